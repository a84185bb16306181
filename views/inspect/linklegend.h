#pragma once

#include <QWidget>

namespace tandem {

struct ThemeColors;

/// Says what the lines between aspects mean.
class LinkLegend final : public QWidget
{
    Q_OBJECT

public:
    explicit LinkLegend(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// Paints the legend into `area`, centred, on one line or two; without names where there is no
/// room for them.
void paintLegend(QPainter& painter, const QRectF& area, const QFont& font,
    const ThemeColors& colors, Qt::LayoutDirection direction);

} // namespace tandem
