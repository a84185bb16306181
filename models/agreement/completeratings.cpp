#include "models/agreement/completeratings.h"

#include "models/words.h"

#include <algorithm>

namespace tandem {

namespace {

/// The numbers of each item with at least `least` ratings, in the order of raters.
QList<QList<double>> numbersOfItems(const RatingTable& table, qsizetype least)
{
    QList<QList<double>> rows;
    for (qsizetype at = 0; table.hasOrder && at < table.given.size();) {
        const int item = table.given.at(at).item;
        QList<double> row;
        for (; at < table.given.size() && table.given.at(at).item == item; ++at)
            row.append(table.values.at(table.given.at(at).category));
        if (row.size() >= least)
            rows.append(row);
    }
    return rows;
}

} // namespace

qsizetype ratersWithRatings(const RatingTable& table)
{
    QList<bool> rated(table.raters.size(), false);
    for (const GivenRating& rating : table.given)
        rated[rating.rater] = true;
    return rated.count(true);
}

QString tooFewRaters(const RatingTable& table)
{
    const qsizetype raters = ratersWithRatings(table);
    if (raters == 0)
        return AgreementWords::tr("There are no ratings.");
    return raters == 1
               ? AgreementWords::tr("There is only one rater; agreement needs at least two.")
               : QString();
}

QList<QList<double>> completeRatings(const RatingTable& table)
{
    const qsizetype raters = ratersWithRatings(table);
    return raters < 2 ? QList<QList<double>>() : numbersOfItems(table, raters);
}

QList<QList<double>> equallyOftenRated(const RatingTable& table)
{
    const QList<QList<double>> rows = numbersOfItems(table, 2);
    const bool areAlike = std::all_of(rows.cbegin(), rows.cend(),
        [&](const auto& row) { return row.size() == rows.constFirst().size(); });
    return areAlike ? rows : QList<QList<double>>();
}

} // namespace tandem
