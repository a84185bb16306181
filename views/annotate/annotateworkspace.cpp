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
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workclock.h"
#include "ui/textrowview.h"
#include "views/annotate/annotatepage.h"
#include "views/annotate/answerstrip.h"
#include "views/session/nextsteps.h"
#include "views/session/nextwork.h"
#include "views/session/projectsession.h"
#include "views/session/samplelistpane.h"
#include "views/session/stepbar.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QList>
#include <QObject>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

class QWidget;

namespace tandem {

/// Looks at keys on their way to the texts: lets those that answer reach the article also from
/// where words are selected.
class InputWatcher final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(InputWatcher)

public:
    explicit InputWatcher(QObject* parent = nullptr);

    void watch(QAbstractScrollArea* view);
    /// Y, N, U, T and Backspace pressed in `from`, too, go to `to`, which is the same each time.
    void forwardAnswerKeys(QAbstractScrollArea* from, QWidget* to);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void escapePressed();

private:
    QList<QObject*> m_from;
    QWidget* m_to = nullptr;
};

namespace {

bool isAnswerKey(const QKeyEvent& event)
{
    if (event.modifiers() & ~Qt::KeypadModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Y:
    case Qt::Key_N:
    case Qt::Key_U:
    case Qt::Key_T:
    case Qt::Key_Backspace:
        return true;
    default:
        return false;
    }
}

} // namespace

InputWatcher::InputWatcher(QObject* parent)
    : QObject(parent)
{
}

void InputWatcher::watch(QAbstractScrollArea* view)
{
    view->installEventFilter(this);
}

void InputWatcher::forwardAnswerKeys(QAbstractScrollArea* from, QWidget* to)
{
    m_from.append(from);
    m_to = to;
}

bool InputWatcher::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape)
            emit escapePressed();
        if (m_from.contains(watched) && isAnswerKey(*key)) {
            QCoreApplication::sendEvent(m_to, key);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

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
    , m_empty(named(new EmptyState(m_stack), "annotateEmpty"))
    , m_discussion(new DiscussionPane(m_splitter))
    , m_steps(new StepBar(session, m_samples))
{
    addAnswerCommands();
    addSampleCommands();
    // One answer a press, however long the key is held.
    const QList<QAction*> commands = commandsOf(this);
    for (QAction* command : commands)
        command->setAutoRepeat(false);
    m_page = new AnnotatePage(session, *m_controller, m_stack);
    build();
    connectPanes();
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
    m_strip = new AnswerStrip(m_session, *commandNamed(this, "handIn"), this);
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
    keep(commandNamed(this, "toggleGuideline"));
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
    connect(m_discussion, &DiscussionPane::editRequested, commandNamed(this, "writeDiscussion"),
        &QAction::trigger);

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

/// Keys of single letters act in the article alone: the page sees to it.
void AnnotateWorkspace::addAnswerCommands()
{
    addCommand(
        this, "answerYes", Qt::Key_Y, [] { return tr("Answer &yes"); },
        [this] { m_controller->giveAnswer(true); });
    addCommand(
        this, "answerNo", Qt::Key_N, [] { return tr("Answer &no"); },
        [this] { m_controller->giveAnswer(false); });
    addCommand(
        this, "markUnsure", Qt::Key_U, [] { return tr("Mark &unsure"); },
        [this] { m_controller->toggleUnsure(); });
    addCommand(
        this, "editNote", Qt::Key_T, [] { return tr("No&te…"); }, [this] { m_page->editNote(); });
    addCommand(
        this, "takeBackAnswer", Qt::Key_Backspace, [] { return tr("Undo &last answer"); },
        [this] { m_controller->takeBack(); });
    addCommand(
        this, "handIn", {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter},
        [] { return tr("&Submit…"); }, [this] { m_page->askToSubmit(); });
    addCommand(
        this, "takeBackHandIn", {}, [] { return tr("&Withdraw submission"); },
        [this] { m_controller->withdrawSubmission(); });
}

void AnnotateWorkspace::addSampleCommands()
{
    addCommand(
        this, "showCompare",
        {Qt::CTRL | Qt::SHIFT | Qt::Key_Return, Qt::CTRL | Qt::SHIFT | Qt::Key_Enter},
        [] { return tr("&Compare this sample"); },
        [this] { emit m_session.workspaceRequested(WorkspaceId::Compare); });
    addCommand(
        this, "showFacts", {}, [] { return tr("Go to &Facts"); },
        [this] { emit m_session.workspaceRequested(WorkspaceId::Facts); });
    addCommand(
        this, "assignSample", Qt::CTRL | Qt::SHIFT | Qt::Key_A,
        [] { return tr("&Assign to a pair…"); },
        [this] {
            emit NextSteps::of(m_session).assignRequested(
                {m_session.currentSample()}, m_session.currentStep());
        });
    addCommand(
        this, "writeDiscussion", {}, [] { return tr("Write &discussion…"); },
        [this] {
            const SampleId sample = m_controller->sample().row.id;
            if (sample.isValid())
                emit NextSteps::of(m_session).discussionEditRequested(sample);
        });
    addCommand(
        this, "nextSample", Qt::CTRL | Qt::Key_Down, [] { return tr("Ne&xt sample"); },
        [this] { m_samples->stepSample(1); });
    addCommand(
        this, "previousSample", Qt::CTRL | Qt::Key_Up, [] { return tr("&Previous sample"); },
        [this] { m_samples->stepSample(-1); });
    // N answers no here: what is next has another key than on screens of reviews.
    addCommand(
        this, "nextUnanswered", Qt::CTRL | Qt::Key_J,
        [] { return tr("Next unanswered item, o&r open sample"); }, [this] { goToUnanswered(); });
    addCommand(
        this, "nextOpenSample", Qt::CTRL | Qt::SHIFT | Qt::Key_Down,
        [] { return tr("Next &open sample"); }, [this] { stepOpenSample(true); });
    addCommand(
        this, "previousOpenSample", Qt::CTRL | Qt::SHIFT | Qt::Key_Up,
        [] { return tr("Pre&vious open sample"); }, [this] { stepOpenSample(false); });
    addToggle(
        this, "toggleGuideline", Qt::Key_F2, [] { return tr("&Guideline"); },
        [this](bool on) { m_page->setGuidelineShown(on); });
    addCommand(
        this, "editGuideline", {}, [] { return tr("&Edit guideline…"); },
        [this] { emit NextSteps::of(m_session).projectSettingsRequested(); });
    addCommand(
        this, "focusArticle", Qt::ALT | Qt::Key_A, [] { return tr("Go to t&he article"); },
        [this] { m_page->article()->setFocus(); });
    addCommand(
        this, "focusDiscussion", Qt::ALT | Qt::Key_D, [] { return tr("Go to the d&iscussion"); },
        [this] { m_discussion->view()->setFocus(); });
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
    enableCommands(this, {"writeDiscussion"}, !empty && !m_session.packet());
    enableCommands(this, {"editGuideline"}, m_session.isLead());
    enableCommands(this, {"assignSample"}, !empty && m_session.isLead());
    const auto& round = m_controller->sample().row.round;
    enableCommands(this, {"showCompare"}, round && round->isClosed());
    m_page->guideline()->setEditable(m_session.isLead());
    clock().setWorking(mode == LabellingMode::Labelling);
}

void AnnotateWorkspace::showEmpty()
{
    if (m_controller->mode() == LabellingMode::NobodyChosen)
        m_empty->say(Icon::People, tr("Who are you?"),
            tr("Choose your name. Your answers stay hidden from others until both annotators have "
               "submitted."),
            {tr("Choose your name…"), [this] { emit NextSteps::of(m_session).personRequested(); }});
    else
        m_empty->say(Icon::Annotate, tr("Nothing to label yet"),
            tr("Select a sample in the list, or import articles first."),
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

/// The next one without an answer, from the top after the last; where only the current one is left,
/// or none, the next open sample.
void AnnotateWorkspace::goToUnanswered()
{
    const OpenSample& sample = m_controller->sample();
    const int here = m_controller->currentIndex();
    QList<int> left;
    if (m_controller->mode() == LabellingMode::Labelling)
        left = m_controller->missing().unanswered;
    left.removeIf([&](int number) { return sample.indexOfNumber(number) == here; });
    if (left.isEmpty())
        return stepOpenSample(true);
    const auto next =
        std::ranges::find_if(left, [&](int number) { return sample.indexOfNumber(number) > here; });
    m_controller->goToNumber(next == left.end() ? left.first() : *next);
    m_page->article()->setFocus();
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
        tell(tr("No other sample needs your answers."));
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
    return commandsOf(this) + m_steps->stepActions() + m_samples->paneActions();
}

} // namespace tandem

#include "views/annotate/annotateworkspace.moc"
