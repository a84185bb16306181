#include "app/commandline/arguments.h"
#include "app/commandline/caseswork.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/judgeoptions.h"
#include "app/commandline/judgework.h"
#include "app/commandline/modelaccess.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/replacing.h"
#include "app/commandline/runreport.h"
#include "models/expert/firsttokens.h"
#include "models/metrics/judges.h"
#include "models/project/table.h"
#include "storage/database/schema.h"
#include "storage/formats/atomicfile.h"
#include "storage/project/scoreexport.h"

#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kJudgeDecimals = 3;

/// What is to be done, and where.
struct JudgeJob
{
    CasesWork work;
    QString output;
};

Expected<metrics::Judge> chosenJudge(const Arguments& arguments, Console& console)
{
    if (const auto judge = metrics::judgeOfKey(arguments.value(judgeoption::method)))
        return *judge;
    QStringList keys;
    for (const metrics::Judge judge : metrics::judges())
        keys.append(metrics::judgeKey(judge));
    return console.misuse(
        CommandWords::tr("--method names one of %1.").arg(keys.join(QStringLiteral(", "))),
        CommandWords::tr("See \"tandem help %1\".").arg(QStringLiteral("judge")));
}

Expected<ScoreJudgeOptions> optionsOf(
    metrics::Judge judge, const Arguments& arguments, Console& console)
{
    ScoreJudgeOptions options;
    const auto tokens = arguments.number(judgeoption::firstTokens, 1, kMostTokens, console);
    const auto samples =
        arguments.number(judgeoption::samples, 1, metrics::kMostJudgeSamples, console);
    const auto asks = arguments.number(judgeoption::asks, 1, kMostAsks, console);
    for (const auto* number : {&tokens, &samples, &asks}) {
        if (!*number)
            return failure(number->error());
    }
    for (const QLatin1String option : {judgeoption::samples, judgeoption::probabilities}) {
        if (judge != metrics::Judge::GEval && arguments.has(option))
            return console.misuse(CommandWords::tr("Only --method geval takes --%1.").arg(option));
    }
    options.firstTokens = int(tokens->value_or(options.firstTokens));
    options.samples = int(samples->value_or(options.samples));
    options.asks = int(asks->value_or(options.asks));
    options.probabilities = arguments.has(judgeoption::probabilities);
    if (arguments.has(judgeoption::system))
        options.systems = {arguments.value(judgeoption::system).simplified()};
    return options;
}

/// Where to write, refused before the work rather than after it.
Expected<QString> outputPath(const Arguments& arguments, bool isNeeded, Console& console)
{
    const QString path = arguments.value(judgeoption::output);
    if (path.isEmpty()) {
        if (isNeeded)
            return console.misuse(
                CommandWords::tr("For a file of cases --output says where the scores "
                                 "go."));
        return path;
    }
    if (areOneFile(path, arguments.word(0)))
        return failure(ErrorCode::Refused, CommandWords::tr("That is what is read."), path,
            CommandWords::tr("Give the scores another name."));
    AtomicFile trial(path);
    return trial.open().and_then([&] { return askToReplace({path}, arguments, console); }).map([&] {
        return path;
    });
}

Expected<JudgeJob> judgeJobOf(const Arguments& arguments, Console& console)
{
    JudgeJob job;
    TANDEM_TRY(judge, chosenJudge(arguments, console));
    TANDEM_TRY(options, optionsOf(*judge, arguments, console));
    TANDEM_TRY(cap, arguments.decimal(judgeoption::cap, 0, kHighestCap, console));
    TANDEM_TRY(output, outputPath(arguments, !isProjectFile(arguments.word(0)), console));
    job.output = *output;
    TANDEM_TRY(ready, endpointToBegin(arguments, console));
    job.work = casesWork(arguments.word(0), job.output, arguments.value(judgeoption::system));
    job.work.needs =
        metrics::judgeNeedsExpected(*judge) ? CaseNeeds::ExpectedText : CaseNeeds::Nothing;
    job.work.ready = *ready;
    job.work.plan.kind = metrics::judgeKey(*judge);
    job.work.plan.model = arguments.value(judgeoption::model);
    job.work.plan.endpoint = ready->endpoint;
    job.work.plan.cap = *cap;
    job.work.plan.options.score = *options;
    TANDEM_DO(takeBeginOptions(job.work.plan, arguments, console));
    return job;
}

/// What a run leaves behind.
struct JudgeOutcome
{
    QList<JudgedSystem> systems;
    qint64 written = 0;
};

Expected<JudgeOutcome> judgeOutcome(const JudgeJob& job, RunId run)
{
    JudgeOutcome outcome;
    TANDEM_DO(readProject(job.work.project, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(systems, judgedSystems(database, run));
        outcome.systems = *systems;
        if (job.output.isEmpty())
            return {};
        return writeAtomically(job.output, [&](QIODevice& device) {
            return writeJudgedScores(database, run, device).map([&](qint64 lines) {
                outcome.written = lines;
            });
        });
    }));
    return outcome;
}

QJsonObject outcomeJson(const JudgeJob& job, const RunRow& run, const JudgeOutcome& outcome)
{
    QJsonArray systems;
    for (const JudgedSystem& one : outcome.systems) {
        QJsonObject object{{QStringLiteral("system"), one.system},
            {QStringLiteral("n"), one.scores - one.undefined},
            {QStringLiteral("undefined"), one.undefined}};
        object.insert(QStringLiteral("mean"), one.mean ? QJsonValue(*one.mean) : QJsonValue());
        systems.append(object);
    }
    return {{QStringLiteral("method"), job.work.plan.kind},
        {QStringLiteral("project"), job.work.project}, {QStringLiteral("output"), job.output},
        {QStringLiteral("scores"), outcome.written}, {QStringLiteral("run"), runJson(run)},
        {QStringLiteral("systems"), systems}};
}

void printJudgeRun(const JudgeJob& job, const RunRow& run, const JudgeOutcome& outcome,
    const Arguments& arguments, Console& console)
{
    if (arguments.wantsJson()) {
        printJson(console.out, outcomeJson(job, run, outcome));
        return;
    }
    console.out << CommandWords::tr("Run %1: %2 of %3 answers in, %4 failed. %5")
                       .arg(QString::number(run.id.value), groupedCount(run.tasks.done),
                           groupedCount(run.tasks.all()), groupedCount(run.tasks.failed),
                           totalsText(run.totals, run.currency) + asideText(run.tasks))
                << '\n'
                << CommandWords::tr("Read of each text: the first %n token(s); what counted: %1.",
                       nullptr, job.work.plan.options.score.firstTokens)
                       .arg(expert::tokenizerName())
                << "\n\n";
    Table table;
    table.header = {CommandWords::tr("System"), CommandWords::tr("Scores"),
        CommandWords::tr("Undefined"), CommandWords::tr("Mean")};
    for (const JudgedSystem& one : outcome.systems)
        table.rows.append({printable(one.system), groupedCount(one.scores - one.undefined),
            groupedCount(one.undefined),
            one.mean ? numberText(*one.mean, kJudgeDecimals) : QStringLiteral("-")});
    printTable(console.out, table);
    if (!job.output.isEmpty())
        console.out << '\n'
                    << CommandWords::tr("Wrote %n score(s) to %1.", nullptr, int(outcome.written))
                           .arg(job.output)
                    << '\n';
}

} // namespace

Expected<void> runJudge(const Arguments& arguments, Console& console)
{
    TANDEM_TRY(job, judgeJobOf(arguments, console));
    if (wantsEstimate(arguments)) {
        return forecastOf(job->work, console).map([&](const RunForecast& forecast) {
            printForecast(forecast, arguments, console);
        });
    }
    if (const QString file = batchFile(arguments); !file.isEmpty()) {
        return begunBatch(job->work, &judgeRunForPlan, file, console)
            .map([&](const BegunBatch& begun) {
                printBegunBatch(begun, job->work.project, arguments, console);
            });
    }
    TANDEM_TRY(run, worked(job->work, &judgeRunForPlan, console));
    if (!run->outcome && run->row.state != RunState::Ended)
        return outcomeOf(*run);
    const auto outcome = judgeOutcome(*job, run->row.id);
    if (!outcome)
        return run->outcome ? failure(outcome.error()) : outcomeOf(*run);
    printJudgeRun(*job, run->row, *outcome, arguments, console);
    const bool noScore = std::all_of(outcome->systems.begin(), outcome->systems.end(),
        [](const JudgedSystem& one) { return one.undefined == one.scores; });
    if (run->outcome && noScore && !outcome->systems.isEmpty())
        return failure(ErrorCode::InvalidInput,
            CommandWords::tr("No reply could be read as a score."), job->work.project,
            CommandWords::tr(
                "Look at the replies with \"tandem run show --replies\", then try another "
                "model."));
    return outcomeOf(*run);
}

} // namespace tandem
