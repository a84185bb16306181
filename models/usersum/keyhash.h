#pragma once

#include <QtEndian>

#include <string_view>

namespace tandem::usersum {

/// The last step of splitmix64 (Steele et al., 2014): each bit of a number reaches each of the
/// result.
inline quint64 mixedBits(quint64 number)
{
    number ^= number >> 30;
    number *= 0xbf58476d1ce4e5b9ULL;
    number ^= number >> 27;
    number *= 0x94d049bb133111ebULL;
    return number ^ (number >> 31);
}

/// Up to eight bytes as a number, no two texts of one length the same. Copying just so many bytes
/// would take longer than the rest.
inline quint64 shortBytes(const char* bytes, std::size_t count)
{
    if (count >= 8)
        return qFromLittleEndian<quint64>(bytes);
    if (count >= 4)
        return qFromLittleEndian<quint32>(bytes) |
               quint64(qFromLittleEndian<quint32>(bytes + count - 4)) << 32;
    quint64 number = 0;
    for (std::size_t i = 0; i < count; ++i)
        number |= quint64(static_cast<unsigned char>(bytes[i])) << (8 * i);
    return number;
}

/// A number that a key and a seed decide, never 0; the same on every machine and in every release,
/// since it decides who is in a sample.
inline quint64 keyHash(std::string_view key, quint64 seed)
{
    quint64 hash = mixedBits(seed + 0x9e3779b97f4a7c15ULL * (key.size() + 1));
    for (std::size_t at = 0; at < key.size(); at += 8)
        hash = mixedBits(hash ^ shortBytes(key.data() + at, key.size() - at));
    return hash == 0 ? 1 : hash;
}

} // namespace tandem::usersum
