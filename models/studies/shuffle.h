#pragma once

#include "models/random.h"

#include <QList>

#include <random>

namespace tandem::studies {

/// The number generator of a study for one purpose and rater; the same on every machine.
inline std::mt19937_64 studyRandom(quint32 seed, quint32 purpose, quint32 rater = 0)
{
    std::seed_seq mixed{seed, purpose, rater};
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

} // namespace tandem::studies
