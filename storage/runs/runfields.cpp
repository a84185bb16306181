#include "storage/runs/runfields.h"

#include "models/expert/firsttokens.h"
#include "models/metrics/judges.h"
#include "models/usersum/hierarchy.h"
#include "models/usersum/summaryrequests.h"
#include "storage/runs/predictionsrun.h"
#include "storage/runs/runkind.h"

#include <limits>

namespace tandem {

namespace {

using fields::Bounds;
using fields::Field;
using fields::Fields;
using fields::Kept;
using fields::Word;
using kgds::ChunkKind;
using kgds::Paradigm;
using kgds::Pattern;
using usersum::SegmentRule;
using usersum::SegmentUnit;

constexpr Bounds kAttemptBounds{1, 100};
constexpr Bounds kTokenBounds{1, 1'000'000};
constexpr Bounds kMaxTokenBounds{0, 1'000'000};
constexpr Bounds kDocumentBounds{0, 100};
constexpr Bounds kShareBounds{0, 1, 2};
constexpr Bounds kSeedBounds{0, std::numeric_limits<quint32>::max()};
constexpr Bounds kSegmentBounds{1, 999'999};

constexpr Word kSideWords[] = {
    {"both", QT_TRANSLATE_NOOP("FieldWords", "Supporting and nonsupporting")},
    {"supporting", QT_TRANSLATE_NOOP("FieldWords", "Supporting")},
    {"nonsupporting", QT_TRANSLATE_NOOP("FieldWords", "Nonsupporting")}};

constexpr Word kPatternWords[] = {
    {"ebs-aos", QT_TRANSLATE_NOOP("FieldWords", "EBS-AOS: paragraphs as the background"),
        int(Pattern::Extractive), "EBS-AOS"},
    {"abs-aos", QT_TRANSLATE_NOOP("FieldWords", "ABS-AOS: a written background"),
        int(Pattern::Abstractive), "ABS-AOS"}};

constexpr Word kParadigmWords[] = {
    {"structured-prompt", QT_TRANSLATE_NOOP("FieldWords", "Structured prompt"),
        int(Paradigm::StructuredPrompt)},
    {"self-reflection", QT_TRANSLATE_NOOP("FieldWords", "Self-reflection"),
        int(Paradigm::SelfReflection)}};

constexpr Word kChunkWords[] = {
    {"paragraph", QT_TRANSLATE_NOOP("FieldWords", "Paragraphs"), int(ChunkKind::Paragraph)},
    {"sentence", QT_TRANSLATE_NOOP("FieldWords", "Sentences"), int(ChunkKind::Sentence)},
    {"section", QT_TRANSLATE_NOOP("FieldWords", "Sections"), int(ChunkKind::Section)},
    {"window", QT_TRANSLATE_NOOP("FieldWords", "Sliding windows"), int(ChunkKind::Window)}};

constexpr Word kStageWords[] = {
    {"facts", QT_TRANSLATE_NOOP("FieldWords", "&Facts that the background covers"), 0,
        QT_TRANSLATE_NOOP("FieldWords", "facts")},
    {"opinions", QT_TRANSLATE_NOOP("FieldWords", "&Opinions that the summary covers"), 0,
        QT_TRANSLATE_NOOP("FieldWords", "opinions")},
    {"errors", QT_TRANSLATE_NOOP("FieldWords", "Why an opinion is &not covered"), 0,
        QT_TRANSLATE_NOOP("FieldWords", "errors")},
    {"feedback",
        QT_TRANSLATE_NOOP(
            "FieldWords", "Which paragraphs fit &better, where they are not the experts'"),
        0, QT_TRANSLATE_NOOP("FieldWords", "feedback")}};

constexpr Word kMethodWords[] = {
    {"hierarchy",
        QT_TRANSLATE_NOOP(
            "FieldWords", "Hierarchy with critique: segments are checked and rewritten"),
        1, QT_TRANSLATE_NOOP("FieldWords", "hierarchy with critique")},
    {"single", QT_TRANSLATE_NOOP("FieldWords", "Single step: the whole past at once"), 0,
        QT_TRANSLATE_NOOP("FieldWords", "single step")}};

constexpr Word kUnitWords[] = {
    {"month", QT_TRANSLATE_NOOP("FieldWords", "Months"), int(SegmentUnit::Month)},
    {"quarter", QT_TRANSLATE_NOOP("FieldWords", "Quarters"), int(SegmentUnit::Quarter)},
    {"year", QT_TRANSLATE_NOOP("FieldWords", "Years"), int(SegmentUnit::Year)}};

constexpr const char* kUnnamedSystem =
    QT_TRANSLATE_NOOP("FieldWords", "(the system without a name)");
constexpr const char* kSystemsLabel = QT_TRANSLATE_NOOP("FieldWords", "&Systems");
constexpr const char* kSystemLabel = QT_TRANSLATE_NOOP("FieldWords", "&System");

// Settings that several kinds have.

template <typename Options>
Field attemptsField(const char* help = QT_TRANSLATE_NOOP("FieldWords",
                        "An answer that cannot be read is asked for again, a little less "
                        "predictably each time."))
{
    return fields::number("asks", &Options::asks, kAttemptBounds,
        QT_TRANSLATE_NOOP("FieldWords", "Max. &attempts"), {.help = help});
}

template <typename Options>
Field tokensField(const char* help = nullptr)
{
    return fields::number("first_tokens", &Options::firstTokens, kTokenBounds,
        QT_TRANSLATE_NOOP("FieldWords", "First &tokens of each text"), {.help = help});
}

/// Whose outputs of cases; not where these are given.
template <typename Options>
Field caseSystemsField()
{
    return fields::names("systems", &Options::systems, fields::Names::Systems, kSystemsLabel,
        {.option = "system",
            .blank = kUnnamedSystem,
            .needed = QT_TRANSLATE_NOOP("FieldWords", "Choose at least one system."),
            .noneThere = QT_TRANSLATE_NOOP("FieldWords",
                "No system has outputs yet: import outputs, or have them generated, first."),
            .isSingle = true})
        .template onlyIf<Options>([](const Options& options) { return options.outputs.isEmpty(); });
}

/// What names the model that does the work.
template <typename Options>
Field makerField(const char* key, QString Options::*member, const char* label)
{
    return fields::text(key, member, label,
        {.placeholder = QT_TRANSLATE_NOOP("FieldWords", "as the model"), .isMaker = true});
}

template <typename Options>
Fields wayFields()
{
    return {
        fields::choices("patterns", &Options::patterns, kPatternWords,
            QT_TRANSLATE_NOOP("FieldWords", "&Pattern"),
            {.option = "pattern", .blank = QT_TRANSLATE_NOOP("FieldWords", "EBS-AOS and ABS-AOS")}),
        fields::choices("paradigms", &Options::paradigms, kParadigmWords,
            QT_TRANSLATE_NOOP("FieldWords", "&How it is asked"),
            {.option = "paradigm",
                .blank =
                    QT_TRANSLATE_NOOP("FieldWords", "Structured prompt and self-reflection")})};
}

template <typename Options>
Field logField()
{
    return fields::name("log", &Options::log, fields::Names::Logs,
        QT_TRANSLATE_NOOP("FieldWords", "&Log"),
        {.blank = QT_TRANSLATE_NOOP("FieldWords", "All logs")});
}

template <typename Options>
Field summarizersField(fields::Names names)
{
    return fields::names("summarizers", &Options::summarizers, names,
        QT_TRANSLATE_NOOP("FieldWords", "&Summarizers"),
        {.needed = QT_TRANSLATE_NOOP("FieldWords", "Choose at least one summarizer.")});
}

Field samplesField()
{
    return fields::items("samples", &RunOptions::samples, fields::Names::Samples,
        QT_TRANSLATE_NOOP("FieldWords", "Samp&les"),
        {.placeholder = QT_TRANSLATE_NOOP("FieldWords", "all; or numbers like 1-4, 7")});
}

/// Of every kind.
Field maxTokensField()
{
    return fields::number("max_tokens", &RunOptions::maxTokens, kMaxTokenBounds,
        QT_TRANSLATE_NOOP("FieldWords", "Max. to&kens of an answer"),
        {.help = QT_TRANSLATE_NOOP("FieldWords",
             "With those that a model thinks in. Answers that are cut there say so; another run "
             "with a higher limit may have them whole."),
            .blank = QT_TRANSLATE_NOOP("FieldWords", "as many as the task needs"),
            .isRare = true,
            .kept = Kept::IfSet});
}

// The kinds.

/// Which paragraphs are taken apart, as one choice of the two flags that the file keeps.
Field sideField()
{
    Field field(
        fields::Type::Choice, "side", QT_TRANSLATE_NOOP("FieldWords", "&Paragraphs"),
        [](const void* options) -> QVariant {
            const auto* of = static_cast<const RunOptions*>(options);
            const bool isBoth = of->supporting == of->nonsupporting;
            return QLatin1String(kSideWords[isBoth ? 0 : of->supporting ? 1 : 2].key);
        },
        [](void* options, const QVariant& value) {
            auto* of = static_cast<RunOptions*>(options);
            of->supporting = value.toString() != QLatin1String(kSideWords[2].key);
            of->nonsupporting = value.toString() != QLatin1String(kSideWords[1].key);
        },
        {.kept = Kept::Not});
    field.words = kSideWords;
    return field;
}

Fields paragraphFields(bool decomposes)
{
    Fields all{
        fields::flag("supporting", &RunOptions::supporting, nullptr, {.kept = Kept::FileOnly}),
        fields::flag(
            "nonsupporting", &RunOptions::nonsupporting, nullptr, {.kept = Kept::FileOnly})};
    if (decomposes)
        all.append(sideField());
    all.append(samplesField());
    all.append(fields::flag("replace", &RunOptions::replace,
        decomposes ? QT_TRANSLATE_NOOP("FieldWords",
                         "Also paragraphs that have facts already; these are replaced")
                   : QT_TRANSLATE_NOOP("FieldWords", "Also facts that a model looked at already")));
    return all;
}

Fields expertFields()
{
    using O = ExpertRunOptions;
    return {caseSystemsField<O>(),
        fields::flag("only_new", &O::onlyNew,
            QT_TRANSLATE_NOOP("FieldWords", "Only outputs not yet e&valuated"),
            {.help = QT_TRANSLATE_NOOP("FieldWords",
                 "Leaves out what any run or imported file has scored, and what a run that is not "
                 "over will come to."),
                .kept = Kept::IfSet}),
        tokensField<O>(QT_TRANSLATE_NOOP(
            "FieldWords", "Of each text, counted in words and signs after Unicode (UAX #29).")),
        attemptsField<O>(QT_TRANSLATE_NOOP("FieldWords",
            "An answer that cannot be read is asked for again, a little less predictably each "
            "time. What can never be read counts against the output and is shown."))};
}

Fields generateFields()
{
    using O = GenerateRunOptions;
    return {fields::text("system", &O::system, kSystemLabel,
                {.placeholder = QT_TRANSLATE_NOOP(
                     "FieldWords", "A name for the system whose outputs these are"),
                    .needed = QT_TRANSLATE_NOOP("FieldWords", "Give the new system a name.")}),
        fields::number("documents", &O::documents, kDocumentBounds,
            QT_TRANSLATE_NOOP("FieldWords", "&Documents of the profile")),
        fields::decimal("swapped", &O::swapped, kShareBounds,
            QT_TRANSLATE_NOOP("FieldWords", "Share of cases with another's profile"),
            {.help = QT_TRANSLATE_NOOP("FieldWords",
                 "These cases get the profile of another case, to see whether profiles matter."),
                .isRare = true}),
        fields::number("seed", &O::seed, kSeedBounds,
            QT_TRANSLATE_NOOP("FieldWords", "Seed that draws these cases"), {.isRare = true})
            .when<O>([](const O& options) { return options.swapped > 0.0; }, nullptr)};
}

Field pairedField(
    const char* key, QString PairJudgeOptions::*member, const char* label, const char* usageWord)
{
    return fields::name(key, member, fields::Names::Systems, label,
        {.usageWord = usageWord,
            .placeholder = kUnnamedSystem,
            .noneThere = QT_TRANSLATE_NOOP("FieldWords",
                "Two systems are compared, and fewer have outputs: import outputs, or have them "
                "generated, first.")});
}

QString pairProblem(const PairJudgeOptions& options)
{
    return options.first == options.second ? fields::FieldWords::tr("Choose two different systems.")
                                           : QString();
}

Fields pairJudgeFields()
{
    using O = PairJudgeOptions;
    return {pairedField(
                "first", &O::first, QT_TRANSLATE_NOOP("FieldWords", "&First system"), "SYSTEM1"),
        pairedField(
            "second", &O::second, QT_TRANSLATE_NOOP("FieldWords", "&Second system"), "SYSTEM2")
            .check(pairProblem),
        tokensField<O>()};
}

Fields scoreFields(RunKindId kind)
{
    using O = ScoreJudgeOptions;
    Field samples = fields::number("samples", &O::samples, Bounds{1, metrics::kMostJudgeSamples},
        QT_TRANSLATE_NOOP("FieldWords", "A&nswers for each output"));
    Field probabilities = fields::flag("probabilities", &O::probabilities,
        QT_TRANSLATE_NOOP(
            "FieldWords", "One answer with &probabilities, where the endpoint gives them"));
    if (kind != RunKindId::GEval) {
        const auto never = [](const O&) { return false; };
        samples.onlyIf<O>(never, "--method geval");
        probabilities.onlyIf<O>(never, "--method geval");
    }
    return {caseSystemsField<O>(),
        tokensField<O>(QT_TRANSLATE_NOOP("FieldWords",
            "Of the expected and the scored text, never of the prompt; counted in words and signs "
            "after Unicode (UAX #29).")),
        samples, probabilities,
        attemptsField<O>(QT_TRANSLATE_NOOP("FieldWords",
            "An answer that is not a score is asked for again. What never becomes one is left out "
            "and shown."))};
}

Fields summariesFields()
{
    using O = SummariesOptions;
    return Fields{makerField("system", &O::system, kSystemLabel)} + wayFields<O>() +
           Fields{fields::choice("chunks", &O::chunks, kChunkWords,
                      QT_TRANSLATE_NOOP("FieldWords", "&Chunks of EBS-AOS"),
                      {.help = QT_TRANSLATE_NOOP("FieldWords",
                           "What a system chooses its background from; scores are of the "
                           "paragraphs that the chosen chunks cover.")}),
               attemptsField<O>()};
}

Fields verdictFields()
{
    using O = VerdictsOptions;
    return Fields{
               makerField("verifier", &O::verifier, QT_TRANSLATE_NOOP("FieldWords", "&Verifier")),
               fields::names("models", &O::models, fields::Names::BenchmarkSystems, kSystemsLabel,
                   {.option = "systems",
                       .needed =
                           QT_TRANSLATE_NOOP("FieldWords", "Choose at least one system to judge."),
                       .noneThere = QT_TRANSLATE_NOOP("FieldWords",
                           "No system has outputs yet: import outputs, or have summaries made, "
                           "first.")})} +
           wayFields<O>() +
           Fields{fields::flags("stages", {&O::facts, &O::opinions, &O::errors, &O::feedback},
                      kStageWords, QT_TRANSLATE_NOOP("FieldWords", "Judged"),
                      {.needed = QT_TRANSLATE_NOOP("FieldWords", "Choose what to judge.")}),
               fields::flag("both_orders", &O::bothOrders,
                   QT_TRANSLATE_NOOP("FieldWords", "In both orde&rs, not in one that is drawn"))
                   .when(&O::feedback, "--stages feedback"),
               fields::number("seed", &O::seed, kSeedBounds,
                   QT_TRANSLATE_NOOP("FieldWords", "Seed that draws the orders"), {.isRare = true})
                   .when(&O::feedback, nullptr),
               fields::flag("only_new", &O::onlyNew,
                   QT_TRANSLATE_NOOP("FieldWords", "Only outputs that nobody has &judged yet")),
               attemptsField<O>()};
}

QString segmentProblem(const SegmentRule& rule)
{
    return rule.most < 2 * rule.fewest
               ? fields::FieldWords::tr("A segment must be allowed at least twice as many "
                                        "activities as it has at least.")
               : QString();
}

/// Settings of the hierarchy alone.
Fields hierarchyFields()
{
    using O = UserSummariesOptions;
    Fields all = fields::within(&O::segments,
        {fields::choice("segment_unit", &SegmentRule::unit, kUnitWords,
             QT_TRANSLATE_NOOP("FieldWords", "Se&gments"),
             {.help = QT_TRANSLATE_NOOP("FieldWords",
                  "Intervals with too few activities are joined with their neighbours, those with "
                  "too many are cut."),
                 .option = "segments"}),
            fields::range("segment_min", &SegmentRule::fewest, "segment_max", &SegmentRule::most,
                kSegmentBounds, QT_TRANSLATE_NOOP("FieldWords", "Acti&vities of a segment"),
                {.option = "segment-size"})
                .check(segmentProblem)});
    all.append(fields::number("rounds", &O::rounds, Bounds{0, usersum::kMostRounds},
        QT_TRANSLATE_NOOP("FieldWords", "&Rounds of critique"),
        {.help = QT_TRANSLATE_NOOP("FieldWords",
             "So many versions of each segment are checked, and rewritten where something is "
             "wrong. What the last rewriting makes is not checked any more.")}));
    for (Field& field : all)
        field.when(&O::isHierarchical, "--method hierarchy");
    return all;
}

Fields userSummariesFields()
{
    using O = UserSummariesOptions;
    return Fields{makerField(
                      "summarizer", &O::summarizer, QT_TRANSLATE_NOOP("FieldWords", "&Summarizer")),
               logField<O>(),
               fields::items("users", &O::users, fields::Names::TimelineUsers,
                   QT_TRANSLATE_NOOP("FieldWords", "&Users"),
                   {.placeholder =
                           QT_TRANSLATE_NOOP("FieldWords", "all; or pseudonyms like U001, U004")}),
               fields::text("query", &O::query, QT_TRANSLATE_NOOP("FieldWords", "&Query"),
                   {.help = QT_TRANSLATE_NOOP(
                        "FieldWords", "What the summaries are to tell of the users."),
                       .needed = QT_TRANSLATE_NOOP(
                           "FieldWords", "Write the query that the summaries are to answer."),
                       .usual = usersum::usualQuery}),
               fields::number("max_words", &O::mostWords, Bounds{1, usersum::kMostWords},
                   QT_TRANSLATE_NOOP("FieldWords", "Max. &words")),
               fields::flag("hierarchical", &O::isHierarchical, kMethodWords,
                   QT_TRANSLATE_NOOP("FieldWords", "&How"), {.option = "method"})} +
           hierarchyFields() + Fields{attemptsField<O>()};
}

Fields predictionFields()
{
    using O = PredictionsOptions;
    return {makerField("predictor", &O::predictor, QT_TRANSLATE_NOOP("FieldWords", "&Predictor")),
        logField<O>(), summarizersField<O>(fields::Names::Summarizers),
        fields::number("runs", &O::runs, Bounds{1, PredictionPart::kMostRepeats},
            QT_TRANSLATE_NOOP("FieldWords", "&Runs of predictions"),
            {.help = QT_TRANSLATE_NOOP("FieldWords",
                 "Each task is asked so often, each time anew: figures are means over these runs, "
                 "with their standard deviation.")}),
        attemptsField<O>()};
}

QString usualMeasure()
{
    return SummaryJudgeOptions().measure;
}

Fields summaryJudgeFields()
{
    using O = SummaryJudgeOptions;
    return {
        fields::text("measure", &O::measure, QT_TRANSLATE_NOOP("FieldWords", "Values are &named"),
            {.usual = usualMeasure, .isMaker = true}),
        logField<O>(), summarizersField<O>(fields::Names::SummarizersWithTexts),
        attemptsField<O>()};
}

/// Those of a kind alone, and of samples.
Fields ownFields(RunKindId kind)
{
    using O = RunOptions;
    switch (kind) {
    case RunKindId::Expert:
        return fields::within(&O::expert, expertFields());
    case RunKindId::Generate:
        return fields::within(&O::generate, generateFields());
    case RunKindId::PairJudge:
        return fields::within(&O::judge, pairJudgeFields());
    case RunKindId::Gemba:
    case RunKindId::GEval:
    case RunKindId::AutoEval:
        return fields::within(&O::score, scoreFields(kind));
    case RunKindId::Summaries:
        return fields::within(&O::summaries, summariesFields()) + Fields{samplesField()};
    case RunKindId::Verdicts:
        return fields::within(&O::verdicts, verdictFields()) + Fields{samplesField()};
    case RunKindId::UserSummaries:
        return fields::within(&O::userSummaries, userSummariesFields());
    case RunKindId::Predictions:
        return fields::within(&O::predictions, predictionFields());
    case RunKindId::SummaryJudge:
        return fields::within(&O::summaryJudge, summaryJudgeFields());
    case RunKindId::Decompose:
    case RunKindId::Mask:
        break;
    }
    return paragraphFields(kind == RunKindId::Decompose);
}

} // namespace

const Fields& runFields(RunKindId kind)
{
    static const QList<Fields> all = [] {
        QList<Fields> made;
        for (const RunKind* one : runKinds())
            made.append(ownFields(one->id) + Fields{maxTokensField()});
        return made;
    }();
    return all.at(int(kind));
}

QStringList runSettingLines(RunKindId kind, const RunOptions& options, const QLocale& locale)
{
    return fields::settingLines(runFields(kind), &options, locale);
}

void nameMaker(RunKindId kind, RunOptions& options, const QString& model, bool isOneOfSeveral)
{
    const Field* maker = fields::makerField(runFields(kind));
    if (!maker)
        return;
    const QString named = maker->value(&options).toString().simplified();
    const QString usual = maker->usualText();
    if (named.isEmpty() || (named == usual && isOneOfSeveral))
        maker->setValue(&options, usual.isEmpty()  ? model.simplified()
                                  : isOneOfSeveral ? usual + u'-' + model.simplified()
                                                   : usual);
}

QJsonObject runOptionsJson(RunKindId kind, const RunOptions& options)
{
    return fields::toJson(runFields(kind), &options);
}

RunOptions runOptionsFrom(const QJsonObject& json)
{
    RunOptions options;
    for (const RunKind* kind : runKinds())
        fields::fromJson(runFields(kind->id), json, &options);
    return options;
}

} // namespace tandem
