#include "storage/runs/runoptions.h"

#include "models/metrics/judges.h"
#include "storage/runs/usersumoptions.h"

#include <QJsonArray>

namespace tandem {

namespace {

const QLatin1String kSupporting("supporting");
const QLatin1String kNonsupporting("nonsupporting");
const QLatin1String kReplace("replace");
const QLatin1String kFirstTokens("first_tokens");
const QLatin1String kAsks("asks");
const QLatin1String kSystemsOption("systems");
const QLatin1String kSystemOption("system");
const QLatin1String kDocuments("documents");
const QLatin1String kSwapped("swapped");
const QLatin1String kSeed("seed");
const QLatin1String kFirst("first");
const QLatin1String kSecond("second");
const QLatin1String kSamples("samples");
const QLatin1String kProbabilitiesOption("probabilities");
const QLatin1String kMaxTokens("max_tokens");
const QLatin1String kOnlyNew("only_new");

const QLatin1String kPatternsOption("patterns");
const QLatin1String kParadigmsOption("paradigms");
const QLatin1String kChunksOption("chunks");
const QLatin1String kVerifierOption("verifier");
const QLatin1String kModelsOption("models");
const QLatin1String kStagesOption("stages");
const QLatin1String kBothOrdersOption("both_orders");
const QLatin1String kFactsStage("facts");
const QLatin1String kOpinionsStage("opinions");
const QLatin1String kErrorsStage("errors");
const QLatin1String kFeedbackStage("feedback");

QStringList textsIn(const QJsonValue& list)
{
    QStringList texts;
    const QJsonArray all = list.toArray();
    for (const QJsonValue& text : all)
        texts.append(text.toString());
    return texts;
}

template <typename Enum>
QJsonArray keysJson(const QList<Enum>& values, QString (*keyOf)(Enum))
{
    QJsonArray keys;
    for (const Enum value : values)
        keys.append(keyOf(value));
    return keys;
}

/// Unknown ones are passed over.
template <typename Enum>
QList<Enum> valuesIn(const QJsonValue& keys, std::optional<Enum> (*fromKey)(const QString&))
{
    QList<Enum> values;
    const QStringList all = textsIn(keys);
    for (const QString& key : all) {
        if (const auto value = fromKey(key))
            values.append(*value);
    }
    return values;
}

QJsonObject summariesJson(const SummariesOptions& options)
{
    return {{kSystemOption, options.system},
        {kPatternsOption, keysJson(options.patterns, kgds::patternKey)},
        {kParadigmsOption, keysJson(options.paradigms, kgds::paradigmKey)},
        {kChunksOption, kgds::chunkKindKey(options.chunks)}, {kAsks, options.asks}};
}

SummariesOptions summariesFrom(const QJsonObject& json)
{
    SummariesOptions options;
    options.system = json[kSystemOption].toString();
    options.patterns = valuesIn(json[kPatternsOption], kgds::patternFromKey);
    options.paradigms = valuesIn(json[kParadigmsOption], kgds::paradigmFromKey);
    options.chunks =
        kgds::chunkKindFromKey(json[kChunksOption].toString()).value_or(options.chunks);
    options.asks = json[kAsks].toInt(options.asks);
    return options;
}

QJsonObject verdictsJson(const VerdictsOptions& options)
{
    QStringList stages;
    const std::pair<QLatin1String, bool> all[] = {{kFactsStage, options.facts},
        {kOpinionsStage, options.opinions}, {kErrorsStage, options.errors},
        {kFeedbackStage, options.feedback}};
    for (const auto& [stage, isAsked] : all) {
        if (isAsked)
            stages.append(stage);
    }
    return {{kVerifierOption, options.verifier},
        {kStagesOption, QJsonArray::fromStringList(stages)},
        {kBothOrdersOption, options.bothOrders}, {kSeed, qint64(options.seed)},
        {kOnlyNew, options.onlyNew}, {kModelsOption, QJsonArray::fromStringList(options.models)},
        {kPatternsOption, keysJson(options.patterns, kgds::patternKey)},
        {kParadigmsOption, keysJson(options.paradigms, kgds::paradigmKey)}, {kAsks, options.asks}};
}

VerdictsOptions verdictsFrom(const QJsonObject& json)
{
    VerdictsOptions options;
    const QStringList stages = textsIn(json[kStagesOption]);
    options.verifier = json[kVerifierOption].toString();
    options.facts = stages.contains(kFactsStage);
    options.opinions = stages.contains(kOpinionsStage);
    options.errors = stages.contains(kErrorsStage);
    options.feedback = stages.contains(kFeedbackStage);
    options.bothOrders = json[kBothOrdersOption].toBool(false);
    options.seed = static_cast<quint32>(json[kSeed].toInteger(1));
    options.onlyNew = json[kOnlyNew].toBool(false);
    options.models = textsIn(json[kModelsOption]);
    options.patterns = valuesIn(json[kPatternsOption], kgds::patternFromKey);
    options.paradigms = valuesIn(json[kParadigmsOption], kgds::paradigmFromKey);
    options.asks = json[kAsks].toInt(options.asks);
    return options;
}

QJsonObject ownOptionsJson(RunKindId kind, const RunOptions& options)
{
    switch (kind) {
    case RunKindId::Expert:
        return {{kFirstTokens, options.expert.firstTokens}, {kAsks, options.expert.asks},
            {kSystemsOption, QJsonArray::fromStringList(options.expert.systems)}};
    case RunKindId::Generate:
        return {{kSystemOption, options.generate.system}, {kDocuments, options.generate.documents},
            {kSwapped, options.generate.swapped}, {kSeed, qint64(options.generate.seed)}};
    case RunKindId::PairJudge:
        return {{kFirst, options.judge.first}, {kSecond, options.judge.second},
            {kFirstTokens, options.judge.firstTokens}};
    case RunKindId::Gemba:
    case RunKindId::GEval:
    case RunKindId::AutoEval:
        return {{kFirstTokens, options.score.firstTokens}, {kSamples, options.score.samples},
            {kProbabilitiesOption, options.score.probabilities}, {kAsks, options.score.asks},
            {kSystemsOption, QJsonArray::fromStringList(options.score.systems)}};
    case RunKindId::Summaries:
        return summariesJson(options.summaries);
    case RunKindId::Verdicts:
        return verdictsJson(options.verdicts);
    case RunKindId::UserSummaries:
        return userSummariesJson(options.userSummaries);
    case RunKindId::Predictions:
        return predictionsJson(options.predictions);
    case RunKindId::SummaryJudge:
        return summaryJudgeJson(options.summaryJudge);
    case RunKindId::Decompose:
    case RunKindId::Mask:
        break;
    }
    return {{kSupporting, options.supporting}, {kNonsupporting, options.nonsupporting},
        {kReplace, options.replace}};
}

} // namespace

QJsonObject runOptionsJson(RunKindId kind, const RunOptions& options)
{
    QJsonObject json = ownOptionsJson(kind, options);
    if (options.maxTokens > 0)
        json.insert(kMaxTokens, options.maxTokens);
    if (kind == RunKindId::Expert && options.expert.onlyNew)
        json.insert(kOnlyNew, true);
    return json;
}

RunOptions runOptionsFrom(const QJsonObject& json)
{
    RunOptions options;
    options.supporting = json[kSupporting].toBool(true);
    options.nonsupporting = json[kNonsupporting].toBool(true);
    options.replace = json[kReplace].toBool(false);
    options.maxTokens = json[kMaxTokens].toInt(0);
    options.expert.firstTokens = json[kFirstTokens].toInt(options.expert.firstTokens);
    options.expert.asks = json[kAsks].toInt(options.expert.asks);
    options.expert.systems = textsIn(json[kSystemsOption]);
    options.expert.onlyNew = json[kOnlyNew].toBool(false);
    options.generate.system = json[kSystemOption].toString();
    options.generate.documents = json[kDocuments].toInt(options.generate.documents);
    options.generate.swapped = json[kSwapped].toDouble(0.0);
    options.generate.seed = static_cast<quint32>(json[kSeed].toInteger(1));
    options.judge.first = json[kFirst].toString();
    options.judge.second = json[kSecond].toString();
    options.judge.firstTokens = json[kFirstTokens].toInt(options.judge.firstTokens);
    options.score.firstTokens = json[kFirstTokens].toInt(options.score.firstTokens);
    options.score.samples = json[kSamples].toInt(options.score.samples);
    options.score.probabilities = json[kProbabilitiesOption].toBool(false);
    options.score.asks = json[kAsks].toInt(options.score.asks);
    options.score.systems = textsIn(json[kSystemsOption]);
    options.summaries = summariesFrom(json);
    options.verdicts = verdictsFrom(json);
    options.userSummaries = userSummariesFrom(json);
    options.predictions = predictionsFrom(json);
    options.summaryJudge = summaryJudgeFrom(json);
    return options;
}

} // namespace tandem
