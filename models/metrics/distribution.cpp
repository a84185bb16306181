#include "models/metrics/distribution.h"

#include "models/inference/means.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tandem::metrics {

namespace {

constexpr double kDistributionTieTolerance =
    1e-9; ///< of a bin: what rounding may cost a value on an edge
/// The least width of a bin, of the size of the values or at all: below it, bins would be rounding.
constexpr double kLeastWidth = 1e-12;
/// Values beyond count in the outermost bins: so far the width between them can be told.
constexpr double kFarthest = 1e300;
constexpr double kFewestBins = 8.0;
constexpr double kMostBins = 32.0;

/// The round number that is nearest in proportion.
double roundWidth(double width)
{
    const double power = std::pow(10.0, std::floor(std::log10(width)));
    double best = power;
    for (const double step : {2.0, 2.5, 5.0, 10.0}) {
        if (std::abs(std::log(step * power / width)) < std::abs(std::log(best / width)))
            best = step * power;
    }
    return best;
}

/// What Freedman and Diaconis have for the width of a bin; 0 where half of the values are equal.
double freedmanDiaconis(QList<double> values)
{
    const auto quartile = [&](qsizetype place) {
        std::nth_element(values.begin(), values.begin() + place, values.end());
        return values.at(place);
    };
    const qsizetype n = values.size();
    const double lower = quartile(n / 4);
    return 2.0 * (quartile(std::min(n - 1, 3 * n / 4)) - lower) / std::cbrt(double(n));
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
    const double bin = std::floor((value - low) / width + kDistributionTieTolerance);
    return int(std::clamp(bin, 0.0, double(count - 1)));
}

BinEdges binEdges(const QList<double>& values)
{
    if (values.isEmpty())
        return {};
    const auto ends = std::minmax_element(values.cbegin(), values.cend());
    const double least = std::clamp(*ends.first, -kFarthest, kFarthest);
    const double most = std::clamp(*ends.second, -kFarthest, kFarthest);
    const double span = most - least;
    double wanted = std::ceil(std::log2(double(values.size()))) + 1.0; // Sturges
    if (const double width = freedmanDiaconis(values); width > 0.0)
        wanted = std::max(wanted, span / width);
    wanted = std::clamp(wanted, kFewestBins, kMostBins);
    const double size = std::max({std::abs(least), std::abs(most), 1.0});
    BinEdges edges;
    // Equal values have a bin of their own, as wide as a tenth of their size.
    edges.width = roundWidth(span > 0.0 ? std::max(span / wanted, size * kLeastWidth)
                                        : std::max(std::abs(most) / 10.0, 1e-3));
    edges.low = std::floor(least / edges.width + kDistributionTieTolerance) * edges.width;
    edges.count =
        std::max(1, int(std::ceil((most - edges.low) / edges.width - kDistributionTieTolerance)));
    return edges;
}

Distribution distributionOf(const QList<double>& values, const BinEdges& edges)
{
    Distribution distribution;
    distribution.mean = inference::meanWithInterval(values);
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
