#pragma once

#include "models/perseval/leaderboard.h"
#include "models/perseval/stability.h"
#include "views/metrics/chartresult.h"
#include "views/metrics/personalization.h"

namespace tandem {

/// Models from the best to the worst by one figure, with intervals over documents.
ChartResult persevalBoard(const Personalization& data, perseval::RankedBy rankedBy);
/// PerSEval of each model by beta 1.0 to 2.0.
ChartResult persevalAblation(const Personalization& data);
/// PerSEval of each model on smaller and smaller samples, as perseval::stability() found it.
ChartResult persevalStability(const Personalization& data, const perseval::Stability& found);
/// How far the leaderboards by PerSEval, EGISES and accuracy order the models alike.
ChartResult persevalCorrelations(const Personalization& data);
/// The models' ranks and the Borda-Kendall consensus of PerSEval and accuracy.
ChartResult persevalConsensus(const Personalization& data);
/// How many summaries have each rating, and what each became; empty of texts with gold summaries.
ChartResult persevalSurrogates(const Personalization& data);

} // namespace tandem
