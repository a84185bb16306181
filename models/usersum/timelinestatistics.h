#pragma once

#include "models/usersum/activitytime.h"
#include "models/usersum/badrows.h"
#include "models/usersum/timeline.h"

#include <QJsonObject>

#include <optional>

namespace tandem::usersum {

/// What the usual table of a paper says of the users that were kept.
struct SampleFigures
{
    qint64 fewest = 0; ///< activities of a user
    double median = 0.0;
    qint64 most = 0;
    qint64 items = 0;      ///< different ones
    qint64 categories = 0; ///< different ones
    qint64 ratings = 0;    ///< without any the rest says nothing
    double lowest = 0.0;
    double mean = 0.0;
    double deviation = 0.0; ///< n - 1; 0 of one rating
    double highest = 0.0;

    bool operator==(const SampleFigures&) const = default;
};

/// None of nobody.
std::optional<SampleFigures> sampleFigures(const QList<Timeline>& sample);

// As a project keeps them.
QJsonObject sampleFiguresJson(const SampleFigures& figures);
/// None where it is not of that form.
std::optional<SampleFigures> sampleFiguresIn(const QJsonObject& json);

/// What became of the rows of a source. Each row is in exactly one of the counts of activities, or
/// among the bad ones: rows = bad.total() + keptActivities + shortActivities + cutActivities +
/// duplicates + notDrawnActivities + givenUpActivities.
struct TimelineStatistics
{
    qint64 rows = 0; ///< good and bad, without empty lines and headers
    BadRows bad;

    qint64 users = 0;              ///< of the four kinds below; see countedShare
    qint64 keptUsers = 0;          ///< the sample
    qint64 keptActivities = 0;     ///< of the sample
    qint64 shortUsers = 0;         ///< with fewer activities than asked for; see duplicates
    qint64 shortActivities = 0;    ///< of theirs
    qint64 cutActivities = 0;      ///< of the sample's users, before their latest ones
    qint64 duplicates = 0;         ///< same item, same time; not looked for in those not drawn
    qint64 notDrawnUsers = 0;      ///< long enough, but not in the sample
    qint64 notDrawnActivities = 0; ///< of theirs
    qint64 givenUpUsers = 0;       ///< long enough and wanted, but beyond the memory allowed
    qint64 givenUpActivities = 0;  ///< of theirs, and of the users who were not counted
    /// Users are counted one by one as long as the memory allowed holds them; then only those of a
    /// random part, this share of all, are. The number of users with too few activities is then an
    /// estimate; of a full sample so are the other numbers of who is not in it.
    double countedShare = 1.0;

    qint64 tiedUsers = 0;                ///< of the sample: with activities of equal times
    qint64 tiedActivities = 0;           ///< those activities
    qint64 cutTexts = 0;                 ///< of the sample: texts that were longer than is kept
    qint64 items = 0;                    ///< different ones in the sample
    qint64 untitledItems = 0;            ///< of these: without a title
    qint64 sharedTitles = 0;             ///< titles that several of these items have
    qint64 severalTitles = 0;            ///< items that came with several: the first one is taken
    qint64 severalCategories = 0;        ///< items that came with other ones at other times
    std::optional<SampleFigures> sample; ///< none of nobody, and where an older release counted
    std::optional<TimeUnit> unit;
    qint64 earliest = 0; ///< of all good rows, milliseconds since 1970; nothing where there is none
    qint64 latest = 0;

    /// Fewer users were drawn than asked for although there may be more.
    bool isCutByMemory() const { return givenUpUsers > 0 || givenUpActivities > 0; }
};

/// Gives each item of a sample one title, by which it is chosen among others: the first one in
/// time, of one time the lowest. Categories stay as each activity has them; an activity without any
/// gets those that its item has first. Counts the items of which something else was said, and
/// returns their titles, in order.
QStringList settleItems(TimelineStatistics& statistics, QList<Timeline>& sample);

/// Counts what is known of a sample once it has its titles: ties, items, titles, ratings.
void describeSample(TimelineStatistics& statistics, const QList<Timeline>& sample);

// What a project keeps of how a log was read, so that timelineSections() tells it later, too.

/// {PROBLEM: {"rows", "places": [text, ...]}, ...}, without problems that no row has.
QJsonObject badRowsJson(const BadRows& bad);
/// None where it is not of that form.
std::optional<BadRows> badRowsIn(const QJsonObject& json);

/// The counts by their names, "bad" as above, and "unit", a word, and "sample" where there are any.
QJsonObject statisticsJson(const TimelineStatistics& statistics);
/// None where it is not of that form; counts that are not there are 0.
std::optional<TimelineStatistics> statisticsIn(const QJsonObject& json);

} // namespace tandem::usersum
