#pragma once

#include "models/error.h"
#include "ui/chartdata.h"

#include <QImage>
#include <QSize>

class QPainter;
class QRectF;

namespace tandem {

/// Size of an exported chart, in units of 1/96 inch: a column of a page.
inline constexpr QSize kChartSize{640, 400};

/// Writes a chart as the ending of `path` says: .svg and .pdf as vectors, .png with three pixels to
/// a unit. Always in light colours on white, whatever the window shows. The file is written whole
/// or not at all. InvalidInput: another ending, or a chart without points; NotWritable.
Expected<void> writeChart(const ChartData& data, const QString& path, QSize size = kChartSize);

/// The chart as a picture of `size` units, `scale` pixels to a unit.
QImage chartPicture(const ChartData& data, QSize size = kChartSize, int scale = 2);

/// Draws the chart, made for `size` units, into `target`, in light colours on white.
void paintChart(
    const ChartData& data, QPainter& painter, const QRectF& target, QSize size = kChartSize);

/// The filter of the endings that writeChart() takes, for file dialogs; translated.
QString chartFileFilter();

} // namespace tandem
