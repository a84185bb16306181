#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/usersum/usersumcommand.h"
#include "models/seed.h"
#include "models/usersum/timelinebounds.h"
#include "models/usersum/timelinereport.h"
#include "storage/project/timelineimport.h"

#include <QFileInfo>

/// "usersum import" and "usersum split": what users did, cut into past and future.
namespace tandem {

namespace {

constexpr qint64 kLeastMegabytes = 16;
constexpr qint64 kMostMegabytes = 1'000'000;

using MaybeLogKind = std::optional<LogKind>;
constexpr Choice<MaybeLogKind> kLogKinds[] = {{"movielens", LogKind::MovieLens},
    {"yelp", LogKind::Yelp}, {"amazon", LogKind::Amazon}, {"columns", LogKind::Columns}};

Expected<TimelineSource> askedSource(Call& call)
{
    TimelineSource source{call.word(2), call.value("details"), {}, {}};
    const MaybeLogKind usual =
        call.has("columns") ? MaybeLogKind(LogKind::Columns) : MaybeLogKind();
    TANDEM_TRY(kind, call.choice<MaybeLogKind>("kind", kLogKinds, usual));
    if ((*kind == LogKind::Columns) != call.has("columns"))
        return call.misuseOfCommand(
            CommandWords::tr("--columns and --kind columns must be used together."));
    TANDEM_TRY(columns, askedColumns(call));
    source.kind = *kind;
    source.columns = *columns;
    return source;
}

Expected<usersum::SampleChoice> askedUserSample(Call& call)
{
    usersum::SampleChoice sample;
    TANDEM_TRY(fewest, call.number("min", 1, usersum::maxTimelineActivities));
    TANDEM_TRY(most, call.number("max", 1, usersum::maxTimelineActivities));
    TANDEM_TRY(seed, call.number("seed", 0, kMostSeed));
    sample.bounds.fewest = int(fewest->value_or(sample.bounds.fewest));
    sample.bounds.most = int(most->value_or(sample.bounds.most));
    sample.seed = quint64(seed->value_or(qint64(sample.seed)));
    TANDEM_TRY(megabytes, call.number("memory", kLeastMegabytes, kMostMegabytes));
    if (*megabytes)
        sample.memoryBytes = **megabytes << 20;
    if (call.value("users") == QLatin1String("all")) {
        sample.users = 0;
    } else {
        TANDEM_TRY(users, call.number("users", 1, usersum::kMostUsersDrawn));
        sample.users = users->value_or(sample.users);
    }
    TANDEM_DO(usersum::checkBounds(sample.bounds));
    return sample;
}

Expected<TimelineImportOrder> askedImport(Call& call)
{
    TimelineImportOrder order;
    TANDEM_TRY(source, askedSource(call));
    TANDEM_TRY(sample, askedUserSample(call));
    TANDEM_TRY(plan, askedPlan(call, {}));
    order.source = *source;
    order.reading.sample = *sample;
    order.name = call.value("name");
    order.plan = *plan;
    order.plan.seed = quint32(sample->seed);
    return order;
}

QString nameOf(const TimelineImportOrder& order)
{
    return order.name.isEmpty() ? logNameOf(order.source.path) : order.name;
}

Expected<void> checkNameIsFree(Database& database, const QString& name)
{
    TANDEM_TRY(logs, TimelineRepository(database).logs());
    for (const TimelineLog& log : *logs) {
        if (log.made.name == name)
            return failure(ErrorCode::InvalidInput,
                CommandWords::tr("A log with the name \"%1\" already exists.").arg(printable(name)),
                {}, CommandWords::tr("Give it another name with --name."));
    }
    return {};
}

} // namespace

Expected<void> runUsersumImport(Call& call)
{
    TANDEM_TRY(order, askedImport(call));
    std::optional<TerminalProgress> progress(
        std::in_place, call.console, CommandWords::tr("Reading the log"));
    // The project is locked only while what was read is written; that it can be, and that the name
    // is free, is seen before a log is read that may take long.
    const bool isNew = !QFileInfo::exists(call.word(1));
    if (!isNew) {
        TANDEM_DO(writeProject(call.word(1),
            [&](Database& database) { return checkNameIsFree(database, nameOf(*order)); }));
    }
    TANDEM_TRY(read, readTimelineLog(*order, progress->callback()));
    progress.emplace(call.console, CommandWords::tr("Importing users"));
    TANDEM_TRY(brought, writeOrMakeProject(call.word(1), [&](Database& database) {
        return writeTimelineLog(database, *order, *read, progress->callback());
    }));
    progress.reset();
    results::Report report;
    report.lines += CommandWords::tr(
        "%n user(s) imported as \"%1\"%2.", "a name; the edition, or nothing", int(brought->users))
                        .arg(printable(brought->name),
                            brought->edition.isEmpty()
                                ? QString()
                                : QStringLiteral(" (%1)").arg(printable(brought->edition)));
    if (isNew) // a slip of the pen in the project's name makes another project
        report.lines += CommandWords::tr("Created the project %1.").arg(printable(call.word(1)));
    report.lines += brought->messages;
    report.sections = usersum::timelineSections(brought->statistics);
    report.sections += plannedSections(order->plan, brought->planned);
    return call.show(
        report, Json{{"name", brought->name}, {"kind", logKindKey(read->kind)},
                    {"edition", brought->edition}, {"sha256", QString::fromLatin1(read->sha256)},
                    {"messages", QJsonArray::fromStringList(brought->messages)}});
}

Expected<void> runUsersumSplit(Call& call)
{
    TANDEM_TRY(seed, call.number("seed", 0, kMostSeed));
    FuturePlan plan;
    QString name;
    std::optional<TerminalProgress> progress(
        std::in_place, call.console, CommandWords::tr("Splitting timelines"));
    TANDEM_TRY(
        planned, writeProject(call.word(1), [&](Database& database) -> Expected<PlannedFuture> {
            TANDEM_TRY(log, askedLog(database, call));
            TANDEM_TRY(asked, askedPlan(call, log->plan.value_or(FuturePlan())));
            name = log->made.name;
            plan = *asked;
            plan.seed = quint32(seed->value_or(plan.seed));
            return planFuture(database, log->id, plan, progress->callback());
        }));
    progress.reset();
    results::Report report;
    report.lines += CommandWords::tr("\"%1\" is split into past and future.").arg(printable(name));
    if (planned->withoutTask > 0)
        report.lines += CommandWords::tr(
            "%n user(s) have nothing to predict.", nullptr, int(planned->withoutTask));
    report.sections = plannedSections(plan, *planned);
    return call.show(report, Json{{"name", name}, {"without_task", planned->withoutTask}});
}

} // namespace tandem
