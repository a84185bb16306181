#include "storage/runs/runkind.h"

#include "models/llm/cost.h"
#include "models/llm/wireformat.h"
#include "models/metrics/judges.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/llm/modelmemory.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/outputscorerepository.h"
#include "storage/runs/chosencases.h"
#include "storage/runs/expertparts.h"
#include "storage/runs/kindfields.h"
#include "storage/runs/runwords.h"

#include <QSet>

#include <algorithm>

namespace tandem {

using metrics::Judge;
using metrics::JudgeSample;

namespace {

const QString kProbabilitiesWord = QStringLiteral("probabilities");
const QLatin1String kSampleSubject("sample/");
/// Samples that are taken because the server gives no probabilities.
const QLatin1String kPlain("plain/");

/// Tokens of an answer that is a number.
constexpr qint64 kAnswerLow = 1;
constexpr qint64 kAnswerHigh = 16;

Judge judgeOf(const RunSetup& setup)
{
    return metrics::judgeOfKey(QLatin1String(setup.kind->key)).value_or(Judge::Gemba);
}

/// How often G-Eval asks about an output where it takes samples.
int samplesOf(const RunOptions& options)
{
    return std::clamp(options.score.samples, 1, metrics::kMostJudgeSamples);
}

QList<RunSubject> sampleSubjects(qint64 output, QLatin1String part, const RunOptions& options)
{
    QList<RunSubject> subjects;
    for (int sample = 0; sample < samplesOf(options); ++sample)
        subjects.append({output, {}, part + QString::number(sample)});
    return subjects;
}

/// Why an output cannot be judged at all; empty where it can.
QString missingText(const ExpertTexts& texts, Judge judge)
{
    if (metrics::judgeNeedsExpected(judge))
        return texts.expected.trimmed().isEmpty()
                   ? RunWords::tr("The case has no expected text (\"reference\" in a file).")
                   : QString();
    return texts.prompt.trimmed().isEmpty()
               ? RunWords::tr("The case has no prompt (\"input\" in a file) to use as the source.")
               : QString();
}

/// Whether this run's server was found to give no probabilities: samples that were added for that
/// stand at the end.
Expected<bool> hasPlainSamples(Database& database, RunId run)
{
    constexpr int kLooked = 1000;
    Statement rows(database,
        QStringLiteral("SELECT part FROM llm_task WHERE run_id = ? ORDER BY position DESC LIMIT ?"),
        {run.value, kLooked});
    while (rows.next()) {
        if (rows.text(0).startsWith(kPlain))
            return true;
        if (!rows.text(0).startsWith(kSampleSubject))
            break;
    }
    return rows.result(false);
}

/// A task of an output as far as its score goes.
struct AnsweredTask
{
    QString part;
    ReplyId reply;
    QString fault;
};

/// The tasks of an output in their order; none where one of them is not done.
Expected<std::optional<QList<AnsweredTask>>> answeredTasks(
    Database& database, RunId run, OutputId output)
{
    Statement rows(database,
        QStringLiteral("SELECT part, reply_id, error, state FROM llm_task"
                       " WHERE run_id = ? AND subject_id = ? ORDER BY position"),
        {run.value, output.value});
    QList<AnsweredTask> tasks;
    bool isDone = true;
    while (rows.next()) {
        isDone = isDone && rows.integer(3) == static_cast<int>(TaskState::Done);
        tasks.append({rows.text(0), ReplyId{rows.optionalInteger(1).value_or(0)}, rows.text(2)});
    }
    return rows.result(isDone ? std::optional(tasks) : std::nullopt);
}

Expected<JudgeSample> sampleOf(
    Database& database, const AnsweredTask& task, metrics::ScoreScale scale)
{
    if (!task.fault.isEmpty() || !task.reply.isValid())
        return JudgeSample{{}, task.fault};
    TANDEM_TRY(text,
        oneValue<QString>(database, QStringLiteral("SELECT text FROM llm_reply WHERE id = ?"),
            {task.reply}, {ErrorCode::NotFound, RunWords::tr("A reply is missing."), {}, {}, {}}));
    const auto score = metrics::readJudgeScore(*text, scale);
    return score ? JudgeSample{*score} : JudgeSample{{}, score.error().sentence()};
}

Expected<RunSelection> selectScoreJudge(Database& database, const RunOptions& options, Judge judge)
{
    TANDEM_TRY(outputs, CaseRepository(database).outputsOf(options.score.systems));
    const QSet<OutputId> chosen(options.score.outputs.begin(), options.score.outputs.end());
    RunSelection selection;
    if (outputs->isEmpty())
        selection.whyNotReady = noOutputs(options.score.systems);
    for (const OutputId output : *outputs) {
        if (!chosen.isEmpty() && !chosen.contains(output))
            continue;
        if (judge != Judge::GEval)
            selection.subjects.append({output.value, {}, {}});
        else if (options.score.probabilities)
            selection.subjects.append({output.value, {}, kProbabilitiesWord});
        else
            selection.subjects += sampleSubjects(output.value, kSampleSubject, options);
    }
    return selection;
}

Expected<std::optional<RunCall>> askScoreJudge(
    Database& database, const RunSubject& subject, const RunSetup& setup)
{
    const Judge judge = judgeOf(setup);
    TANDEM_TRY(texts, expertTexts(database, OutputId{subject.id}));
    if (!missingText(*texts, judge).isEmpty())
        return std::optional<RunCall>();
    TANDEM_TRY_VAR(request,
        metrics::judgeRequest(judge, setup.prompts[setup.kind->promptKey()].prompt, setup.model,
            {texts->prompt, texts->expected, texts->generated}, setup.options.score.firstTokens));
    if (subject.part == kProbabilitiesWord) {
        const bool areOffered = llm::offersProbabilities(setup.endpoint.format);
        // Before the run is made it is only asked what it will take.
        if (setup.run.isValid()) {
            TANDEM_TRY(
                arePlain, areOffered ? hasPlainSamples(database, setup.run) : Expected<bool>(true));
            if (*arePlain)
                return std::optional<RunCall>();
        }
        request->alternatives = areOffered ? llm::kMostAlternatives : 0;
    } else {
        request->sample = subject.part.section(QLatin1Char('/'), 1).toInt();
    }
    return std::optional(RunCall{subject, *request, {}, kAnswerLow, kAnswerHigh, {}, {}});
}

/// At temperature 1 asking again is another draw: apart from the first answers to the other
/// samples, however many there are.
void setOtherSample(llm::ChatRequest& request, int sample)
{
    request.sample =
        request.sample % metrics::kMostJudgeSamples + sample * metrics::kMostJudgeSamples;
}

/// The samples of an output.
QList<llm::ChatRequest> samplesAlike(const RunCall& call, const RunSetup& setup)
{
    if (call.subject.part == kProbabilitiesWord)
        return {};
    QList<llm::ChatRequest> requests(samplesOf(setup.options), call.request);
    for (qsizetype sample = 0; sample < requests.size(); ++sample)
        requests[sample].sample = int(sample);
    return requests;
}

Expected<TaskEffect> storeScore(
    Database& database, const RunSetup& setup, OutputId output, const metrics::JudgedScore& judged)
{
    OutputScore score;
    score.output = output;
    score.run = setup.run;
    score.measure = metrics::judgeKey(judgeOf(setup));
    score.value = judged.value;
    score.undefined = judged.undefined;
    score.detail = judged.detail;
    return OutputScoreRepository(database).add(score).map(
        [](bool) { return TaskEffect{ScoresChanged()}; });
}

/// The score of an output, once its last task is done.
Expected<TaskEffect> storeIfDone(Database& database, const RunSetup& setup, OutputId output)
{
    const Judge judge = judgeOf(setup);
    TANDEM_TRY(tasks, answeredTasks(database, setup.run, output));
    if (!*tasks)
        return TaskEffect();
    TANDEM_TRY(texts, expertTexts(database, output));
    if (const QString why = missingText(*texts, judge); !why.isEmpty())
        return storeScore(database, setup, output, {{}, why, {}});
    const metrics::ScoreScale scale = metrics::judgeScale(judge);
    QList<JudgeSample> samples;
    for (const AnsweredTask& task : **tasks) {
        if (task.part == kProbabilitiesWord)
            continue;
        TANDEM_TRY(sample, sampleOf(database, task, scale));
        samples.append(*sample);
    }
    return storeScore(database, setup, output,
        judge == Judge::GEval ? metrics::sampledScore(samples, scale)
                              : metrics::singleScore(samples.value(0), scale));
}

Expected<TaskEffect> afterProbabilities(
    Database& database, const RunSetup& setup, const TaskRow& done, const RunAnswer& answer)
{
    const OutputId output{done.subject.id};
    const Judge judge = judgeOf(setup);
    const metrics::ScoreScale scale = metrics::judgeScale(judge);
    TANDEM_TRY(texts, expertTexts(database, output));
    if (const QString why = missingText(*texts, judge); !why.isEmpty())
        return storeScore(database, setup, output, {{}, why, {}});
    if (!done.reply.isValid())
        return TaskEffect{{}, sampleSubjects(output.value, kPlain, setup.options)};
    TANDEM_TRY(reply, ReplyRepository(database).byId(done.reply));
    const auto decoded = llm::decodeChat(
        setup.endpoint.format, {reply->httpStatus, "application/json", {}, reply->raw});
    // What a filter or the limit of tokens takes once, it takes twenty times.
    if (decoded &&
        (!llm::mayDifferNextTime(*decoded) || decoded->finish == llm::FinishReason::Length))
        return storeScore(database, setup, output, {{}, done.error, {}});
    if (!done.error.isEmpty())
        return TaskEffect{{}, sampleSubjects(output.value, kSampleSubject, setup.options)};
    const bool hasTokens = decoded && !decoded->tokens.isEmpty();
    if (hasTokens && answer.has_value()) {
        if (const auto judged = metrics::probabilityScore(decoded->tokens, reply->text, scale))
            return storeScore(database, setup, output, *judged);
    }
    return TaskEffect{
        {}, sampleSubjects(output.value, hasTokens ? kSampleSubject : kPlain, setup.options)};
}

Expected<TaskEffect> takeScoreJudge(Database& database, const RunSetup& setup, const RunCall&,
    const TaskRow& done, const RunAnswer& answer)
{
    return done.subject.part == kProbabilitiesWord
               ? afterProbabilities(database, setup, done, answer)
               : storeIfDone(database, setup, OutputId{done.subject.id});
}

FollowUpEstimate samplesToFollow(const RunCall& call, const RunSetup& setup, const QString&)
{
    // Where no probabilities can be asked for, samples follow: the one call was only reckoned with.
    if (call.subject.part != kProbabilitiesWord || call.request.alternatives > 0)
        return {};
    const qint64 more = samplesOf(setup.options) - 1;
    return {more, more * llm::estimatedInputTokens(call.request), more * kAnswerLow,
        more * kAnswerHigh};
}

QString samplePartText(const QString& part)
{
    if (part == kProbabilitiesWord)
        return RunWords::tr("score probabilities");
    return part.startsWith(kSampleSubject) || part.startsWith(kPlain)
               ? RunWords::tr("reply %1").arg(part.section(u'/', 1).toInt() + 1)
               : QString();
}

fields::Fields scoreFields(Judge judge)
{
    using O = ScoreJudgeOptions;
    fields::Field samples =
        fields::number("samples", &O::samples, fields::Bounds{1, metrics::kMostJudgeSamples},
            QT_TRANSLATE_NOOP("FieldWords", "&Number of replies per output"));
    fields::Field probabilities = fields::flag("probabilities", &O::probabilities,
        QT_TRANSLATE_NOOP(
            "FieldWords", "One reply with token &probabilities, if the endpoint provides them"));
    if (judge != Judge::GEval) {
        const auto never = [](const O&) { return false; };
        samples.onlyIf<O>(never, "--method geval");
        probabilities.onlyIf<O>(never, "--method geval");
    }
    return {caseSystemsField<O>(),
        tokensField<O>(QT_TRANSLATE_NOOP("FieldWords",
            "Applies to the expected and the scored text, never to the prompt; "
            "counted in words and symbols by Unicode (UAX #29).")),
        samples, probabilities,
        attemptsField<O>(
            QT_TRANSLATE_NOOP("FieldWords", "Replies without a score are requested again. Those "
                                            "that never give one are excluded and shown."))};
}

/// A judge's score of every output (metrics::Judge): a subject is an output, asked about once, in a
/// task without a part. The score is stored once the last task is done; that of a case without the
/// text that the judge needs is undefined.
template <Judge judge>
RunKind judgeRow(RunKindId id, const char* key, const char* text, const RunStart& start)
{
    return {.id = id,
        .key = key,
        .text = text,
        .items = RunItems::Outputs,
        .promptKeys = {metrics::judgePromptKey(judge)},
        .onUnparsable = OnUnparsableReply::Keep,
        .mayChangeMeanwhile = false,
        .ownFields = [] { return fields::within(&RunOptions::score, scoreFields(judge)); },
        .select =
            [](Database& database, const RunOptions& options) {
                return selectScoreJudge(database, options, judge);
            },
        .call = askScoreJudge,
        .read =
            [](const RunCall&, const QString& reply) {
                return metrics::readJudgeScore(reply, metrics::judgeScale(judge))
                    .map([](int score) { return RunAnswer(score); });
            },
        .take = takeScoreJudge,
        .asks = [](const RunOptions& options) { return options.score.asks; },
        .scores = {QStringLiteral("SELECT value AS score FROM output_score WHERE run_id = ?"),
            QT_TRANSLATE_N_NOOP("RunWords", "from %Ln score(s)")},
        .results = "metrics",
        .command = "judge",
        .start = start,
        .purpose = [] { return metrics::judgeDescription(judge); }};
}

} // namespace

const RunKind& gembaRun()
{
    static const RunKind kind = judgeRow<Judge::Gemba>(RunKindId::Gemba, "gemba",
        QT_TRANSLATE_NOOP("RunWords", "GEMBA score"),
        {"runGemba", QT_TRANSLATE_NOOP("RunWords", "&GEMBA scores…")});
    return kind;
}

/// Asks for samples, in the parts "sample/0", "sample/1" ..., or first, in the part
/// "probabilities", for one answer with the probabilities of its tokens; where that brings none,
/// samples follow
/// ("plain/0" ... where the server has none to give, and then it is not asked for them again).
const RunKind& gevalRun()
{
    static const RunKind kind = [] {
        RunKind row = judgeRow<Judge::GEval>(RunKindId::GEval, "geval",
            QT_TRANSLATE_NOOP("RunWords", "G-Eval score"),
            {"runGEval", QT_TRANSLATE_NOOP("RunWords", "G-&Eval scores…")});
        row.setSample = setOtherSample;
        row.wantedAlike = samplesAlike;
        row.followUps = samplesToFollow;
        row.partText = samplePartText;
        return row;
    }();
    return kind;
}

const RunKind& autoEvalRun()
{
    static const RunKind kind = judgeRow<Judge::AutoEval>(RunKindId::AutoEval, "autoeval",
        QT_TRANSLATE_NOOP("RunWords", "AutoEval score"),
        {"runAutoEval", QT_TRANSLATE_NOOP("RunWords", "&AutoEval scores…")});
    return kind;
}

} // namespace tandem
