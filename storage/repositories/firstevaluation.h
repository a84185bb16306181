#pragma once

#include "models/error.h"
#include "models/ids.h"

namespace tandem {

class Database;

/// The first complete evaluation of a run, by cases, then systems; those of cases that are set
/// aside left out. An invalid id where there is none.
Expected<EvaluationId> firstEvaluation(Database& database, RunId run);

} // namespace tandem
