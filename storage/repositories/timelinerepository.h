#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/usersum/predictiontask.h"
#include "models/usersum/timeline.h"
#include "storage/repositories/repository.h"
#include "storage/repositories/timelinejson.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// Where timelines came from, as it is added.
struct NewTimelineLog
{
    QString name;           ///< by which it is known in the project
    QString kind;           ///< a word: "movielens"
    QString edition;        ///< as far as it could be told
    QString checksum;       ///< SHA-256 of the source, hexadecimal
    QJsonObject settings;   ///< what was asked for: bounds, number of users, seed
    QJsonObject statistics; ///< what was kept and what was not, and why
};

struct TimelineLog
{
    TimelineLogId id;
    QString uuid;
    NewTimelineLog made;
    std::optional<FuturePlan> plan; ///< none: not split yet
    QDateTime at;                   ///< UTC
    qint64 users = 0;
    qint64 cut = 0;       ///< users with a past and a future
    qint64 summaries = 0; ///< of them; the split is fixed once there are some
};

/// A user as lists show them.
struct UserRecord
{
    TimelineUserId id;
    TimelineLogId log;
    QString pseudonym;
    int activities = 0;
    int past = 0;         ///< the first ones; 0: not cut
    bool isMoved = false; ///< the cut would have been inside a tie
    int tasks = 0;
    int summaries = 0;

    int future() const { return past > 0 ? activities - past : 0; }
};

/// A question about a user's future, as it is stored.
struct StoredFutureTask
{
    FutureTaskId id;
    TimelineUserId user;
    usersum::PredictionTask task;
};

/// Logs of what users did, these by pseudonyms, and what is asked about their futures. Whoever
/// writes says TimelinesChanged.
class TimelineRepository final : Repository
{
public:
    using Repository::Repository;

    /// InvalidInput, TooLarge: a name that is none, or is taken.
    Expected<TimelineLogId> addLog(const NewTimelineLog& log);
    /// Adds a user under the next pseudonym: what the source calls them is left out.
    Expected<TimelineUserId> addUser(TimelineLogId log, const usersum::Timeline& timeline);
    /// Refused where a log and its users have to stay: there are summaries of them, or a run that
    /// has not ended asks about them.
    Expected<void> checkRemovable(TimelineLogId log);

    Expected<QList<TimelineLog>> logs();
    /// NotFound, with the names that there are.
    Expected<TimelineLog> logByName(const QString& name);
    Expected<QString> nameOf(TimelineLogId log);
    /// Whether its users are cut into past and future.
    Expected<bool> isSplit(TimelineLogId log);

    /// How all users of a log are cut; see setCut() and setTasks(). Refused where there are
    /// summaries of them, or a run has asked about them.
    Expected<void> setPlan(TimelineLogId log, const std::optional<FuturePlan>& plan);
    /// No `cut`: the user has no future.
    Expected<void> setCut(TimelineUserId user, const std::optional<usersum::TimelineSplit>& cut);
    /// Instead of those that there are.
    Expected<void> setTasks(TimelineUserId user, const QList<usersum::PredictionTask>& tasks);

    /// All, or those of one log, in the order of their pseudonyms' numbers.
    Expected<QList<UserRecord>> users(TimelineLogId log = {});
    Expected<UserRecord> user(TimelineUserId id);
    /// The users of a log, in their order, without what is known of them.
    Expected<QList<TimelineUserId>> userIds(TimelineLogId log);
    /// This user, or the first one where they are not there; an invalid id where there is none.
    Expected<TimelineUserId> userOrFirst(TimelineUserId id);
    /// NotFound.
    Expected<TimelineUserId> userByPseudonym(const QString& pseudonym);
    /// Under the pseudonym.
    Expected<usersum::Timeline> timeline(TimelineUserId user);
    /// In their order.
    Expected<QList<StoredFutureTask>> tasks(TimelineUserId user);
};

} // namespace tandem
