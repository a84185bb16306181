#pragma once

#include "models/results/report.h"
#include "models/usersum/scorecorrelations.h"

namespace tandem::usersum {

/// The paper's Table 3, of one's own summaries: a row for each score. For programs
/// {"correlations": [{"key", "pearson", "spearman", "kendall": figure, "pearson_p" ...,
/// "missing"}]}.
results::Section scoreCorrelationsSection(const ScoreCorrelations& correlations);

} // namespace tandem::usersum
