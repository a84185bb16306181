#include "storage/runs/runkind.h"

#include "models/expert/alignment.h"
#include "models/expert/extraction.h"
#include "models/expert/firsttokens.h"
#include "models/expert/matching.h"
#include "models/llm/cost.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/runs/chosencases.h"
#include "storage/runs/expertparts.h"
#include "storage/runs/kindfields.h"
#include "storage/runs/runwords.h"

#include <QSet>

#include <algorithm>

namespace tandem {

using expert::Alignment;
using expert::Aspect;
using expert::AspectMatch;
using expert::contentRequest;
using expert::DecisionKind;
using expert::DecisionRef;
using expert::extractionRequest;
using expert::firstTokens;
using expert::matchRequest;
using expert::otherSide;
using expert::readAlignment;
using expert::readExtraction;
using expert::readMatch;
using expert::Side;
using expert::styleRequest;

namespace {

const QString kMatchPrompt = QStringLiteral("match-aspect");
const QString kContentPrompt = QStringLiteral("judge-content");
const QString kStylePrompt = QStringLiteral("judge-style");

/// Tokens of an answer with a reason of one to three sentences.
constexpr qint64 kDecisionReasonLow = 30;
constexpr qint64 kDecisionReasonHigh = 120;

constexpr DecisionRef extractionOf(Side side)
{
    return {DecisionKind::Extraction, side, -1};
}

RunSubject subjectOf(qint64 output, const DecisionRef& decision)
{
    return {output, {}, decision.key()};
}

Error notThere()
{
    return {ErrorCode::NotFound, RunWords::tr("A reply that this task needs is missing."), {},
        RunWords::tr("Start a new run; requests that were answered are not sent again."), {}};
}

Error allEvaluated()
{
    return {ErrorCode::NotFound,
        RunWords::tr("Every output is already evaluated or being evaluated by a run."), {},
        RunWords::tr("To evaluate them again, include outputs that are already evaluated."), {}};
}

Expected<std::optional<RunCall>> extractionCall(
    Database& database, const RunSubject& subject, Side side, const RunSetup& setup)
{
    TANDEM_TRY(texts, expertTexts(database, OutputId{subject.id}));
    const QString text = firstTokens(texts->of(side), setup.options.expert.firstTokens).text;
    if (text.trimmed().isEmpty())
        return std::optional<RunCall>();
    const StoredPrompt prompt = setup.prompts[setup.kind->promptKey()];
    TANDEM_TRY(request, extractionRequest(prompt.prompt, setup.model, texts->prompt, text));
    // Most of the text comes back as evidence, with titles and descriptions beside it.
    const qint64 tokens = llm::estimatedTokens(text);
    return std::optional(RunCall{subject, *request, {}, tokens + kDecisionReasonLow,
        2 * tokens + kDecisionReasonHigh, prompt.id, {}});
}

Expected<std::optional<RunCall>> matchCall(const RunSubject& subject, const ExpertParts& parts,
    const DecisionRef& decision, const RunSetup& setup)
{
    const QList<Aspect> aspects = parts.aspects(decision.side);
    const QList<Aspect> others = parts.aspects(otherSide(decision.side));
    if (decision.aspect >= aspects.size())
        return failure(notThere());
    const StoredPrompt prompt = setup.prompts[kMatchPrompt];
    TANDEM_TRY(
        request, matchRequest(prompt.prompt, setup.model, aspects.at(decision.aspect), others));
    return std::optional(
        RunCall{subject, *request, {}, kDecisionReasonLow, kDecisionReasonHigh, prompt.id, others});
}

Expected<std::optional<RunCall>> alignmentCall(Database& database, const RunSubject& subject,
    const ExpertParts& parts, const DecisionRef& decision, const RunSetup& setup)
{
    const QList<Aspect> aspects = parts.aspects(decision.side);
    const QList<Aspect> others = parts.aspects(otherSide(decision.side));
    const AspectMatch match = parts.match(decision.side, decision.aspect, others);
    if (decision.aspect >= aspects.size() || !match.other)
        return failure(notThere());
    TANDEM_TRY(texts, expertTexts(database, OutputId{subject.id}));
    const bool isContent = decision.kind == DecisionKind::Content;
    const StoredPrompt prompt = setup.prompts[isContent ? kContentPrompt : kStylePrompt];
    TANDEM_TRY(request, (isContent ? contentRequest : styleRequest)(prompt.prompt, setup.model,
                            texts->prompt, aspects.at(decision.aspect), others.at(*match.other)));
    return std::optional(
        RunCall{subject, *request, {}, kDecisionReasonLow, kDecisionReasonHigh, prompt.id, {}});
}

/// Completes the evaluation once nothing is left to be decided.
Expected<TaskEffect> completeIfDone(Database& database, const RunSetup& setup, OutputId output)
{
    TANDEM_TRY(left, isAny(database,
                         QStringLiteral("SELECT 1 FROM llm_task WHERE run_id = ? AND subject_id = ?"
                                        " AND state <> ?"),
                         {setup.run, output, TaskState::Done}));
    if (*left)
        return TaskEffect();
    TANDEM_TRY(texts, expertTexts(database, output));
    TANDEM_TRY(parts, ExpertParts::load(database, *setup.memory, setup.run, output));
    EvaluationRepository evaluations(database);
    TANDEM_TRY(evaluation, evaluations.begin(output, setup.run));
    return evaluations
        .complete(*evaluation, parts->explanation(*texts, setup.options.expert.firstTokens))
        .map([&] { return TaskEffect{EvaluationChanged{*evaluation}}; });
}

/// The matches of both sides, once the aspects of both texts are known.
Expected<TaskEffect> afterExtraction(Database& database, const RunSetup& setup, OutputId output)
{
    const DecisionRef expected = extractionOf(Side::Expected);
    const DecisionRef generated = extractionOf(Side::Generated);
    TANDEM_TRY(parts,
        ExpertParts::load(database, *setup.memory, setup.run, output, {expected, generated}));
    if (!parts->isDone(expected) || !parts->isDone(generated))
        return TaskEffect();
    TaskEffect effect;
    const int counts[] = {
        int(parts->aspects(Side::Expected).size()), int(parts->aspects(Side::Generated).size())};
    // Where a text's aspects are missing there is nothing to match, be it that there are none.
    if (counts[0] > 0 && counts[1] > 0) {
        for (const Side side : {Side::Expected, Side::Generated}) {
            for (int aspect = 0; aspect < counts[static_cast<int>(side)]; ++aspect)
                effect.subjects.append(
                    subjectOf(output.value, {DecisionKind::Match, side, aspect}));
        }
        return effect;
    }
    return completeIfDone(database, setup, output);
}

Expected<RunSelection> selectExpert(Database& database, const RunOptions& options)
{
    TANDEM_TRY(outputs, CaseRepository(database).outputsOf(options.expert.systems));
    const QSet<OutputId> chosen(options.expert.outputs.begin(), options.expert.outputs.end());
    TANDEM_TRY(evaluated, options.expert.onlyNew ? EvaluationRepository(database).evaluatedOutputs()
                                                 : Expected<QSet<OutputId>>(QSet<OutputId>()));
    RunSelection selection;
    if (outputs->isEmpty())
        selection.whyNotReady = noOutputs(options.expert.systems);
    for (const OutputId output : *outputs) {
        if (!chosen.isEmpty() && !chosen.contains(output))
            continue;
        if (evaluated->contains(output)) {
            ++selection.alreadyDone;
            continue;
        }
        selection.subjects.append(subjectOf(output.value, extractionOf(Side::Expected)));
        selection.subjects.append(subjectOf(output.value, extractionOf(Side::Generated)));
    }
    if (selection.subjects.isEmpty() && selection.alreadyDone > 0)
        selection.whyNotReady = allEvaluated();
    return selection;
}

Expected<void> beginExpert(Database& database, RunId run, const RunSelection& selection)
{
    EvaluationRepository evaluations(database);
    OutputId last;
    for (const RunSubject& subject : selection.subjects) {
        if (subject.id == last.value)
            continue;
        last = OutputId{subject.id};
        TANDEM_DO(evaluations.begin(last, run));
    }
    return {};
}

Expected<std::optional<RunCall>> askExpert(
    Database& database, const RunSubject& subject, const RunSetup& setup)
{
    const auto decision = DecisionRef::fromKey(subject.part);
    if (!decision)
        return failure(notThere());
    if (decision->kind == DecisionKind::Extraction)
        return extractionCall(database, subject, decision->side, setup);
    QList<DecisionRef> needed{extractionOf(Side::Expected), extractionOf(Side::Generated)};
    if (decision->kind != DecisionKind::Match)
        needed.append({DecisionKind::Match, decision->side, decision->aspect});
    TANDEM_TRY(
        parts, ExpertParts::load(database, *setup.memory, setup.run, OutputId{subject.id}, needed));
    return decision->kind == DecisionKind::Match
               ? matchCall(subject, *parts, *decision, setup)
               : alignmentCall(database, subject, *parts, *decision, setup);
}

Expected<RunAnswer> parseExpert(const RunCall& call, const QString& text)
{
    const auto decision = DecisionRef::fromKey(call.subject.part);
    if (!decision)
        return failure(notThere());
    switch (decision->kind) {
    case DecisionKind::Extraction:
        return readExtraction(text).map([](const QList<Aspect>& read) { return RunAnswer(read); });
    case DecisionKind::Match:
        return readMatch(text, call.others).map([](const AspectMatch& read) {
            return RunAnswer(read);
        });
    case DecisionKind::Content:
    case DecisionKind::Style:
        break;
    }
    return readAlignment(text).map([](const Alignment& read) { return RunAnswer(read); });
}

Expected<TaskEffect> takeExpert(Database& database, const RunSetup& setup, const RunCall&,
    const TaskRow& done, const RunAnswer& answer)
{
    // The reply itself is what is kept; the evaluation is made of all once the last is there.
    if (answer.has_value())
        setup.memory->keep(done.reply, answer);
    const OutputId output{done.subject.id};
    const auto decision = DecisionRef::fromKey(done.subject.part);
    if (!decision)
        return failure(notThere());
    if (decision->kind == DecisionKind::Extraction)
        return afterExtraction(database, setup, output);
    const auto* match = std::any_cast<AspectMatch>(&answer);
    if (!match || !match->matched || !match->other)
        return completeIfDone(database, setup, output);
    TaskEffect effect;
    for (const DecisionKind kind : {DecisionKind::Content, DecisionKind::Style})
        effect.subjects.append(subjectOf(output.value, {kind, decision->side, decision->aspect}));
    return effect;
}

FollowUpEstimate followUpsExpert(const RunCall& call, const RunSetup& setup, const QString& answer)
{
    // As many aspects as the paper's example has, about, fewer of a text that is too short for so
    // many; two of three of them matched.
    constexpr qint64 kMostAspects = 8;
    constexpr qint64 kTokensOfAspect = 40;
    const qint64 usual = std::clamp<qint64>(
        (call.outputLow - kDecisionReasonLow) / kTokensOfAspect, 1, kMostAspects);
    const auto known = readExtraction(answer);
    const qint64 aspects = known ? known->size() : usual;
    const qint64 matched = (2 * aspects + 2) / 3;
    const auto asked = [&](const QString& key) {
        const llm::PromptTemplate prompt = setup.prompts[key].prompt;
        return llm::estimatedTokens(prompt.system) + llm::estimatedTokens(prompt.user);
    };
    FollowUpEstimate later;
    later.calls = aspects + 2 * matched;
    later.inputTokens = aspects * (asked(kMatchPrompt) + (usual + 1) * kTokensOfAspect) +
                        matched * (asked(kContentPrompt) + asked(kStylePrompt)) +
                        4 * matched * (kTokensOfAspect + call.outputLow / usual);
    later.outputLow = later.calls * kDecisionReasonLow;
    later.outputHigh = later.calls * kDecisionReasonHigh;
    return later;
}

QString decisionText(const QString& part)
{
    const auto decision = DecisionRef::fromKey(part);
    if (!decision)
        return {};
    const QString label = expert::aspectLabel(decision->side, decision->aspect);
    switch (decision->kind) {
    case DecisionKind::Extraction:
        return decision->side == Side::Expected ? RunWords::tr("aspects of the expected text")
                                                : RunWords::tr("aspects of the generated text");
    case DecisionKind::Match:
        return RunWords::tr("%1 match", "label of an aspect").arg(label);
    case DecisionKind::Content:
        return RunWords::tr("%1 content", "label of an aspect").arg(label);
    case DecisionKind::Style:
        break;
    }
    return RunWords::tr("%1 style", "label of an aspect").arg(label);
}

fields::Fields expertFields()
{
    using O = ExpertRunOptions;
    return {caseSystemsField<O>(),
        fields::flag("only_new", &O::onlyNew,
            QT_TRANSLATE_NOOP("FieldWords", "Only outputs not &yet evaluated"),
            {.help = QT_TRANSLATE_NOOP("FieldWords",
                 "Skips outputs that any run or imported file has scored, and those "
                 "that an unfinished run will score."),
                .choosesItems = true,
                .kept = fields::Kept::IfSet}),
        tokensField<O>(QT_TRANSLATE_NOOP(
            "FieldWords", "Per text, counted in words and symbols by Unicode (UAX #29).")),
        attemptsField<O>(QT_TRANSLATE_NOOP("FieldWords",
            "Unparsable replies are requested again, each time with slightly more randomness. "
            "Those that stay unparsable count against the output and are shown."))};
}

} // namespace

/// ExPerT: a subject is an output, and each task is one decision about it, named by
/// expert::DecisionRef::key(). The aspects of both texts come first; then each is matched, and each
/// match is judged, as soon as there is what it needs. A decision whose replies cannot be parsed
/// counts against the output and is shown; one that no server answered leaves it unfinished.
const RunKind& expertRun()
{
    static const RunKind kind{.id = RunKindId::Expert,
        .key = "expert",
        .text = QT_TRANSLATE_NOOP("RunWords", "ExPerT evaluation"),
        .items = RunItems::Outputs,
        .growth = TaskGrowth::Often,
        .promptKeys = {QStringLiteral("extract-aspects"), kMatchPrompt, kContentPrompt,
            kStylePrompt},
        .onUnparsable = OnUnparsableReply::KeepUntilRetried,
        // Texts are never changed, nor are aspects and matches once they are in.
        .mayChangeMeanwhile = false,
        .ownFields = [] { return fields::within(&RunOptions::expert, expertFields()); },
        .select = selectExpert,
        .call = askExpert,
        .read = parseExpert,
        .take = takeExpert,
        .made = beginExpert,
        .asks = [](const RunOptions& options) { return options.expert.asks; },
        .followUps = followUpsExpert,
        .partText = decisionText,
        .scores = {QStringLiteral("SELECT CASE WHEN recall_average + precision_average > 0 THEN"
                                  " 2 * recall_average * precision_average"
                                  " / (recall_average + precision_average) ELSE 0.0 END AS score"
                                  " FROM evaluation WHERE run_id = ? AND state = %1")
                       .arg(int(EvaluationState::Complete)),
            QT_TRANSLATE_N_NOOP("RunWords", "F1 (average) of %Ln evaluation(s)")},
        .results = "evaluate",
        .command = "expert run",
        .purpose =
            [] {
                return RunWords::tr("A language model breaks both texts of a case down into "
                                    "aspects, matches the aspects and judges each match. You can "
                                    "inspect a case as soon as it is finished.");
            },
        .doneAlready = QT_TRANSLATE_N_NOOP(
            "RunWords", "%n output(s) are already evaluated or being evaluated by a run.")};
    return kind;
}

} // namespace tandem
