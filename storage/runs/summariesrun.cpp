#include "storage/runs/runkind.h"

#include "models/kgds/prompts.h"
#include "models/kgds/runparts.h"
#include "models/kgds/summaries.h"
#include "models/llm/cost.h"
#include "models/llm/replyparser.h"
#include "models/llm/wireformat.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/runs/benchmarkrecord.h"
#include "storage/runs/chosensamples.h"
#include "storage/runs/kindfields.h"
#include "storage/runs/makercheck.h"
#include "storage/runs/runwords.h"

namespace tandem {

using kgds::ChunkKind;
using kgds::Paradigm;
using kgds::Pattern;
using kgds::SummaryTurn;
using kgds::SystemOutput;

namespace {

QLatin1String promptOf(const SummaryTurn& turn)
{
    const bool extracts = turn.pattern == Pattern::Extractive;
    if (turn.paradigm == Paradigm::SelfReflection)
        return extracts ? kgds::kReflectExtractivePrompt : kgds::kReflectAbstractivePrompt;
    return extracts ? kgds::kExtractivePrompt : kgds::kAbstractivePrompt;
}

RunSubject subjectOfTurn(SampleId sample, const SummaryTurn& turn)
{
    return {sample.value, sample, turn.key()};
}

/// Whether the run is to make this and the system has none of it yet.
Expected<bool> isWanted(
    Database& database, SampleId sample, const SummaryTurn& turn, const SummariesOptions& options)
{
    if (!options.paradigms.contains(turn.paradigm))
        return false;
    return SystemOutputRepository(database)
        .find(sample, {options.system, turn.paradigm, turn.pattern})
        .map([](const std::optional<SystemOutputId>& there) { return !there.has_value(); });
}

/// The same, or what is wanted needs it.
Expected<bool> isNeeded(
    Database& database, SampleId sample, const SummaryTurn& turn, const SummariesOptions& options)
{
    TANDEM_TRY(wanted, isWanted(database, sample, turn, options));
    if (*wanted || turn.paradigm == Paradigm::SelfReflection)
        return *wanted;
    return isWanted(database, sample, {turn.pattern, Paradigm::SelfReflection}, options);
}

/// Refuses to have the model reflect on a first turn that no run asked: what it would be asked anew
/// is another one than the output that the system has.
Expected<void> checkFirstTurn(
    Database& database, SampleId sample, Pattern pattern, const SummariesOptions& options)
{
    TANDEM_TRY(reflects, isWanted(database, sample, {pattern, Paradigm::SelfReflection}, options));
    if (!*reflects)
        return {};
    SystemOutputRepository outputs(database);
    TANDEM_TRY(found, outputs.find(sample, {options.system, Paradigm::StructuredPrompt, pattern}));
    if (!*found)
        return {};
    TANDEM_TRY(first, outputs.byId(**found));
    if (first->made.reply.isValid())
        return {};
    TANDEM_TRY(row, SampleRepository(database).row(sample));
    return failure(ErrorCode::Refused,
        RunWords::tr("The %1 output of the system \"%2\" for sample %3 was imported: "
                     "self-reflection needs the conversation that produced it.")
            .arg(kgds::patternName(pattern), options.system, QString::number(row->position)),
        {},
        RunWords::tr(
            "Give the system another name, turn off self-reflection, or choose other samples."));
}

Expected<llm::ChatRequest> firstRequest(
    const RunSetup& setup, const kgds::SampleRecord& record, Pattern pattern)
{
    const llm::PromptTemplate prompt =
        setup.prompts[promptOf({pattern, Paradigm::StructuredPrompt})].prompt;
    return pattern == Pattern::Extractive ? kgds::extractiveRequest(prompt, setup.model, record,
                                                setup.options.summaries.chunks)
                                          : kgds::abstractiveRequest(prompt, setup.model, record);
}

/// The reply to the first turn, and what was sent for it.
struct FirstTurn
{
    QString reply;
    QByteArray request;
};

Expected<FirstTurn> firstTurnOf(
    Database& database, const RunSetup& setup, const RunSubject& subject, Pattern pattern)
{
    return oneRow(database,
        QStringLiteral("SELECT y.text, y.request FROM llm_task t JOIN llm_reply y"
                       " ON y.id = t.reply_id WHERE t.run_id = ? AND t.subject_id = ?"
                       " AND t.part = ? AND t.state = ?"),
        {setup.run, subject.id, SummaryTurn{pattern, Paradigm::StructuredPrompt}.key(),
            TaskState::Done},
        [](Statement& row) {
            FirstTurn turn;
            row.read(turn.reply, turn.request);
            return turn;
        },
        {ErrorCode::NotFound, RunWords::tr("The first turn of this task has no reply."), {},
            RunWords::tr("Start a new run; requests that were answered are not sent again."), {}});
}

Expected<llm::ChatRequest> secondRequest(Database& database, const RunSetup& setup,
    const RunSubject& subject, const kgds::SampleRecord& record, Pattern pattern)
{
    TANDEM_TRY(turn, firstTurnOf(database, setup, subject, pattern));
    TANDEM_TRY(first, firstRequest(setup, record, pattern));
    // The reply names chunks of the article as it was then.
    if (!llm::asksTheSame(turn->request, *first))
        return failure(ErrorCode::Refused,
            RunWords::tr("The sample's article or discussion has changed since the first turn."),
            {}, RunWords::tr("Start a new run."));
    return kgds::reflectionRequest(
        setup.prompts[promptOf({pattern, Paradigm::SelfReflection})].prompt, *first,
        llm::withoutThoughts(turn->reply));
}

/// Keeps what the model made, under the name of its system.
Expected<void> keepOutput(Database& database, const RunSetup& setup, const RunCall& call,
    const SummaryTurn& turn, ReplyId reply, const SystemOutput& made)
{
    const SummariesOptions& options = setup.options.summaries;
    const kgds::SampleRecord& record = *call.record;
    TANDEM_TRY(gold, GoldRepository(database).keep(call.subject.sample, record));
    NewSystemOutput output{call.subject.sample, *gold,
        {options.system, turn.paradigm, turn.pattern}, made, options.chunks, {}, setup.run, reply};
    if (turn.pattern == Pattern::Abstractive)
        output.chunkKind = ChunkKind::Paragraph;
    if (output.chunkKind != ChunkKind::Paragraph) {
        output.chunks = made.paragraphs.join(QStringLiteral(", "));
        output.output.paragraphs = kgds::chosenParagraphs(
            kgds::chunksOf(record.article, options.chunks), options.chunks, made.paragraphs);
    }
    return SystemOutputRepository(database).add(output, &record).map([](SystemOutputId) {});
}

/// Tokens of a summary: opinions take as many as they are said in, or a few times as many with
/// what they clarify; a background takes a part of the article.
struct SummaryTokens
{
    qint64 low = 0;
    qint64 high = 0;
};
SummaryTokens tokensOf(const kgds::SampleRecord& record, Pattern pattern)
{
    constexpr qint64 kWrapping = 20;
    SummaryTokens tokens{kWrapping, 2 * kWrapping};
    for (const kgds::UtteranceRecord& utterance : record.discussion) {
        const qint64 said = llm::estimatedTokens(utterance.text);
        tokens.low += said;
        tokens.high += 3 * said;
    }
    qint64 article = 0;
    for (const kgds::ParagraphRecord& paragraph : record.article)
        article += llm::estimatedTokens(paragraph.text);
    if (pattern == Pattern::Abstractive) {
        tokens.low += article / 8;
        tokens.high += article / 2;
    } else {
        tokens.high += 2 * record.article.size();
    }
    return tokens;
}

Expected<RunSelection> selectSummaries(Database& database, const RunOptions& options)
{
    TANDEM_TRY(samples, chosenSamples(database, options));
    RunSelection selection;
    selection.rerunHint = RunWords::tr(
        "The system already has these outputs; to generate others, give it another name.");
    for (const SampleId sample : *samples) {
        QList<RunSubject> subjects;
        for (const Pattern pattern : options.summaries.patterns) {
            TANDEM_DO(checkFirstTurn(database, sample, pattern, options.summaries));
            bool isAny = false;
            for (const Paradigm paradigm : options.summaries.paradigms) {
                TANDEM_TRY(
                    wanted, isWanted(database, sample, {pattern, paradigm}, options.summaries));
                selection.alreadyDone += *wanted ? 0 : 1;
                isAny = isAny || *wanted;
            }
            if (isAny)
                subjects.append(subjectOfTurn(sample, {pattern, Paradigm::StructuredPrompt}));
        }
        if (subjects.isEmpty())
            continue;
        if (const auto record = readyRecord(database, sample); !record) {
            TANDEM_DO(noteNotReady(selection, record.error()));
            continue;
        }
        selection.subjects += subjects;
    }
    selection.isComplete =
        selection.subjects.isEmpty() && selection.samplesNotReady == 0 && selection.alreadyDone > 0;
    return selection;
}

Expected<std::optional<RunCall>> askSummaries(
    Database& database, const RunSubject& subject, const RunSetup& setup)
{
    const auto turn = SummaryTurn::fromKey(subject.part);
    if (!turn)
        return std::optional<RunCall>();
    TANDEM_TRY(needed, isNeeded(database, subject.sample, *turn, setup.options.summaries));
    if (!*needed)
        return std::optional<RunCall>();
    TANDEM_TRY(record, readyRecord(database, subject.sample));
    TANDEM_TRY(request, turn->paradigm == Paradigm::SelfReflection
                            ? secondRequest(database, setup, subject, **record, turn->pattern)
                            : firstRequest(setup, **record, turn->pattern));
    const SummaryTokens tokens = tokensOf(**record, turn->pattern);
    RunCall call{subject, *request, {}, tokens.low, tokens.high, setup.prompts[promptOf(*turn)].id};
    call.record = *record;
    call.chunks = setup.options.summaries.chunks;
    return std::optional(call);
}

Expected<RunAnswer> parseSummaries(const RunCall& call, const QString& text)
{
    const auto turn = SummaryTurn::fromKey(call.subject.part);
    const auto read = turn && turn->pattern == Pattern::Abstractive
                          ? kgds::readAbstractiveSummary(text)
                          : kgds::readExtractiveSummary(text, call.chunks);
    return read.map([](const SystemOutput& output) { return RunAnswer(output); });
}

Expected<TaskEffect> takeTurn(Database& database, const RunSetup& setup, const RunCall& call,
    const TaskRow& done, const RunAnswer& answer)
{
    const auto turn = SummaryTurn::fromKey(done.subject.part);
    if (!turn || !answer.has_value())
        return TaskEffect();
    const SampleId sample = done.subject.sample;
    TaskEffect effect{SystemsChanged{sample}};
    TANDEM_TRY(wanted, isWanted(database, sample, *turn, setup.options.summaries));
    if (*wanted) {
        TANDEM_DO(keepOutput(
            database, setup, call, *turn, done.reply, std::any_cast<const SystemOutput&>(answer)));
    }
    const SummaryTurn second{turn->pattern, Paradigm::SelfReflection};
    if (*turn == second)
        return effect;
    TANDEM_TRY(goesOn, isWanted(database, sample, second, setup.options.summaries));
    if (*goesOn)
        effect.subjects.append(subjectOfTurn(sample, second));
    return effect;
}

FollowUpEstimate followUpsSummaries(
    const RunCall& call, const RunSetup& setup, const QString& answer)
{
    const auto turn = SummaryTurn::fromKey(call.subject.part);
    if (!turn || turn->paradigm == Paradigm::SelfReflection ||
        !setup.options.summaries.paradigms.contains(Paradigm::SelfReflection))
        return {};
    const qint64 replied =
        answer.isEmpty() ? (call.outputLow + call.outputHigh) / 2 : llm::estimatedTokens(answer);
    const llm::PromptTemplate prompt =
        setup.prompts[promptOf({turn->pattern, Paradigm::SelfReflection})].prompt;
    return {1,
        llm::estimatedInputTokens(call.request) + replied + llm::estimatedTokens(prompt.user),
        call.outputLow, call.outputHigh};
}

/// Why outputs that choose from other chunks may not go by one name; empty where they may.
QString otherChunksThan(const SummariesOptions& wanted, ChunkKind chunks)
{
    if (chunks == wanted.chunks || !wanted.patterns.contains(Pattern::Extractive))
        return {};
    return RunWords::tr("The system \"%1\" selected from %2, not from %3.")
        .arg(wanted.system, kgds::chunkKindName(chunks), kgds::chunkKindName(wanted.chunks));
}

QString otherChunks(const RunOptions& wanted, const RunOptions& other)
{
    return other.summaries.patterns.contains(Pattern::Extractive)
               ? otherChunksThan(wanted.summaries, other.summaries.chunks)
               : QString();
}

/// The same of outputs, imported ones too.
Expected<void> checkChunksOfOutputs(Database& database, const RunSetup& setup)
{
    TANDEM_TRY(chunks, valuesOf<ChunkKind>(database,
                           QStringLiteral("SELECT DISTINCT granularity FROM kgds_output"
                                          " WHERE model = ? AND pattern = ?"),
                           {setup.options.summaries.system, Pattern::Extractive}));
    for (const ChunkKind kind : *chunks) {
        if (const QString why = otherChunksThan(setup.options.summaries, kind); !why.isEmpty())
            return nameIsTaken(setup, why);
    }
    return {};
}

QString turnText(const QString& part)
{
    const auto turn = SummaryTurn::fromKey(part);
    return turn ? kgds::patternName(turn->pattern) + u' ' + kgds::paradigmName(turn->paradigm)
                : QString();
}

std::optional<kgds::WorkStage> stageOfTurn(const QString& part)
{
    const auto turn = SummaryTurn::fromKey(part);
    return turn ? std::optional(kgds::stageOf(*turn)) : std::nullopt;
}

constexpr fields::Word kChunkWords[] = {
    {"paragraph", QT_TRANSLATE_NOOP("FieldWords", "Paragraphs"), int(kgds::ChunkKind::Paragraph)},
    {"sentence", QT_TRANSLATE_NOOP("FieldWords", "Sentences"), int(kgds::ChunkKind::Sentence)},
    {"section", QT_TRANSLATE_NOOP("FieldWords", "Sections"), int(kgds::ChunkKind::Section)},
    {"window", QT_TRANSLATE_NOOP("FieldWords", "Sliding windows"), int(kgds::ChunkKind::Window)}};

fields::Fields summariesFields()
{
    using O = SummariesOptions;
    return fields::Fields{makerField("system", &O::system, kSystemLabel)} + wayFields<O>() +
           fields::Fields{fields::choice("chunks", &O::chunks, kChunkWords,
                              QT_TRANSLATE_NOOP("FieldWords", "&Chunks for EBS-AOS"),
                              {.help = QT_TRANSLATE_NOOP("FieldWords",
                                   "What a system selects its background from. Scores are of the "
                                   "paragraphs that the selected chunks cover.")})
                              .when<O>(
                                  [](const O& options) {
                                      return options.patterns.contains(kgds::Pattern::Extractive);
                                  },
                                  "--pattern ebs-aos"),
               attemptsField<O>()};
}

} // namespace

/// Summaries of discussions by a system: a subject is a sample of the benchmark, and each task a
/// turn of a conversation about it, named by kgds::SummaryTurn::key(). The second turn is asked as
/// soon as the first one is answered, whose reply stands before it.
const RunKind& summariesRun()
{
    static const RunKind kind{.id = RunKindId::Summaries,
        .key = "kgds-generate",
        .text = QT_TRANSLATE_NOOP("RunWords", "Summaries of discussions"),
        .items = RunItems::Samples,
        .growth = TaskGrowth::Once,
        .promptKeys = {kgds::kExtractivePrompt, kgds::kAbstractivePrompt,
            kgds::kReflectExtractivePrompt, kgds::kReflectAbstractivePrompt},
        .maker = Maker::System,
        .makerName = [](const RunOptions& options) { return options.summaries.system; },
        .madeBySql = QStringLiteral("SELECT run_id FROM kgds_output WHERE model = ?"),
        .checkName = checkChunksOfOutputs,
        .otherWay = otherChunks,
        .ownFields =
            [] {
                return fields::within(&RunOptions::summaries, summariesFields()) +
                       fields::Fields{samplesField()};
            },
        .select = selectSummaries,
        .call = askSummaries,
        .read = parseSummaries,
        .take = takeTurn,
        .asks = [](const RunOptions& options) { return options.summaries.asks; },
        .followUps = followUpsSummaries,
        .partText = turnText,
        .stageOf = stageOfTurn,
        .results = "models",
        .command = "kgds generate",
        .purpose =
            [] {
                return RunWords::tr(
                    "A language model summarizes each discussion of the benchmark: what an "
                    "outsider needs to know from the article, and each participant's opinions. "
                    "With self-reflection, it checks its own result in a second turn.");
            },
        .doneAlready = QT_TRANSLATE_N_NOOP("RunWords", "%n output(s) already exist.")};
    return kind;
}

} // namespace tandem
