#pragma once

#include <QList>

#include <random>

namespace tandem::studies {

/// Who gets which groups of items: for each group the raters (0 .. raters - 1) that get it, where
/// `sizes` says how many items each group has (1 or more). Every group goes to `ratersPerGroup`
/// different raters, or to all where there are fewer, and nobody has more items than another by
/// more than the largest group. `mostItems` (0: no bound) is how many items one rater may have;
/// where it leaves too little room, every group that fits a rater at all goes to as many raters as
/// all of them can, then some to one more.
QList<QList<int>> distributedGroups(const QList<qsizetype>& sizes, int raters, int ratersPerGroup,
    int mostItems, std::mt19937_64& random);

} // namespace tandem::studies
