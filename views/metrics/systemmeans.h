#pragma once

#include "models/results/report.h"
#include "views/metrics/metricstable.h"

namespace tandem {

/// What systems got: the mean of each measure over their pairs, with its interval and n.
results::Section systemMeans(const MetricsTable& table);

} // namespace tandem
