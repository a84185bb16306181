#include "models/metrics/gramcounts.h"

#include <algorithm>
#include <limits>

namespace tandem::metrics {

namespace {

constexpr quint32 c_free = std::numeric_limits<quint32>::max();
constexpr size_t c_leastSlots = 256;
/// Above it memory is given back when it is begun anew.
constexpr size_t c_slotsToKeep = 1U << 16;

quint64 bigramKey(quint32 first, quint32 second)
{
    return (quint64(first) << 32) | second;
}

size_t mixed(quint64 key)
{
    key *= 0x9E3779B97F4A7C15U; // 2^64 / golden ratio: spreads neighbouring numbers (Knuth 6.4)
    return static_cast<size_t>(key ^ (key >> 32));
}

} // namespace

void GramCounts::begin()
{
    m_used = 0;
    resize(c_leastSlots);
}

GramCounts::Gram& GramCounts::add(quint32 first, quint32 second)
{
    if ((size_t(m_used) + 1) * 4 > m_size * 3)
        grow();
    const quint64 key = bigramKey(first, second);
    Gram& gram = slotOf(key);
    if (gram.number == c_free)
        gram = {key, m_used++, 0};
    return gram;
}

GramCounts::Gram* GramCounts::find(quint32 first, quint32 second)
{
    Gram& gram = slotOf(bigramKey(first, second));
    return gram.number == c_free ? nullptr : &gram;
}

GramCounts::Gram& GramCounts::slotOf(quint64 key)
{
    size_t at = mixed(key) & (m_size - 1);
    while (m_slots[at].number != c_free && m_slots[at].key != key)
        at = (at + 1) & (m_size - 1);
    return m_slots[at];
}

/// Makes the places so many, all free.
void GramCounts::resize(size_t places)
{
    if (m_slots.size() > c_slotsToKeep)
        m_slots = std::vector<Gram>(); // an assigned {} would keep the memory
    if (places > m_slots.size())
        m_slots.resize(places);
    m_size = places;
    std::fill_n(m_slots.begin(), places, Gram{0, c_free, 0});
}

void GramCounts::grow()
{
    const std::vector<Gram> before(m_slots.begin(), m_slots.begin() + qsizetype(m_size));
    resize(m_size * (m_size < c_slotsToKeep ? 4 : 2));
    for (const Gram& gram : before) {
        if (gram.number != c_free)
            slotOf(gram.key) = gram;
    }
}

} // namespace tandem::metrics
