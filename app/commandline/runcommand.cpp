#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/nearest.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/replacing.h"
#include "app/commandline/runbatchcommand.h"
#include "app/commandline/rundrive.h"
#include "app/commandline/runreplies.h"
#include "app/commandline/runreport.h"
#include "app/commandline/runselection.h"
#include "models/project/table.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/tasktext.h"

#include <QJsonArray>

#include <utility>

namespace tandem {

namespace {

constexpr int kMostShown = 1000;
constexpr QLatin1String kReplies("replies");

Expected<RunRow> readRun(const Arguments& arguments, bool unfinished, Console& console)
{
    RunRow run;
    TANDEM_DO(readProject(arguments.word(1), [&](Database& database) {
        return runNamed(database, arguments.word(2), unfinished, console)
            .map([&](const RunRow& found) { run = found; });
    }));
    return run;
}

Expected<void> listRuns(const Arguments& arguments, Console& console)
{
    QList<RunRow> runs;
    const auto read = readProject(arguments.word(1), [&](Database& database) {
        return RunRepository(database).list().map(
            [&](const QList<RunRow>& found) { runs = found; });
    });
    if (!read)
        return read;
    if (arguments.wantsJson()) {
        QJsonArray all;
        for (const RunRow& run : std::as_const(runs))
            all.append(runJson(run));
        printJson(console.out, {{QStringLiteral("runs"), all}});
        return {};
    }
    Table table;
    table.header = {CommandWords::tr("Run"), CommandWords::tr("Kind"), CommandWords::tr("State"),
        CommandWords::tr("Done"), CommandWords::tr("Failed"), CommandWords::tr("Open"),
        CommandWords::tr("Endpoint"), CommandWords::tr("Model"),
        CommandWords::tr("Tokens and cost")};
    for (const RunRow& run : std::as_const(runs))
        table.rows.append({QString::number(run.id.value), run.kind, runStateName(run.state),
            groupedCount(run.tasks.done), groupedCount(run.tasks.failed),
            groupedCount(run.tasks.open), run.endpoint, run.model,
            totalsText(run.totals, run.currency)});
    if (runs.isEmpty())
        console.out << CommandWords::tr("There are no runs.") << '\n';
    else
        printTable(console.out, table);
    return {};
}

void printFailures(const QList<TaskRow>& failed, Console& console)
{
    Table table;
    table.caption = CommandWords::tr("Failed");
    const bool aboutCases = !failed.isEmpty() && failed.first().casePosition > 0;
    table.header = aboutCases ? QStringList{CommandWords::tr("Task"), CommandWords::tr("Why")}
                              : QStringList{CommandWords::tr("Sample"),
                                    CommandWords::tr("Paragraph"), CommandWords::tr("Why")};
    for (const TaskRow& task : failed) {
        if (aboutCases)
            table.rows.append({caseTaskText(task), task.error});
        else
            table.rows.append({QString::number(task.samplePosition),
                QString::number(task.paragraphNumber), task.error});
    }
    if (!failed.isEmpty())
        printTable(console.out, table);
}

QJsonObject failureJson(const TaskRow& task)
{
    if (task.casePosition > 0)
        return {{QStringLiteral("case"), task.casePosition},
            {QStringLiteral("name"), task.caseName}, {QStringLiteral("system"), task.system},
            {QStringLiteral("part"), task.subject.part}, {QStringLiteral("error"), task.error}};
    return {{QStringLiteral("sample"), task.samplePosition},
        {QStringLiteral("paragraph"), task.paragraphNumber}, {QStringLiteral("error"), task.error}};
}

Expected<void> showOneRun(const Arguments& arguments, Console& console)
{
    RunRow run;
    QList<TaskRow> failed;
    QJsonArray replies;
    const bool withReplies = arguments.has(kReplies);
    const auto read = readProject(arguments.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(found, runNamed(database, arguments.word(2), false, console));
        run = *found;
        if (withReplies && arguments.wantsJson()) {
            TANDEM_TRY(all, repliesJson(database, run.id));
            replies = *all;
        } else if (withReplies) {
            TANDEM_DO(printReplies(database, run.id, console));
        }
        return RunTasks(database)
            .failedTasks(run.id, kMostShown)
            .map([&](const QList<TaskRow>& rows) { failed = rows; });
    });
    if (!read)
        return read;
    if (arguments.wantsJson()) {
        QJsonObject object = runJson(run);
        if (withReplies)
            object.insert(QStringLiteral("replies_kept"), replies);
        QJsonArray failures;
        for (const TaskRow& task : std::as_const(failed))
            failures.append(failureJson(task));
        object.insert(QStringLiteral("failures"), failures);
        printJson(console.out, object);
        return {};
    }
    console.out << CommandWords::tr("Run %1, %2: %3. %4 of %5 done, %6 failed, %7 open. %8")
                       .arg(QString::number(run.id.value), run.kind, runStateName(run.state),
                           groupedCount(run.tasks.done), groupedCount(run.tasks.all()),
                           groupedCount(run.tasks.failed), groupedCount(run.tasks.open),
                           totalsText(run.totals, run.currency) +
                               attemptsText(run.attempts, run.currency) + asideText(run.tasks))
                << '\n';
    if (!run.reason.isEmpty())
        console.out << printable(run.reason) << '\n';
    printFailures(failed, console);
    return {};
}

Expected<void> drive(const Arguments& arguments, RunDrive how, Console& console)
{
    TANDEM_TRY(run, readRun(arguments, how == RunDrive::Start, console));
    TANDEM_TRY(ready, readyEndpoint(endpointNameFor(*run, arguments)));
    TANDEM_TRY(cap, arguments.decimal(kCap, 0, kHighestCap, console));
    if (*cap) {
        const auto set = writeProject(arguments.word(1),
            [&](Database& database) { return RunRepository(database).setCap(run->id, **cap); });
        if (!set)
            return set;
    }
    return driveRun(arguments.word(1), run->id, *ready, how, arguments, console);
}

Expected<void> resume(const Arguments& arguments, Console& console)
{
    return drive(arguments, RunDrive::Start, console);
}

Expected<void> retry(const Arguments& arguments, Console& console)
{
    return drive(arguments, RunDrive::RetryFailed, console);
}

Expected<void> forgetBatch(const Arguments& arguments, Console& console)
{
    int questions = 0;
    const auto done = writeProject(arguments.word(1), [&](Database& database) {
        return runNamed(database, arguments.word(2), true, console)
            .and_then([&](const RunRow& found) {
                return AttemptRepository(database).forgetBatches(found.id);
            })
            .map([&](int forgotten) { questions = forgotten; });
    });
    if (!done)
        return done;
    if (arguments.wantsJson())
        printJson(console.out, {{QStringLiteral("to_ask_live"), questions}});
    else
        console.out << CommandWords::tr(
                           "%n question(s) will be asked live; a batch that is answered all "
                           "the same has to be paid for too.",
                           nullptr, questions)
                    << '\n';
    return {};
}

Expected<void> cancel(const Arguments& arguments, Console& console)
{
    RunRow run;
    const auto cancelled = writeProject(arguments.word(1), [&](Database& database) {
        return runNamed(database, arguments.word(2), true, console)
            .and_then([&](const RunRow& found) {
                run = found;
                return RunRepository(database).cancel(found.id);
            });
    });
    if (!cancelled)
        return cancelled;
    if (arguments.wantsJson())
        printJson(console.out, {{QStringLiteral("cancelled"), run.id.value}});
    else
        console.out << CommandWords::tr(
                           "Run %1 is cancelled. A program that works on it stops by itself.")
                           .arg(run.id.value)
                    << '\n';
    return {};
}

struct RunVerb
{
    QString word;
    Expected<void> (*run)(const Arguments&, Console&);
    int fewestWords = 2; ///< the verb among them
    int mostWords = 3;
};

QList<RunVerb> runVerbs()
{
    return {{QStringLiteral("list"), listRuns, 2, 2}, {QStringLiteral("show"), showOneRun},
        {QStringLiteral("resume"), resume}, {QStringLiteral("retry"), retry},
        {QStringLiteral("cancel"), cancel}, {QStringLiteral("batch-write"), runBatchWrite, 4, 4},
        {QStringLiteral("batch-read"), runBatchRead, 4, 4},
        {QStringLiteral("batch-forget"), forgetBatch, 3, 3}};
}

} // namespace

CommandSyntax runSyntax()
{
    CommandSyntax syntax;
    syntax.summary =
        CommandWords::tr("Go on with runs of a language model, look at them, end them.");
    syntax.usage = {QStringLiteral("list PROJECT"),
        QStringLiteral("show PROJECT [RUN] [--replies]"),
        QStringLiteral("resume|retry PROJECT [RUN] [--endpoint NAME] [--cap AMOUNT]"),
        QStringLiteral("cancel PROJECT [RUN]"),
        QStringLiteral("batch-write|batch-read PROJECT RUN FILE [--endpoint NAME]"),
        QStringLiteral("batch-forget PROJECT RUN")};
    syntax.text = CommandWords::tr(
        "Runs are begun by other commands, like \"tandem facts decompose\". Without RUN the "
        "newest is meant. \"resume\" goes on where a run was paused, stopped or killed; \"retry\" "
        "asks again what failed; neither asks anything that was answered. Tasks that failed since "
        "a "
        "server was down or sent no model's answers are taken by both. \"cancel\" ends a run "
        "for good, also one that another program works on.\n\n"
        "\"batch-write\" writes what a run has left to ask as a batch in OpenAI's format, "
        "\"batch-read\" takes the results in. Results may come in parts, in any order and more "
        "than once. What is out in a batch is not asked live; \"batch-forget\" gives its results "
        "up where none will come.\n\n"
        "With --cap, \"resume\" and \"retry\" go on with another spending cap. What the run has "
        "spent stays in it, and with it the most that requests without an answer may cost: those "
        "that broke off and may have been billed, and those that are out in a batch.");
    QCommandLineOption cap(kCap,
        CommandWords::tr("Stop before the run has spent more than this, in its currency."),
        QStringLiteral("AMOUNT"));
    QCommandLineOption replies(
        QString(kReplies), CommandWords::tr("With what was asked and the replies as they came."));
    syntax.options = {endpointOption(), overwriteOption(), cap, replies};
    syntax.fewestWords = 2;
    syntax.mostWords = 4;
    syntax.examples = {QStringLiteral("tandem run list k.tandem"),
        QStringLiteral("tandem run resume k.tandem"),
        QStringLiteral("tandem run batch-write k.tandem 3 batch.jsonl")};
    return syntax;
}

Expected<void> runRun(const Arguments& arguments, Console& console)
{
    QStringList known;
    for (const RunVerb& verb : runVerbs()) {
        known.append(verb.word);
        if (verb.word != arguments.word(0))
            continue;
        const qsizetype words = arguments.words().size();
        if (words < verb.fewestWords || words > verb.mostWords)
            return console.misuse(
                CommandWords::tr("\"run %1\" takes other arguments.").arg(verb.word),
                CommandWords::tr("See \"tandem help %1\".").arg(QStringLiteral("run")));
        return verb.run(arguments, console);
    }
    return noneOf(arguments.word(0), known, console);
}

} // namespace tandem
