#include "models/usersum/timelinestatistics.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace tandem::usersum {

namespace {

/// The first in time of what was said of an item, of one time the lowest.
template <typename T>
class FirstSaid final
{
public:
    void note(const T& said, qint64 time)
    {
        if (said.isEmpty())
            return;
        m_hasSeveral = m_hasSeveral || (!m_first.isEmpty() && said != m_first);
        if (m_first.isEmpty() || time < m_time || (time == m_time && said < m_first)) {
            m_first = said;
            m_time = time;
        }
    }
    const T& first() const { return m_first; }
    bool hasSeveral() const { return m_hasSeveral; }

private:
    T m_first;
    qint64 m_time = 0;
    bool m_hasSeveral = false;
};

struct SaidOfItem
{
    FirstSaid<QString> title;
    FirstSaid<QStringList> categories;
};

} // namespace

QStringList settleItems(TimelineStatistics& statistics, QList<Timeline>& sample)
{
    QHash<QString, SaidOfItem> items; ///< by their keys
    for (const Timeline& timeline : std::as_const(sample)) {
        for (const Activity& activity : timeline.activities) {
            SaidOfItem& item = items[activity.item];
            item.title.note(activity.title, activity.time);
            item.categories.note(activity.categories, activity.time);
        }
    }
    for (Timeline& timeline : sample) {
        for (Activity& activity : timeline.activities) {
            const auto item = items.constFind(activity.item);
            activity.title = item->title.first();
            if (activity.categories.isEmpty())
                activity.categories = item->categories.first();
        }
    }
    QStringList retitled;
    statistics.severalCategories = 0;
    for (const SaidOfItem& item : std::as_const(items)) {
        statistics.severalCategories += item.categories.hasSeveral() ? 1 : 0;
        if (item.title.hasSeveral())
            retitled.append(item.title.first());
    }
    statistics.severalTitles = retitled.size();
    std::sort(retitled.begin(), retitled.end());
    return retitled;
}

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
