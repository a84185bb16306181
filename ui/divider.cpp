#include "ui/divider.h"

#include "ui/theme.h"

#include <QPainter>

namespace tandem {

Divider::Divider(Qt::Orientation orientation, QWidget* parent)
    : QWidget(parent)
{
    if (orientation == Qt::Horizontal)
        setFixedHeight(1);
    else
        setFixedWidth(1);
}

void Divider::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), themeColors(this).line);
}

} // namespace tandem
