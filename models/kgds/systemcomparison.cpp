#include "models/kgds/systemcomparison.h"

#include "models/cancel.h"
#include "models/inference/comparison.h"
#include "models/inference/lettergroups.h"
#include "models/inference/means.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/detectabledifference.h"
#include "models/kgds/errorshares.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tandem::kgds {

namespace {

/// Each test alone can then come down to a tenth of 5 %.
constexpr int kResamplesATest = 200;

/// What so many tests over samples are asked with.
inference::PairedRules sampleRules(qsizetype tests, const std::atomic_bool* cancel)
{
    inference::PairedRules rules;
    rules.tooFew = BenchmarkScoreWords::tr("The systems share fewer than two samples.");
    // The smallest p that so many draws can give has to survive Holm's adjustment for all
    // tests, or nothing could ever be told apart among many systems.
    rules.resamples = std::max(inference::kPairedResamples, kResamplesATest * int(tests));
    rules.cancel = cancel;
    return rules;
}

/// Of the samples that have it, by their numbers.
inference::UnitValues valuesBySample(const ScoredSystem& system, TableMetric metric)
{
    inference::UnitValues values;
    for (auto sample = system.samples.cbegin(); sample != system.samples.cend(); ++sample) {
        if (const std::optional<double> value = valueOf(*sample, metric))
            values.insert(sample.key(), *value);
    }
    return values;
}

inference::ScoresOfTwo commonScores(
    const ScoredSystem& first, const ScoredSystem& second, TableMetric metric)
{
    return inference::commonValues(valuesBySample(first, metric), valuesBySample(second, metric));
}

/// The means of the two, sample by sample.
QList<double> averagesOf(const inference::ScoresOfTwo& scores)
{
    QList<double> all;
    for (qsizetype i = 0; i < scores.first.size(); ++i)
        all.append((scores.first.at(i) + scores.second.at(i)) / 2.0);
    return all;
}

/// Every two of these systems, and what their samples could show.
QList<ComparedPair> comparedPairs(
    const QList<inference::UnitValues>& systems, const std::atomic_bool* cancel)
{
    const qsizetype all = systems.size() * (systems.size() - 1) / 2;
    const QList<inference::PairOfAll> tested =
        inference::everyTwo(systems, sampleRules(all, cancel));
    const qsizetype tests = std::count_if(tested.cbegin(), tested.cend(),
        [](const inference::PairOfAll& pair) { return pair.test.difference.isDefined(); });
    QList<ComparedPair> pairs;
    for (const inference::PairOfAll& pair : tested) {
        const QList<double> differences =
            inference::commonValues(systems.at(pair.first), systems.at(pair.second)).differences();
        pairs.append({pair.first, pair.second, pair.test,
            smallestDifference(differences, std::max(tests, qsizetype(1)))});
    }
    return pairs;
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
            if (pair.isSignificant())
                m_apart.append(std::minmax(m_rank.at(pair.first), m_rank.at(pair.second)));
        }
    }

    void addGroups()
    {
        const QList<QList<qsizetype>> ranked =
            inference::compactLetterDisplay(m_order.size(), m_apart);
        const QStringList letters = inference::groupLetters(m_order.size(), ranked);
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
        Figure::undefined(BenchmarkScoreWords::tr("No two systems share two samples."), 0);
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

bool ComparedPair::isSignificant() const
{
    return test.difference.isDefined() && test.holm.value_or(1.0) < kTestLevel;
}

SystemComparison compareSystems(
    const QList<ScoredSystem>& systems, TableMetric metric, const std::atomic_bool* cancel)
{
    SystemComparison comparison;
    comparison.metric = metric;
    QList<inference::UnitValues> bySample;
    QList<QList<double>> values;
    for (const ScoredSystem& one : systems) {
        bySample.append(valuesBySample(one, metric));
        values.append(bySample.constLast().values());
    }
    const QList<Figure> means = inference::meansOverSamples(values, inference::kScoreRange, cancel);
    for (qsizetype i = 0; i < systems.size(); ++i) {
        SystemStanding standing;
        standing.system = systems.at(i).system;
        standing.mean = means.at(i);
        comparison.systems.append(standing);
    }
    comparison.pairs = comparedPairs(bySample, cancel);
    if (isRaised(cancel))
        return comparison;
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
    QList<QList<inference::ScoresOfTwo>> ofMetrics(metrics.size());
    for (const ScoredSystem& one : systems) {
        SystemRef reflecting = one.system;
        reflecting.paradigm = Paradigm::SelfReflection;
        const ScoredSystem* other = systemOf(systems, reflecting);
        if (one.system.paradigm != Paradigm::StructuredPrompt || !other)
            continue;
        changes.append({one.system.model, one.system.pattern, {}});
        for (qsizetype i = 0; i < metrics.size(); ++i)
            ofMetrics[i].append(commonScores(*other, one, metrics.at(i)));
    }
    // Drawn together, since that is what takes time; adjusted metric by metric.
    QList<inference::ScoresOfTwo> all;
    for (const QList<inference::ScoresOfTwo>& scores : std::as_const(ofMetrics))
        all += scores;
    const QList<inference::PairedTest> tests =
        inference::pairedTests(all, sampleRules(all.size(), cancel));
    QList<QList<ReflectionChange>> found(metrics.size(), changes);
    for (qsizetype i = 0; i < metrics.size(); ++i) {
        QList<inference::PairedTest*> adjusted;
        for (qsizetype j = 0; j < changes.size(); ++j) {
            found[i][j].test = tests.at(i * changes.size() + j);
            adjusted.append(&found[i][j].test);
        }
        inference::adjustByHolm(adjusted);
    }
    return found;
}

QList<PatternGap> patternGaps(
    const QList<ScoredSystem>& systems, TableMetric metric, const std::atomic_bool* cancel)
{
    QList<PatternGap> gaps;
    QList<inference::ScoresOfTwo> scores;
    QList<QList<double>> averages;
    for (const ScoredSystem& one : systems) {
        SystemRef abstractive = one.system;
        abstractive.pattern = Pattern::Abstractive;
        const ScoredSystem* other = systemOf(systems, abstractive);
        if (one.system.pattern != Pattern::Extractive || !other)
            continue;
        gaps.append({one.system.model, one.system.paradigm, {}, {}});
        scores.append(commonScores(one, *other, metric));
        averages.append(averagesOf(scores.constLast()));
    }
    const QList<Figure> means =
        inference::meansOverSamples(averages, inference::kScoreRange, cancel);
    for (qsizetype i = 0; i < gaps.size(); ++i)
        gaps[i].average = means.at(i);
    inference::putTests(
        gaps, &PatternGap::gap, inference::tableTests(scores, sampleRules(scores.size(), cancel)));
    return gaps;
}

} // namespace tandem::kgds
