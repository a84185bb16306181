#pragma once

#include "models/figure.h"

#include <QList>

#include <atomic>
#include <optional>
#include <random>

/// What the bootstrap draws, and what it makes of it.
namespace tandem::inference {

/// Fewest groups, or things that are alone, that are resampled: of fewer, resamples know too
/// little.
inline constexpr qint64 kLeastGroups = 10;

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

/// The values that resamples gave one figure.
class ResampledValues final
{
public:
    /// None where the resample does not allow the figure.
    void add(const std::optional<double>& value);
    /// The percentile interval of 95 %; none where too few resamples have a value, or where all
    /// have the same but for rounding.
    std::optional<Interval> interval();
    /// The values' standard deviation; none where too few resamples have a value.
    std::optional<double> error() const;

private:
    bool areEnough() const;

    QList<double> m_values;
    qint64 m_resamples = 0;
};

/// Draws as many clusters as there are, with replacement. The same on every machine.
class ClusterDraw final
{
public:
    /// `members` are the cluster of each thing that is drawn, 0 to `clusters` - 1.
    ClusterDraw(const QList<int>& members, int clusters, quint64 seed);
    /// Of so many things, each of which is alone.
    ClusterDraw(qsizetype things, quint64 seed);

    /// Whether there are enough clusters to choose from: resamples of fewer know too little.
    bool canDraw() const { return m_clusters.size() >= kLeastGroups; }
    qsizetype clusters() const { return m_clusters.size(); }
    /// How often the next resample has each thing; valid until the one after it.
    const QList<int>& next();

private:
    QList<QList<int>> m_clusters;
    QList<int> m_times;
    std::mt19937_64 m_random;
};

} // namespace tandem::inference
