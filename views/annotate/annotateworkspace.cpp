#include "views/annotate/annotateworkspace.h"

#include "storage/repositories/samplerepository.h"
#include "ui/arrange.h"
#include "ui/discussionpane.h"
#include "ui/discussionview.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/guidelinepane.h"
#include "ui/markdownview.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workclock.h"
#include "ui/textrowview.h"
#include "views/annotate/annotateactions.h"
#include "views/annotate/annotatepage.h"
#include "views/annotate/answerstrip.h"
#include "views/annotate/inputwatcher.h"
#include "views/session/nextsteps.h"
#include "views/session/nextwork.h"
#include "views/session/projectsession.h"
#include "views/session/samplelistpane.h"
#include "views/session/stepbar.h"

#include <QAction>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>

namespace tandem {

AnnotateWorkspace::AnnotateWorkspace(ProjectSession& session, QWidget* parent)
    : AnnotateWorkspace(session, monotonicClock(), parent)
{
}

AnnotateWorkspace::AnnotateWorkspace(
    ProjectSession& session, const ActivityClock::Clock& clock, QWidget* parent)
    : Workspace(WorkspaceId::Annotate, parent)
    , m_session(session)
    , m_controller(new LabellingController(session, clock, this))
    , m_splitter(named(new QSplitter(Qt::Horizontal, this), "annotatePanes"))
    , m_samples(new SampleListPane(session, m_splitter))
    , m_stack(new QStackedWidget(m_splitter))
    , m_page(new AnnotatePage(session, *m_controller, this, m_stack))
    , m_empty(named(new EmptyState(m_stack), "annotateEmpty"))
    , m_discussion(new DiscussionPane(m_splitter))
    , m_actions(m_page->actions())
    , m_steps(new StepBar(session, m_samples))
{
    build();
    connectPanes();
    connectActions();
    m_page->article()->setCurrentRow(m_controller->currentIndex());
    showMode();
    showGuidelineText();
}

void AnnotateWorkspace::build()
{
    m_samples->setOnlyMineOffered(true);
    m_samples->addOnTop(m_steps);
    m_steps->setScope(this);
    m_stack->addWidget(m_page);
    m_stack->addWidget(m_empty);
    keepPanes(m_splitter, {m_samples, m_stack, m_discussion}, {250, 700, 370}, {0, 2, 1});
    m_strip = new AnswerStrip(m_session, *m_actions->handIn, this);
    inColumn(this, {{m_splitter, 1}, new Divider(Qt::Horizontal, this), m_strip}, 0);
    showMessagesOver(m_splitter);

    connect(m_strip, &AnswerStrip::answerChosen, this, [this](const RecentAnswer& answer) {
        m_controller->goToItem(answer.sample, answer.step, answer.item);
        m_page->article()->setFocus();
    });
    connect(m_page, &AnnotatePage::typingChanged, m_strip, &AnswerStrip::setTyping);
    for (ActiveTime* time : m_controller->times())
        clock().drive(*time);
    connect(&clock(), &WorkClock::ticked, m_page, &AnnotatePage::showClock);
    keep(m_actions->guideline);
}

void AnnotateWorkspace::connectPanes()
{
    using C = LabellingController;
    connect(m_samples, &SampleListPane::sampleChosen, this,
        [this](SampleId sample) { m_session.setCurrentSample(sample); });
    connect(m_samples, &SampleListPane::sampleActivated, this,
        [this] { m_page->article()->setFocus(); });
    connect(m_controller, &C::reloaded, this, [this] { highlight({}, true); });
    connect(m_controller, &C::modeChanged, this, &AnnotateWorkspace::showMode);
    connect(m_controller, &C::discussionChanged, this, &AnnotateWorkspace::showMode);
    connect(m_controller, &C::itemBroughtUp, this, [this] {
        if (!isVisible())
            emit m_session.workspaceRequested(id());
    });
    connect(
        &m_session, &ProjectSession::settingsChanged, this, &AnnotateWorkspace::showGuidelineText);
    connect(&m_session, &ProjectSession::currentStepChanged, this, [this](Step step) {
        m_samples->setStep(step);
        showGuidelineText();
    });
    m_samples->setStep(m_session.currentStep());
    connect(&m_session, &ProjectSession::currentPersonChanged, this,
        &AnnotateWorkspace::chooseFirstSample);
    connect(
        m_discussion, &DiscussionPane::editRequested, m_actions->editDiscussion, &QAction::trigger);

    TextRowView* article = m_page->article();
    DiscussionView* discussion = m_discussion->view();
    connect(article, &TextRowView::wordsSelected, this,
        [this](const QString& words) { highlight(words, true); });
    connect(discussion, &DiscussionView::wordsSelected, this,
        [this](const QString& words) { highlight(words, false); });
    auto* input = new InputWatcher(this);
    input->watch(article);
    input->watch(discussion);
    input->forwardAnswerKeys(discussion, article);
    article->addKeySource(discussion);
    MarkdownView* guideline = m_page->guideline()->text();
    input->watch(guideline);
    input->forwardAnswerKeys(guideline, article);
    article->addKeySource(guideline);
    connect(input, &InputWatcher::escapePressed, this, [this] { highlight({}, true); });
}

void AnnotateWorkspace::connectActions()
{
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(m_actions->yes, [this] { m_controller->giveAnswer(true); });
    on(m_actions->no, [this] { m_controller->giveAnswer(false); });
    on(m_actions->unsure, [this] { m_controller->toggleUnsure(); });
    on(m_actions->note, [this] { m_page->editNote(); });
    on(m_actions->takeBack, [this] { m_controller->takeBack(); });
    on(m_actions->handIn, [this] { m_page->askHandIn(); });
    on(m_actions->takeBackHandIn, [this] { m_controller->takeBackHandIn(); });
    on(m_actions->compare, [this] { emit m_session.workspaceRequested(WorkspaceId::Compare); });
    on(m_actions->facts, [this] { emit m_session.workspaceRequested(WorkspaceId::Facts); });
    on(m_actions->assign, [this] {
        emit NextSteps::of(m_session).assignRequested(
            {m_session.currentSample()}, m_session.currentStep());
    });
    on(m_actions->nextSample, [this] { m_samples->stepSample(1); });
    on(m_actions->previousSample, [this] { m_samples->stepSample(-1); });
    on(m_actions->nextOpen, [this] { stepOpenSample(true); });
    on(m_actions->previousOpen, [this] { stepOpenSample(false); });
    connect(m_actions->guideline, &QAction::toggled, m_page, &AnnotatePage::setGuidelineShown);
    on(m_actions->editGuideline,
        [this] { emit NextSteps::of(m_session).projectSettingsRequested(); });
    on(m_actions->editDiscussion, [this] {
        if (m_controller->sample().row.id.isValid())
            emit NextSteps::of(m_session).discussionEditRequested(m_controller->sample().row.id);
    });
    on(m_actions->focusArticle, [this] { m_page->article()->setFocus(); });
    on(m_actions->focusDiscussion, [this] { m_discussion->view()->setFocus(); });
}

void AnnotateWorkspace::showMode()
{
    const LabellingMode mode = m_controller->mode();
    const bool empty = mode == LabellingMode::NobodyChosen || mode == LabellingMode::NoSample;
    if (empty)
        showEmpty();
    m_stack->setCurrentWidget(empty ? static_cast<QWidget*>(m_empty) : m_page);
    m_discussion->setDiscussion(
        m_controller->sample().discussion, m_session.person(m_session.currentPerson()).name);
    // In a packet the discussion is as the project has it.
    m_discussion->setEditable(!empty && mode != LabellingMode::Closed && !m_session.packet());
    m_actions->editDiscussion->setEnabled(!empty && !m_session.packet());
    m_actions->editGuideline->setEnabled(m_session.isLead());
    m_actions->assign->setEnabled(!empty && m_session.isLead());
    const auto& round = m_controller->sample().row.round;
    m_actions->compare->setEnabled(round && round->isClosed());
    m_page->guideline()->setEditable(m_session.isLead());
    m_strip->setHandedIn(mode == LabellingMode::HandedIn || mode == LabellingMode::Closed);
    clock().setWorking(mode == LabellingMode::Labelling);
}

void AnnotateWorkspace::showEmpty()
{
    if (m_controller->mode() == LabellingMode::NobodyChosen)
        m_empty->say(Icon::People, tr("Who are you?"),
            tr("Choose your name in the corner of the window. Your answers are yours alone until "
               "both of a pair have handed in."),
            {tr("Choose your name…"), [this] { emit NextSteps::of(m_session).personRequested(); }});
    else
        m_empty->say(Icon::Annotate, tr("Nothing to label yet"),
            tr("Choose a sample in the list, or import articles first."),
            {m_session.packet() ? QString() : tr("Import…"),
                [this] { emit NextSteps::of(m_session).importRequested(); }});
}

void AnnotateWorkspace::setDefaultGuideline(const std::function<QString(Step)>& ofStep)
{
    m_builtInGuideline = ofStep;
    showGuidelineText();
}

void AnnotateWorkspace::showGuidelineText()
{
    const Step step = m_session.currentStep();
    const QString& own = m_session.settings().guideline; // about paragraphs
    m_page->guideline()->setMarkdown(
        step != Step::Paragraphs || own.trimmed().isEmpty() ? m_builtInGuideline(step) : own);
}

void AnnotateWorkspace::chooseFirstSample()
{
    if (isVisible())
        m_samples->chooseFirst();
}

void AnnotateWorkspace::stepOpenSample(bool forward)
{
    Database& reader = m_session.project().reader();
    const PersonId person = m_session.currentPerson();
    const int here = m_controller->sample().row.position;
    const Step step = m_session.currentStep();
    const auto next = SampleRepository(reader).nextOpenFor(person, here, forward, step);
    if (!next)
        return tellError(next.error());
    if (next->isValid())
        m_session.setCurrentSample(*next);
    // Done with this step: forward leads on to the one after it.
    else if (const auto later = nextWork(reader, person, here, step); !later)
        return tellError(later.error());
    else if (forward && *later)
        return goToWork(m_session, **later);
    else
        tell(tr("No other sample waits for you."));
    m_page->article()->setFocus();
}

QWidget* AnnotateWorkspace::focusTarget() const
{
    return m_stack->currentWidget() == m_page ? static_cast<QWidget*>(m_page->article()) : m_empty;
}

void AnnotateWorkspace::retranslate()
{
    showMode();
    showGuidelineText();
}

void AnnotateWorkspace::highlight(const QString& words, bool inArticle)
{
    if (m_highlighting)
        return;
    const QScopedValueRollback highlighting(m_highlighting, true);
    // One selection at a time: words selected here let go of those selected there.
    if (inArticle)
        m_discussion->view()->clearTextSelection();
    else
        m_page->article()->clearTextSelection();
    m_page->article()->setHighlightedWords(words);
    m_discussion->view()->setHighlightedWords(words);
}

QList<QAction*> AnnotateWorkspace::workspaceActions() const
{
    return m_actions->all() + m_steps->stepActions() + m_samples->paneActions();
}

} // namespace tandem
