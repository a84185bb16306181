#pragma once

#include "ui/chartdata.h"

#include <QChartView>

class QAction;

namespace tandem {

struct SpokenPart;

/// A chart in the look of the program. Its values are told by the pointer, by the arrow keys and to
/// screen readers.
class ChartView final : public QChartView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartView)

public:
    explicit ChartView(QWidget* parent = nullptr);

    void setData(const ChartData& data);
    const ChartData& data() const { return m_data; }
    /// Asks to save the chart: saveRequested().
    QAction* saveAction() const { return m_save; }
    /// The text of the point that the arrow keys or the pointer are at; empty at none.
    QString currentText() const;
    /// What the arrow keys or the pointer are at; null at none.
    const ChartPoint* currentPoint() const;

    QSize sizeHint() const override { return {480, 280}; }
    /// As high as the names of rows and turned columns need, as its page may scroll.
    QSize minimumSizeHint() const override;

signals:
    /// The user wants the chart in a file; see ui/chartexport.h.
    void saveRequested();
    void copied();
    /// Enter at a point, or a click on it.
    void pointActivated(const tandem::ChartPoint& point);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void changeEvent(QEvent* event) override;

private:
    struct At
    {
        qsizetype series = -1;
        qsizetype point = -1;
        bool operator==(const At&) const = default;
    };

    void rebuild();
    void placePoints();
    void retranslate();
    QPointF placeOf(const At& at) const;
    At nearest(const QPointF& position) const;
    /// The point that many places on in reading order, at most the last one; points of a scatter
    /// chart are read by x.
    At beside(const At& at, qsizetype step) const;
    void orderPoints();
    /// From the units of the axes to the scene.
    QTransform toScene() const;
    QString textOf(const At& at) const;
    /// The point at this place of the order of reading.
    SpokenPart spokenPoint(int number);
    void setCurrent(const At& at);

    ChartData m_data;
    At m_current;
    QList<At> m_order;              ///< of reading
    QList<QList<QPointF>> m_places; ///< by series and point, in the units of the axes
    QAction* m_copy;
    QAction* m_save;
};

} // namespace tandem
