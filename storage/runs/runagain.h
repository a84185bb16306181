#pragma once

#include "storage/runs/runplan.h"

#include <optional>

namespace tandem {

/// The run of a project that did, or is to do, what `plan` says with the prompts as they are now,
/// about all outputs that it is about: the newest such one that was not cancelled, or else a new
/// one. Of evaluations of new outputs alone the newest such one that is not through yet. Of
/// evaluations and of scores by a judge. Inside a write.
Expected<RunId> runForPlan(Database& database, const RunPlan& plan);

/// The newest run that is to do what `plan` says with the prompts as they are now, is not over, and
/// has left what `plan` is about and nothing else: none where no run is so, or another program
/// works on it. Of runs of any kind.
Expected<std::optional<RunId>> unfinishedRunFor(Database& database, const RunPlan& plan);

} // namespace tandem
