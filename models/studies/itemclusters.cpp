#include "models/studies/itemclusters.h"

#include <QHash>

namespace tandem::studies {

ItemClusters itemClusters(const QList<StudyItem>& items)
{
    ItemClusters clusters;
    QHash<QString, int> groups;
    for (const StudyItem& item : items) {
        const QString& group = item.item.group;
        clusters.isGrouped =
            clusters.isGrouped || (!group.isEmpty() && item.item.kind == ItemKind::Rated);
        const auto known = group.isEmpty() ? groups.cend() : groups.constFind(group);
        if (known != groups.cend()) {
            clusters.ofItem.append(*known);
            continue;
        }
        if (!group.isEmpty())
            groups.insert(group, clusters.count);
        clusters.ofItem.append(clusters.count++);
    }
    return clusters;
}

} // namespace tandem::studies
