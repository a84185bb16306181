#include "storage/runs/runbatch.h"

#include "models/llm/batch.h"
#include "models/llm/cost.h"
#include "models/llm/requesthash.h"
#include "models/llm/wireformat.h"
#include "storage/database/database.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runbudget.h"
#include "storage/runs/runsteps.h"
#include "storage/runs/runwords.h"

#include <QHash>
#include <QIODevice>
#include <QSet>

namespace tandem {

namespace {

constexpr qint64 kLongestLine = 16 << 20;
constexpr qsizetype kRunBatchMostProblems = 100;
constexpr int kRunBatchPage = 256;
constexpr qsizetype kShownId = 70;
constexpr int kOk = 200;
constexpr int kBatchFirstOther = 300;

Expected<void> writeTo(QIODevice& device, const QByteArray& bytes)
{
    if (device.write(bytes) == bytes.size())
        return {};
    return failure(ErrorCode::NotWritable, RunWords::tr("The batch cannot be written."), {}, {},
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

QString withServersWords(const QString& sentence, const QString& words)
{
    return words.isEmpty() ? sentence
                           : sentence + u' ' + RunWords::tr("It says: \"%1\"").arg(words);
}

/// Why a line brings no answer of a model; empty where it brings one.
QString troubleOf(const llm::Endpoint& endpoint, const llm::BatchResult& result)
{
    if (!result.response)
        return result.response.error().sentence();
    int meant = result.response->status;
    const QString words = llm::errorMessage(endpoint.format, *result.response, {});
    if (meant >= kOk && meant < kBatchFirstOther) {
        const auto reply = llm::decodeChat(endpoint.format, *result.response);
        meant = reply ? meant : llm::statusMeant(*result.response);
        if (reply || (meant >= kOk && meant < kBatchFirstOther))
            return reply ? QString() : withServersWords(reply.error().sentence(), words);
    }
    const QString status = QString::number(meant);
    return words.isEmpty()
               ? RunWords::tr("The server answered with status %1.").arg(status)
               : RunWords::tr("The server answered with status %1: %2").arg(status, words);
}

/// Reads a batch's results into one run.
class BatchReader final
{
public:
    BatchReader(Database& database, const RunSetup& setup)
        : m_database(database)
        , m_setup(setup)
        , m_tasks(database)
        , m_replies(database)
    {
    }

    Expected<void> take(const QByteArray& line)
    {
        ++m_read.lines;
        const auto result = llm::readBatchLine(line);
        if (!result)
            return refuse(result.error().sentence());
        TANDEM_TRY(tasks, m_tasks.tasksWithHash(m_setup.run, result->customId));
        if (tasks->isEmpty())
            return refuse(RunWords::tr("\"%1\" was not asked by this run.")
                              .arg(result->customId.left(kShownId)));
        // An error may be followed by the answer to another try.
        const QString trouble = troubleOf(m_setup.endpoint, *result);
        if (const qint64 first = m_lineOf.value(result->customId); first > 0 && trouble.isEmpty())
            return refuse(
                RunWords::tr("\"%1\" was answered in line %2 already; this answer is not taken.")
                    .arg(result->customId.left(kShownId))
                    .arg(first));
        if (trouble.isEmpty())
            m_lineOf.insert(result->customId, m_read.lines);
        TANDEM_DO(AttemptRepository(m_database).removeFromBatch(m_setup.run, result->customId));
        TANDEM_TRY(known, m_replies.find(result->customId));
        bool isNew = !*known;
        for (const TaskRow& task : *tasks) {
            TANDEM_TRY(taken, isNew ? takeNew(task, *result, trouble) : takeKnown(task));
            isNew = isNew && !*taken;
        }
        if (!*known)
            return {};
        if (trouble.isEmpty())
            return compare(*result, (*known)->id);
        ++m_read.already;
        return {};
    }

    const BatchRead& read() const { return m_read; }

private:
    Expected<void> refuse(const QString& why)
    {
        ++m_read.refused;
        if (m_read.problems.size() < kRunBatchMostProblems)
            m_read.problems.append(RunWords::tr("Line %1: %2").arg(m_read.lines).arg(why));
        return {};
    }

    /// Counts an answer to what was answered before, and says where it is another.
    Expected<void> compare(const llm::BatchResult& result, ReplyId known)
    {
        TANDEM_TRY(before, m_replies.byId(known));
        const auto now = llm::decodeChat(m_setup.endpoint.format, *result.response);
        if (now && now->text != before->text)
            return refuse(RunWords::tr("\"%1\" was answered otherwise before; this answer is not "
                                       "taken.")
                              .arg(result.customId.left(kShownId)));
        ++m_read.already;
        return {};
    }

    /// Returns whether a reply was stored.
    Expected<bool> takeNew(TaskRow task, const llm::BatchResult& result, const QString& trouble)
    {
        const bool failedUnanswered = task.state == TaskState::Failed && !task.reply.isValid();
        if (failedUnanswered && trouble.isEmpty()) {
            TANDEM_DO(m_tasks.reopenUnanswered(task.id));
            task.state = TaskState::Open;
        }
        if (task.state == TaskState::Done || task.state == TaskState::Failed) {
            ++m_read.already;
            return false;
        }
        TANDEM_TRY_VAR(step, nextStep(m_database, m_setup, task));
        if (!trouble.isEmpty()) {
            // What broke off was paid for, up to an amount that is not told.
            if (result.response && llm::isBrokenOff(result.response->body)) {
                TANDEM_DO(AttemptRepository(m_database)
                              .add(m_setup.run, result.customId,
                                  llm::mostCostOf(step->call.request, m_setup.endpoint.prices)));
            }
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
        reply.error = RunWords::tr("What it was asked about has changed since.");
        TANDEM_DO(m_replies.add(reply));
        TANDEM_DO(refuse(reply.error));
        return true;
    }

    /// A task whose answer is in the project, be it for another task that asked the same.
    Expected<bool> takeKnown(const TaskRow& task)
    {
        if (task.state != TaskState::Open)
            return true;
        TANDEM_TRY(step, nextStep(m_database, m_setup, task));
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
    RunTasks m_tasks;
    ReplyRepository m_replies;
    QHash<QString, qint64> m_lineOf; ///< where each answer stood, by custom_id
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
        , m_frame(llm::batchFrame(setup.endpoint.format))
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
                    "The spending cap cannot be kept: the endpoint's prices are not known."),
                m_setup.endpoint.name, RunWords::tr("Set its prices, 0 where nothing is paid."));
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
                RunWords::tr("The spending cap does not allow for any of the questions."), {},
                RunWords::tr("Each is taken for the most that it can cost. Give the run a higher "
                             "cap."));
        if (m_written.outAlready > 0)
            return failure(ErrorCode::Refused,
                RunWords::tr("All questions are out in a batch already."), {},
                RunWords::tr("Read the batch's results. Where none will come, give the batch up."));
        return m_written;
    }

private:
    Expected<void> ask(const RunStep& step, std::optional<double> most)
    {
        m_hashes.insert(step.hash);
        m_budget.reserve(most.value_or(0.0));
        TANDEM_DO(AttemptRepository(m_database).add(m_setup.run, step.hash, most, true));
        const bool isFirst = m_written.lines == 0;
        ++m_written.lines;
        return writeTo(
            m_device, (isFirst ? m_frame.before : m_frame.between) +
                          llm::batchLine(step.hash, m_setup.endpoint, step.call.request));
    }

    Database& m_database;
    const RunSetup& m_setup;
    QIODevice& m_device;
    llm::BatchFrame m_frame;
    RunBudget m_budget;
    QSet<QString> m_hashes; ///< of the lines
    BatchWritten m_written;
};

Expected<void> endIfThrough(Database& database, RunId run)
{
    RunRepository runs(database);
    TANDEM_TRY(counts, RunTasks(database).counts(run));
    TANDEM_TRY(state, runs.state(run));
    if (*state == RunState::Cancelled)
        return {};
    if (counts->open > 0)
        return *state == RunState::Ended ? runs.setState(run, RunState::Paused) : Expected<void>();
    return runs.setState(run, RunState::Ended);
}

} // namespace

Expected<BatchWritten> writeRunBatch(
    Database& database, RunId run, const llm::Endpoint& endpoint, QIODevice& device)
{
    TANDEM_TRY(setup, loadRunSetup(database, run, endpoint));
    TANDEM_TRY(row, RunRepository(database).byId(run));
    if (row->state == RunState::Cancelled)
        return failure(ErrorCode::Refused, RunWords::tr("This run was cancelled."));
    // What a batch did not get to is asked by the next one.
    TANDEM_DO(RunTasks(database).reopenUnanswered(run));
    BatchWriter writer(database, *setup, *row, device);
    for (int position = 0;;) {
        TANDEM_TRY(tasks, RunTasks(database).openTasks(run, position, kRunBatchPage));
        if (tasks->isEmpty())
            return writer.end();
        for (const TaskRow& task : *tasks) {
            TANDEM_DO(writer.put(task));
        }
        position = tasks->last().position;
    }
}

Expected<void> endWithoutBatch(Database& database, RunId run, const llm::Endpoint& endpoint)
{
    TANDEM_TRY(setup, loadRunSetup(database, run, endpoint));
    for (int position = 0;;) {
        TANDEM_TRY(tasks, RunTasks(database).openTasks(run, position, kRunBatchPage));
        if (tasks->isEmpty())
            return endIfThrough(database, run);
        for (const TaskRow& task : *tasks) {
            TANDEM_TRY(step, nextStep(database, *setup, task));
            TANDEM_DO(endWithoutAsking(database, *setup, *step));
        }
        position = tasks->last().position;
    }
}

Expected<BatchRead> readRunBatch(
    Database& database, RunId run, const llm::Endpoint& endpoint, QIODevice& device)
{
    TANDEM_TRY(setup, loadRunSetup(database, run, endpoint));
    BatchReader reader(database, *setup);
    while (!device.atEnd()) {
        const QByteArray line = device.readLine(kLongestLine + 1);
        if (line.isEmpty())
            return failure(ErrorCode::Unreadable, RunWords::tr("The file cannot be read."), {}, {},
                device.errorString());
        if (line.size() > kLongestLine)
            return failure(ErrorCode::TooLarge, RunWords::tr("A line is over 16 MiB long."),
                RunWords::tr("line %1").arg(reader.read().lines + 1),
                RunWords::tr("Give the result file of a batch, one JSON object a line."));
        if (line.trimmed().isEmpty())
            continue;
        TANDEM_DO(reader.take(line.trimmed()));
    }
    return endIfThrough(database, run).map([&] { return reader.read(); });
}

} // namespace tandem
