#include "models/usersum/itemtable.h"

#include "models/usersum/keyhash.h"

#include <tuple>

namespace tandem::usersum {

namespace {

constexpr std::size_t kFirstItemSlots = 1024;
constexpr quint64 kItemSeed = 0;

/// Of all three together: texts that go on as others begin are told apart by comparing them.
quint64 itemHash(std::string_view key, std::string_view title, std::string_view categories)
{
    return keyHash(categories, keyHash(title, keyHash(key, kItemSeed)));
}

} // namespace

quint32 ItemTable::numberOf(
    std::string_view key, std::string_view title, std::string_view categories)
{
    if (3 * (m_items.size() + 1) > 2 * m_slots.size())
        grow();
    const quint64 hash = itemHash(key, title, categories);
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hash & mask;
    for (; m_slots[at].hash != 0; at = (at + 1) & mask) {
        const Item& item = m_items[m_slots[at].number];
        if (m_slots[at].hash == hash && item.key == key && item.title == title &&
            item.categories == categories)
            return m_slots[at].number;
    }
    const auto number = quint32(m_items.size());
    m_slots[at] = {hash, number};
    m_items.push_back({std::string(key), std::string(title), std::string(categories)});
    m_textBytes += qint64(key.size() + title.size() + categories.size());
    return number;
}

bool ItemTable::saysMore(quint32 one, quint32 other) const
{
    const Item& a = m_items[one];
    const Item& b = m_items[other];
    return std::tuple(a.title.empty(), a.categories.empty(), std::string_view(a.title),
               std::string_view(a.categories)) < std::tuple(b.title.empty(), b.categories.empty(),
                                                     std::string_view(b.title),
                                                     std::string_view(b.categories));
}

qint64 ItemTable::bytes() const
{
    return qint64(m_items.capacity() * sizeof(Item) + m_slots.size() * sizeof(Slot)) + m_textBytes;
}

void ItemTable::grow()
{
    std::vector<Slot> before(m_slots.empty() ? kFirstItemSlots : 2 * m_slots.size());
    before.swap(m_slots);
    const std::size_t mask = m_slots.size() - 1;
    for (const Slot& slot : before) {
        if (slot.hash == 0)
            continue;
        std::size_t at = slot.hash & mask;
        while (m_slots[at].hash != 0)
            at = (at + 1) & mask;
        m_slots[at] = slot;
    }
}

} // namespace tandem::usersum
