#pragma once

#include "models/figure.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <atomic>
#include <optional>

/// How good summaries of users are, by what they let a model predict: the metrics of USERSUMBENCH
/// (Wang et al., 2024, section 3.1).
namespace tandem::usersum {

/// What one prediction run made of one task: q(s, t).
struct TaskOutcome
{
    QString name;
    bool isHit = false;
    bool operator==(const TaskOutcome&) const = default;
};

/// The summary of one user, and what one prediction run got out of it.
struct PredictedSummary
{
    QString user;
    int run = 1;
    qint64 words = 0; ///< its length
    QList<TaskOutcome> tasks;
    int missing = 0; ///< tasks that the run lacks: without them there is no share
    int unread = 0;  ///< of the tasks, misses for want of an answer that could be read
    std::optional<qint64> mostWords{}; ///< the limit that it was made under
    bool operator==(const PredictedSummary&) const = default;
};

/// The share of tasks that were predicted, 0 .. 1; none without any task, or where some are
/// missing.
std::optional<double> predictedShare(const PredictedSummary& summary);

/// What makes a summary good.
struct ScoreRule
{
    double threshold = 0.5; ///< m, 0 .. 1: the share of tasks from which on a summary is good
    /// X; none: of each summary the limit that it was made under.
    std::optional<qint64> mostWords = {};
};

/// Q_s: whether at least the share m of a summary's tasks was predicted (a tie is good, and so is
/// what falls short of it by the rounding of m alone: 2 of 3 for 0.66666666666667); none where
/// there is no share.
std::optional<bool> isGood(const PredictedSummary& summary, const ScoreRule& rule);

/// Where the interval of a figure over users comes from, or why there is none.
enum class UserInterval {
    Bootstrap, ///< over users, each with the mean of their runs
    /// Of a share that all users have, or none, and of fewer users than are resampled: resamples
    /// know too little of others.
    Wilson,
    StudentT,  ///< on the logit scale, of another number of as few users
    OneUser,   ///< none
    AllAlike,  ///< none: all users have the same number
    Undefined, ///< none, nor a figure
};
/// The word of files, never changes: bootstrap, wilson, student_t_logit, one_user, all_alike; of
/// Undefined none.
QString userIntervalKey(UserInterval interval);

/// One metric over the prediction runs.
struct RunsFigure
{
    QList<Figure> runs; ///< of each run, n being the summaries that have it
    /// The mean over users, each with the mean of their runs, and its interval over users; n counts
    /// users. Where every user is in every run it is the mean of the runs' values, as published.
    Figure mean;
    std::optional<double> sd; ///< of the runs' values (n - 1); none of fewer than two
    UserInterval interval = UserInterval::Undefined;
};

/// What a set of summaries got.
struct SummaryScore
{
    QList<int> runs; ///< their numbers, rising
    RunsFigure qm;   ///< share of good summaries, of those with tasks
    RunsFigure ifm;  ///< share with at most X words, of summaries that have an X
    RunsFigure idm;  ///< predicted share by word, of summaries with tasks and at least one word
    qint64 users = 0;
    qint64 withoutTasks = 0; ///< users with a run without any task
    qint64 empty = 0;        ///< users with a summary of no words
    qint64 incomplete = 0;   ///< users who are not in every run
    qint64 asked = 0;        ///< runs of users with tasks, those that lack some included
    qint64 lacking = 0;      ///< of these: in which tasks are missing
    qint64 predictions = 0;  ///< of tasks, in the others
    qint64 unread = 0;       ///< of these: without an answer that could be read
};

/// Scores summaries; each user is in each run at most once. Undefined figures say why, and all of
/// them are where `cancel` is raised, which may be null.
SummaryScore summaryScore(const QList<PredictedSummary>& summaries, const ScoreRule& rule,
    const std::atomic_bool* cancel = nullptr);

/// Its counts alone, without any figure.
SummaryScore predictionCounts(const QList<PredictedSummary>& summaries);

/// They by user and run, so that sums and what is drawn do not depend on how they came.
QList<PredictedSummary> inOrderOfUsers(QList<PredictedSummary> summaries);

/// The numbers of the runs, rising.
QList<int> runsOf(const QList<PredictedSummary>& summaries);

/// What is gathered of a user in a run.
enum class ValueKind {
    Shares,  ///< 0 or 1
    Numbers, ///< others; of several users 0 .. 1
};

/// Gathers values of users by run into a figure over runs: `runs` numbers of runs, rising. What is
/// drawn goes by the order in which users come.
class RunAccumulator final
{
public:
    RunAccumulator(const QList<int>& runs, ValueKind values);
    void add(const QString& user, int run, double value);
    /// `noneBecause`: why a run has no value at all.
    RunsFigure figure(const QString& noneBecause, const std::atomic_bool* cancel) const;
    /// The figure of each of them, in much less time than one after the other.
    static QList<RunsFigure> figures(const QList<RunAccumulator>& all,
        const QStringList& noneBecause, const std::atomic_bool* cancel);

private:
    struct Sum
    {
        double sum = 0.0;
        qint64 n = 0;
    };
    /// Where `mean` is that of the users, which are `users`.
    RunsFigure overRuns(
        const Figure& mean, const QList<double>& users, const QString& noneBecause) const;
    void addInterval(RunsFigure& figure, const QList<double>& users) const;
    QList<double> meansOfUsers() const;

    QList<int> m_runs;
    ValueKind m_values;
    QList<Sum> m_ofRun;
    QHash<QString, qsizetype> m_places; ///< in m_ofUser
    QList<Sum> m_ofUser;                ///< in the order in which they came
};

} // namespace tandem::usersum
