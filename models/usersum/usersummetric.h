#pragma once

#include "models/results/report.h"
#include "models/usersum/summaryscore.h"

#include <QString>

#include <array>
#include <optional>

/// What is measured of summaries, one user and run at a time.
namespace tandem::usersum {

enum class UsersumMetric {
    Share,     ///< of the user's tasks that were predicted: what QM and IDM are made of
    Quality,   ///< QM: 1 for a good summary, 0 for another
    Following, ///< IFM: 1 for a summary of at most X words, 0 for a longer one
    Density,   ///< IDM: the predicted share by word
};
inline constexpr std::array kUsersumMetrics{
    UsersumMetric::Share, UsersumMetric::Quality, UsersumMetric::Following, UsersumMetric::Density};
/// The paper's, in its order.
inline constexpr std::array kPaperMetrics{
    UsersumMetric::Quality, UsersumMetric::Following, UsersumMetric::Density};
/// The word of files, never changes: share, qm, ifm, idm.
QString usersumMetricKey(UsersumMetric metric);
/// "QM", of the share translated.
QString usersumMetricName(UsersumMetric metric);

/// The metric of one summary in one run; none without a task (of Following: without an X), and of
/// Density without a word.
std::optional<double> metricValue(
    const PredictedSummary& summary, UsersumMetric metric, const ScoreRule& rule);

/// m as it was given: "0.5", "0.666667".
QString thresholdText(double threshold);

/// One of kPaperMetrics among the figures of a score.
const RunsFigure& metricFigure(const SummaryScore& score, UsersumMetric metric);

/// A column with the metric's decimals: 3, of Density 5, which is some 3 digits.
results::Column metricColumn(UsersumMetric metric);
/// A figure (a difference, too) of the metric in a column of figures of several metrics: with its
/// interval where it has one, as `outlet` writes numbers.
results::Cell metricCell(UsersumMetric metric, const Figure& figure, results::Outlet outlet);

} // namespace tandem::usersum
