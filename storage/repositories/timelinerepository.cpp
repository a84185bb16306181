#include "storage/repositories/timelinerepository.h"

#include "models/names.h"
#include "models/text/plainline.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/runkindid.h"
#include "storage/repositories/unnamedid.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace tandem {

using usersum::PredictionTask;

namespace {

Error noSuchUser()
{
    return notInProject(RepositoryWords::tr("This user is not in the project."));
}

/// Refused where there are summaries of users of the log, or a run has asked about them.
Expected<void> checkNothingStandsOn(Database& database, TimelineLogId log)
{
    TANDEM_TRY(summarized, isAny(database,
                               QStringLiteral("SELECT 1 FROM usersum_summary s JOIN usersum_user u"
                                              " ON u.id = s.user_id WHERE u.log_id = ?"),
                               {log}));
    if (*summarized)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Users of this log already have summaries."), {},
            RepositoryWords::tr("Import the log again under another name."));
    // What a run has under way stands on the cut, too, and names users by their rows.
    TANDEM_TRY(
        asked, isAny(database,
                   QStringLiteral("SELECT 1 FROM llm_task t JOIN llm_run r ON r.id = t.run_id"
                                  " JOIN usersum_user u ON u.id = t.subject_id"
                                  " WHERE r.kind IN %1 AND u.log_id = ?")
                       .arg(sqlKindsAbout(RunItems::TimelineUsers)),
                   {log}));
    if (*asked)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("A run has already sent requests about users of this log."), {},
            RepositoryWords::tr("Import the log again under another name."));
    return {};
}

UserRecord userFrom(Statement& row)
{
    UserRecord read;
    row.read(read.id, read.log, read.pseudonym, read.activities, read.past, read.isMoved,
        read.tasks, read.summaries);
    return read;
}

QString userColumns()
{
    return QStringLiteral("SELECT u.id, u.log_id, u.pseudonym, u.count, u.past, u.moved,"
                          " (SELECT count(*) FROM usersum_task t WHERE t.user_id = u.id),"
                          " (SELECT count(*) FROM usersum_summary s WHERE s.user_id = u.id)"
                          " FROM usersum_user u ");
}

/// A log without its plan, and that as it is stored.
struct StoredLog
{
    TimelineLog log;
    QByteArray plan;
};

StoredLog logFrom(Statement& row)
{
    StoredLog read;
    TimelineLog& log = read.log;
    row.read(log.id, log.uuid, log.made.name, log.made.kind, log.made.edition, log.made.checksum);
    log.made.settings = QJsonDocument::fromJson(row.take<QByteArray>()).object();
    log.made.statistics = QJsonDocument::fromJson(row.take<QByteArray>()).object();
    row.read(read.plan, log.at, log.users, log.cut, log.summaries);
    return read;
}

} // namespace

Expected<TimelineLogId> TimelineRepository::addLog(const NewTimelineLog& log)
{
    if (log.name.trimmed().isEmpty())
        return failure(ErrorCode::InvalidInput, RepositoryWords::tr("The log has no name."), {},
            RepositoryWords::tr("Enter a name."));
    if (!isPlainLine(log.name))
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("A log name must be one line without control characters."), {},
            RepositoryWords::tr("Give it another name."));
    if (log.name.size() > kMostNameUnits)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("A log name can have at most 200 characters."), log.name.left(40));
    TANDEM_TRY(taken,
        isAny(m_database, QStringLiteral("SELECT 1 FROM usersum_log WHERE name = ?"), {log.name}));
    if (*taken)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("A log with the name \"%1\" already exists.").arg(log.name), {},
            RepositoryWords::tr("Give it another name."));
    return insertRow<TimelineLogId>(m_database, "usersum_log",
        {{"uuid", newUuid()}, {"name", log.name}, {"kind", log.kind}, {"edition", log.edition},
            {"checksum", log.checksum}, {"settings", jsonText(log.settings)},
            {"statistics", jsonText(log.statistics)}, {"split", QString()},
            {"at", QDateTime::currentMSecsSinceEpoch()}});
}

Expected<TimelineUserId> TimelineRepository::addUser(
    TimelineLogId log, const usersum::Timeline& timeline)
{
    // Numbers grow with the rows, so that the last row has the greatest.
    TANDEM_TRY(last,
        valueOf<qint64>(m_database, QStringLiteral("SELECT CAST(substr(pseudonym, 2) AS INTEGER)"
                                                   " FROM usersum_user ORDER BY id DESC LIMIT 1")));
    const QString pseudonym = QStringLiteral("U%1").arg(*last + 1, 3, 10, QLatin1Char('0'));
    TANDEM_TRY(id, unnamedId(m_database, QLatin1String("usersum_user"), RunItems::TimelineUsers));
    return insertRow<TimelineUserId>(m_database, "usersum_user",
        {{"id", *id}, {"uuid", newUuid()}, {"log_id", log}, {"pseudonym", pseudonym},
            {"activities", SqlValue::text(activitiesJson(timeline.activities))},
            {"count", timeline.activities.size()}, {"past", 0}, {"moved", 0}});
}

Expected<void> TimelineRepository::checkRemovable(TimelineLogId log)
{
    const QString users = QStringLiteral("(SELECT id FROM usersum_user WHERE log_id = ?1)");
    TANDEM_TRY(summarizers,
        valuesOf<QString>(m_database,
            QStringLiteral("SELECT DISTINCT summarizer FROM usersum_summary WHERE user_id IN ") +
                users,
            {log}));
    if (!summarizers->isEmpty())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Users of this log already have summaries."), {},
            RepositoryWords::tr("Remove %1 first.").arg(summarizers->join(QStringLiteral(", "))));
    TANDEM_TRY(asked, isAny(m_database, sqlOpenRunsAbout(RunItems::TimelineUsers, users), {log}));
    if (*asked)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("An unfinished run has requests about users of this log."), {},
            RepositoryWords::tr("Cancel the run, or wait until it ends."));
    return {};
}

Expected<QList<TimelineLog>> TimelineRepository::logs()
{
    TANDEM_TRY(
        rows, rowsOf(m_database,
                  QStringLiteral("SELECT l.id, l.uuid, l.name, l.kind, l.edition, l.checksum,"
                                 " l.settings, l.statistics, l.split, l.at,"
                                 " (SELECT count(*) FROM usersum_user u WHERE u.log_id = l.id),"
                                 " (SELECT count(*) FROM usersum_user u WHERE u.log_id = l.id"
                                 " AND u.past > 0),"
                                 " (SELECT count(*) FROM usersum_summary s JOIN usersum_user u"
                                 " ON u.id = s.user_id WHERE u.log_id = l.id)"
                                 " FROM usersum_log l ORDER BY l.id"),
                  {}, logFrom));
    QList<TimelineLog> logs;
    for (const StoredLog& row : *rows) {
        TimelineLog log = row.log;
        if (!row.plan.isEmpty()) {
            TANDEM_TRY(plan, futurePlanIn(row.plan));
            log.plan = *plan;
        }
        logs.append(log);
    }
    return logs;
}

Expected<TimelineLog> TimelineRepository::logByName(const QString& name)
{
    TANDEM_TRY(all, logs());
    QStringList names;
    for (const TimelineLog& log : *all) {
        if (log.made.name == name)
            return log;
        names.append(log.made.name);
    }
    return failure(
        notInProject(RepositoryWords::tr("The project has no user log \"%1\".").arg(name),
            names.isEmpty()
                ? RepositoryWords::tr("Import one.")
                : RepositoryWords::tr("Available: %1").arg(names.join(QStringLiteral(", ")))));
}

Expected<void> TimelineRepository::setPlan(TimelineLogId log, const std::optional<FuturePlan>& plan)
{
    TANDEM_DO(checkNothingStandsOn(m_database, log));
    if (plan) {
        TANDEM_DO(usersum::checkSplit(plan->rule));
        TANDEM_DO(usersum::checkTasks(plan->tasks));
    }
    return m_database.run(QStringLiteral("UPDATE usersum_log SET split = ? WHERE id = ?"),
        {SqlValue::text(plan ? futurePlanJson(*plan) : QByteArray()), log});
}

Expected<void> TimelineRepository::setCut(
    TimelineUserId user, const std::optional<usersum::TimelineSplit>& cut)
{
    return m_database.run(
        QStringLiteral("UPDATE usersum_user SET past = ?, moved = ? WHERE id = ?"),
        {cut ? cut->past : 0, cut && cut->isMoved, user});
}

Expected<void> TimelineRepository::setTasks(TimelineUserId user, const QList<PredictionTask>& tasks)
{
    TANDEM_DO(m_database.run(QStringLiteral("DELETE FROM usersum_task WHERE user_id = ?"), {user}));
    for (qsizetype i = 0; i < tasks.size(); ++i) {
        const PredictionTask& task = tasks.at(i);
        TANDEM_DO(insertRow(m_database, "usersum_task",
            {{"uuid", newUuid()}, {"user_id", user}, {"position", i + 1}, {"name", task.name},
                {"question", task.question},
                {"choices", SqlValue::text(QJsonDocument(QJsonArray::fromStringList(task.choices))
                                               .toJson(QJsonDocument::Compact))},
                {"answer", task.answer}, {"popular", task.popular}}));
    }
    return {};
}

Expected<QList<UserRecord>> TimelineRepository::users(TimelineLogId log)
{
    return rowsOf(m_database,
        userColumns() + QStringLiteral("WHERE ?1 = 0 OR u.log_id = ?1 ORDER BY u.id"), {log.value},
        userFrom);
}

Expected<UserRecord> TimelineRepository::user(TimelineUserId id)
{
    return oneRow(
        m_database, userColumns() + QStringLiteral("WHERE u.id = ?"), {id}, userFrom, noSuchUser());
}

Expected<QString> TimelineRepository::nameOf(TimelineLogId log)
{
    return valueOf<QString>(
        m_database, QStringLiteral("SELECT name FROM usersum_log WHERE id = ?"), {log});
}

Expected<bool> TimelineRepository::isSplit(TimelineLogId log)
{
    return isAny(m_database,
        QStringLiteral("SELECT 1 FROM usersum_log WHERE id = ? AND split <> ''"), {log});
}

Expected<QList<TimelineUserId>> TimelineRepository::userIds(TimelineLogId log)
{
    return valuesOf<TimelineUserId>(m_database,
        QStringLiteral("SELECT id FROM usersum_user WHERE log_id = ? ORDER BY id"), {log});
}

Expected<TimelineUserId> TimelineRepository::userOrFirst(TimelineUserId id)
{
    return valueOf<TimelineUserId>(m_database,
        QStringLiteral("SELECT id FROM usersum_user ORDER BY id <> ?, id LIMIT 1"), {id});
}

Expected<TimelineUserId> TimelineRepository::userByPseudonym(const QString& pseudonym)
{
    return oneValue<TimelineUserId>(m_database,
        QStringLiteral("SELECT id FROM usersum_user WHERE pseudonym = ?"), {pseudonym},
        notInProject(RepositoryWords::tr("There is no user \"%1\".").arg(pseudonym)));
}

Expected<usersum::Timeline> TimelineRepository::timeline(TimelineUserId user)
{
    TANDEM_TRY(stored, oneRow(
                           m_database,
                           QStringLiteral("SELECT pseudonym, activities FROM usersum_user"
                                          " WHERE id = ?"),
                           {user},
                           [](Statement& row) {
                               std::pair<QString, QByteArray> read;
                               row.read(read.first, read.second);
                               return read;
                           },
                           noSuchUser()));
    TANDEM_TRY(activities, activitiesIn(stored->second));
    return usersum::Timeline{stored->first, *activities};
}

Expected<QList<StoredFutureTask>> TimelineRepository::tasks(TimelineUserId user)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT id, name, question, answer, popular, choices FROM usersum_task"
                       " WHERE user_id = ? ORDER BY position"),
        {user}, [user](Statement& row) {
            StoredFutureTask read;
            read.user = user;
            row.read(
                read.id, read.task.name, read.task.question, read.task.answer, read.task.popular);
            const QJsonArray choices = QJsonDocument::fromJson(row.take<QByteArray>()).array();
            for (const QJsonValue& choice : choices)
                read.task.choices.append(choice.toString());
            return read;
        });
}

} // namespace tandem
