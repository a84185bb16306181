#include "views/metrics/scoredpairs.h"

#include "ui/screen/layoutkeeping.h"
#include "views/metrics/scorerows.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QSignalBlocker>

#include <algorithm>

namespace tandem {

namespace {

/// The row of a pair of `before` in an order of `after`'s pairs; -1 where it is not shown.
int rowOfPair(
    const MetricsTable& before, int pair, const MetricsTable& after, const QList<int>& order)
{
    if (pair < 0 || haveSamePairs(before, after))
        return int(order.indexOf(pair));
    const metrics::TextPair& wanted = before.pairs.pairs.at(pair);
    const auto found = std::find_if(order.cbegin(), order.cend(), [&](int at) {
        const metrics::TextPair& one = after.pairs.pairs.at(at);
        return one.id == wanted.id && one.system == wanted.system;
    });
    return found == order.cend() ? -1 : int(found - order.cbegin());
}

} // namespace

ScoredPairs::ScoredPairs(QWidget* parent)
    : ScoreTableView(parent)
    , m_table(scores().table())
{
    setObjectName(QStringLiteral("scoresTable"));
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
        [this](int section, Qt::SortOrder order) {
            if (section < 0)
                return;
            m_order.sortKey = scores().keyOfColumn(section);
            m_order.descending = order == Qt::DescendingOrder;
            arrange();
        });
    connect(this, &ScoreTableView::currentCellChanged, this, [this] {
        if (!m_isTaking && currentRow() != 0)
            m_isUntouched = false;
    });
    keep(
        this,
        [this] {
            return QVariantList{m_order.sortKey, m_order.descending};
        },
        [this](const QVariant& saved) {
            m_order.sortKey = saved.toList().value(0).toString();
            m_order.descending = saved.toList().value(1).toBool();
            arrange();
        });
}

void ScoredPairs::setTable(const SharedMetricsTable& table)
{
    m_table = table;
    // The same pairs with other columns need not wait for their order.
    if (haveSamePairs(*scores().table(), *table))
        takeRows(table, scores().order());
    arrange();
}

void ScoredPairs::setWords(const QString& words)
{
    m_order.words = words;
    arrange();
}

void ScoredPairs::arrange()
{
    m_work.compute(
        [table = m_table, order = m_order](const CancelFlag& cancel) -> Expected<QList<int>> {
            return arrangedPairs(*table, order, *cancel);
        },
        [this, table = m_table](const QList<int>& rows) { takeRows(table, rows); });
}

void ScoredPairs::takeRows(const SharedMetricsTable& table, const QList<int>& rows)
{
    const SharedMetricsTable before = scores().table();
    // The project's pairs grow and stay the same; a file that is opened is read from its top.
    if (!haveSamePairs(*before, *table) && !(before->isProject && table->isProject))
        m_isUntouched = true;
    const int row = rowOfPair(*before, scores().pairAt(currentIndex()), *table, rows);
    const QString key = scores().keyOfColumn(std::max(0, currentIndex().column()));
    m_isTaking = true;
    scores().setTable(table, rows);
    if (!rows.isEmpty())
        makeCurrent(m_isUntouched ? 0 : std::max(0, row), key);
    m_isTaking = false;
    if (m_wantedPair >= 0 && rows.contains(m_wantedPair)) {
        m_isUntouched = false;
        makeCurrent(int(rows.indexOf(m_wantedPair)), m_wantedKey);
        m_wantedPair = -1;
    }
    markOrder();
    emit arranged();
}

void ScoredPairs::makeCurrent(int row, const QString& key)
{
    const QModelIndex wanted = scores().index(row, std::max(0, scores().columnOfKey(key)));
    if (currentRow() == row) { // with all that are selected
        selectionModel()->setCurrentIndex(wanted, QItemSelectionModel::NoUpdate);
        if (!m_isUntouched)
            scrollTo(wanted);
        return;
    }
    setCurrentIndex(wanted);
    if (m_isUntouched)
        scrollToTop();
}

void ScoredPairs::markOrder()
{
    const QSignalBlocker blocker(horizontalHeader());
    const int sorted = m_order.sortKey.isEmpty() ? -1 : scores().columnOfKey(m_order.sortKey);
    horizontalHeader()->setSortIndicator(
        sorted, m_order.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    horizontalHeader()->viewport()->update();
}

void ScoredPairs::sortByCurrent()
{
    const int column = currentIndex().column();
    if (column < 0)
        return;
    const QString key = scores().keyOfColumn(column);
    m_order.descending = m_order.sortKey == key
                             ? !m_order.descending
                             : scores().heads().at(column).firstOrder == Qt::DescendingOrder;
    m_order.sortKey = key;
    arrange();
}

void ScoredPairs::goToPair(int pair, const QString& key)
{
    m_wantedPair = pair;
    m_wantedKey = key;
    arrange();
}

QList<int> ScoredPairs::selectedPairs() const
{
    QList<int> pairs;
    for (const int row : selectedRows())
        pairs += scores().order().at(row);
    return pairs;
}

int ScoredPairs::selectedCount() const
{
    // Without a list of them: there may be a hundred thousand.
    int rows = 0;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        if (range.left() == 0)
            rows += range.height();
    }
    return rows;
}

} // namespace tandem
