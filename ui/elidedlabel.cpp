#include "ui/elidedlabel.h"

#include "ui/paintedline.h"
#include "ui/plaintooltip.h"
#include "ui/spoken.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QPainter>
#include <QStyleOption>
#include <QToolTip>

#include <algorithm>

namespace tandem {

ElidedLabel::ElidedLabel(QWidget* parent)
    : QWidget(parent)
{
    setSpoken(this, [] { return Spoken{.role = QAccessible::StaticText}; });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLabel::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

bool ElidedLabel::isElided() const
{
    return fontMetrics().horizontalAdvance(m_text) > contentsRect().width();
}

QSize ElidedLabel::sizeHint() const
{
    // One pixel more than the advance: rounding must not elide a text that has all its room.
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(m_text) + 1 + margins.left() + margins.right(),
        fontMetrics().height() + margins.top() + margins.bottom()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const int few = fontMetrics().averageCharWidth() * 4;
    return {std::min(sizeHint().width(), few), sizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    paintLine(&painter, contentsRect(), m_text, layoutDirection());
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), isElided() ? plainToolTip(m_text) : QString(), this);
        return true;
    }
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    return QWidget::event(event);
}

} // namespace tandem
