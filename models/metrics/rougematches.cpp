#include "models/metrics/rougematches.h"

#include "models/metrics/commonsubsequence.h"
#include "models/metrics/gramcounts.h"
#include "models/metrics/linematches.h"
#include "models/metrics/rougetext.h"
#include "models/metrics/vocabulary.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

namespace tandem::metrics {

namespace {

constexpr quint32 c_noWord = std::numeric_limits<quint32>::max();

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

/// Makes the grams that begin at each token, which have `length` words, longer by one.
void lengthen(std::vector<quint32>& grams, Tokens tokens, size_t length, GramCounts& numbers)
{
    grams.resize(tokens.size() - std::min(tokens.size(), length));
    for (size_t i = 0; i < grams.size(); ++i)
        grams[i] = numbers.add(grams[i], tokens[i + length]).number;
}

/// The grams of both texts, the leftmost of one with the leftmost of the other.
std::vector<TokenPair> sharedGrams(Tokens reference, Tokens candidate, size_t words)
{
    std::vector<quint32> ofReference(reference.begin(), reference.end());
    std::vector<quint32> ofCandidate(candidate.begin(), candidate.end());
    GramCounts numbers;
    for (size_t length = 1; length < words; ++length) {
        numbers.begin();
        lengthen(ofReference, reference, length, numbers);
        lengthen(ofCandidate, candidate, length, numbers);
    }
    quint32 most = 0;
    for (const std::vector<quint32>* const grams : {&ofReference, &ofCandidate}) {
        for (const quint32 gram : *grams)
            most = std::max(most, gram);
    }
    std::vector<quint32> first(size_t(most) + 1, c_noWord);
    std::vector<quint32> next(ofReference.size(), c_noWord);
    for (size_t i = ofReference.size(); i-- > 0;)
        next[i] = std::exchange(first[ofReference[i]], static_cast<quint32>(i));
    std::vector<TokenPair> pairs;
    for (quint32 i = 0; i < ofCandidate.size(); ++i) {
        quint32& at = first[ofCandidate[i]];
        if (at == c_noWord)
            continue;
        pairs.push_back({at, i});
        at = next[at];
    }
    return pairs;
}

std::vector<TokenPair> sharedTokens(const RougeForm& form, const PlacedText& reference,
    const PlacedText& candidate, quint32 words, const std::atomic_bool* cancel)
{
    const bool isOfLines = form.count == RougeForm::Count::Lines;
    // Of skip-bigrams their words are shown.
    if (!isOfLines && form.count != RougeForm::Count::Subsequence)
        return sharedGrams(reference.text.tokens, candidate.text.tokens, form.gram);
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
