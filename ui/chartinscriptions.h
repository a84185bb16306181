#pragma once

#include <QColor>
#include <QFont>
#include <QGraphicsObject>
#include <QList>

class QAbstractSeries;
class QChart;

namespace tandem {

struct ChartCanvas;

/// Words in a chart of bars: what a piece of a stack is, where it has room for that, and what a
/// line says, at its beginning.
class ChartInscriptions final : public QGraphicsObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartInscriptions)

public:
    /// Owned by the chart; `domain` is one of its series, with the axes of the bars.
    ChartInscriptions(const ChartCanvas& canvas, QAbstractSeries* domain);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option,
        QWidget* widget = nullptr) override;

private:
    /// A text, and where it stands in the units of the axes.
    struct Words
    {
        QString text;
        QPointF middle; ///< of a piece; of a line its beginning
        QSizeF room;    ///< of a piece that is as wide as may be; empty of a line
    };

    void addPieces(const ChartCanvas& canvas);
    void addLines(const ChartCanvas& canvas);
    void write(QPainter& painter, const QString& text, const QRectF& place) const;

    QChart& m_chart;
    QAbstractSeries* m_domain;
    QFont m_font;
    QColor m_color;
    QColor m_back;
    bool m_mirrored;
    QList<Words> m_words;
};

} // namespace tandem
