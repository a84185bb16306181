#include "storage/repositories/runtasks.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/repositorywords.h"

#include <limits>

namespace tandem {

namespace {

int taskStateNumber(TaskState state)
{
    return static_cast<int>(state);
}

/// Whether the task t of the run r is about a sample or a case that is set aside.
const QString kIsAside = QStringLiteral(
    "(EXISTS (SELECT 1 FROM setting_aside) AND (EXISTS (SELECT 1 FROM sample_set_aside a"
    " WHERE a.sample_id = t.sample_id) OR EXISTS (SELECT 1 FROM case_set_aside a"
    " WHERE a.case_id = CASE WHEN r.kind IN ('generate', 'judge-pair') THEN t.subject_id"
    " WHEN r.kind IN ('expert', 'gemba', 'geval', 'autoeval') THEN"
    " (SELECT o.case_id FROM case_output o WHERE o.id = t.subject_id) END)))");

QString taskColumns()
{
    // What a subject is depends on the kind: an output, a case, or else a paragraph.
    return QStringLiteral("SELECT t.id, t.run_id, t.position, t.subject_id, t.sample_id, t.state,"
                          " t.hash, t.first_sample, t.reply_id, t.error, t.part,"
                          " coalesce(s.position, 0), coalesce(p.number, 0),"
                          " coalesce(c.position, 0), coalesce(c.name, ''), coalesce(o.system, ''),"
                          " t.state = 0 AND %1 FROM llm_task t JOIN llm_run r ON r.id = t.run_id"
                          " LEFT JOIN sample s ON s.id = t.sample_id"
                          " LEFT JOIN paragraph p ON p.id = t.subject_id AND s.id IS NOT NULL"
                          " LEFT JOIN case_output o ON o.id = t.subject_id"
                          " AND r.kind IN ('expert', 'gemba', 'geval', 'autoeval')"
                          " LEFT JOIN text_case c ON c.id = CASE WHEN r.kind IN ('generate',"
                          " 'judge-pair') THEN t.subject_id ELSE o.case_id END")
        .arg(kIsAside);
}

TaskRow taskFrom(const Statement& row)
{
    TaskRow task;
    task.id = TaskId{row.integer(0)};
    task.run = RunId{row.integer(1)};
    task.position = static_cast<int>(row.integer(2));
    task.subject = {row.integer(3), SampleId{row.optionalInteger(4).value_or(0)}, row.text(10)};
    task.state = static_cast<TaskState>(row.integer(5));
    task.hash = row.text(6);
    task.firstSample = static_cast<int>(row.integer(7));
    task.reply = ReplyId{row.optionalInteger(8).value_or(0)};
    task.error = row.text(9);
    task.samplePosition = static_cast<int>(row.integer(11));
    task.paragraphNumber = static_cast<int>(row.integer(12));
    task.casePosition = static_cast<int>(row.integer(13));
    task.caseName = row.text(14);
    task.system = row.text(15);
    task.isAside = row.integer(16) != 0;
    return task;
}

Expected<QList<TaskRow>> tasksWhere(
    Database& database, const QString& condition, const QVariantList& arguments)
{
    Statement rows(database, taskColumns() + condition, arguments);
    QList<TaskRow> tasks;
    while (rows.next())
        tasks.append(taskFrom(rows));
    return rows.result(tasks);
}

} // namespace

Expected<TaskRow> RunTasks::task(TaskId id)
{
    TANDEM_TRY(found, tasksWhere(m_database, QStringLiteral(" WHERE t.id = ?"), {id.value}));
    if (found->isEmpty())
        return failure(
            ErrorCode::NotFound, RepositoryWords::tr("This task is not in the project."));
    return found->first();
}

Expected<TaskCounts> RunTasks::counts(RunId run)
{
    Statement rows(m_database,
        QStringLiteral("SELECT t.state, count(*), sum(t.state = 0 AND %1) FROM llm_task t"
                       " JOIN llm_run r ON r.id = t.run_id WHERE t.run_id = ? GROUP BY t.state")
            .arg(kIsAside),
        {run.value});
    TaskCounts counts;
    while (rows.next()) {
        switch (static_cast<TaskState>(rows.integer(0))) {
        case TaskState::Open:
            counts.aside = rows.integer(2);
            counts.open = rows.integer(1) - counts.aside;
            break;
        case TaskState::Done:
            counts.done = rows.integer(1);
            break;
        case TaskState::Failed:
            counts.failed = rows.integer(1);
            break;
        case TaskState::Cancelled:
            counts.cancelled = rows.integer(1);
            break;
        }
    }
    return rows.result(counts);
}

Expected<QList<TaskRow>> RunTasks::openTasks(RunId run, int position, int limit, int last)
{
    return tasksWhere(m_database,
        QStringLiteral(" WHERE t.run_id = ? AND t.state = 0 AND NOT %1 AND t.position > ?"
                       " AND t.position <= ? ORDER BY t.position LIMIT ?")
            .arg(kIsAside),
        {run.value, position, last > 0 ? last : std::numeric_limits<int>::max(), limit});
}

Expected<int> RunTasks::lastOpenPosition(RunId run)
{
    return m_database
        .scalar(QStringLiteral("SELECT t.position FROM llm_task t JOIN llm_run r ON r.id = t.run_id"
                               " WHERE t.run_id = ? AND t.state = 0 AND NOT %1"
                               " ORDER BY t.position DESC LIMIT 1")
                    .arg(kIsAside),
            {run.value})
        .map([](const QVariant& position) { return position.toInt(); });
}

Expected<QList<TaskId>> RunTasks::addTasks(RunId run, const QList<RunSubject>& subjects)
{
    QList<TaskId> tasks;
    if (subjects.isEmpty())
        return tasks;
    TANDEM_TRY(last,
        m_database.scalar(
            QStringLiteral("SELECT coalesce(max(position), 0) FROM llm_task WHERE run_id = ?"),
            {run.value}));
    int position = last->toInt();
    for (const RunSubject& subject : subjects) {
        TANDEM_TRY(
            id, m_database.insert(
                    QStringLiteral(
                        "INSERT INTO llm_task (run_id, position, subject_id, part, sample_id,"
                        " hash, first_sample, state, error)"
                        " VALUES (?, ?, ?, ?, ?, '', 0, 0, '')"),
                    {run.value, ++position, subject.id, sqlText(subject.part),
                        subject.sample.isValid() ? QVariant(subject.sample.value) : QVariant()}));
        tasks.append(TaskId{*id});
    }
    return tasks;
}

Expected<QList<TaskRow>> RunTasks::failedTasks(RunId run, int limit)
{
    return tasksWhere(m_database,
        QStringLiteral(" WHERE t.run_id = ? AND t.state = 2 ORDER BY t.position LIMIT ?"),
        {run.value, limit});
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

Expected<int> RunTasks::retryFailed(RunId run)
{
    TANDEM_DO(RunRepository(m_database).state(run));
    TANDEM_DO(RunRepository(m_database).setState(run, RunState::Open));
    Statement rows(m_database,
        QStringLiteral("UPDATE llm_task SET state = 0, error = '', reply_id = NULL"
                       " WHERE run_id = ? AND state = 2"),
        {run.value});
    if (rows.failed())
        return failure(rows.error());
    return rows.rowsAffected();
}

Expected<void> RunTasks::taskDone(TaskId task, ReplyId reply, const QString& fault)
{
    return m_database.run(QStringLiteral("UPDATE llm_task SET state = ?, reply_id = ?, error = ?"
                                         " WHERE id = ? AND state = 0"),
        {taskStateNumber(TaskState::Done), reply.isValid() ? QVariant(reply.value) : QVariant(),
            sqlText(fault), task.value});
}

Expected<void> RunTasks::taskFailed(
    TaskId task, ReplyId reply, const QString& error, std::optional<int> firstSample)
{
    return m_database.run(
        QStringLiteral("UPDATE llm_task SET state = ?, reply_id = ?, error = ?,"
                       " first_sample = coalesce(?, first_sample) WHERE id = ? AND state = 0"),
        {taskStateNumber(TaskState::Failed), reply.isValid() ? QVariant(reply.value) : QVariant(),
            sqlText(error), firstSample ? QVariant(*firstSample) : QVariant(), task.value});
}

Expected<void> RunTasks::setTaskHash(TaskId task, const QString& hash)
{
    return m_database.run(
        QStringLiteral("UPDATE llm_task SET hash = ? WHERE id = ?"), {sqlText(hash), task.value});
}

Expected<QHash<qint64, int>> RunTasks::openBySubject(RunId run)
{
    Statement rows(m_database,
        QStringLiteral("SELECT subject_id, count(*) FROM llm_task WHERE run_id = ? AND state = 0"
                       " GROUP BY subject_id"),
        {run.value});
    QHash<qint64, int> open;
    while (rows.next())
        open.insert(rows.integer(0), static_cast<int>(rows.integer(1)));
    return rows.result(open);
}

Expected<void> RunTasks::pauseEndedWithOpenTasks()
{
    return m_database.run(
        QStringLiteral("UPDATE llm_run AS r SET state = ?, ended_at = NULL WHERE r.state = ?"
                       " AND EXISTS (SELECT 1 FROM llm_task t WHERE t.run_id = r.id"
                       " AND t.state = 0 AND NOT %1)")
            .arg(kIsAside),
        {static_cast<int>(RunState::Paused), static_cast<int>(RunState::Ended)});
}

} // namespace tandem
