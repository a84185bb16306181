#include "models/agreement/linearized.h"

#include "models/inference/intervals.h"

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

/// Less than that below -1 is -1.
constexpr double kLinearizedRounding = 1e-9;

} // namespace

std::optional<Interval> linearizedInterval(double value, double squares, qint64 n)
{
    if (n < 2)
        return std::nullopt;
    const double half = inference::studentT975(n - 1) * linearizedError(squares, n);
    const double low = value < -1.0 - kLinearizedRounding
                           ? value - half
                           : std::min(value, std::max(-1.0, value - half));
    return Interval{low, std::min(1.0, value + half)};
}

double linearizedError(double squares, qint64 n)
{
    Q_ASSERT(n > 1);
    return std::sqrt(squares / (double(n) * double(n - 1)));
}

double agreeingPairs(const RatingCounts::Pattern& pattern, const AgreementWeights& weights)
{
    QList<int> categories;
    QList<double> times;
    for (const CategoryCount& count : pattern.given) {
        categories.append(count.category);
        times.append(double(count.times));
    }
    const QList<double> near = weights.applied(categories, times);
    double sum = 0.0;
    for (qsizetype k = 0; k < times.size(); ++k)
        sum += times.at(k) * (near.at(k) - 1.0);
    return sum;
}

} // namespace tandem
