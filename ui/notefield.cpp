#include "ui/notefield.h"

#include "ui/icons.h"
#include "ui/screen/livetext.h"

#include <QAction>
#include <QKeyEvent>

namespace tandem {

namespace {

constexpr int kLongestNote = 10'000;

} // namespace

NoteField::NoteField(QWidget* parent)
    : QLineEdit(parent)
    , m_mark(
          addAction(themedIcon(Icon::Warning, &ThemeColors::boundary), QLineEdit::TrailingPosition))
{
    setMaxLength(kLongestNote);
    m_mark->setVisible(false);
    inEveryLanguage(this, [this] {
        m_mark->setText(tr("Not saved. Enter tries again."));
        m_mark->setToolTip(m_mark->text());
        setUnstored(isUnstored());
    });
}

void NoteField::setUnstored(bool unstored)
{
    m_mark->setVisible(unstored);
    setAccessibleDescription(unstored ? m_mark->toolTip() : QString());
}

bool NoteField::isUnstored() const
{
    return m_mark->isVisible();
}

void NoteField::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        emit givenUp();
    else if (enter && !(event->modifiers() & Qt::ControlModifier))
        emit committed();
    else
        QLineEdit::keyPressEvent(event);
}

bool NoteField::event(QEvent* event)
{
    // Escape belongs to the text while it is written, whatever the window does with it.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

} // namespace tandem
