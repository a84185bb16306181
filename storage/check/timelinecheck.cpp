#include "models/studyitems/itemsfromusersummaries.h"
#include "models/text/wordcount.h"
#include "models/usersum/timelinebounds.h"
#include "models/usersum/timelinestatistics.h"
#include "storage/check/faults.h"
#include "storage/check/parts.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/formats/activitylogs/loglayout.h"
#include "storage/project/projectwords.h"
#include "storage/project/rowsstep.h"
#include "storage/repositories/studyitemjson.h"
#include "storage/repositories/timelinedigest.h"
#include "storage/repositories/timelinerepository.h"

#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

/// A log as it is stored.
struct CheckedLog
{
    TimelineLogId id;
    QString kind;
    QString checksum;
    QByteArray settings;
    QByteArray plan;
    QByteArray statistics;
};

bool isLogKind(const QString& key)
{
    for (const LogKind kind :
        {LogKind::MovieLens, LogKind::Yelp, LogKind::Amazon, LogKind::Columns}) {
        if (logKindKey(kind) == key)
            return true;
    }
    return false;
}

bool isSha256(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("\\A[0-9a-f]{64}\\z"));
    return form.match(text).hasMatch();
}

/// Whether each row and each user of the source is counted once.
bool addsUp(const usersum::TimelineStatistics& counts)
{
    return counts.rows == counts.bad.total() + counts.keptActivities + counts.shortActivities +
                              counts.cutActivities + counts.duplicates + counts.notDrawnActivities +
                              counts.givenUpActivities &&
           counts.users ==
               counts.keptUsers + counts.shortUsers + counts.notDrawnUsers + counts.givenUpUsers;
}

/// Whether users of so many activities were kept under these settings.
bool isKeptUnder(const QJsonObject& settings, const QList<UserRecord>& users)
{
    const usersum::TimelineBounds bounds{
        settings[QLatin1String("fewest")].toInt(-1), settings[QLatin1String("most")].toInt(-1)};
    const qint64 asked = settings[QLatin1String("users")].toInteger(-1);
    return usersum::checkBounds(bounds) && (asked == 0 || users.size() <= asked) &&
           std::all_of(users.cbegin(), users.cend(), [&](const UserRecord& user) {
               return user.activities >= bounds.fewest && user.activities <= bounds.most;
           });
}

/// The tasks with their right choices alone.
QList<usersum::PredictionTask> rightChoicesOf(QList<usersum::PredictionTask> tasks)
{
    for (usersum::PredictionTask& task : tasks) {
        task.choices = {task.choices.value(task.answer)};
        task.answer = 0;
        task.popular = 0;
    }
    return tasks;
}

constexpr char kOtherCut[] = QT_TRANSLATE_N_NOOP(
    "ProjectWords", "%n user(s) with a past that does not match the log's split");
constexpr char kOtherTasks[] =
    QT_TRANSLATE_N_NOOP("ProjectWords", "%n user(s) with tasks that do not match the log's split");

/// Checks the users of one log.
class LogCheck final
{
public:
    LogCheck(Database& database, Faults& faults)
        : m_database(database)
        , m_repository(database)
        , m_faults(faults)
    {
    }

    Expected<void> check(const CheckedLog& log, const std::optional<FuturePlan>& plan,
        const std::optional<usersum::TimelineStatistics>& statistics)
    {
        TANDEM_TRY(users, m_repository.users(log.id));
        QList<usersum::Timeline> timelines;
        QList<UserRecord> readable;
        for (const UserRecord& user : *users) {
            TANDEM_DO(m_faults.goOn());
            TANDEM_DO(checkChoices(user.id));
            const auto timeline = m_repository.timeline(user.id);
            if (!timeline) {
                m_faults.count(
                    1, QT_TRANSLATE_N_NOOP("ProjectWords",
                           "%n user timelines that are unreadable or not in chronological order"));
                continue;
            }
            m_faults.expect(timeline->activities.size() == user.activities,
                QT_TRANSLATE_N_NOOP("ProjectWords",
                    "%n user timeline(s) with more or fewer activities than recorded"));
            readable.append(user);
            timelines.append(*timeline);
        }
        m_faults.expect(isOrigin(log, statistics, *users, timelines),
            QT_TRANSLATE_N_NOOP("ProjectWords",
                "%n user log(s) with an impossible kind, checksum, settings or statistics"));
        // Choices are drawn from what all users did.
        if (readable.size() < users->size())
            return {};
        return plan ? checkPlan(readable, timelines, *plan) : checkNoPlan(readable);
    }

private:
    /// Whether the log can have been read as it is said, and these users be what was kept of it.
    static bool isOrigin(const CheckedLog& log,
        const std::optional<usersum::TimelineStatistics>& statistics,
        const QList<UserRecord>& users, const QList<usersum::Timeline>& timelines)
    {
        if (!isLogKind(log.kind) || !isSha256(log.checksum) ||
            !isKeptUnder(QJsonDocument::fromJson(log.settings).object(), users))
            return false;
        // What cannot be read is told by itself.
        if (!statistics || timelines.size() < users.size())
            return true;
        usersum::TimelineStatistics counted = *statistics;
        counted.keptUsers = users.size();
        counted.keptActivities = 0;
        for (const usersum::Timeline& timeline : timelines)
            counted.keptActivities += timeline.activities.size();
        usersum::describeSample(counted, timelines);
        if (!statistics->sample)
            counted.sample.reset(); // an older release did not count that
        return addsUp(*statistics) &&
               usersum::statisticsJson(counted) == usersum::statisticsJson(*statistics);
    }

    Expected<void> checkPlan(const QList<UserRecord>& users,
        const QList<usersum::Timeline>& timelines, const FuturePlan& plan)
    {
        const usersum::ChoicePool pool(timelines, plan.rule);
        for (qsizetype i = 0; i < users.size(); ++i) {
            TANDEM_DO(m_faults.goOn());
            const UserRecord& user = users.at(i);
            const auto cut = usersum::splitTimeline(timelines.at(i), plan.rule);
            const usersum::TimelineSplit stored{user.past, user.isMoved};
            const bool isCut = cut.value_or(usersum::TimelineSplit()) == stored;
            m_faults.expect(isCut, kOtherCut);
            if (!isCut)
                continue;
            QList<usersum::PredictionTask> drawn;
            if (cut)
                drawn =
                    usersum::predictionTasks(timelines.at(i), *cut, plan.tasks, pool, plan.seed);
            TANDEM_TRY(tasks, m_repository.tasks(user.id));
            QList<usersum::PredictionTask> kept;
            for (const StoredFutureTask& one : *tasks)
                kept.append(one.task);
            if (plan.drawing != usersum::kTaskDrawing) { // another release drew other choices
                kept = rightChoicesOf(kept);
                drawn = rightChoicesOf(drawn);
            }
            m_faults.expect(kept == drawn, kOtherTasks);
        }
        return {};
    }

    Expected<void> checkNoPlan(const QList<UserRecord>& users)
    {
        for (const UserRecord& user : users) {
            m_faults.expect(user.past == 0, kOtherCut);
            m_faults.expect(user.tasks == 0, kOtherTasks);
        }
        return {};
    }

    Expected<void> checkChoices(TimelineUserId user)
    {
        TANDEM_TRY(tasks, m_repository.tasks(user));
        for (const StoredFutureTask& one : *tasks) {
            TANDEM_TRY(strange, valueOf<int>(m_database,
                                    QStringLiteral("SELECT count(*) FROM usersum_prediction"
                                                   " WHERE task_id = ?"
                                                   " AND choice - (run_id IS NULL) >= ?"),
                                    {one.id, one.task.choices.size()}));
            m_faults.count(
                *strange, QT_TRANSLATE_N_NOOP("ProjectWords",
                              "%n prediction(s) of a choice that the task does not have"));
        }
        return {};
    }

    Database& m_database;
    TimelineRepository m_repository;
    Faults& m_faults;
};

Expected<void> checkLogs(Database& database, Faults& faults)
{
    TANDEM_TRY(logs, rowsOf(database,
                         QStringLiteral("SELECT id, kind, checksum, settings, split, statistics"
                                        " FROM usersum_log ORDER BY id"),
                         {},
                         into(&CheckedLog::id, &CheckedLog::kind, &CheckedLog::checksum,
                             &CheckedLog::settings, &CheckedLog::plan, &CheckedLog::statistics)));
    for (const CheckedLog& log : *logs) {
        const QJsonDocument kept = QJsonDocument::fromJson(log.statistics);
        const auto counted = usersum::statisticsIn(kept.object());
        const bool isReadable = kept.isObject() && counted;
        faults.expect(isReadable,
            QT_TRANSLATE_N_NOOP("ProjectWords", "%n user log(s) with unreadable statistics"));
        std::optional<FuturePlan> plan;
        if (!log.plan.isEmpty()) {
            const auto read = futurePlanIn(log.plan);
            faults.expect(read.has_value(),
                QT_TRANSLATE_N_NOOP("ProjectWords", "%n user log(s) with an unreadable split"));
            if (!read)
                continue;
            plan = *read;
        }
        TANDEM_DO(LogCheck(database, faults).check(log, plan, isReadable ? counted : std::nullopt));
    }
    return {};
}

/// Logs that are not what their import brought. Those from before this was noted say nothing.
Expected<void> checkDigests(Database& database, Faults& faults)
{
    // An id may have been that of a log that was taken out: the latest import counts.
    TANDEM_TRY(noted, pairsOf<TimelineLogId, QString>(database,
                          QStringLiteral("SELECT json_extract(detail, '$.log_id'),"
                                         " json_extract(detail, '$.digest') FROM journal"
                                         " WHERE event = 'imported' AND json_valid(detail)"
                                         " AND json_type(detail, '$.log_id') = 'integer'"
                                         " AND json_type(detail, '$.digest') = 'text'"
                                         " ORDER BY id")));
    TANDEM_TRY(
        logs, valuesOf<TimelineLogId>(database, QStringLiteral("SELECT id FROM usersum_log")));
    for (const TimelineLogId log : *logs) {
        TANDEM_DO(faults.goOn());
        if (!noted->contains(log))
            continue;
        TANDEM_TRY(digest, timelineDigest(database, log));
        faults.expect(*digest == noted->value(log),
            QT_TRANSLATE_N_NOOP("ProjectWords", "%n user log(s) changed since import"));
    }
    TANDEM_TRY(isSame, matchesImportRecord(database));
    if (!*isSame)
        faults.tell(ProjectWords::tr("User summaries, baselines, values or predictions changed "
                                     "since they were imported or added"));
    return {};
}

Expected<void> checkWords(Database& database, Faults& faults)
{
    return eachChecked(database, faults, QStringLiteral("SELECT text, words FROM usersum_summary"),
        [&](Statement& row) {
            faults.expect(countWords(row.text(0)) == row.integer(1),
                QT_TRANSLATE_N_NOOP(
                    "ProjectWords", "%n user summary(ies) with more or fewer words than recorded"));
        });
}

/// Items of studies that were made of summaries show the texts of these, and count for those who
/// wrote them.
Expected<void> checkShownSummaries(Database& database, Faults& faults)
{
    return eachChecked(database, faults,
        QStringLiteral("SELECT i.fields, o.system_1, s.summarizer, s.text FROM study_source o"
                       " JOIN study_item i ON i.id = o.item_id LEFT JOIN usersum_summary s"
                       " ON s.uuid = substr(o.origin, 9) WHERE o.origin LIKE 'usersum/%'"),
        [&](Statement& row) {
            const auto fields = studyFieldsFromJson(row.take<QByteArray>());
            const auto system = row.take<QString>();
            const auto summarizer = row.take<std::optional<QString>>();
            const auto text = row.take<QString>();
            const auto shows = [&](const studies::Field& field) {
                return field.name == QLatin1String("summary") &&
                       studies::showsSummary(field.text, text);
            };
            faults.expect(summarizer == system && fields &&
                              std::any_of(fields->cbegin(), fields->cend(), shows),
                QT_TRANSLATE_N_NOOP("ProjectWords", "%n study item(s) showing a missing summary, "
                                                    "or another one than their ratings count for"));
        });
}

} // namespace

Expected<void> checkTimelines(Database& database, Faults& faults)
{
    TANDEM_DO(checkLogs(database, faults));
    TANDEM_DO(checkDigests(database, faults));
    TANDEM_DO(checkWords(database, faults));
    TANDEM_DO(checkUsersumRuns(database, faults));
    TANDEM_DO(checkUsersumReplies(database, faults));
    return checkShownSummaries(database, faults);
}

} // namespace tandem
