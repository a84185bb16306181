#include "views/evaluate/casespage.h"

#include "storage/changes/latest.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/searchfield.h"
#include "ui/theme.h"
#include "views/evaluate/caserows.h"
#include "views/session/asidechange.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSet>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr int kCasesPageCoalesceMs = 300;

} // namespace

CasesPage::CasesPage(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_reading(new Latest<QList<ListedCase>>(session.project(), this))
    , m_rows(new RowsOf<ListedCase>(caseRows(), this))
    , m_importCases(
          makeAction("evaluateImportCases", Qt::CTRL | Qt::Key_I, &CasesPage::importCasesRequested))
    , m_importResult(makeAction(
          "evaluateImportResult", Qt::CTRL | Qt::Key_R, &CasesPage::importResultRequested))
    , m_typeCase(
          makeAction("evaluateTypeCase", Qt::CTRL | Qt::Key_T, &CasesPage::typeCaseRequested))
    , m_evaluate(
          makeAction("evaluateStart", Qt::CTRL | Qt::Key_Return, &CasesPage::evaluateRequested))
    , m_generate(
          makeAction("evaluateGenerate", Qt::CTRL | Qt::Key_G, &CasesPage::generateRequested))
    , m_find(new QAction(this))
    , m_inspect(new QAction(this))
    , m_setAside(makeAction(
          "evaluateSetAside", Qt::CTRL | Qt::SHIFT | Qt::Key_Delete, &CasesPage::setAside))
    , m_showAside(new QAction(this))
{
    m_reading->keep(
        {.parts = Parts(Part::Cases) | Part::Evaluations, .restMs = kCasesPageCoalesceMs},
        [this] {
            return [aside = showsAside()](Database& database, const CancelFlag&) {
                return listedCases(database, aside);
            };
        },
        [this](const QList<ListedCase>& cases) { showCases(cases); });
    connect(m_reading, &LatestBase::failed, this, &CasesPage::failed);
    build();
    m_find->setObjectName(QStringLiteral("evaluateFindCase"));
    m_find->setShortcut(QKeySequence::Find);
    m_find->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_find);
    m_inspect->setObjectName(QStringLiteral("evaluateInspectCase"));
    m_inspect->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_inspect->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(m_inspect);
    m_showAside->setObjectName(QStringLiteral("evaluateShowAside"));
    m_showAside->setCheckable(true);
    m_table->addActions({m_setAside, m_showAside});
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_showAside, &QAction::toggled, this, &CasesPage::switchAside);
    connect(m_find, &QAction::triggered, m_search,
        [field = m_search] { field->setFocus(Qt::ShortcutFocusReason); });
    connect(m_inspect, &QAction::triggered, this, &CasesPage::inspectCurrent);
    connect(m_table, &QTableView::doubleClicked, this, &CasesPage::inspectCurrent);
    inEveryLanguage(this, [this] { retranslate(); });
    showState();
}

QAction* CasesPage::makeAction(
    const char* name, const QKeySequence& key, void (CasesPage::*request)())
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, request);
    addAction(action);
    return action;
}

QList<QAction*> CasesPage::pageActions() const
{
    return {m_importCases, m_importResult, m_typeCase, m_evaluate, m_generate, m_find, m_inspect,
        m_setAside, m_showAside};
}

QWidget* CasesPage::buildTools()
{
    auto* tools = new QWidget(this);
    m_search = new SearchField(tools);
    m_search->setObjectName(QStringLiteral("evaluateCaseFilter"));
    m_search->setShortcutHint(QKeySequence::Find);
    m_search->setMaximumWidth(260);
    m_count = new QLabel(tools);
    m_count->setObjectName(QStringLiteral("evaluateCaseCount"));
    setLabelStyle(m_count, LabelStyle::Secondary);
    auto* row = new QHBoxLayout(tools);
    row->setContentsMargins(16, 12, 16, 0);
    row->setSpacing(8);
    row->addWidget(m_search);
    row->addWidget(m_count);
    row->addStretch();
    for (QAction* action : {m_typeCase, m_importCases, m_importResult, m_generate})
        row->addWidget(commandButton(action, tools));
    QPushButton* evaluate = commandButton(m_evaluate, tools);
    setPrimary(evaluate);
    row->addWidget(evaluate);
    return tools;
}

void CasesPage::build()
{
    m_table = new RowsView(m_rows, this);
    m_table->setObjectName(QStringLiteral("evaluateCases"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    keep(m_table->horizontalHeader());
    setFocusProxy(m_table);
    m_empty = new EmptyState(this);
    m_empty->setObjectName(QStringLiteral("evaluateNoCases"));
    m_content = new QStackedWidget(this);
    auto* framed = new QWidget(this);
    auto* room = new QVBoxLayout(framed);
    room->setContentsMargins(16, 0, 16, 12);
    room->addWidget(m_table);
    m_content->addWidget(framed);
    m_content->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(buildTools());
    layout->addWidget(m_content, 1);

    connect(m_search, &SearchField::searchChanged, this, [this](const QString& words) {
        m_rows->setFilter(caseWordsFilter(words));
        showState();
    });
    connect(m_search, &SearchField::downPressed, m_table,
        [table = m_table] { table->setFocus(Qt::OtherFocusReason); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &CasesPage::showState);
    connect(m_empty, &EmptyState::actionTriggered, this, &CasesPage::importCasesRequested);
    connect(m_empty, &EmptyState::secondaryTriggered, this, &CasesPage::typeCaseRequested);
}

void CasesPage::retranslate()
{
    const auto name = [](QAction* action, const QString& text, const QString& onButton) {
        action->setText(text);
        action->setIconText(onButton);
    };
    name(m_importCases, tr("Import cases"), tr("Import cases…"));
    name(m_importResult, tr("Import a result file with its texts"), tr("Import a result file…"));
    name(m_typeCase, tr("Type or paste a case"), tr("Type a case…"));
    name(m_evaluate, tr("Evaluate outputs with a language model"), tr("Evaluate…"));
    name(
        m_generate, tr("Have outputs generated from the users' profiles"), tr("Generate outputs…"));
    m_find->setText(tr("Filter the cases"));
    m_inspect->setText(tr("Inspect the newest evaluation of the case"));
    m_showAside->setText(tr("Show the cases that are set aside"));
    m_search->setPlaceholderText(tr("Filter cases"));
    m_search->setAccessibleName(tr("Filter cases by name, prompt or system"));
    m_table->setAccessibleName(tr("Cases"));
    m_empty->setIcon(Icon::Sample);
    m_empty->setHeadline(tr("No cases yet"));
    m_empty->setText(
        tr("A case is a prompt, the text that a user really wrote, and what systems made of it. "
           "Drop a JSON, JSONL or CSV file here, import one, or type a case by hand."));
    m_empty->setActions(tr("Import cases…"), tr("Type a case…"));
    showState();
}

void CasesPage::setWatched(bool watched)
{
    m_reading->setWatched(watched);
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
    const bool any = all > 0;
    m_search->setVisible(any || !m_read);
    m_evaluate->setEnabled(any && !showsAside());
    m_generate->setEnabled(any && !showsAside());
    m_find->setEnabled(any);
    const auto selected = int(m_table->selectedRows().size());
    m_setAside->setText(showsAside() ? tr("Bring back") : tr("Set aside"));
    m_setAside->setEnabled(selected > 0);
    QString text;
    if (!m_read)
        text = tr("reading…");
    else if (selected > 1)
        text = tr("%n case(s) selected", nullptr, selected);
    else if (m_rows->isFiltered())
        text = tr("%1 of %n case(s)", nullptr, all).arg(QLocale().toString(m_rows->rowCount()));
    else if (showsAside())
        text = tr("%n case(s) set aside", nullptr, all);
    else if (any)
        text = tr("%n case(s)", nullptr, all);
    m_count->setText(text);
}

QList<ListedCase> CasesPage::chosen() const
{
    const QList<int> selected = m_table->selectedRows();
    QSet<CaseId> ids;
    if (selected.size() > 1) {
        for (const int row : selected)
            ids.insert(m_rows->rowAt(row)->id);
    } else {
        for (int row = 0; row < m_rows->rowCount(); ++row)
            ids.insert(m_rows->rowAt(row)->id);
    }
    QList<ListedCase> cases = m_rows->rows();
    if (ids.size() == cases.size())
        return {};
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
    m_session.setCurrentEvaluation(current->newest);
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
    m_reading->startOver();
    showState();
}

bool CasesPage::mayChooseCases()
{
    const QList<Person> people = m_session.people();
    const bool hasLead = std::any_of(people.begin(), people.end(),
        [](const Person& person) { return person.active && person.role == Role::Lead; });
    if (!hasLead || m_session.isLead())
        return true;
    emit failed({ErrorCode::Refused, tr("Only a lead sets cases aside and brings them back."), {},
        tr("Switch in the window's corner if that is you."), {}});
    return false;
}

void CasesPage::setAside()
{
    if (!mayChooseCases())
        return;
    QList<CaseId> cases;
    for (const int row : m_table->selectedRows())
        cases += m_rows->rowAt(row)->id;
    changeAside(m_session, this, cases, !showsAside());
}

} // namespace tandem
