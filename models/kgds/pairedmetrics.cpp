#include "models/kgds/pairedmetrics.h"

#include "models/inference/comparison.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/pointcolumns.h"
#include "models/kgds/systemcomparison.h"
#include "models/kgds/systemlabel.h"

namespace tandem::kgds {

QList<PairedMetric> pairedMetrics(
    const ScoredSystem& first, const ScoredSystem& second, const std::atomic_bool* cancel)
{
    QList<PairedMetric> all;
    for (const TableMetric metric : kTableMetrics) {
        const SystemComparison found = compareSystems({first, second}, metric, cancel);
        if (found.pairs.isEmpty())
            return all;
        all.append({metric, found.systems.first().mean, found.systems.last().mean,
            found.pairs.first().test});
    }
    QList<inference::PairedTest*> tests;
    for (PairedMetric& one : all)
        tests.append(&one.test);
    inference::adjustByHolm(tests);
    return all;
}

results::Section pairedMetricsSection(
    const QList<PairedMetric>& metrics, const SystemRef& first, const SystemRef& second)
{
    results::SectionOf table("two_systems", metrics,
        BenchmarkScoreWords::tr("%1 vs. %2, %3", "two systems, their pattern")
            .arg(systemLabel(first), systemLabel(second), patternName(first.pattern)));
    table.add("metric", BenchmarkScoreWords::tr("Metric"), [&](const PairedMetric& one) {
        return results::Cell(tableMetricKey(first.pattern, one.metric))
            .shownAs(tableMetricName(first.pattern, one.metric));
    });
    for (const auto& [key, system, mean] : {std::tuple("first", first, &PairedMetric::first),
             std::tuple("second", second, &PairedMetric::second)})
        table.add(key, systemLabel(system), mean)
            .percent(2)
            .withInterval(results::IntervalStyle::Range)
            .csv(results::CsvLayout::All);
    results::Section section = table;
    addSampleTests(section, inference::testsIn(metrics, &PairedMetric::test));
    return section;
}

} // namespace tandem::kgds
