#pragma once

#include <QList>

#include <random>

namespace tandem {

/// A number in 0 .. bound - 1, each equally likely; the same on every machine, which the standard
/// distributions do not promise. `bound` is at least 1.
template <typename Generator>
quint64 drawBelow(quint64 bound, Generator& generator)
{
    // Numbers beyond the last full multiple of `bound` would favour the small ones.
    constexpr quint64 most = Generator::max();
    const quint64 excess = (most % bound + 1) % bound;
    quint64 drawn = generator();
    while (drawn > most - excess)
        drawn = generator();
    return drawn % bound;
}

/// The number generator for one purpose (and one rater, say) by a seed that people know; the same
/// on every machine.
inline std::mt19937_64 seededRandom(quint32 seed, quint32 purpose, quint32 part = 0)
{
    std::seed_seq mixed{seed, purpose, part};
    return std::mt19937_64(mixed);
}

/// Puts a list into an order of which each is equally likely; the same on every machine.
template <typename T>
void shuffle(QList<T>& list, std::mt19937_64& random)
{
    for (qsizetype left = list.size(); left > 1; --left)
        list.swapItemsAt(left - 1, qsizetype(drawBelow(quint64(left), random)));
}

/// The numbers 0 .. count - 1 in such an order.
inline QList<qsizetype> shuffledPlaces(qsizetype count, std::mt19937_64& random)
{
    QList<qsizetype> places;
    for (qsizetype i = 0; i < count; ++i)
        places.append(i);
    shuffle(places, random);
    return places;
}

} // namespace tandem
