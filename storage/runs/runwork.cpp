#include "storage/runs/runwork.h"

#include "models/llm/gateway.h"
#include "storage/database/database.h"
#include "storage/project/project.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <utility>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RunDriver)
};

/// How often it is looked whether all that was sent has come back.
constexpr int kWithdrawMs = 50;

/// Outside of the project's folder, which may be shared or watched.
QString lockPath(const QString& project, const QString& run)
{
    const QString place = QFileInfo(project).canonicalFilePath() + u'\n' + run;
    const QByteArray digest =
        QCryptographicHash::hash(place.toUtf8(), QCryptographicHash::Sha256).toHex();
    constexpr int kDigits = 32;
    return QDir(QDir::tempPath())
        .filePath(
            QStringLiteral("tandem-run-%1.lock").arg(QString::fromLatin1(digest.left(kDigits))));
}

} // namespace

/// What the opening write found.
struct RunWork::Opened
{
    RunSetup setup;
    TaskCounts counts;
    ReplyTotals totals;
    int lastOpen = 0;
};

RunWork::RunWork(
    Project& project, llm::Gateway& gateway, RunId run, llm::Endpoint endpoint, Secret key)
    : m_project(project)
    , m_gateway(gateway)
    , m_run(run)
    , m_endpoint(std::move(endpoint))
    , m_key(std::move(key))
{
    m_withdraw.setInterval(kWithdrawMs);
    connect(&m_withdraw, &QTimer::timeout, this, &RunWork::withdrawWaiting);
    connect(&m_project, &Project::changed, this, &RunWork::onProjectChanged);
    m_clock.start();
}

RunWork::~RunWork()
{
    if (m_withdraw.isActive())
        m_gateway.setPaused(m_endpoint.name, false);
}

RunWork::Digest RunWork::digestOf(const QString& hash)
{
    constexpr int kHexadecimal = 16;
    constexpr qsizetype kDigits = 16;
    return {hash.left(kDigits).toULongLong(nullptr, kHexadecimal),
        hash.mid(kDigits, kDigits).toULongLong(nullptr, kHexadecimal)};
}

bool RunWork::lock(const QString& uuid)
{
    m_lock = std::make_unique<QLockFile>(lockPath(m_project.path(), uuid));
    // However long a run takes, only the end of the program that works on it frees it.
    m_lock->setStaleLockTime(0);
    return m_lock->tryLock(0) || m_lock->error() != QLockFile::LockFailedError;
}

void RunWork::begin(bool retryFailed, QList<UnsavedAnswer> unsaved)
{
    m_unsaved = std::move(unsaved);
    const auto uuid = RunRepository(m_project.reader()).uuid(m_run);
    auto refusal = uuid ? std::optional<Error>() : std::optional(uuid.error());
    if (uuid && !lock(*uuid))
        refusal = failure(ErrorCode::Busy, Words::tr("Another program works on this run."), {},
            Words::tr("Wait for its end, or end it."))
                      .value();
    if (refusal) {
        QMetaObject::invokeMethod(
            this,
            [this, error = *refusal] {
                emit ended({m_run, RunState::Stopped, error});
            },
            Qt::QueuedConnection);
        return;
    }
    const auto opened = std::make_shared<Opened>();
    m_project.submit(
        [opened, run = m_run, endpoint = m_endpoint, retryFailed](
            Database& database) -> Expected<ChangeEvent> {
            RunRepository runs(database);
            const auto ready = retryFailed ? runs.retryFailed(run).map([](int) {})
                                           : runs.setState(run, RunState::Open).and_then([&] {
                                                 return runs.reopenUnanswered(run);
                                             });
            if (!ready)
                return failure(ready.error());
            const auto setup = loadRunSetup(database, run, endpoint);
            if (!setup)
                return failure(setup.error());
            const auto now = runs.byId(run);
            if (!now)
                return failure(now.error());
            const auto last = runs.lastOpenPosition(run);
            if (!last)
                return failure(last.error());
            *opened = {*setup, now->tasks, now->totals, *last};
            return RunChanged{run};
        },
        this, [this, opened](const Expected<void>& done) { onOpened(done, opened); });
}

void RunWork::onOpened(const Expected<void>& done, const std::shared_ptr<Opened>& opened)
{
    if (!done) {
        tellEnd({m_run, RunState::Stopped, done.error()});
        return;
    }
    m_setup = opened->setup;
    m_counts = opened->counts;
    m_totals = opened->totals;
    m_lastOpen = opened->lastOpen;
    m_isOpen = true;
    emit progressed(progress());
    const QList<UnsavedAnswer> unsaved = takeUnsaved();
    for (const UnsavedAnswer& answer : unsaved) {
        m_answered.insert(digestOf(answer.step.hash));
        submitAnswer(answer);
    }
    goOn();
}

void RunWork::onProjectChanged(const ChangeEvent& event)
{
    if (!std::holds_alternative<ChangedElsewhere>(event) || !m_isOpen || m_stopping)
        return;
    const auto state = RunRepository(m_project.reader()).state(m_run);
    if (state && (*state == RunState::Cancelled || *state == RunState::Paused))
        stop({m_run, *state, {}});
}

void RunWork::goOn()
{
    dispatch();
    prepareMore();
    finishIfDone();
}

void RunWork::stop(const RunEnd& end)
{
    if (m_stopping && end.state != RunState::Cancelled)
        return;
    m_stopping = end;
    m_ready.clear();
    m_again.clear();
    m_next.clear();
    m_gateway.setPaused(m_endpoint.name, true);
    m_withdraw.start();
    // A run that is still opening goes on to its end from there.
    if (m_isOpen)
        QMetaObject::invokeMethod(this, &RunWork::finishIfDone, Qt::QueuedConnection);
    emit progressed(progress());
}

void RunWork::cancel()
{
    ++m_writes;
    m_project.submit(
        [run = m_run](Database& database) -> Expected<ChangeEvent> {
            return RunRepository(database).cancel(run).map(
                [&] { return ChangeEvent(RunChanged{run}); });
        },
        this,
        [this](const Expected<void>& done) {
            --m_writes;
            if (!done)
                stop({m_run, RunState::Stopped, done.error()});
            finishIfDone();
        });
    stop({m_run, RunState::Cancelled, {}});
}

void RunWork::withdrawWaiting()
{
    // What was sent may be paid for already and is waited for; what was not is taken back.
    if (m_gateway.load(m_endpoint.name).running > 0)
        return;
    const auto flights = m_flights;
    for (const Flight& flight : flights)
        m_gateway.cancel(flight.call);
}

void RunWork::finishIfDone()
{
    if (m_finishing || !m_isOpen || !m_flights.isEmpty() || m_writes > 0 || m_preparing)
        return;
    if (m_stopping) {
        finish(*m_stopping);
        return;
    }
    if (m_noneLeft && m_ready.isEmpty() && m_again.isEmpty() && m_next.isEmpty())
        finish({m_run, RunState::Ended, {}});
}

void RunWork::finish(const RunEnd& end)
{
    m_finishing = true;
    if (end.state == RunState::Cancelled) {
        tellEnd(end);
        return;
    }
    const QString reason = end.error ? end.error->sentence() : QString();
    const auto lastOpen = std::make_shared<int>(0);
    m_project.submit(
        [run = m_run, state = end.state, reason, lastOpen](
            Database& database) -> Expected<ChangeEvent> {
            RunRepository runs(database);
            // Somebody may have cancelled it elsewhere meanwhile, which stands.
            const auto now = runs.state(run);
            if (!now)
                return failure(now.error());
            if (*now == RunState::Cancelled)
                return ChangeEvent(RunChanged{run});
            if (state == RunState::Ended) {
                const auto left = runs.lastOpenPosition(run);
                if (!left)
                    return failure(left.error());
                *lastOpen = *left;
                if (*left > 0)
                    return ChangeEvent(RunChanged{run});
            }
            return runs.setState(run, state, reason).map([&] {
                return ChangeEvent(RunChanged{run});
            });
        },
        this,
        [this, end, lastOpen](const Expected<void>& done) {
            if (done && *lastOpen > 0) {
                lookAgain(*lastOpen);
                return;
            }
            RunEnd said = end;
            if (!done && !said.error)
                said = {m_run, RunState::Stopped, done.error()};
            tellEnd(said);
        });
}

void RunWork::lookAgain(int lastOpen)
{
    // A batch that was read meanwhile has added tasks. Nothing is in hand any more.
    m_finishing = false;
    m_noneLeft = false;
    m_lastPosition = 0;
    m_lastOpen = lastOpen;
    goOn();
}

void RunWork::tellEnd(const RunEnd& end)
{
    // Whoever hears of it may start the run again at once.
    m_lock.reset();
    if (m_withdraw.isActive())
        m_gateway.setPaused(m_endpoint.name, false);
    m_withdraw.stop();
    emit ended(end);
}

RunProgress RunWork::progress() const
{
    RunProgress progress;
    progress.run = m_run;
    progress.tasks = m_counts;
    progress.totals = m_totals;
    progress.currency = m_setup.currency;
    progress.underWay = static_cast<int>(m_flights.size());
    progress.perMinute = m_pace.perMinute();
    if (m_setup.kind && !m_setup.kind->growsMeanwhile())
        progress.timeLeftMs = m_pace.timeLeftMs(m_counts.open);
    return progress;
}

} // namespace tandem
