#pragma once

#include "models/metrics/commonsubsequence.h"
#include "models/metrics/gramcounts.h"
#include "models/metrics/linematches.h"
#include "models/metrics/measure.h"
#include "models/metrics/ngramcounter.h"
#include "models/metrics/rougetext.h"

#include <atomic>
#include <vector>

namespace tandem::metrics {

/// Computes the ROUGE family of tokens. Keeps its tables between pairs, hence one for each thread.
///
/// Sources: C.-Y. Lin, "ROUGE: a package for automatic evaluation of summaries" (2004), as
/// computed by Google's rouge_score (1, 2, L, Lsum) and ROUGE-1.5.5 (SU4), to the last bit.
class Rouge final
{
public:
    /// Once `cancel` is raised, what is asked returns soon and means nothing.
    explicit Rouge(const std::atomic_bool* cancel = nullptr);

    /// Must be called before anything else with the number of words of the vocabulary, of which
    /// the tokens are numbers.
    void setVocabularySize(quint32 words);

    /// ROUGE-N, `order` 1 to 5; precision and recall 0 where a text is shorter than `order`.
    Overlap ngrams(Tokens reference, Tokens candidate, int order);
    /// ROUGE-L.
    Overlap commonSubsequence(Tokens reference, Tokens candidate);
    /// ROUGE-Lsum: for each line of the reference the union of its longest common subsequences with
    /// the lines of the candidate, a word counted at most as often as both texts have it. Not
    /// symmetric. Undefined where the lines would take too many steps (minutes).
    Score lines(const RougeText& reference, const RougeText& candidate);
    /// ROUGE-SU4: pairs of tokens with at most four between, and single tokens.
    Overlap skipBigrams(Tokens reference, Tokens candidate);
    /// The same as ROUGE-1.5.5 computes it: it forgets the last single token, so that texts of one
    /// token have nothing in common.
    Overlap skipBigramsOf155(Tokens reference, Tokens candidate)
    {
        return skipBigramsOf155(std::span(&reference, 1), candidate);
    }
    /// Of several references as that program's default, "model average": hits and counts of all
    /// references are added up, those of the candidate once for each.
    Overlap skipBigramsOf155(std::span<const Tokens> references, Tokens candidate);

private:
    quint64 sharedSkipBigrams(Tokens reference, Tokens candidate);
    quint64 sharedTokens(Tokens reference, Tokens candidate);

    const std::atomic_bool* m_cancel;
    CommonSubsequence m_subsequence;
    NgramCounter m_ngrams;
    GramCounts m_bigrams;
    LineMatches m_lines;
    std::vector<quint32> m_left; ///< by token; all zero between calls
};

} // namespace tandem::metrics
