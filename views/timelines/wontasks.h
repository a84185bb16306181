#pragma once

#include "views/timelines/showntimelineuser.h"

namespace tandem {

/// How often a predictor hit one task from one summary.
struct TaskHits
{
    int hits = 0;
    int asked = 0; ///< runs of predictions; 0: it was not asked

    /// In more than half of the runs.
    bool isWon() const { return 2 * hits > asked; }
    bool operator==(const TaskHits&) const = default;
};
TaskHits hitsOf(const ShownUserSummary& summary, FutureTaskId task);

/// What two summaries won, of the tasks that were predicted from both.
struct WonTasks
{
    int onlyFirst = 0; ///< the first won, the second missed
    int onlySecond = 0;
    int both = 0;
    int neither = 0;
    int left = 0; ///< tasks that were not predicted from both
    bool operator==(const WonTasks&) const = default;
};
WonTasks wonTasks(const ShownUserSummary& first, const ShownUserSummary& second,
    const QList<StoredFutureTask>& tasks);
/// The same in a line.
QString wonText(const ShownUserSummary& first, const ShownUserSummary& second, const WonTasks& won);

} // namespace tandem
