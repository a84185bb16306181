#include "ui/chartstyle.h"

#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tandem {

namespace {

constexpr qsizetype kColors = 6;

/// A polygon of `corners`, or a star with as many rays, its first corner on top.
QPolygonF corners(int count, double radius, double inner)
{
    QPolygonF polygon;
    const int steps = inner > 0.0 ? 2 * count : count;
    for (int i = 0; i < steps; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / steps - std::numbers::pi / 2.0;
        const double away = inner > 0.0 && i % 2 == 1 ? inner : radius;
        polygon += QPointF(away * std::cos(angle), away * std::sin(angle));
    }
    return polygon;
}

} // namespace

ChartDress windowDress(const ThemeColors& colors)
{
    return {colors, themeFont(FontRole::Strong), themeFont(FontRole::Small)};
}

ChartDress printDress(const ThemeColors& colors, const QFont& body)
{
    constexpr double kSmallShare = 0.88; // as on the screen, however small
    ChartDress dress{colors, body, body};
    dress.strong.setWeight(QFont::DemiBold);
    dress.small.setPointSizeF(body.pointSizeF() * kSmallShare);
    return dress;
}

QColor chartColor(const ThemeColors& colors, qsizetype series)
{
    const std::array<QColor, kColors> order{colors.accent, colors.linkNeither, colors.linkBoth,
        colors.linkStyle, colors.linkContent, colors.secondary};
    return order.at(size_t(series % kColors));
}

QColor chartFill(const ThemeColors& colors, qsizetype series)
{
    // All colours are about as dark as each other: what is filled with them gets a shade of its
    // own on white, so that bars beside each other differ in grey, too.
    constexpr std::array shades{105.0, 210.0, 155.0, 235.0, 182.0, 128.0};
    constexpr double kWhite = 255.0;
    QColor color = chartColor(colors, series);
    const double own = qGray(color.rgb());
    const double strength = (kWhite - shades.at(size_t(series % kColors))) / (kWhite - own);
    color.setAlphaF(float(std::clamp(strength, 0.15, 1.0)));
    return color;
}

Qt::PenStyle chartPenStyle(qsizetype series)
{
    constexpr std::array order{Qt::SolidLine, Qt::DashLine, Qt::DashDotLine, Qt::DotLine};
    return order.at(size_t(series + series / kColors) % order.size());
}

QScatterSeries::MarkerShape chartMarker(qsizetype series)
{
    constexpr std::array order{QScatterSeries::MarkerShapeCircle,
        QScatterSeries::MarkerShapeRectangle, QScatterSeries::MarkerShapeTriangle,
        QScatterSeries::MarkerShapeRotatedRectangle, QScatterSeries::MarkerShapeStar,
        QScatterSeries::MarkerShapePentagon};
    return order.at(size_t(series + series / kColors) % order.size());
}

QPainterPath chartMarkerPath(QScatterSeries::MarkerShape marker, double size)
{
    const double radius = size / 2.0;
    QPainterPath path;
    switch (marker) {
    case QScatterSeries::MarkerShapeCircle:
        path.addEllipse(QPointF(), radius, radius);
        break;
    case QScatterSeries::MarkerShapeRectangle:
        path.addRect(QRectF(-radius * 0.9, -radius * 0.9, size * 0.9, size * 0.9));
        break;
    case QScatterSeries::MarkerShapeRotatedRectangle:
        path.addPolygon(corners(4, radius * 1.2, 0.0));
        break;
    case QScatterSeries::MarkerShapeTriangle:
        path.addPolygon(corners(3, radius * 1.2, 0.0));
        break;
    case QScatterSeries::MarkerShapeStar:
        path.addPolygon(corners(5, radius * 1.25, radius * 0.55));
        break;
    case QScatterSeries::MarkerShapePentagon:
        path.addPolygon(corners(5, radius * 1.1, 0.0));
        break;
    }
    path.closeSubpath();
    return path;
}

} // namespace tandem
