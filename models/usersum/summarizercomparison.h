#pragma once

#include "models/inference/pairedtest.h"
#include "models/inference/signtest.h"
#include "models/usersum/usersummetric.h"

#include <QList>
#include <QString>

#include <array>
#include <atomic>
#include <optional>

/// Two summarizers of the same users: what each won.
namespace tandem::usersum {

/// How often each of two predicted a task, over runs (and users).
struct TaskOfTwo
{
    QString name;
    qint64 both = 0;
    qint64 firstOnly = 0; ///< the first predicted it and the second missed it
    qint64 secondOnly = 0;
    qint64 neither = 0;

    void add(bool isFirstHit, bool isSecondHit);
    bool operator==(const TaskOfTwo&) const = default;
};

/// A user, by the runs and tasks that both have.
struct UserOfTwoSummarizers
{
    enum class Outcome { First, Tie, Second };

    QString user;
    double first = 0.0; ///< mean over the runs of the share of tasks that was predicted
    double second = 0.0;
    Outcome outcome = Outcome::Tie; ///< who predicted more
    QList<TaskOfTwo> tasks;         ///< in the first's order
};
/// The word of files, never changes: first, tie, second.
QString userOutcomeKey(UserOfTwoSummarizers::Outcome outcome);

/// Two summarizers by one metric.
struct MetricOfTwo
{
    UsersumMetric metric = UsersumMetric::Share;
    Figure first; ///< over the users that are compared
    Figure second;
    inference::PairedTest test; ///< first minus second; Holm's p is over metrics
};

/// Everything that is said of two summarizers. Pairs are those of a user and a run that both have,
/// with the tasks, by name, that both have (MatchedSummaries); all else is left out and counted.
struct SummarizerComparison
{
    QString first;
    QString second;
    QList<UserOfTwoSummarizers> users; ///< with a task in common, by name
    qint64 won = 0;                    ///< users of whom the first predicted more
    qint64 tied = 0;
    qint64 lost = 0;
    std::optional<inference::SignFlip> sign; ///< the sign test of won and lost; none without users
    QList<TaskOfTwo> tasks; ///< over users and runs, in the order in which names first come
    std::array<MetricOfTwo, kUsersumMetrics.size()> metrics;
    qint64 onlyFirst = 0;     ///< users whom only the first has
    qint64 onlySecond = 0;    ///< users whom only the second has
    qint64 withoutCommon = 0; ///< users whom both have, without a task or a run in common
    qint64 runsLeftOut = 0;   ///< summaries of users of both in a run that only one has
    qint64 tasksLeftOut = 0;  ///< in paired runs, tasks that only one has
    QString once;             ///< whose one run stands against several of the other; or empty
};

/// Compares the summaries of two summarizers, whose users are each in each run at most once. Of
/// several tasks of one name in a summary the first counts. Undefined figures say why, and all of
/// them are undefined once `cancel` is raised, which may be null.
SummarizerComparison compareSummarizers(const QString& firstName,
    const QList<PredictedSummary>& first, const QString& secondName,
    const QList<PredictedSummary>& second, const ScoreRule& rule,
    const std::atomic_bool* cancel = nullptr);

} // namespace tandem::usersum
