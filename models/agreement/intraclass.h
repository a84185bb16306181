#pragma once

#include "models/agreement/ratingtable.h"
#include "models/figure.h"

#include <array>

namespace tandem {

/// The six forms of P. E. Shrout and J. L. Fleiss (Psychol. Bull. 86, 1979), by the order of their
/// figures.
enum class IntraclassForm {
    OneRandom,   ///< ICC(1,1): each item may have raters of its own; one rating
    OneMean,     ///< ICC(1,k): the mean of k ratings
    TwoRandom,   ///< ICC(2,1): raters are drawn, too, and rate all items; absolute agreement
    TwoMean,     ///< ICC(2,k)
    ThreeSingle, ///< ICC(3,1): these raters alone; consistency
    ThreeMean    ///< ICC(3,k): Cronbach's alpha of the raters
};
inline constexpr std::size_t kIntraclassForms = 6;

/// Intraclass correlations of ratings as numbers.
struct IntraclassCorrelations
{
    /// By IntraclassForm, up to 1; n counts items. The 95 % intervals are those of K. O. McGraw and
    /// S. P. Wong (Psychol. Methods 1, 1996): F's, for (1,.) and (3,.) exact where ratings are
    /// normal, for (2,.) with Satterthwaite's degrees of freedom. None where raters never differ.
    std::array<Figure, kIntraclassForms> forms;
    int oneWayRaters = 0; ///< ratings an item, of the forms (1,.)
    int twoWayRaters = 0; ///< of the others
};

/// Returns the correlations of the items that all raters rated; for the one-way forms of all items
/// rated at least twice where these have equally many ratings, whoever gave them. Undefined, with
/// the reason, for answers that are no numbers, for fewer than two such items or raters, and where
/// every rating is the same.
IntraclassCorrelations intraclassCorrelations(const RatingTable& table);

} // namespace tandem
