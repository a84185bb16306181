#include "models/usersum/itemtable.h"

#include "models/usersum/keyhash.h"

namespace tandem::usersum {

namespace {

constexpr std::size_t kFirstItemSlots = 1024;
constexpr quint64 kItemSeed = 0;

/// Takes `other` where it is below `text` or the first; returns by how much the text has grown.
qint64 takeLower(std::string& text, std::string_view other)
{
    if (other.empty() || (!text.empty() && other >= text))
        return 0;
    const auto before = qint64(text.size());
    text = other;
    return qint64(text.size()) - before;
}

} // namespace

quint32 ItemTable::numberOf(
    std::string_view key, std::string_view title, std::string_view categories)
{
    if (3 * (m_items.size() + 1) > 2 * m_slots.size())
        grow();
    const quint64 hash = keyHash(key, kItemSeed);
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hash & mask;
    for (; m_slots[at].hash != 0; at = (at + 1) & mask) {
        if (m_slots[at].hash != hash || m_items[m_slots[at].number].key != key)
            continue;
        Item& item = m_items[m_slots[at].number];
        m_textBytes += takeLower(item.title, title) + takeLower(item.categories, categories);
        return m_slots[at].number;
    }
    const auto number = quint32(m_items.size());
    m_slots[at] = {hash, number};
    m_items.push_back({std::string(key), std::string(title), std::string(categories)});
    m_textBytes += qint64(key.size() + title.size() + categories.size());
    return number;
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
