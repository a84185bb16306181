#pragma once

#include "models/kgds/clusterestimate.h"
#include "models/kgds/correctedmetric.h"

namespace tandem::kgds {

/// What an interval's variance is made of.
struct IntervalVariance
{
    double seen = 0.0;
    /// Added for checks that show no difference; falls with the square of their number.
    double unseen = 0.0;

    double sum() const { return seen + unseen; }
};

/// What drawing its items adds to the variance of a stratum.
struct DrawnStratum
{
    double checks = 0.0;
    double items = 0.0;
    double variance = 0.0; ///< with these checks

    /// With so many times as many checks.
    double checksAfter(double factor) const;
    double varianceAfter(double factor) const;
};
/// Of each stratum; needs CheckedItems::obstacle() to be empty.
QList<DrawnStratum> drawnStrata(const CheckedItems& items, const CheckedItems::Value& residual);

/// How many more checks would halve the interval of this width, which has this variance: what
/// drawing items leaves of it in each stratum is S. L. Lohr's for weighted means (Sampling, 2nd
/// ed., 2010, section 4.1) with the correction for finite populations, and falls as checks grow in
/// the same proportion everywhere; the rest is what samples differ by, and stays. It takes checks
/// as drawn item by item and the judge as trusted as far as now.
MoreChecks moreChecks(const CheckedItems& items, const CheckedItems::Value& residual,
    const IntervalVariance& variance, double width);

} // namespace tandem::kgds
