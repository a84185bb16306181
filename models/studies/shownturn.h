#pragma once

#include "models/studies/item.h"
#include "models/studies/task.h"

#include <QHash>
#include <QString>

#include <optional>

namespace tandem::studies {

/// What a rater sees of an item: the fields that the design shows, in its order, of two sides that
/// first which is `swapped` to the front, each side numbered as shown. The turn has no id yet.
TaskTurn shownTurn(const Item& item, const Design& design, bool swapped);

/// What every rater of this design reads: a task without turns, that is nobody's yet.
Task taskOf(const Design& design);

/// Raters see groups as numbers, in the order in which they come to them.
class GroupNumbers final
{
public:
    /// Its number, from 1; none of an item that stands alone.
    std::optional<int> of(const QString& group);

private:
    QHash<QString, int> m_numbers;
};

/// What a rater of this design would see, of nobody's and kept nowhere: the first of as many raters
/// as it asks about each item. Turns have their numbers as ids.
Task previewTask(const Design& design, const QList<Item>& items);

} // namespace tandem::studies
