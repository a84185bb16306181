#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/changes/change.h"
#include "storage/project/rowsstep.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

/// Logs of users, and summaries of these, that are taken out of a project again.
namespace tandem {

/// What goes with a summarizer's summaries.
struct SummarizerRemoval
{
    qint64 summaries = 0;
    qint64 predictions = 0;
    qint64 values = 0;
    QStringList baselines{}; ///< of their texts, which are among the summaries
};

/// What would go. NotFound where there is none; Refused where they have to stay: see
/// UserSummaryRepository::checkRemovable().
Expected<SummarizerRemoval> summariesToRemove(
    Database& database, TimelineLogId log, const QString& summarizer);
/// Takes them out, inside the caller's transaction, which must be thrown away on failure.
Expected<SummarizerRemoval> removeSummaries(
    Database& database, TimelineLogId log, const QString& summarizer);
/// The same as a step that can be undone.
Change removingSummaries(TimelineLogId log, const QString& summarizer);

/// What goes with a log.
struct TimelineLogRemoval
{
    qint64 users = 0;
    qint64 tasks = 0;
};
/// Takes a log out with its users, inside the caller's transaction, which must be thrown away on
/// failure. Refused where there are summaries of them, or a run has asked about them.
Expected<TimelineLogRemoval> removeTimelineLog(Database& database, TimelineLogId log);
/// The same as a step that can be undone; `name` is the log's.
Change removingTimelineLog(TimelineLogId log, const QString& name);
/// The step alone, of an import that brought the log.
RowsStep timelineLogStep(TimelineLogId log, const QString& name);

/// Takes out summaries that were added. Refused where a run has asked about one of them, or there
/// are predictions or values of one, or somebody else's text is that of one.
RowsStep addedSummariesStep(
    const QList<UserSummaryId>& summaries, const QString& backEvent, const QJsonObject& detail);

} // namespace tandem
