#include "app/commandline/command.h"
#include "app/commandline/usersum/usersumcommand.h"
#include "models/usersum/timelinereport.h"
#include "storage/project/futureplanning.h"
#include "storage/project/summaryuses.h"
#include "storage/project/timelineimport.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QJsonDocument>

/// "usersum list": what a project has of users.
namespace tandem {

namespace {

/// A summarizer, predictor or measure beside the log that it is of.
struct ListedSummarizer
{
    QString log;
    qint64 users = 0; ///< of the log who can have a summary
    SummarizerRow row;
};
struct ListedPredictor
{
    QString log;
    PredictorStanding row;
};
struct ListedMeasure
{
    QString log;
    MeasureStanding row;
};

/// What there is, with names in the place of ids.
struct UsersumList
{
    QList<TimelineLog> logs;
    QList<ListedSummarizer> summarizers;
    QList<ListedPredictor> predictors;
    QList<ListedMeasure> measures;
    QList<PlannedFuture> planned; ///< of each log
};

Expected<UsersumList> listOf(Database& database, Call& call)
{
    UsersumList list;
    TANDEM_DO(checkViewer(database, call));
    TANDEM_TRY(logs, askedLogs(database, call));
    list.logs = *logs;
    UserSummaryRepository repository(database);
    for (const TimelineLog& log : *logs) {
        TANDEM_TRY(summarizers, repository.summarizers(log.id));
        for (const SummarizerRow& row : *summarizers)
            list.summarizers.append({log.made.name, log.cut, row});
        TANDEM_TRY(predictors, predictorStandings(database, log.id));
        for (const PredictorStanding& row : *predictors)
            list.predictors.append({log.made.name, row});
        TANDEM_TRY(measures, measureStandings(database, log.id));
        for (const MeasureStanding& row : *measures)
            list.measures.append({log.made.name, row});
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
    return CommandWords::tr("baseline: another user's summary");
}

/// "1 of 20"
QString countOf(qint64 there, qint64 all)
{
    return CommandWords::tr("%1 of %2", "so many of all")
        .arg(groupedCount(there), groupedCount(all));
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
    table.add(results::kPeople, CommandWords::tr("Source"),
        [](const ListedSummarizer& one) { return summarizerOriginName(one.row.origin); });
    table.add("summaries", [](const ListedSummarizer& one) { return one.row.summaries; });
    table.add("users", &ListedSummarizer::users);
    table.add(results::kPeople, CommandWords::tr("Summaries"),
        [](const ListedSummarizer& one) { return countOf(one.row.summaries, one.users); });
    table.add("max_words", CommandWords::tr("Max. words"),
        [](const ListedSummarizer& one) { return one.row.mostWords; });
    return table;
}

results::Section predictorsSection(const QList<ListedPredictor>& predictors)
{
    results::SectionOf table("predictors", predictors, CommandWords::tr("Predictors"));
    const auto count = [](auto PredictorStanding::*member) {
        return [member](const ListedPredictor& one) { return one.row.*member; };
    };
    table.add("log", CommandWords::tr("Log"), &ListedPredictor::log);
    table.add("predictor", CommandWords::tr("Predictor"), count(&PredictorStanding::predictor));
    table.add("summarizer", CommandWords::tr("Summarizer"), count(&PredictorStanding::summarizer));
    table.add("runs", CommandWords::tr("Runs"), count(&PredictorStanding::runs));
    table.add("predictions", count(&PredictorStanding::predictions));
    table.add("expected", [](const ListedPredictor& one) { return one.row.expected(); });
    table.add(results::kPeople, CommandWords::tr("Predictions"), [](const ListedPredictor& one) {
        return countOf(one.row.predictions, one.row.expected());
    });
    table.add("unread", CommandWords::tr("Unparsable"), count(&PredictorStanding::unread));
    return table;
}

results::Section measuresSection(const QList<ListedMeasure>& measures)
{
    results::SectionOf table("measures", measures, CommandWords::tr("Measures"));
    table.add("log", CommandWords::tr("Log"), &ListedMeasure::log);
    table.add("measure", CommandWords::tr("Measure"),
        [](const ListedMeasure& one) { return one.row.measure; });
    table.add("summarizer", CommandWords::tr("Summarizer"),
        [](const ListedMeasure& one) { return one.row.summarizer; });
    table.add("values", [](const ListedMeasure& one) { return one.row.values; });
    table.add("summaries", [](const ListedMeasure& one) { return one.row.summaries; });
    table.add(results::kPeople, CommandWords::tr("Values"),
        [](const ListedMeasure& one) { return countOf(one.row.values, one.row.summaries); });
    return table;
}

} // namespace

Expected<void> runUsersumList(Call& call)
{
    TANDEM_TRY(list,
        readProject(call.word(1), [&](Database& database) { return listOf(database, call); }));
    results::Report report;
    if (list->logs.isEmpty())
        report.lines += CommandWords::tr("The project has no user log.");
    if (!list->logs.isEmpty() || call.wantsJson())
        report.sections.append(logsSection(list->logs));
    if (!list->summarizers.isEmpty() || call.wantsJson())
        report.sections.append(summarizersSection(list->summarizers));
    if (!list->predictors.isEmpty() || call.wantsJson())
        report.sections.append(predictorsSection(list->predictors));
    if (!list->measures.isEmpty() || call.wantsJson())
        report.sections.append(measuresSection(list->measures));
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
