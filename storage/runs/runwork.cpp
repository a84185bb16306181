#include "storage/runs/runwork.h"

#include "storage/database/database.h"
#include "storage/llm/gateway.h"
#include "storage/project/project.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/settingaside.h"
#include "storage/runs/runwords.h"

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// What there is when a run seems to be at its end.
struct Left
{
    int lastOpen = 0; ///< position of the last task that is still to be worked on; 0: none
    TaskCounts counts;
};

/// Stores `end`, unless tasks are left: `open` is how many are known, none where that does not
/// matter.
Expected<Written> writeEnd(Database& database, const RunEnd& end, const QString& holder,
    std::optional<qint64> open, Left& left)
{
    RunRepository runs(database);
    RunTasks tasks(database);
    TANDEM_TRY(lease, RunLease::seen(database, end.run));
    if (!*lease || (*lease)->holder != holder)
        return Written(RunChanged{end.run});
    // Somebody may have cancelled it elsewhere meanwhile, which stands.
    TANDEM_TRY(now, runs.state(end.run));
    if (*now == RunState::Cancelled)
        return Written(RunChanged{end.run});
    TANDEM_TRY(counts, tasks.counts(end.run));
    left.counts = *counts;
    if (open && counts->open != *open) {
        TANDEM_TRY(last, tasks.lastOpenPosition(end.run));
        left.lastOpen = *last;
        if (*last > 0)
            return Written(RunChanged{end.run});
    }
    return runs.setState(end.run, end.state, end.error ? end.error->sentence() : QString())
        .map([&] { return Written(RunChanged{end.run}); });
}

} // namespace

/// What the opening write found.
struct RunWork::Opened
{
    QElapsedTimer begun;
    std::optional<LeaseSeen> held; ///< by somebody else; then nothing of the rest
    RunSetup setup;
    RunRow row;
    QHash<qint64, int> openOf;
    int lastOpen = 0;
    qint64 asideChanges = 0;
};

RunWork::RunWork(
    Project& project, llm::Gateway& gateway, const RunTarget& target, const LeaseTimes& lease)
    : m_project(project)
    , m_gateway(gateway)
    , m_run(target.run)
    , m_endpoint(target.endpoint)
    , m_key(target.key)
    , m_lease(project, target.run, lease)
{
    connect(&m_project, &Project::changed, this, &RunWork::onProjectChanged);
    connect(&m_lease, &RunLease::silent, this, [this](const LeaseSeen& seen) { open(seen); });
    connect(&m_lease, &RunLease::alive, this,
        [this](const LeaseSeen& seen) { tellEnd(endAsBusy(seen.run)); });
    connect(&m_lease, &RunLease::sure, this, &RunWork::goOn);
    connect(&m_lease, &RunLease::lost, this, [this] { stop(endAsBusy(m_run)); });
    m_clock.start();
}

RunWork::~RunWork() = default;

RunWork::Digest RunWork::digestOf(const QString& hash)
{
    constexpr int kHexadecimal = 16;
    constexpr qsizetype kDigits = 16;
    return {hash.left(kDigits).toULongLong(nullptr, kHexadecimal),
        hash.mid(kDigits, kDigits).toULongLong(nullptr, kHexadecimal)};
}

RunEnd RunWork::endAsBusy(RunId other) const
{
    Error error;
    error.code = ErrorCode::Busy;
    if (other == m_run) {
        error.what = RunWords::tr("Another program works on this run.");
        error.remedy = RunWords::tr("Wait for its end, or end it.");
    } else {
        error.what = RunWords::tr("Another program works on run %1, which asks the same.")
                         .arg(QString::number(other.value));
        error.remedy = RunWords::tr("Wait for its end, then resume run %1: what was answered until "
                                    "then is not asked again.")
                           .arg(QString::number(m_run.value));
    }
    return {m_run, RunState::Stopped, error};
}

void RunWork::begin(bool retryFailed, QList<UnsavedAnswer> unsaved)
{
    m_retryFailed = retryFailed;
    m_unsaved = std::move(unsaved);
    open();
}

/// Reads what the work on a run begins with.
Expected<void> RunWork::readInto(
    Opened& opened, Database& database, RunId run, const llm::Endpoint& endpoint)
{
    RunRepository runs(database);
    RunTasks tasks(database);
    TANDEM_TRY(setup, loadRunSetup(database, run, endpoint));
    TANDEM_TRY(now, runs.byId(run));
    TANDEM_TRY(open, tasks.openBySubject(run));
    TANDEM_TRY(last, tasks.lastOpenPosition(run));
    TANDEM_TRY(aside, SettingAside(database).changes());
    opened.asideChanges = *aside;
    opened.setup = *setup;
    opened.row = *now;
    opened.openOf = *open;
    opened.lastOpen = *last;
    return {};
}

void RunWork::open(const std::optional<LeaseSeen>& silent)
{
    const auto opened = std::make_shared<Opened>();
    opened->begun.start();
    m_project
        .change({.write = [opened, silent, holder = m_lease.holder(), run = m_run,
                              endpoint = m_endpoint, retryFailed = m_retryFailed](
                              Database& database) -> Expected<Written> {
            TANDEM_TRY(held, RunLease::take(database, run, holder, silent));
            opened->held = *held;
            if (opened->held)
                return RunChanged{run};
            RunRepository runs(database);
            RunTasks tasks(database);
            TANDEM_DO(retryFailed ? tasks.retryFailed(run).map([](int) {})
                                  : runs.setState(run, RunState::Open).and_then([&] {
                                        return tasks.reopenUnanswered(run);
                                    }));
            return readInto(*opened, database, run, endpoint).map([run] {
                return Written(RunChanged{run});
            });
        }})
        .watch(this, [this, opened](const Expected<void>& done) { onOpened(done, opened); });
}

void RunWork::onOpened(const Expected<void>& done, const std::shared_ptr<Opened>& opened)
{
    if (!done) {
        tellEnd({m_run, RunState::Stopped, done.error()});
        return;
    }
    if (opened->held && m_stopping) {
        tellEnd(*m_stopping);
        return;
    }
    if (opened->held) {
        m_lease.watch(*opened->held);
        emit progressed(progress());
        return;
    }
    m_lease.keep(opened->begun);
    m_setup = opened->setup;
    m_counts = opened->row.tasks;
    m_work = opened->row.work;
    m_openOf = opened->openOf;
    m_totals = opened->row.totals;
    m_attempts = opened->row.attempts;
    m_budget = RunBudget(m_totals.cost, m_attempts.mostCost, m_attempts.unpriced);
    m_lastOpen = opened->lastOpen;
    m_asideChanges = opened->asideChanges;
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
    if (!event.as<EverythingChanged>() || !m_isOpen || m_stopping)
        return;
    const auto state = RunRepository(m_project.reader()).state(m_run);
    if (state && (*state == RunState::Cancelled || *state == RunState::Paused)) {
        stop({m_run, *state, {}});
        return;
    }
    const auto aside = SettingAside(m_project.reader()).changes();
    if (!aside || *aside == m_asideChanges)
        return;
    m_asideChanges = *aside;
    prepareAnew();
}

void RunWork::prepareAnew()
{
    m_isOutdated = m_preparing;
    for (const RunStep& step : std::as_const(m_ready))
        m_again.append(step.task.id);
    m_ready.clear();
    goOn();
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
    for (const Flight& flight : std::as_const(m_flights))
        m_gateway.withdraw(flight.call);
    if (m_lease.isWatching()) {
        m_lease.stopWatching();
        QMetaObject::invokeMethod(
            this, [this] { tellEnd(*m_stopping); }, Qt::QueuedConnection);
    }
    // A run that is still opening goes on to its end from there.
    if (m_isOpen)
        QMetaObject::invokeMethod(this, &RunWork::finishIfDone, Qt::QueuedConnection);
    emit progressed(progress());
}

void RunWork::cancel()
{
    ++m_writes;
    m_project
        .change({.write = [run = m_run](Database& database) -> Expected<Written> {
            return RunRepository(database).cancel(run).map(
                [&] { return Written(RunChanged{run}); });
        }})
        .watch(this, [this](const Expected<void>& done) {
            --m_writes;
            if (!done)
                stop({m_run, RunState::Stopped, done.error()});
            finishIfDone();
        });
    stop({m_run, RunState::Cancelled, {}});
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
        finish(endOfAll());
}

RunEnd RunWork::endOfAll() const
{
    if (m_inBatch.isEmpty())
        return {m_run, RunState::Ended, {}};
    Error error;
    error.code = ErrorCode::Refused;
    error.what = RunWords::tr("%n question(s) are out in a batch and are not asked again.", nullptr,
        int(m_inBatch.size()));
    error.remedy =
        RunWords::tr("Read the batch's results (\"run batch-read\"). Where none will come, "
                     "give the batch up (\"run batch-forget\"): then they are asked live.");
    return {m_run, RunState::Stopped, error};
}

void RunWork::finish(const RunEnd& end)
{
    m_finishing = true;
    if (end.state == RunState::Cancelled) {
        tellEnd(end);
        return;
    }
    const auto left = std::make_shared<Left>(Left{0, m_counts});
    // Nothing else stopped it: then all open tasks have to be known.
    const std::optional<qint64> open =
        m_stopping ? std::nullopt : std::optional<qint64>(m_inBatch.size());
    m_project
        .change({.write =
                     [end, left, open, holder = m_lease.holder()](Database& database) {
                         return writeEnd(database, end, holder, open, *left);
                     }})
        .watch(this, [this, end, left](const Expected<void>& done) {
            m_counts = left->counts;
            if (done && left->lastOpen > 0) {
                lookAgain(left->lastOpen);
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
    // A batch that was read meanwhile has added tasks, or some were brought back. Nothing is in
    // hand any more.
    m_finishing = false;
    m_noneLeft = false;
    m_inBatch.clear();
    m_lastPosition = 0;
    m_lastOpen = lastOpen;
    goOn();
}

void RunWork::tellEnd(const RunEnd& end)
{
    // Whoever hears of it may start the run again at once.
    m_lease.release();
    emit ended(end);
}

RunProgress RunWork::progress() const
{
    RunProgress progress;
    progress.run = m_run;
    progress.tasks = m_counts;
    progress.work = m_setup.kind && m_setup.kind->traits().growsMeanwhile
                        ? m_work
                        : WorkCounts{m_counts.done + m_counts.failed, m_counts.all()};
    progress.totals = m_totals;
    progress.attempts = m_attempts;
    progress.currency = m_setup.currency;
    progress.isWaitingForOther = m_lease.isWatching();
    progress.underWay = static_cast<int>(m_flights.size());
    progress.perMinute = m_pace.perMinute();
    if (m_setup.kind && !m_setup.kind->traits().growsMeanwhile)
        progress.timeLeftMs = m_pace.timeLeftMs(std::max<qint64>(0, m_counts.open));
    return progress;
}

} // namespace tandem
