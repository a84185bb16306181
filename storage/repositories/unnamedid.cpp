#include "storage/repositories/unnamedid.h"

#include "storage/database/rows.h"
#include "storage/repositories/runrepository.h"

namespace tandem {

Expected<qint64> unnamedId(Database& database, QLatin1String table, RunItems items)
{
    // The index by run and subject gives the greatest of each run without a look at its tasks.
    return valueOf<qint64>(database,
        QStringLiteral("SELECT 1 + max(coalesce((SELECT max(id) FROM %1), 0), coalesce((SELECT"
                       " max((SELECT max(t.subject_id) FROM llm_task t WHERE t.run_id = r.id))"
                       " FROM llm_run r WHERE r.kind IN %2), 0))")
            .arg(table, sqlKindsAbout(items)));
}

QString sqlOpenRunsAbout(RunItems items, const QString& ids)
{
    return QStringLiteral("SELECT 1 FROM llm_run r JOIN llm_task t ON t.run_id = r.id"
                          " WHERE r.kind IN %1 AND r.state < %2 AND t.state = %3"
                          " AND t.subject_id IN %4")
        .arg(sqlKindsAbout(items), QString::number(int(RunState::Ended)),
            QString::number(int(TaskState::Open)), ids);
}

} // namespace tandem
