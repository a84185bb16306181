#include "models/agreement/ratingtable.h"

#include <algorithm>

namespace tandem {

RatingCounts RatingTable::counts() const
{
    RatingCounts counts(std::max(1, int(categories.size())));
    qsizetype next = 0;
    for (int item = 0; item < items.size(); ++item) {
        QList<int> said;
        for (; next < given.size() && given.at(next).item == item; ++next)
            said.append(given.at(next).category);
        counts.addGiven(countedCategories(said));
    }
    return counts;
}

QList<ValueCount> RatingTable::valueCounts() const
{
    QList<ValueCount> said;
    for (const QString& category : categories)
        said.append({category, 0});
    for (const GivenRating& rating : given)
        ++said[rating.category].count;
    return said;
}

QList<QList<std::pair<int, int>>> RatingTable::byRater() const
{
    QList<QList<std::pair<int, int>>> lists(raters.size());
    for (const GivenRating& rating : given)
        lists[rating.rater].append({rating.item, rating.category});
    lists.removeIf([](const auto& ofRater) { return ofRater.isEmpty(); });
    return lists;
}

} // namespace tandem
