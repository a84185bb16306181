#include "storage/repositories/runrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/runtasks.h"

#include <QJsonDocument>

namespace tandem {

namespace {

int stateNumber(RunState state)
{
    return static_cast<int>(state);
}

int stateNumber(TaskState state)
{
    return static_cast<int>(state);
}

QString runColumns()
{
    return QStringLiteral("SELECT id, uuid, kind, endpoint, model, prompt_id, settings,"
                          " spending_cap, currency, state, reason, person_id, created_at, ended_at"
                          " FROM llm_run");
}

RunRow runFrom(const Statement& row)
{
    RunRow run;
    run.id = RunId{row.integer(0)};
    run.uuid = row.text(1);
    run.kind = row.text(2);
    run.endpoint = row.text(3);
    run.model = row.text(4);
    run.prompt = PromptId{row.integer(5)};
    run.settings = QJsonDocument::fromJson(row.bytes(6)).object();
    if (!row.isNull(7))
        run.cap = row.value(7).toDouble();
    run.currency = row.text(8);
    run.state = static_cast<RunState>(row.integer(9));
    run.reason = row.text(10);
    run.by = PersonId{row.optionalInteger(11).value_or(0)};
    run.createdAt = QDateTime::fromMSecsSinceEpoch(row.integer(12), Qt::UTC);
    if (const auto ended = row.optionalInteger(13))
        run.endedAt = QDateTime::fromMSecsSinceEpoch(*ended, Qt::UTC);
    return run;
}

tl::unexpected<Error> noSuchRun()
{
    return failure(ErrorCode::NotFound, RepositoryWords::tr("This run is not in the project."));
}

} // namespace

Expected<RunId> RunRepository::create(const NewRun& run)
{
    if (run.subjects.isEmpty())
        return failure(
            ErrorCode::InvalidInput, RepositoryWords::tr("There is nothing to work on."));
    TANDEM_TRY(id,
        m_database.insert(
            QStringLiteral("INSERT INTO llm_run (uuid, kind, endpoint, model, prompt_id, settings,"
                           " spending_cap, currency, state, reason, person_id, created_at)"
                           " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, '', ?, ?)"),
            {newUuid(), run.kind, run.endpoint, sqlText(run.model), run.prompt.value,
                QString::fromUtf8(QJsonDocument(run.settings).toJson(QJsonDocument::Compact)),
                run.cap ? QVariant(*run.cap) : QVariant(), sqlText(run.currency),
                run.by.isValid() ? QVariant(run.by.value) : QVariant(),
                QDateTime::currentMSecsSinceEpoch()}));
    return RunTasks(m_database).addTasks(RunId{*id}, run.subjects).map([&](const QList<TaskId>&) {
        return RunId{*id};
    });
}

Expected<RunRow> RunRepository::filled(RunRow run)
{
    TANDEM_TRY(tasks, RunTasks(m_database).counts(run.id));
    TANDEM_TRY(totals, ReplyRepository(m_database).totals(run.id));
    run.tasks = *tasks;
    run.totals = *totals;
    TANDEM_TRY(work, this->work(run));
    run.work = *work;
    TANDEM_TRY(attempts, AttemptRepository(m_database).totals(run.id));
    run.attempts = *attempts;
    return run;
}

Expected<WorkCounts> RunRepository::work(const RunRow& run)
{
    // Only ExPerT's tasks come of others; to look at all subjects is dear.
    if (run.kind != QLatin1String("expert"))
        return WorkCounts{run.tasks.done + run.tasks.failed, run.tasks.all()};
    Statement row(m_database,
        QStringLiteral("SELECT coalesce(sum(1 - unfinished), 0), count(*) FROM (SELECT"
                       " max(state IN (?, ?)) AS unfinished FROM llm_task WHERE run_id = ?"
                       " GROUP BY subject_id)"),
        {stateNumber(TaskState::Open), stateNumber(TaskState::Cancelled), run.id.value});
    WorkCounts work;
    if (row.next())
        work = {row.integer(0), row.integer(1)};
    return row.result(work);
}

Expected<RunRow> RunRepository::byId(RunId id)
{
    RunRow run;
    {
        Statement row(m_database, runColumns() + QStringLiteral(" WHERE id = ?"), {id.value});
        if (row.next())
            run = runFrom(row);
        if (row.failed())
            return failure(row.error());
    }
    if (!run.id.isValid())
        return noSuchRun();
    return filled(run);
}

Expected<QString> RunRepository::uuid(RunId run)
{
    TANDEM_TRY(uuid,
        m_database.scalar(QStringLiteral("SELECT uuid FROM llm_run WHERE id = ?"), {run.value}));
    if (!uuid->isValid())
        return noSuchRun();
    return uuid->toString();
}

Expected<QList<RunRow>> RunRepository::list()
{
    QList<RunRow> runs;
    Statement rows(m_database, runColumns() + QStringLiteral(" ORDER BY id DESC"));
    while (rows.next())
        runs.append(runFrom(rows));
    if (rows.failed())
        return failure(rows.error());
    for (RunRow& run : runs) {
        TANDEM_TRY_VAR(whole, filled(run));
        run = *whole;
    }
    return runs;
}

Expected<std::optional<RunId>> RunRepository::newestUnfinished()
{
    Statement row(m_database,
        QStringLiteral("SELECT id FROM llm_run WHERE state < ? ORDER BY id DESC LIMIT 1"),
        {stateNumber(RunState::Ended)});
    std::optional<RunId> found;
    if (row.next())
        found = RunId{row.integer(0)};
    return row.result(found);
}

Expected<RunState> RunRepository::state(RunId run)
{
    TANDEM_TRY(state,
        m_database.scalar(QStringLiteral("SELECT state FROM llm_run WHERE id = ?"), {run.value}));
    if (!state->isValid())
        return noSuchRun();
    return static_cast<RunState>(state->toInt());
}

Expected<void> RunRepository::setState(RunId run, RunState state, const QString& reason)
{
    if (state == RunState::Cancelled)
        return cancel(run);
    TANDEM_TRY(before, this->state(run));
    if (*before == RunState::Cancelled)
        return failure(ErrorCode::Refused, RepositoryWords::tr("This run was cancelled."), {},
            RepositoryWords::tr("Start a new one; what was answered is not asked again."));
    const QVariant endedAt =
        state == RunState::Ended ? QVariant(QDateTime::currentMSecsSinceEpoch()) : QVariant();
    return m_database.run(
        QStringLiteral("UPDATE llm_run SET state = ?, reason = ?, ended_at = ? WHERE id = ?"),
        {stateNumber(state), sqlText(reason), endedAt, run.value});
}

Expected<void> RunRepository::setCap(RunId run, double cap)
{
    if (!(cap > 0.0))
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("The spending cap must be more than nothing."));
    return m_database.run(
        QStringLiteral("UPDATE llm_run SET spending_cap = ? WHERE id = ?"), {cap, run.value});
}

Expected<void> RunRepository::cancel(RunId run)
{
    TANDEM_TRY(before, state(run));
    if (*before == RunState::Cancelled)
        return {};
    return m_database
        .run(QStringLiteral("UPDATE llm_task SET state = ? WHERE run_id = ? AND state = ?"),
            {stateNumber(TaskState::Cancelled), run.value, stateNumber(TaskState::Open)})
        .and_then([&] {
            return m_database.run(QStringLiteral("UPDATE llm_run SET state = ?, reason = '',"
                                                 " ended_at = ? WHERE id = ?"),
                {stateNumber(RunState::Cancelled), QDateTime::currentMSecsSinceEpoch(), run.value});
        });
}

} // namespace tandem
