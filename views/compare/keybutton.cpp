#include "views/compare/keybutton.h"

#include "ui/keycap.h"

#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace tandem {

namespace {

constexpr int kKeyButtonGap = 6;

QSize buttonCapSize(const QString& key)
{
    return keyHintsSize({KeyHint{key, {}}});
}

} // namespace

KeyButton::KeyButton(QWidget* parent)
    : QPushButton(parent)
{
}

void KeyButton::setCaption(const QString& text, const QString& key)
{
    m_key = key;
    setText(text);
    setAccessibleDescription(key);
    updateGeometry();
}

QSize KeyButton::sizeHint() const
{
    const QSize plain = QPushButton::sizeHint();
    const QSize cap = buttonCapSize(m_key);
    return {plain.width() + cap.width() + kKeyButtonGap, qMax(plain.height(), cap.height() + 8)};
}

void KeyButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);

    const QSize cap = buttonCapSize(m_key);
    const int textWidth = fontMetrics().horizontalAdvance(text());
    const QRect all = QStyle::alignedRect(layoutDirection(), Qt::AlignCenter,
        {textWidth + kKeyButtonGap + cap.width(), qMin(height(), cap.height())}, rect());
    const QRect words(all.left(), 0, textWidth, height());
    const QRect key(all.left() + textWidth + kKeyButtonGap, all.top(), cap.width(), all.height());
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    painter.setPen(palette().color(group, QPalette::ButtonText));
    painter.drawText(QStyle::visualRect(layoutDirection(), all, words), Qt::AlignCenter, text());
    painter.setOpacity(isEnabled() ? 1.0 : 0.5);
    paintKeyHints(&painter, QStyle::visualRect(layoutDirection(), all, key), {KeyHint{m_key, {}}},
        layoutDirection());
}

} // namespace tandem
