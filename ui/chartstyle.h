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
    double width = 0.0;        ///< of the picture, px; 0 where it may be sized at will
    double height = 0.0;
};
/// The dress of the window: these colours, and the program's fonts.
ChartDress windowDress(const ThemeColors& colors);
/// That of a page: these colours, and fonts that go by `body`, which has a size in points.
ChartDress printDress(const ThemeColors& colors, const QFont& body);

/// How the series of a chart are told apart: by colour, and by what is left of them in grey: the
/// shape of their points, the kind of their lines, how dark bars are filled. Up to 36 series of
/// points and lines look different.
QColor chartColor(const ThemeColors& colors, qsizetype series);
Qt::PenStyle chartPenStyle(qsizetype series);
/// What the bars of a series are filled with.
QColor chartFill(const ThemeColors& colors, qsizetype series);
QScatterSeries::MarkerShape chartMarker(qsizetype series);
/// The shape around (0, 0), `size` wide.
QPainterPath chartMarkerPath(QScatterSeries::MarkerShape marker, double size);

} // namespace tandem
