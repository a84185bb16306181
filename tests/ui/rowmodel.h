#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QList>
#include <QVariant>

namespace tandem::test {

/// A list of rows that are nothing but their roles.
class RowModel final : public QAbstractListModel
{
public:
    using Row = QHash<int, QVariant>;

    explicit RowModel(QList<Row> rows = {})
        : m_rows(std::move(rows))
    {
    }

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }

    QVariant data(const QModelIndex& index, int role) const override
    {
        return index.isValid() ? m_rows[index.row()].value(role) : QVariant();
    }

    void set(int row, int role, const QVariant& value)
    {
        m_rows[row][role] = value;
        emit dataChanged(index(row), index(row), {role});
    }

private:
    QList<Row> m_rows;
};

} // namespace tandem::test
