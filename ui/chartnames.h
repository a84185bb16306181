#pragma once

#include <QFont>
#include <QGraphicsObject>
#include <QList>

class QAbstractSeries;
class QChart;

namespace tandem {

struct ChartData;
struct ChartDress;

/// The names of a few points beside them, each where it covers neither another nor a point; one
/// that fits nowhere is left to its tool tip.
class ChartNames final : public QGraphicsObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartNames)

public:
    /// Owned by the chart; `domain` is one of its series, with the axes of the points.
    ChartNames(
        QChart& chart, QAbstractSeries* domain, const ChartData& data, const ChartDress& dress);

    /// Where names of these sizes find room within `area` beside the points, null where they do
    /// not; as many sizes as points.
    static QList<QRectF> arranged(
        const QList<QPointF>& points, const QList<QSizeF>& sizes, const QRectF& area);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option,
        QWidget* widget = nullptr) override;

private:
    QChart& m_chart;
    QAbstractSeries* m_domain;
    QFont m_font;
    QColor m_color;
    QList<QPointF> m_points; ///< in the units of the axes
    QStringList m_names;
};

} // namespace tandem
