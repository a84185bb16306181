#pragma once

#include "storage/repositories/samplerepository.h"

#include <QAbstractListModel>
#include <QList>

namespace tandem {

/// The paragraphs of an article to be read, by textrow::Role; none of them asks for an answer.
class ReadingModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReadingModel)

public:
    explicit ReadingModel(QList<ParagraphRow> paragraphs, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QList<ParagraphRow> m_paragraphs;
};

} // namespace tandem
