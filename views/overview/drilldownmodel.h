#pragma once

#include "storage/repositories/overviewrepository.h"

#include <QAbstractListModel>
#include <QList>

namespace tandem {

/// The items behind a figure as a list.
class DrillDownModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(DrillDownModel)

public:
    enum Role : int {
        Place = Qt::UserRole + 0x4a0, ///< QString: sample and number in it
    };

    explicit DrillDownModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// Shows the items behind another figure. `numbered` says what their numbers count, e.g.
    /// "paragraph %1"; empty where they have none.
    void setItems(const QList<DrillDownItem>& items, const QString& numbered);
    const QList<DrillDownItem>& items() const { return m_items; }

private:
    QString place(const DrillDownItem& item) const;

    QList<DrillDownItem> m_items;
    QString m_numbered;
};

} // namespace tandem
