#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Paints an aspect in a cell: label, verdict with its sign, title, and the first lines of its
/// evidence. Plain text.
class TwoSystemsDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The height of every row.
    static int rowHeight();

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tandem
