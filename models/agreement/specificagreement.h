#pragma once

#include "models/agreement/ratingcounts.h"
#include "models/figure.h"

#include <QList>

namespace tandem {

/// Returns the agreement on one category: given that a rater chose it, how likely another rater of
/// the same item did, 0 .. 1 (R. L. Spitzer and J. L. Fleiss, Br. J. Psychiatry 125, 1974). Of two
/// raters and two categories these are positive and negative agreement (D. V. Cicchetti and A. R.
/// Feinstein, J. Clin. Epidemiol. 43, 1990). n counts the items rated twice or more to which
/// someone gave it. The 95 % interval is agreementInterval() of so many items by the linearized
/// standard error of the ratio, of two raters Clopper and Pearson's of the share of these items on
/// which both chose it, transformed. Undefined where no item rated twice has the category.
Figure specificAgreement(const RatingCounts& ratings, int category);

} // namespace tandem
