#pragma once

#include "views/facts/factlistmodel.h"

#include <QAbstractListModel>

namespace tandem {

/// The facts that may repeat an earlier one, a row each: "12 ≈ 4 · 93 %" and the text.
class RepetitionListModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(RepetitionListModel)

public:
    explicit RepetitionListModel(QObject* parent = nullptr);

    /// Questions about facts that the sheet does not have (any more) are left out.
    void setQuestions(const QList<RepetitionQuestion>& questions, const FactSheet& sheet);
    /// The fact that a row asks about; invalid where there is no such row.
    FactId factAt(int row) const;
    int rowOf(FactId fact) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        FactId fact;
        QString text;
        QString whole;
        bool operator==(const Row&) const = default;
    };

    QList<Row> m_rows;
};

} // namespace tandem
