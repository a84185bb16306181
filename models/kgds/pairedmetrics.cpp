#include "models/kgds/pairedmetrics.h"

#include "models/expert/systempairs.h"
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
    QList<expert::PairedTest*> tests;
    for (PairedMetric& one : all)
        tests.append(&one.test);
    expert::adjustByHolm(tests);
    return all;
}

results::Section pairedMetricsSection(
    const QList<PairedMetric>& metrics, const SystemRef& first, const SystemRef& second)
{
    results::SectionOf table("two_systems", metrics,
        BenchmarkScoreWords::tr("%1 against %2, %3", "two systems, their pattern")
            .arg(systemLabel(first), systemLabel(second), patternName(first.pattern)));
    table.add("metric", BenchmarkScoreWords::tr("Metric"), [&](const PairedMetric& one) {
        return results::Cell(tableMetricKey(first.pattern, one.metric))
            .shownAs(tableMetricName(first.pattern, one.metric));
    });
    for (const auto& [key, system, mean] : {std::tuple("first", first, &PairedMetric::first),
             std::tuple("second", second, &PairedMetric::second)})
        table.add(key, systemLabel(system), mean)
            .percent(2)
            .told(results::Ends::Range)
            .parted(results::Apart::All);
    results::Section section = table;
    const QList<expert::PairedTest> tests = testsIn(metrics, &PairedMetric::test);
    addPairedTests(section, tests);
    if (!metrics.isEmpty())
        section.notes =
            QStringList{BenchmarkScoreWords::tr("Differences are percentage points over the "
                                                "samples that both have, two-sided: exact "
                                                "by signs up to 16 samples that differ, by 10,000 "
                                                "random signs or more beyond. p by "
                                                "Holm "
                                                "is adjusted for all rows.")} +
            expert::intervalsAloneNotes(tests);
    return section;
}

} // namespace tandem::kgds
