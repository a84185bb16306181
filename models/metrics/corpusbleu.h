#pragma once

#include "models/metrics/bleu.h"
#include "models/metrics/pairtable.h"

#include <QString>

namespace tandem::metrics {

/// BLEU of all pairs together.
struct CorpusScores
{
    double bleuSacrebleu = 0.0; ///< 0 to 100, no effective order
    double bleuNltk = 0.0;      ///< 0 to 1, unsmoothed, words between single blanks
    qint64 n = 0;
};

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

CorpusScores corpusBleu(const QList<TextPair>& pairs);

} // namespace tandem::metrics
