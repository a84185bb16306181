#include "views/compare/funnelparagraphview.h"

#include "views/compare/funnelparagraphdelegate.h"

#include <QResizeEvent>

namespace tandem {

FunnelParagraphView::FunnelParagraphView(QWidget* parent)
    : SelectableTextView(new FunnelParagraphDelegate(this), parent)
{
}

void FunnelParagraphView::resizeEvent(QResizeEvent* event)
{
    SelectableTextView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout(); // lines break anew
}

} // namespace tandem
