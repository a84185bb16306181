#include "ui/chartnames.h"

#include "ui/chartcloud.h"
#include "ui/chartdata.h"
#include "ui/chartstyle.h"
#include "ui/themecolors.h"

#include <QChart>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace tandem {

namespace {

constexpr double kChartNamesAboveSeries = 6.0; ///< of the chart
constexpr double kAside = 6.0;                 ///< from the middle of a point, px
constexpr double kChartNamesLongest = 150.0;   ///< px
constexpr qsizetype kMostNames = 12;

/// Sides of a point where its name can stand, the best first.
constexpr std::array kSides{QPoint(1, 0), QPoint(-1, 0), QPoint(0, -1), QPoint(0, 1), QPoint(1, -1),
    QPoint(-1, -1), QPoint(1, 1), QPoint(-1, 1)};

QRectF beside(const QPointF& point, const QSizeF& size, const QPoint& side)
{
    QRectF place(QPointF(), size);
    place.moveCenter(point + QPointF(side.x() * (size.width() / 2.0 + kAside),
                                 side.y() * (size.height() / 2.0 + kAside)));
    return place;
}

} // namespace

ChartNames::ChartNames(
    QChart& chart, QAbstractSeries* domain, const ChartData& data, const ChartDress& dress)
    : QGraphicsObject(&chart)
    , m_chart(chart)
    , m_domain(domain)
    , m_font(dress.small)
    , m_color(dress.colors.text)
{
    setZValue(kChartNamesAboveSeries);
    const QFontMetricsF metrics(m_font);
    for (const ChartSeries& series : data.series) {
        for (const ChartPoint& point : series.points) {
            m_points += QPointF(point.x, point.y);
            m_names +=
                metrics.elidedText(point.label.simplified(), Qt::ElideMiddle, kChartNamesLongest);
            if (m_names.size() > kMostNames) { // a few without the others would mislead
                m_points.clear();
                m_names.clear();
                return;
            }
        }
    }
    connect(&chart, &QChart::plotAreaChanged, this, [this] { prepareGeometryChange(); });
}

QList<QRectF> ChartNames::arranged(
    const QList<QPointF>& points, const QList<QSizeF>& sizes, const QRectF& area)
{
    QList<QRectF> taken;
    for (const QPointF& point : points)
        taken += QRectF(point, QSizeF()).adjusted(-kAside, -kAside, kAside, kAside) -
                 QMarginsF(1, 1, 1, 1);
    QList<QRectF> places;
    for (qsizetype i = 0; i < points.size(); ++i) {
        QRectF place;
        for (const QPoint& side : kSides) {
            const QRectF wanted = beside(points.at(i), sizes.at(i), side);
            const bool free = area.contains(wanted) &&
                              std::none_of(taken.cbegin(), taken.cend(),
                                  [&](const QRectF& other) { return other.intersects(wanted); });
            if (free) {
                place = wanted;
                taken += wanted;
                break;
            }
        }
        places += place;
    }
    return places;
}

QRectF ChartNames::boundingRect() const
{
    return m_chart.plotArea();
}

void ChartNames::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const QTransform map = chartTransform(m_chart, m_domain);
    const QFontMetricsF metrics(m_font);
    QList<QPointF> points;
    QList<QSizeF> sizes;
    for (qsizetype i = 0; i < m_names.size(); ++i) {
        points += map.map(m_points.at(i));
        sizes += QSizeF(metrics.horizontalAdvance(m_names.at(i)) + 2.0, metrics.height());
    }
    const QList<QRectF> places = arranged(points, sizes, m_chart.plotArea());
    painter->setFont(m_font);
    painter->setPen(m_color);
    for (qsizetype i = 0; i < places.size(); ++i) {
        if (!places.at(i).isNull())
            painter->drawText(
                places.at(i), int(Qt::AlignCenter) | int(Qt::TextDontClip), m_names.at(i));
    }
}

} // namespace tandem
