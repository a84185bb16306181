#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/project/benchmark.h"

#include <QList>
#include <QString>
#include <QStringList>

class QIODevice;

/// Files of what a project knows of users, each JSONL.
namespace tandem {

/// What was written.
struct TimelineExport
{
    qint64 users = 0;     ///< that have a line, or summaries
    qint64 lines = 0;     ///< about users or summaries
    QStringList messages; ///< translated sentences: what was left out
};

/// Writes logs, each with a line about itself ("log") and one for each user who has a future: what
/// the user did in the past, and, `withFuture`, what they did then and the tasks about that.
/// NotFound where there is nobody. NotWritable, DiskFull, Cancelled, here and below.
Expected<TimelineExport> exportTimelines(Database& database, QIODevice& device, const QString& name,
    const QList<TimelineLogId>& logs, bool withFuture, const Progress& progress = {});

/// Writes summaries as readUserSummaries() reads them: those of a summarizer, or all but baselines.
/// NotFound where there is none.
Expected<TimelineExport> exportUserSummaries(Database& database, QIODevice& device,
    const QString& name, const QList<TimelineLogId>& logs, const QString& summarizer,
    const Progress& progress = {});

/// Writes what a predictor got out of a summarizer's summaries as
/// usersum::readPredictedSummaries() reads it. NotFound where there is nothing.
Expected<TimelineExport> exportPredictions(Database& database, QIODevice& device,
    const QString& name, TimelineLogId log, const QString& summarizer, const QString& predictor,
    const Progress& progress = {});

} // namespace tandem
