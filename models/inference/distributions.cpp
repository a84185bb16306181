#include "models/inference/distributions.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/fisher_f.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <QtGlobal>

namespace tandem::inference {

namespace {

constexpr double kTwoSided95 = 0.975;

/// The closest that was found is good enough where the last digits do not settle.
using NearPolicy = boost::math::policies::policy<boost::math::policies::promote_double<false>,
    boost::math::policies::evaluation_error<boost::math::policies::ignore_error>,
    boost::math::policies::overflow_error<boost::math::policies::ignore_error>>;

} // namespace

double fPoint975(double numerator, double denominator)
{
    Q_ASSERT(numerator > 0.0 && denominator > 0.0);
    return boost::math::quantile(
        boost::math::fisher_f_distribution<double, NearPolicy>(numerator, denominator),
        kTwoSided95);
}

double chiSquareAbove(double value, double degrees)
{
    Q_ASSERT(value >= 0.0 && degrees > 0.0);
    return boost::math::cdf(boost::math::complement(
        boost::math::chi_squared_distribution<double, NearPolicy>(degrees), value));
}

double studentTBelow(double t, double degrees)
{
    Q_ASSERT(degrees > 0.0);
    return boost::math::cdf(boost::math::students_t_distribution<double, NearPolicy>(degrees), t);
}

} // namespace tandem::inference
