#include "models/usersum/statisticsjson.h"

#include <QJsonArray>

#include <limits>

namespace tandem::usersum {

namespace {

constexpr QLatin1String kBadRows("bad");
constexpr QLatin1String kRowCount("rows");
constexpr QLatin1String kRowPlaces("places");
constexpr QLatin1String kCountedShare("counted_share");
constexpr QLatin1String kUnitOfTimes("unit");
constexpr QLatin1String kFiguresOfSample("sample");

struct StatisticsCount
{
    const char* key;
    qint64 TimelineStatistics::*member;
};
constexpr StatisticsCount kStatisticsCounts[] = {{"rows", &TimelineStatistics::rows},
    {"users", &TimelineStatistics::users}, {"kept_users", &TimelineStatistics::keptUsers},
    {"kept_activities", &TimelineStatistics::keptActivities},
    {"short_users", &TimelineStatistics::shortUsers},
    {"short_activities", &TimelineStatistics::shortActivities},
    {"cut_activities", &TimelineStatistics::cutActivities},
    {"duplicates", &TimelineStatistics::duplicates},
    {"not_drawn_users", &TimelineStatistics::notDrawnUsers},
    {"not_drawn_activities", &TimelineStatistics::notDrawnActivities},
    {"given_up_users", &TimelineStatistics::givenUpUsers},
    {"given_up_activities", &TimelineStatistics::givenUpActivities},
    {"tied_users", &TimelineStatistics::tiedUsers},
    {"tied_activities", &TimelineStatistics::tiedActivities},
    {"cut_texts", &TimelineStatistics::cutTexts}, {"items", &TimelineStatistics::items},
    {"untitled_items", &TimelineStatistics::untitledItems},
    {"shared_titles", &TimelineStatistics::sharedTitles},
    {"several_titles", &TimelineStatistics::severalTitles},
    {"several_categories", &TimelineStatistics::severalCategories},
    {"earliest", &TimelineStatistics::earliest}, {"latest", &TimelineStatistics::latest}};

/// A whole number, 0 where there is none; none where there is something else.
std::optional<qint64> wholeIn(const QJsonValue& value)
{
    constexpr qint64 kNoWhole = std::numeric_limits<qint64>::min();
    if (value.isUndefined())
        return 0;
    const qint64 whole = value.toInteger(kNoWhole);
    return whole == kNoWhole ? std::nullopt : std::optional(whole);
}

std::optional<TimeUnit> unitOfKey(const QString& key)
{
    for (std::size_t i = 0; i < timeUnits; ++i) {
        if (timeUnitKey(TimeUnit(i)) == key)
            return TimeUnit(i);
    }
    return std::nullopt;
}

} // namespace

QJsonObject badRowsJson(const BadRows& bad)
{
    QJsonObject json;
    for (std::size_t i = 0; i < rowProblems; ++i) {
        const BadRows::Kind& kind = bad.of(RowProblem(i));
        if (kind.rows > 0)
            json.insert(rowProblemKey(RowProblem(i)),
                QJsonObject{
                    {kRowCount, kind.rows}, {kRowPlaces, QJsonArray::fromStringList(kind.places)}});
    }
    return json;
}

std::optional<BadRows> badRowsIn(const QJsonObject& json)
{
    BadRows bad;
    qsizetype known = 0;
    for (std::size_t i = 0; i < rowProblems; ++i) {
        const QJsonValue stored = json.value(rowProblemKey(RowProblem(i)));
        if (stored.isUndefined())
            continue;
        ++known;
        const auto rows = wholeIn(stored[kRowCount]);
        const QJsonArray places = stored[kRowPlaces].toArray();
        if (!rows || *rows < 1 || places.size() > BadRows::placesNamed)
            return std::nullopt;
        BadRows::Kind kind;
        kind.rows = *rows;
        for (const QJsonValue& place : places)
            kind.places.append(place.toString());
        bad.set(RowProblem(i), kind);
    }
    return known == json.size() ? std::optional(bad) : std::nullopt;
}

QJsonObject statisticsJson(const TimelineStatistics& statistics)
{
    QJsonObject json{
        {kBadRows, badRowsJson(statistics.bad)}, {kCountedShare, statistics.countedShare}};
    for (const StatisticsCount& count : kStatisticsCounts)
        json.insert(QLatin1String(count.key), statistics.*count.member);
    if (statistics.unit)
        json.insert(kUnitOfTimes, timeUnitKey(*statistics.unit));
    if (statistics.sample)
        json.insert(kFiguresOfSample, sampleFiguresJson(*statistics.sample));
    return json;
}

std::optional<TimelineStatistics> statisticsIn(const QJsonObject& json)
{
    TimelineStatistics statistics;
    for (const StatisticsCount& count : kStatisticsCounts) {
        const auto number = wholeIn(json.value(QLatin1String(count.key)));
        if (!number || *number < 0)
            return std::nullopt;
        statistics.*count.member = *number;
    }
    const auto bad = badRowsIn(json.value(kBadRows).toObject());
    const double share = json.value(kCountedShare).toDouble(1.0);
    if (!bad || !(share > 0.0 && share <= 1.0))
        return std::nullopt;
    statistics.bad = *bad;
    statistics.countedShare = share;
    if (json.contains(kUnitOfTimes)) {
        statistics.unit = unitOfKey(json.value(kUnitOfTimes).toString());
        if (!statistics.unit)
            return std::nullopt;
    }
    if (json.contains(kFiguresOfSample)) {
        statistics.sample = sampleFiguresIn(json.value(kFiguresOfSample).toObject());
        if (!statistics.sample)
            return std::nullopt;
    }
    return statistics;
}

} // namespace tandem::usersum
