#include "models/kgds/detectabledifference.h"

#include "models/agreement/intervals.h"
#include "models/kgds/benchmarkscorewords.h"

#include <boost/math/distributions/non_central_t.hpp>
#include <boost/math/distributions/normal.hpp>

#include <cmath>
#include <numeric>

namespace tandem::kgds {

namespace {

/// From here on the noncentral t is the normal distribution to four digits.
constexpr qint64 kLargeSample = 10'000;

double powerOf(double effect, qint64 n)
{
    const double far = effect * std::sqrt(double(n));
    const double critical = studentT975(n - 1);
    if (n > kLargeSample) {
        const boost::math::normal normal;
        return boost::math::cdf(normal, far - critical) + boost::math::cdf(normal, -far - critical);
    }
    const boost::math::non_central_t t(double(n - 1), far);
    return boost::math::cdf(boost::math::complement(t, critical)) + boost::math::cdf(t, -critical);
}

} // namespace

std::optional<double> smallestEffect(qint64 n)
{
    if (n < 2)
        return std::nullopt;
    double low = 0.0;
    double high = 1.0;
    while (powerOf(high, n) < kWantedPower)
        high *= 2.0;
    constexpr int kHalvings = 40;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (low + high) / 2.0;
        (powerOf(middle, n) < kWantedPower ? low : high) = middle;
    }
    return high;
}

Figure smallestDifference(const QList<double>& differences)
{
    const qint64 n = differences.size();
    const std::optional<double> effect = smallestEffect(n);
    if (!effect)
        return Figure::undefined(
            BenchmarkScoreWords::tr("The systems have fewer than two samples in common."), n);
    const double mean = std::accumulate(differences.cbegin(), differences.cend(), 0.0) / double(n);
    double squares = 0.0;
    for (const double difference : differences)
        squares += (difference - mean) * (difference - mean);
    return Figure::defined(*effect * std::sqrt(squares / double(n - 1)), n);
}

} // namespace tandem::kgds
