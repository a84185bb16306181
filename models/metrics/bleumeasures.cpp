#include "models/metrics/bleumeasures.h"

#include "models/metrics/bleu.h"
#include "models/metrics/rougetext.h"
#include "models/metrics/textcomparison.h"
#include "models/metrics/wordmatches.h"

namespace tandem::metrics {

namespace {

struct BleuMeasure : MeasureInfo
{
    int orders = 4;
};

int ordersOf(Measure measure)
{
    return static_cast<const BleuMeasure*>(measure)->orders;
}

class NltkBleuComparison final : public ComparisonOf<std::vector<quint32>>
{
public:
    explicit NltkBleuComparison(const ScorerTools& tools)
        : m_tools(tools)
        , m_ngrams(tools.cancel)
    {
    }

private:
    void readText(const QString& text, const QList<Measure>&, std::vector<quint32>& into) override
    {
        readBlankWords(text, *m_tools.words, into, nullptr, m_tools.cancel);
    }

    Score compare(Measure measure, const std::vector<quint32>& reference,
        const std::vector<quint32>& candidate) override
    {
        const int orders = ordersOf(measure);
        return Score::of(nltkBleu(m_ngrams.count(reference, candidate, orders), orders));
    }

    const ScorerTools& m_tools;
    NgramCounter m_ngrams;
};

class SacrebleuComparison final : public ComparisonOf<BleuText>
{
public:
    explicit SacrebleuComparison(const ScorerTools& tools)
        : m_tools(tools)
        , m_ngrams(tools.cancel)
    {
    }

private:
    void readText(const QString& text, const QList<Measure>&, BleuText& into) override
    {
        readBleuText(text, *m_tools.words, into, {}, m_tools.cancel);
    }

    Score compare(Measure measure, const BleuText& reference, const BleuText& candidate) override
    {
        SacrebleuOptions options;
        options.orders = ordersOf(measure);
        const NgramCounts counts =
            m_ngrams.count(reference.tokens, candidate.tokens, options.orders);
        return Score::of(sacrebleu(counts, options).score);
    }

    const ScorerTools& m_tools;
    NgramCounter m_ngrams;
};

BleuMeasure nltkMeasure(const char* key, const char* name, const char* description, int orders)
{
    BleuMeasure measure;
    measure.key = key;
    measure.name = name;
    measure.family = QT_TRANSLATE_NOOP("MetricWords", "BLEU");
    measure.description = description;
    measure.orders = orders;
    measure.newComparison = makeComparison<NltkBleuComparison>;
    measure.matches = [](Measure which, const TextsToMatch& texts) {
        return bleuMatches(texts, ordersOf(which));
    };
    return measure;
}

BleuMeasure sacrebleuMeasure(const char* key, const char* name, const char* description, int orders)
{
    BleuMeasure measure = nltkMeasure(key, name, description, orders);
    measure.most = 100.0;
    measure.isUsual = orders > 1;
    measure.newComparison = makeComparison<SacrebleuComparison>;
    measure.matches = [](Measure which, const TextsToMatch& texts) {
        return sacrebleuMatches(texts, ordersOf(which));
    };
    return measure;
}

} // namespace

QList<Measure> bleuMeasures()
{
    static const BleuMeasure nltk4 = nltkMeasure("bleu_nltk", "BLEU (NLTK)",
        QT_TRANSLATE_NOOP("MetricWords",
            "NLTK's sentence BLEU without smoothing, up to four words, words between single "
            "blanks."),
        4);
    static const BleuMeasure sacrebleu4 = sacrebleuMeasure("bleu_sacrebleu", "BLEU (sacreBLEU)",
        QT_TRANSLATE_NOOP("MetricWords",
            "sacreBLEU's sentence score with its 13a tokens, exponential smoothing and effective "
            "order, 0 to 100."),
        4);
    static const BleuMeasure nltk1 = nltkMeasure("bleu1", "BLEU-1 (NLTK)",
        QT_TRANSLATE_NOOP("MetricWords", "NLTK's BLEU of single words, words between single blanks."),
        1);
    static const BleuMeasure sacrebleu1 = sacrebleuMeasure("bleu1_sacrebleu", "BLEU-1 (sacreBLEU)",
        QT_TRANSLATE_NOOP("MetricWords", "sacreBLEU's sentence score of single words, 0 to 100."), 1);
    return {&nltk4, &sacrebleu4, &nltk1, &sacrebleu1};
}

} // namespace tandem::metrics
