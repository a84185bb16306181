#pragma once

#include "storage/repositories/caselist.h"

#include <QAbstractTableModel>

namespace tandem {

/// The cases of a project as a table.
class CaseListModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY(CaseListModel)

public:
    enum Column { Name, Prompt, Words, Profile, Systems, Evaluations, ColumnCount };
    enum Role : int {
        Row = Qt::UserRole + 0x640, ///< int: index among cases()
        SearchText,                 ///< QString, folded: what the filter looks in
        SortKey,                    ///< what a column is sorted by
    };

    explicit CaseListModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// Where cases were only added, behind the others, rows stay where they are.
    void setCases(const QList<ListedCase>& cases);
    const QList<ListedCase>& cases() const { return m_cases; }
    /// The language is another one.
    void refresh();

private:
    QVariant textOf(const ListedCase& one, int column) const;
    QVariant sortKeyOf(const ListedCase& one, int column) const;

    QList<ListedCase> m_cases;
    QStringList m_search;
};

} // namespace tandem
