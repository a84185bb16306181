#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QList>
#include <QString>

namespace tandem {

class Database;

/// How much a predictor has said of a summarizer's summaries.
struct PredictorStanding
{
    QString predictor;
    QString summarizer;
    qint64 runs = 0;        ///< as many as there are or as it was asked for
    qint64 tasks = 0;       ///< about the futures of the summaries' users
    qint64 predictions = 0; ///< of runs times tasks
    qint64 unread = 0;      ///< of these, those whose reply nobody could read
    qint64 expected() const { return runs * tasks; }
    bool operator==(const PredictorStanding&) const = default;
};
/// Of a log, by predictor and summarizer; also where a run asked and nothing has come.
Expected<QList<PredictorStanding>> predictorStandings(Database& database, TimelineLogId log);

/// How many of a summarizer's summaries a measure has a value of.
struct MeasureStanding
{
    QString measure;
    QString summarizer;
    qint64 values = 0;
    qint64 summaries = 0;
    bool operator==(const MeasureStanding&) const = default;
};
/// Of a log, by measure and summarizer.
Expected<QList<MeasureStanding>> measureStandings(Database& database, TimelineLogId log);

} // namespace tandem
