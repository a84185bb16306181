#include "app/commandline/runs/runbegin.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/runs/runbatchcommand.h"
#include "app/commandline/runs/runreport.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/formats/atomicfile.h"
#include "storage/repositories/runtasks.h"

namespace tandem {

namespace {

} // namespace

QList<QCommandLineOption> runBeginOptions()
{
    return {
        option("max-tokens",
            Words::tr("The most tokens of one answer, with those that a model thinks in."), "N"),
        option(
            "dry-run estimate", Words::tr("Only say what it will take; nothing is asked or kept.")),
        option("batch",
            Words::tr("Ask nothing now: write the questions as a batch in OpenAI's format."),
            "FILE")};
}

bool wantsEstimate(Call& call)
{
    return call.has("estimate");
}

QString batchFile(Call& call)
{
    return call.value("batch");
}

Expected<ReadyEndpoint> endpointToBegin(Call& call)
{
    const bool asks = !wantsEstimate(call) && !call.has("batch");
    if (asks || !call.has("endpoint"))
        return namedEndpoint(call);
    return EndpointStore().byName(call.value("endpoint")).map([](const llm::Endpoint& endpoint) {
        return ReadyEndpoint{endpoint, {}};
    });
}

Expected<void> takeBeginOptions(RunPlan& plan, Call& call)
{
    if (call.has("batch") && batchFile(call).isEmpty())
        return call.misuse(Words::tr("--batch names the file to write."));
    if (call.has("batch")) {
        TANDEM_DO(askToReplace({batchFile(call)}, call));
    }
    return call.number("max-tokens", 1, kMostTokens).map([&](const std::optional<qint64>& most) {
        plan.options.maxTokens = int(most.value_or(0));
    });
}

Expected<void> tellForecast(const RunForecast& forecast, Call& call)
{
    const auto told = call.tell(forecastJson(forecast), forecastText(forecast));
    call.out.flush();
    return told;
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

Expected<void> tellBegunBatch(const BegunBatch& begun, const QString& project, Call& call)
{
    Json json = batchJson(begun.written, batchFile(call));
    json.insert("run", runJson(begun.run));
    json.insert("project", project);
    return call.tell(
        json, batchText(begun.written, batchFile(call)) + u'\n' +
                  Words::tr("\"tandem run batch-read %1 %2 RESULTS\" takes the answers in.")
                      .arg(project)
                      .arg(begun.run.id.value));
}

} // namespace tandem
