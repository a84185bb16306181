#include "models/agreement/intervals.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>

namespace tandem {

double studentT975(qint64 degrees)
{
    Q_ASSERT(degrees >= 1);
    return boost::math::quantile(boost::math::students_t(double(degrees)), 0.975);
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
    return Figure::defined(
        share, n, Interval{std::max(0.0, centre - half), std::min(1.0, centre + half)});
}

} // namespace tandem
