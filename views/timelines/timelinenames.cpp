#include "views/timelines/timelinenames.h"

#include "views/timelines/timelineswords.h"

namespace tandem {

QString timelineKindName(LogKind kind)
{
    switch (kind) {
    case LogKind::MovieLens:
        return QStringLiteral("MovieLens");
    case LogKind::Yelp:
        return QStringLiteral("Yelp");
    case LogKind::Amazon:
        return QStringLiteral("Amazon Reviews");
    case LogKind::Columns:
        break;
    }
    return TimelinesWords::tr("custom columns");
}

QString timelineKindName(const QString& key)
{
    for (const LogKind kind :
        {LogKind::MovieLens, LogKind::Yelp, LogKind::Amazon, LogKind::Columns}) {
        if (logKindKey(kind) == key)
            return timelineKindName(kind);
    }
    return key;
}

QString timelineTaskName(usersum::TaskKind kind)
{
    switch (kind) {
    case usersum::TaskKind::Item:
        return TimelinesWords::tr("an item");
    case usersum::TaskKind::Category:
        return TimelinesWords::tr("a category");
    case usersum::TaskKind::Rating:
        break;
    }
    return TimelinesWords::tr("a rating");
}

} // namespace tandem
