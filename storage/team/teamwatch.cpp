#include "storage/team/teamwatch.h"

#include "storage/database/database.h"
#include "storage/database/schema.h"
#include "storage/project/project.h"
#include "storage/team/hubnews.h"
#include "storage/team/teamadmin.h"
#include "storage/team/teamlink.h"
#include "storage/team/teamsync.h"
#include "storage/team/teamwords.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QMutex>
#include <QThread>
#include <QWaitCondition>

#include <algorithm>
#include <atomic>
#include <limits>
#include <memory>
#include <utility>

namespace tandem::team {

namespace {

/// What is under way when a project is closed has this long to end; a hub that does not answer is
/// waited for by nobody.
constexpr int kWatchEndMs = 300;
constexpr qint64 kWatchNever = std::numeric_limits<qint64>::max();

} // namespace

/// The thread of a TeamWatch. Everything that concerns the file and the hub is in this thread
/// alone; what others ask of it is behind the lock.
class WatchThread final : public QThread
{
    Q_DISABLE_COPY_MOVE(WatchThread)

public:
    WatchThread(TeamWatch& owner, Project& project, const WatchStart& start)
        : m_isOn(start.isOn)
        , m_isAsked(start.isOn)
        , m_lead(start.lead)
        , m_owner(&owner)
        , m_project(&project)
        , m_path(project.path())
        , m_pace(start.pace)
    {
        setObjectName(QStringLiteral("team"));
    }

    void setOn(bool on)
    {
        const QMutexLocker lock(&m_mutex);
        m_isOn = on;
        m_isAsked = m_isAsked || on;
        m_wake.wakeOne();
    }
    void setLead(PersonId lead)
    {
        const QMutexLocker lock(&m_mutex);
        if (m_lead == lead)
            return;
        m_lead = lead;
        m_isAsked = m_isAsked || m_isOn;
        m_wake.wakeOne();
    }
    void syncNow()
    {
        const QMutexLocker lock(&m_mutex);
        m_isAsked = true;
        m_wake.wakeOne();
    }
    /// Something that travels was written to the file; `rounds`: whether one was submitted,
    /// withdrawn or settled, perhaps.
    void poke(bool rounds)
    {
        const QMutexLocker lock(&m_mutex);
        m_isPoked = true;
        m_areRoundsPoked = m_areRoundsPoked || rounds;
        m_wake.wakeOne();
    }
    void interrupt() { m_isInterrupted = true; }
    /// Ends it, as soon as the hub lets it; it does not know its owner or the project afterwards.
    void leave()
    {
        m_isInterrupted = true;
        {
            const QMutexLocker lock(&m_mutex);
            m_isLeft = true;
            m_wake.wakeOne();
        }
        if (wait(kWatchEndMs)) {
            delete this;
            return;
        }
        {
            const QMutexLocker lock(&m_ownerMutex);
            m_owner = nullptr;
            m_project = nullptr;
        }
        connect(this, &QThread::finished, this, &QObject::deleteLater);
        if (isFinished())
            deleteLater();
    }

protected:
    void run() override;

private:
    struct Turn
    {
        bool isOn = false;
        bool isAsked = false;
        bool areRoundsChanged = false;
        PersonId lead;
    };

    bool waitForTurn(Turn& turn);
    void takeTurn(const Turn& turn);
    Expected<void> readCounts();
    Expected<void> keepInStep(const Turn& turn);
    Expected<void> keepInStepOnce(const Turn& turn);
    Expected<bool> isNeeded(const TeamLink& link, const Turn& turn);
    Expected<void> sync(const TeamLink& link, const Turn& turn);
    Expected<SyncReport> report(const TeamLink& link, const Turn& turn);
    void rest();
    void inStep(const Turn& turn);
    void failed(const Error& error);
    void tell();
    template <typename Work>
    void withProject(Work work)
    {
        const QMutexLocker lock(&m_ownerMutex);
        if (m_project)
            work(*m_project);
    }

    QMutex m_mutex;
    QWaitCondition m_wake;
    bool m_isLeft = false;
    bool m_isOn;
    bool m_isAsked;
    bool m_isPoked = false;
    bool m_areRoundsPoked = false;
    PersonId m_lead;
    std::atomic_bool m_isInterrupted = false;

    QMutex m_ownerMutex; ///< never held while the hub is waited for
    TeamWatch* m_owner;
    Project* m_project;

    const QString m_path;
    const WatchPace m_pace;
    std::unique_ptr<Database> m_file;
    std::unique_ptr<HubConnection> m_hub;
    QElapsedTimer m_clock;
    qint64 m_dueAt = 0;        ///< of the next look, by m_clock
    qint64 m_endedAt = 0;      ///< of the last one
    qint64 m_unfinishedAt = 0; ///< when what was not taken was offered last
    int m_retryMs = 0;         ///< after a failure
    bool m_isOwing = true;     ///< a sync, whether there is news or not
    bool m_isWorking = false;
    WatchState m_state;
    std::pair<WatchState, bool> m_told;
};

void WatchThread::run()
{
    m_clock.start();
    auto file = openProjectFile(m_path, Database::Mode::ReadWrite);
    if (!file) {
        failed(file.error());
        return tell();
    }
    m_file = std::move(*file);
    Turn turn;
    while (waitForTurn(turn))
        takeTurn(turn);
    // Connections end in the thread that made them.
    m_hub.reset();
    m_file.reset();
}

/// False once it was left.
bool WatchThread::waitForTurn(Turn& turn)
{
    const QMutexLocker lock(&m_mutex);
    const auto dueAt = [this] {
        if (m_isAsked)
            return m_endedAt;
        // Away, what was written is only counted: it is sent when the hub answers.
        const qint64 afterRest = m_endedAt + m_pace.restMs;
        return m_isPoked ? std::min(m_dueAt, afterRest) : m_dueAt;
    };
    while (!m_isLeft && dueAt() > m_clock.elapsed()) {
        const qint64 at = dueAt();
        if (at == kWatchNever)
            m_wake.wait(&m_mutex);
        else
            m_wake.wait(&m_mutex, QDeadlineTimer(at - m_clock.elapsed()));
    }
    turn = {
        m_isOn, std::exchange(m_isAsked, false), std::exchange(m_areRoundsPoked, false), m_lead};
    m_isPoked = false;
    m_isInterrupted = m_isLeft;
    return !m_isLeft;
}

void WatchThread::takeTurn(const Turn& turn)
{
    const bool isDue = turn.isAsked || m_clock.elapsed() >= m_dueAt;
    m_isOwing = m_isOwing || turn.isAsked || turn.areRoundsChanged;
    Expected<void> done = readCounts();
    if (done && !turn.isOn && !turn.isAsked)
        rest();
    else if (done && m_retryMs > 0 && !isDue)
        m_endedAt = m_clock.elapsed(); // what was written meanwhile is counted, and sent later
    else if (done = done ? keepInStep(turn) : done; done)
        inStep(turn);
    else {
        failed(done.error());
        if (!turn.isOn)
            m_dueAt = kWatchNever;
    }
    tell();
}

/// Nothing by itself, until it is asked.
void WatchThread::rest()
{
    m_hub.reset();
    m_retryMs = 0;
    m_state.phase = WatchState::Phase::Off;
    m_state.problem.clear();
    m_state.awaySince = {};
    m_endedAt = m_clock.elapsed();
    m_dueAt = kWatchNever;
}

void WatchThread::inStep(const Turn& turn)
{
    m_retryMs = 0;
    m_state.phase = turn.isOn ? WatchState::Phase::InStep : WatchState::Phase::Off;
    m_state.inStepAt = QDateTime::currentDateTimeUtc();
    m_state.problem.clear();
    m_state.awaySince = {};
    m_endedAt = m_clock.elapsed();
    m_dueAt = turn.isOn ? m_endedAt + m_pace.lookMs : kWatchNever;
}

/// Tries again later, and less often from time to time: a hub that is away, and also what somebody
/// may have put right meanwhile.
void WatchThread::failed(const Error& error)
{
    m_hub.reset();
    m_endedAt = m_clock.elapsed();
    if (error.code == ErrorCode::Cancelled) {
        m_dueAt = m_endedAt + m_pace.lookMs;
        return;
    }
    const bool isAway = error.code == ErrorCode::Busy;
    const bool wasAway = m_state.awaySince.isValid();
    if (!isAway)
        m_state.awaySince = {};
    else if (!wasAway)
        m_state.awaySince = QDateTime::currentDateTimeUtc();
    const int next = wasAway ? 2 * m_retryMs : m_pace.lookMs;
    m_retryMs = isAway ? std::min(m_pace.longestAwayMs, next) : m_pace.longestAwayMs;
    m_dueAt = m_endedAt + m_retryMs;
    m_state.phase = isAway ? WatchState::Phase::Away : WatchState::Phase::Stopped;
    m_state.problem = error.sentence();
}

Expected<void> WatchThread::readCounts()
{
    TANDEM_TRY(link, teamLink(*m_file));
    if (!*link)
        return failure(ErrorCode::NotFound, TeamWords::tr("This file belongs to no team."), m_path);
    if ((*link)->lead)
        return {};
    TANDEM_TRY(left, rowsToSend(*m_file));
    TANDEM_TRY(refused, refusedCounts(*m_file));
    m_state.toSend = *left;
    // The last sync knows it, and also what is not taken from the hub.
    if (!m_state.inStepAt.isValid())
        m_state.notTaken = refused->waiting;
    return {};
}

Expected<void> WatchThread::keepInStep(const Turn& turn)
{
    const bool isReused = m_hub != nullptr;
    auto done = keepInStepOnce(turn);
    // A server that was restarted meanwhile is there, and only the connection is gone.
    if (!done && done.error().code == ErrorCode::Busy && isReused) {
        m_hub.reset();
        done = keepInStepOnce(turn);
    }
    m_isWorking = false;
    return done;
}

Expected<void> WatchThread::keepInStepOnce(const Turn& turn)
{
    TANDEM_TRY(link, teamLink(*m_file));
    if (m_state.phase == WatchState::Phase::Off && turn.isOn)
        m_state.phase = WatchState::Phase::Starting;
    tell();
    if (!m_hub) {
        TANDEM_TRY_VAR(hub, connectAsLinked(**link));
        m_hub = std::move(*hub);
    }
    TANDEM_TRY(needed, isNeeded(**link, turn));
    return *needed ? sync(**link, turn) : Expected<void>();
}

Expected<bool> WatchThread::isNeeded(const TeamLink& link, const Turn& turn)
{
    if (m_isOwing || turn.isAsked || m_state.toSend > 0)
        return true;
    TANDEM_TRY(unfinished, hasUnfinished(*m_file));
    if (*unfinished && m_clock.elapsed() - m_unfinishedAt >= m_pace.unfinishedMs)
        return true;
    return hasNews(*m_hub, link);
}

Expected<void> WatchThread::sync(const TeamLink& link, const Turn& turn)
{
    m_isWorking = true;
    if (m_state.toSend > 0)
        m_state.phase = WatchState::Phase::Sending;
    tell();
    TANDEM_TRY(before, m_file->dataVersion());
    withProject([](Project& project) { project.beginWritingAside(); });
    const auto done = report(link, turn);
    withProject([](Project& project) { project.endWritingAside(); });
    const auto after = m_file->dataVersion();
    // Seen from here the number changes when others commit. What came in is told also where the
    // rest failed.
    if (!done || done->received + done->rounds + done->changes > 0 || !after || *after != *before)
        withProject([](Project& project) { project.tellElsewhere(); });
    if (!done)
        return failure(done.error());
    m_isOwing = false;
    m_unfinishedAt = m_clock.elapsed();
    m_state.remarks = done->remarks;
    m_state.notTaken = done->refused;
    m_state.wentBack = m_state.wentBack || done->wentBack;
    return readCounts();
}

Expected<SyncReport> WatchThread::report(const TeamLink& link, const Turn& turn)
{
    const Progress progress = [this, isLead = link.lead](qint64 done, qint64 all) {
        m_state.toSend = isLead ? 0 : int(all - done);
        tell();
        return !m_isInterrupted;
    };
    if (!link.lead)
        return syncMember(*m_file, *m_hub, progress);
    if (!turn.lead.isValid())
        return failure(ErrorCode::Refused,
            TeamWords::tr("The project has several leads, and none of them works here now."), {},
            TeamWords::tr("Switch to a lead; what arrives is merged in their name."));
    return syncLead(*m_file, *m_hub, turn.lead, progress);
}

void WatchThread::tell()
{
    const std::pair now(m_state, m_isWorking);
    if (now == m_told)
        return;
    m_told = now;
    const QMutexLocker lock(&m_ownerMutex);
    if (m_owner)
        QMetaObject::invokeMethod(
            m_owner, [owner = m_owner, now] { owner->take(now.first, now.second); },
            Qt::QueuedConnection);
}

TeamWatch::TeamWatch(Project& project, const WatchStart& start, QObject* parent)
    : QObject(parent)
    , m_thread(new WatchThread(*this, project, start))
{
    connect(&project, &Project::changed, this, [this](const ChangeEvent& event) {
        const bool rounds = concerns(event, Part::Rounds);
        if (rounds || concerns(event, Part::Answers) || concerns(event, Part::Opinions))
            m_thread->poke(rounds);
    });
    m_thread->start(QThread::LowPriority);
}

TeamWatch::~TeamWatch()
{
    m_thread->leave();
}

void TeamWatch::setOn(bool on)
{
    m_thread->setOn(on);
}

void TeamWatch::setLead(PersonId lead)
{
    m_thread->setLead(lead);
}

void TeamWatch::syncNow()
{
    m_thread->syncNow();
}

void TeamWatch::interrupt()
{
    m_thread->interrupt();
}

void TeamWatch::take(const WatchState& state, bool isWorking)
{
    m_state = state;
    m_isWorking = isWorking;
    emit changed();
}

} // namespace tandem::team
