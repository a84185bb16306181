#include "models/agreement/regression.h"

#include "models/agreement/pairedvalues.h"
#include "models/inference/intervals.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tandem {

namespace {

double meanOf(const QList<double>& numbers)
{
    return std::accumulate(numbers.cbegin(), numbers.cend(), 0.0) / double(numbers.size());
}

} // namespace

double Regression::at(double x) const
{
    return intercept + slope * x;
}

std::optional<Interval> Regression::meanAt(double x) const
{
    if (!isDefined() || n < 3)
        return std::nullopt;
    const double distance = x - meanX;
    const double half = halfWidth * std::sqrt(1.0 / double(n) + distance * distance / squaresX);
    return Interval{at(x) - half, at(x) + half};
}

Regression linearRegression(const QList<double>& x, const QList<double>& y)
{
    const PairedValues pairs = PairedValues::of(x, y);
    Regression line;
    line.n = pairs.x.size();
    line.leftOut = pairs.leftOut;
    if (line.n < 2) {
        line.undefinedBecause = AgreementWords::tr("A line needs at least two points.");
        return line;
    }
    const auto [least, most] = std::minmax_element(pairs.x.cbegin(), pairs.x.cend());
    line.leastX = *least;
    line.mostX = *most;
    line.meanX = meanOf(pairs.x);
    const double meanY = meanOf(pairs.y);
    double products = 0.0;
    for (qsizetype i = 0; i < line.n; ++i) {
        line.squaresX += std::pow(pairs.x.at(i) - line.meanX, 2);
        products += (pairs.x.at(i) - line.meanX) * (pairs.y.at(i) - meanY);
    }
    if (*least == *most) {
        line.undefinedBecause =
            AgreementWords::tr("All points have the same x, so no line can be fitted.");
        return line;
    }
    // Squares of numbers that lie very close together, or very far apart, leave the range.
    if (!std::isnormal(line.squaresX) || !std::isfinite(products)) {
        line.undefinedBecause = AgreementWords::tr(
            "The points are too close together or too far apart for the computation.");
        return line;
    }
    line.slope = products / line.squaresX;
    line.intercept = meanY - line.slope * line.meanX;
    if (line.n < 3)
        return line;
    double residuals = 0.0;
    for (qsizetype i = 0; i < line.n; ++i)
        residuals += std::pow(pairs.y.at(i) - meanY - line.slope * (pairs.x.at(i) - line.meanX), 2);
    line.halfWidth = inference::studentT975(line.n - 2) * std::sqrt(residuals / double(line.n - 2));
    return line;
}

} // namespace tandem
