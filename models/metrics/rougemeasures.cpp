#include "models/metrics/commonsubsequence.h"
#include "models/metrics/languagetokens.h"
#include "models/metrics/linematches.h"
#include "models/metrics/measure.h"
#include "models/metrics/ngramcounter.h"
#include "models/metrics/rouge.h"
#include "models/metrics/rougetext.h"
#include "models/metrics/textcomparison.h"
#include "models/metrics/textmatches.h"
#include "models/metrics/vocabulary.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace tandem::metrics {

namespace {

/// What a measure of the ROUGE family counts.
struct RougeForm
{
    enum class Count { Grams, Subsequence, Lines, SkipBigrams, SkipBigramsOf155 };
    enum class Words { Ascii, Stems, BetweenBlanks, OfLanguage };

    Count count = Count::Grams;
    Words words = Words::Ascii;
    std::size_t gram = 1;                        ///< words in a gram
    Tokenizer tokenizer = Tokenizer::Characters; ///< of a language's words
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
    if (form.words == RougeForm::Words::OfLanguage)
        readLanguageTokens(text, form.tokenizer, TokensTaken::WordsLowerCase, words,
            placed.text.tokens, &placed.places, cancel);
    else if (form.words == RougeForm::Words::BetweenBlanks)
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
    std::array<RougeText, kTokenizers> ofLanguages; ///< by Tokenizer

    const RougeText& of(Measure measure) const
    {
        const RougeForm form = formOf(measure);
        switch (form.words) {
        case RougeForm::Words::Ascii:
            return words;
        case RougeForm::Words::Stems:
            return stems;
        case RougeForm::Words::BetweenBlanks:
            return betweenBlanks;
        case RougeForm::Words::OfLanguage:
            break;
        }
        return ofLanguages[size_t(form.tokenizer)];
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
        for (const Tokenizer tokenizer :
            {Tokenizer::Characters, Tokenizer::Zh, Tokenizer::Persian}) {
            const auto isOfIt = [tokenizer](Measure measure) {
                const RougeForm form = formOf(measure);
                return form.words == RougeForm::Words::OfLanguage && form.tokenizer == tokenizer;
            };
            if (std::any_of(measures.begin(), measures.end(), isOfIt))
                readLanguageTokens(text, tokenizer, TokensTaken::WordsLowerCase, words,
                    into.ofLanguages[size_t(tokenizer)].tokens, {}, m_tools.cancel);
        }
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

    Score scoreOfSeveral(
        Measure measure, const SeveralTexts& references, const ReadText& candidate) override
    {
        if (measure->several != SeveralReferences::Summed)
            return TextComparison::scoreOfSeveral(measure, references, candidate);
        m_rouge.setVocabularySize(m_tools.words->size());
        std::vector<Tokens> words;
        for (const ReadText* reference : references)
            words.emplace_back(textOf(*reference).of(measure).tokens);
        return Score::of(m_rouge.skipBigramsOf155(words, textOf(candidate).of(measure).tokens));
    }

    Rouge m_rouge;
};

QList<TextMatch> matchesOfRouge(Measure measure, const TextsToMatch& texts)
{
    return rougeMatches(formOf(measure), texts);
}

const char* const c_ofWords =
    QT_TRANSLATE_NOOP("MetricWords", "F1 of shared words (unigrams), as in rouge_score.");
const char* const c_ofPairs = QT_TRANSLATE_NOOP(
    "MetricWords", "F1 of shared pairs of neighbouring words (bigrams), as in rouge_score.");
const char* const c_ofSubsequence = QT_TRANSLATE_NOOP("MetricWords",
    "F1 of the longest common subsequence of words, with the whole text as one sentence.");

RougeMeasure rougeMeasure(const char* key, const char* name, const char* description,
    const RougeForm& form, bool isUsual = false)
{
    using Count = RougeForm::Count;
    const bool isOf155 = form.count == Count::SkipBigramsOf155;
    const bool isOfStems = form.words == RougeForm::Words::Stems;
    const bool isOfBlanks = form.words == RougeForm::Words::BetweenBlanks;
    const bool isOfLanguage = form.words == RougeForm::Words::OfLanguage;
    const bool isOfSkips = form.count == Count::SkipBigrams || isOf155 || isOfBlanks;
    return {{.key = key,
                .name = name,
                .family = isOfSkips   ? QT_TRANSLATE_NOOP("MetricWords", "ROUGE with skip-bigrams")
                          : isOfStems ? QT_TRANSLATE_NOOP("MetricWords", "ROUGE with stems")
                          : isOfLanguage
                              ? QT_TRANSLATE_NOOP("MetricWords", "Chinese, Japanese and Persian")
                              : QT_TRANSLATE_NOOP("MetricWords", "ROUGE"),
                .description = description,
                .isOverlap = true,
                // Which words the union of subsequences holds depends on whose lines are gone
                // through.
                .isSymmetric = form.count != Count::Lines,
                .isUsual = isUsual,
                .isForLanguages = isOfLanguage,
                .seesAsciiOnly = !isOfBlanks && !isOfLanguage,
                .splits = isOfLanguage ? scriptsSplitBy(form.tokenizer) : RunningScripts::None,
                .sharesAreMatches = !isOfSkips,
                .stems = isOfStems ? Stems::Only : Stems::None,
                // PerSEval's code knows a single reference.
                .several = isOf155      ? SeveralReferences::Summed
                           : isOfBlanks ? SeveralReferences::Mean
                                        : SeveralReferences::Best,
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
        rougeMeasure("rouge1", "ROUGE-1", c_ofWords, {Count::Grams, ascii, 1}, true),
        rougeMeasure("rouge2", "ROUGE-2", c_ofPairs, {Count::Grams, ascii, 2}, true),
        rougeMeasure("rougeL", "ROUGE-L", c_ofSubsequence, {Count::Subsequence, ascii}, true),
        rougeMeasure("rougeLsum", "ROUGE-Lsum", ofLines, {Count::Lines, ascii}),
        rougeMeasure("rouge1_stem", "ROUGE-1 (stems)", c_ofWords, {Count::Grams, stems, 1}),
        rougeMeasure("rouge2_stem", "ROUGE-2 (stems)", c_ofPairs, {Count::Grams, stems, 2}),
        rougeMeasure(
            "rougeL_stem", "ROUGE-L (stems)", c_ofSubsequence, {Count::Subsequence, stems}),
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

/// ROUGE-1, -2 and -L over the tokens of a tokenizer, which keys and names call as given; `about`
/// tells of its words.
QList<RougeMeasure> makeRougeMeasuresOf(Tokenizer tokenizer, const std::array<const char*, 3>& keys,
    const std::array<const char*, 3>& names, const char* about)
{
    using Count = RougeForm::Count;
    constexpr auto words = RougeForm::Words::OfLanguage;
    QList<RougeMeasure> made{
        rougeMeasure(keys[0], names[0], c_ofWords, {Count::Grams, words, 1, tokenizer}),
        rougeMeasure(keys[1], names[1], c_ofPairs, {Count::Grams, words, 2, tokenizer}),
        rougeMeasure(
            keys[2], names[2], c_ofSubsequence, {Count::Subsequence, words, 1, tokenizer})};
    for (RougeMeasure& measure : made)
        measure.aboutWords = about;
    return made;
}

QList<Measure> pointersTo(const QList<RougeMeasure>& entries)
{
    QList<Measure> measures;
    for (const RougeMeasure& entry : entries)
        measures.append(&entry);
    return measures;
}

} // namespace

/// ROUGE in its forms: as rouge_score computes it, over stems, and three that are called SU4.
QList<Measure> rougeMeasures()
{
    static const QList<RougeMeasure> all = makeRougeMeasures();
    return pointersTo(all);
}

/// ROUGE-1, -2 and -L as rouge_score computes them, over the words of some languages.
QList<Measure> rougeLanguageMeasures()
{
    static const QList<RougeMeasure> all =
        makeRougeMeasuresOf(Tokenizer::Characters, {"rouge1_char", "rouge2_char", "rougeL_char"},
            {"ROUGE-1 (characters)", "ROUGE-2 (characters)", "ROUGE-L (characters)"},
            QT_TRANSLATE_NOOP("MetricWords",
                "Words are single characters: letters, marks and numbers of any script, in lower "
                "case.")) +
        makeRougeMeasuresOf(Tokenizer::Zh, {"rouge1_zh", "rouge2_zh", "rougeL_zh"},
            {"ROUGE-1 (zh)", "ROUGE-2 (zh)", "ROUGE-L (zh)"},
            QT_TRANSLATE_NOOP("MetricWords",
                "Words are tokens of sacreBLEU's tokenizer zh (each Chinese character, other text "
                "as by 13a), in lower case, without punctuation.")) +
        makeRougeMeasuresOf(Tokenizer::Persian, {"rouge1_fa", "rouge2_fa", "rougeL_fa"},
            {"ROUGE-1 (Persian words)", "ROUGE-2 (Persian words)", "ROUGE-L (Persian words)"},
            QT_TRANSLATE_NOOP("MetricWords",
                "Words are Persian: NFKC; without zero-width non-joiners, diacritics, tatweel and "
                "punctuation; Arabic yeh and kaf as Persian; digits as 0 to 9; lower case."));
    return pointersTo(all);
}

} // namespace tandem::metrics
