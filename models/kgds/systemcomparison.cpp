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
    QList<double> first;
    QList<double> second;

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
            first.append(*ofFirst);
            second.append(*ofSecond);
        }
    }

    expert::PairedTest test(const std::atomic_bool* cancel) const
    {
        expert::PairedTest tested = expert::pairedTest(
            first, second, expert::kPairedResamples, expert::kPairedSeed, cancel);
        if (first.size() < 2)
            tested.difference = Figure::undefined(
                BenchmarkScoreWords::tr("The systems have fewer than two samples in common."),
                first.size());
        return tested;
    }
    QList<double> differences() const
    {
        QList<double> all;
        for (qsizetype i = 0; i < first.size(); ++i)
            all.append(first.at(i) - second.at(i));
        return all;
    }
    QList<double> averages() const
    {
        QList<double> all;
        for (qsizetype i = 0; i < first.size(); ++i)
            all.append((first.at(i) + second.at(i)) / 2.0);
        return all;
    }
};

/// Adjusts what `testOf` the rows is for all of them.
template <typename Row>
void adjustRows(QList<Row>& rows, expert::PairedTest Row::*testOf)
{
    QList<expert::PairedTest*> tests;
    for (Row& row : rows)
        tests.append(&(row.*testOf));
    expert::adjustByHolm(tests);
}

/// The places of systems by falling means; those without one are last.
QList<qsizetype> orderOfMeans(const QList<SystemStanding>& systems)
{
    QList<qsizetype> order(systems.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) {
        return systems.at(a).mean.value.value_or(-1.0) > systems.at(b).mean.value.value_or(-1.0);
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
            [&](qsizetype system) { return !m_comparison.systems.at(system).mean.isDefined(); });
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
    QList<qsizetype> m_order;                       ///< systems with a mean, by rank
    QList<qsizetype> m_rank;                        ///< of each system
    QList<std::pair<qsizetype, qsizetype>> m_apart; ///< ranks, the better one first
};

void markBest(QList<SystemStanding>& systems)
{
    QList<std::optional<double>> means;
    for (const SystemStanding& one : std::as_const(systems))
        means.append(one.mean.value);
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
    for (const ScoredSystem& one : systems) {
        SystemStanding standing;
        standing.system = one.system;
        standing.mean = bootstrapMean(valuesOf(one, metric), cancel);
        comparison.systems.append(standing);
    }
    for (qsizetype first = 0; first < systems.size(); ++first) {
        for (qsizetype second = first + 1; second < systems.size(); ++second) {
            if (isRaised(cancel))
                return comparison;
            const CommonValues common(systems.at(first), systems.at(second), metric);
            comparison.pairs.append(
                {first, second, common.test(cancel), smallestDifference(common.differences())});
        }
    }
    adjustRows(comparison.pairs, &ComparedPair::test);
    Standings standings(comparison);
    standings.addGroups();
    standings.addTiers();
    markBest(comparison.systems);
    comparison.detectable = largestDetectable(comparison.pairs);
    return comparison;
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
    QList<ReflectionChange> changes;
    for (const ScoredSystem& one : systems) {
        SystemRef reflecting = one.system;
        reflecting.paradigm = Paradigm::SelfReflection;
        const ScoredSystem* other = systemOf(systems, reflecting);
        if (one.system.paradigm != Paradigm::StructuredPrompt || !other)
            continue;
        changes.append(
            {one.system.model, one.system.pattern, CommonValues(*other, one, metric).test(cancel)});
    }
    adjustRows(changes, &ReflectionChange::test);
    return changes;
}

QList<PatternGap> patternGaps(
    const QList<ScoredSystem>& systems, TableMetric metric, const std::atomic_bool* cancel)
{
    QList<PatternGap> gaps;
    for (const ScoredSystem& one : systems) {
        SystemRef abstractive = one.system;
        abstractive.pattern = Pattern::Abstractive;
        const ScoredSystem* other = systemOf(systems, abstractive);
        if (one.system.pattern != Pattern::Extractive || !other)
            continue;
        const CommonValues common(one, *other, metric);
        gaps.append({one.system.model, one.system.paradigm, common.test(cancel),
            bootstrapMean(common.averages(), cancel)});
    }
    adjustRows(gaps, &PatternGap::gap);
    return gaps;
}

} // namespace tandem::kgds
