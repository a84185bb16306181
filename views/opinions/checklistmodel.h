#pragma once

#include "models/people/person.h"
#include "views/opinions/opinionsheet.h"

#include <QAbstractListModel>

namespace tandem {

/// The atomic opinions of a closed round with where each stands.
class CheckListModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(CheckListModel)

public:
    explicit CheckListModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// What `viewer` sees of `sheet`. Other opinions reset the rows; another standing changes them.
    void setSheet(const OpinionSheet& sheet, PersonId viewer, const QList<Person>& people);

private:
    struct Row
    {
        QString uuid;
        QString number;
        QString text;
        QString detail;
        OpinionState state = OpinionState::Unchecked;
        bool waiting = false;
        bool operator==(const Row&) const = default;
    };
    QList<Row> m_rows;
};

} // namespace tandem
