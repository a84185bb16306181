#pragma once

#include "models/error.h"
#include "models/results/report.h"
#include "models/rounds/samplerow.h"

namespace tandem {

class Database;

/// One sample's closed round: both answers to each item, in the order in which sides are shown,
/// what became of it, the agreement, and what was kept. Unnamed sides stand shuffled, the same way
/// whenever they are shown. Refused while the round is not closed, or where nobody is assigned.
Expected<results::Report> comparisonReport(Database& database, const SampleRow& sample);

/// Every closed round of the step in a line, and all of them together; reads one at a time.
Expected<results::Report> comparisonsReport(Database& database, Step step);

} // namespace tandem
