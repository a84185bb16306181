#pragma once

#include "models/figure.h"

#include <QList>

#include <atomic>

/// The bootstrap of means, for many columns of a table at once.
namespace tandem {

/// The means that resamples of its rows, drawn with replacement, give each column: [column]
/// [resample]. All columns have the same number of values, at least one, and get from the same
/// draws what each would get alone; the same on every machine. Empty once `cancel` is raised, which
/// may be null.
QList<QList<double>> resampledMeans(const QList<QList<double>>& columns, int resamples,
    quint64 seed, const std::atomic_bool* cancel = nullptr);

/// Subsets of a table's rows, in each of which every row is or is not by the toss of a coin.
struct DrawnSubsets
{
    QList<qint64> sizes;       ///< [subset] how many rows it has, which may be none
    QList<QList<double>> sums; ///< [column][subset]
};
/// So many of them, with the sums that they give each column. All columns have the same number of
/// values, at least one, and get from the same draws what each would get alone; the same on every
/// machine. Empty once `cancel` is raised, which may be null.
DrawnSubsets drawnSubsets(const QList<QList<double>>& columns, int subsets, quint64 seed,
    const std::atomic_bool* cancel = nullptr);

/// The percentile interval of 95 %, by linear interpolation between ranks. `values` is not empty
/// and comes into another order.
Interval percentileInterval(QList<double>& values);

} // namespace tandem
