#include "views/runs/failedtaskmodel.h"

#include "storage/runs/tasktext.h"
#include "ui/plaintooltip.h"

#include <QLocale>

namespace tandem {

FailedTaskModel::FailedTaskModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

int FailedTaskModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_tasks.size());
}

int FailedTaskModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FailedTaskModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const TaskRow& shown = m_tasks.at(index.row());
    if (role == Qt::ToolTipRole)
        return plainToolTip(shown.error);
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == ErrorColumn)
        return shown.error;
    if (shown.casePosition > 0)
        return caseTaskText(shown);
    return tr("Sample %1, paragraph %2")
        .arg(QLocale().toString(shown.samplePosition), QLocale().toString(shown.paragraphNumber));
}

QVariant FailedTaskModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == PlaceColumn ? tr("Failed") : tr("Why");
}

void FailedTaskModel::setTasks(const QList<TaskRow>& tasks)
{
    // Both are in the order of their places, so that rows are taken out and put in as they differ.
    for (int row = 0; row < tasks.size(); ++row) {
        while (row < m_tasks.size() && m_tasks.at(row).position < tasks.at(row).position)
            take(row);
        if (row == m_tasks.size() || m_tasks.at(row).id != tasks.at(row).id)
            put(row, tasks.at(row));
        else if (m_tasks.at(row).error != tasks.at(row).error) {
            m_tasks[row] = tasks.at(row);
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
        }
    }
    while (m_tasks.size() > tasks.size())
        take(int(m_tasks.size()) - 1);
}

void FailedTaskModel::take(int row)
{
    beginRemoveRows({}, row, row);
    m_tasks.removeAt(row);
    endRemoveRows();
}

void FailedTaskModel::put(int row, const TaskRow& task)
{
    beginInsertRows({}, row, row);
    m_tasks.insert(row, task);
    endInsertRows();
}

const TaskRow* FailedTaskModel::task(int row) const
{
    return row >= 0 && row < m_tasks.size() ? &m_tasks.at(row) : nullptr;
}

} // namespace tandem
