#include "models/kgds/detectabledifference.h"

#include "models/inference/pairedtest.h"
#include "models/kgds/benchmarkscorewords.h"

#include <boost/math/distributions/non_central_t.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tandem::kgds {

namespace {

/// From here on the noncentral t is the normal distribution to four digits.
constexpr qint64 kLargeSample = 10'000;

double powerOf(double effect, qint64 n, double level)
{
    const double far = effect * std::sqrt(double(n));
    const double critical = boost::math::quantile(
        boost::math::complement(boost::math::students_t(double(n - 1)), level / 2.0));
    if (n > kLargeSample) {
        const boost::math::normal normal;
        return boost::math::cdf(normal, far - critical) + boost::math::cdf(normal, -far - critical);
    }
    const boost::math::non_central_t t(double(n - 1), far);
    return boost::math::cdf(boost::math::complement(t, critical)) + boost::math::cdf(t, -critical);
}

/// What the test by signs can say of so many differences that are no ties.
struct TestedLevel
{
    double level = 0.0;       ///< the largest p that is below 5 % once adjusted; 0: there is none
    bool isOfOneSign = false; ///< only differences of one sign have it
};

TestedLevel attainableLevel(qint64 differing, qsizetype tests)
{
    const double wanted = kTestLevel / double(tests);
    if (differing > inference::kMostSignFlipped)
        return {wanted, false};
    const double least = std::ldexp(2.0, -int(differing));
    double steps = std::floor(wanted / least);
    if (steps * least * double(tests) >= kTestLevel)
        steps -= 1.0;
    return {std::max(steps, 0.0) * least, steps == 1.0};
}

/// The effect with which so many differences all have one sign with the wanted power.
double effectOfOneSign(qint64 n)
{
    return boost::math::quantile(boost::math::normal(), std::pow(kWantedPower, 1.0 / double(n)));
}

Figure noneBelowLevel(qint64 n, qint64 differing, qsizetype tests)
{
    const QString alone =
        BenchmarkScoreWords::tr("With %n sample(s) that differ, p of the exact test is never below "
                                "5 %, however large the difference.",
            nullptr, int(differing));
    const QString adjusted = BenchmarkScoreWords::tr(
        "With %n sample(s) that differ, p of the exact test is never below 5 % after Holm "
        "adjustment for the tests of the table, however large the difference.",
        nullptr, int(differing));
    return Figure::undefined(
        tests == 1 || attainableLevel(differing, 1).level == 0.0 ? alone : adjusted, n);
}

} // namespace

std::optional<double> smallestEffect(qint64 n, double level)
{
    if (n < 2)
        return std::nullopt;
    double low = 0.0;
    double high = 1.0;
    while (powerOf(high, n, level) < kWantedPower)
        high *= 2.0;
    constexpr int kHalvings = 40;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (low + high) / 2.0;
        (powerOf(middle, n, level) < kWantedPower ? low : high) = middle;
    }
    return high;
}

Figure smallestDifference(const QList<double>& differences, qsizetype tests)
{
    Q_ASSERT(tests >= 1);
    const qint64 n = differences.size();
    if (n < 2)
        return Figure::undefined(
            BenchmarkScoreWords::tr("The systems share fewer than two samples."), n);
    const qint64 ties = std::count_if(differences.cbegin(), differences.cend(),
        [](double difference) { return inference::isTie(difference, 0.0); });
    // Samples without any difference could all have one another time.
    const qint64 differing = ties == n ? n : n - ties;
    const TestedLevel tested = attainableLevel(differing, tests);
    if (tested.level <= 0.0)
        return noneBelowLevel(n, differing, tests);
    double effect = *smallestEffect(n, tested.level);
    if (tested.isOfOneSign)
        effect = std::max(effect, effectOfOneSign(differing));
    const double mean = std::accumulate(differences.cbegin(), differences.cend(), 0.0) / double(n);
    double squares = 0.0;
    for (const double difference : differences)
        squares += (difference - mean) * (difference - mean);
    const double smallest = effect * std::sqrt(squares / double(n - 1));
    // Shares lie between 0 and 1, and so do their differences.
    return smallest <= 1.0
               ? Figure::defined(smallest, n)
               : Figure::undefined(
                     BenchmarkScoreWords::tr("With %n sample(s) that vary this much, not even a "
                                             "difference of 100 points would be detected.",
                         nullptr, int(n)),
                     n);
}

} // namespace tandem::kgds
