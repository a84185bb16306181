#pragma once

#include "models/metrics/measure.h"

namespace tandem::metrics {

/// ROUGE in its forms: as rouge_score computes it, over stems, and three that are called SU4.
QList<Measure> rougeMeasures();

} // namespace tandem::metrics
