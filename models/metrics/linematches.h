#pragma once

#include "models/metrics/commonsubsequence.h"
#include "models/metrics/gramcounts.h"
#include "models/metrics/rougetext.h"

#include <atomic>
#include <vector>

namespace tandem::metrics {

/// Finds what ROUGE-Lsum counts: the words of each line of a reference that belong to a longest
/// common subsequence with any line of the candidate. Keeps its tables between pairs.
class LineMatches final
{
public:
    /// Steps of comparing lines above which it gives up: some ten seconds.
    static constexpr quint64 c_mostSteps = 10'000'000'000;

    /// Once `cancel` is raised, find() returns soon, with a result that means nothing.
    explicit LineMatches(const std::atomic_bool* cancel = nullptr);

    /// Must be called before find() with the number of words of the vocabulary.
    void setVocabularySize(quint32 words);
    /// Instead of c_mostSteps.
    void setMostSteps(quint64 steps) { m_mostSteps = steps; }

    /// The union's places in the order of the reference, each with one of those in the candidate
    /// that it was matched with, and a word at most as often as the candidate has it. None where
    /// lines that differ would take more than c_mostSteps. Good until the next call.
    const std::vector<TokenPair>* find(const RougeText& reference, const RougeText& candidate);

private:
    /// A line of the candidate that differs from all before it.
    struct Line
    {
        quint32 start = 0;
        quint32 length = 0;
        quint32 seenBy = 0; ///< the last line of the reference that was compared with it
    };

    void gatherLines(const RougeText& candidate);
    void indexLines(const RougeText& candidate);
    bool matchLine(const RougeText& reference, const RougeText& candidate, quint32 line);
    bool compare(Tokens line, const RougeText& candidate, const Line& with);
    void repeatLine(const RougeText& reference, quint32 first, quint32 line);
    void clip(const RougeText& reference, const RougeText& candidate);

    const std::atomic_bool* m_cancel;
    CommonSubsequence m_subsequence;
    GramCounts m_numbers;
    std::vector<Line> m_lines;
    std::vector<quint32> m_firstLine; ///< by token: where its lines begin in m_linesOfToken
    std::vector<quint32> m_linesOfToken;
    std::vector<quint32> m_matchOf; ///< by place in the reference: the candidate's; c_none: none
    std::vector<TokenPair> m_pairs;
    std::vector<TokenPair> m_found;
    std::vector<quint32> m_left; ///< by token; all zero between calls
    quint64 m_steps = 0;
    quint64 m_mostSteps = c_mostSteps;
    size_t m_uncovered = 0; ///< places of the line that are in no subsequence yet
    quint32 m_lineStart = 0;
    quint32 m_words = 0;
};

} // namespace tandem::metrics
