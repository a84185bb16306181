#pragma once

#include "models/results/report.h"
#include "models/usersum/humanagreement.h"

namespace tandem::usersum {

/// The metrics with what they stand on. For programs {"qm", "ifm", "idm": {"mean", "sd", "low",
/// "high", "interval", "runs": [...], "n"}, "n": users, "runs": numbers of the runs}; shares are 0
/// .. 1, IDM is the predicted share by word.
results::Report scoreReport(const SummaryScore& score, const ScoreRule& rule);
/// Sentences for people on predictions that are missing or could not be read; none where all is
/// well.
QStringList predictionNotes(const SummaryScore& score);

/// How far people agree, to stand below. For programs {"maa", "pearson": {"mean", "sd", "runs",
/// "n" ...}}, MAA with "tp", "fp", "fn" and "tn" over all runs.
results::Report agreementReport(const HumanAgreement& agreement);

} // namespace tandem::usersum
