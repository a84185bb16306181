#include "ui/selectabletextview.h"

#include "ui/screen/straykeys.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <limits>

namespace tandem {

namespace {

QString textOf(const QModelIndex& index)
{
    return index.data(Qt::DisplayRole).toString();
}

} // namespace

SelectableTextView::SelectableTextView(TextBlockDelegate* delegate, QWidget* parent)
    : QListView(parent)
    , m_delegate(delegate)
{
    delegate->setParent(this);
    setItemDelegate(delegate);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setResizeMode(Fixed);
    setFrameShape(NoFrame);
    setUniformItemSizes(false);
    setMouseTracking(true);
    verticalScrollBar()->setSingleStep(delegate->lineStep());
}

SelectableTextView::~SelectableTextView() = default;

void SelectableTextView::setModel(QAbstractItemModel* newModel)
{
    if (model())
        disconnect(model(), nullptr, this, nullptr);
    QListView::setModel(newModel);
    m_selection = TextSelection();
    if (newModel)
        connect(newModel, &QAbstractItemModel::modelReset, this,
            &SelectableTextView::clearTextSelection);
}

void SelectableTextView::setHighlightedWords(const QString& words)
{
    if (m_highlighted == words)
        return;
    m_highlighted = words;
    pointAt({}, {});
}

void SelectableTextView::pointAt(const QModelIndex& index, const Utf16Span& span)
{
    m_pointed = index;
    m_pointedSpan = span;
    viewport()->update();
}

QString SelectableTextView::selectedText() const
{
    return m_selection.text();
}

TextMarks SelectableTextView::marks(const QModelIndex& index) const
{
    TextMarks marks;
    if (!m_highlighted.isEmpty())
        marks.found = occurrences(textOf(index), m_highlighted);
    if (m_selection.isIn(index)) {
        marks.selected = m_selection.span();
    } else if (index.isValid() && index == m_pointed) {
        marks.selected = m_pointedSpan;
        marks.isPointed = true;
    }
    return marks;
}

void SelectableTextView::setSpan(const QModelIndex& index, qsizetype anchor, qsizetype position)
{
    const QModelIndex before = m_selection.row();
    m_selection.set(index, anchor, position);
    if (before.isValid() && before != index)
        update(before);
    if (index.isValid())
        update(index);
}

void SelectableTextView::selectText(const QModelIndex& index, const Utf16Span& span)
{
    setSpan(index, span.start, span.start + span.length);
    announceSelection();
}

void SelectableTextView::clearTextSelection()
{
    setSpan({}, 0, 0);
    announceSelection();
}

void SelectableTextView::announceSelection()
{
    const QString words = selectedText().trimmed();
    if (words == m_announced)
        return;
    m_announced = words;
    emit wordsSelected(words);
}

void SelectableTextView::copy() const
{
    const QString selected = selectedText();
    const QString text = selected.isEmpty() ? textOf(currentIndex()) : selected;
    if (!text.isEmpty())
        QApplication::clipboard()->setText(text);
}

QStyleOptionViewItem SelectableTextView::optionFor(const QModelIndex& index) const
{
    QStyleOptionViewItem option = optionWithoutRect();
    option.rect = visualRect(index);
    return option;
}

QStyleOptionViewItem SelectableTextView::optionWithoutRect() const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.widget = this;
    return option;
}

void SelectableTextView::makeCurrentInPlace(const QModelIndex& index)
{
    const QScopedValueRollback inPlace(m_inPlace, true);
    if (selectionModel())
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
}

// The base class is left out of what the mouse does: it would drag rows and scroll to them, and the
// text would move away under the pointer while words are being selected.
void SelectableTextView::mousePressEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !index.isValid()) {
        if (index.isValid())
            makeCurrentInPlace(index);
        else if (event->button() == Qt::LeftButton)
            clearTextSelection();
        return;
    }
    const QPoint point = event->position().toPoint();
    const bool extend = event->modifiers() & Qt::ShiftModifier && m_selection.isIn(index);
    const qsizetype position = m_delegate->positionAt(optionFor(index), index, point);
    if (position >= 0) {
        m_selecting = true;
        setSpan(index, extend ? m_selection.anchor() : position, position);
    } else {
        setSpan({}, 0, 0);
    }
    makeCurrentInPlace(index);
}

void SelectableTextView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_selecting || !m_selection.row().isValid()) {
        const QModelIndex index = indexAt(event->position().toPoint());
        const bool onText = index.isValid() && m_delegate->positionAt(optionFor(index), index,
                                                   event->position().toPoint()) >= 0;
        viewport()->setCursor(onText ? Qt::IBeamCursor : Qt::ArrowCursor);
        return;
    }
    const QModelIndex index = m_selection.row();
    setSpan(index, m_selection.anchor(),
        m_delegate->nearestPosition(optionFor(index), index, event->position().toPoint()));
}

void SelectableTextView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_selecting = false;
    announceSelection();
    const QModelIndex index = indexAt(event->position().toPoint());
    if (index.isValid() && index == currentIndex() && selectedText().isEmpty())
        emit clicked(index);
}

void SelectableTextView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !index.isValid())
        return;
    const qsizetype position =
        m_delegate->positionAt(optionFor(index), index, event->position().toPoint());
    if (position < 0)
        return;
    const Utf16Span word = wordAt(textOf(index), position);
    setSpan(index, word.start, word.start + word.length);
    m_selecting = word.length > 0;
    announceSelection();
}

bool SelectableTextView::extendByKey(const QKeyEvent& event)
{
    const bool sideways = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    const QModelIndex index = currentIndex();
    if (!sideways || !(event.modifiers() & Qt::ShiftModifier) || !index.isValid())
        return false;
    if (!m_selection.isIn(index))
        setSpan(index, 0, 0);
    const bool forward = (event.key() == Qt::Key_Right) != textOf(index).isRightToLeft();
    m_selection.move(forward, event.modifiers() & Qt::ControlModifier);
    update(index);
    announceSelection();
    return true;
}

bool SelectableTextView::scrollInsideTallRow(int key)
{
    const bool down = key == Qt::Key_Down || key == Qt::Key_PageDown;
    const bool up = key == Qt::Key_Up || key == Qt::Key_PageUp;
    const QRect row = visualRect(currentIndex());
    const int hidden = down ? row.bottom() - viewport()->height() + 1 : -row.top();
    const bool inSight = row.intersects(viewport()->rect());
    if (!(down || up) || !inSight || row.height() <= viewport()->height() || hidden <= 0)
        return false;
    const bool page = key == Qt::Key_PageDown || key == Qt::Key_PageUp;
    const int wish =
        page ? viewport()->height() - 2 * m_delegate->lineStep() : 3 * m_delegate->lineStep();
    const int by = std::min(hidden, std::max(1, wish));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + (down ? by : -by));
    return true;
}

void SelectableTextView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    if (event->key() == Qt::Key_Escape && !selectedText().isEmpty()) {
        clearTextSelection();
        return;
    }
    if (extendByKey(*event))
        return;
    if (event->modifiers() == Qt::NoModifier && scrollInsideTallRow(event->key()))
        return;
    QListView::keyPressEvent(event);
    passOnLetter(*event);
}

void SelectableTextView::keyboardSearch(const QString&)
{
    // Letters are answers here, never a search for a row.
}

QModelIndex SelectableTextView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int rows = model() ? model()->rowCount(rootIndex()) : 0;
    if (rows == 0)
        return {};
    const auto at = [&](int row) {
        return model()->index(std::clamp(row, 0, rows - 1), modelColumn(), rootIndex());
    };
    const int row = currentIndex().row(); // -1 if none is current
    switch (action) {
    case MoveHome:
        return at(0);
    case MoveEnd:
        return at(rows - 1);
    case MoveUp:
    case MovePrevious:
        return at(row - 1);
    case MoveDown:
    case MoveNext:
        return at(row + 1);
    case MovePageUp:
    case MovePageDown: {
        const int direction = action == MovePageDown ? 1 : -1;
        const int page = viewport()->height() - 2 * m_delegate->lineStep();
        const int from = visualRect(at(row)).top();
        int to = std::clamp(row + direction, 0, rows - 1);
        while (to + direction >= 0 && to + direction < rows &&
               std::abs(visualRect(at(to + direction)).top() - from) <= page)
            to += direction;
        return at(to);
    }
    default:
        return QListView::moveCursor(action, modifiers);
    }
}

QRect SelectableTextView::visualRect(const QModelIndex& index) const
{
    // QListView keeps the height of a row in 16 bits; a row of a whole book is higher.
    QRect rect = QListView::visualRect(index);
    if (rect.height() >= std::numeric_limits<short>::max())
        rect.setHeight(m_delegate->sizeHint(optionWithoutRect(), index).height());
    return rect;
}

void SelectableTextView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    if (m_inPlace || !index.isValid())
        return;
    if (hint != EnsureVisible) {
        QListView::scrollTo(index, hint);
        return;
    }
    const QRect row = visualRect(index);
    const int height = viewport()->height();
    const int context = std::min(3 * m_delegate->lineStep(), height / 4);
    int by = 0;
    if (row.height() + 2 * context > height)
        by = row.top() - std::min(context / 2, std::max(0, (height - row.height()) / 2));
    else if (row.top() < context)
        by = row.top() - context;
    else if (row.bottom() + context >= height)
        by = row.bottom() + context - height + 1;
    verticalScrollBar()->setValue(verticalScrollBar()->value() + by);
}

void SelectableTextView::layOutAround(const QModelIndex& anchor)
{
    const QRect before = anchor.isValid() ? visualRect(anchor) : QRect();
    const bool inSight = before.intersects(viewport()->rect());
    doItemsLayout();
    if (inSight) {
        const int moved = visualRect(anchor).top() - before.top();
        verticalScrollBar()->setValue(verticalScrollBar()->value() + moved);
    }
}

void SelectableTextView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->size().width() == event->oldSize().width())
        return;
    const QModelIndex current = currentIndex();
    const bool inSight = visualRect(current).intersects(viewport()->rect());
    layOutAround(inSight ? current : indexAt(QPoint(viewport()->width() / 2, 4)));
}

void SelectableTextView::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_delegate->refreshFont();
        verticalScrollBar()->setSingleStep(m_delegate->lineStep());
        scheduleDelayedItemsLayout();
    }
}

void SelectableTextView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    emit currentRowChanged(current);
}

} // namespace tandem
