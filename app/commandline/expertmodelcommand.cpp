#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/runbegin.h"
#include "app/commandline/rundrive.h"
#include "app/commandline/runreport.h"
#include "models/expert/firsttokens.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/judgementrepository.h"
#include "storage/runs/runplan.h"

#include <limits>

namespace tandem {

namespace {

constexpr qint64 kMostDocuments = 100;
constexpr int kExpertModelDecimals = 3;

/// The endpoint, model and cap that every run is given.
Expected<ReadyEndpoint> completePlan(RunPlan& plan, const Arguments& arguments, Console& console)
{
    TANDEM_TRY(cap, chosenCap(arguments, console));
    const auto ready = namedEndpoint(arguments, console);
    if (!ready)
        return ready;
    plan.cap = *cap;
    plan.model = arguments.value(expertoption::model);
    plan.endpoint = ready->endpoint;
    TANDEM_DO(takeBeginOptions(plan, arguments, console));
    return ready;
}

Expected<RunId> madeRun(const QString& project, const RunPlan& plan)
{
    RunId run;
    TANDEM_DO(writeProject(project, [&](Database& database) {
        return createRun(database, plan).map([&](RunId id) { run = id; });
    }));
    return run;
}

Expected<RunPlan> generatePlan(const Arguments& arguments, Console& console)
{
    RunPlan plan;
    plan.kind = QStringLiteral("generate");
    GenerateRunOptions& options = plan.options.generate;
    const auto system = neededValue(arguments, expertoption::system, console);
    const auto documents = arguments.number(expertoption::documents, 0, kMostDocuments, console);
    const auto swapped = arguments.decimal(expertoption::swapped, 0, 1, console);
    const auto seed =
        arguments.number(expertoption::seed, 0, std::numeric_limits<quint32>::max(), console);
    if (!system)
        return failure(system.error());
    if (!documents)
        return failure(documents.error());
    if (!swapped)
        return failure(swapped.error());
    if (!seed)
        return failure(seed.error());
    options.system = system->simplified();
    options.documents = int(documents->value_or(options.documents));
    options.swapped = swapped->value_or(options.swapped);
    options.seed = static_cast<quint32>(seed->value_or(options.seed));
    return plan;
}

/// Says how many outputs are made without anything personal.
Expected<void> tellWithoutProfile(const QString& project, const RunPlan& plan, Console& console)
{
    if (plan.options.generate.documents == 0)
        return {};
    return readProject(project, [&](Database& database) {
        return CaseRepository(database).countWithoutProfile().map([&](qint64 cases) {
            if (cases > 0)
                console.err << QStringLiteral("tandem: ") << project << QStringLiteral(": ")
                            << CommandWords::tr(
                                   "%n case(s) have no profile: what is generated for them is "
                                   "made from the prompt alone.",
                                   nullptr, int(cases))
                            << '\n';
        });
    });
}

Expected<RunPlan> judgePlan(const Arguments& arguments, Console& console)
{
    RunPlan plan;
    plan.kind = QStringLiteral("judge-pair");
    PairJudgeOptions& options = plan.options.judge;
    TANDEM_TRY(tokens, arguments.number(expertoption::firstTokens, 1, kMostTokens, console));
    options.first = arguments.word(2);
    options.second = arguments.word(3);
    options.firstTokens = int(tokens->value_or(expert::kDefaultTokens));
    return plan;
}

Expected<PositionBias> readBias(const QString& project, RunId run, const QString& firstSystem)
{
    PositionBias bias;
    TANDEM_DO(readProject(project, [&](Database& database) {
        return JudgementRepository(database)
            .ofRun(run, firstSystem)
            .map([&](const QList<CaseJudgement>& all) { bias = positionBias(all); });
    }));
    return bias;
}

QJsonObject biasJson(const PositionBias& bias)
{
    return {{QStringLiteral("cases"), bias.cases}, {QStringLiteral("readable"), bias.readable},
        {QStringLiteral("changed"), figureJson(bias.changed)},
        {QStringLiteral("first_shown"), figureJson(bias.firstShown)},
        {QStringLiteral("first_system"), bias.firstSystem},
        {QStringLiteral("second_system"), bias.secondSystem}};
}

void printBias(const PositionBias& bias, const Arguments& arguments, Console& console)
{
    Table table;
    table.caption = CommandWords::tr(
        "Judged in both orders: %n case(s), %1 of them readably", nullptr, int(bias.cases))
                        .arg(groupedCount(bias.readable));
    table.rows = {{CommandWords::tr("Verdict depends on the order"),
                      figureText(bias.changed, kExpertModelDecimals)},
        {CommandWords::tr("Choices of the output shown first"),
            figureText(bias.firstShown, kExpertModelDecimals)},
        {CommandWords::tr("%1 chosen in both orders").arg(arguments.word(2)),
            groupedCount(bias.firstSystem)},
        {CommandWords::tr("%1 chosen in both orders").arg(arguments.word(3)),
            groupedCount(bias.secondSystem)}};
    printTable(console.out, table);
}

} // namespace

Expected<void> runExpertGenerate(const Arguments& arguments, Console& console)
{
    TANDEM_TRY_VAR(plan, generatePlan(arguments, console));
    TANDEM_TRY(ready, completePlan(*plan, arguments, console));
    TANDEM_TRY(run, madeRun(arguments.word(1), *plan));
    TANDEM_DO(tellWithoutProfile(arguments.word(1), *plan, console));
    return driveRun(arguments.word(1), *run, *ready, RunDrive::Start, arguments, console);
}

Expected<void> runExpertJudge(const Arguments& arguments, Console& console)
{
    TANDEM_TRY_VAR(plan, judgePlan(arguments, console));
    TANDEM_TRY(ready, completePlan(*plan, arguments, console));
    const QString project = arguments.word(1);
    TANDEM_TRY(run, madeRun(project, *plan));
    TANDEM_TRY(driven, drivenRun(project, *run, *ready, RunDrive::Start, console));
    TANDEM_TRY(bias, readBias(project, *run, arguments.word(2)));
    if (arguments.wantsJson()) {
        printJson(console.out, {{QStringLiteral("run"), runJson(driven->row)},
                                   {QStringLiteral("first"), arguments.word(2)},
                                   {QStringLiteral("second"), arguments.word(3)},
                                   {QStringLiteral("order_swap"), biasJson(*bias)}});
    } else {
        printBias(*bias, arguments, console);
    }
    return driven->outcome;
}

} // namespace tandem
