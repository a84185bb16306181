#include "ui/chartbuilder.h"
#include "ui/chartcanvas.h"
#include "ui/chartlegend.h"
#include "ui/chartstyle.h"
#include "ui/themecolors.h"

#include <QAreaSeries>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QLegendMarker>
#include <QLineSeries>
#include <QScatterSeries>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kMostSteps = 1000; ///< no screen has more columns to spare for a chart

QBrush barFill(QColor color, ChartSeries::Fill fill)
{
    if (fill == ChartSeries::Fill::Hollow)
        return Qt::NoBrush;
    // Qt's SVG knows no hatching.
    if (fill == ChartSeries::Fill::Pale)
        color.setAlphaF(0.25F);
    return color;
}

/// Dots in the place of bars, whose length would say that the worst rank is the most.
void addRankDots(const ChartCanvas& canvas)
{
    const QList<ChartSeries>& all = canvas.data.series;
    for (qsizetype i = 0; i < all.size(); ++i) {
        auto* dots = new QScatterSeries;
        dots->setName(chartLegendLabel(all.at(i).name));
        dots->setMarkerShape(chartMarker(i));
        dots->setMarkerSize(11);
        dots->setColor(chartColor(canvas.colors, i));
        dots->setBorderColor(chartColor(canvas.colors, i));
        dots->append(chartPlaces(canvas.data, i, canvas.direction));
        canvas.attach(dots, all.size() > 1);
    }
}

} // namespace

void ChartCanvas::attach(QAbstractSeries* series, bool inLegend) const
{
    chart.addSeries(series);
    series->attachAxis(axes.x);
    series->attachAxis(axes.y);
    // Qt draws the markers of areas in the shape of their series without colour.
    const auto* area = qobject_cast<const QAreaSeries*>(series);
    series->setProperty(kInLegend, inLegend);
    const auto markers = chart.legend()->markers(series);
    for (QLegendMarker* marker : markers) {
        if (area) {
            marker->setShape(QLegend::MarkerShapeRectangle);
            marker->setBrush(area->pen().color());
            marker->setPen(QPen(area->pen().color()));
        }
        marker->setVisible(inLegend);
    }
}

void ChartCanvas::addPath(const QList<QPointF>& points, const QPen& pen, const QString& name) const
{
    auto* line = new QLineSeries;
    line->append(points);
    line->setPen(pen);
    line->setName(chartLegendLabel(name));
    attach(line, !name.isEmpty());
}

void addBars(const ChartCanvas& canvas)
{
    if (canvas.data.ranks)
        return addRankDots(canvas);
    const QList<ChartSeries>& all = canvas.data.series;
    QAbstractBarSeries* bars = canvas.data.stacked
                                   ? static_cast<QAbstractBarSeries*>(new QStackedBarSeries)
                                   : new QBarSeries;
    // The room of a bar is known once the chart is laid out.
    QObject::connect(&canvas.chart, &QChart::plotAreaChanged, bars,
        [bars, data = canvas.data](
            const QRectF& plot) { bars->setBarWidth(chartBarWidth(data, plot.width())); });
    bars->setBarWidth(chartBarWidth(canvas.data, canvas.chart.plotArea().width()));
    for (qsizetype i = 0; i < all.size(); ++i) {
        const bool turned = canvas.mirrored() && !canvas.data.stacked;
        const qsizetype at = turned ? all.size() - 1 - i : i;
        const ChartSeries& series = all.at(at);
        auto* set = new QBarSet(chartLegendLabel(series.name));
        for (const ChartPoint& point : series.points) {
            const double height = canvas.data.isThere(point) ? point.y : 0.0;
            canvas.mirrored() ? set->insert(0, height) : set->append(height);
        }
        const qsizetype look = series.look < 0 ? at : series.look;
        set->setBrush(barFill(chartFill(canvas.colors, look), series.fill));
        set->setBorderColor(chartColor(canvas.colors, look));
        bars->append(set);
    }
    canvas.attach(bars, all.size() > 1);
}

void addLines(const ChartCanvas& canvas)
{
    const QList<ChartSeries>& all = canvas.data.series;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QColor color = chartColor(canvas.colors, i);
        auto* line = new QLineSeries;
        auto* dots = new QScatterSeries;
        line->setPen(QPen(color, all.size() > 3 ? 1.4 : 2, chartPenStyle(i)));
        dots->setName(chartLegendLabel(all.at(i).name));
        dots->setMarkerShape(chartMarker(i));
        dots->setMarkerSize(all.size() > 1 ? 9 : 7);
        dots->setColor(color);
        dots->setBorderColor(color);
        const QList<QPointF> places = chartPlaces(canvas.data, i, canvas.direction);
        line->append(places);
        dots->append(places);
        canvas.attach(line, false);
        canvas.attach(dots, all.size() > 1);
    }
}

void addSorted(const ChartCanvas& canvas)
{
    const QList<ChartPoint>& points = canvas.data.series.first().points;
    auto* upper = new QLineSeries;
    auto* lower = new QLineSeries;
    const auto count = points.size();
    const qsizetype steps = std::min(count, kMostSteps);
    for (qsizetype step = 0; step < steps; ++step) {
        const qsizetype at = steps < 2 ? 0 : step * (count - 1) / (steps - 1);
        const double from = 0.5 + double(step) * double(count) / double(steps);
        const double to = 0.5 + double(step + 1) * double(count) / double(steps);
        upper->append({QPointF(from, points.at(at).y), QPointF(to, points.at(at).y)});
        lower->append({QPointF(from, 0.0), QPointF(to, 0.0)});
    }
    auto* area = new QAreaSeries(upper, lower);
    upper->setParent(area);
    lower->setParent(area);
    QColor fill = chartColor(canvas.colors, 0);
    fill.setAlphaF(0.35F);
    area->setBrush(fill);
    area->setPen(QPen(chartColor(canvas.colors, 0), 1));
    canvas.attach(area, false);
    canvas.addPath(
        {QPointF(0.5, 0.0), QPointF(double(count) + 0.5, 0.0)}, QPen(canvas.colors.secondary, 1));
}

void addForest(const ChartCanvas& canvas)
{
    const auto rows = double(canvas.data.series.first().points.size());
    canvas.addPath({QPointF(0.0, 0.0), QPointF(0.0, rows)}, QPen(canvas.colors.secondary, 1.2));
    auto* dots = new QScatterSeries;
    dots->setMarkerSize(9);
    dots->setColor(chartColor(canvas.colors, 0));
    dots->setBorderColor(chartColor(canvas.colors, 0));
    dots->append(chartPlaces(canvas.data, 0, canvas.direction));
    canvas.attach(dots, false);
}

} // namespace tandem
