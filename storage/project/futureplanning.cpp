#include "storage/project/futureplanning.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/timelinerepository.h"

#include <QMap>

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

/// Users who lack tasks, by the plan's templates and by why.
class LackedTasks final
{
public:
    explicit LackedTasks(const FuturePlan& plan)
        : m_plan(plan)
        , m_users(plan.tasks.size())
    {
    }

    void add(
        const Timeline& timeline, const usersum::TimelineSplit& cut, const QStringList& taskNames)
    {
        for (qsizetype i = 0; i < m_plan.tasks.size(); ++i) {
            if (!taskNames.contains(m_plan.tasks.at(i).name))
                ++m_users[i][usersum::whyNoTask(timeline, cut, m_plan.tasks.at(i))];
        }
    }

    QList<usersum::LackedTask> counted() const
    {
        QList<usersum::LackedTask> lacked;
        for (qsizetype i = 0; i < m_users.size(); ++i) {
            for (auto it = m_users.at(i).cbegin(); it != m_users.at(i).cend(); ++it)
                lacked.append({m_plan.tasks.at(i).name, it.key(), it.value()});
        }
        return lacked;
    }

private:
    const FuturePlan& m_plan;
    QList<QMap<usersum::NoTask, qint64>> m_users;
};

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
    for (const UserRecord& user : *users) {
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
    for (const UserRecord& row : *rows) {
        TANDEM_TRY_VAR(timeline, repository.timeline(row.id));
        users.append(row.id);
        timelines.append(std::move(*timeline));
    }
    return planFuture(database, log, plan, users, timelines, progress);
}

Expected<PlannedFuture> planFuture(Database& database, TimelineLogId log, const FuturePlan& asked,
    const QList<TimelineUserId>& users, const QList<Timeline>& timelines, const Progress& progress)
{
    TimelineRepository repository(database);
    FuturePlan plan = asked;
    plan.drawing =
        usersum::kTaskDrawing; // a plan of an older release is drawn anew as this one does
    TANDEM_DO(repository.setPlan(log, plan));
    const usersum::ChoicePool pool(timelines, plan.rule);
    PlannedFuture planned = nothingPlanned(plan, timelines);
    LackedTasks lacked(plan);
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
        lacked.add(timeline, *cut, names);
    }
    planned.lacked = lacked.counted();
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
    LackedTasks lacked(*plan);
    for (const UserRecord& user : *users) {
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
        if (names->size() == plan->tasks.size())
            continue; // the timeline, which may be long, is not needed
        TANDEM_TRY(timeline, repository.timeline(user.id));
        lacked.add(*timeline, {user.past, user.isMoved}, *names);
    }
    planned.lacked = lacked.counted();
    return planned;
}

Change planningFuture(
    TimelineLogId log, const FuturePlan& plan, const std::shared_ptr<PlannedFuture>& planned)
{
    return {.text = ProjectWords::tr("split of a log", "a step to undo"),
        .write = planningWrite(log, plan, planned)};
}

} // namespace tandem
