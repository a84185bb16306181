#include "views/timelines/timelineuserpage.h"

#include "models/results/spelling.h"
#include "storage/project/project.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/hintline.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workspace.h"
#include "ui/statestrip.h"
#include "views/session/projectsession.h"
#include "views/timelines/futuretasksview.h"
#include "views/timelines/summarymakingview.h"
#include "views/timelines/timelinechoicebar.h"
#include "views/timelines/timelinepane.h"
#include "views/timelines/timelineuserreader.h"
#include "views/timelines/usersummarytext.h"
#include "views/timelines/usersummaryview.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QObject>
#include <QSplitter>
#include <QStackedWidget>

namespace tandem {

/// Where the keys lead that leave what is shown: to another user, summarizer or predictor. Where a
/// key leads nowhere it says why.
class TimelineUserNavigator final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelineUserNavigator)

public:
    explicit TimelineUserNavigator(QObject* parent)
        : QObject(parent)
    {
    }

    void setShown(const SharedTimelineUser& shown) { m_shown = shown; }
    /// In which order users follow each other; empty, or without the one that is shown: as in
    /// their log.
    void setOrder(const QList<TimelineUserId>& users) { m_order = users; }
    const QList<TimelineUserId>& order() const;

    /// From the user that is wanted, who may not be shown yet while a key is held down.
    void stepUser(TimelineUserId from, int by);
    void nextSummarizer(int by);
    void nextBeside();
    void nextPredictor();

signals:
    void userWanted(tandem::TimelineUserId user);
    void choiceWanted(const tandem::TimelineChoice& choice);
    void told(const QString& sentence);

private:
    SharedTimelineUser m_shown;
    QList<TimelineUserId> m_order;
};

const QList<TimelineUserId>& TimelineUserNavigator::order() const
{
    return m_shown && !m_order.contains(m_shown->row.id) ? m_shown->users : m_order;
}

void TimelineUserNavigator::stepUser(TimelineUserId from, int by)
{
    if (!m_shown)
        return;
    const TimelineUserId next = order().value(order().indexOf(from) + by);
    if (next.isValid())
        emit userWanted(next);
    else
        emit told(by > 0 ? tr("This is the last user.") : tr("This is the first user."));
}

void TimelineUserNavigator::nextSummarizer(int by)
{
    if (m_shown && m_shown->summarizers.size() > 1)
        emit choiceWanted(withNextSummarizer(*m_shown, by));
    else
        emit told(tr("There is no other summarizer."));
}

void TimelineUserNavigator::nextBeside()
{
    if (m_shown && m_shown->summarizers.size() > 1)
        emit choiceWanted(withNextBeside(*m_shown));
    else
        emit told(tr("There is no other summarizer to compare with."));
}

void TimelineUserNavigator::nextPredictor()
{
    if (m_shown && m_shown->predictors.size() > 1)
        emit choiceWanted(withNextPredictor(*m_shown));
    else if (!m_shown || m_shown->predictors.isEmpty())
        emit told(tr("No predictions for this log yet."));
    else
        emit told(tr("%1 is the only predictor.").arg(m_shown->predictors.first()));
}

namespace {

constexpr int kUserCoalesceMs = 300; ///< a run stores summaries and predictions one by one

bool isMadeByRun(const ShownTimelineUser& shown)
{
    return shown.first.stored && shown.first.stored->made.run.isValid();
}

} // namespace

TimelineUserPage::TimelineUserPage(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_walk(new TimelineUserNavigator(this))
    , m_choice(new TimelineChoiceBar(this))
    , m_strip(named(new StateStrip(this), "timelineUserStrip"))
    , m_timeline(new TimelinePane(this))
    , m_place(named(newLabel(this, LabelStyle::Small), "timelineUserPlace"))
    , m_empty(named(new EmptyState(this), "timelineUserEmpty"))
    , m_parts(new QStackedWidget(this))
    , m_stack(new QStackedWidget(this))
    // What one person may know of ratings another may not.
    , m_reading(session, this, RenewedBy::Person)
{
    setObjectName(QStringLiteral("timelineUserPage"));
    addChoiceCommands();
    addLookCommands();
    addNextSteps();
    QAction* making = commandNamed(this, "timelineMaking");
    m_summaries = new UserSummaryView(making, this);
    m_making = new SummaryMakingView(session, making, this);
    m_replies = new TimelineUserReplies(session.project(), *m_making, *m_summaries->tasks(), *this);
    build();
    setFocusProxy(m_summaries->tasks()->list());
    connectParts();
    keepReading();
    inEveryLanguage(this, [this] { showState(); });
}

void TimelineUserPage::build()
{
    QSplitter* columns = keptPanes(
        "timelineUserColumns", Qt::Horizontal, {m_timeline, m_summaries}, {320, 900}, {0, 1});
    m_parts->addWidget(columns);
    m_parts->addWidget(m_making);
    auto* all = new QWidget(this);
    inColumn(all,
        {m_choice, new Divider(Qt::Horizontal, this), m_strip, {m_parts, 1},
            new Divider(Qt::Horizontal, this), newHints()},
        0);
    m_stack->addWidget(all);
    m_stack->addWidget(m_empty);
    inColumn(this, {{m_stack, 1}}, 0);
    setSurface(this, Surface::Panel);
}

QWidget* TimelineUserPage::newHints()
{
    return new HintLine(*this,
        {{"timelineNextTask", [] { return tr("next"); }},
            {"timelineNextUser", [] { return tr("next user"); }},
            {"timelineNextSummarizer", [] { return tr("summarizer"); }},
            {"timelineNextBeside", [] { return tr("compare with"); }},
            {"timelineReply", [] { return tr("reply"); }},
            {"timelineMaking", [] { return tr("how it was made"); }},
            {"timelineCrossCut", [] { return tr("cut"); }},
            {"timelineSummaryReply", [] { return tr("summarizer's reply"); }}},
        m_place);
}

/// Who is shown, whose summary, and what of it is current.
void TimelineUserPage::addChoiceCommands()
{
    addCommand(
        this, "timelineNextUser", Qt::CTRL | Qt::Key_Down, [] { return tr("Next &user"); },
        [this] { m_walk->stepUser(m_user, 1); });
    addCommand(
        this, "timelinePreviousUser", Qt::CTRL | Qt::Key_Up, [] { return tr("&Previous user"); },
        [this] { m_walk->stepUser(m_user, -1); });
    addCommand(
        this, "timelineNextTask", Qt::Key_J, [] { return tr("Next &task or step"); },
        [this] { stepOn(1); });
    addCommand(
        this, "timelinePreviousTask", Qt::Key_K, [] { return tr("Previous task or st&ep"); },
        [this] { stepOn(-1); });
    addCommand(
        this, "timelineNextSummarizer", Qt::Key_S, [] { return tr("Next &summarizer"); },
        [this] { m_walk->nextSummarizer(1); });
    addCommand(
        this, "timelinePreviousSummarizer", Qt::SHIFT | Qt::Key_S,
        [] { return tr("Previous summari&zer"); }, [this] { m_walk->nextSummarizer(-1); });
    addCommand(
        this, "timelineNextBeside", Qt::Key_B,
        [] { return tr("Comp&are with another summarizer"); }, [this] { m_walk->nextBeside(); });
    addCommand(
        this, "timelineNextPredictor", Qt::Key_V, [] { return tr("Next predict&or"); },
        [this] { m_walk->nextPredictor(); });
}

void TimelineUserPage::addLookCommands()
{
    addCommand(
        this, "timelineCrossCut", Qt::Key_F, [] { return tr("&Go to the cut"); },
        [this] {
            showMaking(false);
            m_timeline->crossCut();
        });
    addCommand(
        this, "timelineFindActivity", Qt::CTRL | Qt::Key_F, [] { return tr("Filter activit&ies"); },
        [this] {
            showMaking(false);
            m_timeline->find();
        });
    addCommand(
        this, "timelineReply", Qt::Key_R,
        [] { return tr("&Reply and prompt of the prediction or step"); },
        [this] { m_replies->openReply(); });
    addCommand(
        this, "timelineSummaryReply", Qt::SHIFT | Qt::Key_R,
        [] { return tr("Reply and prompt of the su&mmarizer"); },
        [this] { m_replies->openSummarizersReply(false); });
    addCommand(
        this, "timelineBesideReply", Qt::CTRL | Qt::SHIFT | Qt::Key_R,
        [] { return tr("Reply of the compared summar&izer"); },
        [this] { m_replies->openSummarizersReply(true); });
    addCommand(
        this, "timelineMaking", Qt::Key_H, [] { return tr("&How the summary was made"); },
        [this] { toggleMaking(); });
}

/// The same as on the page of logs, wherever it is missing.
void TimelineUserPage::addNextSteps()
{
    QAction* split =
        addCommand(this, "timelineUserSplit", {}, [] { return tr("Split &log…"); }, {});
    giveAs(split, "timelinesSplit");
    QAction* summarize = addCommand(
        this, "timelineUserSummarize", {}, [] { return tr("Summarize &with a model…"); }, {});
    giveAs(summarize, "timelinesSummarize");
    QAction* predict = addCommand(
        this, "timelineUserPredict", {}, [] { return tr("Predi&ct with a model…"); }, {});
    giveAs(predict, "timelinesPredict");
}

void TimelineUserPage::connectParts()
{
    if (Workspace* screen = Workspace::of(this))
        screen->showMessagesOver(m_timeline);
    connect(m_making, &SummaryMakingView::left, this, [this] { showMaking(false); });
    connect(m_choice, &TimelineChoiceBar::chosen, this, &TimelineUserPage::chooseHere);
    connect(m_walk, &TimelineUserNavigator::choiceWanted, this, &TimelineUserPage::chooseHere);
    connect(m_walk, &TimelineUserNavigator::told, this, &TimelineUserPage::tell);
    connect(m_walk, &TimelineUserNavigator::userWanted, this, [this](TimelineUserId user) {
        showUser(user);
        emit userChosen(user);
    });
    connect(m_replies, &TimelineUserReplies::told, this, &TimelineUserPage::tell);
}

void TimelineUserPage::keepReading()
{
    m_reading.keep(
        {.parts = Parts(Part::Timelines) | Part::Runs | Part::Studies,
            .scope = [this] { return Scope{.user = m_user}; },
            .restMs = kUserCoalesceMs},
        [this] {
            return [user = m_user, wanted = m_wanted, viewer = m_session.currentPerson()](
                       Database& database, const CancelFlag&) {
                return readTimelineUser(database, user, wanted, viewer);
            };
        },
        [this](const SharedTimelineUser& shown) { take(shown); });
}

void TimelineUserPage::showUser(
    TimelineUserId user, const QString& summarizer, const QString& predictor)
{
    dropTold();
    follow(user, summarizer, predictor);
}

void TimelineUserPage::follow(
    TimelineUserId user, const QString& summarizer, const QString& predictor)
{
    if (user.isValid())
        m_user = user;
    if (!summarizer.isEmpty())
        m_wanted.summarizer = summarizer;
    if (!predictor.isEmpty())
        m_wanted.predictor = predictor;
    m_reading.startOver();
}

void TimelineUserPage::setThreshold(double threshold)
{
    if (threshold == m_wanted.threshold)
        return;
    m_wanted.threshold = threshold;
    m_reading.startOver();
}

void TimelineUserPage::setOrder(const QList<TimelineUserId>& users)
{
    m_walk->setOrder(users);
    showState();
}

void TimelineUserPage::choose(const TimelineChoice& choice)
{
    dropTold();
    m_wanted = choice;
    m_reading.startOver();
}

/// What is chosen on this page others may want to know.
void TimelineUserPage::chooseHere(const TimelineChoice& choice)
{
    const bool isOther = choice.predictor != m_wanted.predictor;
    choose(choice);
    if (isOther)
        emit predictorChosen(choice.predictor);
}

void TimelineUserPage::take(const SharedTimelineUser& shown)
{
    m_isKnown = true;
    leaveMissingMaking(shown);
    m_shown = shown;
    m_user = shown ? shown->row.id : TimelineUserId();
    if (shown)
        m_wanted = shown->choice;
    m_walk->setShown(shown);
    m_replies->setShown(shown);
    m_choice->setUser(shown);
    m_timeline->setUser(shown);
    m_summaries->setUser(shown);
    const bool isStored = shown && shown->first.stored;
    m_making->setSummary(m_user, shown ? shown->choice.summarizer : QString(),
        isStored ? summaryOriginText(shown->first) : QString());
    showState();
    if (shown && isVisible())
        emit summarizerShown(shown->log, shown->choice.summarizer);
}

/// Whoever looks at how one summary was made and goes on to one that no run made wants to see it.
void TimelineUserPage::leaveMissingMaking(const SharedTimelineUser& shown)
{
    const bool isOther = !shown || !m_shown || shown->row.id != m_shown->row.id ||
                         shown->choice.summarizer != m_shown->choice.summarizer;
    if (isOther && !(shown && isMadeByRun(*shown)))
        showMaking(false);
}

bool TimelineUserPage::showsMaking() const
{
    return m_parts->currentWidget() == m_making;
}

void TimelineUserPage::showMaking(bool shown)
{
    if (shown == showsMaking())
        return;
    dropTold();
    const bool hadKeyboard = m_parts->isAncestorOf(QApplication::focusWidget());
    m_parts->setCurrentIndex(shown ? 1 : 0);
    setFocusProxy(shown ? m_making->list() : m_summaries->tasks()->list());
    if (hadKeyboard)
        focusProxy()->setFocus(Qt::OtherFocusReason);
}

void TimelineUserPage::toggleMaking()
{
    if (!showsMaking() && m_shown && !isMadeByRun(*m_shown))
        return tell(m_making->whyNothing());
    showMaking(!showsMaking());
}

void TimelineUserPage::stepOn(int by)
{
    if (showsMaking())
        m_making->step(by);
    else
        m_summaries->tasks()->step(by);
}

void TimelineUserPage::showState()
{
    m_stack->setCurrentIndex(m_isKnown && !m_shown ? 1 : 0);
    m_empty->say(Icon::Sample, tr("No timelines yet"),
        tr("Import a log of what people did: films they rated, places they reviewed, things they "
           "bought."),
        {tr("Import a log…"), "timelinesImport"});
    m_choice->setTitle(m_shown ? m_shown->row.pseudonym : QString());
    QString place;
    if (m_shown) {
        const QList<TimelineUserId>& order = m_walk->order();
        place = tr("user %1 of %2 · %3", "place, users, log")
                    .arg(results::countText(order.indexOf(m_user) + 1),
                        results::countText(order.size()), m_shown->log);
    }
    m_place->setText(place);
    showStrip();
}

/// What is missing, with what to do about it.
void TimelineUserPage::showStrip()
{
    if (!m_shown)
        m_strip->showState({});
    else if (!m_shown->isSplit)
        m_strip->showState(tr("The log is not split into past and future yet."),
            commandNamed(this, "timelineUserSplit"));
    else if (m_shown->row.past == 0)
        m_strip->showState(tr("The log's rule cannot split this user's timeline into past and "
                              "future, so the user is not summarized."));
    else if (m_shown->summarizers.isEmpty())
        m_strip->showState(tr("No summaries of this log's users yet."),
            commandNamed(this, "timelineUserSummarize"));
    else if (m_shown->predictors.isEmpty())
        m_strip->showState(tr("No predictions from these summaries yet."),
            commandNamed(this, "timelineUserPredict"));
    else
        m_strip->showState({});
}

void TimelineUserPage::tell(const QString& sentence)
{
    if (Workspace* screen = Workspace::of(this))
        screen->tell(sentence);
}

void TimelineUserPage::dropTold()
{
    if (Workspace* screen = Workspace::of(this))
        screen->dropTold();
}

} // namespace tandem

#include "views/timelines/timelineuserpage.moc"
