#include "views/inspect/decisionspage.h"

#include "storage/project/readevaluations.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/command.h"
#include "ui/searchfield.h"
#include "ui/verdicts/stances.h"
#include "views/inspect/decisionwords.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace tandem {

namespace {

using expert::DecisionKind;

constexpr qsizetype kDecisionsOnAPage = 500;
constexpr int kDecisionsRestMs = 500; ///< a run completes evaluations one after another
constexpr int kSystemLetters = 12;

/// What is said in a table of decisions.
struct DecisionRowWords
{
    Q_DECLARE_TR_FUNCTIONS(DecisionsPage)
};

QString outcomeName(DecisionOutcome outcome)
{
    switch (outcome) {
    case DecisionOutcome::Yes:
        return DecisionRowWords::tr("yes");
    case DecisionOutcome::No:
        return DecisionRowWords::tr("no");
    case DecisionOutcome::Unread:
        break;
    }
    return DecisionRowWords::tr("unparsable");
}

QString outcomeText(const ListedDecision& listed)
{
    if (listed.decision.kind == DecisionKind::Extraction &&
        listed.outcome != DecisionOutcome::Unread)
        return listed.outcome == DecisionOutcome::Yes ? DecisionRowWords::tr("found", "aspects")
                                                      : DecisionRowWords::tr("none", "aspects");
    const QString outcome = outcomeName(listed.outcome);
    return listed.other.isEmpty()
               ? outcome
               : DecisionRowWords::tr("%1: %2", "judgment, the aspect that is matched")
                     .arg(outcome, listed.other);
}

QString decisionText(const ListedDecision& listed)
{
    const QString name = decisionName(listed.decision);
    return listed.aspect.isEmpty() ? name
                                   : DecisionRowWords::tr("%1, %2", "decision, title of its aspect")
                                         .arg(name, listed.aspect);
}

/// Where among the wanted ones a decision stands; of one that the model did not make, as an
/// alignment of what is not matched, another of the aspect; -1: nowhere.
qsizetype placeIn(
    const DecisionSelection& selection, const std::pair<EvaluationId, expert::DecisionRef>& wanted)
{
    const DecisionIndex& index = *selection.index;
    const auto [evaluation, decision] = wanted;
    qsizetype near = -1;
    for (qsizetype i = 0; i < selection.shown.size(); ++i) {
        const DecisionPlace& place = index.decisions.at(selection.shown.at(i));
        if (index.evaluations.at(place.evaluation).id != evaluation ||
            place.decision.side != decision.side || place.decision.aspect != decision.aspect)
            continue;
        if (place.decision == decision)
            return i;
        if (near < 0)
            near = i;
    }
    return near;
}

QString othersText(const ListedDecision& listed)
{
    QStringList said;
    for (const expert::Stance stance : listed.others)
        said.append(stanceName(stance));
    return said.join(DecisionRowWords::tr(", ", "between opinions"));
}

RowSpec<ListedDecision> decisionRows()
{
    RowSpec<ListedDecision> spec;
    spec.key = [](const ListedDecision& listed) {
        return RowKey(QString::number(listed.evaluation.value) + u' ' + listed.decision.key());
    };
    spec.columns = [] {
        using Column = RowColumn<ListedDecision>;
        const auto rationale = [](const ListedDecision& one) { return one.rationale; };
        return QList<Column>{
            Column{.title = DecisionRowWords::tr("Case"),
                .text = [](const ListedDecision& one) { return one.caseName; },
                .letters = 12},
            Column{.title = DecisionRowWords::tr("System"),
                .text = [](const ListedDecision& one) { return one.system; },
                .letters = 10},
            Column{.title = DecisionRowWords::tr("Item"),
                .text = decisionText,
                .toolTip = decisionText,
                .letters = 28},
            Column{.title = DecisionRowWords::tr("Judgment"),
                .text = outcomeText,
                .toolTip = outcomeText,
                .letters = 22},
            Column{.title = DecisionRowWords::tr("You"),
                .text =
                    [](const ListedDecision& one) {
                        return one.own ? stanceName(*one.own) : QString();
                    },
                .letters = 8},
            Column{.title = DecisionRowWords::tr("Others"),
                .text = othersText,
                .look = [](const ListedDecision& one) { return RowLook{.bold = one.differs}; },
                .letters = 10,
                .titleToolTip = DecisionRowWords::tr("For evaluations that you have finished "
                                                     "reviewing; bold where reviewers differ")},
            Column{.title = DecisionRowWords::tr("Rationale"),
                .text = rationale,
                .toolTip = rationale},
        };
    };
    return spec;
}

template <typename T>
std::optional<T> chosenIn(const QComboBox* choice)
{
    const QVariant value = choice->currentData();
    return value.isValid() ? std::optional(T(value.toInt())) : std::nullopt;
}

} // namespace

DecisionsPage::DecisionsPage(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_rows(new RowsOf<ListedDecision>(decisionRows(), this))
    , m_table(named(new RowsView(m_rows, this), "inspectDecisions"))
    , m_words(named(new SearchField(this), "inspectDecisionsSearch"))
    , m_range(named(newLabel(this, LabelStyle::Secondary), "inspectDecisionsRange"))
    , m_reading(session, this)
{
    build();
    keepReading();
    inEveryLanguage(this, [this] {
        fillChoices();
        showRange();
    });
}

DecisionsPage::~DecisionsPage() = default;

void DecisionsPage::build()
{
    m_back = addCommand(
        this, "inspectDecisionsBack", Qt::ALT | Qt::Key_PageUp, [] { return tr("Previous page"); },
        [this] { startAt(m_first - kDecisionsOnAPage); });
    m_on = addCommand(
        this, "inspectDecisionsOn", Qt::ALT | Qt::Key_PageDown, [] { return tr("Next page"); },
        [this] { startAt(m_first + kDecisionsOnAPage); });
    addCommand(
        this, "inspectDecisionsLeave", Qt::Key_Escape, [] { return tr("Back to the case"); },
        [this] { emit left(); });
    bindText(m_words, &QLineEdit::setPlaceholderText, [] { return tr("Search in rationales"); });
    bindText(m_words, &QWidget::setAccessibleName, [] { return tr("Search in rationales"); });
    bindText(m_table, &QWidget::setAccessibleName, [] { return tr("Judgments of all cases"); });
    auto* title = newLabel(this, LabelStyle::Strong);
    bindText(title, &QLabel::setText, [] { return tr("Judgments of all cases"); });
    bindText(m_table, &RowsView::setEmptyText, [] { return tr("No matching judgments"); });
    auto* head =
        inRow({title, m_range, Free(), commandButton(m_back, this), commandButton(m_on, this)}, 8,
            {16, 12, 16, 0});
    inColumn(this, {head, buildFilters(), {m_table, 1}}, 8);
    setFocusProxy(m_table);
    connect(m_words, &SearchField::searchChanged, this, [this] { startAt(0); });
    connect(m_words, &SearchField::downPressed, this, [this] { m_table->setFocus(); });
    connect(m_words, &SearchField::searchAccepted, this, [this] { m_table->setFocus(); });
    connect(m_table, &RowsView::activated, this, [this](const QModelIndex& index) {
        if (const ListedDecision* listed = m_rows->rowAt(index.row()))
            emit decisionChosen(listed->evaluation, listed->decision);
    });
}

QWidget* DecisionsPage::buildFilters()
{
    m_kind = newChoice("inspectDecisionsKind", [] { return tr("Kind of judgment"); });
    m_outcome = newChoice("inspectDecisionsVerdict", [] { return tr("Judgment"); });
    m_system = newChoice("inspectDecisionsSystem", [] { return tr("System"); });
    m_word = newChoice("inspectDecisionsWord", [] { return tr("Reviews"); });
    m_sort = newChoice("inspectDecisionsOrder", [] { return tr("Order"); });
    m_system->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_system->setMinimumContentsLength(kSystemLetters);
    m_clear = newButton(this, "inspectDecisionsClear", [] { return tr("Clear all"); });
    connect(m_clear, &QPushButton::clicked, this, [this] {
        for (QComboBox* choice : {m_kind, m_outcome, m_system, m_word})
            choice->setCurrentIndex(0);
        m_words->clear();
        startAt(0);
        m_table->setFocus();
    });
    auto* filters = new QWidget(this);
    inRow(filters, {{m_words, 1}, m_kind, m_outcome, m_system, m_word, m_clear, m_sort}, 8,
        {16, 0, 16, 0});
    return filters;
}

QComboBox* DecisionsPage::newChoice(
    const char* name, const std::function<QString()>& accessibleName)
{
    auto* choice = named(new ElidingComboBox(this), name);
    bindText(choice, &QWidget::setAccessibleName, accessibleName);
    connect(choice, &QComboBox::activated, this, [this] { startAt(0); });
    return choice;
}

void DecisionsPage::fillChoices()
{
    const auto fill = [](QComboBox* choice, const QString& all, const auto& options) {
        const int before = std::max(0, choice->currentIndex());
        choice->clear();
        if (!all.isEmpty())
            choice->addItem(all);
        for (const auto& [text, value] : options)
            choice->addItem(text, int(value));
        choice->setCurrentIndex(before);
    };
    fill(m_kind, tr("All kinds"),
        QList<std::pair<QString, DecisionKind>>{{tr("Aspects of a text"), DecisionKind::Extraction},
            {tr("Matches"), DecisionKind::Match}, {tr("Content"), DecisionKind::Content},
            {tr("Style"), DecisionKind::Style}});
    QList<std::pair<QString, DecisionOutcome>> outcomes;
    for (const auto outcome : {DecisionOutcome::Yes, DecisionOutcome::No, DecisionOutcome::Unread})
        outcomes.append({outcomeName(outcome), outcome});
    fill(m_outcome, tr("All judgments"), outcomes);
    fill(m_word, {},
        QList<std::pair<QString, DecisionWord>>{{tr("Any review"), DecisionWord::Any},
            {tr("Not reviewed by you"), DecisionWord::None}, {tr("You agree"), DecisionWord::Agree},
            {tr("You disagree"), DecisionWord::Disagree},
            {tr("You are unsure"), DecisionWord::Unsure},
            {tr("Reviewers differ"), DecisionWord::Differ}});
    fill(m_sort, {},
        QList<std::pair<QString, DecisionSort>>{{tr("By case"), DecisionSort::Case},
            {tr("By system"), DecisionSort::System}, {tr("By kind"), DecisionSort::Kind},
            {tr("By judgment"), DecisionSort::Outcome}, {tr("By review"), DecisionSort::Word}});
    fillSystems();
}

void DecisionsPage::fillSystems()
{
    const QString before = m_system->currentIndex() > 0 ? m_system->currentText() : QString();
    QStringList systems;
    if (m_read.selection.index) {
        for (const EvaluationSummary& one : m_read.selection.index->evaluations)
            systems.append(one.system);
    }
    systems.removeDuplicates();
    systems.sort();
    m_system->clear();
    m_system->addItem(tr("All systems"));
    m_system->addItems(systems);
    m_system->setCurrentIndex(1 + int(systems.indexOf(before)));
}

DecisionFilter DecisionsPage::filter() const
{
    DecisionFilter filter;
    filter.kind = chosenIn<DecisionKind>(m_kind);
    filter.outcome = chosenIn<DecisionOutcome>(m_outcome);
    if (m_system->currentIndex() > 0)
        filter.system = m_system->currentText();
    filter.word = chosenIn<DecisionWord>(m_word).value_or(DecisionWord::Any);
    filter.words = m_words->text().simplified();
    filter.sort = chosenIn<DecisionSort>(m_sort).value_or(DecisionSort::Case);
    return filter;
}

void DecisionsPage::keepReading()
{
    m_reading.keep(
        {.parts = Parts(Part::Evaluations) | Part::Verdicts, .restMs = kDecisionsRestMs},
        [this]() -> Latest<Read>::Reading {
            return [known = m_read.selection.index, filter = filter(), first = m_first,
                       wanted = m_wanted, viewer = m_session.currentPerson()](
                       Database& database, const CancelFlag& cancelled) -> Expected<Read> {
                TANDEM_TRY(all, readEvaluations(database, *cancelled));
                QList<EvaluationSummary> complete = (*all)->newest;
                complete.removeIf([](const EvaluationSummary& one) {
                    return one.state == EvaluationState::UnderWay;
                });
                SharedDecisions index = known;
                if (!index || index->evaluations != complete) {
                    TANDEM_TRY(fresh, readDecisions(database, complete, cancelled));
                    index = *fresh;
                }
                TANDEM_TRY(selection, selectDecisions(database, index, filter, viewer, cancelled));
                Read read;
                read.selection = *selection;
                const qsizetype last = std::max<qsizetype>(0, selection->shown.size() - 1);
                const qsizetype place = wanted ? placeIn(*selection, *wanted) : -1;
                const qsizetype start =
                    place < 0 ? first : place / kDecisionsOnAPage * kDecisionsOnAPage;
                read.wanted = wanted;
                read.wantedRow = place < 0 ? -1 : int(place - start);
                read.first = std::min(start, last / kDecisionsOnAPage * kDecisionsOnAPage);
                TANDEM_TRY(
                    rows, listedDecisions(database, *selection, read.first, kDecisionsOnAPage));
                read.rows = *rows;
                return read;
            };
        },
        [this](const Read& read) { show(read); });
    connect(&m_reading, &LatestBase::busyChanged, this, &DecisionsPage::showRange);
    // What the one before was allowed to see goes at once.
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] {
        m_rows->setRows({});
        m_read = {};
        startAt(0);
    });
}

void DecisionsPage::goTo(EvaluationId evaluation, const expert::DecisionRef& decision)
{
    m_wanted = Wanted(evaluation, decision);
    m_reading.startOver();
}

void DecisionsPage::startAt(qsizetype first)
{
    m_wanted.reset();
    m_first = std::max<qsizetype>(0, first);
    m_isFromTop = true;
    m_reading.startOver();
}

void DecisionsPage::show(const Read& read)
{
    const bool hasOthers = m_read.selection.index != read.selection.index;
    m_read = read;
    m_first = read.first;
    m_rows->setRows(read.rows);
    if (hasOthers)
        fillSystems();
    if (read.wantedRow >= 0) {
        m_table->chooseRow(read.wantedRow);
        m_table->scrollTo(m_table->currentIndex(), QAbstractItemView::PositionAtCenter);
    } else if (m_rows->rowCount() > 0 && (m_isFromTop || m_table->currentRow() < 0))
        m_table->chooseRow(0);
    m_isFromTop = false;
    if (read.wanted == m_wanted) // it may have been asked for while this was read
        m_wanted.reset();
    m_clear->setEnabled(!filter().passesAll());
    showRange();
}

void DecisionsPage::showRange()
{
    const QLocale locale;
    const qsizetype all = m_read.selection.shown.size();
    const qsizetype end = m_read.first + m_read.rows.size();
    QString range =
        tr("%1–%2 of %3", "decisions in sight, of how many")
            .arg(locale.toString(m_read.first + 1), locale.toString(end), locale.toString(all));
    if (m_reading.isBusy())
        range = tr("reading…");
    else if (m_read.rows.isEmpty())
        range = tr("no judgments");
    else if (m_read.rows.size() == all)
        range = tr("%n judgment(s)", nullptr, int(all));
    m_range->setText(range);
    for (QAction* page : {m_back, m_on})
        page->setVisible(all > kDecisionsOnAPage);
    m_back->setEnabled(m_read.first > 0);
    m_on->setEnabled(end < all);
}

} // namespace tandem
