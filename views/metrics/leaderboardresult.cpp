#include "views/metrics/chartresult.h"
#include "views/metrics/charttext.h"
#include "views/metrics/metricsviewwords.h"

#include <QLocale>

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

} // namespace

ChartResult leaderboardResult(const MetricsTable& table, qsizetype column, const std::atomic_bool&)
{
    ChartResult result;
    const metrics::ScoreColumn& scores = table.pairs.columns.at(column);
    ChartData chart = leaderboardChart(scores);
    ChartSeries series{scores.name, {}};
    result.header = {MetricsViewWords::tr("System"), MetricsViewWords::tr("Rank"),
        MetricsViewWords::tr("Mean"), MetricsViewWords::tr("95 %"), MetricsViewWords::tr("n"),
        MetricsViewWords::tr("No value")};
    result.data.header = {QStringLiteral("system"), QStringLiteral("rank"), QStringLiteral("mean"),
        QStringLiteral("mean_low"), QStringLiteral("mean_high"), QStringLiteral("n"),
        QStringLiteral("undefined")};
    const QList<metrics::SystemScore> systems =
        table.systems.isEmpty() ? QList<metrics::SystemScore>()
                                : ranked(table.bySystem.value(column), scores.isDistance);
    const double none = std::nan("");
    for (qsizetype i = 0; i < systems.size(); ++i) {
        const metrics::SystemScore& system = systems.at(i);
        const QString name =
            system.system.isEmpty() ? MetricsViewWords::tr("no system named") : system.system;
        const Figure& mean = system.mean;
        if (mean.isDefined())
            series.points.append({0, *mean.value, mean.interval, mean.n, name});
        const QString rank = mean.isDefined() ? QLocale().toString(i + 1) : QStringLiteral("–");
        result.rows += ResultRow{{name, name}, {rank}, figureCell(mean), intervalCell(mean),
            {QLocale().toString(mean.n)}, {QLocale().toString(system.undefined)}};
        const Interval ends = mean.interval.value_or(Interval{none, none});
        result.data.rows +=
            QStringList{system.system, mean.isDefined() ? QString::number(i + 1) : QString(),
                plainNumber(mean.value), plainNumber(ends.low), plainNumber(ends.high),
                QString::number(mean.n), QString::number(system.undefined)};
    }
    if (!series.points.isEmpty())
        chart.series = {series};
    result.charts = {chart};
    result.caption = chart.title;
    return result;
}

} // namespace tandem
