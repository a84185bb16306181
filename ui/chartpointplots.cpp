#include "ui/chartcanvas.h"
#include "ui/chartcloud.h"
#include "ui/chartnames.h"
#include "ui/chartstyle.h"
#include "ui/themecolors.h"

#include <QAreaSeries>
#include <QChart>
#include <QLineSeries>
#include <QScatterSeries>
#include <QValueAxis>

namespace tandem {

namespace {

constexpr double kBandInLegend = 9.0; ///< px

/// The outline of bins; bins of a lone series are told apart by lines down to the axis.
QList<QPointF> binOutline(const ChartSeries& series, double width, bool apart)
{
    QList<QPointF> outline;
    for (const ChartPoint& bin : series.points) {
        const double left = bin.x - width / 2.0;
        const double right = bin.x + width / 2.0;
        if (apart || outline.isEmpty())
            outline += QPointF(left, 0.0);
        outline += {QPointF(left, bin.y), QPointF(right, bin.y)};
        if (apart)
            outline += QPointF(right, 0.0);
    }
    if (!apart && !outline.isEmpty())
        outline += QPointF(outline.last().x(), 0.0);
    return outline;
}

/// The area between two lines through the same x.
QAreaSeries* areaBetween(const QList<QPointF>& upper, const QList<QPointF>& lower)
{
    auto* above = new QLineSeries;
    auto* below = new QLineSeries;
    above->append(upper);
    below->append(lower);
    auto* area = new QAreaSeries(above, below);
    above->setParent(area);
    below->setParent(area);
    return area;
}

void addFit(const ChartCanvas& canvas)
{
    const ChartFit& fit = *canvas.data.fit;
    QList<QPointF> line;
    QList<QPointF> upper;
    QList<QPointF> lower;
    for (const ChartFit::Place& place : fit.places) {
        line += QPointF(place.x, place.y);
        upper += QPointF(place.x, place.high);
        lower += QPointF(place.x, place.low);
    }
    QAreaSeries* band = areaBetween(upper, lower);
    QColor fill = canvas.colors.secondary; // no series of few has it
    fill.setAlphaF(0.2F);
    band->setBrush(fill);
    band->setPen(Qt::NoPen);
    canvas.attach(band, false);
    // Markers of areas look like those of points: a broad line stands for the band.
    fill.setAlphaF(0.4F);
    canvas.addPath({}, QPen(fill, kBandInLegend, Qt::SolidLine, Qt::FlatCap), fit.bandLabel);
    canvas.addPath(line, QPen(canvas.colors.text, 1.6), fit.lineLabel);
}

} // namespace

void addHistogram(const ChartCanvas& canvas)
{
    const QList<ChartSeries>& all = canvas.data.series;
    const bool lone = all.size() == 1;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QList<QPointF> outline = binOutline(all.at(i), canvas.data.binWidth, lone);
        QList<QPointF> ground = outline;
        for (QPointF& point : ground)
            point.setY(0.0);
        QAreaSeries* area = areaBetween(outline, ground);
        QColor fill = chartColor(canvas.colors, i);
        fill.setAlphaF(lone ? 0.55F : 0.15F);
        area->setBrush(fill);
        area->setPen(QPen(chartColor(canvas.colors, i), lone ? 1.0 : 1.8, chartPenStyle(i)));
        area->setName(chartLegendLabel(all.at(i).name));
        canvas.attach(area, !lone);
    }
    const double top = canvas.axes.y->max();
    for (qsizetype i = 0; i < canvas.data.marks.size(); ++i) {
        const ChartMark& mark = canvas.data.marks.at(i);
        canvas.addPath({QPointF(mark.x, 0.0), QPointF(mark.x, top)},
            QPen(i % 2 ? canvas.colors.text : canvas.colors.boundary, 1.8,
                i % 2 ? Qt::DotLine : Qt::DashLine),
            mark.label);
    }
}

void addScatter(const ChartCanvas& canvas)
{
    const QList<ChartSeries>& all = canvas.data.series;
    QList<ChartCloud::Group> groups;
    QAbstractSeries* domain = nullptr;
    for (qsizetype i = 0; i < all.size(); ++i) {
        // Without points: it stands for the cloud's in the legend, and for the axes.
        auto* key = new QScatterSeries;
        key->setName(chartLegendLabel(all.at(i).name));
        key->setMarkerShape(chartMarker(i));
        key->setMarkerSize(9);
        key->setColor(chartColor(canvas.colors, i));
        key->setBorderColor(chartColor(canvas.colors, i));
        canvas.attach(key, all.size() > 1);
        domain = domain ? domain : key;
        ChartCloud::Group group{chartColor(canvas.colors, i), chartMarker(i), {}};
        group.points.reserve(all.at(i).points.size());
        for (const ChartPoint& point : all.at(i).points)
            group.points += QPointF(point.x, point.y);
        groups += group;
    }
    new ChartCloud(canvas.chart, domain, groups); // the chart owns it
    if (canvas.data.fit && canvas.data.fit->places.size() > 1)
        addFit(canvas);
    if (canvas.data.namesPoints)
        new ChartNames(canvas.chart, domain, canvas.data, canvas.dress); // owned, too
}

} // namespace tandem
