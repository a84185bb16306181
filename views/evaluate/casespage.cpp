#include "views/evaluate/casespage.h"

#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workspace.h"
#include "ui/searchfield.h"
#include "ui/theme.h"
#include "views/evaluate/casescorebar.h"
#include "views/evaluate/meanline.h"
#include "views/session/asidechange.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QStackedWidget>

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

namespace tandem {

namespace {

constexpr int kCasesPageCoalesceMs = 300;
constexpr int kLeastPromptLetters = 28;
/// Says with a kept header which columns it is of; raised when they stand in another order.
constexpr int kCaseColumnOrder = 2;

} // namespace

CasesPage::CasesPage(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_bar(new CaseScoreBar(this))
    , m_rows(new RowsOf<ListedCase>(caseRows(&m_bar->scores()), this))
    , m_table(named(new RowsView(m_rows, this), "evaluateCases"))
    , m_means(named(new MeanLine(*m_table, this), "evaluateCaseMeans"))
    , m_empty(named(new EmptyState(this), "evaluateNoCases"))
    , m_content(new QStackedWidget(this))
    , m_reading(session, this)
{
    addRequests();
    addTableCommands();
    build();
    m_reading.keep(
        {.parts = Parts(Part::Cases) | Part::Evaluations, .restMs = kCasesPageCoalesceMs},
        [this] {
            return [aside = showsAside()](Database& database, const CancelFlag&) {
                return listedCases(database, aside);
            };
        },
        [this](const QList<ListedCase>& cases) { showCases(cases); });
    inEveryLanguage(this, [this] {
        m_empty->say(Icon::Sample, tr("No cases yet"),
            tr("A case is a prompt, the text that the user actually wrote, and the systems' "
               "outputs. Drop a JSON, JSONL or CSV file here, import one, or enter a case by "
               "hand."),
            {tr("Import cases…"), "evaluateImportCases"},
            {tr("Enter a case…"), "evaluateTypeCase"});
        showState();
    });
}

void CasesPage::addRequests()
{
    // Their words are those of the menu "Add", too; what they say more is in their tool tips.
    const auto add = [this](const char* name, Qt::Key key, Words words, Words more,
                         std::function<void()> then) {
        QAction* command =
            addCommand(this, name, Qt::CTRL | key, std::move(words), std::move(then));
        bindText(command, &QAction::setToolTip, std::move(more));
        return command;
    };
    m_requests = {
        add(
            "evaluateTypeCase", Qt::Key_T, [] { return tr("Enter a case…"); },
            [] { return tr("Enter or paste a case"); }, [this] { emit typeCaseRequested(); }),
        add(
            "evaluateImportCases", Qt::Key_I, [] { return tr("Import cases…"); },
            [] { return tr("Import cases and outputs of systems from files"); },
            [this] { emit NextSteps::of(m_session).casesRequested({}); }),
        add(
            "evaluateImportResult", Qt::Key_R, [] { return tr("Import a result file…"); },
            [] { return tr("Import a result file with its texts"); },
            [this] { emit importResultRequested(); })};
    m_generate = add(
        "evaluateGenerate", Qt::Key_G, [] { return tr("Generate outputs…"); },
        [] { return tr("Generate outputs from the users' profiles"); }, [this] { generate(); });
    m_evaluate = add(
        "evaluateStart", Qt::Key_Return, [] { return tr("Evaluate…"); },
        [] { return tr("Evaluate outputs with a language model"); }, [this] { evaluate(); });
}

/// What is chosen: of the cases that are selected where several are, else of those that pass the
/// filter.
void CasesPage::evaluate()
{
    PlannedRun run{RunKindId::Expert, {}};
    run.options.expert.outputs = chosenOutputs();
    emit NextSteps::of(m_session).runsRequested({run});
}

void CasesPage::generate()
{
    PlannedRun run{RunKindId::Generate, {}};
    run.options.generate.cases = chosenCases();
    emit NextSteps::of(m_session).runsRequested({run});
}

void CasesPage::addTableCommands()
{
    m_find = addCommand(
        this, "evaluateFindCase",
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F), QKeySequence(QKeySequence::Find)},
        [] { return tr("Filter cases"); }, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    addCommand(
        this, "evaluateInspectCase", {Qt::Key_Return, Qt::Key_Enter},
        [] { return tr("Inspect the evaluation of this score, or the case's newest"); },
        [this] { inspectCurrent(); }, {}, {m_table});
    m_excluded = addCommand(
        this, "evaluateSetAside", Qt::CTRL | Qt::SHIFT | Qt::Key_Delete,
        [this] { return m_excluded && showsAside() ? tr("Include again") : tr("Exclude"); },
        [this] { exclude(); });
    m_showAside = addCommand(
        this, "evaluateShowAside", {}, [] { return tr("Show excluded cases"); }, {}, {}, {m_table});
    m_showAside->setCheckable(true);
    connect(m_showAside, &QAction::toggled, this, &CasesPage::switchAside);
    m_table->addAction(m_excluded);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_table, &QTableView::doubleClicked, this, &CasesPage::inspectCurrent);
}

QWidget* CasesPage::buildTools()
{
    auto* tools = new QWidget(this);
    m_search = named(new SearchField(tools), "evaluateCaseFilter");
    m_search->setShortcutHint(QKeySequence::Find);
    m_search->setMaximumWidth(260);
    bindText(m_search, &QLineEdit::setPlaceholderText, [] { return tr("Filter cases"); });
    bindText(m_search, &QWidget::setAccessibleName,
        [] { return tr("Filter cases by name, prompt or system"); });
    m_count = named(newLabel(tools, LabelStyle::Secondary), "evaluateCaseCount");
    QPushButton* add = newButton(tools, "evaluateAdd", [] { return tr("Add"); });
    auto* menu = named(new QMenu(add), "evaluateAddMenu");
    menu->setToolTipsVisible(true);
    menu->addActions(m_requests);
    menu->addSeparator();
    menu->addAction(m_generate);
    add->setMenu(menu);
    QPushButton* evaluate = commandButton(m_evaluate, tools);
    setPrimary(evaluate);
    inRow(tools, {m_search, m_count, Free(), add, evaluate}, 8, {16, 12, 16, 0});
    return tools;
}

void CasesPage::build()
{
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    keepHeader();
    setFocusProxy(m_table);
    bindText(m_table, &QWidget::setAccessibleName, [] { return tr("Cases"); });
    auto* framed = new QWidget(this);
    m_table->setLeastOfRest(kLeastPromptLetters);
    inColumn(framed, {{m_table, 100}, m_means, Free(1)}, 0, {16, 0, 16, 12});
    m_content->addWidget(framed);
    m_content->addWidget(m_empty);
    inColumn(this, {inColumn({buildTools(), m_bar}, 8), {m_content, 1}}, 12);

    connect(m_bar, &CaseScoreBar::scoresChanged, this, &CasesPage::showScores);
    connect(m_table->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &CasesPage::fitTable);
    connect(
        m_table->verticalHeader(), &QHeaderView::sectionCountChanged, this, &CasesPage::fitTable);
    connect(m_search, &SearchField::searchChanged, this, [this](const QString& words) {
        m_rows->setFilter(caseWordsFilter(words));
        showState();
    });
    connect(m_search, &SearchField::downPressed, m_table,
        [table = m_table] { table->setFocus(Qt::OtherFocusReason); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &CasesPage::showState);
}

/// Where the table was sorted by a column, it still is, wherever that stands now.
void CasesPage::showScores()
{
    const QHeaderView* header = m_table->horizontalHeader();
    const auto title = [this](int column) {
        return m_rows->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    };
    const QString sorted =
        header->isSortIndicatorShown() ? title(header->sortIndicatorSection()) : QString();
    m_rows->refresh();
    m_rows->arrange();
    const int before = header->sortIndicatorSection();
    if (!sorted.isEmpty() && title(before) != sorted) {
        int column = 0;
        while (column < m_rows->columnCount() && title(column) != sorted)
            ++column;
        m_table->sortByColumn(
            column < m_rows->columnCount() ? column : -1, header->sortIndicatorOrder());
    }
    const CaseScores& scores = m_bar->scores();
    m_means->setCells(scores.systems.isEmpty() ? QList<MeanCell>() : caseMeans(scores));
    fitTable();
}

/// As high as its rows, so that the means stand right below the last one.
void CasesPage::fitTable()
{
    const QScrollBar* bar = m_table->horizontalScrollBar();
    const int sideways = bar->maximum() > bar->minimum() ? bar->sizeHint().height() : 0;
    const int needed = m_table->horizontalHeader()->height() + m_table->verticalHeader()->length() +
                       sideways + 2 * m_table->frameWidth();
    m_table->setMaximumHeight(m_means->isHidden() ? QWIDGETSIZE_MAX : needed);
}

/// The columns come and go with systems: widths are those of as many columns, and wait until the
/// evaluations are read.
void CasesPage::keepHeader()
{
    QHeaderView* header = m_table->horizontalHeader();
    const auto waiting = std::make_shared<QVariantList>();
    const auto restore = [header, waiting] {
        const bool fits = waiting->size() == 3 && waiting->at(1).toInt() == kCaseColumnOrder;
        if (fits && waiting->first().toInt() == header->count())
            header->restoreState(std::exchange(*waiting, {}).last().toByteArray());
    };
    keep(
        header,
        [header, waiting] {
            return waiting->isEmpty()
                       ? QVariantList{header->count(), kCaseColumnOrder, header->saveState()}
                       : *waiting;
        },
        [waiting, restore](const QVariant& saved) {
            *waiting = saved.toList();
            restore();
        });
    connect(header, &QHeaderView::sectionCountChanged, this, [waiting, restore] {
        restore();
        waiting->clear(); // of other systems
    });
}

void CasesPage::setEvaluations(const SharedEvaluations& evaluations)
{
    m_bar->setEvaluations(evaluations);
}

void CasesPage::showScoresOf(RunId run)
{
    m_bar->showRun(run);
}

void CasesPage::showCases(const QList<ListedCase>& cases)
{
    m_read = true;
    m_rows->setRows(cases);
    if (!m_table->currentIndex().isValid() && m_rows->rowCount() > 0)
        m_table->setCurrentIndex(m_rows->index(0, 0));
    showWanted();
    showState();
}

void CasesPage::showState()
{
    const auto all = int(m_rows->rows().size());
    m_content->setCurrentIndex(m_read && all == 0 && !showsAside() ? 1 : 0);
    fitTable();
    const bool any = all > 0;
    m_search->setVisible(any || !m_read);
    // What is chosen is named by its cases and outputs, and none of them stands for all.
    const bool mayRun = any && !showsAside();
    m_evaluate->setEnabled(mayRun && (choosesAll() || !chosenOutputs().isEmpty()));
    m_generate->setEnabled(mayRun && (choosesAll() || !chosenCases().isEmpty()));
    m_find->setEnabled(any);
    const auto selected = int(m_table->selectedRows().size());
    m_excluded->setText(showsAside() ? tr("Include again") : tr("Exclude"));
    m_excluded->setEnabled(selected > 0);
    QString text;
    if (!m_read)
        text = tr("reading…");
    else if (selected > 1)
        text = tr("%n case(s) selected", nullptr, selected);
    else if (m_rows->isFiltered())
        text = tr("%1 of %n case(s)", nullptr, all).arg(QLocale().toString(m_rows->rowCount()));
    else if (showsAside())
        text = tr("%n case(s) excluded", nullptr, all);
    else if (any)
        text = tr("%n case(s)", nullptr, all);
    m_count->setText(text);
}

bool CasesPage::choosesAll() const
{
    const auto selected = m_table->selectedRows().size();
    return (selected > 1 ? selected : m_rows->rowCount()) == m_rows->rows().size();
}

QList<ListedCase> CasesPage::chosen() const
{
    if (choosesAll())
        return {};
    const QList<int> selected = m_table->selectedRows();
    const bool several = selected.size() > 1;
    QSet<CaseId> ids;
    for (int i = 0; i < (several ? int(selected.size()) : m_rows->rowCount()); ++i)
        ids.insert(m_rows->rowAt(several ? selected.at(i) : i)->id);
    QList<ListedCase> cases = m_rows->rows();
    cases.removeIf([&ids](const ListedCase& one) { return !ids.contains(one.id); });
    return cases;
}

QList<OutputId> CasesPage::chosenOutputs() const
{
    QList<OutputId> outputs;
    for (const ListedCase& one : chosen()) {
        for (const ListedOutput& output : one.outputs)
            outputs += output.id;
    }
    return outputs;
}

QList<CaseId> CasesPage::chosenCases() const
{
    QList<CaseId> cases;
    for (const ListedCase& one : chosen())
        cases += one.id;
    return cases;
}

void CasesPage::goTo(CaseId textCase)
{
    m_wanted = textCase;
    m_showAside->setChecked(false);
    showWanted();
}

void CasesPage::showWanted()
{
    if (!m_wanted.isValid() || !m_rows->find(m_wanted))
        return;
    const CaseId wanted = std::exchange(m_wanted, {});
    if (m_rows->rowOf(wanted) < 0) {
        m_search->clear();
        m_rows->setFilter({});
        showState();
    }
    m_table->choose(wanted);
    m_table->scrollTo(m_table->currentIndex());
}

void CasesPage::inspectCurrent()
{
    const ListedCase* current = m_rows->rowAt(m_table->currentRow());
    if (!current || !current->newest.isValid())
        return;
    EvaluationId wanted = current->newest;
    // The cell of a score leads to the evaluation that gave it.
    if (const auto system = systemOfCaseColumn(m_bar->scores(), m_table->currentIndex().column())) {
        const CaseScore score = m_bar->scores().scores.value({current->id, *system});
        wanted = score.evaluation.isValid() ? score.evaluation : wanted;
    }
    m_session.setCurrentEvaluation(wanted);
    emit m_session.workspaceRequested(WorkspaceId::Inspect);
}

bool CasesPage::showsAside() const
{
    return m_showAside->isChecked();
}

void CasesPage::switchAside()
{
    // No command may be about cases of the list that goes.
    m_read = false;
    m_rows->setRows({});
    m_bar->exclude(showsAside());
    m_reading.startOver();
    showState();
}

bool CasesPage::mayChooseCases()
{
    const QList<Person> people = m_session.people();
    const bool hasLead = std::any_of(people.begin(), people.end(),
        [](const Person& person) { return person.active && person.role == Role::Lead; });
    if (!hasLead || m_session.isLead())
        return true;
    Workspace::of(this)->tellError(
        {ErrorCode::Refused, tr("Only a lead can exclude cases and include them again."), {},
            tr("If that is you, switch user."), {}});
    return false;
}

void CasesPage::exclude()
{
    if (!mayChooseCases())
        return;
    QList<CaseId> cases;
    for (const int row : m_table->selectedRows())
        cases += m_rows->rowAt(row)->id;
    changeAside(m_session, this, cases, !showsAside());
}

} // namespace tandem
