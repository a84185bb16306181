#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/facts/factscommand.h"
#include "app/commandline/runs/runbegin.h"
#include "app/commandline/runs/rundrive.h"
#include "app/commandline/runs/runreport.h"
#include "storage/runs/runplan.h"

namespace tandem {

namespace {

Expected<RunPlan> planFrom(const QString& verb, Call& call)
{
    RunPlan plan;
    plan.kind = verb;
    plan.model = call.value("model");
    plan.options.replace = call.has("replace");
    const QString side = call.has("side") ? call.value("side") : QStringLiteral("both");
    if (side != QLatin1String("supporting") && side != QLatin1String("nonsupporting") &&
        side != QLatin1String("both"))
        return call.misuse(
            Words::tr("--side takes supporting, nonsupporting or both, not \"%1\".").arg(side));
    if (call.has("side") && verb != QLatin1String("decompose"))
        return call.misuse(Words::tr("--side is for \"facts decompose\" alone: only facts of "
                                     "nonsupporting paragraphs are masked."));
    plan.options.supporting = side != QLatin1String("nonsupporting");
    plan.options.nonsupporting = side != QLatin1String("supporting");
    TANDEM_TRY(cap, call.decimal("cap", 0, kHighestCap));
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
    TerminalProgress progress(call.console, Words::tr("Estimating"));
    return readProject(path, [&](Database& database) -> Expected<RunForecast> {
        TANDEM_DO(chooseSamples(database, call, plan));
        return forecastRun(database, plan, progress.callback());
    });
}

} // namespace

QStringList factsRunVerbs()
{
    return {QStringLiteral("decompose"), QStringLiteral("mask")};
}

void addFactsRunSyntax(CommandSyntax& syntax)
{
    syntax.usage += {"decompose PROJECT --endpoint NAME [--model M] [--side "
                     "supporting|nonsupporting|both]",
        "decompose|mask PROJECT --endpoint NAME [--samples 1,3-5] [--cap AMOUNT] "
        "[--replace] [--max-tokens N] [--estimate | --batch FILE]"};
    if (!syntax.text.isEmpty())
        syntax.text += QStringLiteral("\n\n");
    syntax.text += Words::tr(
        "\"decompose\" lets a model break settled paragraphs down into candidate facts; "
        "paragraphs that have facts are left alone unless --replace is given. \"mask\" lets it "
        "say which facts of nonsupporting paragraphs follow from the supporting ones. Every "
        "answer is kept in the project, and what was answered once is never asked again. Ctrl+C "
        "pauses: calls under way are waited for, and \"tandem run resume\" goes on. --estimate "
        "says what it will take and does nothing; --batch begins the run and writes what it has "
        "to ask into a file instead of asking it.");
    syntax.options += {endpointOption(),
        option("model", Words::tr("Another model than the endpoint's."), "M"),
        option("side",
            Words::tr("Which paragraphs: supporting, nonsupporting or both (the default)."),
            "SIDE"),
        option("samples",
            Words::tr("Which samples: a number, a range like 1-4, several with commas, or all."),
            "N|N-M|all"),
        option("cap", Words::tr("Stop before more than this is spent, in the endpoint's currency."),
            "AMOUNT"),
        option("replace", Words::tr("Also do what was done before."))};
    syntax.options += runBeginOptions();
    syntax.options += overwriteOption();
    syntax.examples += {"tandem facts decompose k.tandem --endpoint local --estimate",
        "tandem facts decompose k.tandem --endpoint local --side supporting",
        "tandem facts mask k.tandem --endpoint local --cap 2.50"};
}

Expected<void> runFactsRun(const QString& verb, Call& call)
{
    if (call.words().size() != 2)
        return call.misuse(Words::tr("\"facts %1\" takes a project.").arg(verb));
    TANDEM_TRY_VAR(plan, planFrom(verb, call));
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
