#include "storage/runs/runbatch.h"

#include "models/llm/batch.h"
#include "models/llm/cost.h"
#include "storage/database/database.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runbudget.h"
#include "storage/runs/runsteps.h"
#include "storage/runs/runwords.h"
#include "storage/runs/tasktext.h"

#include <QDateTime>
#include <QIODevice>
#include <QSet>

#include <utility>

namespace tandem {

namespace {

constexpr int kRunBatchPage = 256;
constexpr qsizetype kMostNamedAgain = 10;

Expected<void> writeTo(QIODevice& device, const QByteArray& bytes)
{
    if (device.write(bytes) == bytes.size())
        return {};
    return failure(ErrorCode::NotWritable, RunWords::tr("The batch could not be written."), {}, {},
        device.errorString());
}

/// Writes a run's questions into a batch.
class BatchWriter final
{
public:
    /// `missing`: questions that were in a batch but not in its results.
    BatchWriter(Database& database, const RunSetup& setup, const RunRow& row, QSet<QString> missing,
        QIODevice& device)
        : m_database(database)
        , m_setup(setup)
        , m_missing(std::move(missing))
        , m_device(device)
        , m_frame(llm::batchFrame(setup.endpoint.format))
        , m_batch(QDateTime::currentMSecsSinceEpoch())
        , m_budget(row.totals.cost, row.attempts.mostCost, row.attempts.unpriced)
    {
    }

    Expected<void> put(const TaskRow& task)
    {
        TANDEM_TRY(step, nextStep(m_database, m_setup, task));
        const bool isNew = !m_hashes.contains(step->hash);
        m_written.fromCache += step->action == RunStep::Action::UseKnown ? 1 : 0;
        m_written.nothingToAsk += step->action == RunStep::Action::NothingToAsk ? 1 : 0;
        const bool isOut = step->action == RunStep::Action::AwaitBatch;
        m_written.outAlready += isOut && isNew ? 1 : 0;
        if (step->action != RunStep::Action::Ask && !isOut)
            return {};
        const auto most = llm::mostCostOf(step->call.request, m_setup.endpoint.prices);
        if (!isOut && m_setup.cap && !most)
            return failure(ErrorCode::InvalidInput,
                RunWords::tr(
                    "The spending cap cannot be enforced: the endpoint's prices are unknown."),
                m_setup.endpoint.name, RunWords::tr("Set its prices; use 0 if it is free."));
        if (!isOut && m_setup.cap && !m_budget.allows(most.value_or(0.0), *m_setup.cap)) {
            ++m_written.beyondCap;
            return {};
        }
        // The result is found by it, also for a task that asks what is out already.
        TANDEM_DO(RunTasks(m_database).setTaskHash(task.id, step->hash));
        return isOut ? Expected<void>() : ask(*step, most);
    }

    /// What was written; Refused where questions are left but none could be.
    Expected<BatchWritten> end() const
    {
        if (m_written.lines > 0)
            return writeTo(m_device, m_frame.after).map([&] { return m_written; });
        if (m_written.beyondCap > 0)
            return failure(ErrorCode::Refused,
                RunWords::tr("No request fits within the spending cap."), {},
                RunWords::tr("Each request is counted at its maximum cost. Raise the run's cap."));
        if (m_written.outAlready > 0)
            return failure(ErrorCode::Refused,
                RunWords::tr("All requests are already pending in a batch."), {},
                RunWords::tr("Read the batch's results (\"run batch-read\"). If none will come, "
                             "abandon the batch (\"run batch-abandon\")."));
        return m_written;
    }

private:
    Expected<void> ask(const RunStep& step, std::optional<double> most)
    {
        m_hashes.insert(step.hash);
        m_budget.reserve(most.value_or(0.0));
        TANDEM_DO(AttemptRepository(m_database).addToBatch(m_setup.run, step.hash, most, m_batch));
        const bool isFirst = m_written.lines == 0;
        ++m_written.lines;
        if (m_missing.contains(step.hash)) {
            ++m_written.again;
            if (m_written.namesAgain.size() < kMostNamedAgain)
                m_written.namesAgain.append(taskText(step.task));
        }
        return writeTo(m_device, (isFirst ? m_frame.before : m_frame.between) +
                                     llm::batchLine(llm::batchCustomId(step.hash, m_batch),
                                         m_setup.endpoint, step.call.request));
    }

    Database& m_database;
    const RunSetup& m_setup;
    const QSet<QString> m_missing;
    QIODevice& m_device;
    llm::BatchFrame m_frame;
    const qint64 m_batch; ///< when it is written
    RunBudget m_budget;
    QSet<QString> m_hashes; ///< of the lines
    BatchWritten m_written;
};

} // namespace

Expected<void> settleBatchState(Database& database, RunId run)
{
    RunRepository runs(database);
    TANDEM_TRY(row, runs.byId(run));
    const bool isThrough = row->tasks.open == 0;
    if (row->state == RunState::Cancelled || (isThrough && row->state == RunState::Ended))
        return {};
    if (isThrough)
        return runs.setState(run, RunState::Ended);
    // A program that works on it will say how it ended; a cap stands.
    if (row->isAtWork || row->state == RunState::CapReached)
        return {};
    return runs.setState(run, row->attempts.batched > 0 ? RunState::Open : RunState::Paused);
}

Expected<BatchWritten> writeRunBatch(
    Database& database, RunId run, const llm::Endpoint& endpoint, QIODevice& device)
{
    TANDEM_TRY(setup, loadRunSetup(database, run, endpoint));
    TANDEM_TRY(row, RunRepository(database).byId(run));
    if (row->state == RunState::Cancelled)
        return failure(ErrorCode::Refused, RunWords::tr("This run was cancelled."));
    // What a batch did not get to is asked by the next one.
    TANDEM_DO(RunTasks(database).reopenUnanswered(run));
    AttemptRepository attempts(database);
    TANDEM_TRY(missing, attempts.missing(run));
    TANDEM_DO(attempts.forgetMissing(run));
    BatchWriter writer(database, *setup, *row, *missing, device);
    for (int position = 0;;) {
        TANDEM_TRY(tasks, RunTasks(database).openTasks(run, position, kRunBatchPage));
        if (tasks->isEmpty())
            break;
        for (const TaskRow& task : *tasks) {
            TANDEM_DO(writer.put(task));
        }
        position = tasks->last().position;
    }
    TANDEM_TRY(written, writer.end());
    if (written->lines > 0) {
        TANDEM_DO(settleBatchState(database, run));
    }
    return *written;
}

Expected<void> endWithoutBatch(Database& database, RunId run, const llm::Endpoint& endpoint)
{
    TANDEM_TRY(setup, loadRunSetup(database, run, endpoint));
    for (int position = 0;;) {
        TANDEM_TRY(tasks, RunTasks(database).openTasks(run, position, kRunBatchPage));
        if (tasks->isEmpty())
            return settleBatchState(database, run);
        for (const TaskRow& task : *tasks) {
            TANDEM_TRY(step, nextStep(database, *setup, task));
            TANDEM_DO(endWithoutAsking(database, *setup, *step));
        }
        position = tasks->last().position;
    }
}

Expected<int> forgetRunBatches(Database& database, RunId run)
{
    TANDEM_TRY(questions, AttemptRepository(database).forgetBatches(run));
    TANDEM_DO(settleBatchState(database, run));
    return *questions;
}

} // namespace tandem
