#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/changes/change.h"
#include "storage/formats/activitylogs/timelinesreader.h"
#include "storage/project/fileimport.h"
#include "storage/project/futureplanning.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

struct TimelineLog;

/// A log of what users did that is to come into a project.
struct TimelineImportOrder
{
    TimelineSource source;
    TimelineReading reading; ///< the paper's bounds, and 200 users by default
    QString name{};          ///< of the log in the project; empty: logNameOf()
    FuturePlan plan{};       ///< it is cut at once, so that it can be used
};

/// What a log is called where nobody says another name: its file without endings.
QString logNameOf(const QString& path);

/// What importing a log brought.
struct TimelineImport
{
    TimelineLogId log;
    QString name;
    QString edition;
    qint64 users = 0;
    usersum::TimelineStatistics statistics; ///< for usersum::timelineSections()
    PlannedFuture planned;
    QStringList messages; ///< translated sentences: what has to be known beside the statistics
};

/// Reads what the order names; the project is not needed meanwhile. Errors of readTimelines();
/// InvalidInput: a plan that is none; NotFound where nobody has enough activities.
Expected<ReadTimelines> readTimelineLog(
    const TimelineImportOrder& order, const LogProgress& progress = {});

/// Adds what was read as a log, users under pseudonyms, and cuts it, inside the caller's
/// transaction, which must be thrown away on failure. InvalidInput, TooLarge: the name. Cancelled.
Expected<TimelineImport> writeTimelineLog(const WriteContext& context,
    const TimelineImportOrder& order, const ReadTimelines& read, const Progress& progress = {});

/// Both as a format of files that is imported by this order, and undone as one step. What came
/// names the log under "name"; tables are to be seen where rows or messages were left.
ImportFormat timelineLogFormat(const TimelineImportOrder& order);

/// How a log was read, as the project keeps it; none where that cannot be read.
std::optional<usersum::TimelineStatistics> statisticsOf(const TimelineLog& log);

} // namespace tandem
