#include "app/commandline/arguments.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/runbegin.h"
#include "app/commandline/rundrive.h"
#include "app/commandline/runreport.h"
#include "models/expert/firsttokens.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/judgementrepository.h"
#include "storage/runs/runplan.h"

#include <QCoreApplication>

#include <limits>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ExpertCommand)
};

constexpr qint64 kMostDocuments = 100;
constexpr qint64 kMostTokens = 1'000'000;
constexpr int kDecimals = 3;

/// The endpoint, model and cap that every run is given.
Expected<ReadyEndpoint> completePlan(RunPlan& plan, const Arguments& arguments, Console& console)
{
    const auto cap = chosenCap(arguments, console);
    if (!cap)
        return failure(cap.error());
    const auto ready = namedEndpoint(arguments, console);
    if (!ready)
        return ready;
    plan.cap = *cap;
    plan.model = arguments.value(expertoption::model);
    plan.endpoint = ready->endpoint;
    if (auto taken = takeBeginOptions(plan, arguments, console); !taken)
        return failure(taken.error());
    return ready;
}

Expected<RunId> madeRun(const QString& project, const RunPlan& plan)
{
    RunId run;
    const auto made = writeProject(project, [&](Database& database) {
        return createRun(database, plan).map([&](RunId id) { run = id; });
    });
    if (!made)
        return failure(made.error());
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
                            << Words::tr(
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
    const auto tokens = arguments.number(expertoption::firstTokens, 1, kMostTokens, console);
    if (!tokens)
        return failure(tokens.error());
    options.first = arguments.word(2);
    options.second = arguments.word(3);
    options.firstTokens = int(tokens->value_or(expert::kDefaultTokens));
    return plan;
}

Expected<PositionBias> readBias(const QString& project, RunId run, const QString& firstSystem)
{
    PositionBias bias;
    const auto read = readProject(project, [&](Database& database) {
        return JudgementRepository(database)
            .ofRun(run, firstSystem)
            .map([&](const QList<CaseJudgement>& all) { bias = positionBias(all); });
    });
    if (!read)
        return failure(read.error());
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
    table.caption = Words::tr(
        "Judged in both orders: %n case(s), %1 of them readably", nullptr, int(bias.cases))
                        .arg(groupedCount(bias.readable));
    table.rows = {{Words::tr("Verdict depends on the order"), figureText(bias.changed, kDecimals)},
        {Words::tr("Choices of the output shown first"), figureText(bias.firstShown, kDecimals)},
        {Words::tr("%1 chosen in both orders").arg(arguments.word(2)),
            groupedCount(bias.firstSystem)},
        {Words::tr("%1 chosen in both orders").arg(arguments.word(3)),
            groupedCount(bias.secondSystem)}};
    printTable(console.out, table);
}

} // namespace

Expected<void> runExpertGenerate(const Arguments& arguments, Console& console)
{
    auto plan = generatePlan(arguments, console);
    if (!plan)
        return failure(plan.error());
    const auto ready = completePlan(*plan, arguments, console);
    if (!ready)
        return failure(ready.error());
    const auto run = madeRun(arguments.word(1), *plan);
    if (!run)
        return failure(run.error());
    if (auto told = tellWithoutProfile(arguments.word(1), *plan, console); !told)
        return told;
    return driveRun(arguments.word(1), *run, *ready, RunDrive::Start, arguments, console);
}

Expected<void> runExpertJudge(const Arguments& arguments, Console& console)
{
    auto plan = judgePlan(arguments, console);
    if (!plan)
        return failure(plan.error());
    const auto ready = completePlan(*plan, arguments, console);
    if (!ready)
        return failure(ready.error());
    const QString project = arguments.word(1);
    const auto run = madeRun(project, *plan);
    if (!run)
        return failure(run.error());
    const auto driven = drivenRun(project, *run, *ready, RunDrive::Start, console);
    if (!driven)
        return failure(driven.error());
    const auto bias = readBias(project, *run, arguments.word(2));
    if (!bias)
        return failure(bias.error());
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
