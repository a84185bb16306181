#include "ui/reasonedit.h"

#include <QKeyEvent>
#include <QSignalBlocker>

namespace tandem {

namespace {

constexpr int kVisibleLines = 3;

bool isEnter(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

ReasonEdit::ReasonEdit(QWidget* parent)
    : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QPlainTextEdit::textChanged, this, &ReasonEdit::keepShort);
}

QSize ReasonEdit::sizeHint() const
{
    const int frame = 2 * frameWidth() + int(2 * document()->documentMargin()) +
                      contentsMargins().top() + contentsMargins().bottom();
    return {fontMetrics().averageCharWidth() * 30,
        fontMetrics().lineSpacing() * kVisibleLines + frame + 8};
}

QSize ReasonEdit::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, sizeHint().height()};
}

void ReasonEdit::focusInEvent(QFocusEvent* event)
{
    m_pressedHere = false;
    QPlainTextEdit::focusInEvent(event);
}

void ReasonEdit::keyPressEvent(QKeyEvent* event)
{
    // The key that asked for the reason may still be down.
    if (event->isAutoRepeat() && !m_pressedHere)
        return;
    m_pressedHere = true;
    if (isEnter(*event) && !(event->modifiers() & Qt::ShiftModifier)) {
        if (!event->isAutoRepeat())
            emit committed();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        emit givenUp();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

bool ReasonEdit::event(QEvent* event)
{
    // Escape and Enter belong to the text while it is written, whatever the window does with them.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape || isEnter(*key)) {
            event->accept();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void ReasonEdit::keepShort()
{
    if (document()->characterCount() <= maximumLength)
        return;
    const QSignalBlocker blocker(this);
    QTextCursor cursor(document());
    cursor.setPosition(maximumLength - 1);
    cursor.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
}

} // namespace tandem
