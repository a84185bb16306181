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

/// How many more checks would halve the interval of this width, which has this variance: what
/// drawing items leaves of it in each stratum is S. L. Lohr's for weighted means (Sampling, 2nd
/// ed., 2010, section 4.1) with the correction for finite populations, and falls as checks grow in
/// the same proportion everywhere; the rest is what samples differ by, and stays. It takes checks
/// as drawn item by item and the judge as trusted as far as now.
MoreChecks moreChecks(const CheckedItems& items, const CheckedItems::Value& residual,
    const IntervalVariance& variance, double width);

} // namespace tandem::kgds
