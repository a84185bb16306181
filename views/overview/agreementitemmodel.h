#pragma once

#include "models/people/person.h"
#include "views/overview/agreementitems.h"

#include <QAbstractListModel>
#include <QList>

#include <functional>

namespace tandem {

/// Items behind figures of agreement as a list, with what both said and where they stand (the role
/// DrillDownModel::Place).
class AgreementItemModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY(AgreementItemModel)

public:
    using PersonOf = std::function<Person(PersonId)>;

    explicit AgreementItemModel(PersonOf personOf, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// Shows the items behind another group.
    void setItems(const QList<AgreementItem>& items);
    const QList<AgreementItem>& items() const { return m_items; }
    /// "Ada: yes, Ben: no"; without names where nobody is to see who said what; why it is left out.
    QString answersText(const AgreementItem& item) const;
    /// "paragraph 4, 12 Nuggets beat Lakers".
    static QString placeText(const AgreementItem& item);

private:
    QString sideText(PersonId person, std::optional<YesNo> answer) const;

    PersonOf m_personOf;
    QList<AgreementItem> m_items;
};

} // namespace tandem
