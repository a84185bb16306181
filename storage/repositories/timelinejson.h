#pragma once

#include "models/error.h"
#include "models/usersum/predictiontask.h"
#include "models/usersum/timeline.h"

#include <QByteArray>
#include <QList>

namespace tandem {

// What a project file keeps of users' timelines, as JSON.

/// [[time, item, title, text, rating or null, [category, ...]], ...]
QByteArray activitiesJson(const QList<usersum::Activity>& activities);
/// Corrupt: it is not of that form, or not in the order of time.
Expected<QList<usersum::Activity>> activitiesIn(const QByteArray& json);

/// How a log is cut, and what is asked about the futures: {"by", "share" or "count", "seed",
/// "drawing", "tasks": [{"name", "kind", "ahead", "choices", "question"}]}.
struct FuturePlan
{
    usersum::SplitRule rule;
    QList<usersum::TaskTemplate> tasks = usersum::usualTasks();
    quint32 seed = 1;                    ///< that draws choices
    int drawing = usersum::kTaskDrawing; ///< in which way
    bool operator==(const FuturePlan&) const = default;
};
QByteArray futurePlanJson(const FuturePlan& plan);
/// Corrupt: it is not of that form.
Expected<FuturePlan> futurePlanIn(const QByteArray& json);

} // namespace tandem
