#include "storage/repositories/attemptrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"

#include <QDateTime>

namespace tandem {

Expected<AttemptId> AttemptRepository::add(
    RunId run, const QString& hash, std::optional<double> most, bool isBatched)
{
    return m_database
        .insert(QStringLiteral("INSERT INTO llm_attempt (run_id, hash, most_cost, batched, at)"
                               " VALUES (?, ?, ?, ?, ?)"),
            {run.value, hash, most ? QVariant(*most) : QVariant(), isBatched ? 1 : 0,
                QDateTime::currentMSecsSinceEpoch()})
        .map([](qint64 id) { return AttemptId{id}; });
}

Expected<void> AttemptRepository::remove(AttemptId attempt)
{
    return m_database.run(QStringLiteral("DELETE FROM llm_attempt WHERE id = ?"), {attempt.value});
}

Expected<AttemptTotals> AttemptRepository::totals(RunId run)
{
    // A reply of unknown cost keeps its attempt, whose bound then stands for it.
    Statement row(m_database,
        QStringLiteral("SELECT count(*) - coalesce(sum(batched), 0), coalesce(sum(batched), 0),"
                       " coalesce(sum(most_cost), 0.0), count(*) - count(most_cost)"
                       " + (SELECT count(*) FROM llm_reply r WHERE r.run_id = ? AND r.cost IS NULL"
                       " AND NOT EXISTS (SELECT 1 FROM llm_attempt a WHERE a.run_id = r.run_id"
                       " AND a.hash = r.hash)) FROM llm_attempt WHERE run_id = ?"),
        {run.value, run.value});
    AttemptTotals totals;
    if (row.next())
        totals = {row.integer(0), row.integer(1), row.value(2).toDouble(), row.integer(3)};
    return row.result(totals);
}

Expected<bool> AttemptRepository::isInBatch(const QString& hash)
{
    return m_database
        .scalar(QStringLiteral("SELECT 1 FROM llm_attempt WHERE hash = ? AND batched = 1 LIMIT 1"),
            {hash})
        .map([](const QVariant& found) { return found.isValid(); });
}

Expected<void> AttemptRepository::removeFromBatch(RunId run, const QString& hash)
{
    return m_database.run(
        QStringLiteral("DELETE FROM llm_attempt WHERE run_id = ? AND hash = ? AND batched = 1"),
        {run.value, hash});
}

Expected<int> AttemptRepository::forgetBatches(RunId run)
{
    Statement rows(m_database,
        QStringLiteral("UPDATE llm_attempt SET batched = 0 WHERE run_id = ? AND batched = 1"),
        {run.value});
    if (rows.failed())
        return failure(rows.error());
    return rows.rowsAffected();
}

} // namespace tandem
