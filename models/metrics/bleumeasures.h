#pragma once

#include "models/metrics/measure.h"

namespace tandem::metrics {

/// BLEU of a sentence as NLTK and as sacreBLEU compute it, up to four words and of single words.
QList<Measure> bleuMeasures();

} // namespace tandem::metrics
