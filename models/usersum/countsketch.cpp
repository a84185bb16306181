#include "models/usersum/countsketch.h"

#include "models/usersum/keyhash.h"

#include <algorithm>

namespace tandem::usersum {

namespace {

constexpr std::size_t kSketchRows = 4;
constexpr std::size_t kLeastSketchRow = 1024;
constexpr quint32 kMostCounted = 255;
constexpr quint64 kSketchSeed = 0x5bd1e9955bd1e995ULL;

std::size_t rowLength(qint64 bytes)
{
    std::size_t length = kLeastSketchRow;
    while (2 * length * kSketchRows <= std::size_t(bytes))
        length *= 2;
    return length;
}

} // namespace

CountSketch::CountSketch(qint64 bytes)
    : m_counts(kSketchRows * rowLength(bytes))
    , m_mask(rowLength(bytes) - 1)
{
}

/// Calls `see` with the key's place in each row. The hash is mixed again: those that come here are
/// the greatest ones.
template <typename See>
void CountSketch::eachCell(quint64 hash, const See& see) const
{
    const quint64 first = mixedBits(hash ^ kSketchSeed);
    const quint64 step = mixedBits(first) | 1;
    for (std::size_t row = 0; row < kSketchRows; ++row)
        see(row * (m_mask + 1) + (std::size_t(first + row * step) & m_mask));
}

quint32 CountSketch::leastOf(quint64 hash) const
{
    quint32 least = kMostCounted;
    eachCell(hash, [&](std::size_t cell) { least = std::min(least, quint32(m_counts[cell])); });
    return least;
}

void CountSketch::add(quint64 hash, quint32 times)
{
    const quint32 count = std::min(kMostCounted, leastOf(hash) + std::min(kMostCounted, times));
    eachCell(
        hash, [&](std::size_t cell) { m_counts[cell] = std::max(m_counts[cell], quint8(count)); });
}

bool CountSketch::mayReach(quint64 hash, quint32 times) const
{
    return leastOf(hash) >= std::min(kMostCounted, times);
}

} // namespace tandem::usersum
