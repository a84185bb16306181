#include "app/commandline/usersum/usersumcommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/runs/runplanned.h"
#include "models/usersum/timelinebounds.h"
#include "models/usersum/timelinereport.h"
#include "storage/formats/tasktemplatesreader.h"
#include "storage/repositories/studyblindness.h"

#include <algorithm>
#include <iterator>

namespace tandem {

namespace {

constexpr Verb kUsersumVerbs[] = {{"score", runUsersumScore}, {"report", runUsersumReport},
    {"study", runUsersumStudy}, {"import", runUsersumImport, 3, 3}, {"split", runUsersumSplit},
    {"summarize", beginRun}, {"baseline", runUsersumBaseline, 3, 3}, {"predict", beginRun},
    {"judge", beginRun}, {"export", runUsersumExport, 3, 3}, {"remove", runUsersumRemove},
    {"list", runUsersumList}};

} // namespace

const Command usersumCommand{"usersum", nullptr, 1, 3, kUsersumVerbs};

namespace {

struct ColumnRole
{
    const char* word;
    QString NamedColumns::*member;
};
constexpr ColumnRole kColumnRoles[] = {{"user", &NamedColumns::user}, {"time", &NamedColumns::time},
    {"item", &NamedColumns::item}, {"title", &NamedColumns::title}, {"text", &NamedColumns::text},
    {"rating", &NamedColumns::rating}, {"category", &NamedColumns::category}};

QString namesOfLogs(const QList<TimelineLog>& logs)
{
    QStringList names;
    for (const TimelineLog& log : logs)
        names += printable(log.made.name);
    return names.join(QStringLiteral(", "));
}

/// How many users each task is about.
results::Section tasksSection(const FuturePlan& plan, const PlannedFuture& planned)
{
    struct Line
    {
        QString name;
        qint64 users = 0;
    };
    QList<Line> lines;
    for (qsizetype i = 0; i < plan.tasks.size(); ++i)
        lines.append({plan.tasks.at(i).name, planned.ofTemplates.value(i)});
    results::SectionOf table("tasks", lines, CommandWords::tr("Tasks"));
    table.add("task", CommandWords::tr("Task"), [](const Line& line) { return line.name; });
    table.add("users", CommandWords::tr("Users"), [](const Line& line) { return line.users; });
    table.section().shape = results::Shape::Keyed;
    return table;
}

} // namespace

Expected<void> checkViewer(Database& database, Call& call)
{
    TANDEM_TRY(viewer, viewingPerson(database, call));
    return StudyBlindness(database).requireNoRater(*viewer);
}

Expected<TimelineLog> askedLog(Database& database, Call& call)
{
    TimelineRepository repository(database);
    if (call.has("log"))
        return repository.logByName(call.value("log"));
    TANDEM_TRY(logs, repository.logs());
    if (logs->isEmpty())
        return failure(ErrorCode::NotFound, CommandWords::tr("The project has no user log."), {},
            CommandWords::tr("Import one with \"tandem usersum import\"."));
    if (logs->size() > 1)
        return call.misuse(
            CommandWords::tr("The project has several logs: %1.").arg(namesOfLogs(*logs)),
            CommandWords::tr("Choose one with --log."));
    return logs->first();
}

Expected<QList<TimelineLog>> askedLogs(Database& database, Call& call)
{
    if (!call.has("log"))
        return TimelineRepository(database).logs();
    return askedLog(database, call).map([](const TimelineLog& log) { return QList{log}; });
}

Expected<FuturePlan> askedPlan(Call& call, const FuturePlan& before)
{
    FuturePlan plan = before;
    TANDEM_TRY(share, call.decimal("share", usersum::kLeastPastShare, usersum::kMostPastShare));
    TANDEM_TRY(future, call.number("future", 1, usersum::maxTimelineActivities));
    if (*share) {
        plan.rule.by = usersum::SplitRule::By::Share;
        plan.rule.share = **share;
    }
    if (*future) {
        plan.rule.by = usersum::SplitRule::By::Count;
        plan.rule.count = int(**future);
    }
    TANDEM_DO(usersum::checkSplit(plan.rule));
    if (call.has("tasks")) {
        TANDEM_TRY(input, inputOf(call.value("tasks"), call));
        TANDEM_TRY(tasks, readTaskTemplates(*input));
        plan.tasks = *tasks;
    }
    return plan;
}

QList<results::Section> plannedSections(const FuturePlan& plan, const PlannedFuture& planned)
{
    QList<results::Section> sections{
        usersum::splitSection(planned.split), tasksSection(plan, planned)};
    if (!planned.lacked.isEmpty())
        sections.append(usersum::lackedTasksSection(planned.lacked));
    return sections;
}

Expected<NamedColumns> askedColumns(Call& call)
{
    NamedColumns columns;
    for (const QString& entry : call.list("columns")) {
        const QString word = entry.section(u'=', 0, 0).trimmed();
        const QString column = entry.section(u'=', 1).trimmed();
        const auto role = std::find_if(std::begin(kColumnRoles), std::end(kColumnRoles),
            [&](const ColumnRole& one) { return word == QLatin1String(one.word); });
        if (role == std::end(kColumnRoles) || column.isEmpty())
            return call.misuseOfCommand(
                CommandWords::tr("--columns expects user=COLUMN, time=, item=, title=, text=, "
                                 "rating= and category=, not \"%1\".")
                    .arg(printable(entry)));
        if (!(columns.*(role->member)).isEmpty())
            return call.misuseOfCommand(
                CommandWords::tr("--columns names %1 twice.").arg(printable(word)));
        columns.*(role->member) = column;
    }
    if (call.has("separator"))
        columns.categorySeparator = call.value("separator");
    return columns;
}

Expected<QStringList> namedOnce(Call& call, const char* option)
{
    const QStringList names = call.list(option);
    for (const QString& name : names) {
        if (names.count(name) > 1)
            return call.misuse(CommandWords::tr("--%1 names \"%2\" twice.")
                                   .arg(QLatin1String(option), printable(name)));
    }
    return names;
}

} // namespace tandem
