#include "views/compare/actionhint.h"

#include "ui/keycap.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QAction>
#include <QPainter>
#include <QStyle>

namespace tandem {

namespace {

constexpr int kActionHintGap = 6;
constexpr int kActionHintPadding = 4;

QSize hintCapSize(const QString& key)
{
    return key.isEmpty() ? QSize(0, 0) : keyHintsSize({KeyHint{key, {}}});
}

} // namespace

ActionHint::ActionHint(QAction* action, QWidget* parent)
    : QAbstractButton(parent)
    , m_action(action)
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(action, &QAction::changed, this, &ActionHint::follow);
    connect(this, &QAbstractButton::clicked, action, [action] { action->trigger(); });
    follow();
}

void ActionHint::setLabel(const QString& label)
{
    m_label = label;
    follow();
}

void ActionHint::follow()
{
    m_key = m_action->shortcut().toString(QKeySequence::NativeText);
    QString words = m_label.isEmpty() ? m_action->text() : m_label;
    setText(words.remove(QLatin1Char('&')));
    setEnabled(m_action->isEnabled());
    setVisible(m_action->isVisible());
    setToolTip(m_action->toolTip());
    updateGeometry();
    update();
}

QSize ActionHint::sizeHint() const
{
    const QFontMetrics metrics(themeFont(FontRole::Small));
    const QSize cap = hintCapSize(m_key);
    const int key = cap.width() > 0 ? cap.width() + kActionHintGap : 0;
    return {key + metrics.horizontalAdvance(text()) + 2 * kActionHintPadding,
        qMax(cap.height(), metrics.height()) + 2 * kActionHintPadding};
}

void ActionHint::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const ThemeColors& colors = themeColors(this);
    const QRect inner = rect().adjusted(kActionHintPadding, 0, -kActionHintPadding, 0);
    const int cap = hintCapSize(m_key).width();
    const QRect key(inner.left(), 0, cap, height());
    const QRect words(
        inner.left() + (cap > 0 ? cap + kActionHintGap : 0), 0, inner.width(), height());
    if (cap > 0)
        paintKeyHints(&painter, QStyle::visualRect(layoutDirection(), rect(), key),
            {KeyHint{m_key, {}}}, layoutDirection());
    const bool marked = m_action->isCheckable() && m_action->isChecked();
    QColor color = marked || underMouse() ? colors.accent : colors.secondary;
    if (!isEnabled())
        color = colors.disabled;
    painter.setPen(color);
    QFont font = themeFont(FontRole::Small);
    font.setUnderline(marked); // not by colour alone
    painter.setFont(font);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
        int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading | Qt::AlignVCenter)),
        text());
    if (hasFocus()) {
        painter.setPen(colors.accent);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
}

} // namespace tandem
