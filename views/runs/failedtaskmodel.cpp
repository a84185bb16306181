#include "views/runs/failedtaskmodel.h"

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
    const auto isSame = [](const TaskRow& left, const TaskRow& right) {
        return left.id == right.id && left.error == right.error;
    };
    if (tasks.size() == m_tasks.size() &&
        std::equal(tasks.begin(), tasks.end(), m_tasks.begin(), isSame))
        return;
    beginResetModel();
    m_tasks = tasks;
    endResetModel();
}

const TaskRow* FailedTaskModel::task(int row) const
{
    return row >= 0 && row < m_tasks.size() ? &m_tasks.at(row) : nullptr;
}

} // namespace tandem
