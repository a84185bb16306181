#pragma once

#include "models/agreement/contingencytable.h"

#include <QList>
#include <QMap>

#include <optional>

namespace tandem {

/// How many raters gave one category to an item.
struct CategoryCount
{
    int category = 0;
    int times = 0; ///< 1 or more

    auto operator<=>(const CategoryCount&) const = default;
};

/// The answers about one item from their categories in any order.
QList<CategoryCount> countedCategories(QList<int> categories);

/// How often each category was given to an item, item by item: all that agreement among any number
/// of raters depends on where it does not matter who they were. Takes memory for what was rated
/// only, however many categories there are.
class RatingCounts final
{
public:
    /// Items that were rated alike: as many times in each category, whoever said it.
    struct Pattern
    {
        QList<CategoryCount> given; ///< by category, those that were given only
        qint64 items = 0;           ///< how many items are like this

        /// Ratings of one such item; at least 1.
        int raters() const;
    };

    /// No item yet; ratings in `categories` categories, at least one, used or not.
    explicit RatingCounts(int categories = 2);

    /// The items of a table as rated by two. The table does not say who left out what, so that its
    /// excluded items count as not rated.
    static RatingCounts fromTable(const ContingencyTable& table);

    /// Adds `items` items; `perCategory` holds one number of ratings for each category. Where all
    /// are 0 the items count as not rated.
    void add(const QList<int>& perCategory, qint64 items = 1);
    /// Adds items rated as `given` says: categories in order, none twice.
    void addGiven(const QList<CategoryCount>& given, qint64 items = 1);
    /// The items rated by two or more, alone.
    RatingCounts comparableOnly() const;

    int categories() const { return m_categories; }
    /// Items rated at least once, alike ones together, in a fixed order.
    QList<Pattern> patterns() const;
    /// Items rated by two or more, the only ones that show agreement.
    qint64 comparable() const { return m_comparable; }
    /// Items rated by one alone.
    qint64 ratedOnce() const { return m_ratedOnce; }
    /// Items rated by nobody.
    qint64 unrated() const { return m_unrated; }
    /// How many categories were given at least once.
    qsizetype usedCategories() const;

    bool operator==(const RatingCounts&) const = default;

private:
    int m_categories;
    QMap<QList<CategoryCount>, qint64> m_items;
    qint64 m_comparable = 0;
    qint64 m_ratedOnce = 0;
    qint64 m_unrated = 0;
};

/// What the differences between answers mean (S. S. Stevens, Science 103, 1946).
enum class RatingScale {
    Nominal,  ///< they differ, and that is all
    Ordinal,  ///< one is more than the other
    Interval, ///< one is more than the other by so much
    Ratio,    ///< one is so many times the other
    Sets,     ///< each is a set of labels, which have some in common
};

} // namespace tandem
