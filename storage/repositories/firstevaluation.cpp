#include "storage/repositories/firstevaluation.h"

#include "models/expert/evaluationsummary.h"
#include "storage/database/rows.h"

namespace tandem {

Expected<EvaluationId> firstEvaluation(Database& database, RunId run)
{
    return valueOf<EvaluationId>(database,
        QStringLiteral("SELECT e.id FROM evaluation e JOIN case_output o ON o.id = e.output_id"
                       " JOIN case_in_use c ON c.id = o.case_id WHERE e.run_id = ? AND e.state = ?"
                       " ORDER BY c.position, o.system LIMIT 1"),
        {run, EvaluationState::Complete});
}

} // namespace tandem
