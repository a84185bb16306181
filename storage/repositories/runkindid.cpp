#include "storage/repositories/runkindid.h"

#include "storage/runs/runkind.h"

#include <QStringList>

namespace tandem {

QString runKindKey(RunKindId kind)
{
    return QLatin1String(runKind(kind).key);
}

std::optional<RunKindId> runKindOf(const QString& key)
{
    for (const RunKind* kind : runKinds()) {
        if (key == QLatin1String(kind->key))
            return kind->id;
    }
    return std::nullopt;
}

RunItems itemsOf(RunKindId kind)
{
    return runKind(kind).items;
}

bool isOfSamples(RunItems items)
{
    return items == RunItems::Paragraphs || items == RunItems::Samples ||
           items == RunItems::SystemOutputs;
}

bool isOfUsers(RunItems items)
{
    return items == RunItems::TimelineUsers || items == RunItems::UserSummaries;
}

bool growsMeanwhile(RunKindId kind)
{
    return runKind(kind).growth != TaskGrowth::None;
}

QString sqlKindsAbout(RunItems items)
{
    QStringList keys;
    for (const RunKind* kind : runKinds()) {
        if (kind->items == items)
            keys.append(u'\'' + QLatin1String(kind->key) + u'\'');
    }
    return u'(' + keys.join(u',') + u')';
}

} // namespace tandem
