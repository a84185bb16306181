#pragma once

#include "models/expert/systemscores.h"
#include "ui/chartdata.h"

namespace tandem {

/// The bar chart of the systems' means under a mode.
ChartData systemsChart(const QList<expert::SystemScores>& results, expert::Mode mode);

} // namespace tandem
