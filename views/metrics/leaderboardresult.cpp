#include "views/metrics/chartresult.h"
#include "views/metrics/charttext.h"
#include "views/metrics/metricsviewwords.h"

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

/// The best first, those without a value last, equals in the table's order.
QList<metrics::SystemScore> ranked(QList<metrics::SystemScore> scores, bool isDistance)
{
    std::stable_sort(scores.begin(), scores.end(),
        [isDistance](const metrics::SystemScore& a, const metrics::SystemScore& b) {
            if (!a.mean.isDefined() || !b.mean.isDefined())
                return a.mean.isDefined() && !b.mean.isDefined();
            return isDistance ? *a.mean.value < *b.mean.value : *a.mean.value > *b.mean.value;
        });
    return scores;
}

ChartData leaderboardChart(const metrics::ScoreColumn& column)
{
    ChartData chart;
    chart.kind = ChartKind::Bars;
    chart.title = MetricsViewWords::tr("Systems by mean %1", "%1 is a measure").arg(column.name);
    chart.subtitle =
        column.measure
            ? MetricsViewWords::tr("95 % intervals over pairs by Student's t on the logit scale")
            : MetricsViewWords::tr("95 % intervals over pairs by Student's t");
    if (column.isDistance)
        chart.subtitle = MetricsViewWords::tr("%1; lower is closer").arg(chart.subtitle);
    chart.xTitle = MetricsViewWords::tr("system");
    chart.yTitle = MetricsViewWords::tr("mean %1").arg(column.name);
    chart.decimals = 4;
    if (column.measure)
        chart.bounds = Interval{0.0, column.measure->most};
    chart.empty = MetricsViewWords::tr("No pair names its system and has a value of this measure.");
    return chart;
}

QString shownSystem(const metrics::SystemScore& system)
{
    return system.system.isEmpty() ? MetricsViewWords::tr("no system named") : system.system;
}

results::Section systemsByRank(const QList<metrics::SystemScore>& systems)
{
    using Score = metrics::SystemScore;
    results::SectionOf table("systems", systems);
    table.add("system", MetricsViewWords::tr("System"), [](const Score& score) {
        return results::Cell(score.system)
            .shownAs(shownSystem(score))
            .explained(shownSystem(score));
    });
    table.add("rank", MetricsViewWords::tr("Rank"), [&](const Score& score) {
        const qint64 rank = &score - systems.data() + 1;
        return score.mean.isDefined() ? results::Cell(rank) : results::Cell();
    });
    addChartFigure(table, QStringLiteral("mean"), MetricsViewWords::tr("Mean"), &Score::mean);
    addChartEnds(table, QStringLiteral("mean_"), &Score::mean);
    table.add("n", MetricsViewWords::tr("n"), [](const Score& score) { return score.mean.n; });
    table.add("undefined", MetricsViewWords::tr("No value"), &Score::undefined);
    return table;
}

} // namespace

ChartResult leaderboardResult(const MetricsTable& table, qsizetype column, const std::atomic_bool&)
{
    const metrics::ScoreColumn& scores = table.pairs.columns.at(column);
    ChartData chart = leaderboardChart(scores);
    ChartSeries series{scores.name, {}};
    const QList<metrics::SystemScore> systems =
        table.systems.isEmpty() ? QList<metrics::SystemScore>()
                                : ranked(table.bySystem.value(column), scores.isDistance);
    for (const metrics::SystemScore& system : systems)
        ChartData::addFigure(series, system.mean, shownSystem(system));
    chart.add(series);
    return chartResult(chart, systemsByRank(systems));
}

} // namespace tandem
