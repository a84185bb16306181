#include "app/commandline/command.h"
#include "app/commandline/usersum/usersumcommand.h"
#include "app/commandline/usersum/usersumoptions.h"
#include "models/usersum/timelinereport.h"
#include "storage/project/futureplanning.h"
#include "storage/project/timelineimport.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QJsonDocument>

/// "usersum list": what a project has of users.
namespace tandem {

namespace {

/// A summarizer or predictor beside the log that it is of.
struct ListedSummarizer
{
    QString log;
    SummarizerRow row;
};
struct ListedPredictor
{
    QString log;
    QString name;
};

/// What there is, with names in the place of ids.
struct UsersumList
{
    QList<TimelineLog> logs;
    QList<ListedSummarizer> summarizers;
    QList<ListedPredictor> predictors;
    QList<PlannedFuture> planned; ///< of each log
};

Expected<UsersumList> listOf(Database& database, Call& call)
{
    UsersumList list;
    TANDEM_TRY(logs, askedLogs(database, call));
    list.logs = *logs;
    UserSummaryRepository repository(database);
    for (const TimelineLog& log : *logs) {
        TANDEM_TRY(summarizers, repository.summarizers(log.id));
        for (const SummarizerRow& row : *summarizers)
            list.summarizers.append({log.made.name, row});
        TANDEM_TRY(predictors, repository.predictors(log.id));
        for (const QString& name : *predictors)
            list.predictors.append({log.made.name, name});
        TANDEM_TRY(planned, plannedFuture(database, log.id));
        list.planned.append(*planned);
    }
    return list;
}

/// A word for programs.
QString summarizerOriginKey(SummaryOrigin origin)
{
    switch (origin) {
    case SummaryOrigin::Run:
        return QStringLiteral("run");
    case SummaryOrigin::Imported:
        return QStringLiteral("imported");
    case SummaryOrigin::None:
        return QStringLiteral("none");
    case SummaryOrigin::OfOtherUser:
        break;
    }
    return QStringLiteral("other");
}

QString summarizerOriginName(SummaryOrigin origin)
{
    switch (origin) {
    case SummaryOrigin::Run:
        return CommandWords::tr("a run");
    case SummaryOrigin::Imported:
        return CommandWords::tr("a file");
    case SummaryOrigin::None:
        return CommandWords::tr("baseline: no summary");
    case SummaryOrigin::OfOtherUser:
        break;
    }
    return CommandWords::tr("baseline: somebody else's");
}

results::Section logsSection(const QList<TimelineLog>& logs)
{
    results::SectionOf table("logs", logs, CommandWords::tr("Logs"));
    table.add(
        "name", CommandWords::tr("Log"), [](const TimelineLog& log) { return log.made.name; });
    table.add(
        "kind", CommandWords::tr("Kind"), [](const TimelineLog& log) { return log.made.kind; });
    table.add("edition", CommandWords::tr("Edition"),
        [](const TimelineLog& log) { return log.made.edition; });
    table.add("users", CommandWords::tr("Users"), &TimelineLog::users);
    table.add("cut", CommandWords::tr("With a future"), &TimelineLog::cut);
    table.add("summaries", CommandWords::tr("Summaries"), &TimelineLog::summaries);
    table.add("sha256", [](const TimelineLog& log) { return log.made.checksum; });
    const auto json = [&](const char* key, const auto& valueOf) {
        table.add(key, QString(), valueOf).only(results::Outlet::Json);
    };
    json("settings", [](const TimelineLog& log) { return QJsonValue(log.made.settings); });
    json("statistics", [](const TimelineLog& log) { return QJsonValue(log.made.statistics); });
    json("split", [](const TimelineLog& log) {
        return log.plan ? QJsonValue(QJsonDocument::fromJson(futurePlanJson(*log.plan)).object())
                        : QJsonValue();
    });
    return table;
}

results::Section summarizersSection(const QList<ListedSummarizer>& summarizers)
{
    results::SectionOf table("summarizers", summarizers, CommandWords::tr("Summarizers"));
    table.add("log", CommandWords::tr("Log"), &ListedSummarizer::log);
    table.add("summarizer", CommandWords::tr("Summarizer"),
        [](const ListedSummarizer& one) { return one.row.summarizer; });
    table.add(
        "origin", [](const ListedSummarizer& one) { return summarizerOriginKey(one.row.origin); });
    table.add(results::kPeople, CommandWords::tr("From"),
        [](const ListedSummarizer& one) { return summarizerOriginName(one.row.origin); });
    table.add("summaries", CommandWords::tr("Summaries"),
        [](const ListedSummarizer& one) { return one.row.summaries; });
    table.add("max_words", CommandWords::tr("Most words"),
        [](const ListedSummarizer& one) { return one.row.mostWords; });
    return table;
}

results::Section predictorsSection(const QList<ListedPredictor>& predictors)
{
    results::SectionOf table("predictors", predictors, CommandWords::tr("Predictors"));
    table.add("log", CommandWords::tr("Log"), &ListedPredictor::log);
    table.add("predictor", CommandWords::tr("Predictor"), &ListedPredictor::name);
    return table;
}

} // namespace

Expected<void> runUsersumList(Call& call)
{
    TANDEM_TRY(list,
        readProject(call.word(1), [&](Database& database) { return listOf(database, call); }));
    results::Report report;
    if (list->logs.isEmpty())
        report.lines += CommandWords::tr("The project has no log of what users did.");
    if (!list->logs.isEmpty() || call.wantsJson())
        report.sections.append(logsSection(list->logs));
    if (!list->summarizers.isEmpty() || call.wantsJson())
        report.sections.append(summarizersSection(list->summarizers));
    if (!list->predictors.isEmpty() || call.wantsJson())
        report.sections.append(predictorsSection(list->predictors));
    // How one log was read and cut is told where it is asked for.
    if (call.has("log") && !call.wantsJson()) {
        if (const auto statistics = statisticsOf(list->logs.first()))
            report.sections += usersum::timelineSections(*statistics);
        if (const auto& plan = list->logs.first().plan)
            report.sections += plannedSections(*plan, list->planned.first());
    }
    return call.show(report);
}

} // namespace tandem
