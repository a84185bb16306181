#pragma once

#include "ui/chartdata.h"

#include <QColor>
#include <QGraphicsObject>
#include <QList>
#include <QPointF>

class QAbstractSeries;
class QChart;
class QPainterPath;

namespace tandem {

struct ChartCanvas;

/// The intervals of bars, lines and forest plots. They are painted rather than made of series, so
/// that their caps have a length in pixels, and follow bars that no width of the plot makes broad.
class ChartWhiskers final : public QGraphicsObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartWhiskers)

public:
    /// Owned by the chart; `domain` is one of its series, with the axes of the points.
    ChartWhiskers(const ChartCanvas& canvas, QAbstractSeries* domain);

    /// Whether a chart has intervals that are shown so.
    static bool isFor(const ChartData& data);
    /// The ends of every interval as they are shown, in the coordinates of the chart, in the order
    /// of series and points: one that leaves the range of its values ends at the range's edge.
    QList<std::pair<QPointF, QPointF>> ends() const;

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option,
        QWidget* widget = nullptr) override;

private:
    /// An interval at its point, in the units of the axes.
    struct Whisker
    {
        qsizetype series = 0;
        qsizetype point = 0;
        Interval shown;
        bool isLowCut = false;
        bool isHighCut = false;
    };

    std::pair<QPointF, QPointF> endsOf(
        const Whisker& whisker, const QList<QPointF>& places, const QTransform& map) const;
    QList<QList<QPointF>> places() const;
    double capLength() const;

    QChart& m_chart;
    QAbstractSeries* m_domain;
    ChartData m_data;
    Qt::LayoutDirection m_direction;
    QList<QColor> m_colors; ///< of the series
    QList<Whisker> m_whiskers;
};

} // namespace tandem
