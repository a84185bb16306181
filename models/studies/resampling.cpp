#include "models/studies/resampling.h"

#include "models/agreement/resampledmeans.h"
#include "models/random.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tandem::studies {

namespace {

/// Least share of the resamples that has to have a figure: of fewer, what is left is not what
/// chance alone would bring.
constexpr double kLeastDefined = 0.9;
/// Values that differ by less, as a share of the largest, differ by rounding.
constexpr double kResampleRounding = 1e-12;

} // namespace

void ResampledValues::add(const std::optional<double>& value)
{
    ++m_resamples;
    if (value && std::isfinite(*value))
        m_values.append(*value);
}

std::optional<Interval> ResampledValues::interval()
{
    if (!areEnough())
        return std::nullopt;
    // Where every resample gives the same, as where all agree, they know nothing of what other
    // items would have shown: then the figure's own interval is the honest one.
    const auto [least, most] = std::minmax_element(m_values.cbegin(), m_values.cend());
    if (*most - *least <= kResampleRounding * std::max({std::abs(*least), std::abs(*most), 1.0}))
        return std::nullopt;
    return percentileInterval(m_values);
}

std::optional<double> ResampledValues::error() const
{
    if (!areEnough() || m_values.size() < 2)
        return std::nullopt;
    const double n = double(m_values.size());
    const double mean = std::accumulate(m_values.cbegin(), m_values.cend(), 0.0) / n;
    double squares = 0.0;
    for (const double value : m_values)
        squares += std::pow(value - mean, 2);
    return std::sqrt(squares / (n - 1.0));
}

bool ResampledValues::areEnough() const
{
    return !m_values.isEmpty() && double(m_values.size()) >= kLeastDefined * double(m_resamples);
}

ClusterDraw::ClusterDraw(const QList<int>& members, int clusters, quint64 seed)
    : m_times(members.size(), 0)
    , m_random(seed)
{
    QList<QList<int>> all(clusters);
    for (int i = 0; i < members.size(); ++i)
        all[members.at(i)].append(i);
    all.removeIf([](const QList<int>& empty) { return empty.isEmpty(); });
    m_clusters = all;
}

const QList<int>& ClusterDraw::next()
{
    m_times.fill(0);
    for (qsizetype i = 0; i < m_clusters.size(); ++i) {
        const auto drawn = qsizetype(drawBelow(quint64(m_clusters.size()), m_random));
        for (const int thing : m_clusters.at(drawn))
            ++m_times[thing];
    }
    return m_times;
}

} // namespace tandem::studies
