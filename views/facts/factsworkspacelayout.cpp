// How the Facts workspace is put together, and how its layout is kept.

#include "ui/actionbutton.h"
#include "ui/divider.h"
#include "ui/paneheader.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/theme.h"
#include "views/facts/emptyfacts.h"
#include "views/facts/factactions.h"
#include "views/facts/factcommands.h"
#include "views/facts/factlistview.h"
#include "views/facts/factpanel.h"
#include "views/facts/factsheader.h"
#include "views/facts/factstrip.h"
#include "views/facts/factsworkspace.h"
#include "views/facts/repetitionrows.h"
#include "views/facts/repetitionsearch.h"
#include "views/session/projectsession.h"
#include "views/session/samplelistpane.h"

#include <QAction>
#include <QHBoxLayout>
#include <QListView>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tandem {

FactsWorkspace::FactsWorkspace(ProjectSession& session, QWidget* parent)
    : Workspace(WorkspaceId::Facts, parent)
    , m_session(session)
    , m_model(new FactListModel(this))
    , m_list(new FactListView(m_model))
    , m_questions(new RowsOf<RepetitionRow>(repetitionRowSpec(), this))
    , m_questionList(new CardsView(m_questions, nullptr))
    , m_actions(new FactActions(this, m_list, m_questionList))
    , m_commands(new FactCommands(session, this))
    , m_search(new RepetitionSearch(session.project(), this))
    , m_samples(new SampleListPane(session))
    , m_header(new FactsHeader(*m_actions))
    , m_strip(new FactStrip(*m_actions))
    , m_stack(new QStackedWidget)
    , m_empty(new EmptyFacts)
    , m_panel(new FactPanel(*m_actions))
    , m_questionHeader(new PaneHeader)
    , m_columns(new QSplitter(Qt::Horizontal, this))
    , m_side(new QSplitter(Qt::Vertical))
{
    build();
    connectEditing();
    connectMarks();
    connectPlaces();
    connectList();
    connectSession();
    showSheet();
}

void FactsWorkspace::build()
{
    m_samples->setObjectName(QStringLiteral("factSamples"));
    m_columns->setObjectName(QStringLiteral("factsColumns"));
    keep(m_columns);
    m_columns->addWidget(m_samples);
    m_columns->addWidget(buildMiddle());
    m_columns->addWidget(buildSide());
    m_columns->setChildrenCollapsible(false);
    m_columns->setHandleWidth(1);
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({250, 700, 340});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_columns, 1);
    layout->addWidget(new Divider(Qt::Horizontal, this));
    layout->addWidget(buildFoot());
}

QWidget* FactsWorkspace::buildMiddle()
{
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_list);
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (QWidget* part : std::initializer_list<QWidget*>{m_header, m_strip})
        column->addWidget(part);
    column->addWidget(m_stack, 1);
    setSurface(middle, Surface::Panel);
    return middle;
}

QWidget* FactsWorkspace::buildSide()
{
    m_questionList->setObjectName(QStringLiteral("factQuestions"));
    auto* questions = new QWidget;
    auto* column = new QVBoxLayout(questions);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_questionHeader);
    column->addWidget(m_questionList, 1);
    m_side->setObjectName(QStringLiteral("factsSide"));
    keep(m_side);
    m_side->addWidget(m_panel);
    m_side->addWidget(questions);
    m_side->setStretchFactor(0, 1);
    m_side->setChildrenCollapsible(false);
    m_side->setSizes({520, 180});
    setSurface(m_side, Surface::Panel);
    return m_side;
}

QWidget* FactsWorkspace::buildFoot()
{
    auto* foot = new QWidget(this);
    auto* line = new QHBoxLayout(foot);
    line->setContentsMargins(12, 2, 12, 2);
    line->setSpacing(8);
    for (QAction* action : {m_actions->edit, m_actions->split, m_actions->merge, m_actions->add,
             m_actions->remove, m_actions->moveUp, m_actions->moveDown, m_actions->nextQuestion})
        line->addWidget(new ActionButton(action, ActionButton::Look::Hint, foot));
    line->addStretch();
    return foot;
}

void FactsWorkspace::connectEditing()
{
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(m_actions->edit, [this] { m_list->beginEditing(m_list->currentRow()); });
    on(m_actions->split, &FactsWorkspace::beginSplit);
    on(m_actions->add, &FactsWorkspace::beginAdding);
    on(m_actions->merge,
        [this] { withFact([this](const FactRow& fact) { m_commands->mergeWithNext(fact.id); }); });
    on(m_actions->remove,
        [this] { withFact([this](const FactRow& fact) { m_commands->remove(fact.id); }); });
    on(m_actions->moveUp,
        [this] { withFact([this](const FactRow& fact) { m_commands->move(fact.id, false); }); });
    on(m_actions->moveDown,
        [this] { withFact([this](const FactRow& fact) { m_commands->move(fact.id, true); }); });
    connect(m_commands, &FactCommands::failed, this, &FactsWorkspace::tellError);
    connect(m_commands, &FactCommands::factWanted, this,
        [this](const QString& uuid) { m_wantedFact = uuid; });
}

void FactsWorkspace::connectMarks()
{
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(m_actions->repeats, &FactsWorkspace::askAboutRepetition);
    on(m_actions->apart, [this] {
        withFact([this](const FactRow& fact) {
            if (const auto* question = m_model->questionAbout(fact.id))
                m_commands->setApart(fact.id, question->earlier);
        });
    });
    on(m_actions->nextQuestion, &FactsWorkspace::nextQuestion);
    on(m_actions->overrule,
        [this] { withFact([this](const FactRow& fact) { m_commands->overruleMask(fact.id); }); });
    on(m_actions->maskNote, [this] { m_panel->editMaskNote(); });
    on(m_actions->history, &FactsWorkspace::showFocus);
    connect(m_panel, &FactPanel::maskNoted, this, [this](const QString& note) {
        withFact([&](const FactRow& fact) { m_commands->noteOnMask(fact.id, note); });
    });
    connect(m_panel, &FactPanel::finished, this, &FactsWorkspace::takeFocus);
    connect(m_search, &RepetitionSearch::questionsChanged, this, &FactsWorkspace::showQuestions);
    connect(m_questionList->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& current) {
            if (m_questionList->hasFocus())
                goTo(FactId{m_questions->keyAt(current.row()).number()});
        });
    connect(m_questionList, &QListView::clicked, this, [this](const QModelIndex& index) {
        goTo(FactId{m_questions->keyAt(index.row()).number()});
    });
    connect(m_questionList, &QListView::activated, this, [this](const QModelIndex& index) {
        goTo(FactId{m_questions->keyAt(index.row()).number()});
        takeFocus();
    });
}

void FactsWorkspace::connectPlaces()
{
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    connect(m_actions->supporting, &QAction::toggled, this, &FactsWorkspace::showSide);
    on(m_actions->decompose, [this] { emit decomposeRequested({m_session.currentSample()}); });
    on(m_actions->findConflicts, [this] { emit maskRequested({m_session.currentSample()}); });
    on(m_actions->takeOver, [this] { m_commands->takeOverImported(); });
    on(m_actions->nextSample, [this] { m_samples->stepSample(1); });
    on(m_actions->previousSample, [this] { m_samples->stepSample(-1); });
    on(m_actions->focusFacts, &FactsWorkspace::takeFocus);
    on(m_actions->focusQuestions, [this] { m_questionList->setFocus(Qt::ShortcutFocusReason); });
    connect(m_empty, &EmptyFacts::decomposeRequested, m_actions->decompose, &QAction::trigger);
    connect(m_empty, &EmptyFacts::takeOverRequested, m_actions->takeOver, &QAction::trigger);
    connect(m_empty, &EmptyFacts::writingRequested, this, [this] {
        m_writingByHand = m_sheet.sample.id;
        showSheet();
        takeFocus();
        m_list->setCurrentRow(0);
    });
    connect(
        m_empty, &EmptyFacts::workspaceRequested, &m_session, &ProjectSession::workspaceRequested);
}

} // namespace tandem
