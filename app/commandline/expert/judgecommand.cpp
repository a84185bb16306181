#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/expert/judgework.h"
#include "app/commandline/runs/caseswork.h"
#include "app/commandline/runs/modelaccess.h"
#include "app/commandline/runs/runreport.h"
#include "models/expert/firsttokens.h"
#include "models/metrics/judges.h"
#include "models/project/table.h"
#include "storage/database/schema.h"
#include "storage/formats/atomicfile.h"
#include "storage/project/scoreexport.h"

#include <QFileInfo>

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
    return call.misuse(Words::tr("--method names one of %1.").arg(keys.join(QStringLiteral(", "))),
        Words::tr("See \"tandem help %1\".").arg(QStringLiteral("judge")));
}

Expected<ScoreJudgeOptions> optionsOf(metrics::Judge judge, Call& call)
{
    ScoreJudgeOptions options;
    TANDEM_TRY(tokens, call.number("first-tokens", 1, kMostTokens));
    TANDEM_TRY(samples, call.number("samples", 1, metrics::kMostJudgeSamples));
    TANDEM_TRY(asks, call.number("asks", 1, kMostAsks));
    for (const QLatin1String option : {QLatin1String("samples"), QLatin1String("probabilities")}) {
        if (judge != metrics::Judge::GEval && call.has(option))
            return call.misuse(Words::tr("Only --method geval takes --%1.").arg(option));
    }
    options.firstTokens = int(tokens->value_or(options.firstTokens));
    options.samples = int(samples->value_or(options.samples));
    options.asks = int(asks->value_or(options.asks));
    options.probabilities = call.has("probabilities");
    if (call.has("system"))
        options.systems = {call.value("system").simplified()};
    return options;
}

/// Where to write, refused before the work rather than after it.
Expected<QString> outputPath(Call& call, bool isNeeded)
{
    const QString path = call.value("output");
    if (path.isEmpty()) {
        if (isNeeded)
            return call.misuse(Words::tr("For a file of cases --output says where the scores "
                                         "go."));
        return path;
    }
    if (areOneFile(path, call.word(0)))
        return failure(ErrorCode::Refused, Words::tr("That is what is read."), path,
            Words::tr("Give the scores another name."));
    AtomicFile trial(path);
    return trial.open().and_then([&] { return askToReplace({path}, call); }).map([&] {
        return path;
    });
}

Expected<JudgeJob> judgeJobOf(Call& call)
{
    JudgeJob job;
    TANDEM_TRY(judge, chosenJudge(call));
    TANDEM_TRY(options, optionsOf(*judge, call));
    TANDEM_TRY(cap, call.decimal("cap", 0, kHighestCap));
    TANDEM_TRY(output, outputPath(call, !isProjectFile(call.word(0))));
    job.output = *output;
    TANDEM_TRY(ready, endpointToBegin(call));
    job.work = casesWork(call.word(0), job.output, call.value("system"));
    job.work.needs =
        metrics::judgeNeedsExpected(*judge) ? CaseNeeds::ExpectedText : CaseNeeds::Nothing;
    job.work.ready = *ready;
    job.work.plan.kind = metrics::judgeKey(*judge);
    job.work.plan.model = call.value("model");
    job.work.plan.endpoint = ready->endpoint;
    job.work.plan.cap = *cap;
    job.work.plan.options.score = *options;
    TANDEM_DO(takeBeginOptions(job.work.plan, call));
    return job;
}

/// What a run leaves behind.
struct JudgeOutcome
{
    QList<JudgedSystem> systems;
    qint64 written = 0;
};

Expected<JudgeOutcome> writeJudged(const JudgeJob& job, RunId run)
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

results::Section judgedSection(const QList<JudgedSystem>& systems)
{
    results::SectionOf table("systems", systems);
    table.add("system", Words::tr("System"), &JudgedSystem::system);
    table.add("n", Words::tr("Scores"),
        [](const JudgedSystem& one) { return one.scores - one.undefined; });
    table.add("undefined", Words::tr("Undefined"), &JudgedSystem::undefined);
    table.add("mean", Words::tr("Mean"), &JudgedSystem::mean).number(kJudgeDecimals);
    return table;
}

Expected<void> tellJudged(
    const JudgeJob& job, const RunRow& run, const JudgeOutcome& outcome, Call& call)
{
    results::Report report;
    report.lines = {Words::tr("Run %1: %2 of %3 answers in, %4 failed. %5")
                        .arg(QString::number(run.id.value), groupedCount(run.tasks.done),
                            groupedCount(run.tasks.all()), groupedCount(run.tasks.failed),
                            totalsText(run.totals, run.currency) + asideText(run.tasks)),
        Words::tr("Read of each text: the first %n token(s); what counted: %1.", nullptr,
            job.work.plan.options.score.firstTokens)
            .arg(expert::tokenizerName())};
    report.sections = {judgedSection(outcome.systems)};
    if (!job.output.isEmpty())
        report.sections.append(
            results::notesOf({Words::tr("Wrote %n score(s) to %1.", nullptr, int(outcome.written))
                                  .arg(job.output)}));
    return call.show(
        report, Json{{"method", job.work.plan.kind}, {"project", job.work.project},
                    {"output", job.output}, {"scores", outcome.written}, {"run", runJson(run)}});
}

QList<QCommandLineOption> judgeOptions()
{
    return {option("method", Words::tr("gemba, geval or autoeval."), "NAME"), endpointOption(),
        option("model", Words::tr("Another model than the endpoint's."), "M"),
        option("o output", Words::tr("Where to write the scores, a JSON object a line."), "FILE"),
        option("system",
            Words::tr("The system that outputs without one are of; no others are looked at."),
            "NAME"),
        option("first-tokens",
            Words::tr("How many tokens of the expected and the scored text are looked at; usually "
                      "512."),
            "N"),
        option("samples", Words::tr("How often G-Eval asks about an output; usually 20."), "N"),
        option("probabilities",
            Words::tr("G-Eval asks once and weighs the scores by the probabilities of the answer; "
                      "where the endpoint gives none, it takes samples.")),
        option("asks",
            Words::tr("How often is asked at most for an answer that can be read; usually 3."),
            "N"),
        option("cap", Words::tr("Stop before more than this is spent, in the endpoint's currency."),
            "AMOUNT")};
}

} // namespace

CommandSyntax judgeSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Have a language model score outputs: GEMBA, G-Eval, AutoEval.");
    syntax.usage = {"CASES --method gemba|geval|autoeval --endpoint NAME -o OUT.jsonl "
                    "[--model M] [--system NAME] [--first-tokens N] [--samples N | "
                    "--probabilities] [--asks N] [--cap AMOUNT] [--max-tokens N] [--estimate | "
                    "--batch FILE]",
        "PROJECT --method gemba|geval|autoeval --endpoint NAME [-o OUT.jsonl] ..."};
    syntax.text = Words::tr(
        "\"gemba\" asks once, at temperature 0, for a whole number from 0 to 4: how well an output "
        "matches the expected text. \"geval\" asks 20 times at temperature 1 for one from 1 to 5, "
        "or with --probabilities once, and the score is the mean weighted by how often or how "
        "probably each number was given. \"autoeval\" needs no expected text: it asks once, at "
        "temperature 0, from 1 to 5 how coherent and relevant the output is as a summary of the "
        "prompt.\n\n"
        "Of each text the first 512 tokens are looked at, of the prompt all. An answer that is no "
        "such number is asked for again; what can never be read is left out and named, and a score "
        "without any readable answer is undefined and says why.\n\n"
        "CASES is a file as \"tandem expert run\" takes it. The work on it is kept in the project "
        "OUT.jsonl.tandem: the same command goes on where it was stopped or killed, and asks "
        "nothing twice. In a project the scores are kept in it. Two outputs are compared with each "
        "other, in both orders, by \"tandem expert judge\"; scores of other measures are brought "
        "in by \"tandem scores import\".\n\n"
        "A line of OUT.jsonl, with the case's number in the place of an id that it has not:\n");
    syntax.text += QStringLiteral(
        "  {\"id\": \"a1\", \"system\": \"heron\", \"geval\": 3.25,\n"
        "   \"geval_detail\": {\"method\": \"samples\", \"scale\": [1, 5], \"samples\": 20,\n"
        "                    \"counts\": {\"3\": 15, \"4\": 5}, \"unreadable\": []}}\n"
        "  geval         or gemba, autoeval; {\"undefined\": why} where there is no score\n"
        "  unreadable    [{\"sample\": 7, \"why\": \"...\"}]\n"
        "  method        single: \"score\"; probabilities: \"probabilities\" by score and\n"
        "                \"mass\", their sum");
    syntax.options = judgeOptions() + runBeginOptions();
    syntax.options.append(overwriteOption());
    syntax.examples = {"tandem judge cases.jsonl --method gemba --endpoint lab -o gemba.jsonl",
        "tandem judge study.tandem --method geval --probabilities --endpoint lab"};
    return syntax;
}

Expected<void> runJudge(Call& call)
{
    TANDEM_TRY(job, judgeJobOf(call));
    if (wantsEstimate(call)) {
        return forecastOf(job->work, call).and_then([&](const RunForecast& forecast) {
            return tellForecast(forecast, call);
        });
    }
    if (const QString file = batchFile(call); !file.isEmpty()) {
        return begunBatch(job->work, &judgeRunForPlan, file, call)
            .and_then([&](const BegunBatch& begun) {
                return tellBegunBatch(begun, job->work.project, call);
            });
    }
    TANDEM_TRY(run, worked(job->work, &judgeRunForPlan, call));
    if (!run->outcome && run->row.state != RunState::Ended)
        return outcomeOf(*run);
    const auto outcome = writeJudged(*job, run->row.id);
    if (!outcome)
        return run->outcome ? failure(outcome.error()) : outcomeOf(*run);
    TANDEM_DO(tellJudged(*job, run->row, *outcome, call));
    const bool noScore = std::all_of(outcome->systems.begin(), outcome->systems.end(),
        [](const JudgedSystem& one) { return one.undefined == one.scores; });
    if (run->outcome && noScore && !outcome->systems.isEmpty())
        return failure(ErrorCode::InvalidInput, Words::tr("No reply could be read as a score."),
            job->work.project,
            Words::tr("Look at the replies with \"tandem run show --replies\", then try another "
                      "model."));
    return outcomeOf(*run);
}

const Command judgeCommand{"judge", judgeSyntax, runJudge};

} // namespace tandem
