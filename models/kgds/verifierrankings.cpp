#include "models/cancel.h"
#include "models/inference/resampling.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/verifieragreement.h"

#include <QHash>

#include <algorithm>
#include <cmath>

/// Whether systems stand in the same order whoever verified them, and whichever samples there are.
namespace tandem::kgds {

namespace {

constexpr quint64 kRankingSeed = 1;
constexpr int kRankingResamples = 10'000;

/// One verifier's scores: a row for each system, a column for each sample.
class ScoreGrid final
{
public:
    ScoreGrid(const Verifier& verifier, Pattern pattern, TableMetric metric)
    {
        QHash<qint64, qsizetype> places;
        for (const VerifiedOutput& output : verifier.outputs) {
            const std::optional<double> value = valueOf(output.score, metric);
            if (output.system.pattern != pattern || !value)
                continue;
            if (!places.contains(output.sample))
                places.insert(output.sample, places.size());
            QList<Cell>& row = rowOf(output.system);
            row.append({places.value(output.sample), *value});
        }
        m_samples = places.size();
    }

    const QList<SystemRef>& systems() const { return m_systems; }
    qsizetype samples() const { return m_samples; }
    qsizetype samplesOf(qsizetype system) const { return m_rows.at(system).size(); }

    /// The means with each sample counted so often; none where a system has nothing of what was
    /// drawn.
    std::optional<QList<double>> means(const QList<int>& times) const
    {
        QList<double> means;
        for (const QList<Cell>& row : m_rows) {
            double sum = 0.0;
            qint64 n = 0;
            for (const Cell& cell : row) {
                sum += cell.value * times.at(cell.sample);
                n += times.at(cell.sample);
            }
            if (n == 0)
                return std::nullopt;
            // Sums of the same numbers in another order are the same mean.
            constexpr double kDigits = 1e12;
            means.append(std::round(sum / double(n) * kDigits) / kDigits);
        }
        return means;
    }

private:
    struct Cell
    {
        qsizetype sample = 0;
        double value = 0.0;
    };

    QList<Cell>& rowOf(const SystemRef& system)
    {
        qsizetype place = m_systems.indexOf(system);
        if (place < 0) {
            place = m_systems.size();
            m_systems.append(system);
            m_rows.append(QList<Cell>());
        }
        return m_rows[place];
    }

    QList<SystemRef> m_systems;
    QList<QList<Cell>> m_rows;
    qsizetype m_samples = 0;
};

/// From 1 for the highest mean.
QList<double> ranksOf(QList<double> means)
{
    for (double& mean : means)
        mean = -mean;
    return averageRanks(means);
}

/// How often each system has this rank again, of `resamples` with a mean of every system.
struct KeptRanks
{
    QList<qint64> kept;
    qint64 resamples = 0;

    KeptRanks(const ScoreGrid& grid, const QList<double>& ranks, const std::atomic_bool* cancel)
        : kept(ranks.size(), 0)
    {
        inference::ClusterDraw draw(grid.samples(), kRankingSeed);
        if (!draw.canDraw())
            return;
        for (int i = 0; i < kRankingResamples && !isRaised(cancel); ++i) {
            const std::optional<QList<double>> means = grid.means(draw.next());
            if (!means)
                continue;
            ++resamples;
            const QList<double> drawn = ranksOf(*means);
            for (qsizetype system = 0; system < ranks.size(); ++system)
                kept[system] += drawn.at(system) == ranks.at(system) ? 1 : 0;
        }
    }

    Figure figure(qsizetype system, qsizetype samples) const
    {
        return resamples == 0
                   ? Figure::undefined(BenchmarkScoreWords::tr(
                                           "Fewer than ten samples cannot show how ranks vary."),
                         samples)
                   : Figure::defined(double(kept.at(system)) / double(resamples), samples);
    }
};

} // namespace

QList<VerifiedMean> verifiedMeans(const Verifier& verifier, Pattern pattern, TableMetric metric)
{
    const ScoreGrid grid(verifier, pattern, metric);
    const QList<double> means = *grid.means(QList<int>(grid.samples(), 1));
    QList<VerifiedMean> all;
    for (qsizetype i = 0; i < means.size(); ++i)
        all.append({grid.systems().at(i), means.at(i)});
    return all;
}

QList<VerifierRanking> verifierRankings(const QList<Verifier>& verifiers, Pattern pattern,
    TableMetric metric, const std::atomic_bool* cancel)
{
    QList<VerifierRanking> rankings;
    for (qsizetype verifier = 0; verifier < verifiers.size(); ++verifier) {
        const ScoreGrid grid(verifiers.at(verifier), pattern, metric);
        const QList<double> ranks = ranksOf(*grid.means(QList<int>(grid.samples(), 1)));
        const KeptRanks kept(grid, ranks, cancel);
        VerifierRanking ranking;
        ranking.verifier = verifier;
        for (qsizetype i = 0; i < ranks.size(); ++i)
            ranking.systems.append(
                {grid.systems().at(i), ranks.at(i), kept.figure(i, grid.samplesOf(i))});
        std::stable_sort(ranking.systems.begin(), ranking.systems.end(),
            [](const RankStability& a, const RankStability& b) { return a.rank < b.rank; });
        rankings.append(ranking);
    }
    return rankings;
}

QList<RankAgreement> rankAgreements(
    const QList<Verifier>& verifiers, Pattern pattern, TableMetric metric)
{
    QList<QList<VerifiedMean>> means;
    for (const Verifier& verifier : verifiers)
        means.append(verifiedMeans(verifier, pattern, metric));
    QList<RankAgreement> agreements;
    for (qsizetype first = 0; first < means.size(); ++first) {
        for (qsizetype second = first + 1; second < means.size(); ++second) {
            QList<double> x;
            QList<double> y;
            for (const VerifiedMean& one : std::as_const(means.at(first))) {
                for (const VerifiedMean& other : std::as_const(means.at(second))) {
                    if (one.system == other.system) {
                        x.append(one.mean);
                        y.append(other.mean);
                    }
                }
            }
            agreements.append({first, second, kendallCorrelation(x, y)});
        }
    }
    return agreements;
}

} // namespace tandem::kgds
