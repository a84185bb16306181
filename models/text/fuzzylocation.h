#pragma once

#include "models/text/foldedtext.h"

#include <QHash>

#include <optional>
#include <vector>

namespace tandem {

/// How alike evidence and a stretch of the text must be at least to be taken for the same: the
/// share of the words of both that they have in common in the same order (Dice), where a word
/// counts less the more often the text has it.
inline constexpr double kLeastSimilarity = 0.55;

/// A stretch of a text's tokens that is like a piece of evidence.
struct FuzzyPlace
{
    qsizetype firstToken = 0;
    qsizetype lastToken = 0; ///< included
    double similarity = 0.0; ///< in [kLeastSimilarity, 1]
};

/// Finds paraphrased evidence in one text.
class FuzzyLocator final
{
public:
    explicit FuzzyLocator(const FoldedText& text);

    /// The stretch that is most like the evidence, the first of equal ones; none where none is
    /// alike enough or the evidence is longer than a thousand words. Takes what it costs from
    /// `steps`, and finds nothing once they are used up.
    std::optional<FuzzyPlace> locate(const FoldedText& evidence, qint64& steps);

private:
    /// Tokens that stand for the same word, of the text and of the evidence.
    struct Pair
    {
        qsizetype evidence = 0;
        qsizetype text = 0;
    };

    double weightOf(int word) const;
    qsizetype bestWindow(const std::vector<int>& evidence, qsizetype length);
    std::vector<Pair> aligned(
        const std::vector<int>& evidence, qsizetype start, qsizetype length) const;
    std::optional<FuzzyPlace> densest(
        const std::vector<Pair>& pairs, const std::vector<int>& evidence) const;

    QHash<QStringView, int> m_words;    ///< numbers of the text's words
    std::vector<int> m_tokens;          ///< the word of each token
    std::vector<double> m_weights;      ///< of each word
    std::vector<double> m_weightBefore; ///< of all tokens before each
    std::vector<int> m_wanted; ///< how often the evidence still has each word, while a window moves
};

} // namespace tandem
