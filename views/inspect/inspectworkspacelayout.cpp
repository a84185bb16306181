#include "ui/emptystate.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workclock.h"
#include "ui/theme.h"
#include "views/inspect/answerbar.h"
#include "views/inspect/caselistpane.h"
#include "views/inspect/decisionpane.h"
#include "views/inspect/evaluationlist.h"
#include "views/inspect/evaluationsets.h"
#include "views/inspect/inspectactions.h"
#include "views/inspect/inspectfoot.h"
#include "views/inspect/inspectworkspace.h"
#include "views/inspect/reviewdesk.h"
#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QListView>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

/// How Inspect is put together, and what of it is remembered.
namespace tandem {

InspectWorkspace::InspectWorkspace(ProjectSession& session, QWidget* parent)
    : Workspace(WorkspaceId::Inspect, parent)
    , m_session(session)
    , m_loader(new CaseLoader(session, this))
    , m_desk(new ReviewDesk(session, this))
    , m_cases(new CaseListPane(session, this))
    , m_caseView(new CaseView(this))
    , m_actions(new InspectActions(this, m_caseView))
    , m_decisions(new DecisionPane(
          *m_desk, m_actions, [this](PersonId person) { return nameOf(person); }, this))
    , m_foot(new InspectFoot(m_actions, this))
    , m_columns(new QSplitter(Qt::Horizontal, this))
    , m_rows(new QSplitter(Qt::Vertical, this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
{
    build();
    connectActions();
    connectReview();
    connectCase();
    connectSession();
    retranslate();
    open();
}

void InspectWorkspace::build()
{
    m_caseView->setObjectName(QStringLiteral("caseView"));
    m_empty->setObjectName(QStringLiteral("inspectEmpty"));
    setSurface(this, Surface::Panel);
    m_rows->addWidget(m_caseView);
    m_rows->addWidget(m_decisions);
    m_rows->setStretchFactor(0, 1);
    m_rows->setStretchFactor(1, 0);
    m_rows->setChildrenCollapsible(false);
    m_rows->setSizes({540, 250});
    m_stack->addWidget(m_rows);
    m_stack->addWidget(m_empty);
    m_columns->addWidget(m_cases);
    m_columns->addWidget(m_stack);
    m_columns->setObjectName(QStringLiteral("inspectColumns"));
    m_rows->setObjectName(QStringLiteral("inspectRows"));
    keep(m_columns);
    keep(m_rows);
    keep(
        m_cases, [this] { return saveOrder(); },
        [this](const QVariant& saved) { restoreOrder(saved.toList()); });
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setChildrenCollapsible(false);
    m_columns->setSizes({210, 1000});
    for (QSplitter* splitter : {m_columns, m_rows})
        splitter->setHandleWidth(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_columns, 1);
    column->addWidget(m_foot);
}

void InspectWorkspace::connectActions()
{
    const auto on = [this](QAction* action, auto&& slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    using expert::DecisionKind;
    on(m_actions->nextAspect, [this] { m_caseView->selectNext(); });
    on(m_actions->previousAspect, [this] { m_caseView->selectPrevious(); });
    on(m_actions->switchSide, [this] { m_caseView->toggleSide(); });
    on(m_actions->nextUndecided, [this] { goToUndecided(); });
    on(m_actions->secondSystem, [this] { stepSecond(); });
    on(m_actions->nextMode, [this] {
        const int next = (int(m_cases->order().mode) + 1) % expert::kModes;
        chooseMode(static_cast<expert::Mode>(next));
    });
    on(m_actions->nextCase, [this] { stepCase(true); });
    on(m_actions->previousCase, [this] { stepCase(false); });
    on(m_actions->filterCases, [this] { m_cases->focusFilter(); });
    on(m_actions->agree, [this] { giveOpinion(expert::Opinion::Agree); });
    on(m_actions->disagree, [this] { disagree(); });
    on(m_actions->unsure, [this] { giveOpinion(expert::Opinion::Unsure); });
    on(m_actions->agreeWithAll, [this] { agreeWithAll(); });
    on(m_actions->takeBack, [this] {
        if (m_desk->current())
            m_desk->takeBack(*m_desk->current());
    });
    on(m_actions->note, [this] { m_decisions->answers()->focusNote(); });
    on(m_actions->decideMatch, [this] { decide(DecisionKind::Match); });
    on(m_actions->decideContent, [this] { decide(DecisionKind::Content); });
    on(m_actions->decideStyle, [this] { decide(DecisionKind::Style); });
    on(m_actions->decideExtraction, [this] { decide(DecisionKind::Extraction); });
    on(m_actions->reply, [this] { showReply(); });
    on(m_actions->showReviewed, [this] { drawLinks(); });
    on(m_actions->done, [this] { finish(); });
    on(m_actions->exportMenu, [this] { showExportMenu(); });
    on(m_actions->exportCopy, [this] { emit exportRequested(CaseExport::Copy); });
    on(m_actions->exportHtml, [this] { emit exportRequested(CaseExport::Html); });
    on(m_actions->exportPdf, [this] { emit exportRequested(CaseExport::Pdf); });
}

void InspectWorkspace::connectReview()
{
    m_session.unfinished().addTyped(
        this, [this] { m_decisions->answers()->writeNote(); },
        [this] {
            return m_desk->hasWaitingNotes()
                       ? tr("A note in Inspect waits for your opinion, which it is kept with.")
                       : QString();
        });
    clock().drive(m_desk->time());
    connect(m_desk, &ReviewDesk::reviewsChanged, this, &InspectWorkspace::showReview);
    connect(m_desk, &ReviewDesk::failed, this, &InspectWorkspace::tellError);
    connect(m_decisions, &DecisionPane::decisionChosen, this, &InspectWorkspace::setCurrent);
    connect(m_decisions->answers(), &AnswerBar::noteWritten, this, [this](const QString& note) {
        if (m_desk->current())
            m_desk->setNote(*m_desk->current(), note);
    });
    connect(m_decisions->answers(), &AnswerBar::noteLeft, this,
        [this] { m_caseView->setFocus(Qt::OtherFocusReason); });
    connect(m_decisions->score(), &ScorePanel::modeChosen, this, &InspectWorkspace::chooseMode);
    connect(m_decisions->score(), &ScorePanel::aspectChosen, this,
        [this](const AspectRef& aspect) { m_caseView->setSelected(aspect); });
}

void InspectWorkspace::connectCase()
{
    connect(m_loader, &CaseLoader::loaded, this, &InspectWorkspace::caseCame);
    connect(
        m_loader, &CaseLoader::failed, this, [this](EvaluationId evaluation, const Error& error) {
            if (evaluation != m_session.currentEvaluation())
                return;
            m_seeking = false;
            tellError(error);
        });
    connect(m_loader, &CaseLoader::outdated, this, [this](EvaluationId evaluation) {
        if (isVisible() && (evaluation == m_session.currentEvaluation() || evaluation == m_second))
            m_loader->request(evaluation);
    });
    connect(m_caseView, &CaseView::selectedChanged, this, &InspectWorkspace::selectionChanged);
    connect(m_cases, &CaseListPane::evaluationChosen, this,
        [this](EvaluationId evaluation) { m_session.setCurrentEvaluation(evaluation); });
    connect(m_cases, &CaseListPane::evaluationActivated, this,
        [this] { m_caseView->setFocus(Qt::OtherFocusReason); });
    connect(m_cases, &CaseListPane::foundWordsChanged, this,
        [this] { m_caseView->setFoundWords(m_cases->foundWords()); });
    connect(m_cases, &CaseListPane::orderChanged, this, [this] {
        m_decisions->score()->setChosen(m_cases->order().mode, m_cases->order().figure);
        m_caseView->setMode(m_cases->order().mode);
    });
    connect(m_cases, &CaseListPane::failed, this, &InspectWorkspace::tellError);
    connect(m_cases, &CaseListPane::listChanged, this, [this] {
        showState();
        prefetch();
    });
}

void InspectWorkspace::connectSession()
{
    connect(&m_session, &ProjectSession::currentEvaluationChanged, this, &InspectWorkspace::open);
    connect(&m_session, &ProjectSession::peopleChanged, this, [this] { m_decisions->refresh(); });
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (m_cases->sets().all().isEmpty())
            emit m_session.workspaceRequested(WorkspaceId::Evaluate);
        else
            m_cases->setFilterText({});
    });
}

QVariantList InspectWorkspace::saveOrder() const
{
    const CaseOrder& order = m_cases->order();
    return {int(order.sort), order.descending, int(order.mode), int(order.figure)};
}

void InspectWorkspace::restoreOrder(const QVariantList& saved)
{
    const int sort = saved.value(0).toInt();
    const int mode = saved.value(2).toInt();
    const int figure = saved.value(3).toInt();
    const bool sound = sort >= 0 && sort <= int(CaseSort::Review) && mode >= 0 &&
                       mode < expert::kModes && figure >= 0 &&
                       figure <= int(ScoreFigure::Precision);
    if (!sound)
        return;
    CaseOrder order = m_cases->order();
    // Which systems a difference is of is not remembered: another project has others.
    order.sort = sort == int(CaseSort::Difference) ? CaseSort::Position : CaseSort(sort);
    order.descending = saved.value(1).toBool();
    order.mode = static_cast<expert::Mode>(mode);
    order.figure = static_cast<ScoreFigure>(figure);
    m_cases->setOrder(order);
}

} // namespace tandem
