#include "models/agreement/agreementinterval.h"

#include "models/agreement/intervals.h"

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

/// How many items that agree or do not are added to what items show of their variance.
constexpr double kItemsAdded = 10.0;
/// A variance below that is one of rounding.
constexpr double kNoVariance = 1e-20;

/// The variance of one item that agrees or does not.
double varianceOfOne(double observed)
{
    return observed * (1.0 - observed);
}

/// The variance of the observed agreement that gives the coefficient this standard error.
double varianceOfObserved(const ObservedAgreement& agreement, double error)
{
    return std::pow(error * (1.0 - agreement.expected), 2);
}

/// The interval where the observed agreement is worth so many items.
Interval intervalOfWorth(double observed, double expected, double worth)
{
    // An error beyond all numbers, as of values at their ends, leaves nothing known.
    const Interval share =
        worth > 0.0 ? clopperPearson(observed * worth, worth) : Interval{0.0, 1.0};
    const double beyond = 1.0 - expected;
    const double value = (observed - expected) / beyond;
    const double low = (share.low - expected) / beyond;
    return {value < -1.0 ? low : std::min(value, std::max(-1.0, low)),
        std::min(1.0, std::max(value, (share.high - expected) / beyond))};
}

} // namespace

double worthOfItems(double observed, double squares, qint64 n)
{
    const double one = varianceOfOne(observed);
    if (one < kNoVariance)
        return double(n);
    const double all = double(n) + kItemsAdded;
    return double(n) * one * all / (squares + kItemsAdded * one);
}

Interval agreementInterval(const ObservedAgreement& agreement, double error)
{
    const double observed = std::clamp(agreement.observed, 0.0, 1.0);
    const double one = varianceOfOne(observed);
    const double ofObserved = varianceOfObserved(agreement, error);
    // Where all agree there is no variance that the error could be set against.
    const bool hasVariance = one >= kNoVariance && ofObserved >= kNoVariance;
    return intervalOfWorth(observed, agreement.expected,
        hasVariance ? std::min(agreement.worth, one / ofObserved) : agreement.worth);
}

Interval agreementInterval(const ObservedAgreement& agreement, double error, qint64 groups)
{
    Q_ASSERT(groups > 1);
    const double observed = std::clamp(agreement.observed, 0.0, 1.0);
    const double one = varianceOfOne(observed);
    const double ofObserved = varianceOfObserved(agreement, error);
    if (one < kNoVariance || ofObserved < kNoVariance)
        return intervalOfWorth(
            observed, agreement.expected, std::min(agreement.worth, double(groups)));
    const double narrower = std::pow(kZ95 / studentT975(groups - 1), 2);
    return intervalOfWorth(
        observed, agreement.expected, std::min(agreement.worth, narrower * one / ofObserved));
}

} // namespace tandem
