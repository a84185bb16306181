#pragma once

#include <QtEndian>

#include <cstring>
#include <string_view>

namespace tandem::usersum {

/// The last step of splitmix64 (Steele et al., 2014): each bit of a number reaches each of the result.
inline quint64 mixedBits(quint64 number)
{
    number ^= number >> 30;
    number *= 0xbf58476d1ce4e5b9ULL;
    number ^= number >> 27;
    number *= 0x94d049bb133111ebULL;
    return number ^ (number >> 31);
}

/// A number that a key and a seed decide, never 0; the same on every machine and in every release,
/// since it decides who is in a sample.
inline quint64 keyHash(std::string_view key, quint64 seed)
{
    quint64 hash = mixedBits(seed + 0x9e3779b97f4a7c15ULL * (key.size() + 1));
    for (std::size_t at = 0; at < key.size(); at += 8) {
        quint64 word = 0;
        std::memcpy(&word, key.data() + at, key.size() - at < 8 ? key.size() - at : 8);
        hash = mixedBits(hash ^ qFromLittleEndian(word)) + 0x9e3779b97f4a7c15ULL;
    }
    hash = mixedBits(hash);
    return hash == 0 ? 1 : hash;
}

} // namespace tandem::usersum
