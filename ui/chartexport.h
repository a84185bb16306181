#pragma once

#include "models/error.h"
#include "ui/chartdata.h"
#include "ui/chartlook.h"

#include <QImage>

class QPainter;
class QRectF;

namespace tandem {

/// Writes a chart as the ending of `path` says: .svg and .pdf as vectors, .png with three pixels to
/// a unit, on white, whatever the window shows. The file is written whole or not at all.
/// A chart whose names need more height than `look` has gets it.
/// InvalidInput: another ending, or a chart without points; NotWritable.
Expected<void> writeChart(const ChartData& data, const QString& path, const ChartLook& look = {});

/// The chart as a picture, `scale` pixels to a unit.
QImage chartPicture(const ChartData& data, const ChartLook& look = {}, int scale = 2);

/// Draws the chart, made for `size` units, into `target`, in light colours on white.
void paintChart(
    const ChartData& data, QPainter& painter, const QRectF& target, QSize size = kChartSize);

/// The filter of the endings that writeChart() takes, for file dialogs; translated.
QString chartFileFilter();

} // namespace tandem
