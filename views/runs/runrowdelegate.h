#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Paints the cells of the tables of runs and failures: no frame around the current cell, since
/// rows are what is current, and each text in its own direction.
class RunRowDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY(RunRowDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace tandem
