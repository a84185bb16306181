#pragma once

#include "models/inference/pairedtest.h"
#include "models/usersum/summaryscore.h"
#include "models/usersum/usersummetric.h"

#include <QList>
#include <QStringList>

#include <atomic>

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

// Two sets of summaries, user by user.

/// The users of whom both sides have a value, each with the mean over the runs in which both do.
struct PairedUsers
{
    QStringList users; ///< in the order of their names, so that what is drawn is the same again
    inference::ScoresOfTwo values;
    qint64 leftOut = 0; ///< users whom one side lacks, or of whom it has no value
};
PairedUsers pairedUsers(const QList<PredictedSummary>& first, const QList<PredictedSummary>& second,
    UsersumMetric metric, const ScoreRule& rule);
/// What tests over users are asked with.
inference::PairedRules userRules(const std::atomic_bool* cancel);

} // namespace tandem::usersum
