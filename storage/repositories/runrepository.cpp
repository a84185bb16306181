#include "storage/repositories/runrepository.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/leaseholder.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runkind.h"

namespace tandem {

namespace {

QString runColumns()
{
    return QStringLiteral("SELECT id, uuid, kind, endpoint, model, prompt_id, settings,"
                          " spending_cap, currency, state, reason, person_id, created_at, ended_at"
                          " FROM llm_run");
}

RunRow runFrom(Statement& row)
{
    RunRow run;
    row.read(run.id, run.uuid, run.kindKey, run.endpoint, run.model, run.prompt, run.settings,
        run.cap, run.currency, run.state, run.reason, run.by, run.createdAt, run.endedAt);
    run.kind = runKindOf(run.kindKey);
    return run;
}

Error noSuchRun()
{
    return notInProject(RepositoryWords::tr("This run is not in the project."));
}

} // namespace

Expected<RunId> RunRepository::create(const NewRun& run)
{
    if (run.subjects.isEmpty())
        return failure(ErrorCode::InvalidInput, RepositoryWords::tr("There is nothing to do."));
    TANDEM_TRY(
        id, insertRow<RunId>(m_database, "llm_run",
                {{"uuid", newUuid()}, {"kind", runKindKey(run.kind)}, {"endpoint", run.endpoint},
                    {"model", run.model}, {"prompt_id", run.prompt},
                    {"settings", jsonText(run.settings)}, {"spending_cap", run.cap},
                    {"currency", run.currency}, {"state", RunState::Open}, {"reason", QString()},
                    {"person_id", run.by}, {"created_at", QDateTime::currentMSecsSinceEpoch()}}));
    return RunTasks(m_database).addTasks(*id, run.subjects).map([&](const QList<TaskId>&) {
        return *id;
    });
}

Expected<RunRow> RunRepository::filled(RunRow run)
{
    TANDEM_TRY(tasks, RunTasks(m_database).counts(run.id));
    TANDEM_TRY(totals, ReplyRepository(m_database).totals(run.id));
    run.tasks = *tasks;
    run.totals = *totals;
    if (run.kind && runKind(*run.kind).stageOf && tasks->unread > 0) {
        TANDEM_TRY(stages, RunTasks(m_database).unreadStages(run.id));
        run.unreadStages = *stages;
    }
    TANDEM_TRY(work, this->work(run));
    run.work = *work;
    TANDEM_TRY(attempts, AttemptRepository(m_database).totals(run.id));
    run.attempts = *attempts;
    TANDEM_TRY(holder,
        valueOf<QString>(m_database,
            QStringLiteral("SELECT coalesce(max(holder), '') FROM llm_lease WHERE run_id = ?"),
            {run.id}));
    run.isAtWork = !holder->isEmpty() && isOtherHolder(*holder);
    return run;
}

Expected<WorkCounts> RunRepository::work(const RunRow& run)
{
    // To look at all subjects is dear.
    if (!run.kind || !growsMeanwhile(*run.kind))
        return WorkCounts{run.tasks.done + run.tasks.failed, run.tasks.all()};
    return rowOrNone(m_database,
        QStringLiteral("SELECT coalesce(sum(1 - unfinished), 0), count(*) FROM (SELECT"
                       " max(state IN (?, ?)) AS unfinished FROM llm_task WHERE run_id = ?"
                       " GROUP BY subject_id)"),
        {TaskState::Open, TaskState::Cancelled, run.id}, into(&WorkCounts::done, &WorkCounts::all));
}

Expected<RunRow> RunRepository::byId(RunId id)
{
    return oneRow(
        m_database, runColumns() + QStringLiteral(" WHERE id = ?"), {id}, runFrom, noSuchRun())
        .and_then([this](const RunRow& run) { return filled(run); });
}

Expected<QString> RunRepository::model(RunId run)
{
    return valueOf<QString>(
        m_database, QStringLiteral("SELECT model FROM llm_run WHERE id = ?"), {run});
}

Expected<QString> RunRepository::uuid(RunId run)
{
    return oneValue<QString>(
        m_database, QStringLiteral("SELECT uuid FROM llm_run WHERE id = ?"), {run}, noSuchRun());
}

Expected<QList<RunRow>> RunRepository::list()
{
    TANDEM_TRY_VAR(
        runs, rowsOf(m_database, runColumns() + QStringLiteral(" ORDER BY id DESC"), {}, runFrom));
    for (RunRow& run : *runs) {
        TANDEM_TRY(whole, filled(run));
        run = *whole;
    }
    return runs;
}

Expected<RunState> RunRepository::state(RunId run)
{
    return oneValue<RunState>(
        m_database, QStringLiteral("SELECT state FROM llm_run WHERE id = ?"), {run}, noSuchRun());
}

Expected<QJsonObject> RunRepository::settings(RunId run)
{
    return oneValue<QJsonObject>(m_database,
        QStringLiteral("SELECT settings FROM llm_run WHERE id = ?"), {run}, noSuchRun());
}

Expected<void> RunRepository::setState(RunId run, RunState state, const QString& reason)
{
    if (state == RunState::Cancelled)
        return cancel(run);
    TANDEM_TRY(before, this->state(run));
    if (*before == RunState::Cancelled)
        return failure(ErrorCode::Refused, RepositoryWords::tr("This run was cancelled."), {},
            RepositoryWords::tr("Start a new one; answered requests are not repeated."));
    const SqlValue endedAt =
        state == RunState::Ended ? SqlValue(QDateTime::currentMSecsSinceEpoch()) : SqlValue();
    return m_database.run(
        QStringLiteral("UPDATE llm_run SET state = ?, reason = ?, ended_at = ? WHERE id = ?"),
        {state, reason, endedAt, run.value});
}

Expected<void> RunRepository::setCap(RunId run, double cap)
{
    if (!(cap > 0.0))
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("The spending cap must be greater than 0."));
    return m_database.run(
        QStringLiteral("UPDATE llm_run SET spending_cap = ? WHERE id = ?"), {cap, run.value});
}

Expected<void> RunRepository::cancel(RunId run)
{
    TANDEM_TRY(before, state(run));
    if (*before == RunState::Cancelled)
        return {};
    if (*before == RunState::Ended)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("This run is finished: there is nothing left to cancel."));
    return m_database
        .run(QStringLiteral("UPDATE llm_task SET state = ? WHERE run_id = ? AND state = ?"),
            {TaskState::Cancelled, run.value, TaskState::Open})
        .and_then([&] {
            return m_database.run(QStringLiteral("UPDATE llm_run SET state = ?, reason = '',"
                                                 " ended_at = ? WHERE id = ?"),
                {RunState::Cancelled, QDateTime::currentMSecsSinceEpoch(), run.value});
        });
}

} // namespace tandem
