#include "storage/runs/runbatch.h"

#include "models/llm/batch.h"
#include "models/llm/cost.h"
#include "models/llm/requesthash.h"
#include "models/llm/wireformat.h"
#include "storage/database/database.h"
#include "storage/runs/runbudget.h"
#include "storage/runs/runsteps.h"

#include <QCoreApplication>
#include <QIODevice>
#include <QSet>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RunBatch)
};

constexpr qint64 kLongestLine = 16 << 20;
constexpr qsizetype kMostProblems = 100;
constexpr int kPage = 256;
constexpr int kOk = 200;
constexpr int kFirstOther = 300;

Expected<void> writeLine(QIODevice& device, const QByteArray& line)
{
    if (device.write(line + '\n') == line.size() + 1)
        return {};
    return failure(ErrorCode::NotWritable, Words::tr("The batch cannot be written."), {}, {},
        device.errorString());
}

/// What a batch says of one request, as a call's end.
llm::CallEnd callEnd(const llm::Endpoint& endpoint, const llm::HttpResponse& response)
{
    llm::CallEnd end{llm::decodeChat(endpoint.format, response), response.body, response.status, 1};
    if (end.reply) {
        end.reply->raw = response.body;
        end.reply->httpStatus = response.status;
    }
    return end;
}

/// Why a line brings no answer of a model; empty where it brings one.
QString troubleOf(const llm::Endpoint& endpoint, const llm::BatchResult& result)
{
    if (!result.response)
        return result.response.error().sentence();
    if (result.response->status >= kOk && result.response->status < kFirstOther) {
        const auto reply = llm::decodeChat(endpoint.format, *result.response);
        return reply ? QString() : reply.error().sentence();
    }
    const QString words = llm::errorMessage(endpoint.format, *result.response, {});
    const QString status = QString::number(result.response->status);
    return words.isEmpty() ? Words::tr("The server answered with status %1.").arg(status)
                           : Words::tr("The server answered with status %1: %2").arg(status, words);
}

/// Reads a batch's results into one run.
class BatchReader final
{
public:
    BatchReader(Database& database, const RunSetup& setup)
        : m_database(database)
        , m_setup(setup)
        , m_runs(database)
        , m_replies(database)
    {
    }

    Expected<void> take(const QByteArray& line)
    {
        ++m_read.lines;
        const auto result = llm::readBatchLine(line);
        if (!result)
            return refuse(result.error().sentence());
        const auto tasks = m_runs.tasksWithHash(m_setup.run, result->customId);
        if (!tasks)
            return failure(tasks.error());
        if (auto isBack =
                AttemptRepository(m_database).removeFromBatch(m_setup.run, result->customId);
            !isBack)
            return failure(isBack.error());
        constexpr qsizetype kShownId = 70;
        if (tasks->isEmpty())
            return refuse(Words::tr("\"%1\" was not asked by this run.")
                              .arg(result->customId.left(kShownId)));
        const auto known = m_replies.find(result->customId);
        if (!known)
            return failure(known.error());
        bool isNew = !*known;
        for (const TaskRow& task : *tasks) {
            const auto taken = isNew ? takeNew(task, *result) : takeKnown(task);
            if (!taken)
                return failure(taken.error());
            isNew = isNew && !*taken;
        }
        m_read.already += *known ? 1 : 0;
        return {};
    }

    const BatchRead& read() const { return m_read; }

private:
    Expected<void> refuse(const QString& why)
    {
        ++m_read.refused;
        if (m_read.problems.size() < kMostProblems)
            m_read.problems.append(Words::tr("Line %1: %2").arg(m_read.lines).arg(why));
        return {};
    }

    /// Returns whether a reply was stored.
    Expected<bool> takeNew(const TaskRow& task, const llm::BatchResult& result)
    {
        if (task.state == TaskState::Done || task.state == TaskState::Failed) {
            ++m_read.already;
            return false;
        }
        auto step = nextStep(m_database, m_setup, task);
        if (!step)
            return failure(step.error());
        const QString trouble = troubleOf(m_setup.endpoint, result);
        if (!trouble.isEmpty()) {
            const auto end = failTask(m_database, m_setup, *step, trouble);
            return end.map([&](const StepEnd& ended) { return counted(ended, false); });
        }
        const llm::CallEnd end = callEnd(m_setup.endpoint, *result.response);
        LlmReply stored;
        const auto& request = step->call.request;
        const bool asksThis = step->hash == result.customId ||
                              llm::earlierRequestHash(m_setup.endpoint, request) == result.customId;
        if (step->action != RunStep::Action::Ask || !asksThis)
            return keepOutdated(*step, end, result.customId);
        const auto taken = storeReply(m_database, m_setup, *step, end, stored);
        return taken.map([&](const StepEnd& ended) { return counted(ended, true); });
    }

    /// It was asked about something that has changed since: kept, since it was paid for.
    Expected<bool> keepOutdated(RunStep step, const llm::CallEnd& end, const QString& hash)
    {
        LlmReply reply = replyOf(m_setup, step, end);
        reply.hash = hash;
        reply.request = "{}";
        reply.usable = false;
        reply.error = Words::tr("What it was asked about has changed since.");
        const auto added = m_replies.add(reply);
        if (!added)
            return failure(added.error());
        if (auto refused = refuse(reply.error); !refused)
            return failure(refused.error());
        return true;
    }

    /// A task whose answer is in the project, be it for another task that asked the same.
    Expected<bool> takeKnown(const TaskRow& task)
    {
        if (task.state != TaskState::Open)
            return true;
        const auto step = nextStep(m_database, m_setup, task);
        if (!step)
            return failure(step.error());
        if (step->action != RunStep::Action::UseKnown)
            return true;
        const auto end = endWithoutAsking(m_database, m_setup, *step);
        return end.map([&](const StepEnd& ended) { return counted(ended, true); });
    }

    bool counted(const StepEnd& end, bool wasStored)
    {
        m_read.done += end.state == TaskState::Done ? 1 : 0;
        m_read.failed += end.state == TaskState::Failed ? 1 : 0;
        m_read.toAskAgain += end.state == TaskState::Open ? 1 : 0;
        return wasStored;
    }

    Database& m_database;
    const RunSetup& m_setup;
    RunRepository m_runs;
    ReplyRepository m_replies;
    BatchRead m_read;
};

/// Writes a run's questions into a batch.
class BatchWriter final
{
public:
    BatchWriter(Database& database, const RunSetup& setup, const RunRow& row, QIODevice& device)
        : m_database(database)
        , m_setup(setup)
        , m_device(device)
        , m_budget(row.totals.cost, row.attempts.mostCost, row.attempts.unpriced)
    {
    }

    Expected<void> put(const TaskRow& task)
    {
        const auto step = nextStep(m_database, m_setup, task);
        if (!step)
            return failure(step.error());
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
                Words::tr("The spending cap cannot be kept: the endpoint's prices are not known."),
                m_setup.endpoint.name, Words::tr("Set its prices, 0 where nothing is paid."));
        if (!isOut && m_setup.cap && !m_budget.allows(most.value_or(0.0), *m_setup.cap)) {
            ++m_written.beyondCap;
            return {};
        }
        // The result is found by it, also for a task that asks what is out already.
        if (auto noted = RunRepository(m_database).setTaskHash(task.id, step->hash); !noted)
            return noted;
        return isOut ? Expected<void>() : ask(*step, most);
    }

    /// What was written; Refused where questions are left but none could be.
    Expected<BatchWritten> end() const
    {
        if (m_written.lines > 0)
            return m_written;
        if (m_written.beyondCap > 0)
            return failure(ErrorCode::Refused,
                Words::tr("The spending cap does not allow for any of the questions."), {},
                Words::tr("Each is taken for the most that it can cost. Give the run a higher "
                          "cap."));
        if (m_written.outAlready > 0)
            return failure(ErrorCode::Refused,
                Words::tr("All questions are out in a batch already."), {},
                Words::tr("Read the batch's results. Where none will come, give the batch up."));
        return m_written;
    }

private:
    Expected<void> ask(const RunStep& step, std::optional<double> most)
    {
        m_hashes.insert(step.hash);
        m_budget.reserve(most.value_or(0.0));
        if (auto noted = AttemptRepository(m_database).add(m_setup.run, step.hash, most, true);
            !noted)
            return failure(noted.error());
        const auto line = llm::batchLine(step.hash, m_setup.endpoint, step.call.request);
        if (!line)
            return failure(line.error());
        ++m_written.lines;
        return writeLine(m_device, *line);
    }

    Database& m_database;
    const RunSetup& m_setup;
    QIODevice& m_device;
    RunBudget m_budget;
    QSet<QString> m_hashes; ///< of the lines
    BatchWritten m_written;
};

} // namespace

Expected<BatchWritten> writeRunBatch(
    Database& database, RunId run, const llm::Endpoint& endpoint, QIODevice& device)
{
    const auto setup = loadRunSetup(database, run, endpoint);
    if (!setup)
        return failure(setup.error());
    const auto row = RunRepository(database).byId(run);
    if (!row)
        return failure(row.error());
    if (row->state == RunState::Cancelled)
        return failure(ErrorCode::Refused, Words::tr("This run was cancelled."));
    BatchWriter writer(database, *setup, *row, device);
    for (int position = 0;;) {
        const auto tasks = RunRepository(database).openTasks(run, position, kPage);
        if (!tasks)
            return failure(tasks.error());
        if (tasks->isEmpty())
            return writer.end();
        for (const TaskRow& task : *tasks) {
            if (auto put = writer.put(task); !put)
                return failure(put.error());
        }
        position = tasks->last().position;
    }
}

Expected<BatchRead> readRunBatch(
    Database& database, RunId run, const llm::Endpoint& endpoint, QIODevice& device)
{
    const auto setup = loadRunSetup(database, run, endpoint);
    if (!setup)
        return failure(setup.error());
    BatchReader reader(database, *setup);
    while (!device.atEnd()) {
        const QByteArray line = device.readLine(kLongestLine + 1);
        if (line.isEmpty())
            return failure(ErrorCode::Unreadable, Words::tr("The file cannot be read."), {}, {},
                device.errorString());
        if (line.size() > kLongestLine)
            return failure(ErrorCode::TooLarge, Words::tr("A line is over 16 MiB long."),
                Words::tr("line %1").arg(reader.read().lines + 1),
                Words::tr("Give the result file of a batch, one JSON object a line."));
        if (line.trimmed().isEmpty())
            continue;
        if (auto taken = reader.take(line.trimmed()); !taken)
            return failure(taken.error());
    }
    RunRepository runs(database);
    const auto counts = runs.counts(run);
    const auto state = runs.state(run);
    if (!counts || !state)
        return failure(counts ? state.error() : counts.error());
    if (counts->open == 0 && *state != RunState::Cancelled) {
        if (auto ended = runs.setState(run, RunState::Ended); !ended)
            return failure(ended.error());
    }
    return reader.read();
}

} // namespace tandem
