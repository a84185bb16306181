#include "models/usersum/latestactivities.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string_view>
#include <utility>

namespace tandem::usersum {

namespace {

std::string_view textIn(const KeptActivity& activity)
{
    return activity.text ? std::string_view(*activity.text) : std::string_view();
}

/// Which of two rows of the same item and time stays, whatever their order in the source: the one
/// with a rating, then with the higher one, then with the longer text, then by its bytes.
bool saysMore(const KeptActivity& a, const KeptActivity& b)
{
    if (std::isnan(a.rating) != std::isnan(b.rating))
        return std::isnan(b.rating);
    if (!std::isnan(a.rating) && a.rating != b.rating)
        return a.rating > b.rating;
    const std::string_view one = textIn(a);
    const std::string_view other = textIn(b);
    if (one.size() != other.size())
        return one.size() > other.size();
    if (one != other)
        return one < other;
    return a.isTextCut && !b.isTextCut;
}

} // namespace

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

/// Leaves the first of the same item and time, where they stand in order.
void LatestActivities::leaveOneOfEach(const ItemTable& items)
{
    const auto isSame = [&](const KeptActivity& a, const KeptActivity& b) {
        return a.time == b.time &&
               (a.item == b.item || items.item(a.item).key == items.item(b.item).key);
    };
    auto end = m_activities.begin();
    for (KeptActivity& activity : m_activities) {
        if (end != m_activities.begin() && isSame(*std::prev(end), activity)) {
            quint32& item = std::prev(end)->item;
            if (items.saysMore(activity.item, item))
                item = activity.item;
            continue;
        }
        if (&*end != &activity)
            *end = std::move(activity);
        ++end;
    }
    m_duplicates += m_activities.end() - end;
    m_activities.erase(end, m_activities.end());
}

qint64 LatestActivities::order(std::size_t most, const ItemTable& items)
{
    const qint64 before = bytes();
    const auto isBefore = [&](const KeptActivity& a, const KeptActivity& b) {
        if (a.time != b.time)
            return a.time < b.time;
        const int byKey =
            a.item == b.item ? 0 : items.item(a.item).key.compare(items.item(b.item).key);
        return byKey != 0 ? byKey < 0 : saysMore(a, b);
    };
    std::sort(m_activities.begin(), m_activities.end(), isBefore);
    leaveOneOfEach(items);
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
