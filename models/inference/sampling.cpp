#include "models/inference/sampling.h"

#include "models/random.h"

#include <QHash>

#include <algorithm>
#include <numeric>

namespace tandem::inference {

namespace {

// Other numbers than those that turns are drawn from, so that a study's seed can serve for both.
constexpr quint32 kDrawsSample = 101;

std::mt19937_64 sampleRandom(quint32 seed)
{
    return seededRandom(seed, kDrawsSample);
}

QList<qsizetype> drawn(QList<qsizetype> places, qsizetype size, std::mt19937_64& random)
{
    shuffle(places, random);
    return places.mid(0, std::max<qsizetype>(size, 0));
}

/// Takes one from the stratum that has most above its share, for each that has none.
void leaveNoneOut(
    QList<qsizetype>& allocated, const QList<qsizetype>& counts, qsizetype size, qsizetype total)
{
    const auto surplus = [&](qsizetype stratum) {
        return qint64(allocated.at(stratum)) * total - qint64(size) * counts.at(stratum);
    };
    for (qsizetype i = 0; i < counts.size(); ++i) {
        if (counts.at(i) == 0 || allocated.at(i) > 0)
            continue;
        qsizetype giver = -1;
        for (qsizetype other = 0; other < counts.size(); ++other) {
            if (allocated.at(other) > 1 && (giver < 0 || surplus(other) > surplus(giver)))
                giver = other;
        }
        --allocated[giver];
        ++allocated[i];
    }
}

} // namespace

QList<qsizetype> randomSample(qsizetype count, qsizetype size, quint32 seed)
{
    std::mt19937_64 random = sampleRandom(seed);
    QList<qsizetype> chosen = shuffledPlaces(count, random).mid(0, std::max<qsizetype>(size, 0));
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

QList<qsizetype> allocatedToStrata(const QList<qsizetype>& counts, qsizetype size)
{
    const qsizetype total = std::accumulate(counts.begin(), counts.end(), qsizetype(0));
    if (total == 0)
        return QList<qsizetype>(counts.size(), 0);
    size = std::clamp<qsizetype>(size, 0, total);
    QList<qsizetype> allocated;
    QList<qsizetype> byRemainder;
    for (qsizetype i = 0; i < counts.size(); ++i) {
        allocated.append(counts.at(i) * size / total);
        byRemainder.append(i);
    }
    std::stable_sort(byRemainder.begin(), byRemainder.end(), [&](qsizetype one, qsizetype other) {
        return counts.at(one) * size % total > counts.at(other) * size % total;
    });
    const qsizetype left = size - std::accumulate(allocated.begin(), allocated.end(), qsizetype(0));
    for (qsizetype i = 0; i < left; ++i)
        ++allocated[byRemainder.at(i)];
    const qsizetype strata = counts.size() - counts.count(0);
    if (size >= strata)
        leaveNoneOut(allocated, counts, size, total);
    return allocated;
}

QList<qsizetype> stratifiedSample(const QStringList& strata, qsizetype size, quint32 seed)
{
    QHash<QString, qsizetype> stratumNamed;
    QList<QList<qsizetype>> places;
    for (qsizetype i = 0; i < strata.size(); ++i) {
        const qsizetype stratum = stratumNamed.value(strata.at(i), places.size());
        if (stratum == places.size()) {
            stratumNamed.insert(strata.at(i), stratum);
            places.append(QList<qsizetype>());
        }
        places[stratum].append(i);
    }
    std::mt19937_64 random = sampleRandom(seed);
    shuffle(places, random); // no stratum is before another of the same remainder in every sample
    QList<qsizetype> counts;
    for (const QList<qsizetype>& ofStratum : std::as_const(places))
        counts.append(ofStratum.size());
    const QList<qsizetype> allocated = allocatedToStrata(counts, size);
    QList<qsizetype> chosen;
    for (qsizetype stratum = 0; stratum < places.size(); ++stratum)
        chosen += drawn(places.at(stratum), allocated.at(stratum), random);
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

} // namespace tandem::inference
