#include "app/commandline/command.h"
#include "app/commandline/facts/factscommand.h"
#include "app/commandline/runs/runplanned.h"

namespace tandem {

Expected<void> runFactsRun(Call& call)
{
    RunPlan plan;
    plan.kind = call.word(0) == QLatin1String("mask") ? RunKindId::Mask : RunKindId::Decompose;
    plan.options.replace = call.has("replace");
    TANDEM_TRY(side, askedSide(call));
    plan.options.supporting = side->value_or(true);
    plan.options.nonsupporting = !side->value_or(false);
    return runPlanned(call.word(1), plan, call);
}

} // namespace tandem
