#pragma once

#include "models/studies/item.h"

#include <QList>

namespace tandem::studies {

/// Items that are handed out together, by their places: those of a group, or one alone.
using ItemGroup = QList<qsizetype>;

/// The groups of the items of this kind, each where its first item stands. Of check items each is a
/// group of its own.
QList<ItemGroup> itemGroups(const QList<Item>& items, ItemKind kind);

/// Whether two of its texts are compared: it has fields of side 1 and of side 2.
bool hasTwoSides(const Item& item);

} // namespace tandem::studies
