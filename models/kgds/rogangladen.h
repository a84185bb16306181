#pragma once

#include "models/figure.h"

namespace tandem::kgds {

/// A share as it was counted, and the number of items that it stands on, which need not be whole.
struct CountedShare
{
    double share = 0.0;
    double n = 0.0;
};

/// The share of what is there, from the share that an imperfect judge says is: (apparent +
/// specificity - 1) / (sensitivity + specificity - 1) (W. J. Rogan and B. Gladen, Am. J. Epidemiol.
/// 107, 1978), cut at 0 and 1, with the 95 % interval of Z. Lang and J. Reiczigel (Prev. Vet. Med.
/// 113, 2014, equations 4, 6, 7, 16 and 17; with (1 - P)^2 in equation 4, where (1 + P)^2 is
/// printed, as the package asht has it). Undefined, with the reason, where one of the three stands
/// on nothing, and where the 95 % interval of Youden's index (sensitivity + specificity - 1)
/// reaches 0: the judge is then no better than chance, or not known to be, and what is divided by
/// the index could be anything.
Figure roganGladen(
    const CountedShare& apparent, const CountedShare& sensitivity, const CountedShare& specificity);

} // namespace tandem::kgds
