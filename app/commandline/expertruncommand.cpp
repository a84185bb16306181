#include "app/commandline/arguments.h"
#include "app/commandline/caseswork.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertfigures.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/expertresultfiles.h"
#include "app/commandline/expertwork.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/runreport.h"
#include "app/commandline/terminalprogress.h"
#include "models/expert/attempts.h"
#include "models/expert/firsttokens.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ExpertCommand)
};

constexpr qint64 kMostTokens = 1'000'000;
constexpr qint64 kMostAsks = 100;
/// What expert::tokenizerName() says to people.
constexpr QLatin1String kTokenizer("uax29");

/// What is to be done, and where.
struct Job
{
    CasesWork work;
    ResultPaths files;
};

Expected<RunPlan> planOf(const Arguments& arguments, Console& console)
{
    RunPlan plan;
    plan.kind = QStringLiteral("expert");
    plan.model = arguments.value(expertoption::model);
    const auto tokens = arguments.number(expertoption::firstTokens, 1, kMostTokens, console);
    const auto asks = arguments.number(expertoption::asks, 1, kMostAsks, console);
    const auto cap = chosenCap(arguments, console);
    if (!tokens)
        return failure(tokens.error());
    if (!asks)
        return failure(asks.error());
    if (!cap)
        return failure(cap.error());
    plan.options.expert.firstTokens = int(tokens->value_or(expert::kDefaultTokens));
    plan.options.expert.asks = int(asks->value_or(expert::kMostAttempts));
    plan.cap = *cap;
    if (auto taken = takeBeginOptions(plan, arguments, console); !taken)
        return failure(taken.error());
    if (arguments.has(expertoption::system))
        plan.options.expert.systems = {arguments.value(expertoption::system).simplified()};
    return plan;
}

Expected<Job> jobOf(const Arguments& arguments, Console& console)
{
    Job job;
    const auto plan = planOf(arguments, console);
    if (!plan)
        return failure(plan.error());
    const auto files = resultPaths(arguments, {arguments.word(1)}, console);
    if (!files)
        return failure(files.error());
    job.files = *files;
    const auto ready = endpointToBegin(arguments, console);
    if (!ready)
        return failure(ready.error());
    job.work =
        casesWork(arguments.word(1), job.files.result, arguments.value(expertoption::system));
    job.work.ready = *ready;
    job.work.plan = *plan;
    job.work.plan.endpoint = ready->endpoint;
    return job;
}

/// What a run leaves behind.
struct Outcome
{
    WrittenResult written;
    QList<ExpertSystemFigures> systems;
};

Expected<Outcome> writeOutcome(const Job& job, RunId run, Console& console)
{
    Outcome outcome;
    const auto done = readProject(job.work.project, [&](Database& database) -> Expected<void> {
        EvaluationSet set;
        set.run = run;
        const auto rows = EvaluationRepository(database).list(set);
        if (!rows)
            return failure(rows.error());
        outcome.systems = figuresBySystem(*rows);
        TerminalProgress progress(console, Words::tr("Writing the result"));
        return writeResult(database, set, {}, job.files, progress.callback())
            .map([&](const WrittenResult& written) { outcome.written = written; });
    });
    if (!done)
        return failure(done.error());
    return outcome;
}

void print(const Job& job, const RunRow& run, const Outcome& outcome, const Arguments& arguments,
    Console& console)
{
    if (arguments.wantsJson()) {
        QJsonObject object = resultJson(outcome.written, job.files);
        QJsonArray systems;
        for (const ExpertSystemFigures& one : outcome.systems)
            systems.append(systemFiguresJson(one));
        object.insert(QStringLiteral("project"), job.work.project);
        object.insert(QStringLiteral("run"), runJson(run));
        object.insert(QStringLiteral("tokenizer"), kTokenizer);
        object.insert(QStringLiteral("systems"), systems);
        printJson(console.out, object);
        return;
    }
    console.out << Words::tr("Run %1: %2 of %3 decisions made, %4 failed. %5")
                       .arg(QString::number(run.id.value), groupedCount(run.tasks.done),
                           groupedCount(run.tasks.all()), groupedCount(run.tasks.failed),
                           totalsText(run.totals, run.currency) + asideText(run.tasks))
                << '\n';
    console.out << Words::tr("Read of each text: the first %n token(s); what counted: %1.", nullptr,
                       job.work.plan.options.expert.firstTokens)
                       .arg(expert::tokenizerName())
                << "\n\n";
    printTable(console.out,
        averagesTable(outcome.systems, {expert::kAllModes.cbegin(), expert::kAllModes.cend()}));
    console.out << '\n';
    printResult(outcome.written, job.files, console);
}

} // namespace

Expected<void> runExpertRun(const Arguments& arguments, Console& console)
{
    const auto job = jobOf(arguments, console);
    if (!job)
        return failure(job.error());
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
    const auto run = worked(job->work, &runForPlan, console);
    if (!run)
        return failure(run.error());
    if (!run->outcome && run->row.state != RunState::Ended)
        return outcomeOf(*run);
    const auto outcome = writeOutcome(*job, run->row.id, console);
    if (!outcome)
        return run->outcome ? failure(outcome.error()) : outcomeOf(*run);
    print(*job, run->row, *outcome, arguments, console);
    if (run->outcome && !outcome->written.unscored.isEmpty())
        return failure(ErrorCode::InvalidInput,
            Words::tr("%n evaluation(s) have no scores and are not in the result; the first is %1.",
                nullptr, int(outcome->written.unscored.size()))
                .arg(printable(outcome->written.unscored.first())),
            job->files.result,
            Words::tr("No reply could be read for the aspects of a text: look at the replies, then "
                      "try another model or more --asks."));
    return outcomeOf(*run);
}

} // namespace tandem
