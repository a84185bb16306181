#include "models/inference/intervals.h"

#include <boost/math/distributions/beta.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>

namespace tandem::inference {

namespace {

constexpr double kLowerPoint = 0.025;
constexpr double kUpperPoint = 0.975;
/// So small a part of an item that what differs from no part lies beyond the points above.
constexpr double kNoPart = 1e-6;

/// Of millions of items the last digits may not settle; the closest that was found is good enough.
using QuantilePolicy = boost::math::policies::policy<boost::math::policies::promote_double<false>,
    boost::math::policies::evaluation_error<boost::math::policies::ignore_error>>;
using BetaDistribution = boost::math::beta_distribution<double, QuantilePolicy>;

} // namespace

double studentT975(qint64 degrees)
{
    Q_ASSERT(degrees >= 1);
    return boost::math::quantile(boost::math::students_t(double(degrees)), kUpperPoint);
}

Interval clopperPearson(double part, double n)
{
    Q_ASSERT(n > 0.0 && part >= 0.0);
    const double rest = n - part;
    Interval ends{0.0, 1.0};
    if (part > kNoPart)
        ends.low =
            boost::math::quantile(BetaDistribution(part, std::max(rest, 0.0) + 1.0), kLowerPoint);
    if (rest > kNoPart)
        ends.high = boost::math::quantile(BetaDistribution(part + 1.0, rest), kUpperPoint);
    return ends;
}

Figure shareWithClopperPearson(qint64 part, qint64 n)
{
    return Figure::defined(double(part) / double(n), n, clopperPearson(double(part), double(n)));
}

Figure shareWithWilson(double part, qint64 n)
{
    const double count = double(n);
    const double share = part / count;
    const double zz = kZ95 * kZ95;
    const double centre = (share + zz / (2.0 * count)) / (1.0 + zz / count);
    const double half = kZ95 / (1.0 + zz / count) *
                        std::sqrt(share * (1.0 - share) / count + zz / (4.0 * count * count));
    // At 0 and 1 the interval ends there exactly; rounding alone would put it beyond.
    return Figure::defined(share, n,
        Interval{part > 0.0 ? std::max(0.0, centre - half) : 0.0,
            part < count ? std::min(1.0, centre + half) : 1.0});
}

} // namespace tandem::inference
