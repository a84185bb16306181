#include "models/metrics/rougematches.h"

#include "models/metrics/commonsubsequence.h"
#include "models/metrics/linematches.h"
#include "models/metrics/ngramcounter.h"
#include "models/metrics/rougetext.h"
#include "models/metrics/vocabulary.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace tandem::metrics {

namespace {

/// A text's tokens, what they were before they were stems, and where they stand.
struct PlacedText
{
    RougeText text;
    std::vector<quint32> words;
    std::vector<Utf16Span> places;
};

PlacedText placedText(
    const QString& text, const RougeForm& form, Vocabulary& words, const std::atomic_bool* cancel)
{
    PlacedText placed;
    if (form.words == RougeForm::Words::BetweenBlanks)
        readBlankWords(text, words, placed.text.tokens, &placed.places, cancel);
    else
        readRougeWords(text, words, placed.text, &placed.places, cancel);
    placed.words = placed.text.tokens;
    if (form.words == RougeForm::Words::Stems)
        turnIntoStems(placed.text, words, cancel);
    return placed;
}

/// The grams of both texts, the leftmost of one with the leftmost of the other.
std::vector<TokenPair> sharedGrams(
    Tokens reference, Tokens candidate, size_t words, const std::atomic_bool* cancel)
{
    std::vector<TokenPair> pairs;
    NgramCounter counter(cancel);
    if (counter.count(reference, candidate, int(words)).matches[words - 1] == 0)
        return pairs;
    const NgramCounter::Classes classes = counter.classes();
    GramPlaces places(classes);
    for (quint32 at = 0; at < classes.candidate.size(); ++at) {
        if (const std::optional<size_t> place = places.take(classes.candidate[at]))
            pairs.push_back({quint32(*place), at});
    }
    return pairs;
}

std::vector<TokenPair> sharedTokens(const RougeForm& form, const PlacedText& reference,
    const PlacedText& candidate, quint32 words, const std::atomic_bool* cancel)
{
    const bool isOfLines = form.count == RougeForm::Count::Lines;
    // Of skip-bigrams their words are shown.
    if (!isOfLines && form.count != RougeForm::Count::Subsequence)
        return sharedGrams(reference.text.tokens, candidate.text.tokens, form.gram, cancel);
    std::vector<TokenPair> pairs;
    if (isOfLines) {
        LineMatches lines(cancel);
        lines.setVocabularySize(words);
        if (const std::vector<TokenPair>* const found = lines.find(reference.text, candidate.text))
            pairs = *found;
    } else {
        CommonSubsequence subsequence(cancel);
        subsequence.setVocabularySize(words);
        subsequence.setReference(reference.text.tokens);
        subsequence.match(candidate.text.tokens, pairs);
    }
    std::sort(pairs.begin(), pairs.end(), [](const TokenPair& a, const TokenPair& b) {
        return std::tie(a.candidate, a.reference) < std::tie(b.candidate, b.reference);
    });
    return pairs;
}

Utf16Span spanOf(const PlacedText& text, size_t first, size_t words)
{
    const Utf16Span& last = text.places[first + words - 1];
    const qsizetype start = text.places[first].start;
    return {start, last.start + last.length - start};
}

} // namespace

QList<TextMatch> rougeMatches(const RougeForm& form, const TextsToMatch& texts)
{
    Vocabulary words;
    const PlacedText reference = placedText(texts.reference, form, words, texts.cancel);
    const PlacedText candidate = placedText(texts.candidate, form, words, texts.cancel);
    QList<TextMatch> matches;
    for (const TokenPair& pair :
        sharedTokens(form, reference, candidate, words.size(), texts.cancel)) {
        if (matches.size() >= texts.most)
            break;
        const auto* const before = reference.words.data() + pair.reference;
        const bool same =
            std::equal(before, before + form.gram, candidate.words.data() + pair.candidate);
        matches.push_back({spanOf(reference, pair.reference, form.gram),
            spanOf(candidate, pair.candidate, form.gram), static_cast<int>(form.gram),
            same ? TextMatch::Kind::Exact : TextMatch::Kind::Stem});
    }
    return matches;
}

} // namespace tandem::metrics
