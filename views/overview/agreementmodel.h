#pragma once

#include "models/agreement/agreementgroups.h"
#include "models/people/person.h"
#include "views/overview/agreementrun.h"

#include <QAbstractTableModel>
#include <QList>

#include <functional>

namespace tandem {

/// Groups of rounds with their figures, sortable by any column.
class AgreementModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY(AgreementModel)

public:
    enum Column { Label, Rounds, Items, Percent, Kappa, Ac1, Alpha, ColumnCount };
    enum Role : int {
        Basis = Qt::UserRole + 0x4c0, ///< QString: what stands below the cell's text: interval and
                                      ///< n, pairs, exclusions
        Blind,                        ///< bool
    };
    using PersonOf = std::function<Person(PersonId)>;

    explicit AgreementModel(PersonOf personOf, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Undefined figures come last whichever way; a negative column is the order of the groups.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// Groups of another choice replace all; otherwise those that are new come in, those that are
    /// gone go, and the others change in place. The order is kept.
    void setRows(const QList<AgreementRow>& rows, const AgreementChoice& choice);
    /// The group of a row; null where there is no such row.
    const AgreementRow* group(int row) const;
    /// The groups in the order in which they are shown.
    QList<AgreementRow> groups() const;
    /// Words and names may be others.
    void refresh();

private:
    /// A group and its place among those of its choice.
    struct Entry
    {
        AgreementRow row;
        qsizetype place = 0;
    };
    QString text(const AgreementRow& row, int column) const;
    QString basis(const AgreementRow& row, int column) const;
    QString toolTip(const AgreementRow& row, int column) const;
    QString originText(const AgreementRow& row) const;
    void mergeRows(const QList<AgreementRow>& rows);
    void reorder(QList<Entry> ordered);

    PersonOf m_personOf;
    AgreementChoice m_choice;
    QList<Entry> m_entries;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace tandem
