#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Paints an aspect in a cell: label, verdict with its sign, title, and the first lines of its
/// evidence. Plain text.
class TwoSystemsDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TwoSystemsDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The height of every row.
    static int rowHeight();

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override;
};

} // namespace tandem
