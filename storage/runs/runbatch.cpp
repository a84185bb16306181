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
#include "storage/runs/tasktext.h"

#include <QDateTime>
#include <QHash>
#include <QIODevice>
#include <QSet>

#include <utility>

namespace tandem {

namespace {

constexpr qint64 kLongestLine = 16 << 20;
constexpr qsizetype kRunBatchMostProblems = 100;
constexpr int kRunBatchPage = 256;
constexpr qsizetype kShownId = 70;
constexpr qsizetype kMostNamedAgain = 10;
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
llm::CallEnd callEnd(
    const llm::Endpoint& endpoint, const llm::HttpResponse& response, const Secret& key)
{
    llm::CallEnd end{llm::decodeChat(endpoint.format, response), response.body, response.status, 1};
    if (end.reply)
        end.reply->httpStatus = response.status;
    llm::blotOutKey(end, key.reveal());
    return end;
}

QString withServersWords(const QString& sentence, const QString& words)
{
    return words.isEmpty() ? sentence
                           : sentence + u' ' + RunWords::tr("It says: \"%1\"").arg(words);
}

/// Why a line brings no answer of a model; empty where it brings one.
QString troubleOf(const llm::Endpoint& endpoint, const llm::BatchResult& result, const Secret& key)
{
    if (!result.response)
        return result.response.error().sentence();
    int meant = result.response->status;
    const QString words = llm::errorMessage(endpoint.format, *result.response, key.reveal());
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
    BatchReader(Database& database, const RunSetup& setup, const Secret& key)
        : m_database(database)
        , m_setup(setup)
        , m_key(key)
        , m_tasks(database)
        , m_replies(database)
    {
    }

    Expected<void> take(const QByteArray& line)
    {
        ++m_read.lines;
        const auto result = llm::readBatchLine(line, m_setup.endpoint.format, m_key.reveal());
        if (!result) {
            m_isWhole = false;
            return refuse(result.error().sentence());
        }
        const auto id = llm::batchIdFrom(result->customId);
        TANDEM_TRY(
            hash, id ? m_tasks.requestHash(m_setup.run, id->hash) : Expected<QString>(QString()));
        if (id && id->batch && hash->isEmpty())
            m_unclear.insert(*id->batch);
        else if (id && id->batch)
            m_batches[*id->batch].insert(result->customId);
        if (hash->isEmpty())
            return refuse(RunWords::tr("\"%1\" was not asked by this run.")
                              .arg(result->customId.left(kShownId)));
        return takeResult({*result, *hash, id->batch, {}});
    }

    /// Of which batches these were the results. Of one of which a line was unclear, what is missing
    /// may be in that.
    Expected<void> noteBatches()
    {
        AttemptRepository attempts(m_database);
        for (auto batch = m_batches.cbegin(); batch != m_batches.cend(); ++batch) {
            if (!m_isWhole) {
                TANDEM_DO(attempts.noteUnread(m_setup.run, batch.key(), *batch->cbegin()));
            } else if (!m_unclear.contains(batch.key())) {
                TANDEM_DO(attempts.noteRead(m_setup.run, batch.key(), *batch));
            }
        }
        return {};
    }

    const BatchRead& read() const { return m_read; }

private:
    /// One that is of the run.
    struct Line
    {
        llm::BatchResult result;
        QString hash;                ///< of its request
        std::optional<qint64> batch; ///< that it is of, where it tells
        /// Of what it is the first result; none where there was one before.
        std::optional<BatchAttempt> attempt;
        QString shownId() const { return result.customId.left(kShownId); }
    };

    Expected<void> takeResult(Line line)
    {
        TANDEM_TRY(attempt,
            AttemptRepository(m_database).takeFromBatch(m_setup.run, line.hash, line.batch));
        line.attempt = *attempt;
        const QString trouble = troubleOf(m_setup.endpoint, line.result, m_key);
        return trouble.isEmpty() ? takeAnswer(line) : takeTrouble(line, trouble);
    }

    Expected<void> takeTrouble(const Line& line, const QString& trouble)
    {
        // An error says nothing of another try, which may be out in a later batch.
        if (!line.attempt) {
            ++m_read.already;
            return {};
        }
        TANDEM_TRY(known, m_replies.find(line.hash));
        TANDEM_TRY(tasks, m_tasks.tasksWithHash(m_setup.run, line.hash));
        TANDEM_DO(keepBrokenOff(
            line, trouble, line.attempt->isOut && !*known ? *tasks : QList<TaskRow>()));
        if (!line.attempt->isOut || *known || tasks->isEmpty())
            ++m_read.late;
        if (!line.attempt->isOut)
            return {};
        for (const TaskRow& task : *tasks) {
            TANDEM_DO(*known ? takeKnown(task) : takeNew(task, line, trouble));
        }
        return {};
    }

    /// What broke off was paid for: as much as the server says, or up to an amount that is not
    /// told.
    Expected<void> keepBrokenOff(
        const Line& line, const QString& trouble, const QList<TaskRow>& tasks)
    {
        if (!line.result.response || !llm::isBrokenOff(line.result.response->body))
            return {};
        const llm::HttpResponse& response = *line.result.response;
        const auto remains = llm::countedRemains(m_setup.endpoint.format, response);
        if (!remains)
            return note(line);
        llm::CallEnd end{*remains, response.body, response.status, 1};
        llm::blotOutKey(end, m_key.reveal());
        TANDEM_TRY(reply, keepUnused({}, end, line, trouble));
        for (const TaskRow& task : tasks) {
            TANDEM_DO(m_tasks.addTry(task.id, *reply));
        }
        return {};
    }

    /// That the request may have been billed, at a cost that nothing tells.
    Expected<void> note(const Line& line)
    {
        return AttemptRepository(m_database)
            .add(m_setup.run, line.hash, line.attempt->most)
            .map([](AttemptId) {});
    }

    Expected<void> takeAnswer(const Line& line)
    {
        TANDEM_TRY(known, m_replies.find(line.hash));
        TANDEM_TRY(tasks, m_tasks.tasksWithHash(m_setup.run, line.hash));
        if (!*known && tasks->isEmpty())
            return takeUnasked({}, line);
        bool isNew = !*known;
        for (const TaskRow& task : *tasks) {
            TANDEM_TRY(taken, isNew ? takeNew(task, line, {}) : takeKnown(task));
            isNew = isNew && !*taken;
        }
        if (*known)
            return compare(line);
        m_lineOf.insert(line.hash, m_read.lines);
        return {};
    }

    Expected<void> refuse(const QString& why)
    {
        ++m_read.refused;
        if (m_read.problems.size() < kRunBatchMostProblems)
            m_read.problems.append(RunWords::tr("Line %1: %2").arg(m_read.lines).arg(why));
        return {};
    }

    /// An answer to what was answered before: where both had to be paid for, both count, and else
    /// it is told where it is another.
    Expected<void> compare(const Line& line)
    {
        const llm::CallEnd end = callEnd(m_setup.endpoint, *line.result.response, m_key);
        if (line.attempt) {
            ++m_read.late;
            const QString why =
                RunWords::tr("It was answered before; this answer only counts in the cost.");
            return keepUnused({}, end, line, why).map([](ReplyId) {});
        }
        TANDEM_TRY(isKnown, m_replies.has(line.hash, end.reply ? end.reply->text : QString()));
        if (!end.reply || *isKnown) {
            ++m_read.already;
            return {};
        }
        const qint64 first = m_lineOf.value(line.hash);
        return refuse(
            first > 0
                ? RunWords::tr("\"%1\" was answered in line %2 already; this answer is not taken.")
                      .arg(line.shownId())
                      .arg(first)
                : RunWords::tr("\"%1\" was answered otherwise before; this answer is not taken.")
                      .arg(line.shownId()));
    }

    /// An answer to what no task asks any more.
    Expected<void> takeUnasked(const RunStep& step, const Line& line)
    {
        const QString why = RunWords::tr("What it was asked about has changed since.");
        TANDEM_DO(
            keepUnused(step, callEnd(m_setup.endpoint, *line.result.response, m_key), line, why));
        return refuse(why);
    }

    /// Returns whether a reply was stored.
    Expected<bool> takeNew(TaskRow task, const Line& line, const QString& trouble)
    {
        const bool failedUnanswered = task.state == TaskState::Failed && !task.reply.isValid();
        if (failedUnanswered && trouble.isEmpty()) {
            TANDEM_DO(m_tasks.reopenUnanswered(task.id));
            task.state = TaskState::Open;
        }
        if (task.state == TaskState::Done || task.state == TaskState::Failed) {
            if (line.attempt && trouble.isEmpty())
                return takeUnasked({}, line).map([] { return true; });
            ++(line.attempt ? m_read.late : m_read.already);
            return false;
        }
        TANDEM_TRY_VAR(step, nextStep(m_database, m_setup, task));
        if (!trouble.isEmpty()) {
            const auto end = failTask(m_database, m_setup, *step, trouble);
            return end.map([&](const StepEnd& ended) { return counted(ended, false); });
        }
        LlmReply stored;
        const auto& request = step->call.request;
        // The same question may be out in a later batch.
        const bool isOpen =
            step->action == RunStep::Action::Ask || step->action == RunStep::Action::AwaitBatch;
        step->hash = llm::requestHash(m_setup.endpoint, request);
        const bool asksThis = step->hash == line.hash ||
                              llm::earlierRequestHash(m_setup.endpoint, request) == line.hash;
        if (!isOpen || !asksThis)
            return takeUnasked(*step, line).map([] { return true; });
        const llm::CallEnd end = callEnd(m_setup.endpoint, *line.result.response, m_key);
        const auto taken = storeReply(m_database, m_setup, *step, end, stored);
        return taken.map([&](const StepEnd& ended) { return counted(ended, true); });
    }

    /// An answer that nothing comes of is kept, since it was paid for.
    Expected<ReplyId> keepUnused(
        const RunStep& step, const llm::CallEnd& end, const Line& line, const QString& why)
    {
        LlmReply reply = replyOf(m_setup, step, end);
        reply.hash = line.hash;
        reply.request = "{}";
        reply.usable = false;
        reply.error = why;
        if (!reply.cost && line.attempt && line.attempt->most) {
            TANDEM_DO(note(line));
        }
        return m_replies.add(reply);
    }

    /// A task whose answer is in the project, be it for another task that asked the same.
    Expected<bool> takeKnown(const TaskRow& task)
    {
        if (task.state != TaskState::Open)
            return true;
        TANDEM_TRY(step, nextStep(m_database, m_setup, task));
        if (step->action == RunStep::Action::Ask || step->action == RunStep::Action::AwaitBatch)
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
    const Secret& m_key;
    RunTasks m_tasks;
    ReplyRepository m_replies;
    QHash<QString, qint64> m_lineOf;        ///< where each answer stood, by the hash of its request
    QHash<qint64, QSet<QString>> m_batches; ///< names of the lines of each
    QSet<qint64> m_unclear;                 ///< of which a line is of no task
    bool m_isWhole = true;                  ///< every line can be read
    BatchRead m_read;
};

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
                RunWords::tr("Read the batch's results (\"run batch-read\"). Where none will come, "
                             "give the batch up (\"run batch-forget\")."));
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

/// Says what the run is after something about its batches has changed: through, out in a batch or
/// paused, and no longer what stopped it before.
Expected<void> settleState(Database& database, RunId run)
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
        TANDEM_DO(settleState(database, run));
    }
    return *written;
}

Expected<void> endWithoutBatch(Database& database, RunId run, const llm::Endpoint& endpoint)
{
    TANDEM_TRY(setup, loadRunSetup(database, run, endpoint));
    for (int position = 0;;) {
        TANDEM_TRY(tasks, RunTasks(database).openTasks(run, position, kRunBatchPage));
        if (tasks->isEmpty())
            return settleState(database, run);
        for (const TaskRow& task : *tasks) {
            TANDEM_TRY(step, nextStep(database, *setup, task));
            TANDEM_DO(endWithoutAsking(database, *setup, *step));
        }
        position = tasks->last().position;
    }
}

Expected<BatchRead> readRunBatch(Database& database, RunId run, const llm::Endpoint& endpoint,
    QIODevice& device, const Secret& key)
{
    TANDEM_TRY(setup, loadRunSetup(database, run, endpoint));
    BatchReader reader(database, *setup, key);
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
    TANDEM_DO(reader.noteBatches());
    TANDEM_DO(settleState(database, run));
    TANDEM_TRY(out, AttemptRepository(database).totals(run));
    TANDEM_TRY(missing, AttemptRepository(database).missing(run));
    BatchRead read = reader.read();
    read.stillOut = out->batched;
    read.missing = missing->size();
    TANDEM_TRY(left, RunTasks(database).openOutOfBatches(run));
    read.left = *left;
    return read;
}

Expected<int> forgetRunBatches(Database& database, RunId run)
{
    TANDEM_TRY(questions, AttemptRepository(database).forgetBatches(run));
    TANDEM_DO(settleState(database, run));
    return *questions;
}

} // namespace tandem
