#include "models/agreement/ratingcounts.h"

#include <algorithm>
#include <numeric>

namespace tandem {

int RatingCounts::Pattern::raters() const
{
    return std::accumulate(perCategory.cbegin(), perCategory.cend(), 0);
}

RatingCounts::RatingCounts(int categories)
    : m_categories(categories)
{
    Q_ASSERT(categories > 0);
}

RatingCounts RatingCounts::fromRatings(const RatingMatrix& ratings, int categories)
{
    RatingCounts counts(categories);
    qsizetype items = 0;
    for (const auto& ofRater : ratings)
        items = std::max(items, ofRater.size());
    for (qsizetype item = 0; item < items; ++item) {
        QList<int> perCategory(categories, 0);
        for (const auto& ofRater : ratings) {
            if (item < ofRater.size() && ofRater.at(item))
                ++perCategory[*ofRater.at(item)];
        }
        counts.add(perCategory);
    }
    return counts;
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
    Q_ASSERT(perCategory.size() == m_categories && items >= 0);
    if (items == 0)
        return;
    const Pattern pattern{perCategory, items};
    const int raters = pattern.raters();
    if (raters == 0) {
        m_unrated += items;
        return;
    }
    (raters == 1 ? m_ratedOnce : m_comparable) += items;
    m_items[perCategory] += items;
}

QList<RatingCounts::Pattern> RatingCounts::patterns() const
{
    QList<Pattern> list;
    for (auto it = m_items.cbegin(); it != m_items.cend(); ++it)
        list.append({it.key(), it.value()});
    return list;
}

} // namespace tandem
