#include "views/discussion/utterancelistview.h"

#include "views/discussion/utterancedelegate.h"
#include "views/discussion/utterancemodel.h"

#include <QDropEvent>

#include <algorithm>

namespace tandem {

UtteranceListView::UtteranceListView(UtteranceModel& model, QWidget* parent)
    : LetterList(parent)
    , m_utterances(model)
    , m_delegate(new UtteranceDelegate(this))
{
    setObjectName(QStringLiteral("utterances"));
    setAccessibleName(tr("Utterances"));
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(m_delegate);
    setModel(&model);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    setEditTriggers(QAbstractItemView::DoubleClicked);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(true);
}

void UtteranceListView::setCurrentRow(int row)
{
    const int last = model()->rowCount() - 1;
    if (last < 0)
        return;
    const QModelIndex index = model()->index(std::clamp(row, 0, last), 0);
    setCurrentIndex(index);
    scrollTo(index);
}

void UtteranceListView::dropEvent(QDropEvent* event)
{
    const int from = m_utterances.draggedRow(event->mimeData());
    if (from < 0) {
        event->ignore();
        return;
    }
    event->acceptProposedAction();
    const int to = rowAfterDrop(event->position().toPoint(), from);
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
    if (to != from)
        emit moveRequested(from, to);
}

/// A drop on the lower half of a row goes behind it.
int UtteranceListView::rowAfterDrop(const QPoint& point, int from) const
{
    int before = model()->rowCount();
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (point.y() < visualRect(model()->index(row, 0)).center().y()) {
            before = row;
            break;
        }
    }
    return before > from ? before - 1 : before;
}

void UtteranceListView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    emit currentRowChanged();
}

/// Bubbles wrap to the width, so their heights change with it.
void UtteranceListView::resizeEvent(QResizeEvent* event)
{
    scheduleDelayedItemsLayout();
    QListView::resizeEvent(event);
}

void UtteranceListView::focusInEvent(QFocusEvent* event)
{
    if (!currentIndex().isValid())
        setCurrentRow(model()->rowCount() - 1);
    QListView::focusInEvent(event);
}

} // namespace tandem
