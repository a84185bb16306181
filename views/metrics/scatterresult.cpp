#include "models/agreement/correlationreport.h"
#include "models/agreement/regression.h"
#include "views/metrics/chartresult.h"
#include "views/metrics/charttext.h"
#include "views/metrics/metricsviewwords.h"

#include <QHash>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tandem {

namespace {

constexpr int kBandSteps = 60;
constexpr qsizetype kMostSystems = 12; ///< that have a look of their own
constexpr double kScatterNone = std::numeric_limits<double>::quiet_NaN();

/// What is set against each other: a value, or NaN, of each pair or system.
struct TwoColumns
{
    QList<double> x;
    QList<double> y;
    QStringList labels;
    QStringList systems;
    QList<qint64> ids;
};

TwoColumns ofPairs(const MetricsTable& table, qsizetype x, qsizetype y)
{
    TwoColumns columns;
    const QList<metrics::TextPair>& pairs = table.pairs.pairs;
    const auto value = [&](qsizetype column, qsizetype pair) {
        return table.pairs.columns.at(column).scores.value(pair).value.value_or(kScatterNone);
    };
    for (qsizetype i = 0; i < pairs.size(); ++i) {
        columns.x += value(x, i);
        columns.y += value(y, i);
        columns.labels += pairs.at(i).id;
        columns.systems += pairs.at(i).system;
        columns.ids += i;
    }
    return columns;
}

TwoColumns ofSystems(const MetricsTable& table, qsizetype x, qsizetype y)
{
    TwoColumns columns;
    const QList<metrics::SystemScore> across = table.bySystem.value(x);
    const QList<metrics::SystemScore> up = table.bySystem.value(y);
    for (qsizetype i = 0; i < std::min(across.size(), up.size()); ++i) {
        if (across.at(i).system.isEmpty())
            continue;
        columns.x += across.at(i).mean.value.value_or(kScatterNone);
        columns.y += up.at(i).mean.value.value_or(kScatterNone);
        columns.labels += across.at(i).system;
        columns.systems += QString();
        columns.ids += -1;
    }
    return columns;
}

/// Points by system, in the systems' order, where there are not too many of them; no more than
/// kMostPoints, with the number of those that have both values in `all`.
QList<ChartSeries> seriesOf(const TwoColumns& columns, const QStringList& systems, qsizetype* all)
{
    QList<qsizetype> whole;
    for (qsizetype i = 0; i < columns.x.size(); ++i) {
        if (std::isfinite(columns.x.at(i)) && std::isfinite(columns.y.at(i)))
            whole += i;
    }
    *all = whole.size();
    const bool apart = systems.size() > 1 && systems.size() <= kMostSystems;
    const qsizetype shown = std::min(whole.size(), kMostPoints);
    QList<ChartSeries> series;
    QHash<QString, qsizetype> places;
    for (const QString& system : apart ? systems : QStringList()) {
        places.insert(system, series.size());
        series += ChartSeries{system, {}};
    }
    for (qsizetype step = 0; step < shown; ++step) {
        const qsizetype i = whole.at(step * whole.size() / shown);
        const QString system = apart ? columns.systems.at(i) : QString();
        auto found = places.find(system);
        if (found == places.end()) {
            const QString name =
                apart && system.isEmpty() ? MetricsViewWords::tr("(unnamed system)") : system;
            series += ChartSeries{name, {}};
            found = places.insert(system, series.size() - 1);
        }
        QString label = columns.labels.at(i);
        if (!apart && !columns.systems.at(i).isEmpty())
            label = MetricsViewWords::tr("%1, %2", "pair and its system")
                        .arg(label, columns.systems.at(i));
        series[*found].points.append(
            {columns.x.at(i), columns.y.at(i), {}, 0, label, columns.ids.at(i)});
    }
    return series;
}

std::optional<ChartFit> fitOf(const Regression& line)
{
    if (!line.isDefined())
        return {};
    ChartFit fit;
    const QString form = line.slope < 0.0
                             ? MetricsViewWords::tr("y = %1 − %2 x", "a regression line")
                             : MetricsViewWords::tr("y = %1 + %2 x", "a regression line");
    fit.lineLabel = form.arg(chartNumber(line.intercept, 3), chartNumber(std::abs(line.slope), 3));
    fit.bandLabel = MetricsViewWords::tr("95 % band of the mean");
    for (int step = 0; step <= kBandSteps; ++step) {
        const double x = line.leastX + (line.mostX - line.leastX) * step / kBandSteps;
        const double y = line.at(x);
        const Interval band = line.meanAt(x).value_or(Interval{y, y});
        fit.places += ChartFit::Place{x, y, band.low, band.high};
    }
    return fit;
}

results::Section coefficientsOf(const QList<NamedCorrelation>& all)
{
    using One = NamedCorrelation;
    results::SectionOf table("correlations", all);
    const auto figure = [](const One& one) { return one.correlation.figure; };
    table.add("coefficient", [](const One& one) { return coefficientKey(one.coefficient); });
    table.add(results::kPeople, MetricsViewWords::tr("Correlation"), [](const One& one) {
        const QString name = coefficientName(one.coefficient);
        return results::Cell(name).explained(correlationSentence(name, one.correlation));
    });
    addChartFigure(table, QStringLiteral("value"), MetricsViewWords::tr("Value"), figure);
    addChartEnds(table, {}, figure);
    chartColumn(table.add("p", MetricsViewWords::tr("p"),
        [](const One& one) { return probabilityCell(one.correlation); }));
    table.add(results::kPeople, MetricsViewWords::tr("p method", "how a p was computed"),
        [](const One& one) {
            return one.correlation.method ? results::Cell(pMethodName(*one.correlation.method))
                                          : results::Cell();
        });
    table.add(
        "n", MetricsViewWords::tr("n"), [](const One& one) { return one.correlation.figure.n; });
    table.add("left_out", MetricsViewWords::tr("Excluded"),
        [](const One& one) { return one.correlation.leftOut; });
    table.add("p_method", [](const One& one) { return probabilityMethodKey(one.correlation); });
    return table;
}

ChartData scatterChart(const MetricsTable& table, qsizetype x, qsizetype y, bool systemMeans)
{
    const metrics::ScoreColumn& across = table.pairs.columns.at(x);
    const metrics::ScoreColumn& up = table.pairs.columns.at(y);
    ChartData chart;
    chart.kind = ChartKind::Scatter;
    chart.title =
        systemMeans
            ? MetricsViewWords::tr("%1 and %2, means of systems", "measures")
                  .arg(titleName(across), titleName(up))
            : MetricsViewWords::tr("%1 and %2", "measures").arg(titleName(across), titleName(up));
    // Of columns of one name their files tell which is which.
    const bool areAlike = titleName(across) == titleName(up);
    chart.xTitle = areAlike ? markedName(across) : axisName(across);
    chart.yTitle = areAlike ? markedName(up) : axisName(up);
    chart.xBounds = across.bounds();
    chart.bounds = up.bounds();
    chart.decimals = chart.xDecimals = 4;
    chart.namesPoints = systemMeans;
    chart.empty = MetricsViewWords::tr("There are no values for both measures.");
    return chart;
}

QString leftOutPoints(qint64 leftOut, qsizetype all)
{
    QStringList notes;
    if (leftOut > 0)
        notes += MetricsViewWords::tr("Excluded because one value is missing: %1")
                     .arg(QLocale().toString(leftOut));
    if (all > kMostPoints)
        notes += MetricsViewWords::tr("%1 of %2 points are shown; the statistics use all of them")
                     .arg(QLocale().toString(kMostPoints), QLocale().toString(all));
    return notes.join(QLatin1String("; "));
}

} // namespace

ChartResult scatterResult(const MetricsTable& table, qsizetype x, qsizetype y, bool systemMeans,
    const std::atomic_bool& cancel)
{
    const TwoColumns columns = systemMeans ? ofSystems(table, x, y) : ofPairs(table, x, y);
    ChartData chart = scatterChart(table, x, y, systemMeans);
    qsizetype all = 0;
    chart.series = seriesOf(columns, systemMeans ? QStringList() : table.systems, &all);
    if (cancel)
        return {};
    chart.fit = fitOf(linearRegression(columns.x, columns.y));
    QList<NamedCorrelation> found;
    for (const Coefficient coefficient : kCoefficients) {
        if (cancel)
            return {};
        found.append({coefficient, correlationBy(coefficient, columns.x, columns.y)});
    }
    const Correlation& pearson = found.first().correlation;
    const QString note = leftOutPoints(pearson.leftOut, all);
    chart.subtitle = correlationSentence(coefficientName(Coefficient::Pearson), pearson);
    if (all > kMostPoints)
        chart.subtitle += QLatin1Char('\n') + note;
    return chartResult(chart, coefficientsOf(found), note);
}

} // namespace tandem
