#include "storage/runs/runbatch.h"

#include "models/llm/batch.h"
#include "models/llm/requesthash.h"
#include "models/llm/wireformat.h"
#include "storage/database/database.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runsteps.h"
#include "storage/runs/runwords.h"

#include <QHash>
#include <QIODevice>
#include <QSet>

#include <utility>

namespace tandem {

namespace {

constexpr qint64 kLongestLine = 16 << 20;
constexpr qsizetype kRunBatchMostProblems = 100;
constexpr qsizetype kShownId = 70;
constexpr int kFirstGoodStatus = 200;
constexpr int kFirstOtherStatus = 300;

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
                           : sentence + u' ' + RunWords::tr("Server message: \"%1\"").arg(words);
}

/// Why a line brings no answer of a model; empty where it brings one.
QString troubleOf(const llm::Endpoint& endpoint, const llm::BatchResult& result, const Secret& key)
{
    if (!result.response)
        return result.response.error().sentence();
    int meant = result.response->status;
    const QString words = llm::errorMessage(endpoint.format, *result.response, key.reveal());
    if (meant >= kFirstGoodStatus && meant < kFirstOtherStatus) {
        const auto reply = llm::decodeChat(endpoint.format, *result.response);
        meant = reply ? meant : llm::statusMeant(*result.response);
        if (reply || (meant >= kFirstGoodStatus && meant < kFirstOtherStatus))
            return reply ? QString() : withServersWords(reply.error().sentence(), words);
    }
    const QString status = QString::number(meant);
    return words.isEmpty() ? RunWords::tr("The server returned status %1.").arg(status)
                           : RunWords::tr("The server returned status %1: %2").arg(status, words);
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
        ++m_line;
        if (line.size() > kLongestLine) {
            ++m_read.lines;
            m_isWhole = false;
            return refuse(RunWords::tr("The line is over 16 MiB long."));
        }
        if (line.isEmpty())
            return {};
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
            return refuse(RunWords::tr("\"%1\" is not a request of this run.")
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
        /// Of what it is the first answer; none where there was one before.
        std::optional<BatchAttempt> attempt;
        QString shownId() const { return result.customId.left(kShownId); }
    };

    Expected<void> takeResult(Line line)
    {
        TANDEM_TRY(attempt,
            AttemptRepository(m_database).takeFromBatch(m_setup.run, line.hash, line.batch));
        line.attempt = *attempt;
        const QString trouble = troubleOf(m_setup.endpoint, line.result, m_key);
        if (trouble.isEmpty())
            return takeAnswer(line);
        if (line.attempt && line.batch) {
            TANDEM_DO(AttemptRepository(m_database)
                          .noteError(m_setup.run, line.hash, *line.batch, line.attempt->most));
        }
        return takeTrouble(line, trouble);
    }

    Expected<void> takeTrouble(const Line& line, const QString& trouble)
    {
        // An error says nothing of another try, which may be out in a later batch.
        if (!line.attempt || line.attempt->hasError) {
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
        m_lineOf.insert(line.hash, m_line);
        return {};
    }

    Expected<void> refuse(const QString& why)
    {
        ++m_read.refused;
        if (m_read.problems.size() < kRunBatchMostProblems)
            m_read.problems.append(RunWords::tr("Line %1: %2").arg(m_line).arg(why));
        return {};
    }

    /// An answer to what was answered before: where both had to be paid for, both count, and else
    /// it is told where it is another.
    Expected<void> compare(const Line& line)
    {
        const llm::CallEnd end = callEnd(m_setup.endpoint, *line.result.response, m_key);
        if (line.attempt) {
            ++m_read.late;
            const QString why = RunWords::tr(
                "This request already had a reply; the new reply counts toward the cost only.");
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
                ? RunWords::tr("\"%1\" was already answered in line %2; this reply was ignored.")
                      .arg(line.shownId())
                      .arg(first)
                : RunWords::tr("\"%1\" already has a different reply; this one was ignored.")
                      .arg(line.shownId()));
    }

    /// An answer to what no task asks any more.
    Expected<void> takeUnasked(const RunStep& step, const Line& line)
    {
        const QString why = RunWords::tr("The item of this request has changed since.");
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
        if (task.state == TaskState::Cancelled && !trouble.isEmpty()) {
            ++m_read.late;
            return false;
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
                              llm::requestHashSending(m_setup.endpoint, request) == line.hash ||
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
        if (end.state == TaskState::Failed && m_read.firstFailure.isEmpty())
            m_read.firstFailure = end.error;
        m_read.toAskAgain += end.state == TaskState::Open ? 1 : 0;
        m_read.late += end.state == TaskState::Cancelled ? 1 : 0;
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
    qint64 m_line = 0;                      ///< of the file, from 1
    BatchRead m_read;
};

/// The next line without blanks around it; of one that is longer than is taken its begin, which is
/// still longer.
Expected<QByteArray> nextLine(QIODevice& device)
{
    QByteArray line;
    for (QByteArray part; !part.endsWith('\n') && !device.atEnd();) {
        part = device.readLine(kLongestLine);
        if (part.isEmpty())
            return failure(ErrorCode::Unreadable, RunWords::tr("The file cannot be read."), {}, {},
                device.errorString());
        if (line.size() <= kLongestLine)
            line += part;
    }
    return line.trimmed();
}

} // namespace

Expected<BatchRead> readRunBatch(Database& database, RunId run, const llm::Endpoint& endpoint,
    QIODevice& device, const Secret& key)
{
    TANDEM_TRY(setup, loadRunSetup(database, run, endpoint));
    BatchReader reader(database, *setup, key);
    while (!device.atEnd()) {
        TANDEM_TRY(line, nextLine(device));
        TANDEM_DO(reader.take(*line));
    }
    TANDEM_DO(reader.noteBatches());
    TANDEM_DO(settleBatchState(database, run));
    TANDEM_TRY(out, AttemptRepository(database).totals(run));
    TANDEM_TRY(missing, AttemptRepository(database).missing(run));
    BatchRead read = reader.read();
    read.stillOut = out->batched;
    read.missing = missing->size();
    TANDEM_TRY(left, RunTasks(database).openOutOfBatches(run));
    read.left = *left;
    return read;
}

} // namespace tandem
