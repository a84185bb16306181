#pragma once

#include "models/error.h"
#include "storage/runs/runplan.h"

#include <QString>

namespace tandem {

class Call;

/// Takes endpoint, model, cap and limits into a plan for the project at `path`, and its samples,
/// then says what the run would take, writes its questions as a batch, or makes it and works on it
/// to its end, as the call asks.
Expected<void> runPlanned(const QString& path, RunPlan plan, Call& call);

/// The model that a run is to ask: the one of --model, or else the endpoint's.
Expected<QString> modelToAsk(Call& call);

} // namespace tandem
