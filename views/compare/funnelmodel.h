#pragma once

#include "views/compare/funnelitems.h"

#include <QAbstractListModel>

namespace tandem {

/// The stages of a funnel, one row each: all, what was dropped and why, what is kept.
class FunnelModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(FunnelModel)

public:
    enum Role : int {
        StageRole = Qt::UserRole + 0x420, ///< int of FunnelStage
        CountRole,                        ///< int: paragraphs in the stage
        StartRole,                        ///< int: paragraphs before it on the bar, 0 .. TotalRole
        TotalRole,                        ///< int: all paragraphs, the length of the bar
        ReasonRole,                       ///< QString: why paragraphs are there
        DroppedRole,                      ///< bool: the stage takes paragraphs away
        PartRole, ///< bool: a part of the stage above, not a stage of its own
    };

    explicit FunnelModel(QObject* parent = nullptr);

    /// Shows a funnel. The rows are always the same; what they say changes.
    void setFunnel(const Funnel& funnel, ConsistencyRule rule);
    const Funnel& funnel() const { return m_funnel; }
    FunnelStage stage(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QString reason(FunnelStage stage) const;
    int start(FunnelStage stage) const;

    Funnel m_funnel;
    ConsistencyRule m_rule = ConsistencyRule::Strict;
};

/// The stage's name, translated.
QString funnelStageName(FunnelStage stage);

} // namespace tandem
