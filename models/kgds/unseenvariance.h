#pragma once

#include "models/kgds/clusterestimate.h"

namespace tandem::kgds {

/// What an estimate from checks stands on.
enum class UnseenIn {
    Labels,      ///< what people say
    Differences, ///< how that differs from what the judge says
};

/// What is added to the variance for what the checks of a stratum have not shown, though they could
/// have: a difference in one direction or the other, or labels that are not all alike. It is the
/// variance that one more check for each of them would bring (as D. G. Bonett and R. M. Price, J.
/// Educ. Behav. Stat. 37, 2012, add an observation to either kind of difference of paired shares).
/// Without it a few checks that all agree would pass for certainty. 0 where everything is checked.
double unseenVariance(const CheckedItems& items, UnseenIn what);

} // namespace tandem::kgds
