#pragma once

#include "ui/chartdata.h"

#include <QFont>
#include <QGraphicsObject>

#include <optional>

class QAbstractSeries;
class QChart;
class QTransform;
class QValueAxis;

namespace tandem {

struct ChartDress;

/// The cells of a heat map: each in the colour of its value, paler the nearer it is to 0, with the
/// value in it where there is room for all of them. A column without a value in a row has a dash
/// there.
class ChartHeat final : public QGraphicsObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartHeat)

public:
    /// Owned by the chart; `domain` is one of its series, with the axes of the cells.
    ChartHeat(
        QChart& chart, QAbstractSeries* domain, const ChartData& data, const ChartDress& dress);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option,
        QWidget* widget = nullptr) override;

private:
    /// A cell in the units of the axes.
    struct Cell
    {
        QRectF place;
        QColor fill;
        QString text;
    };

    std::optional<QFont> numberFont(const QTransform& map) const;

    QChart& m_chart;
    QAbstractSeries* m_domain;
    QList<Cell> m_cells;
    QFont m_font;
    QColor m_ink;
    QColor m_line;
};

/// The axes of a heat map, with a name in the middle of each row and column, the first row on top;
/// to be given to its chart.
QValueAxis* heatRowAxis(const ChartData& data);
/// The same for the rows of a forest plot.
QValueAxis* forestRowAxis(const ChartData& data, const ChartDress& dress);
QValueAxis* heatColumnAxis(const ChartData& data, const ChartDress& dress);
/// Names of columns that are too many to stand side by side: turned upright, and cut in the middle
/// where a chart has no room for them.
QStringList turnedNames(QStringList names, const QFont& font);
/// Upright, degrees: slanted ones overprint each other and end outside.
inline constexpr int kTurned = -90;
/// The height of a chart that leaves `foot` below its plot for such names, px.
double heightAbove(double foot);
/// The height from which on every row and column has its name, px; of forest plots, too.
int rowsLeastHeight(const ChartData& data, const ChartDress& dress);

} // namespace tandem
