#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Paints an item behind a figure: where it stands, and up to two lines of its text. All rows are
/// equally high.
class DrillDownDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DrillDownDelegate)

public:
    explicit DrillDownDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tandem
