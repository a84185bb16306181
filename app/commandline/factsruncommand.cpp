#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/factscommand.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/replacing.h"
#include "app/commandline/runbegin.h"
#include "app/commandline/rundrive.h"
#include "app/commandline/runreport.h"
#include "app/commandline/sampleselection.h"
#include "app/commandline/terminalprogress.h"
#include "storage/runs/runplan.h"

namespace tandem {

namespace {

constexpr QLatin1String kSide("side");
constexpr QLatin1String kSamplesOption("samples");
constexpr QLatin1String kReplace("replace");

Expected<RunPlan> planFrom(const QString& verb, const Arguments& arguments, Console& console)
{
    RunPlan plan;
    plan.kind = verb;
    plan.model = arguments.value(kModel);
    plan.options.replace = arguments.has(kReplace);
    const QString side = arguments.has(kSide) ? arguments.value(kSide) : QStringLiteral("both");
    if (side != QLatin1String("supporting") && side != QLatin1String("nonsupporting") &&
        side != QLatin1String("both"))
        return console.misuse(
            CommandWords::tr("--side takes supporting, nonsupporting or both, not \"%1\".")
                .arg(side));
    if (arguments.has(kSide) && verb != QLatin1String("decompose"))
        return console.misuse(
            CommandWords::tr("--side is for \"facts decompose\" alone: only facts of "
                             "nonsupporting paragraphs are masked."));
    plan.options.supporting = side != QLatin1String("nonsupporting");
    plan.options.nonsupporting = side != QLatin1String("supporting");
    TANDEM_TRY(cap, arguments.decimal(kCap, 0, kHighestCap, console));
    plan.cap = *cap;
    TANDEM_DO(takeBeginOptions(plan, arguments, console));
    return plan;
}

Expected<void> chooseSamples(
    Database& database, const Arguments& arguments, Console& console, RunPlan& plan)
{
    if (!arguments.has(kSamplesOption))
        return {};
    return selectedSamples(database, arguments.value(kSamplesOption), console)
        .map([&](const QList<SampleRow>& rows) {
            for (const SampleRow& row : rows)
                plan.options.samples.append(row.id);
        });
}

Expected<RunForecast> forecast(
    const QString& path, RunPlan& plan, const Arguments& arguments, Console& console)
{
    RunForecast result;
    TerminalProgress progress(console, CommandWords::tr("Estimating"));
    TANDEM_DO(readProject(path, [&](Database& database) {
        return chooseSamples(database, arguments, console, plan).and_then([&] {
            return forecastRun(database, plan, progress.callback())
                .map([&](const RunForecast& found) { result = found; });
        });
    }));
    return result;
}

} // namespace

QStringList factsRunVerbs()
{
    return {QStringLiteral("decompose"), QStringLiteral("mask")};
}

void addFactsRunSyntax(CommandSyntax& syntax)
{
    syntax.usage += {QStringLiteral("decompose PROJECT --endpoint NAME [--model M] [--side "
                                    "supporting|nonsupporting|both]"),
        QStringLiteral("decompose|mask PROJECT --endpoint NAME [--samples 1,3-5] [--cap AMOUNT] "
                       "[--replace] [--max-tokens N] [--estimate | --batch FILE]")};
    if (!syntax.text.isEmpty())
        syntax.text += QStringLiteral("\n\n");
    syntax.text += CommandWords::tr(
        "\"decompose\" lets a model break settled paragraphs down into candidate facts; "
        "paragraphs that have facts are left alone unless --replace is given. \"mask\" lets it "
        "say which facts of nonsupporting paragraphs follow from the supporting ones. Every "
        "answer is kept in the project, and what was answered once is never asked again. Ctrl+C "
        "pauses: calls under way are waited for, and \"tandem run resume\" goes on. --estimate "
        "says what it will take and does nothing; --batch begins the run and writes what it has "
        "to ask into a file instead of asking it.");
    syntax.options += {endpointOption(),
        QCommandLineOption(QString(kModel), CommandWords::tr("Another model than the endpoint's."),
            QStringLiteral("M")),
        QCommandLineOption(QString(kSide),
            CommandWords::tr("Which paragraphs: supporting, nonsupporting or both (the default)."),
            QStringLiteral("SIDE")),
        QCommandLineOption(QString(kSamplesOption),
            CommandWords::tr(
                "Which samples: a number, a range like 1-4, several with commas, or all."),
            QStringLiteral("N|N-M|all")),
        QCommandLineOption(QString(kCap),
            CommandWords::tr("Stop before more than this is spent, in the endpoint's currency."),
            QStringLiteral("AMOUNT")),
        QCommandLineOption(QString(kReplace), CommandWords::tr("Also do what was done before."))};
    syntax.options += runBeginOptions();
    syntax.options += overwriteOption();
    syntax.examples +=
        {QStringLiteral("tandem facts decompose k.tandem --endpoint local --estimate"),
            QStringLiteral("tandem facts decompose k.tandem --endpoint local --side supporting"),
            QStringLiteral("tandem facts mask k.tandem --endpoint local --cap 2.50")};
}

Expected<void> runFactsRun(const QString& verb, const Arguments& arguments, Console& console)
{
    if (arguments.words().size() != 2)
        return console.misuse(CommandWords::tr("\"facts %1\" takes a project.").arg(verb));
    TANDEM_TRY_VAR(plan, planFrom(verb, arguments, console));
    TANDEM_TRY(ready, endpointToBegin(arguments, console));
    plan->endpoint = ready->endpoint;
    const QString path = arguments.word(1);
    TANDEM_TRY(estimate, forecast(path, *plan, arguments, console));
    if (wantsEstimate(arguments)) {
        printForecast(*estimate, arguments, console);
        return {};
    }
    const QString batch = batchFile(arguments);
    RunId run;
    BegunBatch begun;
    const auto made = writeProject(path, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(id, createRun(database, *plan));
        run = *id;
        if (batch.isEmpty())
            return {};
        return beginBatch(database, run, ready->endpoint, batch).map([&](const BegunBatch& done) {
            begun = done;
        });
    });
    if (!made)
        return made;
    if (!batch.isEmpty()) {
        printBegunBatch(begun, path, arguments, console);
        return {};
    }
    if (!arguments.wantsJson())
        printForecast(*estimate, arguments, console);
    return driveRun(path, run, *ready, RunDrive::Start, arguments, console);
}

} // namespace tandem
