#pragma once

#include "storage/repositories/runrepository.h"
#include "storage/runs/rundriver.h"

#include <QAbstractTableModel>
#include <QList>

namespace tandem {

/// The project's runs, newest first.
class RunTableModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY(RunTableModel)

public:
    enum Column : int { KindColumn, ModelColumn, StateColumn, DoneColumn, CostColumn, ColumnCount };
    /// Besides the display roles.
    enum Role : int {
        Run = Qt::UserRole + 0x500, ///< RunId
        Share,                      ///< double 0 .. 1, tasks that came to an end
        Failed,                     ///< bool: some tasks failed
    };

    explicit RunTableModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// Replaces the runs; rows that stay are changed in place.
    void setRuns(const QList<RunRow>& runs);
    /// Which run is being worked on now; invalid: none.
    void setActive(RunId run);
    /// Counts that came in since the runs were read.
    void setProgress(const RunProgress& progress);

    const RunRow* run(int row) const;
    int rowOf(RunId run) const;
    RunId active() const { return m_active; }

private:
    QVariant text(const RunRow& run, int column) const;
    void changed(int row);

    QList<RunRow> m_runs;
    RunId m_active;
};

} // namespace tandem
