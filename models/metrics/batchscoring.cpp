#include "models/metrics/batchscoring.h"

#include "models/metrics/pairscorer.h"

namespace tandem::metrics {

Expected<QList<ScoreColumn>> scorePairs(
    const QList<TextPair>& pairs, const QList<Measure>& measures, const BatchOptions& options)
{
    return PairScorer(options.synonyms, options.threads, options.outside)
        .score(pairs, measures, options.progress);
}

} // namespace tandem::metrics
