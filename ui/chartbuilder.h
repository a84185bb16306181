#pragma once

#include "ui/chartdata.h"

#include <QPointF>

#include <memory>

class QChart;

namespace tandem {

struct ChartDress;

/// The chart of `data` in this dress, mirrored where
/// chartIsMirrored(). Text is shown as it is, never as markup.
std::unique_ptr<QChart> makeChart(
    const ChartData& data, const ChartDress& dress, Qt::LayoutDirection direction);

/// What the legend of the chart names, in its order; empty where there is none.
QStringList chartLegendNames(const ChartData& data);
/// Whether the chart is mirrored in this direction: only bars are, which have names below them.
/// Axes of numbers run from left to right in every language.
bool chartIsMirrored(const ChartData& data, Qt::LayoutDirection direction);
/// Where the points of a series stand, the pieces of a stack in their middle, in the coordinates of
/// a chart that makeChart() made of `data`: to be mapped with QChart::mapToPosition(). Bars of
/// several series stand closer to each other where the plot is wide, px; 0: it is not known yet.
QList<QPointF> chartPlaces(
    const ChartData& data, qsizetype series, Qt::LayoutDirection direction, double plotWidth = 0.0);
/// The room along x that series of lines with intervals share so as not to cover each other; 0
/// where they stand at their x.
double chartDodgeRoom(const ChartData& data);
/// The width of bars, of the room of a category, all series together: no bar is wider than
/// kWidestBar in a plot of this width, px.
double chartBarWidth(const ChartData& data, double plotWidth);
inline constexpr double kWidestBar = 48.0;

} // namespace tandem
