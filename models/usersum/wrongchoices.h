#pragma once

#include "models/usersum/choicepool.h"

#include <random>

namespace tandem::usersum {

/// Draws `count` of `size` things that stand in the order of how frequent they are, to be shown
/// beside the one at `right`: which is the right one of those shown must not be told by how
/// frequent they are. So they are drawn from the block of neighbours that the right one is in, and
/// each of a block, were it the right one, would get the same others as likely. Blocks have about
/// `blockSize` things and more than `count`. Empty where there are not so many.
QList<qsizetype> drawNeighbours(
    qsizetype right, qsizetype size, int count, qsizetype blockSize, std::mt19937_64& generator);

/// Titles to be shown beside that of an activity of the user's future. Either the user never did
/// any of these, and about as many others did; or, where the right one is something that they did
/// before, they did all of them before, about as often, and none again in their future: else the
/// only one that a summary of the past can name would be the right one. No two are compared alike.
/// Empty where there are not so many.
QStringList drawWrongTitles(const Timeline& timeline, const TimelineSplit& split,
    const QString& right, int count, const ChoicePool& pool, std::mt19937_64& generator);

/// Categories about as frequent in all pasts as the right one.
QStringList drawWrongCategories(
    const QString& right, int count, const ChoicePool& pool, std::mt19937_64& generator);

} // namespace tandem::usersum
