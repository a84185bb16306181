#include "storage/repositories/timelinejson.h"

#include "storage/repositories/repositorywords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem {

using usersum::Activity;
using usersum::SplitRule;
using usersum::TaskTemplate;

namespace {

enum Column { Time, Item, Title, Text, Rating, Categories, ColumnCount };

const QLatin1String kBy("by");
const QLatin1String kShare("share");
const QLatin1String kCount("count");
const QLatin1String kDrawing("drawing"); // 1 where it is not there
const QLatin1String kSeedOfChoices("seed");
const QLatin1String kTasks("tasks");
const QLatin1String kTaskName("name");
const QLatin1String kKind("kind");
const QLatin1String kAhead("ahead");
const QLatin1String kChoices("choices");
const QLatin1String kQuestion("question");

Error unreadableTimeline()
{
    return {ErrorCode::Corrupt,
        RepositoryWords::tr("The stored timeline of a user cannot be read."), {},
        RepositoryWords::tr("Restore a backup of the project."), {}};
}

Error unreadablePlan()
{
    return {ErrorCode::Corrupt,
        RepositoryWords::tr(
            "The settings for splitting a log into past and future cannot be read."),
        {}, RepositoryWords::tr("Restore a backup of the project."), {}};
}

std::optional<Activity> activityIn(const QJsonArray& cells)
{
    const QJsonValue rating = cells.at(Rating);
    const qint64 time = cells.at(Time).toInteger(-1); // not whole, or no number: none
    if (cells.size() != ColumnCount || time < 0 || !cells.at(Item).isString() ||
        !cells.at(Title).isString() || !cells.at(Text).isString() ||
        !(rating.isDouble() || rating.isNull()) || !cells.at(Categories).isArray())
        return std::nullopt;
    Activity activity;
    activity.time = time;
    activity.item = cells.at(Item).toString();
    activity.title = cells.at(Title).toString();
    activity.text = cells.at(Text).toString();
    if (rating.isDouble())
        activity.rating = rating.toDouble();
    const QJsonArray categories = cells.at(Categories).toArray();
    for (const QJsonValue& category : categories) {
        if (!category.isString())
            return std::nullopt;
        activity.categories.append(category.toString());
    }
    return activity;
}

} // namespace

QByteArray activitiesJson(const QList<Activity>& activities)
{
    QJsonArray rows;
    for (const Activity& activity : activities) {
        rows.append(QJsonArray{activity.time, activity.item, activity.title, activity.text,
            activity.rating ? QJsonValue(*activity.rating) : QJsonValue(),
            QJsonArray::fromStringList(activity.categories)});
    }
    return QJsonDocument(rows).toJson(QJsonDocument::Compact);
}

Expected<QList<Activity>> activitiesIn(const QByteArray& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isArray())
        return failure(unreadableTimeline());
    QList<Activity> activities;
    const QJsonArray rows = document.array();
    for (const QJsonValue& row : rows) {
        const std::optional<Activity> activity = activityIn(row.toArray());
        if (!activity || (!activities.isEmpty() && activity->time < activities.constLast().time))
            return failure(unreadableTimeline());
        activities.append(*activity);
    }
    return activities;
}

QByteArray futurePlanJson(const FuturePlan& plan)
{
    QJsonArray tasks;
    for (const TaskTemplate& task : plan.tasks) {
        tasks.append(QJsonObject{{kTaskName, task.name}, {kKind, usersum::taskKindKey(task.kind)},
            {kAhead, task.ahead}, {kChoices, task.choices}, {kQuestion, task.question}});
    }
    QJsonObject json{
        {kSeedOfChoices, qint64(plan.seed)}, {kDrawing, plan.drawing}, {kTasks, tasks}};
    if (plan.rule.by == SplitRule::By::Share) {
        json.insert(kBy, kShare);
        json.insert(kShare, plan.rule.share);
    } else {
        json.insert(kBy, kCount);
        json.insert(kCount, plan.rule.count);
    }
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

Expected<FuturePlan> futurePlanIn(const QByteArray& text)
{
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    FuturePlan plan;
    const QString by = json[kBy].toString();
    if (by != kShare && by != kCount)
        return failure(unreadablePlan());
    if (by == kShare) {
        plan.rule.by = SplitRule::By::Share;
        plan.rule.share = json[kShare].toDouble();
    } else {
        plan.rule.by = SplitRule::By::Count;
        plan.rule.count = json[kCount].toInt();
    }
    plan.seed = quint32(json[kSeedOfChoices].toInteger(1));
    plan.drawing = json[kDrawing].toInt(1);
    plan.tasks.clear();
    const QJsonArray tasks = json[kTasks].toArray();
    for (const QJsonValue& value : tasks) {
        const QJsonObject stored = value.toObject();
        const auto kind = usersum::taskKindFromKey(stored[kKind].toString());
        if (!kind)
            return failure(unreadablePlan());
        plan.tasks.append({stored[kTaskName].toString(), *kind, stored[kAhead].toInt(),
            stored[kChoices].toInt(), stored[kQuestion].toString()});
    }
    if (!usersum::checkSplit(plan.rule) || !usersum::checkTasks(plan.tasks))
        return failure(unreadablePlan());
    return plan;
}

} // namespace tandem
