#pragma once

#include <QGraphicsObject>

class QChart;
class QGraphicsTextItem;

namespace tandem {

struct ChartData;
struct ChartDress;

/// Title and subtitle above a chart, as plain text that wraps; it makes room for itself in the
/// chart's margins. A QChart's own title is markup of one font that is cut off.
class ChartCaption final : public QGraphicsObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartCaption)

public:
    /// Owned by the chart.
    ChartCaption(QChart& chart, const ChartData& data, const ChartDress& dress);

    /// Leaves this much free below the chart, for a legend.
    void setFoot(double height);

    QRectF boundingRect() const override { return {}; }
    void paint(QPainter*, const QStyleOptionGraphicsItem*, QWidget* = nullptr) override {}

private:
    QGraphicsTextItem* addText(const QString& text, const QFont& font, const QColor& color);
    void layOut();

    QChart& m_chart;
    QList<QGraphicsTextItem*> m_texts;
    double m_foot = 0.0;
};

} // namespace tandem
