#pragma once

#include "models/opinions/utterancework.h"

#include <QAbstractListModel>

namespace tandem {

/// The main opinions of one utterance, as their words stand in it, with what is left to do.
class MainOpinionModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(MainOpinionModel)

public:
    explicit MainOpinionModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// Rows come and go as opinions do; the rest is told as changed.
    void setWork(const UtteranceWork& work, const QString& utterance);
    void retranslate();

private:
    UtteranceWork m_work;
    QString m_utterance;
    QList<WorkGap> m_gaps;
};

} // namespace tandem
