#include "storage/repositories/runtasks.h"

#include "models/kgds/systemlabel.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/loneverdicts.h"
#include "storage/repositories/repositorywords.h"

#include <limits>

namespace tandem {

namespace {

/// Whether the task t of the run r is about a sample or a case that is excluded.
const QString& isAside()
{
    static const QString sql =
        QStringLiteral(
            "(EXISTS (SELECT 1 FROM setting_aside) AND (EXISTS (SELECT 1 FROM sample_set_aside a"
            " WHERE a.sample_id = t.sample_id) OR EXISTS (SELECT 1 FROM case_set_aside a"
            " WHERE a.case_id = CASE WHEN r.kind IN %1 THEN t.subject_id"
            " WHEN r.kind IN %2 THEN"
            " (SELECT o.case_id FROM case_output o WHERE o.id = t.subject_id) END)))")
            .arg(sqlKindsAbout(RunItems::Cases), sqlKindsAbout(RunItems::Outputs));
    return sql;
}

/// Whether the task t is done though no reply to it can be read.
const QString kIsUnread = QStringLiteral("(t.state = 1 AND t.error <> '')");

QString taskColumns()
{
    // What a subject is depends on the kind.
    return QStringLiteral(
        "SELECT t.id, t.run_id, t.position, t.subject_id, t.sample_id, t.part, t.state,"
        " t.hash, t.first_sample, t.reply_id, t.error,"
        " coalesce(s.position, 0), coalesce(p.number, 0),"
        " coalesce(c.position, 0), coalesce(c.name, ''), coalesce(o.system, ''),"
        " k.model, k.paradigm, k.pattern, coalesce(u.pseudonym, ''), coalesce(y.summarizer, ''),"
        " t.state = 0 AND %1 FROM llm_task t JOIN llm_run r ON r.id = t.run_id"
        " LEFT JOIN sample s ON s.id = t.sample_id"
        " LEFT JOIN paragraph p ON p.id = t.subject_id AND r.kind IN %4"
        " LEFT JOIN kgds_output k ON k.id = t.subject_id AND r.kind IN %5"
        " LEFT JOIN case_output o ON o.id = t.subject_id"
        " AND r.kind IN %2 LEFT JOIN text_case c ON c.id = CASE WHEN r.kind IN %3"
        " THEN t.subject_id ELSE o.case_id END"
        " LEFT JOIN usersum_summary y ON y.id = t.subject_id AND r.kind IN %6"
        " LEFT JOIN usersum_user u ON u.id = CASE WHEN r.kind IN %7"
        " THEN t.subject_id ELSE y.user_id END")
        .arg(isAside(), sqlKindsAbout(RunItems::Outputs), sqlKindsAbout(RunItems::Cases),
            sqlKindsAbout(RunItems::Paragraphs), sqlKindsAbout(RunItems::SystemOutputs),
            sqlKindsAbout(RunItems::UserSummaries), sqlKindsAbout(RunItems::TimelineUsers));
}

TaskRow taskFrom(Statement& row)
{
    TaskRow task;
    kgds::SystemRef system;
    QString summarizer;
    row.read(task.id, task.run, task.position, task.subject.id, task.subject.sample,
        task.subject.part, task.state, task.hash, task.firstSample, task.reply, task.error,
        task.samplePosition, task.paragraphNumber, task.casePosition, task.caseName, task.system,
        system.model, system.paradigm, system.pattern, task.user, summarizer, task.isAside);
    if (!summarizer.isEmpty())
        task.system = summarizer;
    if (!system.model.isEmpty())
        task.system = kgds::systemLabel(system) + u' ' + kgds::patternName(system.pattern);
    return task;
}

Expected<void> endTask(Database& database, TaskState state, TaskId task, ReplyId reply,
    const QString& error, std::optional<int> firstSample)
{
    return database.run(
        QStringLiteral("UPDATE llm_task SET state = ?, reply_id = ?, error = ?,"
                       " first_sample = coalesce(?, first_sample) WHERE id = ? AND state = 0"),
        {state, reply, error, firstSample, task.value});
}

Expected<QList<TaskRow>> tasksWhere(
    Database& database, const QString& condition, const SqlValues& arguments)
{
    return rowsOf(database, taskColumns() + condition, arguments, taskFrom);
}

} // namespace

Expected<TaskRow> RunTasks::task(TaskId id)
{
    return oneRow(m_database, taskColumns() + QStringLiteral(" WHERE t.id = ?"), {id}, taskFrom,
        notInProject(RepositoryWords::tr("This task is not in the project.")));
}

Expected<TaskCounts> RunTasks::counts(RunId run)
{
    TANDEM_TRY(all,
        pairsOf<TaskState, qint64>(m_database,
            QStringLiteral("SELECT state, count(*) FROM llm_task WHERE run_id = ? GROUP BY state"),
            {run}));
    TANDEM_TRY(aside,
        valueOf<qint64>(m_database,
            QStringLiteral("SELECT count(*) FROM llm_task t JOIN llm_run r ON r.id = t.run_id"
                           " WHERE t.run_id = ? AND t.state = 0 AND %1")
                .arg(isAside()),
            {run}));
    TANDEM_TRY(unread,
        valueOf<qint64>(m_database,
            QStringLiteral("SELECT count(*) FROM llm_task t WHERE t.run_id = ? AND ") + kIsUnread,
            {run}));
    return TaskCounts{all->value(TaskState::Open) - *aside, all->value(TaskState::Done),
        all->value(TaskState::Failed), all->value(TaskState::Cancelled), *aside, *unread};
}

Expected<QList<UnreadStage>> RunTasks::unreadStages(RunId run)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT min(t.part), count(*) FROM llm_task t WHERE t.run_id = ?"
                       " AND t.state = 1 GROUP BY substr(t.part, 1, instr(t.part || '/', '/'))"
                       " HAVING min(%1) ORDER BY min(t.position)")
            .arg(kIsUnread),
        {run}, into(&UnreadStage::part, &UnreadStage::replies));
}

Expected<QList<TaskRow>> RunTasks::openTasks(RunId run, int position, int limit, int last)
{
    return tasksWhere(m_database,
        QStringLiteral(" WHERE t.run_id = ? AND t.state = 0 AND NOT %1 AND t.position > ?"
                       " AND t.position <= ? ORDER BY t.position LIMIT ?")
            .arg(isAside()),
        {run.value, position, last > 0 ? last : std::numeric_limits<int>::max(), limit});
}

Expected<int> RunTasks::lastOpenPosition(RunId run)
{
    return valueOf<int>(m_database,
        QStringLiteral("SELECT t.position FROM llm_task t JOIN llm_run r ON r.id = t.run_id"
                       " WHERE t.run_id = ? AND t.state = 0 AND NOT %1"
                       " ORDER BY t.position DESC LIMIT 1")
            .arg(isAside()),
        {run});
}

Expected<QList<TaskId>> RunTasks::addTasks(RunId run, const QList<RunSubject>& subjects)
{
    QList<TaskId> tasks;
    if (subjects.isEmpty())
        return tasks;
    TANDEM_TRY_VAR(position,
        valueOf<int>(m_database,
            QStringLiteral("SELECT max(position) FROM llm_task WHERE run_id = ?"), {run}));
    for (const RunSubject& subject : subjects) {
        TANDEM_TRY(
            id, insertRow<TaskId>(m_database, "llm_task",
                    {{"run_id", run}, {"position", ++*position}, {"subject_id", subject.id},
                        {"part", subject.part}, {"sample_id", subject.sample}, {"hash", QString()},
                        {"first_sample", 0}, {"state", TaskState::Open}, {"error", QString()}}));
        tasks.append(*id);
    }
    return tasks;
}

Expected<QList<TaskRow>> RunTasks::failedTasks(RunId run, int limit)
{
    return tasksWhere(m_database,
        QStringLiteral(" WHERE t.run_id = ? AND t.state = 2 ORDER BY t.position LIMIT ?"),
        {run.value, limit});
}

Expected<QList<TaskRow>> RunTasks::tasks(RunId run, bool failedOnly, qint64 first, int count)
{
    // Positions count from 1 without a gap, so that no row has to be passed over.
    if (!failedOnly)
        return tasksWhere(m_database,
            QStringLiteral(" WHERE t.run_id = ? AND t.position > ? ORDER BY t.position LIMIT ?"),
            {run.value, first, count});
    return tasksWhere(m_database,
        QStringLiteral(" WHERE t.run_id = ? AND (t.state = 2 OR %1) ORDER BY t.position"
                       " LIMIT ? OFFSET ?")
            .arg(kIsUnread),
        {run.value, count, first});
}

Expected<QString> RunTasks::requestHash(RunId run, const QString& beginning)
{
    const QString from =
        QStringLiteral("SELECT hash FROM %1 WHERE run_id = ?1 AND hash >= ?2 AND hash < ?3");
    const QStringList tables{
        QStringLiteral("llm_task"), QStringLiteral("llm_reply"), QStringLiteral("llm_attempt")};
    QStringList selects;
    for (const QString& table : tables)
        selects.append(from.arg(table));
    // Behind all hexadecimal digits stands g.
    return valueOf<QString>(m_database,
        selects.join(QLatin1String(" UNION ALL ")) + QStringLiteral(" LIMIT 1"),
        {run, beginning, QString(beginning + u'g')});
}

Expected<QList<TaskRow>> RunTasks::tasksWithHash(RunId run, const QString& hash)
{
    return tasksWhere(m_database,
        QStringLiteral(" WHERE t.run_id = ? AND t.hash = ? ORDER BY t.position"),
        {run.value, hash});
}

Expected<void> RunTasks::reopenUnanswered(RunId run)
{
    return m_database.run(QStringLiteral("UPDATE llm_task SET state = 0, error = ''"
                                         " WHERE run_id = ? AND state = 2 AND reply_id IS NULL"),
        {run.value});
}

Expected<void> RunTasks::reopenUnanswered(TaskId task)
{
    return m_database.run(QStringLiteral("UPDATE llm_task SET state = 0, error = ''"
                                         " WHERE id = ? AND state = 2 AND reply_id IS NULL"),
        {task.value});
}

Expected<bool> RunTasks::hasUnanswered(RunId run)
{
    return isAny(m_database,
        QStringLiteral(
            "SELECT 1 FROM llm_task WHERE run_id = ? AND state = 2 AND reply_id IS NULL"),
        {run});
}

Expected<qint64> RunTasks::openOutOfBatches(RunId run)
{
    return valueOf<qint64>(m_database,
        QStringLiteral("SELECT count(*) FROM llm_task t JOIN llm_run r ON r.id = t.run_id"
                       " WHERE t.run_id = ? AND t.state = 0 AND NOT %1"
                       " AND NOT EXISTS (SELECT 1 FROM llm_attempt b"
                       " WHERE b.hash = t.hash AND b.batched = 1)")
            .arg(isAside()),
        {run});
}

Expected<QList<int>> RunTasks::samples(RunId run)
{
    return valuesOf<int>(m_database,
        QStringLiteral("SELECT DISTINCT s.position FROM llm_task t"
                       " JOIN sample s ON s.id = t.sample_id WHERE t.run_id = ? ORDER BY 1"),
        {run});
}

Expected<QStringList> RunTasks::users(RunId run)
{
    return valuesOf<QString>(m_database,
        QStringLiteral("SELECT DISTINCT u.pseudonym FROM llm_task t"
                       " JOIN llm_run r ON r.id = t.run_id"
                       " LEFT JOIN usersum_summary y ON y.id = t.subject_id AND r.kind IN %1"
                       " JOIN usersum_user u ON u.id = CASE WHEN r.kind IN %2 THEN t.subject_id"
                       " ELSE y.user_id END WHERE t.run_id = ? ORDER BY 1")
            .arg(sqlKindsAbout(RunItems::UserSummaries), sqlKindsAbout(RunItems::TimelineUsers)),
        {run});
}

Expected<QList<qint64>> RunTasks::subjectsLeft(RunId run)
{
    return valuesOf<qint64>(m_database,
        QStringLiteral("SELECT DISTINCT t.subject_id FROM llm_task t"
                       " JOIN llm_run r ON r.id = t.run_id"
                       " WHERE t.run_id = ? AND t.state IN (0, 2) AND NOT %1")
            .arg(isAside()),
        {run});
}

Expected<int> RunTasks::retryFailed(RunId run, bool unreadToo)
{
    TANDEM_DO(RunRepository(m_database).state(run));
    TANDEM_DO(RunRepository(m_database).setState(run, RunState::Open));
    const Statement row(m_database,
        QStringLiteral("UPDATE llm_task AS t SET state = 0, error = '', reply_id = NULL"
                       " WHERE t.run_id = ? AND (t.state = 2 OR (? AND %1 AND NOT EXISTS (SELECT 1"
                       " FROM evaluation e JOIN verdict v ON v.kind = 0 AND v.subject_id = e.id"
                       " WHERE e.run_id = t.run_id AND e.output_id = t.subject_id)"
                       " AND NOT EXISTS (%2)))")
            .arg(
                kIsUnread, reviewedSql("said.run_id = t.run_id AND said.output_id = t.subject_id")),
        {run, unreadToo});
    return row.result(row.rowsAffected());
}

Expected<void> RunTasks::taskDone(
    TaskId task, ReplyId reply, const QString& fault, std::optional<int> firstSample)
{
    return endTask(m_database, TaskState::Done, task, reply, fault, firstSample);
}

Expected<void> RunTasks::taskFailed(
    TaskId task, ReplyId reply, const QString& error, std::optional<int> firstSample)
{
    return endTask(m_database, TaskState::Failed, task, reply, error, firstSample);
}

Expected<void> RunTasks::setTaskHash(TaskId task, const QString& hash)
{
    return m_database.run(
        QStringLiteral("UPDATE llm_task SET hash = ? WHERE id = ?"), {hash, task.value});
}

Expected<void> RunTasks::addTry(TaskId task, ReplyId reply)
{
    return m_database.run(
        QStringLiteral("INSERT OR IGNORE INTO llm_try VALUES (?, ?)"), {task.value, reply.value});
}

Expected<QHash<qint64, int>> RunTasks::openBySubject(RunId run)
{
    return pairsOf<qint64, int>(m_database,
        QStringLiteral("SELECT subject_id, count(*) FROM llm_task WHERE run_id = ? AND state = 0"
                       " GROUP BY subject_id"),
        {run});
}

Expected<QHash<QString, int>> RunTasks::openByPart(RunId run)
{
    return pairsOf<QString, int>(m_database,
        QStringLiteral("SELECT part, count(*) FROM llm_task WHERE run_id = ? AND state = 0"
                       " GROUP BY part"),
        {run});
}

Expected<void> RunTasks::pauseEndedWithOpenTasks()
{
    return m_database.run(
        QStringLiteral("UPDATE llm_run AS r SET state = ?, ended_at = NULL WHERE r.state = ?"
                       " AND EXISTS (SELECT 1 FROM llm_task t WHERE t.run_id = r.id"
                       " AND t.state = 0 AND NOT %1)")
            .arg(isAside()),
        {RunState::Paused, RunState::Ended});
}

} // namespace tandem
