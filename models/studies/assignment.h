#pragma once

#include "models/studies/design.h"
#include "models/studies/item.h"

#include <QList>

namespace tandem::studies {

/// That a rater is asked about an item.
struct Turn
{
    qsizetype item = 0;   ///< its place among the study's items
    int position = 0;     ///< among the rater's, from 1
    bool swapped = false; ///< side 2 is shown first

    bool operator==(const Turn&) const = default;
};

/// Whether items of a group are shown one after the other. Of GoodBad each is judged alone: whoever
/// is asked about several of a group gets them as far from each other as can be.
bool keepsTogether(const Design& design);

/// What every rater is asked, for `raters` raters (1 or more) at once: one list for each of them in
/// the order in which it is shown.
/// - Practice items come first, for everybody and in their order.
/// - Check items are for everybody, too, each in its own stretch of the others; whatever their
///   group is, they stand between groups.
/// - A rated item goes to `ratersPerItem` different raters, or to all where there are fewer. Items
///   of one group go to the same raters and stay together (keepsTogether()). Nobody has more items
///   than another by more than the largest group. Where `itemsPerRater` leaves too little room,
///   every group gets as many raters as all can get, then some get one more; a group that has more
///   items than one rater may have gets none.
/// - Where `shuffles`, every rater has an order of groups, of items in a group and of check items
///   of their own; else it is that of `items`.
/// - Where `balancesSides`, each rated item with two sides is shown either way round as often as
///   the other, give or take one, and so are those of each rater, give or take two; the same holds
///   of the rest of the items. Which are swapped is drawn, so that no rater can foresee the next
///   one's side. Else side 1 comes first.
/// The same arguments give the same turns on every machine.
QList<QList<Turn>> assignedTurns(const QList<Item>& items, const Design& design, int raters);

/// What one more rater is asked, where `timesAssigned` says for each item how many raters have it
/// (or answered it) and `timesSwapped` how many of them see it the other way round: as above, but
/// of the rated items only groups in which one lacks raters, those that lack most first, up to
/// `itemsPerRater`. Each is shown the way round that evens it out; where they are even it is drawn,
/// so that the rater's are even as far as possible. `rater` is their number from 0; empty of rated
/// items where none lacks any.
QList<Turn> nextRatersTurns(const QList<Item>& items, const Design& design,
    const QList<int>& timesAssigned, const QList<int>& timesSwapped, int rater);

} // namespace tandem::studies
