#include "views/annotate/noteeditor.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/reasonedit.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QEvent>
#include <QLabel>
#include <QTextCursor>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kWidest = 480;
constexpr int kGap = 4;

} // namespace

NoteEditor::NoteEditor(QWidget* parent)
    : QFrame(parent)
    , m_text(named(new ReasonEdit(this), "noteText"))
    , m_hint(newLabel(this, LabelStyle::Small))
{
    setObjectName(QStringLiteral("noteEditor"));
    setSurface(this, Surface::Card);
    setAutoFillBackground(true);
    m_text->installEventFilter(this);
    connect(m_text, &ReasonEdit::committed, this, &NoteEditor::finish);
    connect(m_text, &ReasonEdit::givenUp, this, &NoteEditor::dismiss);
    inColumn(this, {m_text, m_hint}, 4, {8, 8, 8, 6});
    inEveryLanguage(this, [this] {
        m_text->setPlaceholderText(tr("A note on this paragraph"));
        m_text->setAccessibleName(m_text->placeholderText());
        showHint();
    });
    hide();
}

void NoteEditor::showHint()
{
    const QString keys = tr("Enter saves, Shift+Enter begins a new line, Escape cancels");
    m_hint->setText(m_unstored
                        ? tr("Not stored: Enter tries again, Escape closes it and keeps the text")
                        : keys);
    m_text->setAccessibleDescription(m_hint->text());
}

void NoteEditor::open(const QRect& row, const QString& note, bool unstored)
{
    m_before = note;
    m_unstored = unstored;
    showHint();
    m_text->setPlainText(note);
    m_text->moveCursor(QTextCursor::End);
    place(row);
    show();
    raise();
}

void NoteEditor::takeKeyboard()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

void NoteEditor::place(const QRect& row)
{
    const QRect area = parentWidget()->rect();
    const int width = std::min(kWidest, area.width() - 16);
    const int height = sizeHint().height();
    const int x = std::max(area.left() + 8, row.center().x() - width / 2);
    int y = row.bottom() - kGap;
    if (y + height > area.bottom())
        y = row.top() - height + kGap;
    y = std::clamp(y, area.top(), std::max(area.top(), area.bottom() - height));
    setGeometry(x, y, width, height);
}

void NoteEditor::finish()
{
    if (!isOpen())
        return;
    if (m_unstored || m_text->reason() != m_before)
        emit saved(m_text->reason());
    dismiss();
}

void NoteEditor::dismiss()
{
    const bool hadKeyboard = window()->focusWidget() == m_text;
    hide();
    emit closed(hadKeyboard);
}

bool NoteEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // While a note is typed no shortcut of the window acts.
        event->accept();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace tandem
