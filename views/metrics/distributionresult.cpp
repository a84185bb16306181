#include "models/metrics/distribution.h"
#include "views/metrics/chartresult.h"
#include "views/metrics/charttext.h"
#include "views/metrics/metricsviewwords.h"

#include <QHash>
#include <QLocale>

#include <cmath>

namespace tandem {

namespace {

constexpr qsizetype kMostOverlaid = 3;

/// The values of one system, or of all pairs.
struct Group
{
    QString name;
    QList<double> values;
    qint64 undefined = 0;
    metrics::Distribution distribution = {};
};

QList<Group> groupsOf(const MetricsTable& table, qsizetype column, bool bySystem)
{
    QList<Group> groups;
    QHash<QString, qsizetype> places;
    if (!bySystem)
        groups += Group{MetricsViewWords::tr("All pairs"), {}, 0};
    const QList<metrics::Score>& scores = table.pairs.columns.at(column).scores;
    for (qsizetype i = 0; i < scores.size(); ++i) {
        const QString system = bySystem ? table.pairs.pairs.at(i).system : QString();
        auto found = places.find(system);
        if (found == places.end()) {
            if (bySystem)
                groups += Group{
                    system.isEmpty() ? MetricsViewWords::tr("(unnamed system)") : system, {}, 0};
            found = places.insert(system, groups.size() - 1);
        }
        Group& group = groups[*found];
        const auto& value = scores.at(i).value;
        if (value && std::isfinite(*value))
            group.values += *value;
        else
            ++group.undefined;
    }
    return groups;
}

QString figuresText(const Group& group)
{
    const metrics::Distribution& all = group.distribution;
    QString text = MetricsViewWords::tr("n = %1").arg(QLocale().toString(all.mean.n));
    if (all.mean.isDefined())
        text = MetricsViewWords::tr("%1, mean %2, median %3, SD %4", "%1 is n")
                   .arg(text, chartNumber(*all.mean.value), chartNumber(all.median),
                       chartNumber(all.deviation));
    if (group.undefined > 0)
        text = MetricsViewWords::tr("%1; excluded, no value: %2")
                   .arg(text, QLocale().toString(group.undefined));
    return text;
}

ChartSeries binsOf(const Group& group, const metrics::BinEdges& edges)
{
    ChartSeries series{group.name, {}};
    for (int bin = 0; bin < edges.count; ++bin) {
        series.points.append({edges.middle(bin), double(group.distribution.bins.at(bin)), {}, 0,
            chartInterval(edges.left(bin), edges.left(bin + 1))});
    }
    return series;
}

ChartData emptyDistribution(const metrics::ScoreColumn& column, const metrics::BinEdges& edges)
{
    ChartData chart;
    chart.kind = ChartKind::Histogram;
    chart.title =
        MetricsViewWords::tr("Distribution of %1", "%1 is a measure").arg(titleName(column));
    chart.xTitle = axisName(column);
    chart.yTitle = MetricsViewWords::tr("number of pairs");
    chart.decimals = 0;
    chart.binWidth = edges.width;
    chart.empty = MetricsViewWords::tr("No pair has a value for this measure.");
    return chart;
}

/// A chart for each group, as high as the highest.
QList<ChartData> chartsApart(const QList<Group>& groups, const ChartData& empty,
    const QString& measure, const metrics::BinEdges& edges)
{
    double highest = 1.0;
    for (const Group& group : groups) {
        for (const qint64 count : group.distribution.bins)
            highest = std::max(highest, double(count));
    }
    QList<ChartData> charts;
    for (const Group& group : groups) {
        ChartData chart = empty;
        if (groups.size() > 1) {
            chart.title =
                MetricsViewWords::tr("%1: %2", "system and measure").arg(group.name, measure);
            chart.yRange = Interval{0.0, highest};
        }
        chart.subtitle = figuresText(group);
        if (!group.values.isEmpty()) {
            chart.series = {binsOf(group, edges)};
            const double mean = *group.distribution.mean.value;
            const double median = group.distribution.median;
            chart.marks = {{mean, MetricsViewWords::tr("mean %1").arg(chartNumber(mean))},
                {median, MetricsViewWords::tr("median %1").arg(chartNumber(median))}};
        }
        charts += chart;
    }
    return charts;
}

results::Section figuresOf(const QList<Group>& groups)
{
    results::SectionOf table("distribution", groups);
    const auto mean = [](const Group& group) { return group.distribution.mean; };
    const auto add = [&](const char* key, const QString& title,
                         double metrics::Distribution::*which) {
        chartColumn(table.add(key, title, [which](const Group& group) {
            return group.values.isEmpty() ? results::Cell()
                                          : results::Cell(group.distribution.*which);
        }));
    };
    table.add("system", MetricsViewWords::tr("System"),
        [](const Group& group) { return results::Cell(group.name).explained(group.name); });
    table.add("n", MetricsViewWords::tr("n"),
        [](const Group& group) { return group.distribution.mean.n; });
    addChartFigure(table, QStringLiteral("mean"), MetricsViewWords::tr("Mean"), mean);
    addChartEnds(table, QStringLiteral("mean_"), mean);
    add("median", MetricsViewWords::tr("Median"), &metrics::Distribution::median);
    add("sd", MetricsViewWords::tr("SD", "standard deviation"), &metrics::Distribution::deviation);
    add("min", MetricsViewWords::tr("Min"), &metrics::Distribution::least);
    add("max", MetricsViewWords::tr("Max"), &metrics::Distribution::most);
    table.add("undefined", MetricsViewWords::tr("No value"), &Group::undefined);
    return table;
}

} // namespace

ChartResult distributionResult(
    const MetricsTable& table, qsizetype column, bool bySystem, const std::atomic_bool& cancel)
{
    ChartResult result;
    const metrics::ScoreColumn& scores = table.pairs.columns.at(column);
    QList<Group> groups = groupsOf(table, column, bySystem && !table.systems.isEmpty());
    QList<double> all;
    for (const Group& group : std::as_const(groups))
        all += group.values;
    const metrics::BinEdges edges = metrics::binEdges(all);
    for (Group& group : groups) {
        if (cancel)
            return result;
        group.distribution = metrics::distributionOf(group.values, edges);
        group.distribution.mean = metrics::meanOverPairs(group.values, scores.bounds());
    }
    const ChartData empty = emptyDistribution(scores, edges);
    if (groups.size() > 1 && groups.size() <= kMostOverlaid && !all.isEmpty()) {
        ChartData chart = empty;
        QStringList figures;
        for (const Group& group : std::as_const(groups)) {
            if (!group.values.isEmpty())
                chart.add(binsOf(group, edges));
            figures += MetricsViewWords::tr("%1: %2", "name of a system and its figures")
                           .arg(group.name, figuresText(group));
        }
        chart.subtitle = figures.join(QLatin1Char('\n'));
        result.charts = {chart};
    } else {
        result.charts = chartsApart(groups, empty, titleName(scores), edges);
    }
    result.section = figuresOf(groups);
    result.section.title = empty.title;
    return result;
}

} // namespace tandem
