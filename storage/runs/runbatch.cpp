#include "storage/runs/runbatch.h"

#include "models/llm/batch.h"
#include "models/llm/requesthash.h"
#include "models/llm/wireformat.h"
#include "storage/database/database.h"
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

} // namespace

Expected<BatchWritten> writeRunBatch(
    Database& database, RunId run, const llm::Endpoint& endpoint, QIODevice& device)
{
    const auto setup = loadRunSetup(database, run, endpoint);
    if (!setup)
        return failure(setup.error());
    RunRepository runs(database);
    if (const auto state = runs.state(run); !state || *state == RunState::Cancelled)
        return state ? failure(ErrorCode::Refused, Words::tr("This run was cancelled."))
                     : failure(state.error());
    BatchWritten written;
    QSet<QString> hashes;
    int position = 0;
    for (;;) {
        const auto tasks = runs.openTasks(run, position, kPage);
        if (!tasks)
            return failure(tasks.error());
        if (tasks->isEmpty())
            return written;
        for (const TaskRow& task : *tasks) {
            position = task.position;
            const auto step = nextStep(database, *setup, task);
            if (!step)
                return failure(step.error());
            written.fromCache += step->action == RunStep::Action::UseKnown ? 1 : 0;
            written.nothingToAsk += step->action == RunStep::Action::NothingToAsk ? 1 : 0;
            if (step->action != RunStep::Action::Ask)
                continue;
            if (auto noted = runs.setTaskHash(task.id, step->hash); !noted)
                return failure(noted.error());
            if (hashes.contains(step->hash))
                continue;
            hashes.insert(step->hash);
            const auto line = llm::batchLine(step->hash, endpoint, step->call.request);
            if (!line)
                return failure(line.error());
            if (auto put = writeLine(device, *line); !put)
                return failure(put.error());
            ++written.lines;
        }
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
