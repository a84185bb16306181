#pragma once

#include "models/kgds/system.h"
#include "models/results/report.h"

#include <set>

namespace tandem::kgds {

/// A system among those of one pattern: "GPT-4o", "GPT-4o (self-reflection)".
QString systemLabel(const SystemRef& system);
/// How many models, patterns and paradigms there are among them: "2 models, 2 patterns, 1
/// paradigm"; what a system is need not be known for that. Translated.
QString systemsSpread(const std::set<SystemRef>& systems);
/// systemLabel() for a table, where programs get the model alone.
results::Cell systemLabelCell(const SystemRef& system);
/// "GPT-4o (published)": a row of somebody else's.
results::Cell publishedLabelCell(const QString& model);

} // namespace tandem::kgds
