#pragma once

#include "ui/chartdata.h"

#include <QPointF>

#include <memory>

class QChart;

namespace tandem {

struct ThemeColors;

/// The chart of `data` in these colours and the application's fonts; right to left it is mirrored.
/// Text is shown as it is, never as markup.
std::unique_ptr<QChart> makeChart(
    const ChartData& data, const ThemeColors& colors, Qt::LayoutDirection direction);

/// Where a point stands in the coordinates of a chart that makeChart() made of `data`: to be mapped
/// with QChart::mapToPosition().
QPointF chartPlace(
    const ChartData& data, qsizetype series, qsizetype point, Qt::LayoutDirection direction);

} // namespace tandem
