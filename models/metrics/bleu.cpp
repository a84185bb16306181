#include "models/metrics/bleu.h"

#include "models/metrics/pythonstrings.h"
#include "models/metrics/rougetext.h"
#include "models/metrics/sacrebleutokens.h"
#include "models/metrics/textcomparison.h"
#include "models/metrics/wordmatches.h"

#include <algorithm>
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
    int orders = 4;
    bool isSacrebleu = false;
};

const BleuMeasure& entryOf(Measure measure)
{
    return *static_cast<const BleuMeasure*>(measure);
}

struct BleuTexts
{
    std::vector<quint32> betweenBlanks; ///< for NLTK
    std::vector<quint32> sacrebleus;
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
        const auto isSacrebleu = [](Measure measure) { return entryOf(measure).isSacrebleu; };
        if (std::any_of(measures.begin(), measures.end(), isSacrebleu))
            readSacrebleuTokens(text, *m_tools.words, into.sacrebleus, m_tools.cancel);
        if (!std::all_of(measures.begin(), measures.end(), isSacrebleu))
            readBlankWords(text, *m_tools.words, into.betweenBlanks, nullptr, m_tools.cancel);
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

    BleuBasis figuresOf(Measure measure, const BleuTexts& reference, const BleuTexts& candidate)
    {
        const int orders = entryOf(measure).orders;
        if (!entryOf(measure).isSacrebleu)
            return nltkBleuBasis(
                m_ngrams.count(reference.betweenBlanks, candidate.betweenBlanks, orders), orders);
        return sacrebleuBasis(
            m_ngrams.count(reference.sacrebleus, candidate.sacrebleus, orders), {orders});
    }

    NgramCounter m_ngrams;
};

QList<TextMatch> matchesOfBleu(Measure measure, const TextsToMatch& texts)
{
    const BleuMeasure& entry = entryOf(measure);
    return entry.isSacrebleu ? sacrebleuMatches(texts, entry.orders)
                             : bleuMatches(texts, entry.orders);
}

BleuMeasure bleuMeasure(
    const char* key, const char* name, const char* description, int orders, bool isSacrebleu)
{
    return {{.key = key,
                .name = name,
                .family = QT_TRANSLATE_NOOP("MetricWords", "BLEU"),
                .description = description,
                .most = isSacrebleu ? 100.0 : 1.0,
                .isUsual = isSacrebleu && orders > 1,
                .newComparison = makeComparison<BleuComparison>,
                .matches = matchesOfBleu},
        orders, isSacrebleu};
}

} // namespace

/// BLEU of a sentence as NLTK and as sacreBLEU compute it, up to four words and of single words.
QList<Measure> bleuMeasures()
{
    static const BleuMeasure nltk4 = bleuMeasure("bleu_nltk", "BLEU (NLTK)",
        QT_TRANSLATE_NOOP("MetricWords",
            "NLTK sentence BLEU without smoothing, 1- to 4-grams, tokens split at single spaces."),
        4, false);
    static const BleuMeasure sacrebleu4 = bleuMeasure("bleu_sacrebleu", "BLEU (sacreBLEU)",
        QT_TRANSLATE_NOOP("MetricWords", "sacreBLEU sentence score: 13a tokenizer, exponential "
                                         "smoothing, effective order; 0 to 100."),
        4, true);
    static const BleuMeasure nltk1 = bleuMeasure("bleu1", "BLEU-1 (NLTK)",
        QT_TRANSLATE_NOOP("MetricWords", "NLTK unigram BLEU, tokens split at single spaces."), 1,
        false);
    static const BleuMeasure sacrebleu1 = bleuMeasure("bleu1_sacrebleu", "BLEU-1 (sacreBLEU)",
        QT_TRANSLATE_NOOP("MetricWords", "sacreBLEU sentence score of unigrams, 0 to 100."), 1,
        true);
    return {&nltk4, &sacrebleu4, &nltk1, &sacrebleu1};
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

void CorpusBleu::add(const QString& reference, const QString& candidate)
{
    // Counts are all that is kept, so words need not have the same number in the next pair.
    if (m_words.isFull())
        m_words = Vocabulary();
    readSacrebleuTokens(reference, m_words, m_reference);
    readSacrebleuTokens(candidate, m_words, m_candidate);
    m_sacrebleuCounts += m_counter.count(m_reference, m_candidate);
    readBlankWords(reference, m_words, m_reference);
    readBlankWords(candidate, m_words, m_candidate);
    m_nltkCounts += m_counter.count(m_reference, m_candidate);
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
        corpus.add(pair.reference, pair.candidate);
    return corpus.scores();
}

} // namespace tandem::metrics
