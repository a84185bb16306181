#pragma once

#include "models/agreement/ratingcounts.h"

#include <QList>
#include <QStringList>

namespace tandem {

/// One answer: numbers of the item, the rater and the category, each from 0.
struct GivenRating
{
    int item = 0;
    int rater = 0;
    int category = 0;

    auto operator<=>(const GivenRating&) const = default;
};

/// How often something was said.
struct ValueCount
{
    QString value;
    qint64 count = 0;
    bool operator==(const ValueCount&) const = default;
};

/// What any number of raters said of items, with answers missing. Takes memory for the answers
/// given, not for every rater with every item.
struct RatingTable
{
    RatingScale scale = RatingScale::Nominal;
    QStringList items;      ///< names; also of items that nobody rated
    QStringList raters;     ///< names; also of raters who rated nothing
    QStringList categories; ///< as written, from the least to the most where they have an order
    /// What the categories stand for, rising: their numbers, or 0, 1, 2 ... where they are words.
    QList<double> values;
    bool hasOrder = false; ///< the categories are numbers, or words with an order
    /// The order names the places of the whole scale, whether anybody used them or not.
    bool orderIsGiven = false;
    QList<QStringList> sets = {}; ///< of RatingScale::Sets: the labels of each category
    QList<GivenRating> given;     ///< by item, then rater; none twice
    /// What stood where a value is missing, "" for nothing, and how often.
    QList<ValueCount> missing;

    /// How often each category was given to each item.
    RatingCounts counts() const;
    /// How often each category was given at all, in their order; those nobody gave, too.
    QList<ValueCount> valueCounts() const;
    /// The answers of each rater who gave any, by item; pairs of item and category.
    QList<QList<std::pair<int, int>>> byRater() const;
};

} // namespace tandem
