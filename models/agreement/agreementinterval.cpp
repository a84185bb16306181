#include "models/agreement/agreementinterval.h"

#include "models/inference/intervals.h"

#include <QMap>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

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
        worth > 0.0 ? inference::clopperPearson(observed * worth, worth) : Interval{0.0, 1.0};
    const double beyond = 1.0 - expected;
    const double value = (observed - expected) / beyond;
    const double low = (share.low - expected) / beyond;
    return {value < -1.0 ? low : std::min(value, std::max(-1.0, low)),
        std::min(1.0, std::max(value, (share.high - expected) / beyond))};
}

} // namespace

double ObservedAgreement::worth() const
{
    return squares ? worthOfItems(observed, *squares, items) : items;
}

ObservedAgreement ObservedAgreement::ofAtMost(double independent) const
{
    if (independent >= items)
        return *this;
    ObservedAgreement fewer = *this;
    fewer.items = independent;
    if (squares)
        fewer.squares = *squares * (independent / items);
    return fewer;
}

double worthOfItems(double observed, double squares, double n)
{
    const double one = varianceOfOne(observed);
    if (one < kNoVariance)
        return n;
    return n * one * (n + kItemsAdded) / (squares + kItemsAdded * one);
}

double independentItems(const QList<double>& agreement, const QList<int>& groups)
{
    if (agreement.isEmpty())
        return 0.0;
    const double n = double(agreement.size());
    const double mean = std::accumulate(agreement.cbegin(), agreement.cend(), 0.0) / n;
    double squares = 0.0;
    QMap<int, double> ofGroups; ///< how far their items are from the mean, all together
    for (qsizetype i = 0; i < agreement.size(); ++i) {
        const double distance = agreement.at(i) - mean;
        squares += distance * distance;
        ofGroups[groups.at(i)] += distance;
    }
    if (squares < n * kNoVariance)
        return double(ofGroups.size());
    double squaresOfGroups = 0.0;
    for (const double distance : std::as_const(ofGroups))
        squaresOfGroups += distance * distance;
    return squaresOfGroups > squares ? n * squares / squaresOfGroups : n;
}

Interval agreementInterval(const ObservedAgreement& agreement, double error)
{
    const double observed = std::clamp(agreement.observed, 0.0, 1.0);
    const double one = varianceOfOne(observed);
    const double ofObserved = varianceOfObserved(agreement, error);
    // Where all agree there is no variance that the error could be set against.
    const bool hasVariance = one >= kNoVariance && ofObserved >= kNoVariance;
    return intervalOfWorth(observed, agreement.expected,
        hasVariance ? std::min(agreement.worth(), one / ofObserved) : agreement.worth());
}

Interval agreementInterval(const ObservedAgreement& agreement, double error, qint64 groups)
{
    Q_ASSERT(groups > 1);
    const double observed = std::clamp(agreement.observed, 0.0, 1.0);
    const double one = varianceOfOne(observed);
    const double ofObserved = varianceOfObserved(agreement, error);
    if (one < kNoVariance || ofObserved < kNoVariance)
        return intervalOfWorth(
            observed, agreement.expected, std::min(agreement.worth(), double(groups)));
    const double narrower = std::pow(inference::kZ95 / inference::studentT975(groups - 1), 2);
    return intervalOfWorth(
        observed, agreement.expected, std::min(agreement.worth(), narrower * one / ofObserved));
}

} // namespace tandem
