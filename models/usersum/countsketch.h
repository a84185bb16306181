#pragma once

#include <QtGlobal>

#include <vector>

namespace tandem::usersum {

/// How often each of any number of keys came, in fixed memory: a count-min sketch (Cormode and
/// Muthukrishnan, 2005) with conservative updates. It may count too much, never too little.
class CountSketch final
{
public:
    /// Takes about `bytes` of memory.
    explicit CountSketch(qint64 bytes);

    /// Keys are known by a hash of 64 bits.
    void add(quint64 hash, quint32 times);
    /// False only where the key came less often than `times`. Counts end at 255: a key that came as
    /// often may have come any number of times.
    bool mayReach(quint64 hash, quint32 times) const;

private:
    quint32 leastOf(quint64 hash) const;
    template <typename See>
    void eachCell(quint64 hash, const See& see) const;

    std::vector<quint8> m_counts; ///< rows of a power of two, one after the other
    std::size_t m_mask = 0;       ///< of a place in a row
};

} // namespace tandem::usersum
