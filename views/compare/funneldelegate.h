#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Paints a stage of the funnel: name, count, reason, and its share as a bar.
class FunnelDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY(FunnelDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tandem
