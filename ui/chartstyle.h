#pragma once

#include <QColor>
#include <QFont>
#include <QPainterPath>
#include <QScatterSeries>

namespace tandem {

struct ThemeColors;

/// What a chart is drawn in.
struct ChartDress
{
    const ThemeColors& colors; ///< outlives the drawing
    QFont strong;              ///< of the title
    QFont small;               ///< of all other words
};
/// The dress of the window: these colours, and the program's fonts.
ChartDress windowDress(const ThemeColors& colors);
/// That of a page: these colours, and fonts that go by `body`, which has a size in points.
ChartDress printDress(const ThemeColors& colors, const QFont& body);

/// How the series of a chart are told apart: by colour, and by the shape of their points and the
/// kind of their lines too. Up to 36 series look different.
QColor chartColor(const ThemeColors& colors, qsizetype series);
Qt::PenStyle chartPenStyle(qsizetype series);
QScatterSeries::MarkerShape chartMarker(qsizetype series);
/// The shape around (0, 0), `size` wide.
QPainterPath chartMarkerPath(QScatterSeries::MarkerShape marker, double size);

} // namespace tandem
