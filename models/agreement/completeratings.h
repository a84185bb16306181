#pragma once

#include "models/agreement/ratingtable.h"

#include <QList>
#include <QString>

/// Ratings as numbers, for what needs them without gaps.
namespace tandem {

/// Returns how many raters gave any rating.
qsizetype ratersWithRatings(const RatingTable& table);

/// Why these are too few for agreement, translated; empty where they are two or more.
QString tooFewRaters(const RatingTable& table);

/// Returns the numbers of each item that everybody who rated anything rated, by rater; nothing of
/// fewer than two raters, or where the categories have no order.
QList<QList<double>> completeRatings(const RatingTable& table);

/// Returns the numbers of each item with two ratings or more, whoever gave them, where these have
/// equally many; else nothing, and where the categories have no order.
QList<QList<double>> equallyOftenRated(const RatingTable& table);

} // namespace tandem
