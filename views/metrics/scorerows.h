#pragma once

#include "ui/rows/rowspec.h"
#include "views/metrics/metricstable.h"

namespace tandem {

/// What the rows are of; it is there before they are asked for their columns.
struct ShownPairs
{
    SharedMetricsTable m_table = std::make_shared<const MetricsTable>();
    QList<int> m_order;
};

/// Pairs with their scores: a row for each pair that is shown, a column for its id, its system
/// where there are several, and each measure. A row is the index of a pair in the table as it was
/// shared; nothing is copied for it, so that there may be a hundred thousand.
class ScoreRows final : private ShownPairs, public SpecifiedRows<int>
{
public:
    explicit ScoreRows(QObject* parent = nullptr);

    /// Shows these pairs of a table, in this order.
    void setTable(const SharedMetricsTable& table, const QList<int>& order);
    const SharedMetricsTable& table() const { return m_table; }
    const QList<int>& order() const { return m_order; }

    /// The pair of a row, an index of the table's pairs; -1: none.
    int pairAt(const QModelIndex& index) const;
    /// The table's column of scores that a column shows; -1: id or system.
    qsizetype scoreColumnAt(int column) const;
    int leadColumns() const { return m_table->systems.isEmpty() ? 1 : 2; }
    /// What a column is sorted by, see PairOrder.
    QString keyOfColumn(int column) const;
    int columnOfKey(const QString& key) const; ///< -1: none
    /// How the values of a column lie; null in the columns of words.
    const ColumnSummary* summaryOf(int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    const int* rowAt(int row) const override;
    RowKey keyAt(int row) const override;
    int rowOf(const RowKey& key) const override;

private:
    QList<RowColumn<int>> columnsNow() const;
    RowColumn<int> nameColumn(
        const QString& title, QString metrics::TextPair::*name, int letters) const;
    RowColumn<int> scoreColumn(qsizetype at) const;
    QString columnTip(qsizetype at) const;
    const metrics::TextPair& pair(int at) const { return m_table->pairs.pairs.at(at); }
};

} // namespace tandem
