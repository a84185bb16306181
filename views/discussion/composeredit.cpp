#include "views/discussion/composeredit.h"

#include "models/text/discussion.h"
#include "ui/textstyle.h"
#include "ui/themefonts.h"
#include "views/discussion/utterancetext.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMimeData>

namespace tandem {

ComposerEdit::ComposerEdit(QWidget* parent)
    : QPlainTextEdit(parent)
{
    keepFont(this, FontRole::Reading);
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void ComposerEdit::setRecognisesDiscussions(bool recognises)
{
    m_recognises = recognises;
}

QString ComposerEdit::utterance() const
{
    return cleanUtterance(toPlainText());
}

/// Where there is nothing typed to undo or redo, the keys belong to the discussion's own undo
/// stack.
bool ComposerEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool nothingToUndo =
            key->matches(QKeySequence::Undo) && !document()->isUndoAvailable();
        const bool nothingToRedo =
            key->matches(QKeySequence::Redo) && !document()->isRedoAvailable();
        if (nothingToUndo || nothingToRedo) {
            event->ignore();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void ComposerEdit::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && !(event->modifiers() & Qt::ShiftModifier)) {
        event->accept();
        if (!event->isAutoRepeat())
            emit submitted();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

bool ComposerEdit::canInsertFromMimeData(const QMimeData* source) const
{
    return source->hasText();
}

void ComposerEdit::insertFromMimeData(const QMimeData* source)
{
    const QString text = source->text();
    const QLocale locale;
    if (text.size() > maxPastedUnits) {
        emit pasteRemarked(tr("The pasted text is too long: %1 characters. Paste it in parts.")
                               .arg(locale.toString(text.size())));
        return;
    }
    if (m_recognises && utterance().isEmpty() && takeAsDiscussion(text))
        return;
    const QString clean = cleanUtterance(text);
    if (clean.size() + toPlainText().size() > maxUtteranceUnits) {
        emit pasteRemarked(
            tr("The pasted text is too long for one utterance: %1 characters (maximum: %2).")
                .arg(locale.toString(clean.size()), locale.toString(maxUtteranceUnits)));
        return;
    }
    insertPlainText(clean);
}

/// Whether `text` was several lines "Name: text", and announced as such.
bool ComposerEdit::takeAsDiscussion(const QString& text)
{
    const auto utterances = parseDiscussion(text);
    if (utterances && utterances->size() > 1) {
        emit discussionPasted(*utterances);
        return true;
    }
    if (!utterances && text.trimmed().contains(u'\n') && text.size() <= maxUtteranceUnits) {
        emit pasteRemarked(
            tr("Pasted as one utterance, because not every line has the form \"Name: text\" (%1).")
                .arg(utterances.error().sentence()));
    }
    return false;
}

} // namespace tandem
