#pragma once

#include "models/error.h"
#include "models/usersum/activitycollector.h"
#include "storage/formats/activitylogs/loglayout.h"
#include "storage/formats/activitylogs/sourcenavigator.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// Where activities are, and where more is said of their items.
struct TimelineSource
{
    QString path; ///< a file, compressed file, archive or folder
    /// The same with titles and categories of items. Without it they are looked for at `path`, and
    /// beside a file of MovieLens, Yelp or Amazon under the name that it has there.
    QString details = {};
    std::optional<LogKind> kind = {}; ///< none: told by what is in it
    NamedColumns columns = {};        ///< of LogKind::Columns
};

/// What of them is wanted.
struct TimelineReading
{
    usersum::SampleChoice sample;
    qsizetype mostTextBytes = 4000; ///< of what a person wrote each time
};

/// What was read.
struct ReadTimelines
{
    QList<usersum::Timeline> timelines;
    usersum::TimelineStatistics statistics;
    usersum::BadRows badItems; ///< rows about items that could not be read
    QStringList retitledItems; ///< which came with several titles, by the one that they have now
    qint64 repeatedItems = 0;  ///< rows about the sample's items that were told of before
    LogKind kind = LogKind::Columns;
    QString edition;      ///< as far as it can be told, translated: "MovieLens 25M"
    QList<LogFile> files; ///< with their checksums, those about items last
    QByteArray sha256;    ///< of the one file with activities, or of the list of their checksums
};

/// Reads a log of activities, draws a sample of its users, and then reads the titles and categories
/// of their items. Memory is what `reading` allows, whatever the size of the log: a log whose users
/// it does not hold is read a second time, for those alone who have enough activities.
/// What cannot be used is counted with its first places, never dropped silently. NotFound,
/// Unreadable, Cancelled, TooLarge (see navigateSource(); a first line over 16 MiB; users who have
/// enough activities and do not fit into memory); InvalidInput: bounds that hold for nothing, no
/// log that is known, logs of several kinds, columns that are not there, times in several units,
/// nearly all rows bad.
Expected<ReadTimelines> readTimelines(
    const TimelineSource& source, const TimelineReading& reading, const LogProgress& progress = {});

} // namespace tandem
