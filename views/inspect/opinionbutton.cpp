#include "views/inspect/opinionbutton.h"

#include "ui/keycap.h"
#include "ui/themefonts.h"

#include <QAction>
#include <QPainter>
#include <QStyle>

namespace tandem {

namespace {

constexpr int kOpinionButtonGap = 7;
constexpr int kOpinionButtonSide = 10;
constexpr int kOpinionButtonTop = 4;
constexpr double kRadius = 7.0;

QSize capSize(const QString& key)
{
    return key.isEmpty() ? QSize(-kOpinionButtonGap, 0) : keyHintsSize({KeyHint{key, {}}});
}

} // namespace

OpinionButton::OpinionButton(
    QAction* action, QColor ThemeColors::*color, QColor ThemeColors::*back, QWidget* parent)
    : QAbstractButton(parent)
    , m_action(action)
    , m_color(color)
    , m_back(back)
{
    setObjectName(action->objectName() + QStringLiteral("Button"));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    connect(action, &QAction::changed, this, &OpinionButton::follow);
    connect(this, &QAbstractButton::clicked, action, [this, action] {
        follow(); // the click does not check it: what is on disk does
        action->trigger();
    });
    follow();
}

void OpinionButton::follow()
{
    m_key = m_action->shortcut().toString(QKeySequence::NativeText);
    QString words = m_action->text();
    setText(words.remove(QLatin1Char('&')));
    setChecked(m_action->isChecked());
    setEnabled(m_action->isEnabled());
    setToolTip(m_action->toolTip());
    setAccessibleDescription(m_key);
    updateGeometry();
    update();
}

QSize OpinionButton::sizeHint() const
{
    const QFontMetrics metrics(themeFont(isChecked() ? FontRole::SmallStrong : FontRole::Small));
    const QFontMetrics strong(themeFont(FontRole::SmallStrong));
    const QSize cap = capSize(m_key);
    return {
        2 * kOpinionButtonSide + strong.horizontalAdvance(text()) + kOpinionButtonGap + cap.width(),
        qMax(cap.height(), metrics.height()) + 2 * kOpinionButtonTop};
}

void OpinionButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColors& colors = themeColors(this);
    const bool filled = isChecked();
    const QColor edge = hasFocus() ? colors.accent : filled ? colors.*m_color : colors.line;
    painter.setPen(QPen(edge, hasFocus() || filled ? 1.5 : 1.0));
    painter.setBrush(filled                        ? colors.*m_back
                     : isEnabled() && underMouse() ? colors.hover
                                                   : colors.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRadius, kRadius);

    const QSize cap = capSize(m_key);
    const QRect inner = rect().adjusted(kOpinionButtonSide, 0, -kOpinionButtonSide, 0);
    const QRect words(inner.left(), 0, inner.width() - kOpinionButtonGap - cap.width(), height());
    const QRect key(inner.right() + 1 - cap.width(), 0, cap.width(), height());
    painter.setFont(themeFont(filled ? FontRole::SmallStrong : FontRole::Small));
    painter.setPen(!isEnabled() ? colors.disabled : filled ? colors.*m_color : colors.secondary);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words), Qt::AlignCenter, text());
    painter.setOpacity(isEnabled() ? 1.0 : 0.5);
    if (!m_key.isEmpty())
        paintKeyHints(&painter, QStyle::visualRect(layoutDirection(), rect(), key),
            {KeyHint{m_key, {}}}, layoutDirection());
}

} // namespace tandem
