#include "models/usersum/usertable.h"

#include <utility>

namespace tandem::usersum {

namespace {

constexpr std::size_t kFirstUserSlots = 1024;

} // namespace

UserTable::User& UserTable::userOf(quint64 hash)
{
    if (isFull())
        setSlots(m_slots.empty() ? kFirstUserSlots : 2 * m_slots.size());
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hash & mask;
    while (m_slots[at].hash != 0 && m_slots[at].hash != hash)
        at = (at + 1) & mask;
    if (m_slots[at].hash == 0) {
        m_slots[at].hash = hash;
        ++m_size;
    }
    return m_slots[at];
}

qint64 UserTable::forgetAbove(quint64 most)
{
    qint64 rows = 0;
    for (User& user : m_slots) {
        if (user.hash <= most)
            continue;
        rows += user.rows;
        user = {};
        --m_size;
    }
    setSlots(m_slots.size()); // the gaps would hide who stands behind them
    return rows;
}

void UserTable::setSlots(std::size_t count)
{
    std::vector<User> before(count);
    before.swap(m_slots);
    const std::size_t mask = m_slots.size() - 1;
    for (const User& user : before) {
        if (user.hash == 0)
            continue;
        std::size_t at = user.hash & mask;
        while (m_slots[at].hash != 0)
            at = (at + 1) & mask;
        m_slots[at] = user;
    }
}

} // namespace tandem::usersum
