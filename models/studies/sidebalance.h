#pragma once

#include "models/studies/assignment.h"

#include <QList>

#include <random>

namespace tandem::studies {

/// Says of these turns of each rater, given in the order in which they are shown, which are
/// swapped: of each item as many as are not, give or take one, and the same among a rater's first
/// two, four, six and so on.
void balanceSides(QList<QList<Turn*>>& turnsOfRaters, std::mt19937_64& random);

} // namespace tandem::studies
