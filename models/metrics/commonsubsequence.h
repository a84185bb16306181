#pragma once

#include "models/metrics/rougetext.h"

#include <atomic>
#include <vector>

namespace tandem::metrics {

/// Two equal tokens, by their places in the reference and the candidate.
struct TokenPair
{
    quint32 reference = 0;
    quint32 candidate = 0;
    bool operator==(const TokenPair&) const = default;
};

/// Finds longest common subsequences of tokens, 64 tokens of one text at a time: a row of the
/// table of dynamic programming is kept as the bits where it grows.
///
/// Source: M. Crochemore et al., "A fast and practical bit-vector algorithm for the longest common
/// subsequence problem", IPL 80 (2001); H. Hyyrö, "Bit-parallel LCS-length computation revisited"
/// (2004). Time n * m / 64, memory n * (8 bytes + sqrt(m / 64) / 4) for tracing back.
class CommonSubsequence final
{
public:
    /// Once `cancel` is raised, what is asked returns soon, with results that mean nothing.
    explicit CommonSubsequence(const std::atomic_bool* cancel = nullptr);

    /// Must be called before anything else with the number of words of the vocabulary, of which
    /// the tokens are numbers.
    void setVocabularySize(quint32 words);

    /// The length of the longest common subsequences of two texts.
    quint32 length(Tokens a, Tokens b);

    /// What the following calls of match() compare with; outlives them.
    void setReference(Tokens reference);
    /// Replaces `into` by one longest common subsequence of the reference and `candidate`, from the
    /// last pair to the first. Of several it is the one that rouge_score finds by tracing back from
    /// the end: where tokens differ, it goes back in the reference unless that would lose length.
    void match(Tokens candidate, std::vector<TokenPair>& into);

private:
    void setMasks(Tokens strip);
    void clearMasks();
    quint64 pass(Tokens candidate, quint64* carries) const;
    void passKeepingColumns(Tokens candidate, const quint64* carries);
    void matchInBlocks(Tokens candidate, std::vector<TokenPair>& into);
    void traceBack(
        Tokens candidate, quint32 stripStart, TokenPair& at, std::vector<TokenPair>& into) const;
    Tokens strip(Tokens text, size_t index) const;

    const std::atomic_bool* m_cancel;
    std::vector<quint64> m_masks;   ///< by token: where it stands in the strip; else all zero
    std::vector<quint32> m_masked;  ///< tokens whose mask may not be zero
    std::vector<quint64> m_carries; ///< a bit for each token of the candidate
    std::vector<quint64> m_columns; ///< a strip's bits behind each token of the candidate
    Tokens m_reference;
};

} // namespace tandem::metrics
