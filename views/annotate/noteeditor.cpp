#include "views/annotate/noteeditor.h"

#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kWidest = 480;
constexpr int kLines = 3;
constexpr int kGap = 4;

} // namespace

NoteEditor::NoteEditor(QWidget* parent)
    : QFrame(parent)
    , m_text(new QPlainTextEdit(this))
    , m_hint(new QLabel(this))
{
    setObjectName(QStringLiteral("noteEditor"));
    m_text->setObjectName(QStringLiteral("noteText"));
    setSurface(this, Surface::Card);
    setAutoFillBackground(true);
    setLabelStyle(m_hint, LabelStyle::Small);
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(kLines * m_text->fontMetrics().lineSpacing() + 16);
    m_text->installEventFilter(this);
    connect(m_text, &QPlainTextEdit::textChanged, this, &NoteEditor::limitLength);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 6);
    layout->setSpacing(4);
    layout->addWidget(m_text);
    layout->addWidget(m_hint);
    inEveryLanguage(this, [this] { retranslate(); });
    hide();
}

void NoteEditor::retranslate()
{
    m_text->setPlaceholderText(tr("A note on this paragraph"));
    m_text->setAccessibleName(m_text->placeholderText());
    m_hint->setText(tr("Enter saves, Shift+Enter begins a new line, Escape cancels"));
}

void NoteEditor::open(const QRect& row, const QString& note)
{
    m_before = note;
    m_text->setPlainText(note);
    m_text->moveCursor(QTextCursor::End);
    place(row);
    show();
    raise();
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
    const QString note = m_text->toPlainText();
    if (note.trimmed() != m_before)
        emit saved(note);
    dismiss();
}

void NoteEditor::dismiss()
{
    hide();
    emit closed();
}

void NoteEditor::limitLength()
{
    const QString text = m_text->toPlainText();
    if (text.size() <= longest)
        return;
    m_text->setPlainText(text.left(longest));
    m_text->moveCursor(QTextCursor::End);
}

bool NoteEditor::handleKey(int key, Qt::KeyboardModifiers modifiers)
{
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key == Qt::Key_Escape)
        dismiss();
    else if (enter && !(modifiers & Qt::ShiftModifier))
        finish();
    else
        return false;
    return true;
}

bool NoteEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // While a note is typed no shortcut of the window acts.
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        return handleKey(key->key(), key->modifiers());
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace tandem
