#include "views/evaluate/reviewerspage.h"

#include "models/expert/reviewreport.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/reviewrepository.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "views/evaluate/choices.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kReviewersCoalesceMs = 300;

/// Agreement over the finished reviews that `viewer` may know of. Reads each reviewed evaluation:
/// for a worker.
Expected<expert::ReviewerAgreement> readReviewerAgreement(
    Database& database, PersonId viewer, const CancelFlag& cancelled)
{
    TANDEM_TRY(done, ReviewRepository(database).done(viewer));
    QList<expert::ReviewedEvaluation> evaluations;
    for (auto at = done->visible.cbegin(); at != done->visible.cend(); ++at) {
        if (cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        TANDEM_TRY(detail, EvaluationRepository(database).byId(at.key()));
        expert::ReviewedEvaluation one{detail->summary.system, detail->explanation, {}};
        for (const ReviewerWork& work : at.value())
            one.reviewers.append({work.person, work.reviews});
        evaluations.append(one);
    }
    return expert::reviewerAgreement(evaluations);
}

} // namespace

ReviewersPage::ReviewersPage(ProjectSession& session, ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_output(output)
    , m_mode(modeChoice("reviewersMode", this))
    // Why a figure is undefined is said in a language.
    , m_reading(session, this, {RenewedBy::Person, RenewedBy::Language})
{
    m_reading.keep(
        {.parts = Parts(Part::Verdicts) | Part::Evaluations, .restMs = kReviewersCoalesceMs},
        [this] { return work(); },
        [this](const expert::ReviewerAgreement& result) {
            m_result = result;
            m_ready = true;
            showResult();
        });
    addCommands();
    build();
    connect(&session, &ProjectSession::currentPersonChanged, this, [this] {
        // What the one before was allowed to see goes at once.
        m_result = {};
        m_ready = false;
        showResult();
    });
    connect(&session, &ProjectSession::peopleChanged, this, &ReviewersPage::showResult);
    inEveryLanguage(this, [this] { showResult(); });
}

QWidget* ReviewersPage::buildTools()
{
    auto* tools = new QWidget(this);
    m_state = named(newLabel(tools, LabelStyle::Secondary), "reviewersState");
    auto* label = new QLabel(tools);
    says(label, &QLabel::setText, [] { return tr("&Mode"); });
    label->setBuddy(m_mode);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &ReviewersPage::showScores);
    inRow(tools,
        {label, m_mode, Gap(8), m_state, Free(), commandButton(m_copy, tools),
            commandButton(m_save, tools)},
        8, {16, 12, 16, 0});
    return tools;
}

ReviewersPage::Section ReviewersPage::makeSection(const char* name, QVBoxLayout* layout,
    const std::function<QString()>& title, const std::function<QString()>& remark)
{
    QWidget* parent = layout->parentWidget();
    Section section;
    const QString id = QLatin1String(name);
    section.title = newLabel(parent, LabelStyle::Strong);
    section.remark = newNote(parent, LabelStyle::Small);
    section.table = new SectionView(id, parent);
    section.why = named(newNote(parent, LabelStyle::Small), QString(id + QLatin1String("Why")));
    section.table->setFitsRows(true);
    says(section.title, &QLabel::setText, title);
    says(section.remark, &QLabel::setText, remark);
    says(section.table, &QWidget::setAccessibleName, title);
    for (QWidget* part :
        std::initializer_list<QWidget*>{section.title, section.remark, section.table, section.why})
        layout->addWidget(part);
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
    m_withModel = makeSection(
        "reviewersModel", sections, [] { return tr("Reviewers and the language model"); },
        [] {
            return tr("Agreement is the share of “agree” among “agree” and “disagree”, with "
                      "Clopper and Pearson's 95 % "
                      "interval; “unsure” is counted apart. Only decisions that the model made.");
        });
    m_pairs = makeSection(
        "reviewersPairs", sections, [] { return tr("Reviewers and each other"); },
        [] {
            return tr(
                "On the decisions that both gave an opinion on. A verdict is the yes or no that a "
                "reviewer stands for: the model's where they agree, the corrected one where not.");
        });
    m_scores = makeSection(
        "reviewersScores", sections, [] { return tr("Scores under the reviewers' verdicts"); },
        [] {
            return tr("Mean F over the reviewed evaluations; where several reviewed one, the mean "
                      "of theirs.");
        });
    sections->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setWidget(inside);
    m_empty = named(new EmptyState(this), "reviewersEmpty");
    m_content = new QStackedWidget(this);
    m_content->addWidget(scroll);
    m_content->addWidget(m_empty);
    inColumn(this, {buildTools(), {m_content, 1}}, 12);
    setFocusProxy(m_withModel.table);
}

void ReviewersPage::addCommands()
{
    m_copy = addCommand(
        this, "reviewersCopy", QKeySequence::Copy,
        [] { return tr("Copy the reviewers' agreement"); },
        [this] { m_output.copy(shownSections()); }, [] { return tr("Copy"); });
    m_save = addCommand(
        this, "reviewersSave", Qt::CTRL | Qt::Key_S,
        [] { return tr("Save the reviewers' agreement"); },
        [this] {
            m_output.save(
                this, QStringLiteral("reviewers"), expert::reviewsData(m_result, nameOf()));
        },
        [] { return tr("Save table…"); });
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
    if (someone)
        m_empty->say(Icon::People, tr("No finished reviews to show"),
            tr("In Inspect reviewers say of each decision whether they agree. What others said of "
               "an evaluation is counted here once you are done with it yourself."),
            {tr("Review evaluations"),
                [this] { emit m_session.workspaceRequested(WorkspaceId::Inspect); }});
    else
        m_empty->say(Icon::People, tr("Who are you?"),
            tr("Reviewers work blind to each other, so that what is shown here "
               "depends on who looks. Choose your name first."),
            {tr("Choose your name…"), [this] { emit NextSteps::of(m_session).personRequested(); }});
    m_state->setText(any ? tr("%n evaluation(s) reviewed, ", nullptr, int(m_result.evaluations)) +
                               tr("%n finished review(s)", nullptr, int(m_result.finished))
                         : QString());
    for (QAction* action : {m_copy, m_save})
        action->setEnabled(any);
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
    show(m_scores, expert::reviewedSection(m_result, modeOf(m_mode)));
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

} // namespace tandem
