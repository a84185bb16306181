#pragma once

#include "models/figure.h"

#include <QList>

#include <optional>

/// Intervals of agreement that hold where items are few and nearly all agree.
namespace tandem {

/// Whether figures get their intervals, which cost more than the figures themselves; a resample
/// needs none.
enum class Intervals { Computed, LeftOut };

/// Agreement as a coefficient counts it, and on how much it stands.
struct ObservedAgreement
{
    double observed = 0.0; ///< 0 .. 1
    double expected = 0.0; ///< below 1, by chance; 0 of a share
    double items = 0.0;    ///< on so many independent ones; need not be whole
    /// The sum of squares of how far the items' agreement (0 .. 1 each) is from its mean; none:
    /// each agrees or does not.
    std::optional<double> squares = {};

    /// As many independent items, each of which agrees or does not, would show as much, if it were
    /// certain how much agreement is expected.
    double worth() const;
    /// The same of `independent` items, at most of those that there are, of which each is as far
    /// from the mean.
    ObservedAgreement ofAtMost(double independent) const;
};

/// What `n` items are worth whose agreement (0 .. 1 each) has this mean and this sum of squares of
/// the distances from it. `n` where each agrees or does not; more where items agree in part, as
/// those of many raters or with weights do. What few items show of that is not believed at once:
/// ten items more that agree or do not are added to their variance.
double worthOfItems(double observed, double squares, double n);

/// As how many independent items those count of which the ones of a group hang together: so many
/// would leave the mean of their agreement (0 .. 1 each) as uncertain as the groups do. An item and
/// its copies in one group are a single one. Where all agree as far, each group is.
double independentItems(const QList<double>& agreement, const QList<int>& groups);

/// The 95 % interval of (observed - expected) / (1 - expected) with this standard error, by E. L.
/// Korn and B. I. Graubard (Survey Methodology 24, 1998): that of Clopper and Pearson for the
/// observed agreement, of as many items as its standard error makes of it, at most their worth,
/// carried to the coefficient by its expected agreement. Where that is nothing but a share of items
/// it is Clopper and Pearson's. Cut at -1, unless the coefficient itself lies below.
/// docs/measures.md says how often it holds.
Interval agreementInterval(const ObservedAgreement& agreement, double error);

/// The same where `error` is that of so many groups (inference::kLeastGroups or more), or items, in
/// resamples: as many items fewer as Student's t with one degree of freedom less than these is
/// wider than the normal distribution. Where resamples do not differ a group counts as one item.
Interval agreementInterval(const ObservedAgreement& agreement, double error, qint64 groups);

} // namespace tandem
