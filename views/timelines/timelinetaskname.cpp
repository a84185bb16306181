#include "views/timelines/timelinetaskname.h"

#include "views/timelines/timelineswords.h"

namespace tandem {

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
