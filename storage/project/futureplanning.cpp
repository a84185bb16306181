#include "storage/project/futureplanning.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/timelinerepository.h"

namespace tandem {

using usersum::PredictionTask;
using usersum::Timeline;

namespace {

void countTasks(PlannedFuture& planned, const FuturePlan& plan, const QStringList& names)
{
    planned.tasks += names.size();
    planned.withoutTask += names.isEmpty() ? 1 : 0;
    for (qsizetype i = 0; i < plan.tasks.size(); ++i)
        planned.ofTemplates[i] += names.contains(plan.tasks.at(i).name) ? 1 : 0;
}

PlannedFuture nothingPlanned(const FuturePlan& plan, const QList<Timeline>& timelines)
{
    PlannedFuture planned;
    planned.split = usersum::countSplits(timelines, plan.rule);
    planned.ofTemplates.resize(plan.tasks.size());
    return planned;
}

Expected<void> clearFuture(Database& database, TimelineLogId log)
{
    TimelineRepository repository(database);
    TANDEM_DO(repository.setPlan(log, std::nullopt));
    TANDEM_TRY(users, repository.users(log));
    for (const TimelineUserRow& user : *users) {
        TANDEM_DO(repository.setCut(user.id, std::nullopt));
        TANDEM_DO(repository.setTasks(user.id, {}));
    }
    return {};
}

Expected<TimelineLog> plannedLog(Database& database, TimelineLogId log)
{
    TANDEM_TRY(logs, TimelineRepository(database).logs());
    for (const TimelineLog& one : *logs) {
        if (one.id == log)
            return one;
    }
    return failure(ErrorCode::NotFound, ProjectWords::tr("This log is not in the project."));
}

Expected<void> noteSplit(Database& database, TimelineLogId log, const FuturePlan& plan)
{
    TANDEM_TRY(split, plannedLog(database, log));
    return Journal(database).append(QStringLiteral("log split"), {}, split->uuid,
        {{QStringLiteral("log"), split->made.name},
            {QStringLiteral("split"), QString::fromUtf8(futurePlanJson(plan))}});
}

/// Sets a plan, or takes it away, and says how to get back to what was there.
Write planningWrite(TimelineLogId log, const std::optional<FuturePlan>& plan,
    const std::shared_ptr<PlannedFuture>& planned)
{
    return [=](const WriteContext& context) -> Expected<Written> {
        TANDEM_TRY(before, plannedLog(context.database, log));
        if (plan) {
            TANDEM_TRY_VAR(made, planFuture(context.database, log, *plan));
            if (planned)
                *planned = std::move(*made);
        } else {
            TANDEM_DO(clearFuture(context.database, log));
        }
        return Written(TimelinesChanged(), planningWrite(log, before->plan, {}));
    };
}

} // namespace

Expected<PlannedFuture> planFuture(
    Database& database, TimelineLogId log, const FuturePlan& plan, const Progress& progress)
{
    TimelineRepository repository(database);
    TANDEM_TRY(rows, repository.users(log));
    QList<TimelineUserId> users;
    QList<Timeline> timelines;
    for (const TimelineUserRow& row : *rows) {
        TANDEM_TRY_VAR(timeline, repository.timeline(row.id));
        users.append(row.id);
        timelines.append(std::move(*timeline));
    }
    return planFuture(database, log, plan, users, timelines, progress);
}

Expected<PlannedFuture> planFuture(Database& database, TimelineLogId log, const FuturePlan& plan,
    const QList<TimelineUserId>& users, const QList<Timeline>& timelines, const Progress& progress)
{
    TimelineRepository repository(database);
    TANDEM_DO(repository.setPlan(log, plan));
    const usersum::ChoicePool pool(timelines, plan.rule);
    PlannedFuture planned = nothingPlanned(plan, timelines);
    for (qsizetype i = 0; i < users.size(); ++i) {
        if (progress && !progress(i, users.size()))
            return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
        const Timeline& timeline = timelines.at(i);
        const auto cut = usersum::splitTimeline(timeline, plan.rule);
        const QList<PredictionTask> tasks =
            cut ? usersum::predictionTasks(timeline, *cut, plan.tasks, pool, plan.seed)
                : QList<PredictionTask>();
        TANDEM_DO(repository.setCut(users.at(i), cut));
        TANDEM_DO(repository.setTasks(users.at(i), tasks));
        if (!cut)
            continue;
        QStringList names;
        for (const PredictionTask& task : tasks)
            names.append(task.name);
        countTasks(planned, plan, names);
    }
    TANDEM_DO(noteSplit(database, log, plan));
    return planned;
}

Expected<PlannedFuture> plannedFuture(Database& database, TimelineLogId log)
{
    TANDEM_TRY(stored, plannedLog(database, log));
    const std::optional<FuturePlan>& plan = stored->plan;
    if (!plan)
        return PlannedFuture();
    TimelineRepository repository(database);
    TANDEM_TRY(users, repository.users(log));
    PlannedFuture planned = nothingPlanned(*plan, {});
    for (const TimelineUserRow& user : *users) {
        ++planned.split.timelines;
        if (user.past == 0) {
            ++planned.split.impossible;
            continue;
        }
        planned.split.moved += user.isMoved ? 1 : 0;
        planned.split.past += user.past;
        planned.split.future += user.future();
        TANDEM_TRY(names,
            valuesOf<QString>(database,
                QStringLiteral("SELECT name FROM usersum_task WHERE user_id = ?"), {user.id}));
        countTasks(planned, *plan, *names);
    }
    return planned;
}

Change planningFuture(
    TimelineLogId log, const FuturePlan& plan, const std::shared_ptr<PlannedFuture>& planned)
{
    return {.text = ProjectWords::tr("split of a log", "a step to undo"),
        .write = planningWrite(log, plan, planned)};
}

} // namespace tandem
