#include "models/kgds/detectabledifference.h"

#include "models/agreement/intervals.h"
#include "models/kgds/benchmarkscorewords.h"

#include <boost/math/distributions/non_central_t.hpp>
#include <boost/math/distributions/normal.hpp>

#include <cmath>
#include <numeric>

namespace tandem::kgds {

namespace {

/// The exact test by signs has p 2 / 2^n at best.
constexpr qint64 kLeastTestedSamples = 6;
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
    if (n < kLeastTestedSamples)
        return Figure::undefined(
            BenchmarkScoreWords::tr("With %n sample(s) the exact test is never below 5 %, however "
                                    "large the difference; "
                                    "it takes 6 at least.",
                nullptr, int(n)),
            n);
    const double mean = std::accumulate(differences.cbegin(), differences.cend(), 0.0) / double(n);
    double squares = 0.0;
    for (const double difference : differences)
        squares += (difference - mean) * (difference - mean);
    const double smallest = *effect * std::sqrt(squares / double(n - 1));
    // Shares lie between 0 and 1, and so do their differences.
    return smallest <= 1.0 ? Figure::defined(smallest, n)
                           : Figure::undefined(
                                 BenchmarkScoreWords::tr(
                                     "With %n sample(s) that vary so much not even a difference of "
                                     "100 points would be shown.",
                                     nullptr, int(n)),
                                 n);
}

} // namespace tandem::kgds
