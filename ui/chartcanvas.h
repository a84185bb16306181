#pragma once

#include "ui/chartaxes.h"
#include "ui/chartbuilder.h"
#include "ui/chartdata.h"
#include "ui/chartstyle.h"

#include <QPen>
#include <QPointF>

class QAbstractSeries;
class QChart;

namespace tandem {

/// What a kind of chart is drawn with: the chart and its axes, the data, the look.
struct ChartCanvas
{
    QChart& chart;
    const ChartData& data;
    const ChartDress& dress;
    Qt::LayoutDirection direction = Qt::LeftToRight;
    ChartAxes axes = {};
    const ThemeColors& colors = dress.colors;

    bool mirrored() const { return chartIsMirrored(data, direction); }
    /// Gives the series to the chart and its axes; named ones can be told in the legend.
    void attach(QAbstractSeries* series, bool inLegend) const;
    /// A line through these points; not in the legend without a name.
    void addPath(const QList<QPointF>& points, const QPen& pen, const QString& name = {}) const;
};

/// Bars and their names.
void addBars(const ChartCanvas& canvas);
/// Lines with points whose shapes tell the series apart.
void addLines(const ChartCanvas& canvas);
/// One series as an area from the zero line.
void addSorted(const ChartCanvas& canvas);
/// Bins of one series, or of several drawn over each other, and the marks.
void addHistogram(const ChartCanvas& canvas);
/// Points, the line through them and its band.
void addScatter(const ChartCanvas& canvas);
/// Cells in the colours of their values, with these in them.
void addHeatMap(const ChartCanvas& canvas);
/// Dots by row, and the line at zero.
void addForest(const ChartCanvas& canvas);

} // namespace tandem
