#pragma once

#include "app/commandline/rounds/comparisonreport.h"
#include "models/results/report.h"

namespace tandem {

/// Every closed round of the step in a line, and all of them together; reads one at a time.
Expected<results::Report> summaryReport(Database& database, Step step);

} // namespace tandem
