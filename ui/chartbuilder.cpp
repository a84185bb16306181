#include "ui/chartbuilder.h"

#include "ui/chartcanvas.h"
#include "ui/chartcaption.h"
#include "ui/chartinscriptions.h"
#include "ui/chartlegend.h"
#include "ui/chartstyle.h"
#include "ui/chartwhiskers.h"
#include "ui/themecolors.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QLegendMarker>
#include <QLineSeries>
#include <QLocale>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr double kBarWidth = 0.5;    ///< of the room of a category, all series together
constexpr double kDodge = 0.5;       ///< of the room of a point, all series together
constexpr double kFewestRooms = 8.0; ///< side by side, in which points are set apart
constexpr int kMostBelow = 3;        ///< names in a legend below the chart; more stand beside it

void dressChart(QChart& chart, const ChartData& data, const ChartDress& dress, bool mirrored)
{
    chart.setBackgroundVisible(false);
    chart.setPlotAreaBackgroundVisible(false);
    chart.setDropShadowEnabled(false);
    chart.layout()->setContentsMargins(0, 0, 0, 0);
    chart.setLocalizeNumbers(true);
    chart.setLocale(QLocale());
    QLegend* legend = chart.legend();
    const bool below = chartLegendNames(data).size() <= kMostBelow;
    legend->setAlignment(below ? Qt::AlignBottom : mirrored ? Qt::AlignLeft : Qt::AlignRight);
    // Markers of bars in that shape come without their colour.
    if (data.kind != ChartKind::Bars)
        legend->setMarkerShape(QLegend::MarkerShapeFromSeries);
    legend->setFont(dress.small);
    legend->setLabelColor(dress.colors.secondary);
    legend->setVisible(false);
}

void addReference(
    const ChartCanvas& canvas, const std::optional<ChartLine>& line, Qt::PenStyle style)
{
    const ChartData& data = canvas.data;
    if (!line)
        return;
    double from = 0.5;
    double to = double(data.series.first().points.size()) + 0.5;
    if (data.kind == ChartKind::Bars) {
        from -= 1.0;
        to -= 1.0;
    } else if (data.kind != ChartKind::Sorted) {
        from = canvas.axes.left;
        to = canvas.axes.right;
    }
    canvas.addPath({QPointF(from, line->y), QPointF(to, line->y)},
        QPen(canvas.colors.boundary, 1.5, style), line->beside ? QString() : line->label);
}

} // namespace

double chartDodgeRoom(const ChartData& data)
{
    if (data.kind != ChartKind::Line || data.series.size() < 2 || data.wholeX)
        return 0.0;
    QList<double> places;
    bool anyInterval = false;
    for (const ChartSeries& series : data.series) {
        for (const ChartPoint& point : series.points) {
            places += point.x;
            anyInterval = anyInterval || point.interval;
        }
    }
    if (!anyInterval)
        return 0.0;
    std::sort(places.begin(), places.end());
    double least = 0.0;
    for (qsizetype i = 1; i < places.size(); ++i) {
        const double gap = places.at(i) - places.at(i - 1);
        if (gap > 0.0 && (least == 0.0 || gap < least))
            least = gap;
    }
    // Few places that lie far apart must not draw points away from where they belong.
    const double range = places.isEmpty() ? 0.0 : places.last() - places.first();
    return std::min(least, range / kFewestRooms);
}

std::unique_ptr<QChart> makeChart(
    const ChartData& data, const ChartDress& dress, Qt::LayoutDirection direction)
{
    auto chart = std::make_unique<QChart>();
    dressChart(*chart, data, dress, chartIsMirrored(data, direction));
    auto* caption = new ChartCaption(*chart, data, dress); // the chart owns it
    if (data.isEmpty())
        return chart;
    ChartCanvas canvas{*chart, data, dress, direction};
    canvas.axes = addChartAxes(*chart, data, dress, direction);
    switch (data.kind) {
    case ChartKind::Bars:
        addBars(canvas);
        break;
    case ChartKind::Forest:
        addForest(canvas);
        break;
    case ChartKind::Line:
        addLines(canvas);
        break;
    case ChartKind::Sorted:
        addSorted(canvas);
        break;
    case ChartKind::Scatter:
        addScatter(canvas);
        break;
    case ChartKind::Histogram:
        addHistogram(canvas);
        break;
    case ChartKind::HeatMap:
        addHeatMap(canvas);
        break;
    }
    addReference(canvas, data.reference, Qt::DashLine);
    addReference(canvas, data.secondReference, Qt::DotLine);
    if (ChartWhiskers::isFor(data))
        new ChartWhiskers(canvas, chart->series().first()); // the chart owns it
    if (data.kind == ChartKind::Bars && !data.ranks)
        new ChartInscriptions(canvas, chart->series().first()); // the chart owns it
    const bool hasLegend = !chartLegendNames(data).isEmpty();
    if (hasLegend && dress.width > 0.0) {
        const auto* legend = new ChartLegend(*chart, dress, direction); // owned, too
        caption->setFoot(legend->height());
    } else {
        chart->legend()->setVisible(hasLegend);
    }
    return chart;
}

QStringList chartLegendNames(const ChartData& data)
{
    QStringList names;
    if (data.kind == ChartKind::HeatMap)
        return names;
    if (data.series.size() > 1) {
        for (const ChartSeries& series : data.series)
            names += series.name;
    }
    // Lines without a name say nothing in the legend.
    for (const auto& line : {data.reference, data.secondReference}) {
        if (line && !line->label.isEmpty() && !line->beside)
            names += line->label;
    }
    for (const ChartMark& mark : data.marks)
        names += mark.label;
    if (data.fit)
        names += {data.fit->bandLabel, data.fit->lineLabel};
    return names;
}

bool chartIsMirrored(const ChartData& data, Qt::LayoutDirection direction)
{
    return direction == Qt::RightToLeft && data.kind == ChartKind::Bars;
}

QList<QPointF> chartPlaces(
    const ChartData& data, qsizetype series, Qt::LayoutDirection direction, double plotWidth)
{
    const QList<ChartPoint>& points = data.series.at(series).points;
    const auto sets = double(data.series.size());
    const double aside = (double(series) + 0.5) / sets - 0.5;
    const double dodged = data.kind == ChartKind::Line ? chartDodgeRoom(data) * kDodge * aside : 0;
    const auto last = double(data.series.first().points.size() - 1);
    // Of a stack: what stands below the series' pieces.
    const auto below = [&](qsizetype point) {
        double sum = 0.0;
        for (qsizetype i = 0; data.stacked && i < series; ++i) {
            const double y = data.series.at(i).points.value(point).y;
            sum += std::isnan(y) ? 0.0 : y;
        }
        return sum;
    };
    const double barWidth = chartBarWidth(data, plotWidth);
    QList<QPointF> places;
    places.reserve(points.size());
    for (qsizetype i = 0; i < points.size(); ++i) {
        double x = points.at(i).x + dodged;
        if (data.kind == ChartKind::Sorted) {
            x = double(i + 1);
        } else if (data.kind == ChartKind::Bars) {
            x = double(i) + (data.stacked ? 0.0 : barWidth * aside);
            x = chartIsMirrored(data, direction) ? last - x : x;
        }
        if (data.kind == ChartKind::Forest) { // the first row on top
            places += QPointF(points.at(i).y, last - double(i) + 0.5);
            continue;
        }
        const bool isCell = data.kind == ChartKind::HeatMap; // the first row on top
        places += QPointF(isCell ? points.at(i).x + 0.5 : x, isCell ? sets - double(series) - 0.5
                                                             : data.stacked
                                                                 ? below(i) + points.at(i).y / 2.0
                                                                 : points.at(i).y);
    }
    return places;
}

double chartBarWidth(const ChartData& data, double plotWidth)
{
    // Ranks are dots, which stand apart.
    if (data.kind != ChartKind::Bars || data.ranks || data.series.isEmpty() || plotWidth <= 0.0)
        return kBarWidth;
    const auto rooms = double(std::max<qsizetype>(data.series.first().points.size(), 1));
    const double sets = data.stacked ? 1.0 : double(data.series.size());
    return std::min(kBarWidth, kWidestBar * sets * rooms / plotWidth);
}

} // namespace tandem
