#pragma once

#include "models/agreement/ratingtable.h"
#include "models/figure.h"

#include <optional>

namespace tandem {

/// A test by the chi-square distribution.
struct ChiSquareTest
{
    double value = 0.0;
    double degrees = 0.0;
    double p = 1.0;
};

/// How alike raters rank items.
struct Concordance
{
    Figure w; ///< 0 .. 1; n counts items
    std::optional<ChiSquareTest> test;
};

/// Returns Kendall's coefficient of concordance W (M. G. Kendall and B. Babington Smith, Ann. Math.
/// Stat. 10, 1939) over the items that all raters rated, corrected for ties (M. G. Kendall, Rank
/// Correlation Methods, 4th ed., 1970, chapter 6), with Friedman's chi-square test, raters x (items
/// - 1) x W, of rankings without any relation. Its p is rough for fewer than eight items. It has no
/// interval: no one whose coverage is known. Undefined, with the reason, for answers without an
/// order, fewer than two such items or raters, and where no rater prefers any item.
Concordance kendallsW(const RatingTable& table);

} // namespace tandem
