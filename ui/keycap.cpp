#include "ui/keycap.h"

#include "ui/spoken.h"
#include "ui/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

namespace tandem {

namespace {

constexpr int capPadding = 6;
constexpr int labelGap = 5;
constexpr int hintGap = 14;

int capWidth(const QString& key)
{
    const QFontMetrics metrics(themeFont(FontRole::SmallStrong));
    return std::max(metrics.horizontalAdvance(key) + 2 * capPadding, metrics.height() + 2);
}

int hintWidth(const KeyHint& hint)
{
    const QFontMetrics metrics(themeFont(FontRole::Small));
    const int label = hint.label.isEmpty() ? 0 : labelGap + metrics.horizontalAdvance(hint.label);
    return capWidth(hint.key) + label;
}

int hintHeight()
{
    return QFontMetrics(themeFont(FontRole::SmallStrong)).height() + 4;
}

void paintCap(QPainter* painter, const QRect& cap, const QString& key)
{
    const ThemeColors& colors = themeColors();
    const QRectF edge = QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->setPen(colors.line);
    painter->setBrush(colors.window);
    painter->drawRoundedRect(edge, 4, 4);
    painter->drawLine(edge.bottomLeft() + QPointF(4, -1), edge.bottomRight() + QPointF(-4, -1));
    painter->setFont(themeFont(FontRole::SmallStrong));
    painter->setPen(colors.secondary);
    painter->drawText(cap, Qt::AlignCenter | Qt::TextSingleLine, key);
}

} // namespace

QSize keyHintsSize(const QList<KeyHint>& hints)
{
    int width = 0;
    for (const KeyHint& hint : hints)
        width += hintWidth(hint) + (width > 0 ? hintGap : 0);
    return {width, hintHeight()};
}

void paintKeyHints(QPainter* painter, const QRect& rect, const QList<KeyHint>& hints,
    Qt::LayoutDirection direction)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    int x = rect.left();
    for (const KeyHint& hint : hints) {
        const int width = hintWidth(hint);
        if (x + width > rect.right() + 1)
            break;
        const int y = rect.top() + (rect.height() - hintHeight()) / 2;
        const QRect cap(x, y, capWidth(hint.key), hintHeight());
        paintCap(painter, QStyle::visualRect(direction, rect, cap), hint.key);
        const QRect label(cap.right() + 1 + labelGap, y,
            std::max(0, width - cap.width() - labelGap), hintHeight());
        painter->setFont(themeFont(FontRole::Small));
        painter->setPen(themeColors().secondary);
        painter->drawText(QStyle::visualRect(direction, rect, label),
            Qt::AlignCenter | Qt::TextSingleLine, hint.label);
        x += width + hintGap;
    }
    painter->restore();
}

KeyCap::KeyCap(const KeyHint& hint, QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setSpoken(this, [] { return Spoken{.role = QAccessible::StaticText}; });
    setHint(hint);
}

void KeyCap::setHint(const KeyHint& hint)
{
    m_hint = hint;
    setAccessibleName(tr("%1: %2", "key: what it does").arg(hint.key, hint.label));
    updateGeometry();
    update();
}

QSize KeyCap::sizeHint() const
{
    return keyHintsSize({m_hint});
}

QSize KeyCap::minimumSizeHint() const
{
    return sizeHint();
}

void KeyCap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintKeyHints(&painter, rect(), {m_hint}, layoutDirection());
}

void KeyCap::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace tandem
