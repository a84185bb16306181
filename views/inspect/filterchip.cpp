#include "views/inspect/filterchip.h"

#include "ui/icons.h"
#include "ui/paintedline.h"
#include "ui/theme.h"

#include <QPainter>
#include <QStyle>

namespace tandem {

namespace {

constexpr int kChipSide = 9;
constexpr int kChipCross = 12;

} // namespace

FilterChip::FilterChip(const QString& name, QWidget* parent)
    : QAbstractButton(parent)
{
    setText(name);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

QSize FilterChip::sizeHint() const
{
    const QFontMetrics metrics(themeFont(FontRole::Small));
    return {metrics.horizontalAdvance(text()) + kChipCross + 3 * kChipSide, metrics.height() + 8};
}

QSize FilterChip::minimumSizeHint() const
{
    return {60, sizeHint().height()};
}

void FilterChip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColors& colors = themeColors(this);
    painter.setPen(QPen(colors.accent, hasFocus() ? 2 : 1));
    painter.setBrush(underMouse() ? colors.hover : colors.selection);
    const qreal radius = height() / 2.0 - 1;
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    const auto visual = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const QRect cross(
        width() - kChipSide - kChipCross, (height() - kChipCross) / 2, kChipCross, kChipCross);
    painter.drawPixmap(visual(cross), iconPixmap(Icon::Close, colors.secondary, kChipCross,
                                          painter.device()->devicePixelRatioF()));
    painter.setFont(themeFont(FontRole::Small));
    painter.setPen(colors.text);
    paintLine(&painter, visual(QRect(kChipSide, 0, cross.left() - 2 * kChipSide, height())), text(),
        layoutDirection());
}

} // namespace tandem
