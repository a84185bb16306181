#include "ui/chartwhiskers.h"

#include "ui/chartbuilder.h"
#include "ui/chartcanvas.h"
#include "ui/chartcloud.h"
#include "ui/themecolors.h"

#include <QChart>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tandem {

namespace {

constexpr double kAboveAllSeries = 4.2; ///< of the chart; below what an SVG does not clip
constexpr double kLongestCap = 5.0;     ///< half of it, px
constexpr double kCapOfBar = 0.4;       ///< the same, of the width of a bar
constexpr double kCapOfDodge = 0.3;     ///< the same, of the room between two series
constexpr double kArrow = 5.0;          ///< of an interval that is cut, px
constexpr double kWidth = 1.4;          ///< px

/// The cap at an end, or the arrow of one that is cut there; `along` leads out of the interval.
void addEnd(QPainterPath& path, const QPointF& end, const QPointF& along, double cap, bool isCut)
{
    const QPointF across(along.y(), along.x());
    if (!isCut) {
        path.moveTo(end - across * cap);
        path.lineTo(end + across * cap);
        return;
    }
    path.moveTo(end - along * kArrow - across * cap);
    path.lineTo(end);
    path.lineTo(end - along * kArrow + across * cap);
}

} // namespace

ChartWhiskers::ChartWhiskers(const ChartCanvas& canvas, QAbstractSeries* domain)
    : QGraphicsObject(&canvas.chart)
    , m_chart(canvas.chart)
    , m_domain(domain)
    , m_data(canvas.data)
    , m_direction(canvas.direction)
{
    setZValue(kAboveAllSeries);
    const Interval most = m_data.bounds.value_or(Interval{-1e300, 1e300});
    for (qsizetype i = 0; i < m_data.series.size(); ++i) {
        const bool isLine = m_data.kind == ChartKind::Line;
        m_colors += isLine ? chartColor(canvas.colors, i) : canvas.colors.text;
        const QList<ChartPoint>& points = m_data.series.at(i).points;
        for (qsizetype point = 0; point < points.size(); ++point) {
            const auto& interval = points.at(point).interval;
            if (!interval || !m_data.isThere(points.at(point)))
                continue;
            m_whiskers.append({i, point,
                {std::clamp(interval->low, most.low, most.high),
                    std::clamp(interval->high, most.low, most.high)},
                interval->low<most.low, interval->high> most.high});
        }
    }
    connect(&m_chart, &QChart::plotAreaChanged, this, [this] {
        prepareGeometryChange();
        update();
    });
}

bool ChartWhiskers::isFor(const ChartData& data)
{
    return data.kind == ChartKind::Bars || data.kind == ChartKind::Line ||
           data.kind == ChartKind::Forest;
}

QList<QList<QPointF>> ChartWhiskers::places() const
{
    QList<QList<QPointF>> all;
    for (qsizetype i = 0; i < m_data.series.size(); ++i)
        all += chartPlaces(m_data, i, m_direction, m_chart.plotArea().width());
    return all;
}

std::pair<QPointF, QPointF> ChartWhiskers::endsOf(
    const Whisker& whisker, const QList<QPointF>& places, const QTransform& map) const
{
    const QPointF place = places.at(whisker.point);
    if (m_data.kind == ChartKind::Forest)
        return {map.map(QPointF(whisker.shown.low, place.y())),
            map.map(QPointF(whisker.shown.high, place.y()))};
    return {map.map(QPointF(place.x(), whisker.shown.low)),
        map.map(QPointF(place.x(), whisker.shown.high))};
}

QList<std::pair<QPointF, QPointF>> ChartWhiskers::ends() const
{
    const QTransform map = chartTransform(m_chart, m_domain);
    const QList<QList<QPointF>> all = places();
    QList<std::pair<QPointF, QPointF>> ends;
    for (const Whisker& whisker : m_whiskers)
        ends += endsOf(whisker, all.at(whisker.series), map);
    return ends;
}

/// Half of a cap: no wider than its bar, nor into what stands beside it.
double ChartWhiskers::capLength() const
{
    const QTransform map = chartTransform(m_chart, m_domain);
    const auto sets = double(m_data.series.size());
    if (m_data.kind == ChartKind::Forest)
        return std::min(kLongestCap, std::abs(map.m22()) * kCapOfBar);
    if (m_data.kind == ChartKind::Bars) {
        const double bars = chartBarWidth(m_data, m_chart.plotArea().width());
        return std::min(kLongestCap, map.m11() * bars / sets * kCapOfBar);
    }
    const double room = chartDodgeRoom(m_data);
    return room > 0.0 ? std::min(kLongestCap, map.m11() * room / sets * kCapOfDodge) : kLongestCap;
}

QRectF ChartWhiskers::boundingRect() const
{
    return m_chart.plotArea().adjusted(-kLongestCap, -kLongestCap, kLongestCap, kLongestCap);
}

void ChartWhiskers::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (m_chart.plotArea().isEmpty())
        return;
    const QTransform map = chartTransform(m_chart, m_domain);
    const QList<QList<QPointF>> all = places();
    const double cap = capLength();
    const QPointF up = m_data.kind == ChartKind::Forest ? QPointF(1.0, 0.0) : QPointF(0.0, -1.0);
    painter->setBrush(Qt::NoBrush);
    for (const Whisker& whisker : std::as_const(m_whiskers)) {
        const auto [low, high] = endsOf(whisker, all.at(whisker.series), map);
        QPainterPath path(low);
        path.lineTo(high);
        addEnd(path, low, -up, cap, whisker.isLowCut);
        addEnd(path, high, up, cap, whisker.isHighCut);
        painter->setPen(QPen(m_colors.at(whisker.series), kWidth));
        painter->drawPath(path);
    }
}

} // namespace tandem
