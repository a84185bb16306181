#pragma once

#include "models/metrics/measure.h"
#include "models/text/span.h"

#include <QList>
#include <QString>

#include <atomic>

/// What of two texts made a measure's value, to be marked in both.
namespace tandem::metrics {

class Synonyms;

/// Places of the two texts that were matched with each other.
struct TextMatch
{
    Utf16Span reference; ///< UTF-16 offsets
    Utf16Span candidate;
    int words = 1; ///< length of the n-gram or run
    enum class Kind { Exact, Stem, Synonym } kind = Kind::Exact;
};

/// Two texts whose matches are asked for, at most `most`; whether there are more is not told. A
/// raised `cancel` ends the search soon, with matches that mean nothing.
struct TextsToMatch
{
    const QString& reference;
    const QString& candidate;
    const Synonyms* synonyms; ///< may be null
    qsizetype most;
    const std::atomic_bool* cancel; ///< may be null
};

/// What was matched by `measure`: for ROUGE-N, SU4's words and BLEU the matching n-grams (each at
/// most as often as the clipped count says, leftmost first; for BLEU the longest runs of up to four
/// words), for ROUGE-L the words of one longest common subsequence (for Lsum of the union by line),
/// for METEOR its alignment, for JSD the words that both texts have. In the order of the candidate.
/// Subsequences of long texts take as long as their scores. Nothing of a measure in batches.
inline QList<TextMatch> textMatches(Measure measure, const QString& reference,
    const QString& candidate, const Synonyms* synonyms = nullptr, qsizetype most = 5000,
    const std::atomic_bool* cancel = nullptr)
{
    return measure->matches
               ? measure->matches(measure, {reference, candidate, synonyms, most, cancel})
               : QList<TextMatch>();
}

} // namespace tandem::metrics
