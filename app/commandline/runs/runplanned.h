#pragma once

#include "models/error.h"
#include "storage/runs/runplan.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

class Call;

/// Takes endpoint, model, cap and limits into a plan for the project at `path`, and its samples,
/// then says what the run would take, writes its questions as a batch, or makes it and works on it
/// to its end, as the call asks.
Expected<void> runPlanned(const QString& path, RunPlan plan, Call& call);

/// The same for several runs, each about a model that its plan names, one after the other; those
/// that have nothing to ask, or fail, keep no other from being worked on. The failure is the first
/// one's.
Expected<void> runAllPlanned(const QString& path, const QList<RunPlan>& plans, Call& call);

/// The models that runs are to ask: those of --model, or else the endpoint's.
Expected<QStringList> modelsToAsk(Call& call);

} // namespace tandem
