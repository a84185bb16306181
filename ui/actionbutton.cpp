#include "ui/actionbutton.h"

#include "ui/keycap.h"
#include "ui/screen/heardkeys.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QAction>
#include <QApplication>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace tandem {

namespace {

constexpr int kGap = 6;
constexpr int kHintPadding = 4;
constexpr int kFramePadding = 10;
constexpr double kFrameRadius = 7.0;
constexpr double kUnheard = 0.4; ///< how much is seen of a key that does nothing now

QSize capSize(const QString& key)
{
    return key.isEmpty() ? QSize(0, 0) : keyHintsSize({KeyHint{key, {}}});
}

} // namespace

ActionButton::ActionButton(QAction* action, Look look, QWidget* parent)
    : QPushButton(parent)
    , m_action(action)
    , m_look(look)
{
    setObjectName(action->objectName() + QStringLiteral("Button"));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAutoDefault(false);
    connect(action, &QAction::changed, this, &ActionButton::follow);
    connect(qApp, &QApplication::focusChanged, this, [this] { update(); });
    connect(this, &QAbstractButton::clicked, action, [this, action] {
        follow();
        action->trigger();
    });
    follow();
}

ActionButton::ActionButton(
    QAction* action, QColor ThemeColors::*color, QColor ThemeColors::*back, QWidget* parent)
    : ActionButton(action, Look::Answer, parent)
{
    m_color = color;
    m_back = back;
    setCheckable(true);
    follow();
}

void ActionButton::setLabel(const QString& label)
{
    m_label = label;
    follow();
}

void ActionButton::setShowsKey(bool shows)
{
    m_showsKey = shows;
    follow();
}

void ActionButton::follow()
{
    const QString key = m_action->shortcut().toString(QKeySequence::NativeText);
    m_key = m_showsKey ? key : QString();
    // Marks of keys go; an ampersand that is one stands twice.
    QStringList words = (m_label.isEmpty() ? m_action->text() : m_label).split(QLatin1String("&&"));
    for (QString& part : words)
        part.remove(QLatin1Char('&'));
    setText(words.join(QLatin1Char('&')));
    setShortcut(QKeySequence()); // which the text may have set
    setAccessibleDescription(key);
    setChecked(m_action->isChecked());
    setEnabled(m_action->isEnabled());
    setToolTip(m_action->toolTip());
    updateGeometry();
    update();
}

QFont ActionButton::wordsFont() const
{
    if (m_look == Look::Button)
        return font();
    return themeFont(isChecked() ? FontRole::SmallStrong : FontRole::Small);
}

QColor ActionButton::wordsColor() const
{
    const ThemeColors& colors = themeColors(this);
    if (m_look == Look::Button)
        return palette().color(
            isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText);
    if (!isEnabled())
        return colors.disabled;
    if (m_look == Look::Answer)
        return isChecked() ? colors.*m_color : colors.secondary;
    return m_action->isChecked() || underMouse() ? colors.accent : colors.secondary;
}

void ActionButton::paintFrame(QPainter* painter) const
{
    const ThemeColors& colors = themeColors(this);
    const bool holds = isChecked();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(hasFocus() ? colors.accent
                         : holds    ? colors.*m_color
                                    : colors.line,
        hasFocus() || holds ? 1.5 : 1.0));
    painter->setBrush(holds                         ? colors.*m_back
                      : isEnabled() && underMouse() ? colors.hover
                                                    : colors.panel);
    painter->drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kFrameRadius, kFrameRadius);
}

QSize ActionButton::sizeHint() const
{
    const QSize cap = capSize(m_key);
    const int key = cap.width() > 0 ? cap.width() + kGap : 0;
    if (m_look == Look::Button) {
        const QSize plain = QPushButton::sizeHint();
        return {plain.width() + key, qMax(plain.height(), cap.height() + 8)};
    }
    // As wide for words that are bold while it holds.
    const bool isAnswer = m_look == Look::Answer;
    const QFontMetrics metrics(themeFont(isAnswer ? FontRole::SmallStrong : FontRole::Small));
    return {key + metrics.horizontalAdvance(text()) + 2 * (isAnswer ? kFramePadding : kHintPadding),
        qMax(cap.height(), metrics.height()) + 2 * kHintPadding};
}

void ActionButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    if (m_look == Look::Answer)
        paintFrame(&painter);
    if (m_look == Look::Button) {
        QStyleOptionButton option;
        initStyleOption(&option);
        option.text.clear();
        painter.drawControl(QStyle::CE_PushButton, option);
    }
    QFont words = wordsFont();
    words.setUnderline(m_look == Look::Hint && m_action->isChecked()); // not by colour alone
    painter.setFont(words);
    const QSize cap = capSize(m_key);
    const int width = painter.fontMetrics().horizontalAdvance(text());
    const int gap = cap.width() > 0 ? kGap : 0;
    const QRect all = QStyle::alignedRect(layoutDirection(), Qt::AlignCenter,
        {width + gap + cap.width(), qMin(height(), qMax(cap.height(), 1))}, rect());
    // A hint names its key first, as the other hints on keys do.
    const bool keyFirst = m_look == Look::Hint;
    const QRect key(
        keyFirst ? all.left() : all.left() + width + gap, all.top(), cap.width(), all.height());
    const QRect label(keyFirst ? all.left() + cap.width() + gap : all.left(), 0, width, height());
    painter.setPen(wordsColor());
    painter.drawText(QStyle::visualRect(layoutDirection(), all, label), Qt::AlignCenter, text());
    // Pale where the keyboard is elsewhere: its room stays, and a hole would say nothing.
    if (cap.width() > 0) {
        painter.setOpacity(isKeyHeard(*m_action, *this) ? 1.0 : kUnheard);
        paintKeyHints(&painter, QStyle::visualRect(layoutDirection(), all, key),
            {KeyHint{m_key, {}}}, layoutDirection());
        painter.setOpacity(1.0);
    }
    if (m_look == Look::Hint && hasFocus()) {
        painter.setPen(themeColors(this).accent);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
}

} // namespace tandem
