#include "views/evaluate/reviewerspage.h"

#include "models/expert/reviewreport.h"
#include "ui/emptystate.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/finishedreviews.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kReviewersCoalesceMs = 300;

} // namespace

ReviewersPage::ReviewersPage(ProjectSession& session, ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_reading(new Latest<expert::ReviewerAgreement>(session.project(), this))
    , m_output(output)
    , m_copy(new QAction(this))
    , m_save(new QAction(this))
{
    m_reading->keep(
        {.parts = Parts(Part::Verdicts) | Part::Evaluations, .restMs = kReviewersCoalesceMs},
        [this] { return work(); },
        [this](const expert::ReviewerAgreement& result) {
            m_result = result;
            m_ready = true;
            showResult();
        });
    connect(m_reading, &LatestBase::failed, this, &ReviewersPage::failed);
    build();
    buildActions();
    retranslate();
    connect(&session, &ProjectSession::currentPersonChanged, this, [this] {
        // What the one before was allowed to see goes at once.
        m_result = {};
        m_ready = false;
        showResult();
        m_reading->startOver();
    });
    connect(&session, &ProjectSession::peopleChanged, this, &ReviewersPage::showResult);
    showResult();
}

QWidget* ReviewersPage::buildTools()
{
    auto* tools = new QWidget(this);
    m_state = new QLabel(tools);
    m_state->setObjectName(QStringLiteral("reviewersState"));
    setLabelStyle(m_state, LabelStyle::Secondary);
    m_modeLabel = new QLabel(tools);
    m_mode = new QComboBox(tools);
    m_mode->setObjectName(QStringLiteral("reviewersMode"));
    fillModeChoice(m_mode);
    m_modeLabel->setBuddy(m_mode);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &ReviewersPage::showScores);
    m_copyButton = new QPushButton(tools);
    m_saveButton = new QPushButton(tools);
    connect(m_copyButton, &QPushButton::clicked, m_copy, &QAction::trigger);
    connect(m_saveButton, &QPushButton::clicked, m_save, &QAction::trigger);
    auto* row = new QHBoxLayout(tools);
    row->setContentsMargins(16, 12, 16, 0);
    row->setSpacing(8);
    row->addWidget(m_modeLabel);
    row->addWidget(m_mode);
    row->addSpacing(8);
    row->addWidget(m_state);
    row->addStretch();
    row->addWidget(m_copyButton);
    row->addWidget(m_saveButton);
    return tools;
}

ReviewersPage::Section ReviewersPage::makeSection(
    const char* name, QVBoxLayout* layout, QWidget* parent)
{
    Section section;
    section.title = new QLabel(parent);
    setLabelStyle(section.title, LabelStyle::Strong);
    section.remark = new QLabel(parent);
    section.remark->setWordWrap(true);
    setLabelStyle(section.remark, LabelStyle::Small);
    section.table = new SectionView(QLatin1String(name), parent);
    section.table->setFitsRows(true);
    layout->addWidget(section.title);
    layout->addWidget(section.remark);
    section.why = new QLabel(parent);
    section.why->setObjectName(QLatin1String(name) + QStringLiteral("Why"));
    section.why->setWordWrap(true);
    setLabelStyle(section.why, LabelStyle::Small);
    layout->addWidget(section.table);
    layout->addWidget(section.why);
    layout->addSpacing(12);
    return section;
}

void ReviewersPage::build()
{
    auto* inside = new QWidget(this);
    setSurface(inside, Surface::Panel);
    auto* sections = new QVBoxLayout(inside);
    sections->setContentsMargins(16, 0, 16, 12);
    sections->setSpacing(6);
    m_withModel = makeSection("reviewersModel", sections, inside);
    m_pairs = makeSection("reviewersPairs", sections, inside);
    m_scores = makeSection("reviewersScores", sections, inside);
    sections->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setWidget(inside);
    m_empty = new EmptyState(this);
    m_empty->setObjectName(QStringLiteral("reviewersEmpty"));
    m_content = new QStackedWidget(this);
    m_content->addWidget(scroll);
    m_content->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(buildTools());
    layout->addWidget(m_content, 1);
    setFocusProxy(m_withModel.table);
    connect(m_empty, &EmptyState::actionTriggered, this,
        [this] { emit m_session.workspaceRequested(WorkspaceId::Inspect); });
}

void ReviewersPage::buildActions()
{
    m_copy->setObjectName(QStringLiteral("reviewersCopy"));
    m_copy->setShortcut(QKeySequence::Copy);
    m_save->setObjectName(QStringLiteral("reviewersSave"));
    m_save->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_S));
    for (QAction* action : {m_copy, m_save}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    connect(m_copy, &QAction::triggered, this, [this] { m_output.copy(shownSections()); });
    connect(m_save, &QAction::triggered, this, [this] {
        m_output.save(this, QStringLiteral("reviewers"), expert::reviewsData(m_result, nameOf()));
    });
}

void ReviewersPage::retranslate()
{
    m_modeLabel->setText(tr("&Mode"));
    retranslateModeChoice(m_mode);
    m_copyButton->setText(tr("Copy"));
    m_saveButton->setText(tr("Save table…"));
    m_copy->setText(tr("Copy the reviewers' agreement"));
    m_save->setText(tr("Save the reviewers' agreement"));
    m_withModel.title->setText(tr("Reviewers and the language model"));
    m_withModel.remark->setText(
        tr("Agreement is the share of “agree” among “agree” and “disagree”, with Wilson's 95 % "
           "interval; “unsure” is counted apart. Only decisions that the model made."));
    m_pairs.title->setText(tr("Reviewers and each other"));
    m_pairs.remark->setText(
        tr("On the decisions that both gave an opinion on. A verdict is the yes or no that a "
           "reviewer stands for: the model's where they agree, the corrected one where not."));
    m_scores.title->setText(tr("Scores under the reviewers' verdicts"));
    m_scores.remark->setText(tr(
        "Mean F over the reviewed evaluations; where several reviewed one, the mean of theirs."));
    m_withModel.table->setAccessibleName(m_withModel.title->text());
    m_pairs.table->setAccessibleName(m_pairs.title->text());
    m_scores.table->setAccessibleName(m_scores.title->text());
    showResult();
}

void ReviewersPage::setWatched(bool watched)
{
    m_reading->setWatched(watched);
}

Latest<expert::ReviewerAgreement>::Reading ReviewersPage::work() const
{
    const PersonId viewer = m_session.currentPerson();
    if (!viewer.isValid())
        return {};
    return [viewer](Database& database, const CancelFlag& cancelled) {
        return readReviewerAgreement(database, viewer, cancelled);
    };
}

void ReviewersPage::showResult()
{
    const bool someone = m_session.currentPerson().isValid();
    const bool any = m_result.finished > 0;
    m_content->setCurrentIndex(someone && (any || !m_ready) ? 0 : 1);
    m_empty->setIcon(Icon::People);
    if (someone) {
        m_empty->setHeadline(tr("No finished reviews to show"));
        m_empty->setText(
            tr("In Inspect reviewers say of each decision whether they agree. What others said of "
               "an evaluation is counted here once you are done with it yourself."));
        m_empty->setActions(tr("Review evaluations"));
    } else {
        m_empty->setHeadline(tr("Who are you?"));
        m_empty->setText(tr("Reviewers work blind to each other, so that what is shown here "
                            "depends on who looks. Choose your name first."));
        m_empty->setActions({});
    }
    m_state->setText(any ? tr("%n evaluation(s) reviewed, ", nullptr, int(m_result.evaluations)) +
                               tr("%n finished review(s)", nullptr, int(m_result.finished))
                         : QString());
    for (QAction* action : {m_copy, m_save})
        action->setEnabled(any);
    m_copyButton->setEnabled(any);
    m_saveButton->setEnabled(any);
    show(m_withModel, expert::kindsSection(m_result));
    show(m_pairs, expert::reviewersSection(m_result, nameOf()));
    const bool anyPair = !m_result.pairs.isEmpty();
    m_pairs.title->setVisible(anyPair);
    m_pairs.remark->setVisible(anyPair);
    m_pairs.table->setVisible(anyPair);
    showScores();
}

void ReviewersPage::showScores()
{
    const auto mode = expert::Mode(m_mode->currentData().toInt());
    show(m_scores, expert::reviewedSection(m_result, mode));
}

void ReviewersPage::show(const Section& section, const results::Section& figures)
{
    section.table->setSection(figures);
    QStringList reasons;
    for (const results::Row& row : figures.rows) {
        for (const results::Cell& cell : row.cells) {
            const auto* figure = std::get_if<Figure>(&cell.value);
            if (figure && !figure->isDefined() && !reasons.contains(figure->undefinedBecause))
                reasons += figure->undefinedBecause;
        }
    }
    section.why->setText(tr("Where there is a dash: %1").arg(reasons.join(QLatin1Char(' '))));
    section.why->setVisible(!reasons.isEmpty());
}

expert::PersonName ReviewersPage::nameOf() const
{
    return [this](PersonId id) { return m_session.person(id).name; };
}

QList<results::Section> ReviewersPage::shownSections() const
{
    QList<results::Section> sections;
    for (const Section* section : {&m_withModel, &m_pairs, &m_scores}) {
        sections += section->table->shownSection();
        sections.last().title = section->title->text();
    }
    sections.removeIf([](const results::Section& section) { return section.rows.isEmpty(); });
    return sections;
}

void ReviewersPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_reading->startOver(); // why a figure is undefined was said in the language before
    }
    QWidget::changeEvent(event);
}

} // namespace tandem
