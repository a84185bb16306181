#pragma once

#include "views/overview/matrixroles.h"

#include <QStyledItemDelegate>

namespace tandem {

/// Paints the cells of the matrix: states as badges, pairs as dots with names, progress as two thin
/// lines with counts.
class MatrixDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MatrixDelegate)

public:
    explicit MatrixDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// The height that every row has with the application's font.
    static int rowHeight();

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    void paintTarget(QPainter* painter, const QStyleOptionViewItem& option) const;
    void paintPair(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintProgress(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
};

} // namespace tandem
