#pragma once

#include "models/studies/item.h"

#include <QList>

namespace tandem::studies {

/// Which items belong together: what is said of one of a group is not independent of the others.
struct ItemClusters
{
    QList<int> ofItem; ///< of each item its cluster, from 0; items without a group are alone
    int count = 0;
    bool isGrouped = false; ///< a rated item has a group
};

ItemClusters itemClusters(const QList<StudyItem>& items);

} // namespace tandem::studies
