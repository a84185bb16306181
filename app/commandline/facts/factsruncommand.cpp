#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/facts/factscommand.h"
#include "app/commandline/runs/runbegin.h"
#include "app/commandline/runs/rundrive.h"
#include "storage/runs/runplan.h"
#include "storage/runs/runreport.h"

namespace tandem {

namespace {

Expected<RunPlan> planFrom(const QString& verb, Call& call)
{
    RunPlan plan;
    plan.kind = verb == QLatin1String("mask") ? RunKindId::Mask : RunKindId::Decompose;
    plan.model = call.value("model");
    plan.options.replace = call.has("replace");
    TANDEM_TRY(side, askedSide(call));
    plan.options.supporting = side->value_or(true);
    plan.options.nonsupporting = !side->value_or(false);
    TANDEM_TRY(cap, call.decimal("cap", kLowestCap, kHighestCap));
    plan.cap = *cap;
    TANDEM_DO(takeBeginOptions(plan, call));
    return plan;
}

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

Expected<void> runFactsRun(Call& call)
{
    TANDEM_TRY_VAR(plan, planFrom(call.word(0), call));
    TANDEM_TRY(ready, endpointToBegin(call));
    plan->endpoint = ready->endpoint;
    const QString path = call.word(1);
    TANDEM_TRY(estimate, forecast(path, *plan, call));
    if (wantsEstimate(call))
        return tellForecast(*estimate, call);
    const QString batch = batchFile(call);
    RunId run;
    BegunBatch begun;
    TANDEM_DO(writeProject(path, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(id, createRun(database, *plan));
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
