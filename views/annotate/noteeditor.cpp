#include "views/annotate/noteeditor.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/reasonedit.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QLabel>
#include <QTextCursor>

namespace tandem {

NoteEditor::NoteEditor(QWidget* parent)
    : QFrame(parent)
    , m_title(named(newLabel(this, LabelStyle::SmallStrong), "noteTitle"))
    , m_text(named(new ReasonEdit(this), "noteText"))
    , m_hint(newLabel(this, LabelStyle::Small))
{
    setObjectName(QStringLiteral("noteEditor"));
    setSurface(this, Surface::Card);
    connect(m_text, &ReasonEdit::committed, this, &NoteEditor::finish);
    connect(m_text, &ReasonEdit::givenUp, this, &NoteEditor::giveUp);
    connect(m_text, &ReasonEdit::textChanged, this, [this] {
        askToDrop(false);
        emit typed();
    });
    inColumn(this, {m_title, m_text, m_hint}, 4, {24, 8, 24, 8});
    inEveryLanguage(this, [this] { showHint(); });
    hide();
}

void NoteEditor::showHint()
{
    const QString keys = isTyping()
                             ? tr("Enter saves, Shift+Enter starts a new line, Esc twice discards")
                             : tr("Enter saves, Shift+Enter starts a new line, Esc closes");
    m_hint->setText(m_unstored ? tr("Not saved. Enter tries again; Esc closes and keeps the text.")
                    : m_asks   ? tr("Unsaved. Enter saves; Esc again discards.")
                               : keys);
    m_text->setAccessibleDescription(m_hint->text());
}

void NoteEditor::open(const QString& title, const QString& note, bool unstored)
{
    m_before = note;
    m_unstored = unstored;
    askToDrop(false);
    m_title->setText(title);
    m_text->setAccessibleName(title);
    m_text->setPlainText(note);
    m_text->moveCursor(QTextCursor::End);
    show();
    showHint();
}

bool NoteEditor::isTyping() const
{
    return isOpen() && (m_unstored || m_text->reason() != m_before);
}

void NoteEditor::takeKeyboard()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

void NoteEditor::finish()
{
    if (!isOpen())
        return;
    if (isTyping())
        emit saved(m_text->reason());
    dismiss();
}

void NoteEditor::askToDrop(bool asks)
{
    m_asks = asks;
    showHint();
}

/// Asks once about what was typed and is not saved.
void NoteEditor::giveUp()
{
    if (m_asks || m_unstored || m_text->reason() == m_before)
        dismiss();
    else
        askToDrop(true);
}

void NoteEditor::dismiss()
{
    const bool hadKeyboard = window()->focusWidget() == m_text;
    hide();
    emit typed();
    emit closed(hadKeyboard);
}

} // namespace tandem
