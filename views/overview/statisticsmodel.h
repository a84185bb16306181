#pragma once

#include "models/kgds/statistics.h"
#include "models/project/table.h"

#include <QAbstractTableModel>

#include <optional>

namespace tandem {

/// The figures of the benchmark as a table: figure, value, and the number of samples that it stands
/// on.
class StatisticsModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY(StatisticsModel)

public:
    enum Column { Label, Value, Samples, ColumnCount };
    enum Role : int {
        Key = Qt::UserRole + 0x480, ///< QString, machine name
        Level,                      ///< int: 0 for a whole, 1 for a part of the figure above
    };

    explicit StatisticsModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    void setStatistics(const kgds::BenchmarkStatistics& statistics);
    /// The figure of a row; none where there is no such row.
    std::optional<kgds::StatisticRow> figure(int row) const;
    /// A figure's value as it is read, a dash where it is undefined.
    static QString valueText(const kgds::StatisticRow& row);
    /// The whole table, to copy.
    Table table() const;

private:
    QList<kgds::StatisticRow> m_rows;
    qint64 m_samples = 0;
};

} // namespace tandem
