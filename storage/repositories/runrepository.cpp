#include "storage/repositories/runrepository.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/leaseholder.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runkind.h"

namespace tandem {

namespace {

const QString kBatchRead = QStringLiteral("batch read");
/// Before the hash of a request whose result was an error: it is not waited for, nor may be billed.
const QString kErrorBefore = QStringLiteral("error ");
const QString kBatchUnread = QStringLiteral("batch read in part");

/// SQL: entries j of the journal, of what happened to batches of the run ?1.
QString batchEvents(const QString& event)
{
    return QStringLiteral("FROM journal j JOIN llm_run r ON r.uuid = j.subject"
                          " WHERE j.event = '%1' AND r.id = ?1")
        .arg(event);
}

/// SQL: of these those of files with unreadable lines that were not read whole since.
QString unreadParts()
{
    return batchEvents(kBatchUnread) +
           QStringLiteral(
               " AND NOT EXISTS (SELECT 1 FROM journal k WHERE k.subject = j.subject"
               " AND k.event = '%1' AND k.id > j.id"
               " AND json_extract(k.detail, '$.batch') = json_extract(j.detail, '$.batch')"
               " AND json_extract(k.detail, '$.line') = json_extract(j.detail, '$.line'))")
               .arg(kBatchRead);
}

/// SQL: of attempts, that they are out in a batch of the run ?1 whose results were read.
QString isMissing()
{
    const QString batches = QStringLiteral("(SELECT json_extract(j.detail, '$.batch') %1)");
    return QStringLiteral("run_id = ?1 AND batched = 1 AND at IN %1 AND at NOT IN %2")
        .arg(batches.arg(batchEvents(kBatchRead)), batches.arg(unreadParts()));
}

QJsonObject batchDetail(qint64 batch, const QString& line = {})
{
    QJsonObject detail{{QStringLiteral("batch"), batch}};
    if (!line.isEmpty())
        detail.insert(QStringLiteral("line"), line);
    return detail;
}

Expected<bool> isAnyOut(Database& database, RunId run, qint64 batch)
{
    return isAny(database,
        QStringLiteral("SELECT 1 FROM llm_attempt WHERE run_id = ? AND batched = 1 AND at = ?"),
        {run, batch});
}

/// A result each of the files of the batch that were not read whole.
Expected<QList<QString>> unreadLines(Database& database, RunId run, qint64 batch)
{
    return valuesOf<QString>(database,
        QStringLiteral("SELECT json_extract(j.detail, '$.line') ") + unreadParts() +
            QStringLiteral(" AND json_extract(j.detail, '$.batch') = ?2"),
        {run, batch});
}

} // namespace

Expected<AttemptId> AttemptRepository::add(
    RunId run, const QString& hash, std::optional<double> most)
{
    return insertRow<AttemptId>(m_database, "llm_attempt",
        {{"run_id", run}, {"hash", hash}, {"most_cost", most}, {"batched", false},
            {"at", QDateTime::currentMSecsSinceEpoch()}});
}

Expected<AttemptId> AttemptRepository::addToBatch(
    RunId run, const QString& hash, std::optional<double> most, qint64 batch)
{
    return insertRow<AttemptId>(m_database, "llm_attempt",
        {{"run_id", run}, {"hash", hash}, {"most_cost", most}, {"batched", true}, {"at", batch}});
}

Expected<void> AttemptRepository::remove(AttemptId attempt)
{
    return m_database.run(QStringLiteral("DELETE FROM llm_attempt WHERE id = ?"), {attempt.value});
}

Expected<AttemptTotals> AttemptRepository::totals(RunId run)
{
    // A reply of unknown cost keeps its attempt, whose bound then stands for it: b.
    return rowOrNone(m_database,
        QStringLiteral("SELECT count(t.id) - coalesce(sum(t.batched), 0) - coalesce(b.bound, 0),"
                       " coalesce(sum(t.batched), 0), coalesce(sum(t.most_cost), 0.0),"
                       " count(t.id) - count(t.most_cost)"
                       " + b.replies - coalesce(b.bound, 0)"
                       " FROM (SELECT count(*) AS replies, sum(EXISTS (SELECT 1 FROM llm_attempt a"
                       " WHERE a.run_id = r.run_id AND a.hash = r.hash AND a.batched = 0"
                       " AND a.most_cost IS NOT NULL)) AS bound FROM llm_reply r"
                       " WHERE r.run_id = ?1 AND r.cost IS NULL) b"
                       " LEFT JOIN llm_attempt t ON t.run_id = ?1"
                       " AND t.hash NOT LIKE '%1%'")
            .arg(kErrorBefore),
        {run},
        into(&AttemptTotals::live, &AttemptTotals::batched, &AttemptTotals::mostCost,
            &AttemptTotals::unpriced));
}

Expected<bool> AttemptRepository::isInBatch(const QString& hash)
{
    return isAny(m_database,
        QStringLiteral("SELECT 1 FROM llm_attempt WHERE hash = ? AND batched = 1"), {hash});
}

Expected<std::optional<BatchAttempt>> AttemptRepository::takeFromBatch(
    RunId run, const QString& hash, std::optional<qint64> batch)
{
    // Its time tells an attempt of a batch from others also where it was given up.
    const QString condition =
        QStringLiteral(" WHERE run_id = ?1 AND hash IN (?2, '%1' || ?2)"
                       " AND at = coalesce(?3, at) AND (batched = 1 OR ?3 > 0)")
            .arg(kErrorBefore);
    const SqlValues of{run, hash, batch};
    TANDEM_TRY(
        attempt, firstRow(m_database,
                     QStringLiteral("SELECT batched, most_cost, hash <> ?2 FROM llm_attempt") +
                         condition + QStringLiteral(" ORDER BY batched DESC"),
                     of, into(&BatchAttempt::isOut, &BatchAttempt::most, &BatchAttempt::hasError)));
    TANDEM_DO(m_database.run(QStringLiteral("DELETE FROM llm_attempt") + condition, of));
    return *attempt;
}

Expected<void> AttemptRepository::noteError(
    RunId run, const QString& hash, qint64 batch, std::optional<double> most)
{
    return insertRow<AttemptId>(m_database, "llm_attempt",
        {{"run_id", run}, {"hash", kErrorBefore + hash}, {"most_cost", most}, {"batched", false},
            {"at", batch}})
        .map([](AttemptId) {});
}

Expected<void> AttemptRepository::noteRead(RunId run, qint64 batch, const QSet<QString>& lines)
{
    TANDEM_TRY(isOut, isAnyOut(m_database, run, batch));
    if (!*isOut)
        return {};
    TANDEM_TRY(uuid, RunRepository(m_database).uuid(run));
    TANDEM_TRY(unread, unreadLines(m_database, run, batch));
    TANDEM_TRY_VAR(isNoted, isAny(m_database,
                                QStringLiteral("SELECT 1 ") + batchEvents(kBatchRead) +
                                    QStringLiteral(" AND json_extract(j.detail, '$.batch') = ?2"),
                                {run, batch}));
    for (const QString& line : *unread) {
        if (!lines.contains(line))
            continue;
        TANDEM_DO(Journal(m_database).append(kBatchRead, {}, *uuid, batchDetail(batch, line)));
        *isNoted = true;
    }
    return *isNoted ? Expected<void>()
                    : Journal(m_database).append(kBatchRead, {}, *uuid, batchDetail(batch));
}

Expected<void> AttemptRepository::noteUnread(RunId run, qint64 batch, const QString& line)
{
    TANDEM_TRY(isOut, isAnyOut(m_database, run, batch));
    TANDEM_TRY(unread, unreadLines(m_database, run, batch));
    if (!*isOut || unread->contains(line))
        return {};
    TANDEM_TRY(uuid, RunRepository(m_database).uuid(run));
    return Journal(m_database).append(kBatchUnread, {}, *uuid, batchDetail(batch, line));
}

Expected<QSet<QString>> AttemptRepository::missing(RunId run)
{
    return valuesOf<QString>(
        m_database, QStringLiteral("SELECT hash FROM llm_attempt WHERE ") + isMissing(), {run})
        .map([](const QList<QString>& hashes) {
            return QSet<QString>(hashes.cbegin(), hashes.cend());
        });
}

Expected<void> AttemptRepository::forgetMissing(RunId run)
{
    return m_database.run(
        QStringLiteral("UPDATE llm_attempt SET batched = 0 WHERE ") + isMissing(), {run});
}

Expected<int> AttemptRepository::forgetBatches(RunId run)
{
    const Statement row(m_database,
        QStringLiteral("UPDATE llm_attempt SET batched = 0 WHERE run_id = ? AND batched = 1"),
        {run});
    return row.result(row.rowsAffected());
}

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
