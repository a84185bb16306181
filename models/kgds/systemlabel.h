#pragma once

#include "models/kgds/system.h"
#include "models/results/report.h"

namespace tandem::kgds {

/// A system among those of one pattern: "GPT-4o", "GPT-4o (self-reflection)".
QString systemLabel(const SystemRef& system);
/// The same for a table, where programs get the model alone.
results::Cell systemLabelCell(const SystemRef& system);
/// "GPT-4o (published)": a row of somebody else's.
results::Cell publishedLabelCell(const QString& model);

} // namespace tandem::kgds
