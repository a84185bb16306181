#pragma once

#include "ui/chartdata.h"

class QAbstractAxis;
class QChart;
class QValueAxis;

namespace tandem {

struct ChartDress;

/// The axes of a chart, which owns them, and the first and last x of its points.
struct ChartAxes
{
    QAbstractAxis* x = nullptr;
    QValueAxis* y = nullptr;
    double left = 0.0;
    double right = 0.0;
};

/// Adds the axes that `data` needs, with room for its intervals; `data` is not empty.
ChartAxes addChartAxes(
    QChart& chart, const ChartData& data, const ChartDress& dress, Qt::LayoutDirection direction);

/// The height from which on names of rows stand each at its row, and those of many bars below them
/// in full or cut in their middle, px; 0 where any height does.
int chartLeastHeight(const ChartData& data, const ChartDress& dress);

/// `text` for Qt Charts, which reads every text as HTML.
QString chartLabel(const QString& text);
/// The same for a name in a legend, cut where it is long.
QString chartLegendLabel(const QString& text);

} // namespace tandem
