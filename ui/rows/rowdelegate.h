#pragma once

#include "ui/rows/rowlook.h"

#include <QStyledItemDelegate>

namespace tandem {

class RowsModel;

/// Paints the cells of a RowsModel by their looks. What is current is a row: a bar at its leading
/// edge says where the keys go.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY(RowDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The height of every row, with a second line or without.
    static int rowHeight(bool twoLines);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    /// What the cell needs to be seen whole.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tandem
