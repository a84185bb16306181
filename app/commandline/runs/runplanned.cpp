#include "app/commandline/runs/runplanned.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/runs/runbegin.h"
#include "app/commandline/runs/rundrive.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/runs/runreport.h"

namespace tandem {

namespace {

Expected<void> chooseSamples(Database& database, Call& call, RunPlan& plan)
{
    if (!call.has("samples"))
        return {};
    return selectedSamples(database, call.value("samples"), call)
        .map([&](const QList<SampleRow>& rows) {
            for (const SampleRow& row : rows)
                plan.options.samples.append(row.id);
        });
}

Expected<RunForecast> forecast(const QString& path, RunPlan& plan, Call& call)
{
    TerminalProgress progress(call.console, CommandWords::tr("Estimating"));
    return readProject(path, [&](Database& database) -> Expected<RunForecast> {
        TANDEM_DO(chooseSamples(database, call, plan));
        return forecastRun(database, plan, progress.callback());
    });
}

} // namespace

Expected<QString> modelToAsk(Call& call)
{
    if (call.has("model"))
        return call.value("model").simplified();
    if (!call.has("endpoint"))
        return namedEndpoint(call).map([](const ReadyEndpoint&) { return QString(); });
    return EndpointStore().byName(call.value("endpoint")).map([](const llm::Endpoint& endpoint) {
        return endpoint.model;
    });
}

Expected<void> runPlanned(const QString& path, RunPlan plan, Call& call)
{
    plan.model = call.value("model");
    TANDEM_TRY(cap, call.decimal("cap", kLowestCap, kHighestCap));
    plan.cap = *cap;
    TANDEM_DO(takeBeginOptions(plan, call));
    TANDEM_TRY(ready, endpointToBegin(call));
    plan.endpoint = ready->endpoint;
    TANDEM_TRY(estimate, forecast(path, plan, call));
    if (wantsEstimate(call))
        return tellForecast(*estimate, call);
    const QString batch = batchFile(call);
    RunId run;
    BegunBatch begun;
    TANDEM_DO(writeProject(path, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(id, createRun(database, plan));
        run = *id;
        if (batch.isEmpty())
            return {};
        return beginBatch(database, run, ready->endpoint, batch).map([&](const BegunBatch& done) {
            begun = done;
        });
    }));
    if (!batch.isEmpty())
        return tellBegunBatch(begun, path, call);
    if (!call.wantsJson()) {
        TANDEM_DO(tellForecast(*estimate, call));
    }
    return driveRun(path, run, *ready, RunDrive::Start, call);
}

} // namespace tandem
