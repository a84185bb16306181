#pragma once

#include "models/figure.h"
#include "models/kgds/clusterestimate.h"

#include <optional>

namespace tandem::kgds {

/// How a judge does among checked items, and what its verdicts are worth by that.
struct JudgeQuality
{
    std::optional<double> sensitivity; ///< among checked items that it answered, weighted
    std::optional<double> specificity;
    /// Rogan and Gladen's share (roganGladen()) with shares weighted as the metric is, and numbers
    /// of items as effective ones, so that items of a sample are not taken for independent. Items
    /// that the judge abstained on have the share that checks of such items have; the two intervals
    /// are put together by the method of variance estimates recovery (G. Y. Zou and A. Donner,
    /// Stat. Med. 27, 2008). n counts samples with checks. Its interval takes the judge's share for
    /// independent of sensitivity and specificity; as all three are of the same items, it is wider
    /// than it needs to be.
    Figure roganGladen;
};
/// Undefined also of verdicts and labels that are not yes or no. Needs items.obstacle() to be
/// empty.
JudgeQuality judgeQuality(const CheckedItems& items);

} // namespace tandem::kgds
