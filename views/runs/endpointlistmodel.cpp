#include "views/runs/endpointlistmodel.h"

#include "ui/plaintooltip.h"

namespace tandem {

EndpointListModel::EndpointListModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

int EndpointListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_endpoints.size());
}

QVariant EndpointListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const llm::Endpoint& shown = m_endpoints.at(index.row());
    if (role == Qt::DisplayRole)
        return shown.name;
    if (role == Qt::ToolTipRole)
        return plainToolTip(shown.baseUrl.toString() + QLatin1Char('\n') + shown.model);
    return {};
}

void EndpointListModel::setEndpoints(const QList<llm::Endpoint>& endpoints)
{
    if (endpoints == m_endpoints)
        return;
    beginResetModel();
    m_endpoints = endpoints;
    endResetModel();
}

const llm::Endpoint* EndpointListModel::endpoint(int row) const
{
    return row >= 0 && row < m_endpoints.size() ? &m_endpoints.at(row) : nullptr;
}

int EndpointListModel::rowOf(const QString& name) const
{
    for (int row = 0; row < m_endpoints.size(); ++row) {
        if (m_endpoints.at(row).name.compare(name, Qt::CaseInsensitive) == 0)
            return row;
    }
    return -1;
}

} // namespace tandem
