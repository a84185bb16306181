#include "models/usersum/timelinestatistics.h"

#include <QHash>
#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tandem::usersum {

namespace {

struct SampleCount
{
    const char* key;
    qint64 SampleFigures::*member;
};
constexpr SampleCount kSampleCounts[] = {{"fewest", &SampleFigures::fewest},
    {"most", &SampleFigures::most}, {"items", &SampleFigures::items},
    {"categories", &SampleFigures::categories}, {"ratings", &SampleFigures::ratings}};

struct SampleNumber
{
    const char* key;
    double SampleFigures::*member;
};
constexpr SampleNumber kSampleNumbers[] = {{"median", &SampleFigures::median},
    {"rating_lowest", &SampleFigures::lowest}, {"rating_mean", &SampleFigures::mean},
    {"rating_sd", &SampleFigures::deviation}, {"rating_highest", &SampleFigures::highest}};

void countActivities(SampleFigures& figures, const QList<Timeline>& sample)
{
    QList<qint64> counts;
    for (const Timeline& timeline : sample)
        counts.append(timeline.activities.size());
    std::sort(counts.begin(), counts.end());
    const qsizetype half = counts.size() / 2;
    figures.fewest = counts.first();
    figures.most = counts.last();
    figures.median = counts.size() % 2 == 1
                         ? double(counts.at(half))
                         : (double(counts.at(half - 1)) + double(counts.at(half))) / 2.0;
}

void describeRatings(SampleFigures& figures, const QList<double>& ratings)
{
    figures.ratings = ratings.size();
    if (ratings.isEmpty())
        return;
    const auto [lowest, highest] = std::minmax_element(ratings.cbegin(), ratings.cend());
    figures.lowest = *lowest;
    figures.highest = *highest;
    double sum = 0.0;
    for (const double rating : ratings)
        sum += rating;
    figures.mean = sum / double(ratings.size());
    double squares = 0.0;
    for (const double rating : ratings)
        squares += (rating - figures.mean) * (rating - figures.mean);
    if (ratings.size() > 1)
        figures.deviation = std::sqrt(squares / double(ratings.size() - 1));
}

} // namespace

std::optional<SampleFigures> sampleFigures(const QList<Timeline>& sample)
{
    if (sample.isEmpty())
        return std::nullopt;
    SampleFigures figures;
    countActivities(figures, sample);
    QSet<QString> items;
    QSet<QString> categories;
    QList<double> ratings;
    for (const Timeline& timeline : sample) {
        for (const Activity& activity : timeline.activities) {
            items.insert(activity.item);
            for (const QString& category : activity.categories)
                categories.insert(category);
            if (activity.rating)
                ratings.append(*activity.rating);
        }
    }
    figures.items = items.size();
    figures.categories = categories.size();
    describeRatings(figures, ratings);
    return figures;
}

QJsonObject sampleFiguresJson(const SampleFigures& figures)
{
    QJsonObject json;
    for (const SampleCount& count : kSampleCounts)
        json.insert(QLatin1String(count.key), figures.*count.member);
    for (const SampleNumber& number : kSampleNumbers)
        json.insert(QLatin1String(number.key), figures.*number.member);
    return json;
}

std::optional<SampleFigures> sampleFiguresIn(const QJsonObject& json)
{
    SampleFigures figures;
    for (const SampleCount& count : kSampleCounts) {
        figures.*count.member = json.value(QLatin1String(count.key)).toInteger(-1);
        if (figures.*count.member < 0)
            return std::nullopt;
    }
    for (const SampleNumber& number : kSampleNumbers) {
        const QJsonValue value = json.value(QLatin1String(number.key));
        if (!value.isDouble())
            return std::nullopt;
        figures.*number.member = value.toDouble();
    }
    return figures;
}

namespace {

/// The first in time of what was said of an item, of one time the lowest.
template <typename T>
class FirstSaid final
{
public:
    void note(const T& said, qint64 time)
    {
        if (said.isEmpty())
            return;
        m_hasSeveral = m_hasSeveral || (!m_first.isEmpty() && said != m_first);
        if (m_first.isEmpty() || time < m_time || (time == m_time && said < m_first)) {
            m_first = said;
            m_time = time;
        }
    }
    const T& first() const { return m_first; }
    bool hasSeveral() const { return m_hasSeveral; }

private:
    T m_first;
    qint64 m_time = 0;
    bool m_hasSeveral = false;
};

struct SaidOfItem
{
    FirstSaid<QString> title;
    FirstSaid<QStringList> categories;
};

} // namespace

QStringList settleItems(TimelineStatistics& statistics, QList<Timeline>& sample)
{
    QHash<QString, SaidOfItem> items; ///< by their keys
    for (const Timeline& timeline : std::as_const(sample)) {
        for (const Activity& activity : timeline.activities) {
            SaidOfItem& item = items[activity.item];
            item.title.note(activity.title, activity.time);
            item.categories.note(activity.categories, activity.time);
        }
    }
    for (Timeline& timeline : sample) {
        for (Activity& activity : timeline.activities) {
            const auto item = items.constFind(activity.item);
            activity.title = item->title.first();
            if (activity.categories.isEmpty())
                activity.categories = item->categories.first();
        }
    }
    QStringList retitled;
    statistics.severalCategories = 0;
    for (const SaidOfItem& item : std::as_const(items)) {
        statistics.severalCategories += item.categories.hasSeveral() ? 1 : 0;
        if (item.title.hasSeveral())
            retitled.append(item.title.first());
    }
    statistics.severalTitles = retitled.size();
    std::sort(retitled.begin(), retitled.end());
    return retitled;
}

void describeSample(TimelineStatistics& statistics, const QList<Timeline>& sample)
{
    QHash<QString, QString> titles; // of items by their keys
    statistics.tiedUsers = 0;
    statistics.tiedActivities = 0;
    for (const Timeline& timeline : sample) {
        const qsizetype tied = tiedActivities(timeline);
        statistics.tiedUsers += tied > 0 ? 1 : 0;
        statistics.tiedActivities += tied;
        for (const Activity& activity : timeline.activities)
            titles.insert(activity.item, activity.title);
    }
    statistics.sample = sampleFigures(sample);
    QHash<QString, int> itemsOfTitle;
    statistics.items = titles.size();
    statistics.untitledItems = 0;
    statistics.sharedTitles = 0;
    for (const QString& title : std::as_const(titles)) {
        if (title.isEmpty())
            ++statistics.untitledItems;
        else if (++itemsOfTitle[title] == 2)
            ++statistics.sharedTitles;
    }
}

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
