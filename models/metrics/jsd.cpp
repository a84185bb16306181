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

    MeasureBasis basisOf(Measure, const WordCounts& reference, const WordCounts& candidate) override
    {
        return m_frequencies.basis(reference, candidate, *m_tools.words);
    }

    WordFrequencies m_frequencies;
};

} // namespace

QList<Measure> jsdMeasures()
{
    static const MeasureInfo measure{.key = "jsd",
        .name = "JSD",
        .family = QT_TRANSLATE_NOOP("MetricWords", "Distances"),
        .description =
            QT_TRANSLATE_NOOP("MetricWords", "Jensen-Shannon divergence of word frequencies, base "
                                             "2: 0 means identical, 1 means no word in common."),
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
            "One of the texts has no words, so word frequencies cannot be compared."));
    }
    return Score::of(std::clamp(divergences(reference, candidate).value(), 0.0, 1.0));
}

JsdBasis WordFrequencies::divergences(const WordCounts& reference, const WordCounts& candidate)
{
    JsdBasis basis;
    basis.referenceDivergence = halfDivergence(reference, candidate);
    basis.candidateDivergence = halfDivergence(candidate, reference);
    return basis;
}

MeasureBasis WordFrequencies::basis(
    const WordCounts& reference, const WordCounts& candidate, const Vocabulary& words)
{
    if (reference.words == 0 || candidate.words == 0)
        return {};
    JsdBasis basis = divergences(reference, candidate);
    basis.referenceWords = reference.words;
    basis.candidateWords = candidate.words;
    basis.referenceDifferent = qint64(reference.entries.size());
    basis.candidateDifferent = qint64(candidate.entries.size());
    const auto add = [&](quint32 word, double inReference, double inCandidate) {
        const double mean = 0.5 * (inReference + inCandidate);
        const auto part = [mean](double share) {
            return share > 0.0 ? 0.5 * share * std::log2(share / mean) : 0.0;
        };
        basis.words.append({words.word(word).toString(), inReference, inCandidate,
            part(inReference) + part(inCandidate)});
    };
    const auto share = [](quint32 count, const WordCounts& of) {
        return double(count) / double(of.words);
    };
    setCounts(candidate);
    for (const WordCounts::Entry& entry : reference.entries) {
        const quint32 other = countOf(entry.word);
        basis.shared += other > 0 ? 1 : 0;
        add(entry.word, share(entry.count, reference), share(other, candidate));
    }
    clearCounts(candidate);
    setCounts(reference);
    for (const WordCounts::Entry& entry : candidate.entries) {
        if (countOf(entry.word) == 0)
            add(entry.word, 0.0, share(entry.count, candidate));
    }
    clearCounts(reference);
    std::stable_sort(basis.words.begin(), basis.words.end(),
        [](const JsdBasis::Word& a, const JsdBasis::Word& b) { return a.part > b.part; });
    return basis;
}

void WordFrequencies::setCounts(const WordCounts& of)
{
    for (const WordCounts::Entry& entry : of.entries) {
        if (entry.word >= m_counts.size())
            m_counts.resize(size_t(entry.word) + 1 + entry.word / 2);
        m_counts[entry.word] = entry.count;
    }
}

void WordFrequencies::clearCounts(const WordCounts& of)
{
    for (const WordCounts::Entry& entry : of.entries)
        m_counts[entry.word] = 0;
}

/// The Kullback-Leibler divergence of a text from the mean of both. Added up in the order of that
/// text, since no value may depend on the numbers of words.
double WordFrequencies::halfDivergence(const WordCounts& from, const WordCounts& other)
{
    setCounts(other);
    qint64 own = 0; // words that the other has not: twice the mean, of which the logarithm is 1
    double sum = 0.0;
    for (const WordCounts::Entry& entry : from.entries) {
        const quint32 count = countOf(entry.word);
        if (count == 0) {
            own += entry.count;
            continue;
        }
        const double share = double(entry.count) / double(from.words);
        const double mean = 0.5 * (share + double(count) / double(other.words));
        sum += share * std::log2(share / mean);
    }
    clearCounts(other);
    return sum + double(own) / double(from.words);
}

} // namespace tandem::metrics
