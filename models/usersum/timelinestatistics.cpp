#include "models/usersum/timelinestatistics.h"

#include <QHash>

namespace tandem::usersum {

void describeSample(TimelineStatistics& statistics, const QList<Timeline>& sample)
{
    QHash<QString, QString> titles; // of items by their keys
    statistics.tiedUsers = 0;
    statistics.tiedActivities = 0;
    for (const Timeline& timeline : sample) {
        const qsizetype tied = tiedActivities(timeline);
        statistics.tiedUsers += tied > 0 ? 1 : 0;
        statistics.tiedActivities += tied;
        for (const Activity& activity : timeline.activities)
            titles.insert(activity.item, activity.title);
    }
    statistics.sample = sampleFigures(sample);
    QHash<QString, int> itemsOfTitle;
    statistics.items = titles.size();
    statistics.untitledItems = 0;
    statistics.sharedTitles = 0;
    for (const QString& title : std::as_const(titles)) {
        if (title.isEmpty())
            ++statistics.untitledItems;
        else if (++itemsOfTitle[title] == 2)
            ++statistics.sharedTitles;
    }
}

} // namespace tandem::usersum
