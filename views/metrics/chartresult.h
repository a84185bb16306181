#pragma once

#include "models/results/report.h"
#include "ui/chartdata.h"
#include "views/metrics/charttext.h"
#include "views/metrics/metricstable.h"

#include <QList>

#include <atomic>
#include <optional>

namespace tandem {

/// Charts of a table's columns with the figures beside them, ready to be shown.
struct ChartResult
{
    QList<ChartData> charts;  ///< none: the figures alone; several: small ones of the same axes
    results::Section section; ///< the first column names what a row is about
    QString note;             ///< what is left out and why, translated; may be empty
    std::optional<results::Section> data = {}; ///< for files, where it is not the section
};

/// A chart with its figures, which are titled as the chart is.
ChartResult chartResult(
    const ChartData& chart, const results::Section& section, const QString& note = {});

// All of these are for a worker; once `cancel` is raised they return early with a result that means
// nothing. Columns count from 0 and are the table's.

/// How the values of a column lie, of all pairs together or of each system: up to three systems in
/// one chart, more in a chart each. Pairs without a value are left out and counted.
ChartResult distributionResult(
    const MetricsTable& table, qsizetype column, bool bySystem, const std::atomic_bool& cancel);

/// Systems by their means, the best first; those without a value last, in the table alone.
ChartResult leaderboardResult(
    const MetricsTable& table, qsizetype column, const std::atomic_bool& cancel);

/// Every two systems over the pairs of the same names, by their differences, with p adjusted by
/// Holm.
ChartResult systemPairsResult(
    const MetricsTable& table, qsizetype column, const std::atomic_bool& cancel);

/// Two columns against each other, pair by pair or by the systems' means, with the regression of
/// the second on the first and their correlations. Points of pairs have the pair's index as id.
ChartResult scatterResult(const MetricsTable& table, qsizetype x, qsizetype y, bool systemMeans,
    const std::atomic_bool& cancel);
/// The most points that a chart draws; of more, every so-manieth, and the chart says so.
inline constexpr qsizetype kMostPoints = 20'000;

/// How each column goes with each other, pair by pair, as a table and a heat map.
ChartResult correlationResult(
    const MetricsTable& table, Coefficient coefficient, const std::atomic_bool& cancel);

} // namespace tandem
