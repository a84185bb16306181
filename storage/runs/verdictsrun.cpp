#include "storage/runs/runkind.h"

#include "models/facts/verification.h"
#include "models/kgds/backgroundjudge.h"
#include "models/kgds/errordetection.h"
#include "models/kgds/opinionverification.h"
#include "models/kgds/prompts.h"
#include "models/llm/cost.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/runs/chosensamples.h"
#include "storage/runs/judgedoutput.h"
#include "storage/runs/kindfields.h"
#include "storage/runs/runwords.h"
#include "storage/runs/verdictkeeping.h"

#include <QSet>

#include <algorithm>

namespace tandem {

using kgds::BackgroundChoice;
using kgds::DetectedError;
using kgds::JudgedAspect;
using kgds::JudgePart;
using llm::NumberedVerdict;

namespace {

const QString kFactsPrompt = QStringLiteral("verify-facts");

/// Tokens of an explanation of one to three sentences.
constexpr qint64 kExplanationLow = 25;
constexpr qint64 kExplanationHigh = 100;

QString promptOfPart(const JudgePart& part)
{
    switch (part.aspect) {
    case JudgedAspect::Facts:
        return kFactsPrompt;
    case JudgedAspect::Opinions:
        return kgds::kOpinionsPrompt;
    case JudgedAspect::Error:
        return kgds::kErrorPrompt;
    case JudgedAspect::Feedback:
        break;
    }
    return kgds::kBackgroundPrompt;
}

tl::unexpected<Error> noSuchPart()
{
    return failure(ErrorCode::NotFound, RunWords::tr("The sample has no such item to judge."));
}

Error allJudged()
{
    return {ErrorCode::NotFound,
        RunWords::tr("Every output is already judged or being judged by a run."), {},
        RunWords::tr(
            "Continue an unfinished run with \"tandem run resume\", or as a batch with \"tandem "
            "run batch-write\". To judge the outputs again, give the judge another name."),
        {}};
}

Error nothingToJudge()
{
    return {ErrorCode::NotFound, RunWords::tr("No system has a matching output for a sample."), {},
        RunWords::tr("Generate or import outputs first."), {}};
}

Error nothingForFeedback()
{
    return {ErrorCode::NotFound, RunWords::tr("There is nothing to give feedback on."), {},
        RunWords::tr(
            "Feedback is on EBS-AOS outputs that selected other paragraphs than the experts."),
        {}};
}

Error opinionsFirst()
{
    return {ErrorCode::NotFound,
        RunWords::tr("Error types are for uncovered opinions, and no opinion has been judged yet."),
        {}, RunWords::tr("Judge the opinions first, or together with their errors."), {}};
}

/// NotFound with the name of the first system that has no output.
Expected<void> checkSystemsNamed(const QStringList& systems, const QList<SystemOutputRow>& rows)
{
    for (const QString& system : systems) {
        const bool isThere = std::any_of(rows.cbegin(), rows.cend(),
            [&](const SystemOutputRow& row) { return row.system.model == system; });
        if (!isThere)
            return failure(ErrorCode::NotFound,
                RunWords::tr("The system \"%1\" has no output for a sample.").arg(system), {},
                RunWords::tr("Use the system names of the list of outputs."));
    }
    return {};
}

bool isChosen(const SystemOutputRow& row, const RunOptions& options, const QSet<SampleId>& samples)
{
    const VerdictsOptions& wanted = options.verdicts;
    return (samples.isEmpty() || samples.contains(row.sample)) &&
           (wanted.models.isEmpty() || wanted.models.contains(row.system.model)) &&
           wanted.patterns.contains(row.system.pattern) &&
           wanted.paradigms.contains(row.system.paradigm);
}

/// Outputs that are not to be asked about, whatever is open: what people checked and what files say
/// stays, and another run may still come to the rest.
Expected<QSet<SystemOutputId>> settledOutputs(Database& database, const VerdictsOptions& options)
{
    return valuesOf<SystemOutputId>(database,
        QStringLiteral("SELECT j.output_id FROM kgds_judgement j LEFT JOIN llm_run r"
                       " ON r.id = j.run_id WHERE (?1 OR j.verifier = ?2) AND (?1"
                       " OR j.run_id IS NULL OR (j.state = 0 AND r.state < ?3) OR EXISTS (SELECT 1"
                       " FROM verdict v WHERE v.kind = 1 AND v.subject_id = j.id))"
                       " UNION SELECT f.output_id FROM kgds_feedback f WHERE ?1"),
        {options.onlyNew, options.verifier, RunState::Ended})
        .map([](const QList<SystemOutputId>& outputs) {
            return QSet<SystemOutputId>(outputs.cbegin(), outputs.cend());
        });
}

Expected<QList<JudgePart>> partsOf(
    Database& database, RunMemory& memory, SystemOutputId output, const VerdictsOptions& options)
{
    SystemJudgementRepository judgements(database);
    TANDEM_TRY(judged, judgedOutput(database, memory, output));
    TANDEM_TRY(found, judgements.find(output, options.verifier));
    std::optional<StoredJudgement> before;
    if (*found) {
        TANDEM_TRY(stored, judgements.byId(**found));
        before = *stored;
    }
    TANDEM_TRY(feedback, options.feedback ? judgements.feedbackOn(output)
                                          : Expected<QList<Feedback>>(QList<Feedback>()));
    return openParts(*judged, before, *feedback, options);
}

/// Whether a run that asks for nothing but feedback could have asked for some on this output.
Expected<bool> takesFeedback(
    Database& database, RunMemory& memory, SystemOutputId output, const VerdictsOptions& options)
{
    return judgedOutput(database, memory, output).map([&](const JudgedOutput& judged) {
        return !openParts(judged, {}, {}, options).isEmpty();
    });
}

/// Whether an unfinished run is about to judge as this verifier.
Expected<bool> isJudging(Database& database, const QString& verifier)
{
    return RunRepository(database).list().map([&](const QList<RunRow>& rows) {
        return std::any_of(rows.cbegin(), rows.cend(), [&](const RunRow& row) {
            return row.kind == RunKindId::Verdicts && row.state < RunState::Ended &&
                   runOptionsFrom(row.settings).verdicts.verifier == verifier;
        });
    });
}

/// What one question asks, before its prompt and its size are known.
Expected<llm::ChatRequest> requestFor(
    const RunSetup& setup, const JudgedOutput& judged, const JudgePart& part, int& statements)
{
    const llm::PromptTemplate prompt = setup.prompts[promptOfPart(part)].prompt;
    const kgds::SystemOutput& output = judged.output.made.output;
    const kgds::SampleRecord& record = *judged.record;
    switch (part.aspect) {
    case JudgedAspect::Facts: {
        const kgds::FactGroup* const group = judged.group(part.number);
        if (!group)
            return noSuchPart();
        QStringList facts;
        for (const kgds::FactRecord& fact : group->facts)
            facts.append(fact.text);
        statements = int(facts.size());
        return verificationRequest(prompt, setup.model, {output.background}, facts);
    }
    case JudgedAspect::Opinions:
        statements = int(record.opinions.size());
        return kgds::opinionsRequest(prompt, setup.model, output.opinions, record.opinions);
    case JudgedAspect::Error:
        if (part.number > record.opinions.size())
            return noSuchPart();
        return kgds::errorRequest(
            prompt, setup.model, record, output.opinions, record.opinions.at(part.number - 1));
    case JudgedAspect::Feedback:
        break;
    }
    const QStringList experts = kgds::supportingNames(record);
    return part.expertsFirst
               ? kgds::backgroundRequest(prompt, setup.model, record, experts, output.paragraphs)
               : kgds::backgroundRequest(prompt, setup.model, record, output.paragraphs, experts);
}

Expected<RunSelection> selectVerdicts(Database& database, const RunOptions& options)
{
    const VerdictsOptions& wanted = options.verdicts;
    TANDEM_TRY(rows, SystemOutputRepository(database).list());
    TANDEM_DO(checkSystemsNamed(wanted.models, *rows));
    TANDEM_TRY(settled, settledOutputs(database, wanted));
    const QSet<SampleId> samples(options.samples.cbegin(), options.samples.cend());
    const bool needsOpinions = wanted.errors && !wanted.opinions;
    bool lacksOpinions = false;
    const bool isFeedbackAlone =
        wanted.feedback && !wanted.facts && !wanted.opinions && !wanted.errors;
    bool hasForFeedback = false;
    RunSelection selection;
    RunMemory memory;
    for (const SystemOutputRow& row : *rows) {
        if (!isChosen(row, options, samples))
            continue;
        QList<JudgePart> parts;
        if (!settled->contains(row.id)) {
            TANDEM_TRY(open, partsOf(database, memory, row.id, wanted));
            parts = *open;
            if (needsOpinions && parts.isEmpty() && !lacksOpinions) {
                VerdictsOptions opinions = wanted;
                opinions.opinions = true;
                TANDEM_TRY(unjudged, partsOf(database, memory, row.id, opinions));
                lacksOpinions = !unjudged->isEmpty();
            }
        }
        if (isFeedbackAlone && !hasForFeedback) {
            TANDEM_TRY(takes, takesFeedback(database, memory, row.id, wanted));
            hasForFeedback = *takes;
        }
        selection.alreadyDone += parts.isEmpty() ? 1 : 0;
        for (const JudgePart& part : std::as_const(parts))
            selection.subjects.append(subjectOfPart(row.id, row.sample, part));
    }
    if (!selection.subjects.isEmpty())
        return selection;
    const bool lacksChoices = isFeedbackAlone && !hasForFeedback;
    selection.whyNotReady = selection.alreadyDone == 0 ? nothingToJudge()
                            : lacksOpinions            ? opinionsFirst()
                            : lacksChoices             ? nothingForFeedback()
                                                       : allJudged();
    TANDEM_TRY(isUnderWay, isJudging(database, wanted.verifier));
    selection.isComplete =
        selection.alreadyDone > 0 && !lacksOpinions && !lacksChoices && !*isUnderWay;
    return selection;
}

Expected<void> beginVerdicts(Database& database, RunId run, const RunSelection& selection)
{
    TANDEM_TRY(row, RunRepository(database).settings(run));
    const QString verifier = runOptionsFrom(*row).verdicts.verifier;
    SystemJudgementRepository judgements(database);
    RunMemory memory;
    QSet<qint64> begun;
    for (const RunSubject& subject : selection.subjects) {
        const auto part = JudgePart::fromKey(subject.part);
        if (!part || part->aspect == JudgedAspect::Feedback || begun.contains(subject.id))
            continue;
        begun.insert(subject.id);
        const SystemOutputId output{subject.id};
        TANDEM_TRY(judged, judgedOutput(database, memory, output));
        TANDEM_DO(judgements.begin(output, verifier, run, judged->record.get()));
    }
    return {};
}

Expected<std::optional<RunCall>> askVerdicts(
    Database& database, const RunSubject& subject, const RunSetup& setup)
{
    const auto part = JudgePart::fromKey(subject.part);
    if (!part)
        return noSuchPart();
    if (part->aspect == JudgedAspect::Feedback) {
        TANDEM_TRY(chosen, hasChosen(database, setup, SystemOutputId{subject.id}, *part));
        if (*chosen)
            return std::optional<RunCall>();
    }
    TANDEM_TRY(judged, judgedOutput(database, *setup.memory, SystemOutputId{subject.id}));
    RunCall call;
    call.subject = subject;
    TANDEM_TRY(request, requestFor(setup, *judged, *part, call.statements));
    const qint64 explanations = std::max(call.statements, 1);
    call.request = *request;
    // Another verifier judges anew, be it the same model: what they agree in is to be seen.
    call.request.answersAs = setup.options.verdicts.verifier;
    call.outputLow = explanations * kExplanationLow;
    call.outputHigh = explanations * kExplanationHigh;
    call.prompt = setup.prompts[promptOfPart(*part)].id;
    return std::optional(call);
}

Expected<RunAnswer> parseVerdicts(const RunCall& call, const QString& text)
{
    const auto part = JudgePart::fromKey(call.subject.part);
    if (!part)
        return noSuchPart();
    const auto verdicts = [](const QList<NumberedVerdict>& read) { return RunAnswer(read); };
    switch (part->aspect) {
    case JudgedAspect::Facts:
        return readVerification(text, call.statements).map(verdicts);
    case JudgedAspect::Opinions:
        return kgds::readOpinionVerdicts(text, call.statements).map(verdicts);
    case JudgedAspect::Error:
        return kgds::readError(text).map([](const DetectedError& read) { return RunAnswer(read); });
    case JudgedAspect::Feedback:
        break;
    }
    return kgds::readBackgroundChoice(text).map(
        [](const BackgroundChoice& read) { return RunAnswer(read); });
}

PartialAnswer partOfVerdicts(const RunCall& call, const QString& text)
{
    const auto part = JudgePart::fromKey(call.subject.part);
    const bool isFacts = part && part->aspect == JudgedAspect::Facts;
    if (!isFacts && (!part || part->aspect != JudgedAspect::Opinions))
        return {};
    const QList<NumberedVerdict> verdicts =
        isFacts ? readableVerification(text, call.statements)
                : kgds::readableOpinionVerdicts(text, call.statements);
    if (verdicts.isEmpty())
        return {};
    return {verdicts, verdicts.size() == call.statements};
}

Expected<TaskEffect> takeVerdicts(Database& database, const RunSetup& setup, const RunCall&,
    const TaskRow& done, const RunAnswer& answer)
{
    const auto part = JudgePart::fromKey(done.subject.part);
    if (!part)
        return noSuchPart();
    TaskEffect effect{SystemsChanged{done.subject.sample}};
    if (part->aspect == JudgedAspect::Feedback)
        return keepFeedback(database, setup, done, *part, answer).map([&] { return effect; });
    const SystemOutputId output{done.subject.id};
    SystemJudgementRepository judgements(database);
    TANDEM_TRY(id, judgements.begin(output, setup.options.verdicts.verifier, setup.run));
    TANDEM_DO(keepVerdicts(database, *id, *part, answer));
    if (part->aspect == JudgedAspect::Opinions && setup.options.verdicts.errors) {
        TANDEM_TRY(errors, newErrors(database, setup, done.subject, *id));
        effect.subjects = *errors;
    }
    if (!effect.subjects.isEmpty())
        return effect;
    return completeIfAnswered(database, setup, output, *id).map([&] { return effect; });
}

FollowUpEstimate followUpsVerdicts(
    const RunCall& call, const RunSetup& setup, const QString& answer)
{
    const auto part = JudgePart::fromKey(call.subject.part);
    if (!part || part->aspect != JudgedAspect::Opinions || !setup.options.verdicts.errors)
        return {};
    // Two of five are not covered, about, in the paper's tables.
    qint64 uncovered = (2 * call.statements + 4) / 5;
    if (const auto known = kgds::readOpinionVerdicts(answer, call.statements))
        uncovered = std::count_if(known->cbegin(), known->cend(),
            [](const NumberedVerdict& verdict) { return !verdict.knowable; });
    const auto templateTokens = [&](const JudgePart& of) {
        const llm::PromptTemplate prompt = setup.prompts[promptOfPart(of)].prompt;
        return llm::estimatedTokens(prompt.system) + llm::estimatedTokens(prompt.user);
    };
    // A discussion in the place of the opinions, about as long.
    const qint64 material = llm::estimatedInputTokens(call.request) - templateTokens(*part);
    const qint64 input =
        templateTokens({JudgedAspect::Error, 1, true}) + std::max<qint64>(material, 0);
    return {
        uncovered, uncovered * input, uncovered * kExplanationLow, uncovered * kExplanationHigh};
}

QString judgePartText(const QString& key)
{
    const auto part = JudgePart::fromKey(key);
    if (!part)
        return {};
    switch (part->aspect) {
    case JudgedAspect::Facts:
        return RunWords::tr("facts %1", "number of a group of facts").arg(part->number);
    case JudgedAspect::Opinions:
        return RunWords::tr("opinions", "what a judge is asked about");
    case JudgedAspect::Error:
        return RunWords::tr("error of opinion %1").arg(part->number);
    case JudgedAspect::Feedback:
        break;
    }
    return part->expertsFirst ? RunWords::tr("feedback, experts' paragraphs shown first")
                              : RunWords::tr("feedback, system's paragraphs shown first");
}

std::optional<kgds::WorkStage> stageOfPart(const QString& key)
{
    const auto part = JudgePart::fromKey(key);
    return part ? std::optional(kgds::stageOf(*part)) : std::nullopt;
}

constexpr fields::Word kStageWords[] = {
    {"facts", QT_TRANSLATE_NOOP("FieldWords", "&Facts covered by the background"), 0,
        QT_TRANSLATE_NOOP("FieldWords", "facts")},
    {"opinions", QT_TRANSLATE_NOOP("FieldWords", "&Opinions covered by the summary"), 0,
        QT_TRANSLATE_NOOP("FieldWords", "opinions")},
    {"errors", QT_TRANSLATE_NOOP("FieldWords", "Error types of u&ncovered opinions"), 0,
        QT_TRANSLATE_NOOP("FieldWords", "errors")},
    {"feedback",
        QT_TRANSLATE_NOOP("FieldWords",
            "Which paragraphs fit &better, where the system's differ from the experts'"),
        0, QT_TRANSLATE_NOOP("FieldWords", "feedback")}};

fields::Fields verdictFields()
{
    using O = VerdictsOptions;
    return fields::Fields{
               makerField("verifier", &O::verifier, QT_TRANSLATE_NOOP("FieldWords", "Jud&ge")),
               fields::names("models", &O::models, fields::Names::BenchmarkSystems, kSystemsLabel,
                   {.option = "systems",
                       .needed =
                           QT_TRANSLATE_NOOP("FieldWords", "Choose at least one system to judge."),
                       .noneThere = QT_TRANSLATE_NOOP("FieldWords",
                           "No system has outputs yet. Import outputs or generate "
                           "summaries first.")})} +
           wayFields<O>() +
           fields::Fields{
               fields::flags("stages", {&O::facts, &O::opinions, &O::errors, &O::feedback},
                   kStageWords, QT_TRANSLATE_NOOP("FieldWords", "To judge"),
                   {.needed = QT_TRANSLATE_NOOP("FieldWords", "Choose what to judge.")}),
               fields::flag("both_orders", &O::bothOrders,
                   QT_TRANSLATE_NOOP("FieldWords", "Both orde&rs instead of one drawn at random"))
                   .when(&O::feedback, "--stages feedback"),
               fields::number("seed", &O::seed, kSeedBounds,
                   QT_TRANSLATE_NOOP("FieldWords", "Seed for drawing the orders"), {.isRare = true})
                   .when(&O::feedback, "--stages feedback"),
               fields::flag("only_new", &O::onlyNew,
                   QT_TRANSLATE_NOOP("FieldWords", "Only outputs not yet &judged"),
                   {.choosesItems = true}),
               attemptsField<O>()};
}

} // namespace

/// Verdicts on what systems made of samples: a subject is an output, and each task one question
/// about it, named by kgds::JudgePart::key(). Why an opinion is not covered is asked as soon as
/// that is known. What no reply can be parsed to counts as no answer, of several facts or opinions
/// each by itself; an output that no server answered all questions about is not judged yet. The
/// verdicts stand on what the benchmark said when the output was made.
const RunKind& verdictsRun()
{
    static const RunKind kind{.id = RunKindId::Verdicts,
        .key = "kgds-verify",
        .text = QT_TRANSLATE_NOOP("RunWords", "Judgments of summaries"),
        .items = RunItems::SystemOutputs,
        .growth = TaskGrowth::Once,
        .promptKeys = {kFactsPrompt, kgds::kOpinionsPrompt, kgds::kErrorPrompt,
            kgds::kBackgroundPrompt},
        .onUnparsable = OnUnparsableReply::KeepUntilAskedAnew,
        // Outputs are never changed, nor is what they are judged against.
        .mayChangeMeanwhile = false,
        .maker = Maker::Verifier,
        .makerName = [](const RunOptions& options) { return options.verdicts.verifier; },
        .madeBySql = QStringLiteral("SELECT run_id FROM kgds_judgement WHERE verifier = ?1"
                                    " UNION SELECT run_id FROM kgds_feedback WHERE judge = ?1"),
        .ownFields =
            [] {
                return fields::within(&RunOptions::verdicts, verdictFields()) +
                       fields::Fields{samplesField()};
            },
        .select = selectVerdicts,
        .call = askVerdicts,
        .read = parseVerdicts,
        .take = takeVerdicts,
        .readPartial = partOfVerdicts,
        .made = beginVerdicts,
        .asks = [](const RunOptions& options) { return options.verdicts.asks; },
        .followUps = followUpsVerdicts,
        .partText = judgePartText,
        .stageOf = stageOfPart,
        .results = "models",
        .command = "kgds verify",
        .purpose =
            [] {
                return RunWords::tr(
                    "A language model judges what systems wrote for the benchmark's samples: what "
                    "is covered and, if it is not, what is wrong.");
            },
        .doneAlready = QT_TRANSLATE_N_NOOP(
            "RunWords", "%n output(s) are already judged or being judged by a run.")};
    return kind;
}

} // namespace tandem
