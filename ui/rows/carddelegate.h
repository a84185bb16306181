#pragma once

#include "ui/rows/rowlook.h"

#include <QStyledItemDelegate>

namespace tandem {

/// Paints the cards of a RowsModel.
class CardDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY(CardDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The height of every card of this shape, headlines apart.
    static int cardHeight(const CardShape& shape);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tandem
