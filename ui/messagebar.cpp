#include "ui/messagebar.h"

#include "ui/arrange.h"
#include "ui/icons.h"
#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace tandem {

namespace {

constexpr int kReadMs = 12'000;

struct Look
{
    Icon icon;
    QColor ThemeColors::*color;
    QColor ThemeColors::*back;
};

Look lookOf(MessageBar::Kind kind)
{
    using C = ThemeColors;
    switch (kind) {
    case MessageBar::Kind::Success:
        return {Icon::Check, &C::yes, &C::yesBack};
    case MessageBar::Kind::Warning:
    case MessageBar::Kind::Error:
        return {Icon::Warning, &C::boundary, &C::boundaryBack};
    case MessageBar::Kind::Info:
        break;
    }
    return {Icon::Note, &C::accent, &C::selection};
}

/// Enter by itself; with another key it means something else.
bool pressesButton(const QKeyEvent& event)
{
    return (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) &&
           (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_action(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setIcon(themedIcon(Icon::Close));
    m_close->setFocusPolicy(Qt::StrongFocus);
    inRow(this, {m_icon, {m_text, 1}, m_action, m_close}, 10, {14, 8, 8, 8});
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(m_action, &QPushButton::clicked, this, [this] {
        const auto yes = std::exchange(m_yes, {});
        if (!yes)
            return emit actionTriggered();
        clear();
        yes();
    });
    connect(m_close, &QToolButton::clicked, this, &MessageBar::closeByUser);
    bindText(m_close, &QWidget::setToolTip, [] { return tr("Close"); });
    bindText(m_close, &QWidget::setAccessibleName, [] { return tr("Close message"); });
    inEveryLook(this, [this] { dress(); });
    setReadOut(this);
    hide();
}

void MessageBar::floatAtFoot()
{
    m_floats = true;
    m_read.setInterval(kReadMs);
    connect(&m_read, &QTimer::timeout, this, &MessageBar::fade);
    parentWidget()->installEventFilter(this);
}

void MessageBar::floatOver(QWidget* part)
{
    if (m_part)
        m_part->removeEventFilter(this);
    m_part = part;
    if (part)
        part->installEventFilter(this);
    place();
}

void MessageBar::place()
{
    QRect area = parentWidget()->rect();
    if (m_part && m_part->isVisible())
        area = QRect(m_part->mapTo(parentWidget(), QPoint()), m_part->size());
    const int tall = layout()->totalHeightForWidth(area.width());
    setGeometry(area.left(), area.bottom() + 1 - tall, area.width(), tall);
    raise();
}

/// What is being read, or has the keyboard, stays.
void MessageBar::fade()
{
    if (!underMouse() && !isAncestorOf(window()->focusWidget()))
        clear();
}

/// The others that float in this window: what is told now is newer than what they say, wherever
/// in the window that was. What has a button waits for it.
void MessageBar::supersede()
{
    for (MessageBar* other : window()->findChildren<MessageBar*>()) {
        if (other != this && other->m_floats && other->window() == window() && other->isVisible() &&
            other->m_action->isHidden())
            other->clear();
    }
}

void MessageBar::showMessage(Kind kind, const QString& text, const QString& action)
{
    if (m_floats)
        supersede();
    m_kind = kind;
    m_yes = {};
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(text);
    dress();
    const bool passes = (kind == Kind::Info || kind == Kind::Success) && action.isEmpty();
    if (m_floats && passes)
        m_read.start();
    else
        m_read.stop();
    if (m_floats)
        place();
    readOutAgain(this);
    show();
}

void MessageBar::ask(const QString& question, const QString& action, std::function<void()> yes)
{
    showMessage(Kind::Warning, question, action);
    m_yes = std::move(yes);
    takeFocus();
}

void MessageBar::offer(const QString& text, const QString& action, std::function<void()> go)
{
    showMessage(Kind::Success, text, action);
    m_yes = std::move(go);
}

void MessageBar::dropQuestion()
{
    if (m_yes)
        clear();
}

QString MessageBar::text() const
{
    return m_text->text();
}

void MessageBar::takeFocus()
{
    m_close->setFocus(Qt::OtherFocusReason);
}

void MessageBar::clear()
{
    m_read.stop();
    m_yes = {};
    m_text->clear();
    hide();
}

void MessageBar::closeByUser()
{
    clear();
    emit closed();
}

void MessageBar::dress()
{
    const Look look = lookOf(m_kind);
    m_icon->setPixmap(
        iconPixmap(look.icon, themeColors(this).*look.color, 18, devicePixelRatioF()));
    update();
}

void MessageBar::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = themeColors(this);
    const Look look = lookOf(m_kind);
    QPainter painter(this);
    painter.fillRect(rect(), colors.*look.back);
    QColor edge = colors.*look.color;
    edge.setAlphaF(0.4F);
    painter.fillRect(0, m_floats ? 0 : height() - 1, width(), 1, edge);
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        closeByUser();
    else if (auto* button = focusedButton(); button && pressesButton(*event)) {
        // A key that is held was not pressed to answer.
        if (!event->isAutoRepeat())
            button->click();
    } else
        QFrame::keyPressEvent(event);
}

QAbstractButton* MessageBar::focusedButton() const
{
    for (QAbstractButton* button :
        {static_cast<QAbstractButton*>(m_action), static_cast<QAbstractButton*>(m_close)}) {
        if (button->hasFocus())
            return button;
    }
    return nullptr;
}

bool MessageBar::event(QEvent* event)
{
    // At a button Enter is the button's, whatever it is the key of elsewhere in the window.
    if (event->type() == QEvent::ShortcutOverride && focusedButton() &&
        pressesButton(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::LayoutRequest && m_floats)
        place();
    return QFrame::event(event);
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event)
{
    const bool moves = event->type() == QEvent::Resize || event->type() == QEvent::Move ||
                       event->type() == QEvent::Show || event->type() == QEvent::Hide;
    if (moves && (watched == parentWidget() || watched == m_part))
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace tandem
