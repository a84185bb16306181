#include "app/commandline/command.h"
#include "app/commandline/expert/expertcommand.h"
#include "app/commandline/runs/runbegin.h"
#include "models/results/reportjson.h"
#include "models/results/reporttable.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/judgementrepository.h"
#include "storage/runs/runplan.h"
#include "storage/runs/runreport.h"
#include "storage/runs/runsbehind.h"

namespace tandem {

namespace {

constexpr int kBiasDecimals = 3;

/// The endpoint, model and cap that every run is given.
Expected<ReadyEndpoint> completePlan(RunPlan& plan, Call& call)
{
    TANDEM_TRY(cap, askedCap(call));
    const auto ready = namedEndpoint(call);
    if (!ready)
        return ready;
    plan.cap = *cap;
    plan.model = call.value("model");
    plan.endpoint = ready->endpoint;
    return ready;
}

Expected<RunId> madeRun(const QString& project, const RunPlan& plan)
{
    return writeProject(project, [&](Database& database) { return createRun(database, plan); });
}

Expected<RunPlan> generatePlan(Call& call)
{
    RunPlan plan;
    plan.kind = RunKindId::Generate;
    TANDEM_DO(neededValue(call, "system"));
    TANDEM_DO(takeRunFields(plan, call));
    return plan;
}

/// Says how many outputs are made without anything personal.
Expected<void> tellWithoutProfile(const QString& project, const RunPlan& plan, Call& call)
{
    if (plan.options.generate.documents == 0)
        return {};
    return readProject(project, [&](Database& database) {
        return CaseRepository(database).countWithoutProfile().map([&](qint64 cases) {
            if (cases > 0)
                call.err << QStringLiteral("tandem: ") << project << QStringLiteral(": ")
                         << CommandWords::tr("%n case(s) have no profile; text is generated for "
                                             "them from the prompt alone.",
                                nullptr, int(cases))
                         << '\n';
        });
    });
}

Expected<RunPlan> judgePlan(Call& call)
{
    RunPlan plan;
    plan.kind = RunKindId::PairJudge;
    plan.options.judge.first = call.word(2);
    plan.options.judge.second = call.word(3);
    TANDEM_DO(takeRunFields(plan, call));
    return plan;
}

Expected<PositionBias> readBias(const QString& project, RunId run, const QString& firstSystem)
{
    return readProject(project, [&](Database& database) {
        return JudgementRepository(database).ofRun(run, firstSystem).map(positionBias);
    });
}

/// What was asked to judge, and what wrote the outputs.
Expected<QList<results::Section>> readSettings(const QString& project, RunId run)
{
    return readProject(project,
        [&](Database& database) { return runSettingSections(database, runsBehindPairs(run)); });
}

Json biasJson(const PositionBias& bias)
{
    return Json{{"cases", bias.cases}, {"readable", bias.readable},
        {"changed", figureJson(bias.changed)}, {"first_shown", figureJson(bias.firstShown)},
        {"first_system", bias.firstSystem}, {"second_system", bias.secondSystem}};
}

void printBias(const PositionBias& bias, Call& call)
{
    Table table;
    table.caption =
        CommandWords::tr("Judged in both orders: %n case(s), %1 parsable", nullptr, int(bias.cases))
            .arg(groupedCount(bias.readable));
    table.rows = {{CommandWords::tr("Judgment depends on the order"),
                      figureText(bias.changed, kBiasDecimals)},
        {CommandWords::tr("Output shown first chosen"), figureText(bias.firstShown, kBiasDecimals)},
        {CommandWords::tr("%1 chosen in both orders").arg(call.word(2)),
            groupedCount(bias.firstSystem)},
        {CommandWords::tr("%1 chosen in both orders").arg(call.word(3)),
            groupedCount(bias.secondSystem)}};
    printTable(call.out, table);
}

} // namespace

Expected<void> runExpertGenerate(Call& call)
{
    TANDEM_TRY_VAR(plan, generatePlan(call));
    TANDEM_TRY(ready, completePlan(*plan, call));
    TANDEM_TRY(run, madeRun(call.word(1), *plan));
    TANDEM_DO(tellWithoutProfile(call.word(1), *plan, call));
    return driveRun(call.word(1), *run, *ready, RunDrive::Start, call);
}

Expected<void> runExpertJudge(Call& call)
{
    TANDEM_TRY_VAR(plan, judgePlan(call));
    TANDEM_TRY(ready, completePlan(*plan, call));
    const QString project = call.word(1);
    TANDEM_TRY(run, madeRun(project, *plan));
    TANDEM_TRY(driven, drivenRun(project, *run, *ready, RunDrive::Start, call));
    TANDEM_TRY(bias, readBias(project, *run, call.word(2)));
    TANDEM_TRY(settings, readSettings(project, *run));
    if (call.wantsJson()) {
        printJson(call, results::reportJson({{}, *settings},
                            Json{{"run", runJson(driven->row)}, {"first", call.word(2)},
                                {"second", call.word(3)}, {"order_swap", biasJson(*bias)}}));
    } else {
        printBias(*bias, call);
        if (!driven->advice.isEmpty())
            call.out << driven->advice << '\n';
        call.out << '\n' << results::consoleText({{}, *settings});
    }
    return driven->outcome;
}

} // namespace tandem
