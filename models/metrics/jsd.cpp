#include "models/metrics/jsd.h"

#include "models/metrics/pythonstrings.h"
#include "models/metrics/textcomparison.h"
#include "models/metrics/wordmatches.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tandem::metrics {

namespace {

class FrequencyComparison final : public ComparisonOf<WordCounts>
{
public:
    using ComparisonOf::ComparisonOf;

private:
    void readText(const QString& text, const QList<Measure>&, WordCounts& into) override
    {
        m_frequencies.readCounts(text, *m_tools.words, into, m_tools.cancel);
    }

    Score compare(Measure, const WordCounts& reference, const WordCounts& candidate) override
    {
        return m_frequencies.distance(reference, candidate);
    }

    WordFrequencies m_frequencies;
};

} // namespace

QList<Measure> jsdMeasures()
{
    static const MeasureInfo measure{.key = "jsd",
        .name = "JSD",
        .family = QT_TRANSLATE_NOOP("MetricWords", "Distances"),
        .description = QT_TRANSLATE_NOOP("MetricWords",
            "Jensen-Shannon divergence of how often each word occurs, base 2: 0 is the same, 1 is "
            "no word in common."),
        .isDistance = true,
        .isSymmetric = true,
        .isUsual = true,
        .newComparison = makeComparison<FrequencyComparison>,
        .matches = [](Measure, const TextsToMatch& texts) { return sharedWords(texts); }};
    return {&measure};
}

void WordFrequencies::readCounts(
    const QString& text, Vocabulary& words, WordCounts& into, const std::atomic_bool* cancel)
{
    into.entries.clear();
    into.words = 0;
    eachPythonWord(text, [&](QStringView word) {
        const quint32 number = words.numberOf(word);
        if (number >= m_counts.size())
            m_counts.resize(size_t(number) + 1 + number / 2);
        if (m_counts[number]++ == 0)
            into.entries.push_back({number, 0});
        ++into.words;
        return !isRaised(cancel);
    });
    for (WordCounts::Entry& entry : into.entries)
        entry.count = std::exchange(m_counts[entry.word], 0);
}

Score WordFrequencies::distance(const WordCounts& reference, const WordCounts& candidate)
{
    if (reference.words == 0 && candidate.words == 0)
        return Score::of(0.0);
    if (reference.words == 0 || candidate.words == 0) {
        return Score::undefined(MetricWords::tr(
            "One of the texts has no words, so its word frequencies cannot be compared."));
    }
    const double sum = halfDivergence(reference, candidate) + halfDivergence(candidate, reference);
    return Score::of(std::clamp(0.5 * sum, 0.0, 1.0));
}

/// The Kullback-Leibler divergence of a text from the mean of both. Added up in the order of that
/// text, since no value may depend on the numbers of words.
double WordFrequencies::halfDivergence(const WordCounts& from, const WordCounts& other)
{
    for (const WordCounts::Entry& entry : other.entries) {
        if (entry.word >= m_counts.size())
            m_counts.resize(size_t(entry.word) + 1 + entry.word / 2);
        m_counts[entry.word] = entry.count;
    }
    qint64 own = 0; // words that the other has not: twice the mean, of which the logarithm is 1
    double sum = 0.0;
    for (const WordCounts::Entry& entry : from.entries) {
        const quint32 count = entry.word < m_counts.size() ? m_counts[entry.word] : 0;
        if (count == 0) {
            own += entry.count;
            continue;
        }
        const double share = double(entry.count) / double(from.words);
        const double mean = 0.5 * (share + double(count) / double(other.words));
        sum += share * std::log2(share / mean);
    }
    for (const WordCounts::Entry& entry : other.entries)
        m_counts[entry.word] = 0;
    return sum + double(own) / double(from.words);
}

} // namespace tandem::metrics
