#include "models/usersum/latestactivities.h"

#include <algorithm>

namespace tandem::usersum {

qint64 LatestActivities::textBytes(const KeptActivity& activity)
{
    return activity.text ? qint64(sizeof(std::string) + activity.text->capacity()) : 0;
}

qint64 LatestActivities::add(KeptActivity activity, std::size_t most, const ItemTable& items)
{
    if (activity.time < m_firstTime) {
        ++m_cut;
        return 0;
    }
    const qint64 before = bytes();
    m_textBytes += textBytes(activity);
    m_activities.push_back(std::move(activity));
    if (m_activities.size() >= 2 * most)
        order(most, items);
    return bytes() - before;
}

qint64 LatestActivities::order(std::size_t most, const ItemTable& items)
{
    const qint64 before = bytes();
    const auto isBefore = [&](const KeptActivity& a, const KeptActivity& b) {
        if (a.time != b.time)
            return a.time < b.time;
        if (a.item != b.item)
            return items.item(a.item).key < items.item(b.item).key;
        return a.place < b.place;
    };
    std::sort(m_activities.begin(), m_activities.end(), isBefore);
    const auto isSame = [](const KeptActivity& a, const KeptActivity& b) {
        return a.time == b.time && a.item == b.item;
    };
    const auto end = std::unique(m_activities.begin(), m_activities.end(), isSame);
    m_duplicates += m_activities.end() - end;
    m_activities.erase(end, m_activities.end());
    if (m_activities.size() > most) {
        const auto first = m_activities.end() - std::ptrdiff_t(most);
        m_cut += first - m_activities.begin();
        m_activities.erase(m_activities.begin(), first);
        m_firstTime = m_activities.front().time;
    }
    m_textBytes = 0;
    for (const KeptActivity& activity : m_activities)
        m_textBytes += textBytes(activity);
    return bytes() - before;
}

} // namespace tandem::usersum
