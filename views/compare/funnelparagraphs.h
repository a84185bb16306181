#pragma once

#include "views/compare/funnelitems.h"

#include <QAbstractListModel>

namespace tandem {

/// The paragraphs of one stage of a sample's funnel, each with the reason why it is there.
class FunnelParagraphs final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(FunnelParagraphs)

public:
    enum Role : int {
        NumberRole = Qt::UserRole + 0x440, ///< int
        StageRole,                         ///< int of FunnelStage
        ReasonRole,                        ///< QString
    };

    explicit FunnelParagraphs(QObject* parent = nullptr);

    /// Shows those of `items` that belong to `stage`.
    void show(const QList<FunnelItem>& items, FunnelStage stage);
    const FunnelItem& item(int row) const { return m_items.at(row); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QList<FunnelItem> m_items;
};

} // namespace tandem
