#include "ui/foldingrow.h"

#include "ui/arrange.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kBetweenParts = 8;

} // namespace

FoldingRow::FoldingRow(QWidget* first, QWidget* second, const QMargins& margins, QWidget* parent)
    : QWidget(parent)
    , m_first(first)
    , m_second(second)
    , m_row(inRow(this, {{first, 1}, second}, kBetweenParts, margins))
{
    // The least width of both beside each other is no bound.
    m_row->setSizeConstraint(QLayout::SetNoConstraint);
}

QSize FoldingRow::minimumSizeHint() const
{
    const QMargins around = m_row->contentsMargins();
    const int part =
        std::max(m_first->minimumSizeHint().width(), m_second->minimumSizeHint().width());
    return {part + around.left() + around.right(), m_row->totalMinimumSize().height()};
}

bool FoldingRow::event(QEvent* event)
{
    // Words of another language, or larger ones, need another width.
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fold();
    return QWidget::event(event);
}

void FoldingRow::fold()
{
    const QMargins around = m_row->contentsMargins();
    const int wanted = m_first->sizeHint().width() + m_row->spacing() +
                       m_second->sizeHint().width() + around.left() + around.right();
    m_row->setDirection(wanted <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace tandem
