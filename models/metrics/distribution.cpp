#include "models/metrics/distribution.h"

#include "models/expert/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tandem::metrics {

namespace {

constexpr double kDistributionHair = 1e-9; ///< of a bin: what rounding may cost a value on an edge
/// The least width of a bin, of the size of the values or at all: below it, bins would be rounding.
constexpr double kLeastWidth = 1e-12;
/// Values beyond count in the outermost bins: so far the width between them can be told.
constexpr double kFarthest = 1e300;

double roundUp(double width)
{
    const double power = std::pow(10.0, std::floor(std::log10(width)));
    const double lead = width / power;
    for (const double step : {1.0, 2.0, 2.5, 5.0}) {
        if (lead <= step * (1.0 + kDistributionHair))
            return step * power;
    }
    return 10.0 * power;
}

double median(QList<double> values)
{
    const auto half = values.size() / 2;
    std::nth_element(values.begin(), values.begin() + half, values.end());
    const double upper = values.at(half);
    if (values.size() % 2 == 1)
        return upper;
    return (*std::max_element(values.cbegin(), values.cbegin() + half) + upper) / 2.0;
}

} // namespace

int BinEdges::binOf(double value) const
{
    const double bin = std::floor((value - low) / width + kDistributionHair);
    return int(std::clamp(bin, 0.0, double(count - 1)));
}

BinEdges binEdges(const QList<double>& values)
{
    if (values.isEmpty())
        return {};
    const auto ends = std::minmax_element(values.cbegin(), values.cend());
    const double least = std::clamp(*ends.first, -kFarthest, kFarthest);
    const double most = std::clamp(*ends.second, -kFarthest, kFarthest);
    const double wanted = std::clamp(std::ceil(std::log2(double(values.size()))) + 1.0, 5.0, 30.0);
    const double span = most - least;
    const double size = std::max({std::abs(least), std::abs(most), 1.0});
    BinEdges edges;
    // Equal values have a bin of their own, as wide as a tenth of their size.
    edges.width = roundUp(span > 0.0 ? std::max(span / wanted, size * kLeastWidth)
                                     : std::max(std::abs(most) / 10.0, 1e-3));
    edges.low = std::floor(least / edges.width + kDistributionHair) * edges.width;
    edges.count = std::max(1, int(std::ceil((most - edges.low) / edges.width - kDistributionHair)));
    return edges;
}

Distribution distributionOf(const QList<double>& values, const BinEdges& edges)
{
    Distribution distribution;
    distribution.mean = expert::meanWithInterval(values);
    distribution.bins.fill(0, edges.count);
    if (values.isEmpty())
        return distribution;
    double squares = 0.0;
    for (const double value : values) {
        ++distribution.bins[edges.binOf(value)];
        const double away = value - *distribution.mean.value;
        squares += away * away;
    }
    const auto [least, most] = std::minmax_element(values.cbegin(), values.cend());
    distribution.least = *least;
    distribution.most = *most;
    distribution.median = median(values);
    distribution.deviation = values.size() > 1 ? std::sqrt(squares / double(values.size() - 1))
                                               : std::numeric_limits<double>::quiet_NaN();
    return distribution;
}

} // namespace tandem::metrics
