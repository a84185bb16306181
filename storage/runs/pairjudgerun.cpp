#include "storage/runs/runkind.h"

#include "models/expert/pairjudge.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/judgementrepository.h"
#include "storage/runs/chosencases.h"
#include "storage/runs/kindfields.h"
#include "storage/runs/runwords.h"

#include <QSet>

#include <utility>

namespace tandem {

namespace {

const QString kFirstOrder = QStringLiteral("AB");
const QString kSecondOrder = QStringLiteral("BA");

/// Two outputs in the order in which they are shown.
struct ShownPair
{
    OutputRow first;
    OutputRow second;
};

Expected<ShownPair> shownPair(
    Database& database, const RunSubject& subject, const PairJudgeOptions& options)
{
    TANDEM_TRY(outputs, CaseRepository(database).outputs(CaseId{subject.id}));
    ShownPair pair;
    for (const OutputRow& output : *outputs) {
        if (output.system == options.first)
            pair.first = output;
        else if (output.system == options.second)
            pair.second = output;
    }
    if (!pair.first.id.isValid() || !pair.second.id.isValid())
        return failure(
            ErrorCode::NotFound, RunWords::tr("The case does not have outputs of both systems."));
    if (subject.part == kSecondOrder)
        std::swap(pair.first, pair.second);
    return pair;
}

Expected<RunSelection> selectPairJudge(Database& database, const RunOptions& options)
{
    const PairJudgeOptions& judge = options.judge;
    if (judge.first == judge.second)
        return failure(ErrorCode::InvalidInput,
            RunWords::tr("A system cannot be compared with itself."), judge.first,
            RunWords::tr("Choose two different systems."));
    for (const QString& system : {judge.first, judge.second}) {
        TANDEM_TRY(outputs, CaseRepository(database).outputsOf({system}));
        if (outputs->isEmpty())
            return failure(
                ErrorCode::NotFound, RunWords::tr("This system has no outputs."), system);
    }
    TANDEM_TRY(cases, chosenCases(database, judge.cases));
    TANDEM_TRY(
        found, valuesOf<CaseId>(database,
                   QStringLiteral("SELECT a.case_id FROM case_output a JOIN case_output b"
                                  " ON b.case_id = a.case_id WHERE a.system = ? AND b.system = ?"),
                   {judge.first, judge.second}));
    const QSet<CaseId> both(found->begin(), found->end());
    RunSelection selection;
    for (const CaseId textCase : *cases) {
        if (!both.contains(textCase))
            continue;
        selection.subjects.append({textCase.value, {}, kFirstOrder});
        selection.subjects.append({textCase.value, {}, kSecondOrder});
    }
    return selection;
}

Expected<std::optional<RunCall>> askPairJudge(
    Database& database, const RunSubject& subject, const RunSetup& setup)
{
    TANDEM_TRY(textCase, CaseRepository(database).byId(CaseId{subject.id}));
    TANDEM_TRY(pair, shownPair(database, subject, setup.options.judge));
    TANDEM_TRY(request, expert::pairRequest(setup.prompts[setup.kind->promptKey()].prompt,
                            setup.model, textCase->prompt, textCase->expected, pair->first.text,
                            pair->second.text, setup.options.judge.firstTokens));
    constexpr qint64 kReasonLow = 40;
    constexpr qint64 kReasonHigh = 160;
    return std::optional(RunCall{subject, *request, {}, kReasonLow, kReasonHigh, {}, {}});
}

Expected<RunAnswer> parsePairJudge(const RunCall&, const QString& text)
{
    return expert::readPairChoice(text).map(
        [](const expert::PairChoice& choice) { return RunAnswer(choice); });
}

Expected<TaskEffect> takePairJudge(Database& database, const RunSetup& setup, const RunCall&,
    const TaskRow& done, const RunAnswer& answer)
{
    TANDEM_TRY(pair, shownPair(database, done.subject, setup.options.judge));
    Judgement judgement{
        CaseId{done.subject.id}, pair->first.id, pair->second.id, {}, done.error, done.reply};
    if (const auto* choice = std::any_cast<expert::PairChoice>(&answer)) {
        judgement.choice = choice->choice;
        judgement.reason = choice->reason;
    }
    return JudgementRepository(database).add(setup.run, judgement).map([](JudgementId) {
        return TaskEffect();
    });
}

QString orderText(const QString& part)
{
    if (part == kFirstOrder)
        return RunWords::tr("first system's output shown first");
    return part == kSecondOrder ? RunWords::tr("second system's output shown first") : QString();
}

fields::Field pairedField(
    const char* key, QString PairJudgeOptions::*member, const char* label, const char* usageWord)
{
    return fields::name(key, member, fields::Names::Systems, label,
        {.usageWord = usageWord,
            .placeholder = kUnnamedSystem,
            .noneThere = QT_TRANSLATE_NOOP("FieldWords",
                "Fewer than two systems have outputs. Import or generate outputs first.")});
}

QString pairProblem(const PairJudgeOptions& options)
{
    return options.first == options.second ? fields::FieldWords::tr("Choose two different systems.")
                                           : QString();
}

fields::Fields pairJudgeFields()
{
    using O = PairJudgeOptions;
    return {pairedField(
                "first", &O::first, QT_TRANSLATE_NOOP("FieldWords", "&First system"), "SYSTEM1"),
        pairedField(
            "second", &O::second, QT_TRANSLATE_NOOP("FieldWords", "&Second system"), "SYSTEM2")
            .check(pairProblem),
        tokensField<O>()};
}

} // namespace

/// A judge's choice between two systems' outputs: a subject is a case that both have an output for,
/// asked about twice, in the order of the parts "AB" (the first system's output first) and "BA".
const RunKind& pairJudgeRun()
{
    static const RunKind kind{.id = RunKindId::PairJudge,
        .key = "judge-pair",
        .text = QT_TRANSLATE_NOOP("RunWords", "Pairwise judge, both orders"),
        .items = RunItems::Cases,
        .promptKeys = {QStringLiteral("judge-pair")},
        .onUnparsable = OnUnparsableReply::KeepUntilRetried,
        .mayChangeMeanwhile = false,
        .ownFields = [] { return fields::within(&RunOptions::judge, pairJudgeFields()); },
        .select = selectPairJudge,
        .call = askPairJudge,
        .read = parsePairJudge,
        .take = takePairJudge,
        .partText = orderText,
        .results = "evaluate",
        .command = "expert judge",
        .start = {"runJudgePair", QT_TRANSLATE_NOOP("RunWords", "Pairwise &judge…")},
        .purpose =
            [] {
                return RunWords::tr("A language model chooses between the outputs of two systems, "
                                    "for each case in both orders.");
            }};
    return kind;
}

} // namespace tandem
