#include "models/agreement/studentt.h"

#include <cmath>
#include <numbers>

namespace tandem {

namespace {

constexpr double kZ975 = 1.959963984540054;
constexpr double kInside = 0.95; ///< the share of the distribution between -t and t
constexpr qint64 kClosedFormUpTo = 300;

/// The share of the distribution between -t and t, where t = sqrt(degrees) tan(angle), with its
/// derivative by the angle.
struct Share
{
    double value = 0.0;
    double slope = 0.0;
};

Share shareWithin(double angle, qint64 degrees)
{
    const bool odd = degrees % 2 == 1;
    const double cosine = std::cos(angle);
    // The terms of the finite series and the factor of the density grow by the same steps of two.
    double term = odd ? cosine : 1.0;
    double series = degrees == 1 ? 0.0 : term;
    double density = odd ? 2.0 / std::numbers::pi : 1.0;
    double power = odd ? 1.0 : cosine;
    for (qint64 step = odd ? 3 : 4; step <= degrees; step += 2) {
        const double k = double(step);
        density *= (k - 1.0) / (k - 2.0);
        power *= cosine * cosine;
        if (step + 2 <= degrees || !odd) {
            term *= cosine * cosine * (odd ? (k - 1.0) / k : (k - 3.0) / (k - 2.0));
            series += term;
        }
    }
    const double sine = std::sin(angle);
    const double value = odd ? 2.0 / std::numbers::pi * (angle + sine * series) : sine * series;
    return {value, density * power};
}

double closedForm(qint64 degrees)
{
    // The share is concave in the angle, so that Newton's steps from 0 rise to the point without
    // passing it.
    double angle = 0.0;
    for (int i = 0; i < 100; ++i) {
        const Share share = shareWithin(angle, degrees);
        const double step = (kInside - share.value) / share.slope;
        angle += step;
        if (std::abs(step) < 1e-15)
            break;
    }
    return std::sqrt(double(degrees)) * std::tan(angle);
}

double expansion(double degrees)
{
    const double x = kZ975;
    const double xx = x * x;
    const double g1 = x * (xx + 1.0) / 4.0;
    const double g2 = x * ((5.0 * xx + 16.0) * xx + 3.0) / 96.0;
    const double g3 = x * (((3.0 * xx + 19.0) * xx + 17.0) * xx - 15.0) / 384.0;
    const double g4 =
        x * ((((79.0 * xx + 776.0) * xx + 1482.0) * xx - 1920.0) * xx - 945.0) / 92160.0;
    return x + (g1 + (g2 + (g3 + g4 / degrees) / degrees) / degrees) / degrees;
}

} // namespace

double studentT975(qint64 degrees)
{
    Q_ASSERT(degrees >= 1);
    return degrees <= kClosedFormUpTo ? closedForm(degrees) : expansion(double(degrees));
}

} // namespace tandem
