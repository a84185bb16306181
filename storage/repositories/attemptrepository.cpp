#include "storage/repositories/attemptrepository.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/runrepository.h"

#include <QDateTime>

namespace tandem {

namespace {

const QString kBatchRead = QStringLiteral("batch read");

/// SQL: of attempts, that they are out in a batch of the run ?1 whose results were read.
QString isMissing()
{
    return QStringLiteral("run_id = ?1 AND batched = 1 AND at IN (SELECT json_extract(j.detail,"
                          " '$.batch') FROM journal j JOIN llm_run r ON r.uuid = j.subject"
                          " WHERE j.event = '%1' AND r.id = ?1)")
        .arg(kBatchRead);
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
                       " WHERE r.run_id = ? AND r.cost IS NULL) b"
                       " LEFT JOIN llm_attempt t ON t.run_id = ?"),
        {run, run},
        into(&AttemptTotals::live, &AttemptTotals::batched, &AttemptTotals::mostCost,
            &AttemptTotals::unpriced));
}

Expected<bool> AttemptRepository::isInBatch(const QString& hash)
{
    return isAny(m_database,
        QStringLiteral("SELECT 1 FROM llm_attempt WHERE hash = ? AND batched = 1"), {hash});
}

Expected<bool> AttemptRepository::takeFromBatch(
    RunId run, const QString& hash, std::optional<qint64> batch, bool mayBeBilled)
{
    const QString change = mayBeBilled ? QStringLiteral("UPDATE llm_attempt SET batched = 0")
                                       : QStringLiteral("DELETE FROM llm_attempt");
    const Statement row(m_database,
        change + QStringLiteral(" WHERE run_id = ? AND hash = ? AND batched = 1"
                                " AND at = coalesce(?, at)"),
        {run, hash, batch});
    return row.result(row.rowsAffected() > 0);
}

Expected<void> AttemptRepository::noteRead(RunId run, qint64 batch)
{
    TANDEM_TRY(isNews, isAny(m_database,
                           QStringLiteral("SELECT 1 FROM llm_attempt WHERE run_id = ?1 AND"
                                          " batched = 1 AND at = ?2 AND NOT (%1)")
                               .arg(isMissing()),
                           {run, batch}));
    if (!*isNews)
        return {};
    TANDEM_TRY(uuid, RunRepository(m_database).uuid(run));
    return Journal(m_database).append(kBatchRead, {}, *uuid, {{QStringLiteral("batch"), batch}});
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

} // namespace tandem
