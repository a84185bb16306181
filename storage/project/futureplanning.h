#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/usersum/timelinereport.h"
#include "models/usersum/timelinesplit.h"
#include "storage/changes/change.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/timelinejson.h"

#include <QList>

#include <memory>

/// How the timelines of a log are cut into past and future, and what is asked about the futures.
namespace tandem {

/// What a plan made of a log.
struct PlannedFuture
{
    usersum::SplitCounts split;
    qint64 tasks = 0;                  ///< of all users
    qint64 withoutTask = 0;            ///< users who can be cut, but of whom nothing can be asked
    QList<qint64> ofTemplates;         ///< how many users have a task, by the plan's templates
    QList<usersum::LackedTask> lacked; ///< why users who can be cut do not have a task
};

/// Cuts all users of a log and draws their tasks, inside the caller's transaction, which must be
/// thrown away on failure. The same plan gives the same on every machine. InvalidInput: a plan that
/// is none. Refused where there are summaries of the users, or a run has asked about them.
/// Cancelled.
Expected<PlannedFuture> planFuture(
    Database& database, TimelineLogId log, const FuturePlan& plan, const Progress& progress = {});

/// The same of users whose timelines are at hand, under their pseudonyms, in the order of `users`.
Expected<PlannedFuture> planFuture(Database& database, TimelineLogId log, const FuturePlan& plan,
    const QList<TimelineUserId>& users, const QList<usersum::Timeline>& timelines,
    const Progress& progress = {});

/// What the plan of a log makes of it, from what is stored; nothing is changed. Empty where the log
/// has none.
Expected<PlannedFuture> plannedFuture(Database& database, TimelineLogId log);

/// The same as a step that can be undone, which brings the plan back that was there before.
/// `planned` is filled in by its end.
Change planningFuture(
    TimelineLogId log, const FuturePlan& plan, const std::shared_ptr<PlannedFuture>& planned = {});

} // namespace tandem
