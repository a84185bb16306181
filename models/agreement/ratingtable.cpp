#include "models/agreement/ratingtable.h"

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

QStringList numberedNames(qsizetype count)
{
    QStringList names;
    for (qsizetype i = 1; i <= count; ++i)
        names.append(QString::number(i));
    return names;
}

/// The answers of one item from their categories in any order.
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

} // namespace

RatingTable RatingTable::fromNumbers(
    const QList<QList<std::optional<double>>>& ratings, RatingScale scale)
{
    RatingTable table;
    table.scale = scale;
    table.hasOrder = true;
    qsizetype items = 0;
    for (const auto& ofRater : ratings) {
        items = std::max(items, ofRater.size());
        for (const auto& rating : ofRater) {
            if (rating)
                table.values.append(*rating);
        }
    }
    std::sort(table.values.begin(), table.values.end());
    table.values.erase(std::unique(table.values.begin(), table.values.end()), table.values.end());
    for (const double value : std::as_const(table.values))
        table.categories.append(QString::number(value, 'g', QLocale::FloatingPointShortest));
    table.items = numberedNames(items);
    table.raters = numberedNames(ratings.size());
    for (qsizetype item = 0; item < items; ++item) {
        for (qsizetype rater = 0; rater < ratings.size(); ++rater) {
            const auto rating = ratings.at(rater).value(item);
            if (!rating)
                continue;
            const auto at = std::lower_bound(table.values.cbegin(), table.values.cend(), *rating);
            table.given.append({int(item), int(rater), int(at - table.values.cbegin())});
        }
    }
    return table;
}

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

QList<QList<std::pair<int, int>>> RatingTable::byRater() const
{
    QList<QList<std::pair<int, int>>> lists(raters.size());
    for (const GivenRating& rating : given)
        lists[rating.rater].append({rating.item, rating.category});
    lists.removeIf([](const auto& ofRater) { return ofRater.isEmpty(); });
    return lists;
}

} // namespace tandem
