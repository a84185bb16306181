#pragma once

#include "storage/changes/latest.h"
#include "views/metrics/pairorder.h"
#include "views/metrics/scoretableview.h"

namespace tandem {

/// The pairs of a table in the order that is asked for, filtered and sorted in a worker. The pair
/// that is current stays so; of pairs of which none was chosen yet the first one is.
class ScoredPairs final : public ScoreTableView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScoredPairs)

public:
    explicit ScoredPairs(QWidget* parent = nullptr);

    void setTable(const SharedMetricsTable& table);
    /// Shows the pairs that have all of these words.
    void setWords(const QString& words);
    /// Sorts by the current column, then the other way.
    void sortByCurrent();
    /// Makes a pair of the table current, in the column with this key, as soon as it is shown.
    void goToPair(int pair, const QString& key);

    /// The chosen pairs as they stand, by their index in the table.
    QList<int> selectedPairs() const;
    int selectedCount() const;

signals:
    /// Other pairs are shown, or in another order.
    void arranged();

private:
    void arrange();
    void takeRows(const SharedMetricsTable& table, const QList<int>& rows);
    void makeCurrent(int row, const QString& key);
    void markOrder();

    SharedMetricsTable m_table;
    PairOrder m_order;
    int m_wantedPair = -1; ///< to be current once the rows are there
    QString m_wantedKey;
    bool m_isUntouched = true; ///< no pair of these was chosen yet: the first one is current
    bool m_isTaking = false;   ///< rows come; what is current changes by itself
    Latest<QList<int>> m_work; ///< last, so that it ends before what it tells
};

} // namespace tandem
