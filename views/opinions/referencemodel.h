#pragma once

#include "models/opinions/utterancework.h"

#include <QAbstractListModel>

namespace tandem {

/// The implicit references of one main opinion: each phrase and what it points to.
class ReferenceModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(ReferenceModel)

public:
    explicit ReferenceModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    void setReferences(const QList<Reference>& references, const OpinionContext& context);
    void retranslate();

private:
    QString detail(const Reference& reference) const;

    QList<Reference> m_references;
    OpinionContext m_context;
};

} // namespace tandem
