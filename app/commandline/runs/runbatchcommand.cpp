#include "app/commandline/runs/runbatchcommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/runs/modelaccess.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/openfile.h"
#include "storage/repositories/runtasks.h"

#include <QFile>

namespace tandem {

namespace {

/// The key of the endpoint, to blot it out; empty where it cannot be found, as results can be read
/// without one.
Secret keyOf(const RunRow& run, Call& call)
{
    const auto ready = readyEndpoint(endpointNameFor(run, call));
    return ready ? ready->key : Secret();
}

Expected<void> tellRead(const BatchRead& read, Call& call)
{
    const QString project = call.word(1);
    const QString run = call.word(2);
    QStringList lines{
        CommandWords::tr(
            "%n line(s): %1 tasks done, %2 failed, %3 to retry; %4 already read, %5 refused.",
            nullptr, int(read.lines))
            .arg(groupedCount(read.done), groupedCount(read.failed), groupedCount(read.toAskAgain),
                groupedCount(read.already), groupedCount(read.refused))};
    if (read.late > 0)
        lines.append(CommandWords::tr("%n line(s) came late: their tasks were already answered, "
                                      "retried or abandoned. They only count toward the cost.",
            nullptr, int(read.late)));
    if (read.failed + read.toAskAgain > 0)
        lines.append(
            CommandWords::tr("Failed tasks are retried in the next batch (\"tandem run batch-write "
                             "%1 %2 FILE\") or live (\"tandem run retry %1 %2\").")
                .arg(project, run));
    if (read.left > read.toAskAgain)
        lines.append(
            CommandWords::tr("%n task(s) remain, including follow-up tasks: \"tandem run "
                             "batch-write %1 %2 FILE\" writes the next batch of the same run.",
                nullptr, int(read.left))
                .arg(project, run));
    if (read.stillOut > 0)
        lines.append(
            CommandWords::tr("%n request(s) are still pending in a batch: read its remaining "
                             "results, or abandon them with \"tandem run batch-abandon %1 %2\".",
                nullptr, int(read.stillOut))
                .arg(project, run));
    if (read.missing > 0)
        lines.append(CommandWords::tr("%n of them were not in these results or earlier ones of the "
                                      "same batch; the next batch includes them again.",
            nullptr, int(read.missing)));
    for (const QString& problem : read.problems)
        lines.append(printable(problem));
    return call.tell(
        Json{{"lines", read.lines}, {"done", read.done}, {"failed", read.failed},
            {"to_ask_again", read.toAskAgain}, {"already", read.already}, {"late", read.late},
            {"refused", read.refused}, {"still_out", read.stillOut}, {"missing", read.missing},
            {"left", read.left}, {"problems", QJsonArray::fromStringList(read.problems)}},
        lines.join(u'\n'));
}

/// The failure of a batch of which nothing came.
tl::unexpected<Error> allFailed(const BatchRead& read, const QString& path)
{
    return failure(ErrorCode::InvalidInput,
        CommandWords::tr("%n task(s) failed.", nullptr, int(read.failed)) + u' ' +
            CommandWords::tr("The first: %1").arg(printable(read.firstFailure)),
        path);
}

/// Does `work` with the run that is named and the endpoint that it is asked at.
template <typename Work>
auto withRun(Call& call, bool unfinished, Work work)
{
    using Result = std::invoke_result_t<Work, Database&, const RunRow&, const llm::Endpoint&>;
    return writeProject(call.word(1), [&](Database& database) -> Result {
        TANDEM_TRY(run, runNamed(database, call.word(2), unfinished, call));
        TANDEM_TRY(endpoint, EndpointStore().byName(endpointNameFor(*run, call)));
        return work(database, *run, *endpoint);
    });
}

/// Writes the questions that the run has now.
Expected<BatchWritten> writeQuestions(
    Database& database, RunId run, const llm::Endpoint& endpoint, const QString& path)
{
    AtomicFile file(path);
    TANDEM_DO(file.open());
    TANDEM_TRY(written, writeRunBatch(database, run, endpoint, file.device()));
    if (written->lines > 0) {
        TANDEM_DO(file.commit());
    }
    return *written;
}

/// "Case a7, heron; Case a9, heron"; the first ones.
QString shownNames(const BatchWritten& written)
{
    QStringList names = written.namesAgain;
    if (names.size() < written.again)
        names.append(QStringLiteral("…"));
    return names.join(QStringLiteral("; "));
}

} // namespace

Expected<BatchWritten> writeBatchFile(
    Database& database, RunId run, const llm::Endpoint& endpoint, const QString& file)
{
    TANDEM_TRY(known, writeQuestions(database, run, endpoint, file));
    if (known->lines > 0)
        return *known;
    // What the answers that are known lead to may have to be asked.
    TANDEM_DO(endWithoutBatch(database, run, endpoint));
    TANDEM_TRY_VAR(written, writeQuestions(database, run, endpoint, file));
    written->fromCache += known->fromCache;
    written->nothingToAsk += known->nothingToAsk;
    return *written;
}

Expected<void> checkBatchName(const QString& file, Call& call)
{
    return refuseOtherEnding(
        file, {QStringLiteral("jsonl"), QStringLiteral("ndjson"), QStringLiteral("json")}, call);
}

Json batchJson(const BatchWritten& written, const QString& file)
{
    return Json{{"file", file}, {"lines", written.lines}, {"from_cache", written.fromCache},
        {"nothing_to_ask", written.nothingToAsk}, {"out_already", written.outAlready},
        {"beyond_cap", written.beyondCap}, {"asked_again", written.again}};
}

QString batchText(const BatchWritten& written, const QString& file)
{
    if (written.lines == 0)
        return CommandWords::tr("No requests are left; %1 was not written.").arg(file);
    QStringList lines{
        CommandWords::tr("%n request(s) written to %1.", nullptr, int(written.lines)).arg(file)};
    if (written.again > 0)
        lines.append(CommandWords::tr(
            "%n request(s) were in a batch but not in its results, and are written again: %1. If a "
            "late reply arrives, the reply read first counts.",
            nullptr, int(written.again))
                         .arg(printable(shownNames(written))));
    if (written.outAlready > 0)
        lines.append(CommandWords::tr("%n request(s) are already pending in a batch; if no results "
                                      "will come, abandon them with \"tandem run batch-abandon\".",
            nullptr, int(written.outAlready)));
    if (written.beyondCap > 0)
        lines.append(CommandWords::tr("%n request(s) were not written: at maximum cost they do not "
                                      "fit into the spending cap.",
            nullptr, int(written.beyondCap)));
    return lines.join(u'\n');
}

Expected<void> runBatchWrite(Call& call)
{
    const QString file = call.word(3);
    TANDEM_DO(checkBatchName(file, call));
    TANDEM_DO(askToReplaceKept(file, call));
    BatchWritten written;
    TANDEM_DO(withRun(
        call, true, [&](Database& database, const RunRow& run, const llm::Endpoint& endpoint) {
            return writeBatchFile(database, run.id, endpoint, file)
                .map([&](const BatchWritten& counted) { written = counted; });
        }));
    return call.tell(batchJson(written, file), batchText(written, file));
}

Expected<void> runBatchRead(Call& call)
{
    const QString path = call.word(3);
    QFile file(path);
    TANDEM_DO(openForReading(file));
    TANDEM_TRY(row, readProject(call.word(1), [&](Database& database) {
        return runNamed(database, call.word(2), false, call);
    }));
    const Secret key = keyOf(*row, call);
    TANDEM_TRY(read, withRun(call, false,
                         [&](Database& database, const RunRow& run, const llm::Endpoint& endpoint) {
                             return readRunBatch(database, run.id, endpoint, file, key);
                         }));
    const QString remedy = CommandWords::tr("Give the results of a batch written by this run.");
    if (read->lines == 0)
        return failure(
            ErrorCode::InvalidInput, CommandWords::tr("The file is empty."), path, remedy);
    TANDEM_DO(tellRead(*read, call));
    if (read->refused == 0)
        return read->isAllFailed() ? allFailed(*read, path) : Expected<void>();
    const int refused = int(read->refused);
    return failure(ErrorCode::InvalidInput,
        read->refused < read->lines
            ? CommandWords::tr("%n line(s) were refused; the others were read.", nullptr, refused)
            : CommandWords::tr("%n line(s) were refused; there were no others.", nullptr, refused),
        path, remedy);
}

Expected<RunRow> runNamed(Database& database, const QString& word, bool unfinished, Call& call)
{
    RunRepository runs(database);
    // An empty word is most often a variable of the shell that is not set: no run is meant by it.
    if (!word.isNull()) {
        bool isNumber = false;
        const qint64 number = word.toLongLong(&isNumber);
        if (!isNumber)
            return call.misuse(CommandWords::tr("\"%1\" is not a run number.").arg(word),
                CommandWords::tr("\"tandem run list PROJECT\" lists the runs."));
        return runs.byId(RunId{number}).map_error([number](Error error) {
            error.where = CommandWords::tr("run %1").arg(number);
            error.remedy = CommandWords::tr("\"tandem run list PROJECT\" lists the runs.");
            return error;
        });
    }
    TANDEM_TRY(all, runs.list());
    for (const RunRow& run : *all) {
        if (!unfinished || run.state < RunState::Ended)
            return run;
    }
    return failure(ErrorCode::NotFound, unfinished
                                            ? CommandWords::tr("No run has anything left to do.")
                                            : CommandWords::tr("There are no runs."));
}

Expected<RunRow> runToResume(Database& database, const QString& word, Call& call)
{
    if (!word.isNull())
        return runNamed(database, word, true, call);
    TANDEM_TRY(all, RunRepository(database).list());
    constexpr qsizetype kMostNamed = 3;
    QStringList again;
    for (const RunRow& run : *all) {
        if (run.state < RunState::Ended)
            return run;
        if (run.state == RunState::Cancelled)
            continue;
        TANDEM_TRY(lacksReplies, RunTasks(database).hasUnanswered(run.id));
        if (*lacksReplies)
            return run;
        if (run.tasks.failed + run.tasks.unread > 0 && again.size() < kMostNamed)
            again.append(QStringLiteral("\"tandem run retry %1 %2\"")
                             .arg(call.word(1), QString::number(run.id.value)));
    }
    return failure(ErrorCode::NotFound, CommandWords::tr("No run has anything left to do."), {},
        again.isEmpty() ? QString()
                        : CommandWords::tr("Retry failed and unparsable tasks with %1.")
                              .arg(again.join(QStringLiteral(", "))));
}

QString endpointNameFor(const RunRow& run, Call& call)
{
    return call.has("endpoint") ? call.value("endpoint") : run.endpoint;
}

} // namespace tandem
