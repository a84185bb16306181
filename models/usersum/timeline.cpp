#include "models/usersum/timeline.h"

namespace tandem::usersum {

qsizetype tiedActivities(const Timeline& timeline)
{
    const QList<Activity>& all = timeline.activities;
    qsizetype tied = 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const bool before = i > 0 && all.at(i - 1).time == all.at(i).time;
        const bool after = i + 1 < all.size() && all.at(i + 1).time == all.at(i).time;
        tied += before || after ? 1 : 0;
    }
    return tied;
}

} // namespace tandem::usersum
