#include "models/metrics/wordmatches.h"

#include "models/metrics/meteor.h"
#include "models/metrics/ngramcounter.h"
#include "models/metrics/pythonstrings.h"
#include "models/metrics/rougetext.h"
#include "models/metrics/sacrebleutokens.h"

#include <algorithm>
#include <optional>

namespace tandem::metrics {

namespace {

constexpr int c_longest = 4;

/// Words as numbers, and where they stand in their text.
struct PlacedWords
{
    std::vector<quint32> numbers;
    std::vector<Utf16Span> spans;

    Utf16Span span(size_t first, size_t count) const
    {
        const Utf16Span& last = spans[first + count - 1];
        return {spans[first].start, last.start + last.length - spans[first].start};
    }
};

/// Finds common runs of words, longer ones first, each word once.
class CommonRuns final
{
public:
    CommonRuns(
        const PlacedWords& reference, const PlacedWords& candidate, const std::atomic_bool* cancel)
        : m_reference(reference)
        , m_candidate(candidate)
        , m_cancel(cancel)
        , m_counter(cancel)
        , m_usedReference(reference.numbers.size())
        , m_usedCandidate(candidate.numbers.size())
    {
    }

    QList<TextMatch> find(int longest, qsizetype most)
    {
        for (int length = std::clamp(longest, 1, c_longest); length > 0; --length)
            findRuns(length);
        std::sort(
            m_found.begin(), m_found.end(), [](const TextMatch& left, const TextMatch& right) {
                return left.candidate.start < right.candidate.start;
            });
        if (m_found.size() > most)
            m_found.resize(most);
        return m_found;
    }

private:
    void findRuns(int length)
    {
        const NgramCounts counts =
            m_counter.count(m_reference.numbers, m_candidate.numbers, length);
        if (counts.matches[size_t(length) - 1] == 0)
            return;
        const NgramCounter::Classes classes = m_counter.classes();
        GramPlaces places(classes);
        for (size_t start = 0; start < classes.candidate.size() && !isRaised(m_cancel); ++start) {
            const quint32 number = classes.candidate[start];
            if (!isFree(m_usedCandidate, start, size_t(length)))
                continue;
            std::optional<size_t> place = places.take(number);
            while (place && !isFree(m_usedReference, *place, size_t(length)))
                place = places.take(number);
            if (place) {
                use(m_usedReference, *place, size_t(length));
                use(m_usedCandidate, start, size_t(length));
                add(*place, start, size_t(length));
            }
        }
    }

    void add(size_t inReference, size_t inCandidate, size_t length)
    {
        const TextMatch match{m_reference.span(inReference, length),
            m_candidate.span(inCandidate, length), int(length), TextMatch::Kind::Exact};
        // An empty word counts but leaves nothing to be marked.
        if (match.candidate.length > 0)
            m_found.append(match);
    }

    static bool isFree(const std::vector<bool>& used, size_t start, size_t length)
    {
        for (size_t at = start; at < start + length; ++at) {
            if (used[at])
                return false;
        }
        return true;
    }

    static void use(std::vector<bool>& used, size_t start, size_t length)
    {
        for (size_t at = start; at < start + length; ++at)
            used[at] = true;
    }

    const PlacedWords& m_reference;
    const PlacedWords& m_candidate;
    const std::atomic_bool* m_cancel;
    NgramCounter m_counter;
    std::vector<bool> m_usedReference;
    std::vector<bool> m_usedCandidate;
    QList<TextMatch> m_found;
};

/// Adds words that are parts of `text`.
auto placing(
    const QString& text, Vocabulary& numbers, PlacedWords& words, const std::atomic_bool* cancel)
{
    return [&text, &numbers, &words, cancel](QStringView word) {
        words.numbers.push_back(numbers.numberOf(word));
        words.spans.push_back({word.utf16() - QStringView(text).utf16(), word.size()});
        return !isRaised(cancel);
    };
}

PlacedWords blankWords(const QString& text, Vocabulary& numbers, const std::atomic_bool* cancel)
{
    PlacedWords words;
    eachBlankWord(text, placing(text, numbers, words, cancel));
    return words;
}

PlacedWords whiteWords(const QString& text, Vocabulary& numbers, const std::atomic_bool* cancel)
{
    PlacedWords words;
    eachPythonWord(text, placing(text, numbers, words, cancel));
    return words;
}

PlacedWords sacrebleuWords(const QString& text, Vocabulary& numbers, const std::atomic_bool* cancel)
{
    PlacedWords words;
    const TokenLine line = sacrebleuLine(text, true, cancel);
    eachPythonWord(line.letters, [&](QStringView token) {
        const auto first = size_t(token.utf16() - QStringView(line.letters).utf16());
        const qsizetype start = line.origins[first];
        const qsizetype last = line.origins[first + size_t(token.size()) - 1];
        words.numbers.push_back(numbers.numberOf(token));
        words.spans.push_back({start, last + 1 - start});
        return !isRaised(cancel);
    });
    return words;
}

/// METEOR's words one by one, since lower-casing a whole text can move what stands behind.
MeteorText placedMeteorText(const QString& text, Vocabulary& numbers, std::vector<Utf16Span>& spans,
    const std::atomic_bool* cancel)
{
    MeteorText words;
    eachPythonWord(text, [&](QStringView word) {
        const quint32 number = numbers.numberOf(pythonLower(word.toString()));
        words.words.push_back(number);
        words.stems.push_back(numbers.stemOf(number));
        spans.push_back({word.utf16() - QStringView(text).utf16(), word.size()});
        return !isRaised(cancel);
    });
    return words;
}

/// The common runs of the words that `wordsOf(text, numbers, cancel)` sees.
template <typename WordsOf>
QList<TextMatch> commonRuns(WordsOf wordsOf, const TextsToMatch& texts, int longest)
{
    Vocabulary numbers;
    const PlacedWords left = wordsOf(texts.reference, numbers, texts.cancel);
    const PlacedWords right = wordsOf(texts.candidate, numbers, texts.cancel);
    return CommonRuns(left, right, texts.cancel).find(longest, texts.most);
}

} // namespace

QList<TextMatch> bleuMatches(const TextsToMatch& texts, int longest)
{
    return commonRuns(blankWords, texts, longest);
}

QList<TextMatch> sacrebleuMatches(const TextsToMatch& texts, int longest)
{
    return commonRuns(sacrebleuWords, texts, longest);
}

QList<TextMatch> languageMatches(const TextsToMatch& texts, Tokenizer tokenizer, int longest)
{
    const auto tokens = [tokenizer](const QString& text, Vocabulary& numbers,
                            const std::atomic_bool* cancel) {
        PlacedWords words;
        readLanguageTokens(
            text, tokenizer, TokensTaken::All, numbers, words.numbers, &words.spans, cancel);
        return words;
    };
    return commonRuns(tokens, texts, longest);
}

QList<TextMatch> meteorMatches(const TextsToMatch& texts)
{
    const auto numbers = std::make_shared<Vocabulary>();
    std::vector<Utf16Span> referenceSpans;
    std::vector<Utf16Span> candidateSpans;
    const MeteorText left =
        placedMeteorText(texts.reference, *numbers, referenceSpans, texts.cancel);
    const MeteorText right =
        placedMeteorText(texts.candidate, *numbers, candidateSpans, texts.cancel);
    std::optional<NumberedSynonyms> numbered;
    if (texts.synonyms)
        numbered.emplace(*texts.synonyms, numbers);
    MeteorAligner aligner(texts.cancel);
    QList<TextMatch> matches;
    for (const MeteorAligner::Link& link :
        aligner.align(left, right, numbered ? &*numbered : nullptr)) {
        if (matches.size() == texts.most)
            break;
        matches.append(
            {referenceSpans[link.reference], candidateSpans[link.candidate], 1, link.kind});
    }
    return matches;
}

QList<TextMatch> sharedWords(const TextsToMatch& texts)
{
    return commonRuns(whiteWords, texts, 1);
}

} // namespace tandem::metrics
