#pragma once

#include "models/llm/endpoint.h"

#include <QAbstractListModel>
#include <QList>

namespace tandem {

/// The user's endpoints, in the order in which they were added.
class EndpointListModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(EndpointListModel)

public:
    explicit EndpointListModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    void setEndpoints(const QList<llm::Endpoint>& endpoints);
    const llm::Endpoint* endpoint(int row) const;
    /// The row of the endpoint with this name, without regard to case; -1 where there is none.
    int rowOf(const QString& name) const;

private:
    QList<llm::Endpoint> m_endpoints;
};

} // namespace tandem
