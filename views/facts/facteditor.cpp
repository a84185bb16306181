#include "views/facts/facteditor.h"

#include "ui/textstyle.h"
#include "ui/themefonts.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QTextBlock>

#include <cmath>
#include <utility>

namespace tandem {

namespace {

bool isEnter(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

FactEditor::FactEditor(QWidget* parent)
    : QPlainTextEdit(parent)
{
    setObjectName(QStringLiteral("factEditor"));
    setAccessibleName(tr("Text of the fact"));
    keepFont(this, FontRole::Reading);
    setTabChangesFocus(true);
    setAutoFillBackground(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(2);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        m_asks = false;
        follow();
    });
}

void FactEditor::begin(const QString& text)
{
    if (m_begun)
        return;
    m_begun = true;
    m_before = text.trimmed();
    setPlainText(text);
    setCursorAt(static_cast<int>(text.size()));
    document()->clearUndoRedoStacks();
}

void FactEditor::setCursorAt(int at)
{
    if (at < 0) {
        selectAll();
        return;
    }
    QTextCursor cursor = textCursor();
    cursor.setPosition(qMin(at, document()->characterCount() - 1));
    setTextCursor(cursor);
}

int FactEditor::wantedHeight() const
{
    // Every visual line counts, and a plain text layout measures in lines.
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        lines += qMax(1, block.layout()->lineCount());
    const int frame = 2 * frameWidth() + int(2 * document()->documentMargin()) +
                      contentsMargins().top() + contentsMargins().bottom();
    return lines * fontMetrics().lineSpacing() + frame + 2;
}

void FactEditor::follow()
{
    const int height = wantedHeight();
    if (height == m_height)
        return;
    m_height = height;
    emit heightChanged();
}

void FactEditor::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        follow();
}

void FactEditor::keyPressEvent(QKeyEvent* event)
{
    // The key that opened it may still be down.
    if (event->isAutoRepeat() && !m_pressedHere)
        return;
    m_pressedHere = true;
    if (isEnter(*event)) {
        if (event->isAutoRepeat())
            return;
        if (event->modifiers().testFlag(Qt::ControlModifier))
            emit splitRequested();
        else
            emit committed();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        giveUp();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void FactEditor::giveUp()
{
    const QString typed = toPlainText().trimmed();
    if (std::exchange(m_asks, true) || typed.isEmpty() || typed == m_before)
        emit givenUp();
    else
        emit dropAsked();
}

bool FactEditor::event(QEvent* event)
{
    // These keys belong to the text while it is written, whatever the window does with them.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape || isEnter(*key)) {
            event->accept();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void FactEditor::insertFromMimeData(const QMimeData* source)
{
    // A fact has one line; what is pasted becomes one.
    if (source->hasText())
        insertPlainText(source->text().simplified());
}

} // namespace tandem
