#include "app/commandline/runbatchcommand.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/replacing.h"
#include "app/commandline/runselection.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/openfile.h"
#include "storage/runs/runbatch.h"

#include <QFile>
#include <QJsonArray>

namespace tandem {

namespace {

void printBatch(const BatchRead& read, const Arguments& arguments, Console& console)
{
    if (arguments.wantsJson()) {
        printJson(console.out,
            {{QStringLiteral("lines"), read.lines}, {QStringLiteral("done"), read.done},
                {QStringLiteral("failed"), read.failed},
                {QStringLiteral("to_ask_again"), read.toAskAgain},
                {QStringLiteral("already"), read.already},
                {QStringLiteral("refused"), read.refused},
                {QStringLiteral("problems"), QJsonArray::fromStringList(read.problems)}});
        return;
    }
    console.out << CommandWords::tr(
                       "%1 lines: %2 tasks done, %3 failed, %4 to ask again; %5 lines read "
                       "before, %6 refused.")
                       .arg(groupedCount(read.lines), groupedCount(read.done),
                           groupedCount(read.failed), groupedCount(read.toAskAgain),
                           groupedCount(read.already), groupedCount(read.refused))
                << '\n';
    for (const QString& problem : read.problems)
        console.out << printable(problem) << '\n';
}

} // namespace

void printBatchWritten(const BatchWritten& written, const QString& file, Console& console)
{
    console.out
        << CommandWords::tr("%n question(s) written to %1.", nullptr, int(written.lines)).arg(file)
        << '\n';
    if (written.outAlready > 0)
        console.out << CommandWords::tr("%n question(s) are out in a batch already.", nullptr,
                           int(written.outAlready))
                    << '\n';
    if (written.beyondCap > 0)
        console.out << CommandWords::tr(
                           "%n question(s) were left out: each at the most that it can cost, "
                           "they do not fit into the spending cap.",
                           nullptr, int(written.beyondCap))
                    << '\n';
}

Expected<void> runBatchWrite(const Arguments& arguments, Console& console)
{
    BatchWritten written;
    const QString file = arguments.word(3);
    TANDEM_DO(askToReplace({file}, arguments, console));
    const auto done = writeProject(arguments.word(1), [&](Database& database) {
        const auto run = runNamed(database, arguments.word(2), true, console);
        if (!run)
            return Expected<void>(failure(run.error()));
        const auto endpoint = EndpointStore().byName(endpointNameFor(*run, arguments));
        if (!endpoint)
            return Expected<void>(failure(endpoint.error()));
        return writeAtomically(file, [&](QIODevice& device) {
            return writeRunBatch(database, run->id, *endpoint, device)
                .map([&](const BatchWritten& counted) { written = counted; });
        });
    });
    if (!done)
        return done;
    if (arguments.wantsJson())
        printJson(
            console.out, {{QStringLiteral("file"), file}, {QStringLiteral("lines"), written.lines},
                             {QStringLiteral("from_cache"), written.fromCache},
                             {QStringLiteral("nothing_to_ask"), written.nothingToAsk},
                             {QStringLiteral("out_already"), written.outAlready},
                             {QStringLiteral("beyond_cap"), written.beyondCap}});
    else
        printBatchWritten(written, file, console);
    return {};
}

Expected<void> runBatchRead(const Arguments& arguments, Console& console)
{
    BatchRead read;
    const QString path = arguments.word(3);
    QFile file(path);
    TANDEM_DO(openForReading(file));
    const auto done = writeProject(arguments.word(1), [&](Database& database) {
        const auto run = runNamed(database, arguments.word(2), false, console);
        if (!run)
            return Expected<void>(failure(run.error()));
        const auto endpoint = EndpointStore().byName(endpointNameFor(*run, arguments));
        if (!endpoint)
            return Expected<void>(failure(endpoint.error()));
        return readRunBatch(database, run->id, *endpoint, file).map([&](const BatchRead& counted) {
            read = counted;
        });
    });
    if (!done)
        return done;
    if (read.lines == 0)
        return failure(ErrorCode::InvalidInput, CommandWords::tr("There is nothing in it."), path,
            CommandWords::tr("Give the results of a batch that this run wrote."));
    printBatch(read, arguments, console);
    if (read.refused == 0)
        return {};
    return failure(ErrorCode::InvalidInput,
        CommandWords::tr(
            "%n line(s) were refused; the others were taken in.", nullptr, int(read.refused)),
        path, CommandWords::tr("Give the results of a batch that this run wrote."));
}

} // namespace tandem
