#include "storage/project/timelineimport.h"

#include "models/names.h"
#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "models/text/plainline.h"
#include "models/usersum/timelinereport.h"
#include "models/usersum/timelinestatistics.h"
#include "storage/database/database.h"
#include "storage/project/projectwords.h"
#include "storage/project/timelineremoval.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/timelinedigest.h"
#include "storage/repositories/timelinerepository.h"

#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

namespace tandem {

namespace {

constexpr qsizetype kMostRetitledNamed = 10;
constexpr qsizetype kShownTitleUnits = 60;

QJsonObject settingsOf(const TimelineImportOrder& order)
{
    const usersum::SampleChoice& sample = order.reading.sample;
    return {{QStringLiteral("source"), QFileInfo(order.source.path).fileName()},
        {QStringLiteral("fewest"), sample.bounds.fewest},
        {QStringLiteral("most"), sample.bounds.most}, {QStringLiteral("users"), sample.users},
        {QStringLiteral("seed"), qint64(sample.seed)},
        {QStringLiteral("text_bytes"), qint64(order.reading.mostTextBytes)}};
}

/// Places without the folder in which the source lies on this machine.
usersum::BadRows withoutFolder(const usersum::BadRows& bad, const QString& path)
{
    const QString folder = QFileInfo(path).path() + u'/';
    usersum::BadRows kept;
    for (std::size_t i = 0; i < usersum::rowProblems; ++i) {
        const auto problem = usersum::RowProblem(i);
        usersum::BadRows::Kind kind = bad.of(problem);
        for (QString& place : kind.places) {
            if (place.startsWith(folder))
                place.remove(0, folder.size());
        }
        kept.set(problem, kind);
    }
    return kept;
}

QJsonObject statisticsKept(const TimelineSource& source, const ReadTimelines& read)
{
    QJsonArray files;
    for (const LogFile& file : read.files)
        files.append(
            QJsonObject{{QStringLiteral("path"), file.path}, {QStringLiteral("bytes"), file.bytes},
                {QStringLiteral("sha256"), QString::fromLatin1(file.sha256)}});
    usersum::TimelineStatistics statistics = read.statistics;
    statistics.bad = withoutFolder(statistics.bad, source.path);
    QJsonObject kept = usersum::statisticsJson(statistics);
    kept.insert(QStringLiteral("bad_items"),
        usersum::badRowsJson(
            withoutFolder(read.badItems, source.details.isEmpty() ? source.path : source.details)));
    kept.insert(QStringLiteral("files"), files);
    return kept;
}

QStringList messagesOn(const ReadTimelines& read, const PlannedFuture& planned)
{
    QStringList messages;
    if (read.badItems.total() > 0)
        messages +=
            ProjectWords::tr("%n item row(s) are unusable. %1", nullptr, int(read.badItems.total()))
                .arg(read.badItems.sentences().join(u' '));
    if (read.repeatedItems > 0)
        messages += ProjectWords::tr(
            "%n item row(s) repeat an earlier item; the first row of each item counts.", nullptr,
            int(std::min<qint64>(read.repeatedItems, std::numeric_limits<int>::max())));
    if (!read.retitledItems.isEmpty()) {
        QStringList named;
        for (const QString& title :
            read.retitledItems.first(std::min(read.retitledItems.size(), kMostRetitledNamed)))
            named.append(u'"' + results::beginning(title, kShownTitleUnits) + u'"');
        if (read.retitledItems.size() > named.size())
            named.append(QStringLiteral("…"));
        messages += ProjectWords::tr("%n item(s) have several titles; the earliest was used: %1.",
            nullptr, int(read.retitledItems.size()))
                        .arg(named.join(QStringLiteral(", ")));
    }
    if (planned.split.impossible > 0)
        messages += ProjectWords::tr(
            "%n user(s) cannot be split into past and future, and are not summarized.", nullptr,
            int(planned.split.impossible));
    if (planned.withoutTask > 0)
        messages += ProjectWords::tr(
            "%n user(s) have nothing to predict.", nullptr, int(planned.withoutTask));
    return messages;
}

/// Users under their pseudonyms, as they were added.
struct AddedUsers
{
    QList<TimelineUserId> ids;
    QList<usersum::Timeline> timelines;
};

Expected<AddedUsers> addUsers(Database& database, TimelineLogId log,
    const QList<usersum::Timeline>& timelines, const Progress& progress)
{
    TimelineRepository repository(database);
    AddedUsers added;
    for (qsizetype i = 0; i < timelines.size(); ++i) {
        if (progress && !progress(i, timelines.size()))
            return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
        TANDEM_TRY(id, repository.addUser(log, timelines.at(i)));
        TANDEM_TRY(user, repository.user(*id));
        added.ids.append(*id);
        added.timelines.append({user->pseudonym, timelines.at(i).activities});
    }
    return added;
}

Imported importedLog(const TimelineImport& import)
{
    Imported imported;
    const qint64 bad = import.statistics.bad.total();
    imported.sentence =
        ProjectWords::tr("%n user(s) of \"%1\" with %2 activities are in the project.", nullptr,
            int(import.users))
            .arg(isolated(import.name), results::countText(import.statistics.keptActivities));
    if (bad > 0)
        imported.messages += ProjectWords::tr("%n row(s) were unusable.", nullptr, int(bad));
    imported.messages += import.messages;
    imported.fields = {{QStringLiteral("name"), import.name}};
    imported.setStep(timelineLogStep(import.log, import.name));
    // What was left out is not to be overlooked.
    if (!imported.messages.isEmpty())
        imported.sections = usersum::timelineSections(import.statistics);
    return imported;
}

} // namespace

QString logNameOf(const QString& path)
{
    QString name = QFileInfo(path).fileName();
    for (const char* ending : {".gz", ".tgz", ".tar", ".zip", ".csv", ".tsv", ".txt", ".dat",
             ".data", ".jsonl", ".ndjson", ".json"}) {
        if (name.endsWith(QLatin1String(ending), Qt::CaseInsensitive))
            name.chop(qsizetype(qstrlen(ending)));
    }
    name = onPlainLine(name).left(kMostNameUnits);
    return name.isEmpty() ? QStringLiteral("log") : name;
}

Expected<ReadTimelines> readTimelineLog(
    const TimelineImportOrder& order, const LogProgress& progress)
{
    TANDEM_DO(usersum::checkSplit(order.plan.rule));
    TANDEM_DO(usersum::checkTasks(order.plan.tasks));
    TANDEM_TRY_VAR(read, readTimelines(order.source, order.reading, progress));
    if (read->timelines.isEmpty())
        return failure(ErrorCode::NotFound,
            ProjectWords::tr("No user has %L1 activities or more.")
                .arg(order.reading.sample.bounds.fewest),
            QFileInfo(order.source.path).fileName(),
            ProjectWords::tr("%Ln user(s) have fewer. Lower the minimum.", nullptr,
                int(std::min<qint64>(
                    read->statistics.shortUsers, std::numeric_limits<int>::max()))));
    return std::move(*read);
}

Expected<TimelineImport> writeTimelineLog(const WriteContext& context,
    const TimelineImportOrder& order, const ReadTimelines& read, const Progress& progress)
{
    Database& database = context.database;
    TimelineImport import;
    import.name = order.name.isEmpty() ? logNameOf(order.source.path) : order.name;
    import.edition = read.edition;
    import.users = read.timelines.size();
    import.statistics = read.statistics;
    import.statistics.bad = withoutFolder(import.statistics.bad, order.source.path);
    TANDEM_TRY(log, TimelineRepository(database).addLog({import.name, logKindKey(read.kind),
                        read.edition, QString::fromLatin1(read.sha256), settingsOf(order),
                        statisticsKept(order.source, read)}));
    import.log = *log;
    TANDEM_TRY(users, addUsers(database, *log, read.timelines, progress));
    TANDEM_TRY_VAR(
        planned, planFuture(database, *log, order.plan, users->ids, users->timelines, progress));
    import.planned = std::move(*planned);
    import.messages = messagesOn(read, import.planned);
    TANDEM_TRY(digest, timelineDigest(database, *log));
    TANDEM_DO(Journal(database).append(QStringLiteral("imported"), context.origin.person, {},
        {{QStringLiteral("file"), QFileInfo(order.source.path).fileName()},
            {QStringLiteral("log"), import.name}, {QStringLiteral("users"), import.users},
            {QStringLiteral("log_id"), log->value}, {QStringLiteral("digest"), *digest}}));
    return import;
}

ImportFormat timelineLogFormat(const TimelineImportOrder& order)
{
    const auto read = [order](const ImportRequest& request) -> Expected<ImportWork> {
        TANDEM_TRY_VAR(parsed, readTimelineLog(order, request.progress));
        return ImportWork(
            [order, request, log = std::make_shared<const ReadTimelines>(std::move(*parsed))](
                const WriteContext& context) {
                return writeTimelineLog(context, order, *log, request.progress).map(importedLog);
            });
    };
    return {.noun = "Timeline",
        .dialog = "importTimelinesDialog",
        .purpose = "timelines",
        .title = QT_TRANSLATE_NOOP("ProjectWords", "Import a user log"),
        .progressText = QT_TRANSLATE_NOOP("ProjectWords", "Importing the log"),
        .hint = QT_TRANSLATE_NOOP("ProjectWords",
            "MovieLens (ratings and movies), Yelp (reviews and businesses), Amazon Reviews, "
            "compressed or not, or a CSV or JSONL file whose columns you specify. Users get "
            "pseudonyms; their names in the source are not kept. Drop a file or folder here."),
        .filter = QT_TRANSLATE_NOOP("ProjectWords",
            "Logs (*.csv *.tsv *.txt *.dat *.data *.json *.jsonl *.ndjson *.gz *.tgz *.tar "
            "*.zip)"),
        .takesFolders = true,
        .countsBytes = true,
        .read = read};
}

std::optional<usersum::TimelineStatistics> statisticsOf(const TimelineLog& log)
{
    return usersum::statisticsIn(log.made.statistics);
}

} // namespace tandem
