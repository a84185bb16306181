#pragma once

#include "models/expert/evaluationsummary.h"
#include "storage/database/sqlvalue.h"

namespace tandem {

/// The columns of the table evaluation that hold figures, in the order of figureValues(): state,
/// recall and precision by mode, counts of the expected and of the generated side, faults, remarks.
QStringList figureColumns();
SqlValues figureValues(const EvaluationFigures& figures);

} // namespace tandem
