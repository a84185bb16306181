#include "storage/project/usersumcheck.h"

#include "models/text/wordcount.h"
#include "models/usersum/statisticsjson.h"
#include "models/usersum/timelinebounds.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/formats/activitylogs/loglayout.h"
#include "storage/project/projectwords.h"
#include "storage/project/rowsstep.h"
#include "storage/project/summarystudycheck.h"
#include "storage/project/usersumreplycheck.h"
#include "storage/project/usersumruncheck.h"
#include "storage/repositories/timelinedigest.h"
#include "storage/repositories/timelinerepository.h"

#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

using AskToGoOn = std::function<Expected<void>()>;
using TellProblem = std::function<void(const QString&)>;

/// What is wrong with the users of a log, counted.
struct TimelineFaults
{
    int unreadable = 0;
    int counts = 0;
    int origins = 0; ///< logs
    int cuts = 0;
    int tasks = 0;
    int choices = 0;

    void tell(const TellProblem& problem) const
    {
        if (unreadable > 0)
            problem(ProjectWords::tr(
                "%n timeline(s) of users that cannot be read, or are not in the order of time",
                nullptr, unreadable));
        if (counts > 0)
            problem(ProjectWords::tr(
                "%n timeline(s) of users with more or fewer activities than is stored", nullptr,
                counts));
        if (origins > 0)
            problem(ProjectWords::tr(
                "%n log(s) of users whose kind, checksum, settings or statistics cannot be theirs",
                nullptr, origins));
        if (cuts > 0)
            problem(ProjectWords::tr(
                "%n user(s) whose past is not what the log's split gives", nullptr, cuts));
        if (tasks > 0)
            problem(ProjectWords::tr(
                "%n user(s) whose tasks are not those that the log's split gives", nullptr, tasks));
        if (choices > 0)
            problem(ProjectWords::tr(
                "%n prediction(s) of a choice that the task has not", nullptr, choices));
    }
};

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
bool isKeptUnder(const QJsonObject& settings, const QList<TimelineUserRow>& users)
{
    const usersum::TimelineBounds bounds{
        settings[QLatin1String("fewest")].toInt(-1), settings[QLatin1String("most")].toInt(-1)};
    const qint64 asked = settings[QLatin1String("users")].toInteger(-1);
    return usersum::checkBounds(bounds) && (asked == 0 || users.size() <= asked) &&
           std::all_of(users.cbegin(), users.cend(), [&](const TimelineUserRow& user) {
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

/// Checks the users of one log.
class LogCheck final
{
public:
    LogCheck(Database& database, const AskToGoOn& goOn, TimelineFaults& faults)
        : m_database(database)
        , m_repository(database)
        , m_goOn(goOn)
        , m_faults(faults)
    {
    }

    Expected<void> check(const CheckedLog& log, const std::optional<FuturePlan>& plan,
        const std::optional<usersum::TimelineStatistics>& statistics)
    {
        TANDEM_TRY(users, m_repository.users(log.id));
        QList<usersum::Timeline> timelines;
        QList<TimelineUserRow> readable;
        for (const TimelineUserRow& user : *users) {
            TANDEM_DO(m_goOn());
            TANDEM_DO(checkChoices(user.id));
            const auto timeline = m_repository.timeline(user.id);
            if (!timeline) {
                ++m_faults.unreadable;
                continue;
            }
            m_faults.counts += timeline->activities.size() == user.activities ? 0 : 1;
            readable.append(user);
            timelines.append(*timeline);
        }
        if (!isOrigin(log, statistics, *users, timelines))
            ++m_faults.origins;
        // Choices are drawn from what all users did.
        if (readable.size() < users->size())
            return {};
        return plan ? checkPlan(readable, timelines, *plan) : checkNoPlan(readable);
    }

private:
    /// Whether the log can have been read as it is said, and these users be what was kept of it.
    static bool isOrigin(const CheckedLog& log,
        const std::optional<usersum::TimelineStatistics>& statistics,
        const QList<TimelineUserRow>& users, const QList<usersum::Timeline>& timelines)
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

    Expected<void> checkPlan(const QList<TimelineUserRow>& users,
        const QList<usersum::Timeline>& timelines, const FuturePlan& plan)
    {
        const usersum::ChoicePool pool(timelines, plan.rule);
        for (qsizetype i = 0; i < users.size(); ++i) {
            TANDEM_DO(m_goOn());
            const TimelineUserRow& user = users.at(i);
            const auto cut = usersum::splitTimeline(timelines.at(i), plan.rule);
            const usersum::TimelineSplit stored{user.past, user.isMoved};
            if (cut.value_or(usersum::TimelineSplit()) != stored) {
                ++m_faults.cuts;
                continue;
            }
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
            m_faults.tasks += kept == drawn ? 0 : 1;
        }
        return {};
    }

    Expected<void> checkNoPlan(const QList<TimelineUserRow>& users)
    {
        for (const TimelineUserRow& user : users) {
            m_faults.cuts += user.past == 0 ? 0 : 1;
            m_faults.tasks += user.tasks == 0 ? 0 : 1;
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
            m_faults.choices += *strange;
        }
        return {};
    }

    Database& m_database;
    TimelineRepository m_repository;
    const AskToGoOn& m_goOn;
    TimelineFaults& m_faults;
};

Expected<void> checkLogs(Database& database, const AskToGoOn& goOn, const TellProblem& tell)
{
    TANDEM_TRY(logs, rowsOf(database,
                         QStringLiteral("SELECT id, kind, checksum, settings, split, statistics"
                                        " FROM usersum_log ORDER BY id"),
                         {},
                         into(&CheckedLog::id, &CheckedLog::kind, &CheckedLog::checksum,
                             &CheckedLog::settings, &CheckedLog::plan, &CheckedLog::statistics)));
    TimelineFaults faults;
    int plans = 0;
    int statistics = 0;
    for (const CheckedLog& log : *logs) {
        const QJsonDocument kept = QJsonDocument::fromJson(log.statistics);
        const auto counted = usersum::statisticsIn(kept.object());
        const bool isReadable = kept.isObject() && counted;
        statistics += isReadable ? 0 : 1;
        std::optional<FuturePlan> plan;
        if (!log.plan.isEmpty()) {
            const auto read = futurePlanIn(log.plan);
            plans += read ? 0 : 1;
            if (!read)
                continue;
            plan = *read;
        }
        TANDEM_DO(
            LogCheck(database, goOn, faults).check(log, plan, isReadable ? counted : std::nullopt));
    }
    if (plans > 0)
        tell(ProjectWords::tr("%n log(s) of users whose split cannot be read", nullptr, plans));
    if (statistics > 0)
        tell(ProjectWords::tr(
            "%n log(s) of users whose statistics cannot be read", nullptr, statistics));
    faults.tell(tell);
    return {};
}

/// Logs that are not what their import brought. Those from before this was noted say nothing.
Expected<void> checkDigests(Database& database, const AskToGoOn& goOn, const TellProblem& tell)
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
    int different = 0;
    for (const TimelineLogId log : *logs) {
        TANDEM_DO(goOn());
        if (!noted->contains(log))
            continue;
        TANDEM_TRY(digest, timelineDigest(database, log));
        different += *digest == noted->value(log) ? 0 : 1;
    }
    if (different > 0)
        tell(ProjectWords::tr(
            "%n log(s) of users that are not what was imported", nullptr, different));
    TANDEM_TRY(isSame, matchesImportRecord(database));
    if (!*isSame)
        tell(ProjectWords::tr(
            "Summaries of users, baselines, values or predictions that are not those that "
            "were imported or added"));
    return {};
}

Expected<void> checkWords(Database& database, const AskToGoOn& goOn, const TellProblem& tell)
{
    Statement rows(database, QStringLiteral("SELECT text, words FROM usersum_summary"));
    int different = 0;
    while (rows.next()) {
        TANDEM_DO(goOn());
        different += countWords(rows.text(0)) == rows.integer(1) ? 0 : 1;
    }
    if (different > 0)
        tell(ProjectWords::tr(
            "%n summary(s) of users with more or fewer words than is stored", nullptr, different));
    return rows.done();
}

} // namespace

Expected<void> checkTimelines(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell)
{
    TANDEM_DO(checkLogs(database, goOn, tell));
    TANDEM_DO(checkDigests(database, goOn, tell));
    TANDEM_DO(checkWords(database, goOn, tell));
    TANDEM_DO(checkUsersumRuns(database, goOn, tell));
    TANDEM_DO(checkUsersumReplies(database, goOn, tell));
    return checkShownSummaries(database, goOn, tell);
}

} // namespace tandem
