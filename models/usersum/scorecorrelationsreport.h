#pragma once

#include "models/results/report.h"
#include "models/usersum/scorecorrelations.h"

namespace tandem::usersum {

/// The name of its score; where its figures are the mean over some of its runs, with how many.
QString scoreAndRuns(const ScoreCorrelation& correlation);

/// The paper's Table 3, of one's own summaries: a row for each score. For programs
/// {"correlations": [{"key", "pearson", "spearman", "kendall": figure, "pearson_p" ...,
/// "runs", "runs_with_value", "missing"}]}.
results::Section scoreCorrelationsSection(const ScoreCorrelations& correlations);

} // namespace tandem::usersum
