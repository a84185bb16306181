#pragma once

#include <QList>

namespace tandem::inference {

/// Returns the adjusted p of each of several tests, at its place, by the step-up procedure of Y.
/// Benjamini and D. Yekutieli (Ann. Stat. 29, 2001): rejecting those of at most q keeps the
/// expected share of false ones among the rejected at q or below, however the tests depend on each
/// other.
QList<double> benjaminiYekutieliAdjusted(const QList<double>& probabilities);

} // namespace tandem::inference
