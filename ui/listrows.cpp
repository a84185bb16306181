#include "ui/listrows.h"

#include "ui/theme.h"

#include <QFontMetrics>
#include <QListView>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionViewItem>

namespace tandem {

void setUpRows(QListView* view, QAbstractItemDelegate* delegate)
{
    view->setItemDelegate(delegate);
    view->setUniformItemSizes(true);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setFrameShape(QFrame::NoFrame);
    view->setMouseTracking(true);
}

int rowTitleHeight()
{
    return QFontMetrics(themeFont(FontRole::Strong)).height();
}

int rowLineHeight()
{
    return QFontMetrics(themeFont(FontRole::Small)).height();
}

void paintRowBack(QPainter* painter, const QStyleOptionViewItem& option)
{
    const ThemeColors& colors = themeColors();
    const bool selected = option.state & QStyle::State_Selected;
    if (selected)
        painter->fillRect(option.rect, colors.selection);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, colors.hover);
    painter->fillRect(
        option.rect.left(), option.rect.bottom(), option.rect.width(), 1, colors.line);
    if (selected && option.state & QStyle::State_HasFocus) {
        const QRect bar(option.rect.left(), option.rect.top(), 3, option.rect.height());
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), colors.accent);
    }
}

} // namespace tandem
