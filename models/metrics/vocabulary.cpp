#include "models/metrics/vocabulary.h"

#include "models/metrics/porterstem.h"

#include <QHash>

#include <cstring>
#include <limits>

namespace tandem::metrics {

namespace {

constexpr quint32 c_emptySlot = std::numeric_limits<quint32>::max();
constexpr size_t c_firstSlots = 1024;
constexpr quint32 c_manyWords = 100'000;
constexpr size_t c_manyLetters = 8'000'000;

/// Four letters at a time: words are short, and there are many. Begun with Qt's seed, so that no
/// text can be made whose words collide.
quint32 hashOfWord(QStringView word)
{
    static const quint64 seed = size_t(QHashSeed::globalSeed());
    constexpr quint64 factor = 0x9E3779B97F4A7C15U; // 2^64 / golden ratio (Knuth 6.4)
    quint64 hash = seed ^ static_cast<quint64>(word.size());
    const char16_t* letters = word.utf16();
    qsizetype left = word.size();
    const auto mix = [&hash](quint64 some) {
        hash = (hash ^ some) * factor;
        hash ^= hash >> 29;
    };
    for (; left >= 4; left -= 4, letters += 4) {
        quint64 some = 0;
        std::memcpy(&some, letters, sizeof(some));
        mix(some);
    }
    quint64 rest = 0;
    for (; left > 0; --left)
        rest = (rest << 16) | *letters++;
    mix(rest);
    return static_cast<quint32>(hash ^ (hash >> 32));
}

} // namespace

Vocabulary::Vocabulary()
    : m_slots(c_firstSlots, Slot{0, c_emptySlot})
{
}

quint32 Vocabulary::numberOf(QStringView word)
{
    const quint32 hash = hashOfWord(word);
    const size_t mask = m_slots.size() - 1;
    size_t at = hash & mask;
    for (; m_slots[at].number != c_emptySlot; at = (at + 1) & mask) {
        if (m_slots[at].hash == hash && isWord(m_slots[at].number, word))
            return m_slots[at].number;
    }
    const quint32 number = size();
    m_slots[at] = {hash, number};
    m_words.push_back({m_letters.size(), static_cast<size_t>(word.size())});
    m_letters.append(std::u16string_view(word.utf16(), static_cast<size_t>(word.size())));
    m_stems.push_back(c_emptySlot);
    if (m_words.size() * 2 > m_slots.size())
        grow();
    return number;
}

bool Vocabulary::isWord(quint32 number, QStringView word) const
{
    const Word& known = m_words[number];
    if (known.length != static_cast<size_t>(word.size()))
        return false;
    // No word at all may be a null pointer, which memcmp does not take.
    return word.isEmpty() ||
           std::memcmp(m_letters.data() + known.start, word.utf16(), known.length * 2) == 0;
}

quint32 Vocabulary::stemOf(quint32 number)
{
    if (m_stems[number] == c_emptySlot) {
        const quint32 stem = numberOf(porterStem(word(number)));
        m_stems[number] = stem;
    }
    return m_stems[number];
}

bool Vocabulary::isFull() const
{
    return size() > c_manyWords || m_letters.size() > c_manyLetters;
}

void Vocabulary::grow()
{
    std::vector<Slot> table(m_slots.size() * 2, Slot{0, c_emptySlot});
    const size_t mask = table.size() - 1;
    for (const Slot& slot : m_slots) {
        if (slot.number == c_emptySlot)
            continue;
        size_t at = slot.hash & mask;
        while (table[at].number != c_emptySlot)
            at = (at + 1) & mask;
        table[at] = slot;
    }
    m_slots = std::move(table);
}

} // namespace tandem::metrics
