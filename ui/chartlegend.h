#pragma once

#include <QBrush>
#include <QFont>
#include <QGraphicsObject>
#include <QList>
#include <QPainterPath>
#include <QPen>
#include <QStringList>

class QChart;
class QLegendMarker;

namespace tandem {

struct ChartDress;

/// Set at a series: whether the legend has it. Qt Charts knows that of its own legend's marks, and
/// only where they are on a screen.
inline constexpr const char* kInLegend = "tandemInLegend";

/// The legend of a picture whose width is known: below the chart, in as many lines as its names
/// need. That of Qt Charts stands in one line, which is cut where a column of a paper ends, or
/// takes half of it beside the chart.
class ChartLegend final : public QGraphicsObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartLegend)

public:
    /// Owned by the chart, whose series are all there; says what the chart's own legend would.
    ChartLegend(QChart& chart, const ChartDress& dress, Qt::LayoutDirection direction);

    /// What it takes of the foot of the chart.
    double height() const { return m_height; }
    /// The same of a legend with these names.
    static double heightOf(const QStringList& names, const ChartDress& dress);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option,
        QWidget* widget = nullptr) override;

private:
    /// A name with the mark of its series.
    struct Entry
    {
        QString name;
        QPainterPath mark; ///< around (0, 0); empty: a line
        QBrush brush;
        QPen pen;
        QRectF place; ///< from the legend's corner
    };

    static Entry entryOf(QLegendMarker& marker);
    /// From line to line, each beginning at the corner.
    static QList<QRectF> places(const QStringList& names, const ChartDress& dress);
    void arrange(const ChartDress& dress);

    QChart& m_chart;
    QFont m_font;
    QColor m_color;
    bool m_isMirrored;
    double m_width;
    double m_height = 0.0;
    QList<Entry> m_entries;
};

} // namespace tandem
