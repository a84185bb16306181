#include "models/kgds/resampledagreement.h"

#include "models/agreement/agreementinterval.h"
#include "models/cancel.h"
#include "models/inference/resampling.h"

#include <cmath>
#include <numeric>
#include <optional>

namespace tandem::kgds {

namespace {

constexpr quint64 kPairsSeed = 1;
constexpr int kPairsResamples = 2'000;

/// As how many independent pairs these count, since those of a sample hang together: so many of one
/// weight would leave the share that agrees as uncertain. Never more than `pairs`.
double independentPairs(
    const QList<QList<double>>& samples, int categories, double observed, double pairs)
{
    double total = 0.0;
    double squares = 0.0; ///< of how far the samples' pairs are from the mean, all together
    for (const QList<double>& cells : samples) {
        const double all = std::accumulate(cells.cbegin(), cells.cend(), 0.0);
        double agreed = 0.0;
        for (int i = 0; i < categories; ++i)
            agreed += cells.at(qsizetype(i) * (categories + 1));
        total += all;
        squares += std::pow(agreed - observed * all, 2);
    }
    const double ofOne = observed * (1.0 - observed) * total * total;
    return squares * pairs > ofOne ? ofOne / squares : pairs;
}

/// A table of weights of pairs of answers, row after row, and how well the two sides agree in it.
class WeightedTable final
{
public:
    WeightedTable(int categories, const QList<QList<double>>& samples, const QList<int>& times)
        : m_categories(categories)
        , m_cells(qsizetype(categories) * categories, 0.0)
    {
        for (qsizetype sample = 0; sample < samples.size(); ++sample) {
            if (times.at(sample) == 0)
                continue;
            for (qsizetype cell = 0; cell < m_cells.size(); ++cell)
                m_cells[cell] += samples.at(sample).at(cell) * times.at(sample);
        }
        m_total = std::accumulate(m_cells.cbegin(), m_cells.cend(), 0.0);
    }

    /// None where there is nothing.
    std::optional<double> observed() const
    {
        double agreed = 0.0;
        for (int i = 0; i < m_categories; ++i)
            agreed += at(i, i);
        return m_total > 0.0 ? std::optional(agreed / m_total) : std::nullopt;
    }

    /// By chance, Cohen's.
    std::optional<double> expected() const
    {
        double chance = 0.0;
        for (int i = 0; i < m_categories; ++i) {
            double row = 0.0;
            double column = 0.0;
            for (int j = 0; j < m_categories; ++j) {
                row += at(i, j);
                column += at(j, i);
            }
            chance += row * column;
        }
        return m_total > 0.0 ? std::optional(chance / (m_total * m_total)) : std::nullopt;
    }

    /// None also where both gave one and the same answer throughout.
    std::optional<double> kappa() const
    {
        const std::optional<double> chance = expected();
        if (!chance || *chance >= 1.0)
            return std::nullopt;
        return (*observed() - *chance) / (1.0 - *chance);
    }

private:
    double at(int a, int b) const { return m_cells.at(qsizetype(a) * m_categories + b); }

    int m_categories;
    QList<double> m_cells;
    double m_total = 0.0;
};

} // namespace

SampledPairs::SampledPairs(int categories)
    : m_counts(categories)
{
}

void SampledPairs::add(qint64 sample, int first, int second, double weight)
{
    const int categories = m_counts.categories();
    QList<double>& pairs = m_bySample[sample];
    pairs.resize(qsizetype(categories) * categories);
    pairs[qsizetype(first) * categories + second] += weight;
    m_weights.add(weight);
    m_counts.add(first, second);
}

SampledPairs::Agreement SampledPairs::agreement(const std::atomic_bool* cancel) const
{
    const QList<QList<double>> samples = m_bySample.values();
    const int categories = m_counts.categories();
    const WeightedTable all(categories, samples, QList<int>(samples.size(), 1));
    // What is undefined and why, and n.
    Agreement result{percentAgreement(m_counts), cohenKappa(m_counts)};
    result.percent.interval.reset();
    result.kappa.kappa.interval.reset();
    result.kappa.largeSample.reset(); // which knows neither weights nor samples
    if (result.percent.isDefined())
        result.percent.value = all.observed();
    if (result.kappa.kappa.isDefined())
        result.kappa.kappa.value = all.kappa();
    result.kappa.observed = all.observed();
    result.kappa.expected = all.expected();
    inference::ClusterDraw draw(samples.size(), kPairsSeed);
    if (draw.clusters() < inference::kLeastGroups)
        return result;
    inference::ResampledValues percents;
    inference::ResampledValues kappas;
    for (int i = 0; i < kPairsResamples && !isRaised(cancel); ++i) {
        const WeightedTable table(categories, samples, draw.next());
        percents.add(table.observed());
        kappas.add(table.kappa());
    }
    const double pairs = independentPairs(
        samples, categories, result.kappa.observed.value_or(0.0), m_weights.pairs());
    const auto addInterval = [&](Figure& figure, double expected, std::optional<double> error) {
        if (figure.isDefined() && error)
            figure.interval = agreementInterval(
                {*result.kappa.observed, expected, pairs}, *error, samples.size());
    };
    addInterval(result.percent, 0.0, percents.error());
    addInterval(result.kappa.kappa, result.kappa.expected.value_or(0.0), kappas.error());
    return result;
}

} // namespace tandem::kgds
