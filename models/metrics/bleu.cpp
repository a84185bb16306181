#include "models/metrics/bleu.h"

#include "models/metrics/languagetokens.h"
#include "models/metrics/pythonstrings.h"
#include "models/metrics/rougetext.h"
#include "models/metrics/sacrebleutokens.h"
#include "models/metrics/textcomparison.h"
#include "models/metrics/wordmatches.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tandem::metrics {

namespace {

double brevityPenalty(qint64 candidate, qint64 reference)
{
    if (candidate == 0)
        return 0.0;
    return std::exp(1.0 - double(reference) / double(candidate));
}

struct BleuMeasure : MeasureInfo
{
    enum class Words { Nltk, Sacrebleu13a, OfLanguage };

    int orders = 4;
    Words words = Words::Nltk;
    Tokenizer tokenizer = Tokenizer::Characters; ///< of a language's words
};

const BleuMeasure& entryOf(Measure measure)
{
    return *static_cast<const BleuMeasure*>(measure);
}

/// A text's words as NLTK and as sacreBLEU split it; those that no measure needs are empty.
struct BleuTexts
{
    std::vector<quint32> betweenBlanks; ///< for NLTK
    std::vector<quint32> sacrebleus;
    std::array<std::vector<quint32>, kTokenizers> ofLanguages; ///< by Tokenizer

    const std::vector<quint32>& of(Measure measure) const
    {
        const BleuMeasure& entry = entryOf(measure);
        return entry.words == BleuMeasure::Words::OfLanguage ? ofLanguages[size_t(entry.tokenizer)]
               : entry.words == BleuMeasure::Words::Nltk     ? betweenBlanks
                                                             : sacrebleus;
    }
};

class BleuComparison final : public ComparisonOf<BleuTexts>
{
public:
    explicit BleuComparison(const ScorerTools& tools)
        : ComparisonOf(tools)
        , m_ngrams(tools.cancel)
    {
    }

private:
    void readText(const QString& text, const QList<Measure>& measures, BleuTexts& into) override
    {
        using Words = BleuMeasure::Words;
        const auto needs = [&](Words words) {
            return std::any_of(measures.begin(), measures.end(),
                [words](Measure measure) { return entryOf(measure).words == words; });
        };
        Vocabulary& words = *m_tools.words;
        if (needs(Words::Sacrebleu13a))
            readSacrebleuTokens(text, words, into.sacrebleus, m_tools.cancel);
        if (needs(Words::Nltk))
            readBlankWords(text, words, into.betweenBlanks, nullptr, m_tools.cancel);
        for (const Measure measure : measures) { // one for each tokenizer
            const BleuMeasure& entry = entryOf(measure);
            if (entry.words == Words::OfLanguage)
                readLanguageTokens(text, entry.tokenizer, TokensTaken::All, words,
                    into.ofLanguages[size_t(entry.tokenizer)], nullptr, m_tools.cancel);
        }
    }

    Score compare(Measure measure, const BleuTexts& reference, const BleuTexts& candidate) override
    {
        return Score::of(figuresOf(measure, reference, candidate).value());
    }

    MeasureBasis basisOf(
        Measure measure, const BleuTexts& reference, const BleuTexts& candidate) override
    {
        return figuresOf(measure, reference, candidate);
    }

    Score scoreOfSeveral(
        Measure measure, const SeveralTexts& references, const ReadText& candidate) override
    {
        return Score::of(figuresOf(measure, references, candidate).value());
    }

    MeasureBasis basisOfSeveral(
        Measure measure, const SeveralTexts& references, const ReadText& candidate) override
    {
        return figuresOf(measure, references, candidate);
    }

    BleuBasis figuresOf(Measure measure, const BleuTexts& reference, const BleuTexts& candidate)
    {
        return figuresOf(measure,
            m_ngrams.count(reference.of(measure), candidate.of(measure), entryOf(measure).orders));
    }

    BleuBasis figuresOf(Measure measure, const SeveralTexts& references, const ReadText& candidate)
    {
        std::vector<Tokens> words;
        for (const ReadText* reference : references)
            words.emplace_back(textOf(*reference).of(measure));
        return figuresOf(measure,
            m_ngrams.countSeveral(words, textOf(candidate).of(measure), entryOf(measure).orders));
    }

    static BleuBasis figuresOf(Measure measure, const NgramCounts& counts)
    {
        const BleuMeasure& entry = entryOf(measure);
        return entry.words == BleuMeasure::Words::Nltk ? nltkBleuBasis(counts, entry.orders)
                                                       : sacrebleuBasis(counts, {entry.orders});
    }

    NgramCounter m_ngrams;
};

QList<TextMatch> matchesOfBleu(Measure measure, const TextsToMatch& texts)
{
    const BleuMeasure& entry = entryOf(measure);
    switch (entry.words) {
    case BleuMeasure::Words::Nltk:
        return bleuMatches(texts, entry.orders);
    case BleuMeasure::Words::Sacrebleu13a:
        return sacrebleuMatches(texts, entry.orders);
    case BleuMeasure::Words::OfLanguage:
        break;
    }
    return languageMatches(texts, entry.tokenizer, entry.orders);
}

BleuMeasure bleuMeasure(const char* key, const char* name, const char* description, int orders,
    BleuMeasure::Words words, Tokenizer tokenizer = Tokenizer::Characters)
{
    using Words = BleuMeasure::Words;
    const bool isOfLanguage = words == Words::OfLanguage;
    return {{.key = key,
                .name = name,
                .family = isOfLanguage
                              ? QT_TRANSLATE_NOOP("MetricWords", "Chinese, Japanese and Persian")
                              : QT_TRANSLATE_NOOP("MetricWords", "BLEU"),
                .description = description,
                .most = words == Words::Nltk ? 1.0 : 100.0,
                .isUsual = words == Words::Sacrebleu13a && orders > 1,
                .isForLanguages = isOfLanguage,
                .splits = isOfLanguage ? scriptsSplitBy(tokenizer) : RunningScripts::None,
                .several = SeveralReferences::Clipped,
                .newComparison = makeComparison<BleuComparison>,
                .matches = matchesOfBleu},
        orders, words, tokenizer};
}

} // namespace

/// BLEU of a sentence as NLTK and as sacreBLEU compute it, up to four words and of single words.
QList<Measure> bleuMeasures()
{
    static const BleuMeasure nltk4 = bleuMeasure("bleu_nltk", "BLEU (NLTK)",
        QT_TRANSLATE_NOOP("MetricWords",
            "NLTK sentence BLEU without smoothing, 1- to 4-grams, tokens split at single spaces."),
        4, BleuMeasure::Words::Nltk);
    static const BleuMeasure sacrebleu4 = bleuMeasure("bleu_sacrebleu", "BLEU (sacreBLEU)",
        QT_TRANSLATE_NOOP("MetricWords", "sacreBLEU sentence score: 13a tokenizer, exponential "
                                         "smoothing, effective order; 0 to 100."),
        4, BleuMeasure::Words::Sacrebleu13a);
    static const BleuMeasure nltk1 = bleuMeasure("bleu1", "BLEU-1 (NLTK)",
        QT_TRANSLATE_NOOP("MetricWords", "NLTK unigram BLEU, tokens split at single spaces."), 1,
        BleuMeasure::Words::Nltk);
    static const BleuMeasure sacrebleu1 = bleuMeasure("bleu1_sacrebleu", "BLEU-1 (sacreBLEU)",
        QT_TRANSLATE_NOOP("MetricWords", "sacreBLEU sentence score of unigrams, 0 to 100."), 1,
        BleuMeasure::Words::Sacrebleu13a);
    return {&nltk4, &sacrebleu4, &nltk1, &sacrebleu1};
}

/// sacreBLEU's score of a sentence over the words of some languages.
QList<Measure> bleuLanguageMeasures()
{
    constexpr auto ofLanguage = BleuMeasure::Words::OfLanguage;
    static const BleuMeasure characters = bleuMeasure("bleu_sacrebleu_char",
        "BLEU (sacreBLEU, char)",
        QT_TRANSLATE_NOOP("MetricWords",
            "sacreBLEU sentence score with its tokenizer char: each character except spaces is a "
            "token; exponential smoothing, effective order; 0 to 100."),
        4, ofLanguage, Tokenizer::Characters);
    static const BleuMeasure zh = bleuMeasure("bleu_sacrebleu_zh", "BLEU (sacreBLEU, zh)",
        QT_TRANSLATE_NOOP("MetricWords",
            "sacreBLEU sentence score with its tokenizer zh: each Chinese character is a token, "
            "other text is split as by 13a; exponential smoothing, effective order; 0 to 100."),
        4, ofLanguage, Tokenizer::Zh);
    static const BleuMeasure persian = bleuMeasure("bleu_fa", "BLEU (Persian words)",
        QT_TRANSLATE_NOOP("MetricWords",
            "sacreBLEU's formula for sentences over Persian words (see the ROUGE measures of that "
            "name) and punctuation marks; 0 to 100."),
        4, ofLanguage, Tokenizer::Persian);
    return {&characters, &zh, &persian};
}

double nltkBleu(const NgramCounts& counts, int orders)
{
    return nltkBleuBasis(counts, orders).value();
}

BleuBasis nltkBleuBasis(const NgramCounts& counts, int orders)
{
    BleuBasis basis;
    basis.candidateWords = counts.candidateLength;
    basis.referenceWords = counts.referenceLength;
    // nltk adds without rounding errors; long double comes near enough.
    const auto used = size_t(std::clamp(orders, 1, 4));
    const double weight = 1.0 / double(used);
    long double logarithm = 0.0L;
    for (size_t order = 0; order < used; ++order) {
        const qint64 total = std::max<qint64>(1, counts.totalsAtLeastOne[order]);
        const bool isReplaced = counts.matches[order] == 0;
        const double precision = isReplaced ? std::numeric_limits<double>::min()
                                            : double(counts.matches[order]) / double(total);
        basis.orders.append({counts.matches[order], total, precision, isReplaced});
        logarithm += static_cast<long double>(weight * std::log(precision));
    }
    if (counts.matches[0] > 0)
        basis.geometricMean = std::exp(double(logarithm));
    if (counts.candidateLength <= counts.referenceLength)
        basis.brevityPenalty = brevityPenalty(counts.candidateLength, counts.referenceLength);
    return basis;
}

double sacrebleu(const NgramCounts& counts, const SacrebleuOptions& options)
{
    return sacrebleuBasis(counts, options).value();
}

BleuBasis sacrebleuBasis(const NgramCounts& counts, const SacrebleuOptions& options)
{
    BleuBasis basis;
    basis.candidateWords = counts.candidateLength;
    basis.referenceWords = counts.referenceLength;
    const auto orders = size_t(std::clamp(options.orders, 1, 4));
    constexpr double logarithmOfZero = -9999999999.0; // what sacrebleu puts in its place
    double smoothing = 1.0;
    double logarithm = 0.0;
    size_t seen = 0;
    for (; seen < orders && counts.totals[seen] > 0; ++seen) {
        const bool isReplaced = counts.matches[seen] == 0;
        const double matches = isReplaced ? 1.0 / (smoothing *= 2.0) : double(counts.matches[seen]);
        const double precision = 100.0 * matches / double(counts.totals[seen]);
        basis.orders.append({counts.matches[seen], counts.totals[seen], precision, isReplaced});
        logarithm += std::log(precision);
    }
    const size_t used = options.effectiveOrder ? seen : orders;
    logarithm += double(used - seen) * logarithmOfZero;
    if (counts.matches[0] > 0)
        basis.geometricMean = std::exp(logarithm / double(used));
    if (counts.candidateLength < counts.referenceLength)
        basis.brevityPenalty = brevityPenalty(counts.candidateLength, counts.referenceLength);
    return basis;
}

void readSacrebleuTokens(const QString& text, Vocabulary& words, std::vector<quint32>& into,
    const std::atomic_bool* cancel)
{
    into.clear();
    const TokenLine line = sacrebleuLine(text, false, cancel);
    eachPythonWord(line.letters, [&](QStringView token) {
        into.push_back(words.numberOf(token));
        return !isRaised(cancel);
    });
}

/// The counts over the words that `read(text, into)` finds.
template <typename Read>
NgramCounts CorpusBleu::counted(const TextPair& pair, Read read)
{
    m_references.resize(size_t(pair.references()));
    for (size_t at = 0; at < m_references.size(); ++at)
        read(pair.referenceAt(qsizetype(at)), m_references[at]);
    read(pair.candidate, m_candidate);
    const std::vector<Tokens> references(m_references.begin(), m_references.end());
    return m_counter.countSeveral(references, m_candidate);
}

void CorpusBleu::add(const TextPair& pair)
{
    // Counts are all that is kept, so words need not have the same number in the next pair.
    if (m_words.isFull())
        m_words = Vocabulary();
    m_sacrebleuCounts += counted(pair, [this](const QString& text, std::vector<quint32>& into) {
        readSacrebleuTokens(text, m_words, into);
    });
    m_nltkCounts += counted(pair, [this](const QString& text, std::vector<quint32>& into) {
        readBlankWords(text, m_words, into);
    });
    ++m_pairs;
}

CorpusScores CorpusBleu::scores() const
{
    return {
        sacrebleu(m_sacrebleuCounts, {.effectiveOrder = false}), nltkBleu(m_nltkCounts), m_pairs};
}

CorpusScores corpusBleu(const QList<TextPair>& pairs)
{
    CorpusBleu corpus;
    for (const TextPair& pair : pairs)
        corpus.add(pair);
    return corpus.scores();
}

} // namespace tandem::metrics
