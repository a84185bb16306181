#pragma once

#include "models/studies/assignment.h"

#include <QList>

#include <random>

namespace tandem::studies {

/// Says of these turns of each rater which are swapped: of each item as many as are not, give or
/// take one, and of each rater's, too, give or take two. In whatever order a rater sees theirs, the
/// sides of those before say next to nothing of the next one.
void balanceSides(QList<QList<Turn*>>& turnsOfRaters, std::mt19937_64& random);

/// The same for one rater more, where `timesAssigned` says for each item how many raters have it
/// and `timesSwapped` how many of them see it the other way round: an item that lacks a side gets
/// it, the others are drawn so that the rater's are even as far as they can make them so.
void balanceNextSides(const QList<Turn*>& turns, const QList<int>& timesAssigned,
    const QList<int>& timesSwapped, std::mt19937_64& random);

} // namespace tandem::studies
