#include "views/inspect/inspectworkspace.h"

#include "ui/emptystate.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workclock.h"
#include "ui/theme.h"
#include "views/inspect/answerbar.h"
#include "views/inspect/caselistpane.h"
#include "views/inspect/choicemenu.h"
#include "views/inspect/decisionpane.h"
#include "views/inspect/decisionsteps.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/evaluationlist.h"
#include "views/inspect/evaluationsets.h"
#include "views/inspect/inspectactions.h"
#include "views/inspect/inspectfoot.h"
#include "views/inspect/reviewdesk.h"
#include "views/inspect/secondsystem.h"
#include "views/session/projectsession.h"
#include "views/session/replydialog.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tandem {

using expert::DecisionKind;
using expert::DecisionRef;

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
    , m_steps(new DecisionSteps(session, *m_desk, *m_decisions, *m_cases, this))
    , m_second(std::make_unique<SecondSystem>(session, *m_loader, *m_caseView))
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
    InspectWorkspace::retranslate();
    open();
}

InspectWorkspace::~InspectWorkspace() = default;

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
    on(m_actions->nextUndecided, [this] { m_steps->goToUndecided(); });
    on(m_actions->secondSystem, [this] { stepSecond(); });
    on(m_actions->nextMode, [this] {
        const int next = (int(m_cases->order().mode) + 1) % expert::kModes;
        chooseMode(static_cast<expert::Mode>(next));
    });
    on(m_actions->nextCase, [this] { stepCase(true); });
    on(m_actions->previousCase, [this] { stepCase(false); });
    on(m_actions->filterCases, [this] { m_cases->focusFilter(); });
    on(m_actions->agree, [this] { m_steps->give(expert::Opinion::Agree); });
    on(m_actions->disagree, [this] { m_steps->disagree(); });
    on(m_actions->unsure, [this] { m_steps->give(expert::Opinion::Unsure); });
    on(m_actions->agreeWithAll, [this] { m_steps->agreeWithAll(); });
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
    on(m_actions->done, [this] { m_steps->finish(); });
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
    connect(m_steps, &DecisionSteps::decisionWanted, this, &InspectWorkspace::goTo);
    connect(m_steps, &DecisionSteps::begun, this, &InspectWorkspace::clearMessage);
    // A click has checked the command; what is on disk says whether it is.
    connect(m_steps, &DecisionSteps::judged, this, &InspectWorkspace::showActions);
    connect(m_steps, &DecisionSteps::askedToFinish, this, &InspectWorkspace::showReview);
    connect(m_steps, &DecisionSteps::told, this, &InspectWorkspace::tell);
    connect(m_steps, &DecisionSteps::refused, this, &InspectWorkspace::warn);
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
            m_steps->stopSeeking();
            tellError(error);
        });
    connect(m_loader, &CaseLoader::outdated, this, [this](EvaluationId evaluation) {
        if (isVisible() &&
            (evaluation == m_session.currentEvaluation() || evaluation == m_second->evaluation()))
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

QList<QAction*> InspectWorkspace::workspaceActions() const
{
    return m_actions->all();
}

LoadedCase InspectWorkspace::shownCase() const
{
    return m_desk->shownCase();
}

QString InspectWorkspace::nameOf(PersonId person) const
{
    return m_session.person(person).name;
}

/// The session looks at another evaluation.
void InspectWorkspace::open()
{
    m_steps->leaveCase();
    const EvaluationId evaluation = m_session.currentEvaluation();
    if (!evaluation.isValid())
        showCase(nullptr);
    else if (isVisible() || m_loader->cached(evaluation))
        m_loader->request(evaluation);
}

void InspectWorkspace::caseCame(EvaluationId evaluation)
{
    if (evaluation == m_session.currentEvaluation())
        showCase(m_loader->cached(evaluation));
    else if (evaluation == m_second->evaluation() && m_desk->shownCase())
        m_second->show(*m_desk->shownCase());
}

void InspectWorkspace::showCase(const LoadedCase& shown)
{
    m_decisions->answers()->writeNote();
    const LoadedCase before = m_desk->shownCase();
    if (before == shown && shown)
        return;
    const bool same = before && shown && before->detail.summary.id == shown->detail.summary.id;
    const auto decision = same ? m_desk->current() : std::nullopt;
    clearMessage();
    m_desk->setCase(shown);
    if (!shown) {
        m_caseView->clear();
        showState();
        return;
    }
    {
        const QScopedValueRollback setting(m_settingSelection, true);
        m_caseView->setEvaluation(shown->detail, shown->expectedPlaces, shown->generatedPlaces);
        m_caseView->setFoundWords(m_cases->foundWords());
    }
    drawLinks();
    const expert::Side side = m_caseView->side();
    if (decision)
        goTo(*decision);
    else if (shown->detail.explanation.side(side).aspects.isEmpty())
        goTo({DecisionKind::Extraction, side, -1});
    else
        goTo({DecisionKind::Match, side, 0});
    showState();
    m_second->show(*shown);
    prefetch();
    m_steps->caseShown();
}

void InspectWorkspace::showState()
{
    const bool nothing = m_cases->sets().areKnown() && m_cases->sets().all().isEmpty();
    const bool shown = m_desk->shownCase() != nullptr;
    const bool first = shown && m_stack->currentWidget() != m_rows;
    m_stack->setCurrentWidget(shown ? static_cast<QWidget*>(m_rows) : m_empty);
    if (first)
        takeFocusUnlessTyping();
    m_cases->setVisible(!nothing);
    if (!shown) {
        const bool filtered = !nothing && m_cases->evaluations().total() > 0 &&
                              m_cases->evaluations().rowCount() == 0;
        m_empty->setIcon(filtered ? Icon::Search : Icon::Inspect);
        if (nothing) {
            m_empty->setHeadline(tr("Nothing to inspect yet"));
            m_empty->setText(tr("Bring cases in at Evaluate: prompts with the text that was "
                                "expected and the text that a system wrote. Run ExPerT on them "
                                "there, or import its results."));
            m_empty->setActions(tr("Go to Evaluate"));
        } else if (filtered) {
            m_empty->setHeadline(tr("No case passes the filter"));
            m_empty->setText({});
            m_empty->setActions(tr("Show all cases"));
        } else {
            m_empty->setHeadline(
                m_cases->sets().areKnown() ? tr("Choose a case") : tr("Reading the cases…"));
            m_empty->setText({});
            m_empty->setActions({});
        }
    }
    showActions();
}

/// The first case is there only after the workspace was given the keyboard; its keys should work
/// then, but nothing that somebody types in the meantime is torn off.
void InspectWorkspace::takeFocusUnlessTyping()
{
    const auto* typing = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    if (isVisible() && (!typing || (isAncestorOf(typing) && typing->text().isEmpty())))
        takeFocus();
}

QWidget* InspectWorkspace::focusTarget() const
{
    return m_stack->currentWidget() == m_rows ? static_cast<QWidget*>(m_caseView) : m_empty;
}

/// What is on disk changed, or who sits here.
void InspectWorkspace::showReview()
{
    const int all = int(m_desk->decisions().size());
    const bool reviewing = m_desk->shownCase() && m_session.currentPerson().isValid();
    const QLocale locale;
    if (m_desk->shownCase() && !m_session.currentPerson().isValid())
        m_foot->setProgress(tr("choose who you are to review"));
    else
        m_foot->setProgress(reviewing ? tr("reviewed %1 of %n decision(s)", "", all)
                                            .arg(locale.toString(m_desk->decided()))
                                      : QString());
    m_steps->reviewsChanged();
    m_decisions->refresh();
    drawLinks();
    m_decisions->showStrip(m_steps->asksToFinish());
    showActions();
}

void InspectWorkspace::showActions()
{
    const LoadedCase shown = m_desk->shownCase();
    const auto current = m_desk->current();
    const bool judged = shown && current && m_desk->mayReview() && m_desk->isReviewable(*current);
    for (QAction* action : {m_actions->agree, m_actions->disagree, m_actions->unsure,
             m_actions->agreeWithAll, m_actions->takeBack, m_actions->note})
        action->setEnabled(judged);
    const auto opinion =
        current ? m_desk->reviews().value(*current).opinion : std::optional<expert::Opinion>();
    m_actions->agree->setChecked(opinion == expert::Opinion::Agree);
    m_actions->disagree->setChecked(opinion == expert::Opinion::Disagree);
    m_actions->unsure->setChecked(opinion == expert::Opinion::Unsure);
    m_actions->nextUndecided->setEnabled(m_session.currentPerson().isValid() &&
                                         m_cases->evaluations().rowCount() > 0 &&
                                         !m_session.packet());
    m_actions->done->setEnabled(m_desk->mayReview());
    const bool aspect = shown && current && current->kind != DecisionKind::Extraction;
    for (QAction* action :
        {m_actions->decideMatch, m_actions->decideContent, m_actions->decideStyle})
        action->setEnabled(aspect);
    for (QAction* action : {m_actions->nextAspect, m_actions->previousAspect, m_actions->switchSide,
             m_actions->secondSystem, m_actions->nextMode, m_actions->decideExtraction,
             m_actions->exportMenu, m_actions->exportCopy, m_actions->exportHtml,
             m_actions->exportPdf})
        action->setEnabled(shown != nullptr);
    m_actions->reply->setEnabled(
        shown && current && replyOf(shown->detail.explanation, *current).isValid());
    m_actions->reply->setToolTip(m_actions->reply->isEnabled()
                                     ? QString()
                                     : tr("There is no reply: the evaluation was imported"));
    m_actions->showReviewed->setEnabled(shown && m_session.currentPerson().isValid());
}

void InspectWorkspace::entered()
{
    const EvaluationId current = m_session.currentEvaluation();
    if (current.isValid())
        m_loader->request(current);
    showState();
}

void InspectWorkspace::retranslate()
{
    m_actions->retranslate();
    m_decisions->score()->setChosen(m_cases->order().mode, m_cases->order().figure);
    showState();
    showReview();
}

void InspectWorkspace::selectionChanged()
{
    if (m_settingSelection || !m_desk->shownCase())
        return;
    const auto selected = m_caseView->selected();
    if (!selected) {
        setCurrent({DecisionKind::Extraction, m_caseView->side(), -1});
        return;
    }
    // Within an aspect the same question stays in hand; a new aspect begins with its match.
    const auto current = m_desk->current();
    const bool same =
        current && current->side == selected->side && current->aspect == selected->aspect;
    if (!same)
        setCurrent({DecisionKind::Match, selected->side, selected->aspect});
}

void InspectWorkspace::setCurrent(const DecisionRef& decision)
{
    m_decisions->answers()->writeNote();
    m_desk->setCurrent(decision);
    m_decisions->refresh();
    showActions();
}

/// Makes a decision the current one and shows where it is in the texts.
void InspectWorkspace::goTo(const DecisionRef& decision)
{
    const QScopedValueRollback setting(m_settingSelection, true);
    if (decision.kind == DecisionKind::Extraction) {
        m_caseView->setSelected(std::nullopt);
    } else {
        m_caseView->setSide(decision.side);
        m_caseView->setSelected(AspectRef{decision.side, decision.aspect});
    }
    setCurrent(decision);
}

void InspectWorkspace::decide(DecisionKind kind)
{
    const auto current = m_desk->current();
    if (!current)
        return;
    if (kind != DecisionKind::Extraction) {
        setCurrent({kind, current->side, current->aspect});
        return;
    }
    const bool again = current->kind == DecisionKind::Extraction;
    goTo({kind, again ? expert::otherSide(current->side) : current->side, -1});
}

void InspectWorkspace::chooseMode(expert::Mode mode)
{
    CaseOrder order = m_cases->order();
    order.mode = mode;
    m_cases->setOrder(order);
}

void InspectWorkspace::drawLinks()
{
    const LoadedCase shown = m_desk->shownCase();
    if (!shown)
        return;
    const expert::Explanation& wanted = m_actions->showReviewed->isChecked()
                                            ? m_desk->reviewedExplanation()
                                            : shown->detail.explanation;
    if (m_caseView->shownExplanation() == wanted)
        return;
    const QScopedValueRollback setting(m_settingSelection, true);
    m_caseView->setShownExplanation(wanted);
}

void InspectWorkspace::stepCase(bool forward)
{
    const EvaluationId next = m_cases->neighbour(m_session.currentEvaluation(), forward);
    if (next.isValid())
        m_session.setCurrentEvaluation(next);
}

void InspectWorkspace::prefetch()
{
    const EvaluationId current = m_session.currentEvaluation();
    if (!isVisible() || !m_desk->shownCase())
        return;
    const EvaluationId next = m_cases->neighbour(current, true);
    QList<EvaluationId> wanted{next, m_cases->neighbour(current, false)};
    if (next.isValid())
        wanted.append(m_cases->neighbour(next, true));
    m_loader->prefetch(wanted);
}

void InspectWorkspace::stepSecond()
{
    if (!m_desk->shownCase())
        return;
    const auto stepped = m_second->step(*m_desk->shownCase());
    if (!stepped)
        tellError(stepped.error());
    else if (!*stepped)
        tell(tr("No other system has an evaluation of this case."));
}

void InspectWorkspace::showReply()
{
    const auto current = m_desk->current();
    if (!current)
        return;
    const ReplyId reply = replyOf(m_desk->shownCase()->detail.explanation, *current);
    const auto text = replyText(m_session.project().reader(), reply);
    if (!text) {
        tellError(text.error());
        return;
    }
    (new ReplyDialog(*text, this))->open();
}

void InspectWorkspace::showExportMenu()
{
    auto* menu = new ChoiceMenu(this);
    menu->setObjectName(QStringLiteral("inspectExportMenu"));
    menu->addActions({m_actions->exportCopy, m_actions->exportHtml, m_actions->exportPdf});
    const QSize size = menu->sizeHint();
    const QWidget* hint = findChild<QWidget*>(QStringLiteral("inspectExportButton"));
    const QWidget* from = hint && hint->isVisible() ? hint : m_caseView;
    menu->popup(from->mapToGlobal(QPoint(0, -size.height())));
    menu->setActiveAction(m_actions->exportCopy);
}

} // namespace tandem
