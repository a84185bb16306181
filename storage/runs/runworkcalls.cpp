// How the tasks of a run are prepared, asked and brought to their end.

#include "storage/database/database.h"
#include "storage/llm/gateway.h"
#include "storage/project/project.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/chosensamples.h"
#include "storage/runs/runwork.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr int kFewestPrepared = 8;
constexpr int kMostPrepared = 256;
constexpr int kMostWrites = 64;
/// So many calls in a row without an answer mean that the next ones would get none either.
constexpr int kFailuresThatStop = 8;

/// How many calls may be asked and not yet answered: a few more than may run at once, so that none
/// of the places is ever empty.
int mostAsked(const llm::Endpoint& endpoint)
{
    constexpr int kShare = 8;
    return endpoint.limits.concurrency + std::max(1, endpoint.limits.concurrency / kShare);
}

/// How many may be asked or answered and not yet stored: what would be lost with the program. A
/// slow disk must not leave places empty while a round of answers is being stored.
int mostAtRisk(const llm::Endpoint& endpoint)
{
    return mostAsked(endpoint) + endpoint.limits.concurrency;
}

} // namespace

void RunWork::prepareMore()
{
    const int wanted =
        std::clamp(2 * m_endpoint.limits.concurrency, kFewestPrepared, kMostPrepared);
    const bool isEnough = m_ready.size() >= wanted / 2 && m_next.size() < wanted / 2;
    if (m_preparing || m_stopping || isEnough ||
        (m_noneLeft && m_again.isEmpty() && m_next.isEmpty()))
        return;
    m_preparing = true;
    const QList<TaskId> named = std::exchange(m_next, {}) + std::exchange(m_again, {});
    const int room = m_noneLeft ? 0 : wanted - static_cast<int>(m_ready.size() + named.size());
    RunSetup setup = m_setup;
    setup.memory = m_memory;
    m_project.read<Prepared>(
        [setup, named, after = m_lastPosition, last = m_lastOpen, room](
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

void RunWork::onPrepared(const Expected<Prepared>& prepared)
{
    m_preparing = false;
    if (!prepared) {
        stop({m_run, RunState::Stopped, prepared.error()});
        return;
    }
    if (m_stopping) {
        finishIfDone();
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
        goOn();
}

void RunWork::dispatch()
{
    while (!m_stopping && !m_ready.isEmpty() && m_writes < kMostWrites) {
        const RunStep step = m_ready.first();
        if (step.action == RunStep::Action::AwaitBatch) {
            m_ready.removeFirst();
            m_inBatch.insert(step.task.id);
        } else if (step.action != RunStep::Action::Ask) {
            m_ready.removeFirst();
            submit(step, endWithoutAsking);
        } else if (m_answered.contains(digestOf(step.hash))) {
            // It was answered since it was prepared; now the answer is in the project.
            m_ready.removeFirst();
            m_again.append(step.task.id);
        } else if (const auto same = m_flights.find(step.hash); same != m_flights.end()) {
            m_ready.removeFirst();
            same->steps.append(step);
        } else if (m_flights.size() < mostAsked(m_endpoint) &&
                   m_flights.size() + m_storing < mostAtRisk(m_endpoint) && m_lease.isSure() &&
                   mayAsk(step)) {
            m_ready.removeFirst();
            ask(step);
        } else {
            return;
        }
    }
}

void RunWork::onAnswered(const QString& hash, const llm::CallEnd& end)
{
    const Flight flight = m_flights.take(hash);
    m_attempts.live += end.lost;
    m_attempts.mostCost += end.lost * flight.most;
    if (!isAnswer(end)) {
        onUnanswered(flight, end);
        return;
    }
    m_failuresInARow = 0;
    m_answered.insert(digestOf(hash));
    RunStep answered = flight.steps.first();
    if (!flight.attempts.isEmpty())
        answered.attempt = flight.attempts.last();
    submitAnswer({answered, end});
    // The others find the answer in the project.
    for (qsizetype i = 1; i < flight.steps.size() && !m_stopping; ++i)
        m_again.append(flight.steps.at(i).task.id);
    goOn();
}

void RunWork::onUnanswered(const Flight& flight, const llm::CallEnd& end)
{
    settleUnanswered(flight, end);
    const Error error = end.reply.error();
    const bool meetsEveryCall =
        error.code == ErrorCode::Refused || error.code == ErrorCode::NotFound;
    if (meetsEveryCall) {
        stop({m_run, RunState::Stopped, error});
    } else if (error.code == ErrorCode::Cancelled) {
        for (const RunStep& step : flight.steps)
            m_again.append(step.task.id);
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

void RunWork::submit(const RunStep& step, TaskWrite write)
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
        .watch(this, [this, step, end](const Expected<void>& done) {
            --m_writes;
            if (done)
                onTaskEnded(step, *end);
            else
                stop({m_run, RunState::Stopped, done.error()});
            goOn();
        });
}

void RunWork::submitAnswer(const UnsavedAnswer& answer)
{
    ++m_writes;
    ++m_storing;
    const auto end = std::make_shared<StepEnd>();
    const auto reply = std::make_shared<LlmReply>();
    m_project
        .change({.write = [setup = m_setup, answer, end, reply](
                              Database& database) -> Expected<Written> {
            return storeReply(database, setup, answer.step, answer.end, *reply)
                .map([&](const StepEnd& ended) {
                    *end = ended;
                    return ended.event;
                });
        }})
        .watch(this, [this, answer, end, reply](const Expected<void>& done) {
            --m_writes;
            --m_storing;
            if (done) {
                onStored(answer, *reply);
                onTaskEnded(answer.step, *end);
            } else {
                m_unsaved.append(answer);
                stop({m_run, RunState::Stopped, done.error()});
            }
            goOn();
        });
}

void RunWork::onStored(const UnsavedAnswer& answer, const LlmReply& reply)
{
    if (answer.step.attempt.isValid())
        m_budget.settle(mostCostOf(answer.step), reply.cost);
    ++m_totals.replies;
    m_totals.usage.input += std::max<qint64>(reply.usage.input, 0);
    m_totals.usage.output += std::max<qint64>(reply.usage.output, 0);
    m_totals.cost += reply.cost.value_or(0.0);
    m_totals.withoutCost += reply.cost ? 0 : 1;
    m_pace.add(m_clock.elapsed());
}

void RunWork::onTaskEnded(const RunStep& step, const StepEnd& end)
{
    countEnd(step, end);
    if (end.state == TaskState::Open && !m_stopping)
        m_again.append(step.task.id);
    if (end.state == TaskState::Failed)
        emit taskFailed(
            {step.task.id, step.task.samplePosition, step.task.paragraphNumber, end.error});
    if (!m_stopping)
        m_next = end.added + m_next;
    emit progressed(progress());
}

void RunWork::countEnd(const RunStep& step, const StepEnd& end)
{
    m_counts.open += end.added.size();
    int& open = m_openOf[step.task.subject.id];
    open += static_cast<int>(end.added.size());
    if (end.state == TaskState::Open)
        return;
    --m_counts.open;
    m_counts.done += end.state == TaskState::Done ? 1 : 0;
    m_counts.failed += end.state == TaskState::Failed ? 1 : 0;
    m_counts.cancelled += end.state == TaskState::Cancelled ? 1 : 0;
    m_work.done += --open == 0 && end.state != TaskState::Cancelled ? 1 : 0;
}

} // namespace tandem
