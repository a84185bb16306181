#include "views/facts/repetitiondelegate.h"

namespace tandem {

QSize RepetitionDelegate::sizeHint(
    const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    // The list makes every row as wide as itself; a small width never asks for a scroll bar.
    return {1, QStyledItemDelegate::sizeHint(option, index).height() + 4};
}

} // namespace tandem
