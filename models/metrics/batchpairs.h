#pragma once

#include "models/metrics/batchscorer.h"
#include "models/metrics/pairtable.h"

#include <QList>

namespace tandem::metrics {

/// Pairs as a batch scorer takes them: one for each reference of each pair.
class BatchPairs final
{
public:
    explicit BatchPairs(const QList<TextPair>& pairs);

    const QList<BatchPair>& pairs() const { return m_pairs; }
    /// Returns what takes the scores of pairs(), and hands on that of each original pair, by its
    /// place, once those of all its references are there: scoreOfReferences() of them. This
    /// outlives it.
    TakeScore joining(Measure measure, const TakeScore& take) const;

private:
    QList<BatchPair> m_pairs;
    QList<qsizetype> m_owners; ///< the original pair of each
    QList<qsizetype> m_firsts; ///< the first of each original pair
};

} // namespace tandem::metrics
