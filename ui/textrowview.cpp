#include "ui/textrowview.h"

#include "ui/textrowdelegate.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>

#include <utility>

namespace tandem {

namespace {

using textrow::AnswerMark;

/// The key that a plain letter stands for. Where the keyboard writes another script, its place on
/// the keyboard counts, as it does for shortcuts.
int plainKey(const QKeyEvent& event)
{
    const bool plain = !(event.modifiers() & ~Qt::KeypadModifier);
    if (!plain)
        return 0;
#ifdef Q_OS_LINUX
    const QString text = event.text();
    const bool foreign = !text.isEmpty() && text[0].isLetter() &&
                         QChar::script(text[0].unicode()) != QChar::Script_Latin;
    if (foreign) {
        switch (event.nativeScanCode()) { // as both X11 and Wayland count keys
        case 29:
            return Qt::Key_Y;
        case 57:
            return Qt::Key_N;
        case 30:
            return Qt::Key_U;
        case 28:
            return Qt::Key_T;
        default:
            return 0;
        }
    }
#endif
    return event.key();
}

bool isRowKey(int key)
{
    return key == Qt::Key_Y || key == Qt::Key_N || key == Qt::Key_U || key == Qt::Key_T ||
           key == Qt::Key_Backspace;
}

} // namespace

TextRowView::TextRowView(QWidget* parent)
    : SelectableTextView(new TextRowDelegate(this), parent)
    , m_rows(static_cast<TextRowDelegate*>(textDelegate()))
{
    setAccessibleName(tr("Text"));
    connect(qApp, &QApplication::focusChanged, this, [this] { viewport()->update(); });
}

TextRowView::~TextRowView()
{
    // The keyboard leaves it once more when it is no such view any longer.
    disconnect(qApp, nullptr, this, nullptr);
}

void TextRowView::setCurrentRowHints(const QList<KeyHint>& hints)
{
    m_hints = hints;
    scheduleDelayedItemsLayout();
    viewport()->update();
}

bool TextRowView::hearsKeys() const
{
    QWidget* focus = QApplication::focusWidget();
    return !focus || focus->window() != window() || focus == this || m_sources.contains(focus);
}

QList<KeyHint> TextRowView::hintsFor(const QModelIndex& index) const
{
    const QVariant own = index.data(textrow::Hints);
    return own.isValid() ? own.value<QList<KeyHint>>() : m_hints;
}

void TextRowView::setAnswersEnabled(bool enabled)
{
    m_answersEnabled = enabled;
    setHovered({}, AnswerMark::None);
    viewport()->update();
}

void TextRowView::setBold(std::function<QList<Utf16Span>(const QString&)> bold)
{
    textDelegate()->setBold(std::move(bold));
}

void TextRowView::setCurrentRow(int row)
{
    if (!model() || row < 0 || row >= model()->rowCount(rootIndex()))
        return;
    setCurrentIndex(model()->index(row, modelColumn(), rootIndex()));
}

int TextRowView::currentRow() const
{
    return currentIndex().row();
}

bool TextRowView::showsHints(const QModelIndex& index) const
{
    return m_hintRow.isValid() && m_hintRow == index;
}

AnswerMark TextRowView::hoveredAnswer(const QModelIndex& index) const
{
    return m_hoverRow.isValid() && m_hoverRow == index ? m_hovered : AnswerMark::None;
}

AnswerMark TextRowView::answerAt(const QModelIndex& index, const QPoint& point) const
{
    if (!index.isValid() || !m_answersEnabled)
        return AnswerMark::None;
    if (BadgeKind(index.data(textrow::OutcomeKind).toInt()) != BadgeKind::None)
        return AnswerMark::None;
    const TextRowGeometry where = m_rows->geometry(optionFor(index), index);
    if (where.yes.contains(point))
        return AnswerMark::Yes;
    return where.no.contains(point) ? AnswerMark::No : AnswerMark::None;
}

void TextRowView::setHovered(const QModelIndex& index, AnswerMark mark)
{
    if (m_hovered == mark && m_hoverRow == index)
        return;
    const QModelIndex before = m_hoverRow;
    m_hoverRow = index;
    m_hovered = mark;
    if (before.isValid())
        update(before);
    if (index.isValid())
        update(index);
}

void TextRowView::moveHints()
{
    m_hintTimer.stop();
    if (m_hintRow == currentIndex())
        return;
    m_hintRow = currentIndex();
    layOutAround(currentIndex());
}

void TextRowView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    if (!m_byMouse)
        moveHints();
    SelectableTextView::currentChanged(current, previous);
}

bool TextRowView::handleKey(const QKeyEvent& event)
{
    const int key = plainKey(event);
    if (!isRowKey(key))
        return false;
    // A key held down answers once; it must not run through the article.
    if (event.isAutoRepeat() || !m_answersEnabled)
        return true;
    if (key == Qt::Key_Backspace) {
        emit takeBackKey();
        return true;
    }
    if (!currentIndex().isValid())
        return true;
    if (key == Qt::Key_U)
        emit unsureKey();
    else if (key == Qt::Key_T)
        emit noteKey();
    else
        emit answerKey(key == Qt::Key_Y);
    return true;
}

bool TextRowView::event(QEvent* event)
{
    // Without this a window's shortcut on the same letter would take it away from the article.
    if (event->type() == QEvent::ShortcutOverride &&
        isRowKey(plainKey(*static_cast<QKeyEvent*>(event)))) {
        event->accept();
        return true;
    }
    return SelectableTextView::event(event);
}

void TextRowView::keyPressEvent(QKeyEvent* event)
{
    // Keys with Alt belong to the window, also when it has nothing to do with them just now.
    if (event->modifiers().testFlag(Qt::AltModifier)) {
        event->ignore();
        return;
    }
    if (!handleKey(*event))
        SelectableTextView::keyPressEvent(event);
}

void TextRowView::mousePressEvent(QMouseEvent* event)
{
    const QScopedValueRollback byMouse(m_byMouse, true);
    const QPoint point = event->position().toPoint();
    const QModelIndex index = indexAt(point);
    const AnswerMark mark = answerAt(index, point);
    m_pressed = AnswerMark::None;
    if (event->button() == Qt::LeftButton && mark != AnswerMark::None) {
        m_pressedRow = index;
        m_pressed = mark;
        makeCurrentInPlace(index);
        return;
    }
    SelectableTextView::mousePressEvent(event);
}

void TextRowView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint point = event->position().toPoint();
    const QModelIndex index = indexAt(point);
    const AnswerMark mark = answerAt(index, point);
    setHovered(mark == AnswerMark::None ? QModelIndex() : index, mark);
    SelectableTextView::mouseMoveEvent(event);
    if (mark != AnswerMark::None)
        viewport()->setCursor(Qt::PointingHandCursor);
}

void TextRowView::mouseReleaseEvent(QMouseEvent* event)
{
    const QPoint point = event->position().toPoint();
    const QModelIndex index = indexAt(point);
    m_hintTimer.start(QApplication::doubleClickInterval(), this);
    if (m_pressed != AnswerMark::None) {
        const AnswerMark pressed = std::exchange(m_pressed, AnswerMark::None);
        if (event->button() == Qt::LeftButton && m_pressedRow == index &&
            answerAt(index, point) == pressed)
            emit answerClicked(index, pressed == AnswerMark::Yes);
        return;
    }
    if (event->button() == Qt::LeftButton && index.isValid()) {
        const TextRowGeometry where = m_rows->geometry(optionFor(index), index);
        if (m_rows->markRects(where, index).note.contains(point)) {
            emit noteClicked(index);
            return;
        }
    }
    SelectableTextView::mouseReleaseEvent(event);
}

void TextRowView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QPoint point = event->position().toPoint();
    // Two quick clicks on a control are two answers, not a word.
    if (answerAt(indexAt(point), point) != AnswerMark::None) {
        mousePressEvent(event);
        return;
    }
    SelectableTextView::mouseDoubleClickEvent(event);
}

void TextRowView::leaveEvent(QEvent* event)
{
    setHovered({}, AnswerMark::None);
    SelectableTextView::leaveEvent(event);
}

void TextRowView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_hintTimer.timerId()) {
        SelectableTextView::timerEvent(event);
        return;
    }
    if (QApplication::mouseButtons() == Qt::NoButton)
        moveHints();
}

} // namespace tandem
