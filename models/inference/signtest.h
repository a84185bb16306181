#pragma once

#include <QList>

namespace tandem::inference {

/// A probability with the way in which it was found.
struct SignFlip
{
    double p = 1.0;
    bool isExact = true;
};

/// R. A. Fisher's randomization test (The Design of Experiments, 1935, section 21): the two-sided
/// probability that signs given by chance to these whole numbers take their sum at least as far
/// from 0 as it is. Exact, by counting sums, as long as numbers times sums are few; beyond, the
/// normal approximation with a correction for continuity. Of numbers that are all as large it is
/// the exact sign test, and so McNemar's (Psychometrika 12, 1947) of two shares of the same items.
/// 1 where all are 0.
SignFlip signFlipTest(const QList<int>& differences);

} // namespace tandem::inference
