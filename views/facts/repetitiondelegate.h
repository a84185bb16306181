#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Rows as narrow as their list: what does not fit is elided.
class RepetitionDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY(RepetitionDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tandem
