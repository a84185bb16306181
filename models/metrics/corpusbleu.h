#pragma once

#include "models/metrics/batchscoring.h"
#include "models/metrics/bleu.h"

#include <QString>

namespace tandem::metrics {

/// BLEU of many pairs together, gathered while they pass by: of each only counts are kept.
class CorpusBleu final
{
public:
    void add(const QString& reference, const QString& candidate);
    CorpusScores scores() const;

private:
    Vocabulary m_words;
    NgramCounter m_counter;
    std::vector<quint32> m_reference; ///< of the pair that passes by
    std::vector<quint32> m_candidate;
    NgramCounts m_sacrebleuCounts;
    NgramCounts m_nltkCounts;
    qint64 m_pairs = 0;
};

} // namespace tandem::metrics
