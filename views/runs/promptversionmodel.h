#pragma once

#include "storage/repositories/promptrepository.h"

#include <QAbstractListModel>
#include <QHash>
#include <QList>

namespace tandem {

/// The versions of one prompt, newest first.
class PromptVersionModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(PromptVersionModel)

public:
    explicit PromptVersionModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// `names` are the people's; `current` is the version that a new run uses, which is put on top
    /// where it is not among `versions`.
    void setVersions(QList<StoredPrompt> versions, const StoredPrompt& current,
        const QHash<PersonId, QString>& names);
    const StoredPrompt* version(int row) const;
    /// The row of the version that a new run uses.
    int currentRow() const { return m_current; }

private:
    QList<StoredPrompt> m_versions;
    QHash<PersonId, QString> m_names;
    int m_current = 0;
};

} // namespace tandem
