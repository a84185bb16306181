#pragma once

#include "views/overview/itemtimes.h"

#include <QAbstractTableModel>

namespace tandem {

/// Times per paragraph of one sample as a table.
class ItemTimeModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY(ItemTimeModel)

public:
    enum Column { Number, Text, TimeA, TimeB, ColumnCount };

    explicit ItemTimeModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// Shows another sample. Names stand over the columns.
    void setTimes(const ItemTimes& times, const QString& nameA, const QString& nameB);
    const ItemTimes& times() const { return m_times; }

private:
    ItemTimes m_times;
    QString m_nameA;
    QString m_nameB;
};

} // namespace tandem
