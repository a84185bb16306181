#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/runs/caseswork.h"
#include "models/expert/firsttokens.h"
#include "models/metrics/judges.h"
#include "models/project/table.h"
#include "storage/database/schema.h"
#include "storage/formats/atomicfile.h"
#include "storage/project/scoreexport.h"
#include "storage/runs/runreport.h"
#include "storage/runs/runsbehind.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QSet>

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

Expected<metrics::Judge> chosenJudge(Call& call)
{
    if (const auto judge = metrics::judgeOfKey(call.value("method")))
        return *judge;
    QStringList keys;
    for (const metrics::Judge judge : metrics::judges())
        keys.append(metrics::judgeKey(judge));
    return call.misuse(
        CommandWords::tr("--method must be one of %1.").arg(keys.join(QStringLiteral(", "))),
        CommandWords::tr("See \"tandem help %1\".").arg(QStringLiteral("judge")));
}

/// Where to write, refused before the work rather than after it.
Expected<QString> outputPath(Call& call, bool isNeeded)
{
    const QString path = call.value("output");
    if (path.isEmpty()) {
        if (isNeeded)
            return call.misuse(
                CommandWords::tr("A file of cases requires --output: the file for the scores."));
        return path;
    }
    if (areOneFile(path, call.word(0)))
        return failure(ErrorCode::Refused,
            CommandWords::tr("This is an input file; it cannot be overwritten."), path,
            CommandWords::tr("Give the scores another name."));
    TANDEM_DO(refuseOtherEnding(path, {QStringLiteral("jsonl"), QStringLiteral("ndjson")}, call));
    AtomicFile trial(path);
    return trial.open().and_then([&] { return askToReplace({path}, call); }).map([&] {
        return path;
    });
}

/// Refuses a file that holds more than what this run has scored: of other options, or added by
/// hand.
Expected<void> checkIsOfRun(Database& database, RunId run, const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    QBuffer scores;
    scores.open(QIODevice::WriteOnly);
    TANDEM_DO(writeJudgedScores(database, run, scores).map([](qint64) {}));
    const QList<QByteArray> lines = scores.data().split('\n');
    const QSet<QByteArray> ofRun(lines.begin(), lines.end());
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        if (!line.isEmpty() && !ofRun.contains(line))
            return failure(ErrorCode::Refused,
                CommandWords::tr("It contains scores by another judge or with other options."),
                path, CommandWords::tr("Give another name, or add --overwrite."));
    }
    return {};
}

Expected<JudgeJob> judgeJobOf(Call& call)
{
    JudgeJob job;
    RunPlan plan;
    TANDEM_TRY(judge, chosenJudge(call));
    plan.kind = *runKindOf(metrics::judgeKey(*judge));
    TANDEM_DO(takeRunFields(plan, call));
    TANDEM_TRY(cap, askedCap(call));
    TANDEM_TRY(output, outputPath(call, !isProjectFile(call.word(0))));
    job.output = *output;
    TANDEM_TRY(ready, endpointToBegin(call));
    plan.model = call.value("model");
    plan.endpoint = ready->endpoint;
    plan.cap = *cap;
    job.work = casesWork(call.word(0), job.output, call.value("system"));
    job.work.needs =
        metrics::judgeNeedsExpected(*judge) ? CaseNeeds::ExpectedText : CaseNeeds::Nothing;
    job.work.ready = *ready;
    job.work.plan = plan;
    if (!job.output.isEmpty() && !mayReplace(call))
        job.work.check = [output = job.output](Database& database, RunId run) {
            return checkIsOfRun(database, run, output);
        };
    TANDEM_DO(checkBatch(call));
    return job;
}

/// What a run leaves behind.
struct JudgeOutcome
{
    QList<JudgedSystem> systems;
    qint64 written = 0;
    QString advice; ///< see unreadAdvice()
    QList<results::Section> settings;
};

Expected<JudgeOutcome> writeJudged(const JudgeJob& job, const RunRow& row)
{
    const RunId run = row.id;
    JudgeOutcome outcome;
    TANDEM_DO(readProject(job.work.project, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(systems, judgedSystems(database, run));
        outcome.systems = *systems;
        TANDEM_TRY(advice, unreadAdvice(database, row, job.work.project));
        outcome.advice = *advice;
        TANDEM_TRY(settings, runSettingSections(database, runsBehindScores(run)));
        outcome.settings = *settings;
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

results::Section judgedSection(const QList<JudgedSystem>& systems)
{
    results::SectionOf table("systems", systems);
    table.add("system", CommandWords::tr("System"), &JudgedSystem::system);
    table.add("n", CommandWords::tr("Scores"),
        [](const JudgedSystem& one) { return one.scores - one.undefined; });
    table.add("undefined", CommandWords::tr("Undefined"), &JudgedSystem::undefined);
    table.add("mean", CommandWords::tr("Mean"), &JudgedSystem::mean).number(kJudgeDecimals);
    return table;
}

Expected<void> tellJudged(
    const JudgeJob& job, const RunRow& run, const JudgeOutcome& outcome, Call& call)
{
    results::Report report;
    report.lines = {
        CommandWords::tr("Run %1: %2 of %3 tasks done, %4 failed. %5")
            .arg(QString::number(run.id.value), groupedCount(run.tasks.done),
                groupedCount(run.tasks.all()), groupedCount(run.tasks.failed), runTotalsText(run)),
        CommandWords::tr("Only the first %n token(s) of each text were read; tokens are %1.",
            nullptr, job.work.plan.options.score.firstTokens)
            .arg(expert::tokenizerName())};
    if (!outcome.advice.isEmpty())
        report.lines.append(outcome.advice);
    report.sections = {judgedSection(outcome.systems)};
    if (!job.output.isEmpty())
        report.sections.append(results::notesOf(
            {CommandWords::tr("Wrote %n score(s) to %1.", nullptr, int(outcome.written))
                    .arg(job.output)}));
    report.sections += outcome.settings;
    return call.show(
        report, Json{{"method", runKindKey(job.work.plan.kind)}, {"project", job.work.project},
                    {"output", job.output}, {"scores", outcome.written}, {"run", runJson(run)}});
}

} // namespace

Expected<void> runJudge(Call& call)
{
    TANDEM_TRY(job, judgeJobOf(call));
    return runCases(job->work, call, [&](const RunRow& run) -> Expected<void> {
        TANDEM_TRY(outcome, writeJudged(*job, run));
        TANDEM_DO(tellJudged(*job, run, *outcome, call));
        const bool noScore = std::all_of(outcome->systems.begin(), outcome->systems.end(),
            [](const JudgedSystem& one) { return one.undefined == one.scores; });
        if (noScore && !outcome->systems.isEmpty())
            return failure(ErrorCode::InvalidInput,
                CommandWords::tr("No reply could be parsed as a score."), job->work.project,
                (CommandWords::tr("See the replies with \"tandem run show %1 --replies\".")
                        .arg(job->work.project) +
                    u' ' + outcome->advice)
                    .trimmed());
        return {};
    });
}

const Command judgeCommand{"judge", runJudge};

} // namespace tandem
