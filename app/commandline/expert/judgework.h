#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/runs/runplan.h"

namespace tandem {

class Database;

/// The judge's run of a project that did, or is to do, what `plan` says with the prompt as it is
/// now, about all outputs that there are: the newest such one that was not cancelled, or else a new
/// one. Inside a write.
Expected<RunId> judgeRunForPlan(Database& database, const RunPlan& plan);

} // namespace tandem
