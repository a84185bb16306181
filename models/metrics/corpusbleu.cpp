#include "models/metrics/corpusbleu.h"

#include "models/metrics/rougetext.h"

namespace tandem::metrics {

void CorpusBleu::add(const QString& reference, const QString& candidate)
{
    // Counts are all that is kept, so words need not have the same number in the next pair.
    if (m_words.isFull())
        m_words = Vocabulary();
    readSacrebleuTokens(reference, m_words, m_reference);
    readSacrebleuTokens(candidate, m_words, m_candidate);
    m_sacrebleuCounts += m_counter.count(m_reference, m_candidate);
    readBlankWords(reference, m_words, m_reference);
    readBlankWords(candidate, m_words, m_candidate);
    m_nltkCounts += m_counter.count(m_reference, m_candidate);
    ++m_pairs;
}

CorpusScores CorpusBleu::scores() const
{
    return {
        sacrebleu(m_sacrebleuCounts, {.effectiveOrder = false}), nltkBleu(m_nltkCounts), m_pairs};
}

CorpusScores corpusBleu(const QList<TextPair>& pairs)
{
    CorpusBleu corpus;
    for (const TextPair& pair : pairs)
        corpus.add(pair.reference, pair.candidate);
    return corpus.scores();
}

} // namespace tandem::metrics
