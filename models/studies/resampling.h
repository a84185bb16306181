#pragma once

#include "models/agreement/agreementinterval.h"
#include "models/figure.h"

#include <QList>

#include <optional>
#include <random>

/// What the bootstrap of a study's results draws from, and what it makes of it.
namespace tandem::studies {

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

} // namespace tandem::studies
