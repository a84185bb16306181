#include "storage/repositories/runcourse.h"

#include "storage/database/rows.h"
#include "storage/repositories/runrepository.h"

#include <algorithm>

namespace tandem {

Expected<QList<RunMoment>> runCourse(Database& database, RunId run, int most)
{
    qint64 first = 0;
    qint64 last = 0;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT coalesce(min(at), 0), coalesce(max(at), 0) FROM llm_reply"
                       " WHERE run_id = ?"),
        {run}, [&](Statement& row) { row.read(first, last); }));
    const qint64 width = std::max<qint64>(1, (last - first) / most + 1);
    QList<RunMoment> moments;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT max(at) - ?1, sum(tasks), sum(cost) FROM"
                       " (SELECT r.at AS at, 1 AS tasks, 0.0 AS cost FROM llm_task t"
                       "  JOIN llm_reply r ON r.id = t.reply_id"
                       "  WHERE t.run_id = ?3 AND r.run_id = ?3 AND t.state = ?4"
                       "  UNION ALL SELECT at, 0, coalesce(cost, 0.0) FROM llm_reply"
                       "  WHERE run_id = ?3)"
                       " GROUP BY (at - ?1) / ?2 ORDER BY 1"),
        {first, width, run, TaskState::Done}, [&](Statement& row) {
            RunMoment moment;
            row.read(moment.ms, moment.tasks, moment.cost);
            if (!moments.isEmpty()) {
                moment.tasks += moments.last().tasks;
                moment.cost += moments.last().cost;
            }
            moments.append(moment);
        }));
    return moments;
}

} // namespace tandem
