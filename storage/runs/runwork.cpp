#include "storage/runs/runwork.h"

#include "storage/database/database.h"
#include "storage/llm/gateway.h"
#include "storage/project/project.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runstartandend.h"

#include <algorithm>

namespace tandem {

RunPreparation::RunPreparation(Project& project)
    : m_project(project)
{
}

void RunPreparation::begin(const RunSetup& setup, int lastOpen)
{
    m_setup = setup;
    m_setup.memory = std::make_shared<RunMemory>();
    m_lastOpen = lastOpen;
}

void RunPreparation::prepareMore()
{
    constexpr int kFewestPrepared = 8;
    constexpr int kMostPrepared = 256;
    // Two rounds of calls are left when more are prepared, which takes a part of a round.
    constexpr int kRounds = 4;
    const int wanted =
        std::clamp(kRounds * m_setup.endpoint.limits.concurrency, kFewestPrepared, kMostPrepared);
    const bool isEnough = m_ready.size() >= wanted / 2 && m_next.size() < wanted / 2;
    if (m_preparing || m_isStopped || isEnough ||
        (m_noneLeft && m_again.isEmpty() && m_next.isEmpty()))
        return;
    m_preparing = true;
    const QList<TaskId> named = std::exchange(m_next, {}) + std::exchange(m_again, {});
    const int room = m_noneLeft ? 0 : wanted - static_cast<int>(m_ready.size() + named.size());
    m_project.read<Prepared>(
        [setup = m_setup, named, after = m_lastPosition, last = m_lastOpen, room](
            Database& database, const CancelFlag&) -> Expected<Prepared> {
            RunTasks runs(database);
            Prepared prepared;
            for (const TaskId id : named) {
                TANDEM_TRY(task, runs.task(id));
                if (task->state != TaskState::Open || task->isAside)
                    continue;
                TANDEM_TRY(step, nextStep(database, setup, *task));
                prepared.first.append(*step);
            }
            prepared.looked = room > 0;
            if (!prepared.looked)
                return prepared;
            TANDEM_TRY(tasks, runs.openTasks(setup.run, after, room, last));
            for (const TaskRow& task : *tasks) {
                TANDEM_TRY(step, nextStep(database, setup, task));
                prepared.rest.append(*step);
            }
            return prepared;
        },
        this, [this](const Expected<Prepared>& prepared) { onPrepared(prepared); });
}

void RunPreparation::onPrepared(const Expected<Prepared>& prepared)
{
    m_preparing = false;
    if (!prepared) {
        emit failed(prepared.error());
        return;
    }
    if (m_isStopped) {
        emit ready();
        return;
    }
    if (!prepared->rest.isEmpty())
        m_lastPosition = prepared->rest.last().task.position;
    else if (prepared->looked)
        m_noneLeft = true;
    m_ready = prepared->first + m_ready + prepared->rest;
    if (std::exchange(m_isOutdated, false))
        prepareAnew();
    else
        emit ready();
}

void RunPreparation::prepareAnew()
{
    m_isOutdated = m_preparing;
    for (const RunStep& step : std::as_const(m_ready))
        m_again.append(step.task.id);
    m_ready.clear();
    emit ready();
}

void RunPreparation::stop()
{
    m_isStopped = true;
    m_ready.clear();
    m_again.clear();
    m_next.clear();
}

void RunPreparation::lookAgain(int lastOpen)
{
    m_noneLeft = false;
    m_lastPosition = 0;
    m_lastOpen = lastOpen;
}

bool RunPreparation::isDone() const
{
    return m_noneLeft && m_ready.isEmpty() && m_again.isEmpty() && m_next.isEmpty();
}

namespace {

constexpr int kMostWrites = 64;
/// So many calls in a row without an answer mean that the next ones would get none either.
constexpr int kFailuresThatStop = 8;
constexpr int kLookEveryMs = 1000;

} // namespace

RunWork::RunWork(
    Project& project, llm::Gateway& gateway, const RunTarget& target, const LeaseTimes& lease)
    : m_project(project)
    , m_run(target.run)
    , m_endpoint(target.endpoint)
    , m_gateway(gateway)
    , m_lease(project, target.run, lease)
    , m_preparation(project)
    , m_calls(project, gateway, m_lease, target.key)
{
    connect(&m_project, &Project::changed, this, &RunWork::onProjectChanged);
    connect(&m_lease, &RunLease::silent, this, [this](const LeaseSeen& seen) { open(seen); });
    connect(&m_lease, &RunLease::alive, this,
        [this](const LeaseSeen& seen) { tellEnd(endAsBusy(m_run, seen.run)); });
    connect(&m_lease, &RunLease::sure, this, &RunWork::goOn);
    connect(&m_lease, &RunLease::lost, this, [this] { stop(endAsBusy(m_run, m_run)); });
    connect(&m_preparation, &RunPreparation::ready, this, &RunWork::goOn);
    connect(&m_preparation, &RunPreparation::failed, this, [this](const Error& error) {
        stop({m_run, RunState::Stopped, error});
    });
    connect(&m_calls, &RunCalls::ended, this, &RunWork::onCallEnded);
    connect(&m_calls, &RunCalls::stopped, this, &RunWork::stop);
    connect(&m_calls, &RunCalls::settled, this, &RunWork::goOn);
    connect(&m_look, &QTimer::timeout, this, [this] { emit progressed(progress()); });
    m_look.start(kLookEveryMs);
}

RunWork::~RunWork() = default;

void RunWork::begin(bool retryFailed, QList<UnsavedAnswer> unsaved)
{
    m_retryFailed = retryFailed;
    m_unsaved = std::move(unsaved);
    open();
}

void RunWork::open(const std::optional<LeaseSeen>& silent)
{
    const auto opened = std::make_shared<OpenedRun>();
    opened->begun.start();
    m_project
        .change({.write = [opened, opening = RunOpening{m_run, m_endpoint, m_lease.holder(), silent,
                                       m_retryFailed}](
                              Database& database) { return openRun(database, opening, *opened); }})
        .watch(this, [this, opened](const Expected<void>& done) { onOpened(done, *opened); });
}

void RunWork::onOpened(const Expected<void>& done, const OpenedRun& opened)
{
    if (!done) {
        tellEnd({m_run, RunState::Stopped, done.error()});
        return;
    }
    if (opened.held && m_stopping) {
        tellEnd(*m_stopping);
        return;
    }
    if (opened.held) {
        m_lease.watch(*opened.held);
        emit progressed(progress());
        return;
    }
    m_lease.keep(opened.begun);
    m_setup = opened.setup;
    const RunRow& row = opened.row;
    const bool isOnce = !row.kind || runKind(*row.kind).growth == TaskGrowth::Once;
    m_tally = RunTally(row, opened.openOf,
        RunGrowth(
            opened.openOfPart, isOnce ? RunGrowth::Depth::Once : RunGrowth::Depth::Repeatedly));
    m_calls.begin(m_setup, RunBudget(row.totals.cost, row.attempts.mostCost, row.attempts.unpriced),
        row.totals.withoutCost);
    m_preparation.begin(m_setup, opened.lastOpen);
    m_asideChanges = opened.asideChanges;
    m_isOpen = true;
    emit progressed(progress());
    const QList<UnsavedAnswer> unsaved = takeUnsaved();
    for (const UnsavedAnswer& answer : unsaved) {
        m_calls.markAnswered(answer.step.hash);
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
    m_preparation.prepareAnew();
}

void RunWork::goOn()
{
    dispatch();
    m_preparation.prepareMore();
    finishIfDone();
}

void RunWork::dispatch()
{
    while (!m_stopping && !m_preparation.isEmpty() && writes() < kMostWrites) {
        const RunStep step = m_preparation.first();
        if (step.action == RunStep::Action::AwaitBatch) {
            m_preparation.removeFirst();
            m_inBatch.insert(step.task.id);
        } else if (step.action != RunStep::Action::Ask) {
            m_preparation.removeFirst();
            submit(step, endWithoutAsking);
        } else if (m_calls.isAnswered(step.hash)) {
            // It was answered since it was prepared; now the answer is in the project.
            m_preparation.removeFirst();
            m_preparation.addAgain(step.task.id);
        } else if (m_calls.join(step)) {
            m_preparation.removeFirst();
        } else if (!askFirst()) {
            return;
        }
    }
}

/// Asks what was prepared first, or passes it over where the cap has no room for it: what costs
/// less may still fit. False where it has to wait.
bool RunWork::askFirst()
{
    if (!m_calls.hasPlace(m_storing) || !m_lease.isSure())
        return false;
    const RunStep step = m_preparation.first();
    const RunCalls::Room room = m_calls.roomFor(step, m_writes > 0);
    if (room == RunCalls::Room::NotNow)
        return false;
    m_preparation.removeFirst();
    if (room == RunCalls::Room::Never) {
        ++m_beyondCap;
        const double most = m_calls.mostCostOf(step).value_or(0.0);
        m_costBeyondCap += most;
        m_largestBeyondCap = std::max(m_largestBeyondCap, most);
        return true;
    }
    m_tally.addCall();
    m_calls.ask(step);
    return true;
}

void RunWork::onCallEnded(const RunCalls::Flight& flight, const llm::CallEnd& end)
{
    keepRemains(flight, end);
    if (!end.reply) {
        m_tally.addLost(end.lost - end.remains.size(), flight.most);
        onUnanswered(flight, end);
        return;
    }
    m_tally.addLost(flight.attempts.size() - 1 - end.remains.size(), flight.most);
    m_failuresInARow = 0;
    RunStep answered = flight.steps.first();
    answered.attempt = flight.attempts.last();
    submitAnswer({answered, end});
    // The others find the answer in the project.
    for (qsizetype i = 1; i < flight.steps.size(); ++i)
        m_preparation.addAgain(flight.steps.at(i).task.id);
    goOn();
}

/// Keeps what answers took that broke off, in the place of what they might have cost at most.
void RunWork::keepRemains(const RunCalls::Flight& flight, const llm::CallEnd& end)
{
    for (qsizetype i = 0; i < end.remains.size(); ++i) {
        const llm::ChatReply& remains = end.remains.at(i);
        RunStep step = flight.steps.first();
        step.attempt = flight.attempts.at(i);
        ++m_writes;
        const auto stored = std::make_shared<LlmReply>();
        m_project
            .change({.write = [setup = m_setup, step, stored,
                                  part = llm::CallEnd{remains, remains.raw, remains.httpStatus,
                                      remains.attempts, 0, end.request}](
                                  Database& database) -> Expected<Written> {
                return storeRemains(database, setup, step, part, *stored).map([&] {
                    return Written(RunChanged{setup.run});
                });
            }})
            .watch(this, [this, step, stored, most = flight.most](const Expected<void>& done) {
                --m_writes;
                if (done) {
                    m_calls.settleRemains(step, stored->cost);
                    m_tally.addReply(*stored);
                } else {
                    m_tally.addLost(1, most);
                }
                goOn();
            });
    }
}

void RunWork::onUnanswered(const RunCalls::Flight& flight, const llm::CallEnd& end)
{
    m_calls.settleUnanswered(flight, end);
    const Error error = end.reply.error();
    const bool meetsEveryCall =
        error.code == ErrorCode::Refused || error.code == ErrorCode::NotFound;
    if (meetsEveryCall) {
        stop({m_run, RunState::Stopped, error});
    } else if (error.code == ErrorCode::Cancelled) {
        for (const RunStep& step : flight.steps)
            m_preparation.addAgain(step.task.id);
    } else {
        for (const RunStep& step : flight.steps)
            submit(step,
                [sentence = error.sentence()](Database& database, const RunSetup& setup,
                    const RunStep& failed) { return failTask(database, setup, failed, sentence); });
        if (++m_failuresInARow >= kFailuresThatStop)
            stop({m_run, RunState::Stopped, error});
    }
    goOn();
}

void RunWork::submit(const RunStep& step, TaskWrite write, std::function<void(bool)> then)
{
    ++m_writes;
    const auto end = std::make_shared<StepEnd>();
    m_project
        .change({.write = [setup = m_setup, step, end, write = std::move(write)](
                              Database& database) -> Expected<Written> {
            return write(database, setup, step).map([&](const StepEnd& ended) {
                *end = ended;
                return ended.event;
            });
        }})
        .watch(this, [this, step, end, then = std::move(then)](const Expected<void>& done) {
            --m_writes;
            then(done.has_value());
            if (done)
                onTaskEnded(step, *end);
            else
                stop({m_run, RunState::Stopped, done.error()});
            goOn();
        });
}

void RunWork::submitAnswer(const UnsavedAnswer& answer)
{
    ++m_storing;
    const auto reply = std::make_shared<LlmReply>();
    submit(
        answer.step,
        [end = answer.end, reply](Database& database, const RunSetup& setup, const RunStep& step) {
            return storeReply(database, setup, step, end, *reply);
        },
        [this, answer, reply](bool isStored) {
            --m_storing;
            if (isStored) {
                m_calls.settle(answer.step, reply->cost);
                m_tally.addReply(*reply);
            } else {
                m_unsaved.append(answer);
            }
        });
}

void RunWork::onTaskEnded(const RunStep& step, const StepEnd& end)
{
    m_tally.addEnd(step, end);
    if (end.state == TaskState::Open)
        m_preparation.addAgain(step.task.id);
    if (end.state == TaskState::Failed)
        emit taskFailed(
            {step.task.id, step.task.samplePosition, step.task.paragraphNumber, end.error});
    m_preparation.addNext(end.added);
    if (end.endsOthers)
        m_preparation.prepareAnew();
    emit progressed(progress());
}

void RunWork::stop(const RunEnd& end)
{
    if (m_stopping && end.state != RunState::Cancelled)
        return;
    m_stopping = end;
    m_preparation.stop();
    m_calls.withdraw();
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
    if (m_finishing || !m_isOpen || m_calls.underWay() > 0 || writes() > 0 ||
        m_preparation.isPreparing())
        return;
    if (m_stopping)
        finish(*m_stopping);
    else if (m_preparation.isDone())
        finish(m_beyondCap > 0 ? m_calls.endAtCap(m_beyondCap, m_costBeyondCap, m_largestBeyondCap)
                               : endOfTasks(m_run, m_inBatch.size()));
}

void RunWork::finish(const RunEnd& end)
{
    m_finishing = true;
    if (end.state == RunState::Cancelled) {
        tellEnd(end);
        return;
    }
    const auto left = std::make_shared<TasksLeft>(TasksLeft{0, m_tally.counts()});
    // Nothing else stopped it: then all open tasks have to be known.
    const std::optional<qint64> open =
        m_stopping ? std::nullopt : std::optional<qint64>(m_inBatch.size() + m_beyondCap);
    m_project
        .change({.write =
                     [end, left, open, holder = m_lease.holder()](Database& database) {
                         return writeRunEnd(database, end, holder, open, *left);
                     }})
        .watch(this, [this, end, left](const Expected<void>& done) {
            m_tally.setCounts(left->counts);
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
    m_inBatch.clear();
    m_beyondCap = 0;
    m_costBeyondCap = 0.0;
    m_largestBeyondCap = 0.0;
    m_preparation.lookAgain(lastOpen);
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
    m_tally.tell(progress);
    progress.currency = m_setup.currency;
    progress.isWaitingForOther = m_lease.isWatching();
    progress.underWay = m_calls.underWay();
    if (const auto pause = m_gateway.load(m_endpoint.name).pause;
        pause && pause->until > QDateTime::currentDateTimeUtc())
        progress.pause = pause;
    return progress;
}

} // namespace tandem
