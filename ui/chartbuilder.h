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

/// Whether the chart is mirrored in this direction: only bars are, which have names below them.
/// Axes of numbers run from left to right in every language.
bool chartIsMirrored(const ChartData& data, Qt::LayoutDirection direction);
/// Where the points of a series stand, the pieces of a stack in their middle, in the coordinates of
/// a chart that makeChart() made of `data`: to be mapped with QChart::mapToPosition().
QList<QPointF> chartPlaces(const ChartData& data, qsizetype series, Qt::LayoutDirection direction);
/// The room along x that series of lines with intervals share so as not to cover each other; 0
/// where they stand at their x.
double chartDodgeRoom(const ChartData& data);
/// The width of bars, of the room of a category, all series together.
double chartBarWidth();

} // namespace tandem
