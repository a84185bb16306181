#include "app/commandline/runbegin.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/replacing.h"
#include "app/commandline/runbatchcommand.h"
#include "app/commandline/runreport.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/formats/atomicfile.h"
#include "storage/repositories/runtasks.h"

namespace tandem {

namespace {

constexpr QLatin1String kMaxTokens("max-tokens");
constexpr QLatin1String kEstimate("estimate");
constexpr QLatin1String kBatch("batch");

} // namespace

QList<QCommandLineOption> runBeginOptions()
{
    return {
        QCommandLineOption(QString(kMaxTokens),
            CommandWords::tr("The most tokens of one answer, with those that a model thinks in."),
            QStringLiteral("N")),
        QCommandLineOption({QStringLiteral("dry-run"), QString(kEstimate)},
            CommandWords::tr("Only say what it will take; nothing is asked or kept.")),
        QCommandLineOption(QString(kBatch),
            CommandWords::tr("Ask nothing now: write the questions as a batch in OpenAI's format."),
            QStringLiteral("FILE"))};
}

bool wantsEstimate(const Arguments& arguments)
{
    return arguments.has(kEstimate);
}

QString batchFile(const Arguments& arguments)
{
    return arguments.value(kBatch);
}

Expected<ReadyEndpoint> endpointToBegin(const Arguments& arguments, Console& console)
{
    const bool asks = !wantsEstimate(arguments) && !arguments.has(kBatch);
    if (asks || !arguments.has(kEndpoint))
        return namedEndpoint(arguments, console);
    return EndpointStore()
        .byName(arguments.value(kEndpoint))
        .map([](const llm::Endpoint& endpoint) {
            return ReadyEndpoint{endpoint, {}};
        });
}

Expected<void> takeBeginOptions(RunPlan& plan, const Arguments& arguments, Console& console)
{
    if (arguments.has(kBatch) && batchFile(arguments).isEmpty())
        return console.misuse(CommandWords::tr("--batch names the file to write."));
    if (arguments.has(kBatch)) {
        TANDEM_DO(askToReplace({batchFile(arguments)}, arguments, console));
    }
    return arguments.number(kMaxTokens, 1, kMostTokens, console)
        .map([&](const std::optional<qint64>& most) {
            plan.options.maxTokens = int(most.value_or(0));
        });
}

void printForecast(const RunForecast& forecast, const Arguments& arguments, Console& console)
{
    if (arguments.wantsJson())
        printJson(console.out, forecastJson(forecast));
    else
        console.out << forecastText(forecast) << '\n';
    console.out.flush();
}

Expected<BegunBatch> beginBatch(
    Database& database, RunId run, const llm::Endpoint& endpoint, const QString& file)
{
    BegunBatch begun;
    RunRepository runs(database);
    TANDEM_TRY(before, runs.byId(run));
    if (before->tasks.failed > 0) {
        TANDEM_DO(RunTasks(database).retryFailed(run));
    }
    TANDEM_DO(writeAtomically(file, [&](QIODevice& device) {
        return writeRunBatch(database, run, endpoint, device).map([&](const BatchWritten& written) {
            begun.written = written;
        });
    }));
    return runs.byId(run).map([&](const RunRow& row) {
        begun.run = row;
        return begun;
    });
}

void printBegunBatch(
    const BegunBatch& begun, const QString& project, const Arguments& arguments, Console& console)
{
    const QString file = batchFile(arguments);
    if (arguments.wantsJson()) {
        printJson(console.out,
            {{QStringLiteral("run"), runJson(begun.run)}, {QStringLiteral("project"), project},
                {QStringLiteral("file"), file}, {QStringLiteral("lines"), begun.written.lines},
                {QStringLiteral("from_cache"), begun.written.fromCache},
                {QStringLiteral("nothing_to_ask"), begun.written.nothingToAsk},
                {QStringLiteral("out_already"), begun.written.outAlready},
                {QStringLiteral("beyond_cap"), begun.written.beyondCap}});
        return;
    }
    printBatchWritten(begun.written, file, console);
    console.out << CommandWords::tr("\"tandem run batch-read %1 %2 RESULTS\" takes the answers in.")
                       .arg(project)
                       .arg(begun.run.id.value)
                << '\n';
}

} // namespace tandem
