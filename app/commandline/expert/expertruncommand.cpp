#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/expert/expertcommand.h"
#include "app/commandline/expert/expertresultfiles.h"
#include "app/commandline/runs/caseswork.h"
#include "models/expert/firsttokens.h"
#include "models/expert/systemreport.h"
#include "models/results/reporttable.h"
#include "storage/project/caseproject.h"
#include "storage/runs/runreport.h"

namespace tandem {

namespace {

/// What is to be done, and where.
struct EvaluationJob
{
    CasesWork work;
    ResultPaths files;
};

Expected<RunPlan> planOf(Call& call)
{
    RunPlan plan;
    plan.kind = RunKindId::Expert;
    plan.model = call.value("model");
    TANDEM_DO(takeRunFields(plan, call));
    TANDEM_TRY(cap, askedCap(call));
    plan.cap = *cap;
    TANDEM_DO(checkBatch(call));
    return plan;
}

/// Refuses files that hold something else than a result of this run, before anything is asked.
Expected<void> checkAreOfRun(Database& database, RunId run, const ResultPaths& files)
{
    TANDEM_TRY(other, fileOfOtherResult(database, run, files.result, files.texts));
    if (other->isEmpty())
        return {};
    return failure(ErrorCode::Refused,
        CommandWords::tr("The file contains something other than a result of this run."), *other,
        CommandWords::tr("Give another name, or add --overwrite."));
}

Expected<EvaluationJob> evaluationJobOf(Call& call)
{
    EvaluationJob job;
    TANDEM_TRY(plan, planOf(call));
    TANDEM_TRY(files, resultPaths(call, {call.word(1)}));
    job.files = *files;
    TANDEM_TRY(ready, endpointToBegin(call));
    job.work = casesWork(call.word(1), job.files.result, call.value("system"));
    job.work.ready = *ready;
    job.work.plan = *plan;
    job.work.plan.endpoint = ready->endpoint;
    if (!mayReplace(call))
        job.work.check = [files = job.files](Database& database, RunId run) {
            return checkAreOfRun(database, run, files);
        };
    return job;
}

/// What a run leaves behind.
struct EvaluationOutcome
{
    WrittenResult written;
    QList<expert::SystemScores> systems;
    QString advice; ///< see unreadAdvice()
    QString again;  ///< what helps where answers could not be read
};

Expected<EvaluationOutcome> writeEvaluated(const EvaluationJob& job, const RunRow& run, Call& call)
{
    EvaluationOutcome outcome;
    TANDEM_DO(readProject(job.work.project, [&](Database& database) -> Expected<void> {
        EvaluationSet set;
        set.run = run.id;
        TANDEM_TRY(rows, EvaluationRepository(database).list(set));
        outcome.systems = expert::systemScores(*rows);
        TANDEM_TRY(advice, unreadAdvice(database, run, job.work.project));
        outcome.advice = *advice;
        TANDEM_TRY(
            again, withEndsAlike(database, run.id,
                       CommandWords::tr("Retry with \"tandem run retry %1 %2\" and repeat this "
                                        "command, or try a higher --max-attempts or another model.")
                           .arg(job.work.project, QString::number(run.id.value))));
        outcome.again = *again;
        TerminalProgress progress(call.console, CommandWords::tr("Writing the result"));
        return writeResult(database, set, {}, job.files, progress.callback())
            .map([&](const WrittenResult& written) { outcome.written = written; });
    }));
    return outcome;
}

Expected<void> tellEvaluated(
    const EvaluationJob& job, const RunRow& run, const EvaluationOutcome& outcome, Call& call)
{
    Json json = resultJson(outcome.written, job.files);
    json.insert("project", job.work.project);
    json.insert("run", runJson(run));
    json.insert("tokenizer", QLatin1String("uax29"));
    json.insert("systems", results::rowsJson(expert::systemsSection(outcome.systems)));
    if (!call.wantsJson()) {
        call.out << CommandWords::tr("Run %1: %2 of %3 tasks done, %4 failed. %5")
                        .arg(QString::number(run.id.value), groupedCount(run.tasks.done),
                            groupedCount(run.tasks.all()), groupedCount(run.tasks.failed),
                            runTotalsText(run))
                 << '\n'
                 << CommandWords::tr(
                        "Only the first %n token(s) of each text were read; tokens are %1.",
                        nullptr, job.work.plan.options.expert.firstTokens)
                        .arg(expert::tokenizerName())
                 << '\n';
        if (!outcome.advice.isEmpty())
            call.out << outcome.advice << '\n';
        call.out << '\n';
        call.out << results::consoleText({{}, {expert::averagesSection(outcome.systems)}});
        call.out << '\n';
    }
    return tellResult(json, outcome.written, job.files, call);
}

} // namespace

Expected<void> runExpertRun(Call& call)
{
    TANDEM_TRY(job, evaluationJobOf(call));
    return runCases(job->work, call, [&](const RunRow& run) -> Expected<void> {
        TANDEM_TRY(outcome, writeEvaluated(*job, run, call));
        TANDEM_DO(tellEvaluated(*job, run, *outcome, call));
        const WrittenResult& written = outcome->written;
        const QString& again = outcome->again;
        if (written.unscored.isEmpty() && written.faults > 0)
            return failure(ErrorCode::InvalidInput,
                CommandWords::tr(
                    "%n judgment(s) in the result could not be parsed and count as no.", nullptr,
                    int(written.faults)),
                job->files.result, again);
        if (written.unscored.isEmpty())
            return {};
        return failure(ErrorCode::InvalidInput,
            CommandWords::tr(
                "%n evaluation(s) have no scores and are not in the result; the first is %1.",
                nullptr, int(written.unscored.size()))
                .arg(printable(written.unscored.first())),
            job->files.result, again);
    });
}

} // namespace tandem
