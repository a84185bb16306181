#include "views/evaluate/casefilter.h"

#include "views/evaluate/caselistmodel.h"

#include <algorithm>

namespace tandem {

CaseFilter::CaseFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(CaseListModel::SortKey);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(true);
}

void CaseFilter::setWords(const QString& words)
{
    m_words = words.toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool CaseFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_words.isEmpty())
        return true;
    const QString text =
        sourceModel()->index(row, 0, parent).data(CaseListModel::SearchText).toString();
    return std::all_of(m_words.cbegin(), m_words.cend(),
        [&text](const QString& word) { return text.contains(word); });
}

} // namespace tandem
