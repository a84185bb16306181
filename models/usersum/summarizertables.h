#pragma once

#include "models/results/report.h"
#include "models/usersum/summarizerscores.h"

/// The paper's tables of one's own summarizers, for the window, the console, papers and programs.
namespace tandem::usersum {

/// Table 4: QM, IFM and IDM of each summarizer as mean ± standard deviation over the runs;
/// baselines are marked. For programs {"summarizers": [{"log", "summarizer", "role", "qm", "qm_sd",
/// ...}]}. The item of a row is its place.
results::Section summarizersSection(const QList<SummarizerScore>& scores, const ScoreRule& rule);

/// Its intervals and n for papers, whose width has no room for both in one table.
results::Section summarizerIntervalsSection(const QList<SummarizerScore>& scores);

/// Each summarizer against each baseline. For programs {"baselines": [{"log", "summarizer",
/// "baseline", "role", "metric", "difference", "p_value" ..., "left_out", "verdict"}]}.
results::Section baselinesSection(const QList<BaselineDifference>& differences);

/// Table 2: MAA with its confusion matrix, summed over the runs. For programs {"agreement":
/// [{"log", "summarizer", "maa", "maa_sd", "tp", "fp", "fn", "tn" ...}]}.
results::Section ratedSummarizersSection(const QList<RatedSummarizer>& rated);

} // namespace tandem::usersum
