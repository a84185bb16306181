#pragma once

#include "models/usersum/summaryscore.h"

#include <QList>

namespace tandem::usersum {

/// What two summarizers have in common: of each user and run that both have, the tasks that both
/// have. Of which there is one run in all, as of a baseline that is computed, that run stands
/// against every run of the other.
struct MatchedSummaries
{
    QList<PredictedSummary> first;  ///< by user, then by run
    QList<PredictedSummary> second; ///< the same users, runs and tasks, place by place
    qint64 onlyFirst = 0;           ///< users whom only the first has
    qint64 onlySecond = 0;
    qint64 withoutCommonRun = 0; ///< users whom both have, in different runs
    qint64 runsLeftOut = 0;      ///< summaries of users of both, in a run that only one has
    qint64 tasksLeftOut = 0;     ///< in paired runs, tasks that only one has or has once more
    bool isFirstOnce = false;    ///< one run of the first stands against several of the second
    bool isSecondOnce = false;

    /// Users whom only one has, or whom both have in different runs.
    qint64 usersLeftOut() const { return onlyFirst + onlySecond + withoutCommonRun; }

    static MatchedSummaries of(
        const QList<PredictedSummary>& first, const QList<PredictedSummary>& second);
};

} // namespace tandem::usersum
