#pragma once

#include "models/usersum/timeline.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "views/timelines/userrecords.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace tandem {

/// Whose summaries of a user are looked at, and who predicted from them; an empty name stands for
/// the first there is.
struct TimelineChoice
{
    QString summarizer;
    std::optional<QString> beside;
    QString predictor;
    double threshold = 0.5; ///< m, from which on a summary is good
    bool operator==(const TimelineChoice&) const = default;
};

/// A summary of a user, and what the chosen predictor made of it.
struct ShownUserSummary
{
    QString summarizer;
    std::optional<StoredUserSummary> stored; ///< none: this summarizer has none of the user
    QList<StoredPrediction> predictions{};   ///< by task and repeat
    QList<SummaryValue> values{};            ///< what measures say of it
    QString otherUser{};                     ///< whose text it is, of SummaryOrigin::OfOtherUser
    QString otherSummarizer{};               ///< likewise
    QString model{};                         ///< that was asked, where a run made it
    UserListRow listed{};                    ///< as the list of users has it

    /// What was predicted of one task, by repeat.
    QList<StoredPrediction> predictionsOf(FutureTaskId task) const;
};

/// A user as the page of one shows them: what they did, what is asked, and one or two summaries.
struct ShownTimelineUser
{
    UserRecord row;
    QString log;                   ///< its name
    bool isSplit = false;          ///< it is said how its users are cut
    QList<TimelineUserId> users{}; ///< of the log, in their order
    usersum::Timeline timeline{};
    QList<StoredFutureTask> tasks{};
    QStringList summarizers{}; ///< of the log, baselines last
    QStringList predictors{};  ///< of the log
    TimelineChoice choice{};   ///< what was asked for, or what stands for it
    ShownUserSummary first{};
    std::optional<ShownUserSummary> second{};
};
/// Null where there is no user.
using SharedTimelineUser = std::shared_ptr<const ShownTimelineUser>;

} // namespace tandem
