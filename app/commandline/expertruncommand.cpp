#include "app/commandline/arguments.h"
#include "app/commandline/caseswork.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/expertresultfiles.h"
#include "app/commandline/expertwork.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/runreport.h"
#include "app/commandline/terminalprogress.h"
#include "models/expert/attempts.h"
#include "models/expert/firsttokens.h"
#include "models/expert/systemreport.h"
#include "models/results/reporttable.h"

#include <QJsonArray>

namespace tandem {

namespace {

/// What expert::tokenizerName() says to people.
constexpr QLatin1String kTokenizer("uax29");

/// What is to be done, and where.
struct ExpertJob
{
    CasesWork work;
    ResultPaths files;
};

Expected<RunPlan> planOf(const Arguments& arguments, Console& console)
{
    RunPlan plan;
    plan.kind = QStringLiteral("expert");
    plan.model = arguments.value(expertoption::model);
    TANDEM_TRY(tokens, arguments.number(expertoption::firstTokens, 1, kMostTokens, console));
    TANDEM_TRY(asks, arguments.number(expertoption::asks, 1, kMostAsks, console));
    TANDEM_TRY(cap, chosenCap(arguments, console));
    plan.options.expert.firstTokens = int(tokens->value_or(expert::kDefaultTokens));
    plan.options.expert.asks = int(asks->value_or(expert::kMostAttempts));
    plan.cap = *cap;
    TANDEM_DO(takeBeginOptions(plan, arguments, console));
    if (arguments.has(expertoption::system))
        plan.options.expert.systems = {arguments.value(expertoption::system).simplified()};
    return plan;
}

Expected<ExpertJob> expertJobOf(const Arguments& arguments, Console& console)
{
    ExpertJob job;
    TANDEM_TRY(plan, planOf(arguments, console));
    TANDEM_TRY(files, resultPaths(arguments, {arguments.word(1)}, console));
    job.files = *files;
    TANDEM_TRY(ready, endpointToBegin(arguments, console));
    job.work =
        casesWork(arguments.word(1), job.files.result, arguments.value(expertoption::system));
    job.work.ready = *ready;
    job.work.plan = *plan;
    job.work.plan.endpoint = ready->endpoint;
    return job;
}

/// What a run leaves behind.
struct ExpertOutcome
{
    WrittenResult written;
    QList<expert::SystemScores> systems;
};

Expected<ExpertOutcome> expertOutcome(const ExpertJob& job, RunId run, Console& console)
{
    ExpertOutcome outcome;
    TANDEM_DO(readProject(job.work.project, [&](Database& database) -> Expected<void> {
        EvaluationSet set;
        set.run = run;
        TANDEM_TRY(rows, EvaluationRepository(database).list(set));
        outcome.systems = expert::systemScores(*rows);
        TerminalProgress progress(console, CommandWords::tr("Writing the result"));
        return writeResult(database, set, {}, job.files, progress.callback())
            .map([&](const WrittenResult& written) { outcome.written = written; });
    }));
    return outcome;
}

void printExpertRun(const ExpertJob& job, const RunRow& run, const ExpertOutcome& outcome,
    const Arguments& arguments, Console& console)
{
    if (arguments.wantsJson()) {
        QJsonObject object = resultJson(outcome.written, job.files);
        object.insert(QStringLiteral("project"), job.work.project);
        object.insert(QStringLiteral("run"), runJson(run));
        object.insert(QStringLiteral("tokenizer"), kTokenizer);
        object.insert(
            QStringLiteral("systems"), results::rowsJson(expert::systemsSection(outcome.systems)));
        printJson(console.out, object);
        return;
    }
    console.out << CommandWords::tr("Run %1: %2 of %3 decisions made, %4 failed. %5")
                       .arg(QString::number(run.id.value), groupedCount(run.tasks.done),
                           groupedCount(run.tasks.all()), groupedCount(run.tasks.failed),
                           totalsText(run.totals, run.currency) + asideText(run.tasks))
                << '\n';
    console.out << CommandWords::tr("Read of each text: the first %n token(s); what counted: %1.",
                       nullptr, job.work.plan.options.expert.firstTokens)
                       .arg(expert::tokenizerName())
                << "\n\n";
    console.out << results::consoleText({{}, {expert::averagesSection(outcome.systems)}});
    console.out << '\n';
    printResult(outcome.written, job.files, console);
}

} // namespace

Expected<void> runExpertRun(const Arguments& arguments, Console& console)
{
    TANDEM_TRY(job, expertJobOf(arguments, console));
    if (wantsEstimate(arguments)) {
        return forecastOf(job->work, console).map([&](const RunForecast& forecast) {
            printForecast(forecast, arguments, console);
        });
    }
    if (const QString file = batchFile(arguments); !file.isEmpty()) {
        return begunBatch(job->work, &runForPlan, file, console).map([&](const BegunBatch& begun) {
            printBegunBatch(begun, job->work.project, arguments, console);
        });
    }
    TANDEM_TRY(run, worked(job->work, &runForPlan, console));
    if (!run->outcome && run->row.state != RunState::Ended)
        return outcomeOf(*run);
    const auto outcome = expertOutcome(*job, run->row.id, console);
    if (!outcome)
        return run->outcome ? failure(outcome.error()) : outcomeOf(*run);
    printExpertRun(*job, run->row, *outcome, arguments, console);
    if (run->outcome && !outcome->written.unscored.isEmpty())
        return failure(ErrorCode::InvalidInput,
            CommandWords::tr(
                "%n evaluation(s) have no scores and are not in the result; the first is %1.",
                nullptr, int(outcome->written.unscored.size()))
                .arg(printable(outcome->written.unscored.first())),
            job->files.result,
            CommandWords::tr(
                "No reply could be read for the aspects of a text: look at the replies, then "
                "try another model or more --asks."));
    return outcomeOf(*run);
}

} // namespace tandem
