#include "models/agreement/ratingcounts.h"

#include <QSet>

#include <algorithm>
#include <numeric>

namespace tandem {

QList<CategoryCount> countedCategories(QList<int> categories)
{
    std::sort(categories.begin(), categories.end());
    QList<CategoryCount> counts;
    for (const int category : std::as_const(categories)) {
        if (counts.isEmpty() || counts.constLast().category != category)
            counts.append({category, 0});
        ++counts.last().times;
    }
    return counts;
}

int RatingCounts::Pattern::raters() const
{
    return std::accumulate(given.cbegin(), given.cend(), 0,
        [](int sum, const CategoryCount& count) { return sum + count.times; });
}

RatingCounts::RatingCounts(int categories)
    : m_categories(categories)
{
    Q_ASSERT(categories > 0);
}

RatingCounts RatingCounts::fromTable(const ContingencyTable& table)
{
    RatingCounts counts(table.categories());
    for (int a = 0; a < table.categories(); ++a) {
        for (int b = 0; b < table.categories(); ++b) {
            QList<int> perCategory(table.categories(), 0);
            ++perCategory[a];
            ++perCategory[b];
            counts.add(perCategory, table.count(a, b));
        }
    }
    counts.m_unrated = table.excluded();
    return counts;
}

void RatingCounts::add(const QList<int>& perCategory, qint64 items)
{
    Q_ASSERT(perCategory.size() == m_categories);
    QList<CategoryCount> given;
    for (int k = 0; k < m_categories; ++k) {
        if (perCategory.at(k) > 0)
            given.append({k, perCategory.at(k)});
    }
    addGiven(given, items);
}

void RatingCounts::addGiven(const QList<CategoryCount>& given, qint64 items)
{
    Q_ASSERT(items >= 0);
    if (items == 0)
        return;
    const int raters = Pattern{given, items}.raters();
    if (raters == 0) {
        m_unrated += items;
        return;
    }
    (raters == 1 ? m_ratedOnce : m_comparable) += items;
    m_items[given] += items;
}

RatingCounts RatingCounts::comparableOnly() const
{
    RatingCounts counts(m_categories);
    for (auto it = m_items.cbegin(); it != m_items.cend(); ++it) {
        if (Pattern{it.key(), it.value()}.raters() >= 2)
            counts.addGiven(it.key(), it.value());
    }
    return counts;
}

QList<RatingCounts::Pattern> RatingCounts::patterns() const
{
    QList<Pattern> list;
    list.reserve(m_items.size());
    for (auto it = m_items.cbegin(); it != m_items.cend(); ++it)
        list.append({it.key(), it.value()});
    return list;
}

qsizetype RatingCounts::usedCategories() const
{
    QSet<int> used;
    for (auto it = m_items.cbegin(); it != m_items.cend(); ++it) {
        for (const CategoryCount& count : it.key())
            used.insert(count.category);
    }
    return used.size();
}

} // namespace tandem
