#include "app/commandline/runs/runbegin.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/fieldoptions.h"
#include "app/commandline/runs/runbatchcommand.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runreport.h"

namespace tandem {

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

Expected<void> checkBatch(Call& call)
{
    if (call.has("batch") && batchFile(call).isEmpty())
        return call.misuse(CommandWords::tr("--batch requires a file name to write to."));
    if (call.has("batch")) {
        TANDEM_DO(checkBatchName(batchFile(call), call));
        return askToReplaceKept(batchFile(call), call);
    }
    return {};
}

Expected<void> takeRunFields(RunPlan& plan, Call& call)
{
    return takeFields(runFields(plan.kind), &plan.options, call);
}

Expected<std::optional<double>> askedCap(Call& call)
{
    return call.decimal("cap", kCapBounds);
}

Expected<void> tellForecast(const RunForecast& forecast, Call& call)
{
    const auto told = call.show(forecastReport(forecast));
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
    TANDEM_TRY(written, writeBatchFile(database, run, endpoint, file));
    begun.written = *written;
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
    json.insert("later_calls", begun.later);
    QStringList lines{batchText(begun.written, batchFile(call))};
    const QString run = QString::number(begun.run.id.value);
    if (begun.written.lines > 0)
        lines.append(CommandWords::tr("\"tandem run batch-read %1 %2 RESULTS\" reads the answers.")
                         .arg(project, run));
    if (begun.written.lines > 0 && begun.later > 0)
        lines.append(
            CommandWords::tr("About %n follow-up request(s) will come from the replies, step by "
                             "step, each in a batch of the same run: \"tandem run batch-write %1 "
                             "%2 FILE\" writes the next batch once the replies are read.",
                nullptr, int(begun.later))
                .arg(project, run));
    return call.tell(json, lines.join(u'\n'));
}

} // namespace tandem
