#include "models/metrics/commonsubsequence.h"
#include "models/metrics/gramcounts.h"
#include "models/metrics/linematches.h"
#include "models/metrics/measure.h"
#include "models/metrics/ngramcounter.h"
#include "models/metrics/rougetext.h"
#include "models/metrics/textcomparison.h"
#include "models/metrics/textmatches.h"
#include "models/metrics/vocabulary.h"
#include "models/words.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <tuple>
#include <vector>

namespace tandem::metrics {

namespace {

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
    Overlap skipBigramsOf155(Tokens reference, Tokens candidate);

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

constexpr size_t c_reach = 5; ///< a skip-bigram has at most four tokens between
constexpr size_t c_rougeTokensBetweenLooks = 4096;

size_t skipBigramsOf(size_t tokens)
{
    constexpr size_t all = c_reach + 1;
    return tokens < all ? tokens * (tokens - std::min<size_t>(tokens, 1)) / 2
                        : tokens * c_reach - c_reach * all / 2;
}

Tokens withoutLast(Tokens tokens)
{
    return tokens.empty() ? tokens : tokens.first(tokens.size() - 1);
}

double share(quint64 hits, size_t of)
{
    return static_cast<double>(hits) / static_cast<double>(std::max<size_t>(of, 1));
}

/// In rouge_score's order of operations, so that not even the last bit differs.
Overlap overlapOf(quint64 hits, size_t ofReference, size_t ofCandidate)
{
    const double precision = share(hits, ofCandidate);
    const double recall = share(hits, ofReference);
    const double sum = precision + recall;
    return {precision, recall, sum > 0.0 ? 2.0 * precision * recall / sum : 0.0};
}

/// The same in that of ROUGE-1.5.5.
Overlap overlapOf155(quint64 hits, size_t ofReference, size_t ofCandidate)
{
    const double precision = share(hits, ofCandidate);
    const double recall = share(hits, ofReference);
    const double f1 = hits > 0 ? recall * precision / (0.5 * recall + 0.5 * precision) : 0.0;
    return {precision, recall, f1};
}

Rouge::Rouge(const std::atomic_bool* cancel)
    : m_cancel(cancel)
    , m_subsequence(cancel)
    , m_ngrams(cancel)
    , m_lines(cancel)
{
}

void Rouge::setVocabularySize(quint32 words)
{
    m_subsequence.setVocabularySize(words);
    m_lines.setVocabularySize(words);
    if (words > m_left.size())
        m_left.resize(std::max<size_t>(words, m_left.size() * 2), 0);
}

Overlap Rouge::ngrams(Tokens reference, Tokens candidate, int order)
{
    const auto n = static_cast<size_t>(order);
    const auto grams = [n](Tokens tokens) { return tokens.size() < n ? 0 : tokens.size() - n + 1; };
    const quint64 hits =
        n == 1 ? sharedTokens(reference, candidate)
               : static_cast<quint64>(m_ngrams.count(reference, candidate, order).matches[n - 1]);
    return overlapOf(hits, grams(reference), grams(candidate));
}

Overlap Rouge::commonSubsequence(Tokens reference, Tokens candidate)
{
    return overlapOf(
        m_subsequence.length(reference, candidate), reference.size(), candidate.size());
}

Score Rouge::lines(const RougeText& reference, const RougeText& candidate)
{
    const std::vector<TokenPair>* const pairs = m_lines.find(reference, candidate);
    if (!pairs) {
        return Score::undefined(
            MetricWords::tr("The texts have too many differing lines that share words: comparing "
                            "every pair of lines would take minutes."));
    }
    return Score::of(overlapOf(pairs->size(), reference.tokens.size(), candidate.tokens.size()));
}

Overlap Rouge::skipBigrams(Tokens reference, Tokens candidate)
{
    const quint64 hits =
        sharedSkipBigrams(reference, candidate) + sharedTokens(reference, candidate);
    return overlapOf(hits, skipBigramsOf(reference.size()) + reference.size(),
        skipBigramsOf(candidate.size()) + candidate.size());
}

Overlap Rouge::skipBigramsOf155(Tokens reference, Tokens candidate)
{
    const Tokens inReference = withoutLast(reference);
    const Tokens inCandidate = withoutLast(candidate);
    const quint64 hits =
        sharedSkipBigrams(reference, candidate) + sharedTokens(inReference, inCandidate);
    return overlapOf155(hits, skipBigramsOf(reference.size()) + inReference.size(),
        skipBigramsOf(candidate.size()) + inCandidate.size());
}

quint64 Rouge::sharedSkipBigrams(Tokens reference, Tokens candidate)
{
    const bool referenceIsShorter = reference.size() <= candidate.size();
    const Tokens shorter = referenceIsShorter ? reference : candidate;
    const Tokens longer = referenceIsShorter ? candidate : reference;
    const auto eachBigram = [this](Tokens tokens, auto use) {
        for (size_t i = 0; i < tokens.size(); ++i) {
            if (i % c_rougeTokensBetweenLooks == 0 && isRaised(m_cancel))
                return;
            const size_t end = std::min(tokens.size(), i + c_reach + 1);
            for (size_t k = i + 1; k < end; ++k)
                use(tokens[i], tokens[k]);
        }
    };
    quint64 shared = 0;
    m_bigrams.begin();
    eachBigram(shorter, [this](quint32 a, quint32 b) { ++m_bigrams.add(a, b).count; });
    eachBigram(longer, [this, &shared](quint32 a, quint32 b) {
        GramCounts::Gram* const gram = m_bigrams.find(a, b);
        if (gram && gram->count > 0) {
            --gram->count;
            ++shared;
        }
    });
    return shared;
}

quint64 Rouge::sharedTokens(Tokens reference, Tokens candidate)
{
    quint64 shared = 0;
    for (const quint32 token : reference)
        ++m_left[token];
    for (const quint32 token : candidate) {
        if (m_left[token] > 0) {
            --m_left[token];
            ++shared;
        }
    }
    for (const quint32 token : reference)
        m_left[token] = 0;
    return shared;
}

/// What a measure of the ROUGE family counts.
struct RougeForm
{
    enum class Count { Grams, Subsequence, Lines, SkipBigrams, SkipBigramsOf155 };
    enum class Words { Ascii, Stems, BetweenBlanks };

    Count count = Count::Grams;
    Words words = Words::Ascii;
    std::size_t gram = 1; ///< words in a gram
};

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

/// The matches of a measure of the ROUGE family, see textMatches(). A stem marks its whole word.
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

struct RougeMeasure : MeasureInfo
{
    RougeForm form;
};

RougeForm formOf(Measure measure)
{
    return static_cast<const RougeMeasure*>(measure)->form;
}

/// A text's words in the ways in which the family takes them; those that no measure needs are
/// empty.
struct RougeTexts
{
    RougeText words;
    RougeText stems;
    RougeText betweenBlanks;

    const RougeText& of(Measure measure) const
    {
        const RougeForm::Words kind = formOf(measure).words;
        return kind == RougeForm::Words::Ascii   ? words
               : kind == RougeForm::Words::Stems ? stems
                                                 : betweenBlanks;
    }
};

class RougeComparison final : public ComparisonOf<RougeTexts>
{
public:
    explicit RougeComparison(const ScorerTools& tools)
        : ComparisonOf(tools)
        , m_rouge(tools.cancel)
    {
    }

private:
    void readText(const QString& text, const QList<Measure>& measures, RougeTexts& into) override
    {
        const auto needs = [&](RougeForm::Words words) {
            return std::any_of(measures.begin(), measures.end(),
                [words](Measure measure) { return formOf(measure).words == words; });
        };
        Vocabulary& words = *m_tools.words;
        const bool needsWords = needs(RougeForm::Words::Ascii);
        const bool needsStems = needs(RougeForm::Words::Stems);
        if (needsWords || needsStems)
            readRougeWords(text, words, needsWords ? into.words : into.stems, {}, m_tools.cancel);
        if (needsWords && needsStems)
            into.stems = into.words;
        if (needsStems)
            turnIntoStems(into.stems, words, m_tools.cancel);
        if (needs(RougeForm::Words::BetweenBlanks))
            readBlankWords(text, words, into.betweenBlanks.tokens, {}, m_tools.cancel);
    }

    std::size_t countWords(Measure measure, const RougeTexts& text) const override
    {
        return text.of(measure).tokens.size();
    }

    Score compare(
        Measure measure, const RougeTexts& reference, const RougeTexts& candidate) override
    {
        m_rouge.setVocabularySize(m_tools.words->size());
        const RougeForm form = formOf(measure);
        const RougeText& one = reference.of(measure);
        const RougeText& other = candidate.of(measure);
        switch (form.count) {
        case RougeForm::Count::Grams:
            return Score::of(m_rouge.ngrams(one.tokens, other.tokens, static_cast<int>(form.gram)));
        case RougeForm::Count::Subsequence:
            return Score::of(m_rouge.commonSubsequence(one.tokens, other.tokens));
        case RougeForm::Count::Lines:
            return m_rouge.lines(one, other);
        case RougeForm::Count::SkipBigrams:
            return Score::of(m_rouge.skipBigrams(one.tokens, other.tokens));
        case RougeForm::Count::SkipBigramsOf155:
            break;
        }
        return Score::of(m_rouge.skipBigramsOf155(one.tokens, other.tokens));
    }

    Rouge m_rouge;
};

QList<TextMatch> matchesOfRouge(Measure measure, const TextsToMatch& texts)
{
    return rougeMatches(formOf(measure), texts);
}

RougeMeasure rougeMeasure(const char* key, const char* name, const char* description,
    const RougeForm& form, bool isUsual = false)
{
    using Count = RougeForm::Count;
    const bool isOf155 = form.count == Count::SkipBigramsOf155;
    const bool isOfStems = form.words == RougeForm::Words::Stems;
    const bool isOfBlanks = form.words == RougeForm::Words::BetweenBlanks;
    const bool isOfSkips = form.count == Count::SkipBigrams || isOf155 || isOfBlanks;
    return {{.key = key,
                .name = name,
                .family = isOfSkips   ? QT_TRANSLATE_NOOP("MetricWords", "ROUGE with skip-bigrams")
                          : isOfStems ? QT_TRANSLATE_NOOP("MetricWords", "ROUGE with stems")
                                      : QT_TRANSLATE_NOOP("MetricWords", "ROUGE"),
                .description = description,
                .isOverlap = true,
                // Which words the union of subsequences holds depends on whose lines are gone
                // through.
                .isSymmetric = form.count != Count::Lines,
                .isUsual = isUsual,
                .seesAsciiOnly = !isOfBlanks,
                .sharesAreMatches = !isOfSkips,
                .stems = isOfStems ? Stems::Only : Stems::None,
                // ROUGE-1.5.5 does not count the last word alone.
                .fewestWords = isOf155         ? 2
                               : form.gram > 1 ? form.gram
                                               : 0,
                .newComparison = makeComparison<RougeComparison>,
                .matches = matchesOfRouge},
        form};
}

QList<RougeMeasure> makeRougeMeasures()
{
    using Count = RougeForm::Count;
    constexpr auto ascii = RougeForm::Words::Ascii;
    constexpr auto stems = RougeForm::Words::Stems;
    const char* const ofWords =
        QT_TRANSLATE_NOOP("MetricWords", "F1 of shared words (unigrams), as in rouge_score.");
    const char* const ofPairs = QT_TRANSLATE_NOOP(
        "MetricWords", "F1 of shared pairs of neighbouring words (bigrams), as in rouge_score.");
    const char* const ofSubsequence = QT_TRANSLATE_NOOP("MetricWords",
        "F1 of the longest common subsequence of words, with the whole text as one sentence.");
    const char* const ofLines =
        QT_TRANSLATE_NOOP("MetricWords", "F1 of the union of longest common subsequences, line by "
                                         "line; put each sentence on its own line.");
    const char* const ofSkips =
        QT_TRANSLATE_NOOP("MetricWords", "F1 of all words and all word pairs with at most four "
                                         "words in between, as in the textbook definition.");
    const char* const of155 = QT_TRANSLATE_NOOP(
        "MetricWords", "As in ROUGE-1.5.5: the last word is not counted on its own.");
    const char* const ofPerseval =
        QT_TRANSLATE_NOOP("MetricWords", "ROUGE-SU4 as in PerSEval's published code: runs of five "
                                         "neighbouring words, so 0 for texts under five words.");
    return {
        rougeMeasure("rouge1", "ROUGE-1", ofWords, {Count::Grams, ascii, 1}, true),
        rougeMeasure("rouge2", "ROUGE-2", ofPairs, {Count::Grams, ascii, 2}, true),
        rougeMeasure("rougeL", "ROUGE-L", ofSubsequence, {Count::Subsequence, ascii}, true),
        rougeMeasure("rougeLsum", "ROUGE-Lsum", ofLines, {Count::Lines, ascii}),
        rougeMeasure("rouge1_stem", "ROUGE-1 (stems)", ofWords, {Count::Grams, stems, 1}),
        rougeMeasure("rouge2_stem", "ROUGE-2 (stems)", ofPairs, {Count::Grams, stems, 2}),
        rougeMeasure("rougeL_stem", "ROUGE-L (stems)", ofSubsequence, {Count::Subsequence, stems}),
        rougeMeasure("rougeLsum_stem", "ROUGE-Lsum (stems)", ofLines, {Count::Lines, stems}),
        rougeMeasure("rouge_su4", "ROUGE-SU4", ofSkips, {Count::SkipBigrams, ascii}, true),
        rougeMeasure("rouge_su4_stem", "ROUGE-SU4 (stems)", ofSkips, {Count::SkipBigrams, stems}),
        rougeMeasure(
            "rouge_su4_rouge155", "ROUGE-SU4 (1.5.5)", of155, {Count::SkipBigramsOf155, ascii}),
        rougeMeasure("rouge_su4_rouge155_stem", "ROUGE-SU4 (1.5.5, stems)", of155,
            {Count::SkipBigramsOf155, stems}),
        rougeMeasure("rouge_su4_perseval", "\"ROUGE-SU4\" (PerSEval)", ofPerseval,
            {Count::Grams, RougeForm::Words::BetweenBlanks, 5}),
    };
}

} // namespace

/// ROUGE in its forms: as rouge_score computes it, over stems, and three that are called SU4.
QList<Measure> rougeMeasures()
{
    static const QList<RougeMeasure> all = makeRougeMeasures();
    QList<Measure> measures;
    for (const RougeMeasure& measure : all)
        measures.append(&measure);
    return measures;
}

} // namespace tandem::metrics
