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

/// What two summaries won, run by run. Of several runs a task may count for either.
struct WonTasks
{
    int onlyFirst = 0;  ///< tasks that the first hit in a run in which the second missed them
    int onlySecond = 0; ///< and the other way round
    int both = 0;       ///< hit by both in all runs
    int neither = 0;    ///< hit by none in any run
    int left = 0;       ///< without a run that both have
    bool operator==(const WonTasks&) const = default;
};
WonTasks wonTasks(const ShownUserSummary& first, const ShownUserSummary& second,
    const QList<StoredFutureTask>& tasks);
/// The same in a line.
QString wonText(const ShownUserSummary& first, const ShownUserSummary& second, const WonTasks& won);

} // namespace tandem
