#include "models/studies/itemgroups.h"

#include <QHash>

#include <algorithm>

namespace tandem::studies {

QList<ItemGroup> itemGroups(const QList<Item>& items, ItemKind kind)
{
    QList<ItemGroup> groups;
    QHash<QString, qsizetype> groupNamed;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const Item& item = items.at(i);
        if (item.kind != kind)
            continue;
        const bool isAlone = item.group.isEmpty() || kind == ItemKind::Check;
        const qsizetype group =
            isAlone ? groups.size() : groupNamed.value(item.group, groups.size());
        if (group == groups.size())
            groups.append(ItemGroup());
        if (!isAlone)
            groupNamed.insert(item.group, group);
        groups[group].append(i);
    }
    return groups;
}

bool hasTwoSides(const Item& item)
{
    const auto has = [&](int side) {
        return std::any_of(item.fields.begin(), item.fields.end(),
            [side](const Field& field) { return field.side == side; });
    };
    return has(1) && has(2);
}

} // namespace tandem::studies
