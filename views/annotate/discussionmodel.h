#pragma once

#include "models/kgds/record.h"

#include <QAbstractListModel>
#include <QStringList>

namespace tandem {

/// A discussion's utterances in the roles of ui/discussionroles.h: who speaks first stands at the
/// leading edge.
class DiscussionModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(DiscussionModel)

public:
    explicit DiscussionModel(QObject* parent = nullptr);

    /// `you` is the current person's name: their own utterances are marked.
    void setDiscussion(const QList<kgds::UtteranceRecord>& discussion, const QString& you);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QList<kgds::UtteranceRecord> m_discussion;
    QStringList m_participants; ///< in the order in which they first speak
    QString m_you;
};

} // namespace tandem
