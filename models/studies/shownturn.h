#pragma once

#include "models/studies/item.h"
#include "models/studies/task.h"

namespace tandem::studies {

/// What a rater sees of an item: the fields that the design shows, in its order, of two sides that
/// first which is `swapped` to the front, each side numbered as shown. The turn has no id yet.
TaskTurn shownTurn(const Item& item, const Design& design, bool swapped);

/// What a rater of this design would see, of nobody's and kept nowhere: the first of as many raters
/// as it asks about each item. Turns have their numbers as ids.
Task previewTask(const Design& design, const QList<Item>& items);

} // namespace tandem::studies
