#include "models/text/occurrences.h"
#include "ui/textselection.h"
#include "views/inspect/evidencetextview.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>

// What the mouse and the keys do in an EvidenceTextView.

namespace tandem {

QList<int> EvidenceTextView::aspectsAt(const QPoint& place) const
{
    const qsizetype offset = m_layout.offsetAt(toText(place));
    return offset < 0 ? QList<int>() : text().aspectsAt(offset);
}

void EvidenceTextView::hoverAt(const QPoint& place)
{
    const QList<int> here = aspectsAt(place);
    const int aspect = here.isEmpty() ? -1 : here.contains(m_current) ? m_current : here.first();
    if (aspect == m_hoveredAspect)
        return;
    m_hoveredAspect = aspect;
    emit aspectHovered(aspect);
}

bool EvidenceTextView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && m_hoveredAspect >= 0) {
        m_hoveredAspect = -1;
        emit aspectHovered(-1);
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void EvidenceTextView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->position().toPoint();
    m_selecting = true;
    m_dragged = false;
    const qsizetype at = m_layout.nearestOffset(toText(m_pressed));
    setSelection(event->modifiers() & Qt::ShiftModifier ? m_anchor : at, at);
}

void EvidenceTextView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    if (!m_selecting) {
        hoverAt(place);
        return;
    }
    const int moved = (place - m_pressed).manhattanLength();
    m_dragged = m_dragged || moved >= QApplication::startDragDistance();
    if (m_dragged)
        setSelection(m_anchor, m_layout.nearestOffset(toText(place)));
}

void EvidenceTextView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_selecting)
        return;
    m_selecting = false;
    if (m_dragged || m_state.selection.length > 0)
        return;
    const QList<int> here = aspectsAt(event->position().toPoint());
    if (!here.isEmpty())
        emit aspectClicked(here.at((here.indexOf(m_current) + 1) % here.size()));
}

void EvidenceTextView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const qsizetype offset = m_layout.offsetAt(toText(event->position().toPoint()));
    if (event->button() != Qt::LeftButton || offset < 0)
        return;
    const Utf16Span word = wordAt(text().text(), offset);
    setSelection(word.start, word.start + word.length);
}

void EvidenceTextView::setSelection(qsizetype anchor, qsizetype position)
{
    m_anchor = anchor;
    m_position = position;
    const auto [from, to] = std::minmax(anchor, position);
    m_state.selection = {from, to - from};
    viewport()->update();
}

QString EvidenceTextView::selectedText() const
{
    return text().text().mid(m_state.selection.start, m_state.selection.length);
}

void EvidenceTextView::selectAll()
{
    setSelection(0, text().text().size());
}

void EvidenceTextView::clearTextSelection()
{
    setSelection(m_position, m_position);
}

void EvidenceTextView::copy() const
{
    if (m_state.selection.length > 0)
        QApplication::clipboard()->setText(selectedText());
}

void EvidenceTextView::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* copyWords = menu->addAction(tr("Copy"), this, &EvidenceTextView::copy);
    copyWords->setEnabled(m_state.selection.length > 0);
    menu->addAction(tr("Select all"), this, &EvidenceTextView::selectAll);
    menu->popup(event->globalPos());
}

bool EvidenceTextView::extendByKey(const QKeyEvent& event)
{
    const bool sideways = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    if (!sideways || !(event.modifiers() & Qt::ShiftModifier))
        return false;
    const QString& words = text().text();
    const bool forward = (event.key() == Qt::Key_Right) != words.isRightToLeft();
    setSelection(m_anchor,
        nextTextStop(words, m_position, forward, event.modifiers().testFlag(Qt::ControlModifier)));
    return true;
}

void EvidenceTextView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        selectAll();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_state.selection.length > 0) {
        clearTextSelection();
        return;
    }
    if (extendByKey(*event))
        return;
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        QAbstractScrollArea::keyPressEvent(event);
    else
        event->ignore();
}

} // namespace tandem
