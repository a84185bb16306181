#pragma once

#include "storage/repositories/runrepository.h"

#include <QAbstractTableModel>
#include <QList>

namespace tandem {

/// The tasks of a run that failed, with the reasons.
class FailedTaskModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY(FailedTaskModel)

public:
    enum Column : int { PlaceColumn, ErrorColumn, ColumnCount };
    /// Tasks shown at most.
    static constexpr int maximum = 500;

    explicit FailedTaskModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// Tasks of one run in their order; rows that stay are kept.
    void setTasks(const QList<TaskRow>& tasks);
    const TaskRow* task(int row) const;

private:
    void take(int row);
    void put(int row, const TaskRow& task);

    QList<TaskRow> m_tasks;
};

} // namespace tandem
