#pragma once

#include "models/agreement/agreementweights.h"
#include "models/agreement/ratingcounts.h"
#include "models/figure.h"

#include <optional>

/// What the coefficients of agreement among many raters share.
namespace tandem {

/// The large-sample interval of a coefficient whose linearized values (K. L. Gwet, Handbook, 2014)
/// differ from their mean by this sum of squares over n items: Student's t with n - 1 degrees of
/// freedom, cut at 1 and, unless the coefficient itself lies below, at -1. None for fewer than two
/// items.
std::optional<Interval> linearizedInterval(double value, double squares, qint64 n);

/// The standard error of a coefficient whose linearized values have this sum of squares around
/// their mean over n (2 or more) items.
double linearizedError(double squares, qint64 n);

/// Pairs of ratings of one item that agree as far as `weights` says, in both directions.
double agreeingPairs(const RatingCounts::Pattern& pattern, const AgreementWeights& weights);

} // namespace tandem
