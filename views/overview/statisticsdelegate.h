#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Paints the table of statistics: parts are set in under their whole, wholes are strong, a thin
/// line under each row.
class StatisticsDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StatisticsDelegate)

public:
    explicit StatisticsDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace tandem
