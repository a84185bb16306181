#pragma once

#include "models/metrics/measure.h"
#include "models/metrics/measurebasis.h"
#include "models/metrics/vocabulary.h"

#include <QString>

#include <atomic>
#include <vector>

namespace tandem::metrics {

/// How often each word stands in a text, in the order in which words first appear.
struct WordCounts
{
    struct Entry
    {
        quint32 word = 0;
        quint32 count = 0;
    };
    std::vector<Entry> entries;
    qint64 words = 0;
};

/// Compares texts by the frequencies of their words. Keeps its tables between texts, hence one for
/// each thread.
class WordFrequencies final
{
public:
    /// Counts the words, which are what stands between white space as it is written, into what is
    /// there already, whose memory is used again. A raised `cancel` ends it with a part of them.
    void readCounts(const QString& text, Vocabulary& words, WordCounts& into,
        const std::atomic_bool* cancel = nullptr);

    /// The Jensen-Shannon divergence, base 2, 0 to 1, exactly the same with the texts swapped.
    /// Without words on both sides it is 0; on one side alone it is undefined.
    Score distance(const WordCounts& reference, const WordCounts& candidate);
    /// What the distance stands on; `words` numbered the words of both. None where one of the texts
    /// has no words.
    MeasureBasis basis(
        const WordCounts& reference, const WordCounts& candidate, const Vocabulary& words);

private:
    JsdBasis divergences(const WordCounts& reference, const WordCounts& candidate);
    void setCounts(const WordCounts& of);
    void clearCounts(const WordCounts& of);
    quint32 countOf(quint32 word) const { return word < m_counts.size() ? m_counts[word] : 0; }
    double halfDivergence(const WordCounts& from, const WordCounts& other);

    std::vector<quint32> m_counts; ///< by number of the word; 0 between calls
};

} // namespace tandem::metrics
