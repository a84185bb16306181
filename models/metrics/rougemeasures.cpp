#include "models/metrics/rouge.h"
#include "models/metrics/rougematches.h"
#include "models/metrics/textcomparison.h"

#include <algorithm>

namespace tandem::metrics {

namespace {

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
