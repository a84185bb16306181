#pragma once

#include "models/agreement/agreementgroups.h"

#include <QList>
#include <QWidget>

namespace tandem {

/// Percent agreement and Krippendorff's alpha over time, one point for each period; gaps where a
/// figure is undefined.
class AgreementChart final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AgreementChart)

public:
    explicit AgreementChart(QWidget* parent = nullptr);

    /// Shows blind groups by month or week, in their order.
    void setRows(const QList<AgreementRow>& rows);
    /// Whether there is anything to connect: two periods or more.
    bool isWorthShowing() const { return m_points.size() > 1; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Point
    {
        QString label;
        std::optional<double> percent; ///< 0 .. 1
        std::optional<double> alpha;   ///< -1 .. 1
    };
    using Series = std::optional<double> Point::*;

    QRect plotArea() const;
    QPointF place(const QRect& plot, qsizetype index, double value) const;
    void paintAxes(QPainter& painter, const QRect& plot) const;
    void paintSeries(QPainter& painter, const QRect& plot, Series series, bool dashed) const;
    void paintLegend(QPainter& painter) const;
    void describe();

    QList<Point> m_points;
    double m_lowest = 0.0;
};

} // namespace tandem
