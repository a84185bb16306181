#pragma once

#include <QStyledItemDelegate>

namespace tandem {

/// Paints the cells of the calm tables: a person's dot where a cell has one,
/// no frame around the current cell, since rows are what is current.
class PlainDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PlainDelegate)

public:
    /// `colourRole`: role of a person's colour "#rrggbb" in column `dotColumn`; -1 for none.
    explicit PlainDelegate(int dotColumn, int colourRole, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    int m_dotColumn;
    int m_colourRole;
};

} // namespace tandem
