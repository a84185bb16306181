#include "views/compare/comparisonorder.h"

#include "views/compare/comparisonmodel.h"

namespace tandem {

ComparisonOrder::ComparisonOrder(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setDynamicSortFilter(true);
    sort(0);
}

void ComparisonOrder::setDisagreementsFirst(bool first)
{
    if (m_disagreementsFirst == first)
        return;
    m_disagreementsFirst = first;
    invalidate();
}

bool ComparisonOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    if (m_disagreementsFirst) {
        const int leftRank = left.data(ComparisonModel::SortRankRole).toInt();
        const int rightRank = right.data(ComparisonModel::SortRankRole).toInt();
        if (leftRank != rightRank)
            return leftRank < rightRank;
    }
    return left.data(ComparisonModel::NumberRole).toInt() <
           right.data(ComparisonModel::NumberRole).toInt();
}

} // namespace tandem
