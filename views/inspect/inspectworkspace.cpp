#include "views/inspect/inspectworkspace.h"

#include "storage/repositories/verdictkinds.h"
#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/choicemenu.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/hintline.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "views/inspect/caselistpane.h"
#include "views/inspect/casereview.h"
#include "views/inspect/decisionpane.h"
#include "views/inspect/decisionspage.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/evaluationlist.h"
#include "views/inspect/evaluationsets.h"
#include "views/inspect/evaluationsubject.h"
#include "views/inspect/fittedpanes.h"
#include "views/session/projectsession.h"
#include "views/session/replydialog.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QSplitter>
#include <QStackedWidget>

#include <utility>

namespace tandem {

using expert::DecisionKind;
using expert::DecisionRef;

namespace {

constexpr int kUsualDecisions = 250; ///< the height of the decisions below the texts, px
/// The part of a low window that the decisions have; two systems have twice as many.
constexpr double kMostOfOne = 0.4;
constexpr double kMostOfTwo = 0.52;

} // namespace

InspectWorkspace::InspectWorkspace(ProjectSession& session, QWidget* parent)
    : Workspace(WorkspaceId::Inspect, parent)
    , m_session(session)
    , m_items(new WorkbenchItems(session, judgedKind<EvaluationVerdicts>(), this))
    , m_second(new WorkbenchItems(session, judgedKind<EvaluationVerdicts>(), this))
    , m_cases(new CaseListPane(session, this))
    , m_caseView(new CaseView(this))
    , m_progress(named(newLabel(this, LabelStyle::Small), "reviewProgress"))
    , m_loader(new CaseLoader(session, *m_caseView, *m_cases, this))
    , m_columns(named(new QSplitter(Qt::Horizontal, this), "inspectColumns"))
    , m_rows(named(new QSplitter(Qt::Vertical, this), "inspectRows"))
    , m_stack(new QStackedWidget(this))
    , m_empty(named(new EmptyState(this), "inspectEmpty"))
    , m_all(new DecisionsPage(session, m_stack))
{
    addCaseCommands();
    addVerdictCommands();
    addDecisionCommands();
    addLookCommands();
    const VerdictCommands commands = verdictCommands();
    m_decisions = new DecisionPane(*m_items, *m_second, commands, this);
    m_review =
        new CaseReview(session, *m_items, *m_caseView, *m_decisions, *m_cases, commands, this);
    build();
    connectReview();
    connectCase();
    connectSession();
    InspectWorkspace::retranslate();
    open();
}

void InspectWorkspace::build()
{
    setSurface(this, Surface::Panel);
    auto* reviewed = new ActionButton(commandNamed(this, "inspectShowReviewed"),
        &ThemeColors::accent, &ThemeColors::selection, m_caseView);
    bindText(reviewed, &ActionButton::setLabel, [] { return tr("Show my corrections"); });
    m_caseView->addControl(reviewed);
    m_split = new FittedPanes(m_rows, m_caseView, m_decisions, kUsualDecisions);
    m_split->setUsual(kUsualDecisions, kMostOfOne);
    m_split->setNeeds([this] { return m_caseView->neededHeight(); },
        [this] { return m_decisions->neededHeight(); });
    connect(m_caseView, &CaseView::neededHeightChanged, m_split, &FittedPanes::fit);
    m_stack->addWidget(m_rows);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_all);
    keepPanes(m_columns, {m_cases, m_stack}, {230, 1000}, {0, 1});
    m_hints = newHints();
    inColumn(this, {{m_columns, 1}, new Divider(Qt::Horizontal, this), m_hints}, 0);
    showMessagesOver(m_caseView); // below it are the buttons that judge
}

QWidget* InspectWorkspace::newHints()
{
    return new HintLine(*this,
        {{"inspectNextAspect", [] { return tr("next"); }},
            {"inspectSwitchSide", [] { return tr("recall / precision"); }},
            {"inspectNextUndecided", [] { return tr("next unreviewed"); }},
            {"inspectDone", [] { return tr("finish"); }},
            {"inspectAllDecisions", [] { return tr("all judgments"); }},
            {"inspectSecondSystem", [] { return tr("compare"); }},
            {"inspectNextMode", [] { return tr("mode"); }},
            {"inspectExport", [] { return tr("export"); }}},
        m_progress);
}

/// Single letters act wherever nobody is typing: a line edit takes them before a shortcut does. Tab
/// and Space act in the case alone, so that the keyboard can leave everything else, and press it.
void InspectWorkspace::addCaseCommands()
{
    addCommand(
        this, "inspectNextCase", Qt::CTRL | Qt::Key_Down, [] { return tr("Next &case"); },
        [this] { stepCase(true); });
    addCommand(
        this, "inspectPreviousCase", Qt::CTRL | Qt::Key_Up, [] { return tr("Previous c&ase"); },
        [this] { stepCase(false); });
    addCommand(
        this, "inspectFilter", {Qt::CTRL | Qt::SHIFT | Qt::Key_F, Qt::Key_Slash},
        [] { return tr("&Filter cases"); }, [this] { m_cases->focusFilter(); });
    addCommand(
        this, "inspectNextAspect", Qt::Key_J, [] { return tr("&Next aspect"); },
        [this] { m_caseView->selectNext(); });
    addCommand(
        this, "inspectPreviousAspect", Qt::Key_K, [] { return tr("&Previous aspect"); },
        [this] { m_caseView->selectPrevious(); });
    addCommand(
        this, "inspectSwitchSide", Qt::Key_Tab, [] { return tr("Switch recall / p&recision"); },
        [this] { m_caseView->toggleSide(); });
    addCommand(
        this, "inspectSecondSystem", Qt::Key_B, [] { return tr("Compare with a &second system"); },
        [this] { stepSecond(); });
    addCommand(
        this, "inspectReadOn", Qt::Key_Space, [] { return tr("Scr&oll the rationale"); },
        [this] { m_decisions->readOn(); });
    addCommand(
        this, "inspectNextMode", Qt::Key_M, [] { return tr("Next score &mode"); },
        [this] {
            const int next = (int(m_cases->order().mode) + 1) % expert::kModes;
            chooseMode(static_cast<expert::Mode>(next));
        });
    actOnlyIn(m_caseView, commandsNamed(this, {"inspectSwitchSide", "inspectReadOn"}),
        Qt::WidgetWithChildrenShortcut);
}

/// What they do is the workbench's.
void InspectWorkspace::addVerdictCommands()
{
    addCommand(this, "inspectAgree", Qt::Key_A, [] { return tr("A&gree"); }, {});
    QAction* disagree =
        addCommand(this, "inspectDisagree", Qt::Key_D, [] { return tr("&Disagree"); }, {});
    bindText(disagree, &QAction::setToolTip,
        [] { return tr("Reverses the judgment; for a match, choose the correct one"); });
    addCommand(this, "inspectUnsure", Qt::Key_U, [] { return tr("Uns&ure"); }, {});
    addCommand(this, "inspectAgreeWithAll", Qt::SHIFT | Qt::Key_A,
        [] { return tr("Agree with a&ll remaining judgments of the aspect"); }, {});
    addCommand(
        this, "inspectTakeBack", Qt::Key_Backspace, [] { return tr("Withdra&w review"); }, {});
    addCommand(this, "inspectNote", Qt::Key_T, [] { return tr("No&te…"); }, {});
    const QList<QAction*> stances =
        commandsNamed(this, {"inspectAgree", "inspectDisagree", "inspectUnsure"});
    for (QAction* stance : stances)
        stance->setCheckable(true);
}

void InspectWorkspace::addDecisionCommands()
{
    addCommand(
        this, "inspectDecideMatch", Qt::Key_1, [] { return tr("Review: &match"); },
        [this] { m_review->decide(DecisionKind::Match); });
    addCommand(
        this, "inspectDecideContent", Qt::Key_2, [] { return tr("Review: &content"); },
        [this] { m_review->decide(DecisionKind::Content); });
    addCommand(
        this, "inspectDecideStyle", Qt::Key_3, [] { return tr("Review: &style"); },
        [this] { m_review->decide(DecisionKind::Style); });
    addCommand(
        this, "inspectDecideExtraction", Qt::Key_X,
        [] { return tr("Review: aspects of the te&xt"); },
        [this] { m_review->decide(DecisionKind::Extraction); });
    addCommand(this, "inspectNextUndecided", Qt::Key_N,
        [] { return tr("Next &unreviewed judgment"); }, {});
    addCommand(this, "inspectNextDiffering", Qt::SHIFT | Qt::Key_N,
        [] { return tr("Next judgment where reviewers di&ffer"); }, {});
}

void InspectWorkspace::addLookCommands()
{
    addToggle(
        this, "inspectAllDecisions", Qt::Key_L, [] { return tr("A&ll judgments of all cases"); },
        [this](bool on) { showAllDecisions(on); });
    addCommand(
        this, "inspectReply", Qt::Key_R, [] { return tr("&Reply and prompt"); },
        [this] { showReply(); });
    addToggle(
        this, "inspectShowReviewed", Qt::Key_V, [] { return tr("Show links as re&viewed"); },
        [this](bool) { m_review->drawLinks(); });
    QAction* done = addCommand(
        this, "inspectDone", Qt::CTRL | Qt::Key_Return, [] { return tr("Fin&ish review"); }, {});
    bindText(done, &QAction::setToolTip,
        [] { return tr("Final: you will see others' reviews and can't edit yours"); });
    addCommand(this, "inspectChoosePerson", {}, [] { return tr("Choose &your name…"); }, {});
    addCommand(
        this, "inspectExport", Qt::Key_E, [] { return tr("&Export case…"); },
        [this] { showExportMenu(); });
    addCommand(
        this, "inspectExportCopy", {}, [] { return tr("&Copy case as text"); },
        [this] { emit exportRequested(CaseExport::Copy); });
    addCommand(
        this, "inspectExportHtml", {}, [] { return tr("Case as a &web page…"); },
        [this] { emit exportRequested(CaseExport::Html); });
    addCommand(
        this, "inspectExportPdf", {}, [] { return tr("Case as &PDF…"); },
        [this] { emit exportRequested(CaseExport::Pdf); });
    // One opinion a press, however long the key is held; moving about repeats.
    const QList<QAction*> once =
        commandsNamed(this, {"inspectAgree", "inspectDisagree", "inspectUnsure",
                                "inspectAgreeWithAll", "inspectTakeBack", "inspectDone"});
    for (QAction* command : once)
        command->setAutoRepeat(false);
}

VerdictCommands InspectWorkspace::verdictCommands() const
{
    return {commandNamed(this, "inspectAgree"), commandNamed(this, "inspectDisagree"),
        commandNamed(this, "inspectUnsure"), commandNamed(this, "inspectAgreeWithAll"),
        commandNamed(this, "inspectTakeBack"), commandNamed(this, "inspectNote"),
        commandNamed(this, "inspectNextUndecided"), commandNamed(this, "inspectNextDiffering"),
        commandNamed(this, "inspectDone"), commandNamed(this, "inspectChoosePerson"),
        commandNamed(this, "inspectReply")};
}

void InspectWorkspace::connectReview()
{
    connect(m_all, &DecisionsPage::left, this, &InspectWorkspace::leaveAllDecisions);
    connect(m_all, &DecisionsPage::decisionChosen, this,
        [this](EvaluationId evaluation, const DecisionRef& decision) {
            leaveAllDecisions();
            m_review->bringUp(evaluation, decision);
        });
    connect(&m_review->bench(), &VerdictWorkbench::changed, this, &InspectWorkspace::showProgress);
    connect(m_items, &WorkbenchItems::broughtUp, this, [this] {
        if (!isVisible())
            emit m_session.workspaceRequested(id());
    });
    connect(m_decisions, &DecisionPane::decisionChosen, m_review, &CaseReview::setCurrent);
    connect(m_decisions, &DecisionPane::secondChosen, this, &InspectWorkspace::workOnSecond);
    connect(m_decisions, &DecisionPane::questionLeft, this, &InspectWorkspace::takeFocus);
    connect(m_decisions->answers(), &AnswerBar::noteLeft, this,
        [this] { m_caseView->setFocus(Qt::OtherFocusReason); });
    connect(m_decisions->score(), &ScorePanel::modeChosen, this, &InspectWorkspace::chooseMode);
    connect(m_decisions->score(), &ScorePanel::aspectChosen, this,
        [this](const AspectRef& aspect) { m_caseView->setSelected(aspect); });
}

void InspectWorkspace::connectCase()
{
    connect(m_loader, &CaseLoader::came, this, &InspectWorkspace::showCase);
    connect(m_loader, &CaseLoader::failed, this, [this](const Error& error) {
        m_review->bench().stopSearching();
        tellError(error);
    });
    connect(m_caseView, &CaseView::secondChanged, this, &InspectWorkspace::showSecond);
    connect(m_caseView, &CaseView::secondChosen, this, [this] {
        const auto aspect = m_caseView->secondAspect();
        const auto current = currentDecision(*m_items);
        const DecisionKind kind = current ? current->kind : DecisionKind::Match;
        workOnSecond(!aspect || kind == DecisionKind::Extraction
                         ? DecisionRef{DecisionKind::Extraction, m_caseView->side(), -1}
                         : DecisionRef{kind, aspect->side, aspect->aspect});
    });
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
    connect(m_cases, &CaseListPane::listChanged, this, [this] {
        showState();
        m_review->bench().showCommands();
        m_loader->readAhead();
    });
}

void InspectWorkspace::connectSession()
{
    connect(&m_session, &ProjectSession::currentEvaluationChanged, this, &InspectWorkspace::open);
    connect(&m_session, &ProjectSession::decisionRequested, this,
        [this](EvaluationId evaluation, const DecisionRef& decision) {
            leaveAllDecisions();
            m_review->bringUp(evaluation, decision);
        });
}

LoadedCase InspectWorkspace::shownCase() const
{
    return judgedCase(*m_items);
}

/// The session looks at another evaluation.
void InspectWorkspace::open()
{
    m_review->bench().leave();
    m_loader->open();
}

void InspectWorkspace::showCase(const LoadedCase& shown)
{
    m_decisions->answers()->writeNote();
    if (shown && shown == shownCase())
        return;
    clearMessage();
    m_review->showCase(shown);
    m_review->bench().showAll();
    showState();
    m_loader->setShown(shown);
    m_split->fit();
    if (shown)
        m_review->bench().arrived();
}

/// In the place of the case; the key that opened it, or Escape, leads back. Nothing can be said
/// meanwhile of a decision that is not in sight.
void InspectWorkspace::showAllDecisions(bool on)
{
    if (on) {
        m_decisions->answers()->writeNote();
        const QList<QAction*> actions = commandsOf(this);
        for (QAction* action : actions) {
            if (action != commandNamed(this, "inspectAllDecisions") && action->isEnabled())
                m_restingActions.append(action);
        }
        m_stack->setCurrentWidget(m_all);
        if (const auto current = currentDecision(*m_items))
            m_all->goTo(shownCase()->detail.summary.id, *current);
    }
    m_hints->setVisible(!on); // of keys that do nothing here
    for (QAction* action : std::as_const(m_restingActions))
        action->setEnabled(!on);
    if (!on) {
        m_restingActions.clear();
        showState();
        m_review->bench().showCurrent();
    }
    takeFocus();
}

void InspectWorkspace::leaveAllDecisions()
{
    commandNamed(this, "inspectAllDecisions")->setChecked(false);
}

void InspectWorkspace::showState()
{
    const bool nothing = m_cases->sets().areKnown() && m_cases->sets().all().isEmpty();
    const bool shown = shownCase() != nullptr;
    const bool isInList = commandNamed(this, "inspectAllDecisions")->isChecked();
    const bool first = shown && !isInList && m_stack->currentWidget() != m_rows;
    if (!isInList)
        m_stack->setCurrentWidget(shown ? static_cast<QWidget*>(m_rows) : m_empty);
    if (first)
        takeFocusUnlessTyping();
    m_cases->setVisible(!nothing);
    if (shown)
        return;
    if (nothing)
        m_empty->say(Icon::Inspect, tr("Nothing to inspect yet"),
            tr("Import cases in Evaluate: prompts with the expected text and a system's text. Run "
               "ExPerT on them there, or import its results."),
            {tr("Go to Evaluate"),
                [this] { emit m_session.workspaceRequested(WorkspaceId::Evaluate); }});
    else if (m_cases->evaluations().total() > 0 && m_cases->evaluations().rowCount() == 0)
        m_empty->say(Icon::Search, tr("No matching cases"), {},
            {tr("Show all cases"), [this] { m_cases->setFilterText({}); }});
    else
        m_empty->say(Icon::Inspect,
            m_cases->sets().areKnown() ? tr("Choose a case") : tr("Reading the cases…"), {});
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
    QWidget* shown = m_stack->currentWidget();
    return shown == m_rows ? m_caseView : shown;
}

void InspectWorkspace::showProgress()
{
    const bool hasPerson = m_session.currentPerson().isValid();
    if (!shownCase())
        m_progress->clear();
    else if (!hasPerson)
        m_progress->setText(tr("choose your name to review"));
    else
        m_progress->setText(tr("reviewed %1 of %n judgment(s)", "", m_items->needed())
                                .arg(QLocale().toString(m_items->decided())));
}

void InspectWorkspace::entered()
{
    if (m_session.currentEvaluation().isValid())
        m_loader->open();
    showState();
    m_review->bench().showCurrent();
}

void InspectWorkspace::retranslate()
{
    m_decisions->score()->setChosen(m_cases->order().mode, m_cases->order().figure);
    showState();
    m_review->bench().showAll();
}

void InspectWorkspace::chooseMode(expert::Mode mode)
{
    CaseOrder order = m_cases->order();
    order.mode = mode;
    m_cases->setOrder(order);
}

void InspectWorkspace::stepCase(bool forward)
{
    const EvaluationId next = m_cases->neighbour(m_session.currentEvaluation(), forward);
    if (next.isValid())
        m_session.setCurrentEvaluation(next);
}

void InspectWorkspace::stepSecond()
{
    if (!shownCase())
        return;
    const auto stepped = m_loader->stepSecond();
    if (!stepped)
        tellError(stepped.error());
    else if (!*stepped)
        tell(tr("No other system has an evaluation of this case."));
}

void InspectWorkspace::showSecond()
{
    m_decisions->setSecond(m_caseView->hasSecond() ? m_loader->second() : nullptr,
        m_caseView->secondAspect(), m_caseView->isSecondFirst());
    const bool both = m_caseView->hasSecond();
    if (std::exchange(m_hadSecond, both) == both)
        return;
    if (both)
        m_split->setUsual(2 * kUsualDecisions, kMostOfTwo);
    else
        m_split->setUsual(kUsualDecisions, kMostOfOne);
    m_split->fit();
}

/// The two systems change places: the second one's decisions are judged from now on.
void InspectWorkspace::workOnSecond(const DecisionRef& decision)
{
    const LoadedCase second = m_loader->second();
    if (!second)
        return;
    m_decisions->answers()->writeNote();
    m_loader->putShownSecond();
    m_review->bringUp(second->detail.summary.id, decision);
}

void InspectWorkspace::showReply()
{
    const auto current = currentDecision(*m_items);
    if (!current)
        return;
    const ReplyId reply = replyOf(shownCase()->detail.explanation, *current);
    if (!reply.isValid())
        return tell(tr("No reply is stored for this judgment."));
    (new ReplyDialog(m_session.project(), reply, this))->open();
}

void InspectWorkspace::showExportMenu()
{
    auto* menu = named(new ChoiceMenu(this), "inspectExportMenu");
    menu->addActions(
        commandsNamed(this, {"inspectExportCopy", "inspectExportHtml", "inspectExportPdf"}));
    const QSize size = menu->sizeHint();
    const QWidget* hint = findChild<QWidget*>(QStringLiteral("inspectExportButton"));
    const QWidget* from = hint && hint->isVisible() ? hint : m_caseView;
    menu->popup(from->mapToGlobal(QPoint(0, -size.height())));
    menu->setActiveAction(menu->actions().constFirst());
}

} // namespace tandem
