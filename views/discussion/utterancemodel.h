#pragma once

#include "models/kgds/record.h"

#include <QAbstractListModel>
#include <QList>

namespace tandem {

/// The utterances of one discussion by discussion::Role. It changes nothing itself: setUtterances()
/// shows what is stored.
class UtteranceModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UtteranceModel)

public:
    explicit UtteranceModel(QObject* parent = nullptr);

    /// Shows `utterances`; rows that stay the same are not touched.
    void setUtterances(const QList<kgds::UtteranceRecord>& utterances);
    const QList<kgds::UtteranceRecord>& utterances() const { return m_utterances; }
    /// Whether rows can be edited and dragged (default: no).
    void setEditable(bool editable);
    bool isEditable() const { return m_editable; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDropActions() const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    /// The row of this model that `data` drags, or -1.
    int draggedRow(const QMimeData* data) const;

private:
    QByteArray dragOrigin() const;
    void touch(qsizetype first, qsizetype count);

    QList<kgds::UtteranceRecord> m_utterances;
    QStringList m_speakers;
    bool m_editable = false;
};

} // namespace tandem
