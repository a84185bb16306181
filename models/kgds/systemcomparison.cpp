#include "models/kgds/systemcomparison.h"

#include "models/cancel.h"
#include "models/expert/systempairs.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/detectabledifference.h"
#include "models/kgds/errorshares.h"
#include "models/kgds/lettergroups.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tandem::kgds {

namespace {

/// The values of two systems over the samples that both have.
struct CommonValues
{
    expert::ScoresOfTwo scores;

    CommonValues(const ScoredSystem& one, const ScoredSystem& other, TableMetric metric)
    {
        for (auto at = one.samples.cbegin(); at != one.samples.cend(); ++at) {
            const auto match = other.samples.constFind(at.key());
            if (match == other.samples.cend())
                continue;
            const std::optional<double> ofFirst = valueOf(*at, metric);
            const std::optional<double> ofSecond = valueOf(*match, metric);
            if (!ofFirst || !ofSecond)
                continue;
            scores.first.append(*ofFirst);
            scores.second.append(*ofSecond);
        }
    }

    QList<double> differences() const
    {
        QList<double> all;
        for (qsizetype i = 0; i < scores.first.size(); ++i)
            all.append(scores.first.at(i) - scores.second.at(i));
        return all;
    }
    QList<double> averages() const
    {
        QList<double> all;
        for (qsizetype i = 0; i < scores.first.size(); ++i)
            all.append((scores.first.at(i) + scores.second.at(i)) / 2.0);
        return all;
    }
};

/// Each test alone can then come down to a tenth of 5 %.
constexpr int kResamplesATest = 200;

/// The test of each; drawn together, since that is what takes time.
QList<expert::PairedTest> testsOf(
    const QList<expert::ScoresOfTwo>& all, const std::atomic_bool* cancel)
{
    // The smallest p that so many draws can give has to survive Holm's adjustment for all
    // tests, or nothing could ever be told apart among many systems.
    const int resamples = std::max(expert::kPairedResamples, kResamplesATest * int(all.size()));
    QList<expert::PairedTest> tests =
        expert::pairedTests(all, resamples, expert::kPairedSeed, cancel);
    for (expert::PairedTest& test : tests) {
        const qint64 n = test.wins + test.ties + test.losses;
        if (n < 2)
            test.difference = Figure::undefined(
                BenchmarkScoreWords::tr("The systems have fewer than two samples in common."), n);
    }
    return tests;
}

/// Puts tests in the places of their rows, adjusted for all of these.
template <typename Row>
void takeTests(
    QList<Row>& rows, expert::PairedTest Row::*testOf, const QList<expert::PairedTest>& tests)
{
    QList<expert::PairedTest*> taken;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        rows[i].*testOf = tests.at(i);
        taken.append(&(rows[i].*testOf));
    }
    expert::adjustByHolm(taken);
}

/// The places of systems by falling means; those without one to compare are last.
QList<qsizetype> orderOfMeans(const QList<SystemStanding>& systems)
{
    QList<qsizetype> order(systems.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) {
        return comparedMean(systems.at(a).mean).value_or(-1.0) >
               comparedMean(systems.at(b).mean).value_or(-1.0);
    });
    return order;
}

/// Groups and tiers by which pairs are told apart.
class Standings final
{
public:
    explicit Standings(SystemComparison& comparison)
        : m_comparison(comparison)
        , m_order(orderOfMeans(comparison.systems))
        , m_rank(m_order.size())
    {
        for (qsizetype rank = 0; rank < m_order.size(); ++rank)
            m_rank[m_order.at(rank)] = rank;
        m_order.removeIf(
            [&](qsizetype system) { return !comparedMean(m_comparison.systems.at(system).mean); });
        for (const ComparedPair& pair : comparison.pairs) {
            if (pair.toldApart())
                m_apart.append(std::minmax(m_rank.at(pair.first), m_rank.at(pair.second)));
        }
    }

    void addGroups()
    {
        const QList<QList<qsizetype>> ranked = groupsNotToldApart(m_order.size(), m_apart);
        const QStringList letters = groupLetters(m_order.size(), ranked);
        for (qsizetype rank = 0; rank < m_order.size(); ++rank)
            m_comparison.systems[m_order.at(rank)].letters = letters.at(rank);
        for (QList<qsizetype> group : ranked) {
            for (qsizetype& member : group)
                member = m_order.at(member);
            m_comparison.groups.append(group);
        }
    }

    void addTiers()
    {
        qsizetype leader = 0;
        int tier = 1;
        for (qsizetype rank = 0; rank < m_order.size(); ++rank) {
            if (m_apart.contains(std::pair<qsizetype, qsizetype>(leader, rank))) {
                leader = rank;
                ++tier;
            }
            m_comparison.systems[m_order.at(rank)].tier = tier;
        }
    }

private:
    SystemComparison& m_comparison;
    QList<qsizetype> m_order;                       ///< systems with a mean to compare, by rank
    QList<qsizetype> m_rank;                        ///< of each system
    QList<std::pair<qsizetype, qsizetype>> m_apart; ///< ranks, the better one first
};

void markBest(QList<SystemStanding>& systems)
{
    QList<std::optional<double>> means;
    for (const SystemStanding& one : std::as_const(systems))
        means.append(comparedMean(one.mean));
    const BestPlaces places = bestPlaces(means);
    for (const qsizetype place : places.best)
        systems[place].best = true;
    for (const qsizetype place : places.second)
        systems[place].second = true;
}

Figure largestDetectable(const QList<ComparedPair>& pairs)
{
    Figure largest =
        Figure::undefined(BenchmarkScoreWords::tr("No two systems have two samples in common."), 0);
    for (const ComparedPair& pair : pairs) {
        // Where some two could not be told apart at all, no difference holds for any two.
        if (pair.test.difference.isDefined() && !pair.detectable.isDefined())
            return pair.detectable;
        if (pair.detectable.isDefined() &&
            (!largest.isDefined() || *pair.detectable.value > *largest.value))
            largest = pair.detectable;
    }
    return largest;
}

const ScoredSystem* systemOf(const QList<ScoredSystem>& systems, const SystemRef& ref)
{
    const auto found = std::find_if(systems.cbegin(), systems.cend(),
        [&](const ScoredSystem& one) { return one.system == ref; });
    return found == systems.cend() ? nullptr : &*found;
}

} // namespace

bool ComparedPair::toldApart() const
{
    return test.difference.isDefined() && test.holm.value_or(1.0) < kTestLevel;
}

SystemComparison compareSystems(
    const QList<ScoredSystem>& systems, TableMetric metric, const std::atomic_bool* cancel)
{
    SystemComparison comparison;
    comparison.metric = metric;
    QList<QList<double>> values;
    for (const ScoredSystem& one : systems)
        values.append(valuesOf(one, metric));
    const QList<Figure> means = expert::meansOverSamples(values, expert::kScoreRange, cancel);
    for (qsizetype i = 0; i < systems.size(); ++i) {
        SystemStanding standing;
        standing.system = systems.at(i).system;
        standing.mean = means.at(i);
        comparison.systems.append(standing);
    }
    QList<expert::ScoresOfTwo> scores;
    QList<QList<double>> differences;
    for (qsizetype first = 0; first < systems.size(); ++first) {
        for (qsizetype second = first + 1; second < systems.size(); ++second) {
            if (isRaised(cancel))
                return comparison;
            const CommonValues common(systems.at(first), systems.at(second), metric);
            comparison.pairs.append({first, second, {}, {}});
            differences.append(common.differences());
            scores.append(common.scores);
        }
    }
    takeTests(comparison.pairs, &ComparedPair::test, testsOf(scores, cancel));
    const qsizetype tests = std::count_if(comparison.pairs.cbegin(), comparison.pairs.cend(),
        [](const ComparedPair& pair) { return pair.test.difference.isDefined(); });
    for (qsizetype i = 0; i < comparison.pairs.size(); ++i)
        comparison.pairs[i].detectable =
            smallestDifference(differences.at(i), std::max(tests, qsizetype(1)));
    Standings standings(comparison);
    standings.addGroups();
    standings.addTiers();
    markBest(comparison.systems);
    comparison.detectable = largestDetectable(comparison.pairs);
    return comparison;
}

std::optional<double> comparedMean(const Figure& mean)
{
    return mean.n < kLeastCompared ? std::nullopt : mean.value;
}

BestPlaces bestPlaces(const QList<std::optional<double>>& values)
{
    QList<qint64> shown;
    for (const std::optional<double>& value : values)
        shown.append(value ? std::llround(publishedPercent(*value) * 100.0) : -1);
    const qint64 best = shown.isEmpty() ? -1 : *std::max_element(shown.cbegin(), shown.cend());
    qint64 second = -1;
    for (const qint64 one : std::as_const(shown))
        second = one < best ? std::max(second, one) : second;
    BestPlaces places;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        if (shown.at(i) >= 0 && shown.at(i) == best)
            places.best.append(i);
        else if (shown.at(i) >= 0 && shown.at(i) == second)
            places.second.append(i);
    }
    return places;
}

QList<ReflectionChange> reflectionChanges(
    const QList<ScoredSystem>& systems, TableMetric metric, const std::atomic_bool* cancel)
{
    return reflectionChanges(systems, QList{metric}, cancel).first();
}

QList<QList<ReflectionChange>> reflectionChanges(const QList<ScoredSystem>& systems,
    const QList<TableMetric>& metrics, const std::atomic_bool* cancel)
{
    QList<ReflectionChange> changes;
    QList<QList<expert::ScoresOfTwo>> ofMetrics(metrics.size());
    for (const ScoredSystem& one : systems) {
        SystemRef reflecting = one.system;
        reflecting.paradigm = Paradigm::SelfReflection;
        const ScoredSystem* other = systemOf(systems, reflecting);
        if (one.system.paradigm != Paradigm::StructuredPrompt || !other)
            continue;
        changes.append({one.system.model, one.system.pattern, {}});
        for (qsizetype i = 0; i < metrics.size(); ++i)
            ofMetrics[i].append(CommonValues(*other, one, metrics.at(i)).scores);
    }
    QList<expert::ScoresOfTwo> all;
    for (const QList<expert::ScoresOfTwo>& scores : std::as_const(ofMetrics))
        all += scores;
    const QList<expert::PairedTest> tests = testsOf(all, cancel);
    QList<QList<ReflectionChange>> found(metrics.size(), changes);
    for (qsizetype i = 0; i < metrics.size(); ++i)
        takeTests(found[i], &ReflectionChange::test, tests.mid(i * changes.size(), changes.size()));
    return found;
}

QList<PatternGap> patternGaps(
    const QList<ScoredSystem>& systems, TableMetric metric, const std::atomic_bool* cancel)
{
    QList<PatternGap> gaps;
    QList<expert::ScoresOfTwo> scores;
    QList<QList<double>> averages;
    for (const ScoredSystem& one : systems) {
        SystemRef abstractive = one.system;
        abstractive.pattern = Pattern::Abstractive;
        const ScoredSystem* other = systemOf(systems, abstractive);
        if (one.system.pattern != Pattern::Extractive || !other)
            continue;
        const CommonValues common(one, *other, metric);
        gaps.append({one.system.model, one.system.paradigm, {}, {}});
        scores.append(common.scores);
        averages.append(common.averages());
    }
    const QList<Figure> means = expert::meansOverSamples(averages, expert::kScoreRange, cancel);
    for (qsizetype i = 0; i < gaps.size(); ++i)
        gaps[i].average = means.at(i);
    takeTests(gaps, &PatternGap::gap, testsOf(scores, cancel));
    return gaps;
}

} // namespace tandem::kgds
