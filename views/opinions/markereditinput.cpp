#include "views/opinions/markeredit.h"

#include <QKeyEvent>
#include <QMimeData>

/// How keys and pasted text come into the field.
namespace tandem {

namespace {

bool isEnter(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// Text from outside as an opinion may have it: no control characters, lines as `separator`.
QString cleaned(const QString& text, QChar separator)
{
    QString clean = text;
    clean.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    for (QChar& unit : clean) {
        if (unit == u'\n' || unit == u'\r' || unit == QChar::LineSeparator ||
            unit == QChar::ParagraphSeparator)
            unit = separator;
        else if (unit.category() == QChar::Other_Control)
            unit = u' ';
    }
    return clean;
}

} // namespace

bool MarkerEdit::event(QEvent* event)
{
    // Undo, redo, Enter and Escape belong to the field while somebody writes.
    if (event->type() == QEvent::ShortcutOverride && !isReadOnly()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool plainEnter =
            isEnter(*key) && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo) ||
            key->key() == Qt::Key_Escape || plainEnter) {
            event->accept();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void MarkerEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)) {
        settle();
        if (event->matches(QKeySequence::Undo))
            emit undoRequested();
        else
            emit redoRequested();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        settle();
        emit givenUp();
        return;
    }
    if (!isEnter(*event)) {
        QPlainTextEdit::keyPressEvent(event);
        return;
    }
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) {
        event->ignore();
        return;
    }
    const bool breaks = m_lines == Lines::OneEach ||
                        (m_lines == Lines::Few && event->modifiers() & Qt::ShiftModifier);
    if (breaks && !isReadOnly()) {
        textCursor().insertBlock();
        ensureCursorVisible();
        return;
    }
    settle();
    emit finished();
}

void MarkerEdit::focusOutEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        settle();
}

void MarkerEdit::insertFromMimeData(const QMimeData* source)
{
    if (source->hasText())
        textCursor().insertText(
            cleaned(source->text(), m_lines == Lines::One ? QChar(u' ') : QChar(u'\n')));
}

} // namespace tandem
