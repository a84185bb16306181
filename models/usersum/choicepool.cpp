#include "models/usersum/choicepool.h"

#include "models/usersum/keyhash.h"

#include <QSet>

#include <algorithm>

namespace tandem::usersum {

namespace {

constexpr quint64 kOrderOfItems = 1;

} // namespace

QString comparedText(const QString& text)
{
    return text.normalized(QString::NormalizationForm_C).simplified().toCaseFolded();
}

ChoicePool::ChoicePool(const QList<Timeline>& timelines, const SplitRule& rule)
{
    for (const Timeline& timeline : timelines) {
        if (const auto split = splitTimeline(timeline, rule))
            addTimeline(timeline, split->past);
    }
    sortItems();
    sortCategories();
}

void ChoicePool::addTimeline(const Timeline& timeline, qsizetype past)
{
    QSet<qsizetype> counted;
    for (qsizetype i = 0; i < timeline.activities.size(); ++i) {
        const Activity& activity = timeline.activities.at(i);
        if (i < past) {
            for (const QString& category :
                QSet<QString>(activity.categories.cbegin(), activity.categories.cend()))
                ++m_activitiesOfCategory[category];
        }
        const QString compared = comparedText(activity.title);
        if (compared.isEmpty())
            continue;
        const auto known = m_places.constFind(compared);
        const qsizetype place = known == m_places.constEnd() ? m_items.size() : *known;
        if (place == m_items.size()) {
            m_places.insert(compared, place);
            m_items.append({activity.title, compared, 0, 0});
        }
        Item& item = m_items[place];
        item.title = std::min(item.title, activity.title);
        if (i < past && !counted.contains(place)) {
            counted.insert(place);
            ++item.users;
        }
    }
}

void ChoicePool::sortItems()
{
    for (Item& item : m_items) {
        const QByteArray key = item.compared.toUtf8();
        item.order = keyHash({key.constData(), std::size_t(key.size())}, kOrderOfItems);
    }
    std::sort(m_items.begin(), m_items.end(), [](const Item& a, const Item& b) {
        if (a.users != b.users)
            return a.users > b.users;
        return a.order != b.order ? a.order < b.order : a.compared < b.compared;
    });
    for (qsizetype i = 0; i < m_items.size(); ++i)
        m_places[m_items.at(i).compared] = i;
}

void ChoicePool::sortCategories()
{
    m_categories = m_activitiesOfCategory.keys();
    std::sort(m_categories.begin(), m_categories.end(), [this](const QString& a, const QString& b) {
        const qint64 countOfA = activitiesOfCategory(a);
        const qint64 countOfB = activitiesOfCategory(b);
        return countOfA != countOfB ? countOfA > countOfB : a < b;
    });
}

qint64 ChoicePool::usersOf(const QString& compared) const
{
    const qsizetype place = placeOf(compared);
    return place < 0 ? 0 : m_items.at(place).users;
}

} // namespace tandem::usersum
