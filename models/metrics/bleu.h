#pragma once

#include "models/metrics/measure.h"
#include "models/metrics/measurebasis.h"
#include "models/metrics/ngramcounter.h"
#include "models/metrics/pairtable.h"
#include "models/metrics/vocabulary.h"

#include <QString>

#include <atomic>
#include <vector>

namespace tandem::metrics {

/// nltk's sentence_bleu without smoothing and, of added counts, its corpus_bleu, with equal weights
/// of the orders 1 to `orders` (1 to 4): 0 to 1.
double nltkBleu(const NgramCounts& counts, int orders = 4);
BleuBasis nltkBleuBasis(const NgramCounts& counts, int orders = 4);

/// What sacrebleu's score can be told.
struct SacrebleuOptions
{
    int orders = 4; ///< 1 to 4
    /// Leaves out the orders for which the candidate is too short. sacrebleu does so for a
    /// sentence, not for a corpus.
    bool effectiveOrder = true;
};
/// sacrebleu's score of a sentence or a corpus, smoothed exponentially: 0 to 100.
double sacrebleu(const NgramCounts& counts, const SacrebleuOptions& options = {});
BleuBasis sacrebleuBasis(const NgramCounts& counts, const SacrebleuOptions& options = {});

/// Puts a text's tokens as sacrebleu sees them (13a) into what is there already. A raised `cancel`
/// ends it with a part of the tokens.
void readSacrebleuTokens(const QString& text, Vocabulary& words, std::vector<quint32>& into,
    const std::atomic_bool* cancel = nullptr);

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
    /// Several references count as in NgramCounter.
    void add(const TextPair& pair);
    CorpusScores scores() const;

private:
    template <typename Read>
    NgramCounts counted(const TextPair& pair, Read read);

    Vocabulary m_words;
    NgramCounter m_counter;
    std::vector<std::vector<quint32>> m_references; ///< of the pair that passes by
    std::vector<quint32> m_candidate;
    NgramCounts m_sacrebleuCounts;
    NgramCounts m_nltkCounts;
    qint64 m_pairs = 0;
};

CorpusScores corpusBleu(const QList<TextPair>& pairs);

} // namespace tandem::metrics
