#pragma once

#include "models/metrics/measure.h"
#include "models/metrics/textmatches.h"

namespace tandem::metrics {

/// What a measure of the ROUGE family counts.
struct RougeForm
{
    enum class Count { Grams, Subsequence, Lines, SkipBigrams, SkipBigramsOf155 };
    enum class Words { Ascii, Stems, BetweenBlanks };

    Count count = Count::Grams;
    Words words = Words::Ascii;
    std::size_t gram = 1; ///< words in a gram
};

/// The matches of a measure of the ROUGE family, see textMatches(). A stem marks its whole word.
QList<TextMatch> rougeMatches(const RougeForm& form, const TextsToMatch& texts);

} // namespace tandem::metrics
