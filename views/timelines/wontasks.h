#pragma once

#include "views/timelines/showntimelineuser.h"

namespace tandem {

/// How often a predictor hit one task from one summary.
struct TaskHits
{
    int hits = 0;
    int asked = 0; ///< runs of predictions; 0: it was not asked

    bool operator==(const TaskHits&) const = default;
};
TaskHits hitsOf(const ShownUserSummary& summary, FutureTaskId task);

/// What two summaries won: predictions, each of a task in a run that both have.
struct WonTasks
{
    int onlyFirst = 0; ///< that the first hit and the second missed
    int onlySecond = 0;
    int both = 0;
    int neither = 0;
    int left = 0; ///< tasks without a run that both have

    int all() const { return onlyFirst + onlySecond + both + neither; }
    bool operator==(const WonTasks&) const = default;
};
WonTasks wonTasks(const ShownUserSummary& first, const ShownUserSummary& second,
    const QList<StoredFutureTask>& tasks);
/// The same in a line.
QString wonText(const ShownUserSummary& first, const ShownUserSummary& second, const WonTasks& won);

} // namespace tandem
