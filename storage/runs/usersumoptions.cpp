#include "storage/runs/usersumoptions.h"

#include <QJsonArray>

namespace tandem {

using usersum::SegmentUnit;

namespace {

const QLatin1String kSummarizer("summarizer");
const QLatin1String kHierarchical("hierarchical");
const QLatin1String kQuery("query");
const QLatin1String kMostWords("max_words");
const QLatin1String kSegmentUnit("segment_unit");
const QLatin1String kFewestOfSegment("segment_min");
const QLatin1String kMostOfSegment("segment_max");
const QLatin1String kRounds("rounds");
const QLatin1String kLog("log");
const QLatin1String kUsersumAsks("asks");
const QLatin1String kPredictor("predictor");
const QLatin1String kRuns("runs");
const QLatin1String kSummarizers("summarizers");
const QLatin1String kMeasure("measure");

/// By the values of SegmentUnit.
const QStringList& unitKeys()
{
    static const QStringList keys{
        QStringLiteral("month"), QStringLiteral("quarter"), QStringLiteral("year")};
    return keys;
}

QStringList namesOf(const QJsonValue& list)
{
    QStringList names;
    const QJsonArray all = list.toArray();
    for (const QJsonValue& name : all)
        names.append(name.toString());
    return names;
}

} // namespace

QJsonObject userSummariesJson(const UserSummariesOptions& options)
{
    return {{kSummarizer, options.summarizer}, {kHierarchical, options.isHierarchical},
        {kQuery, options.query}, {kMostWords, options.mostWords},
        {kSegmentUnit, unitKeys().at(int(options.segments.unit))},
        {kFewestOfSegment, options.segments.fewest}, {kMostOfSegment, options.segments.most},
        {kRounds, options.rounds}, {kLog, options.log}, {kUsersumAsks, options.asks}};
}

UserSummariesOptions userSummariesFrom(const QJsonObject& json)
{
    UserSummariesOptions options;
    options.summarizer = json[kSummarizer].toString();
    options.isHierarchical = json[kHierarchical].toBool(options.isHierarchical);
    options.query = json[kQuery].toString();
    options.mostWords = json[kMostWords].toInt(options.mostWords);
    if (const qsizetype unit = unitKeys().indexOf(json[kSegmentUnit].toString()); unit >= 0)
        options.segments.unit = SegmentUnit(unit);
    options.segments.fewest = json[kFewestOfSegment].toInt(options.segments.fewest);
    options.segments.most = json[kMostOfSegment].toInt(options.segments.most);
    options.rounds = json[kRounds].toInt(options.rounds);
    options.log = json[kLog].toString();
    options.asks = json[kUsersumAsks].toInt(options.asks);
    return options;
}

QJsonObject predictionsJson(const PredictionsOptions& options)
{
    return {{kPredictor, options.predictor}, {kRuns, options.runs},
        {kSummarizers, QJsonArray::fromStringList(options.summarizers)}, {kLog, options.log},
        {kUsersumAsks, options.asks}};
}

PredictionsOptions predictionsFrom(const QJsonObject& json)
{
    PredictionsOptions options;
    options.predictor = json[kPredictor].toString();
    options.runs = json[kRuns].toInt(options.runs);
    options.summarizers = namesOf(json[kSummarizers]);
    options.log = json[kLog].toString();
    options.asks = json[kUsersumAsks].toInt(options.asks);
    return options;
}

QJsonObject summaryJudgeJson(const SummaryJudgeOptions& options)
{
    return {{kMeasure, options.measure},
        {kSummarizers, QJsonArray::fromStringList(options.summarizers)}, {kLog, options.log},
        {kUsersumAsks, options.asks}};
}

SummaryJudgeOptions summaryJudgeFrom(const QJsonObject& json)
{
    SummaryJudgeOptions options;
    options.measure = json[kMeasure].toString(options.measure);
    options.summarizers = namesOf(json[kSummarizers]);
    options.log = json[kLog].toString();
    options.asks = json[kUsersumAsks].toInt(options.asks);
    return options;
}

} // namespace tandem
