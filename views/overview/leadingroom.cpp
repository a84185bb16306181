#include "views/overview/leadingroom.h"

#include <QPixmap>
#include <QStyleOptionViewItem>

namespace tandem {

void reserveLeading(QStyleOptionViewItem* option, int width)
{
    // The style leaves room for a decoration and puts it on the right side for right-to-left; an
    // empty one is painted as nothing.
    QPixmap nothing(width, 1);
    nothing.fill(Qt::transparent);
    option->icon = QIcon(nothing);
    option->decorationSize = nothing.size();
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace tandem
