#include "models/studies/sampling.h"

#include "models/studies/shuffle.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <numeric>

namespace tandem::studies {

namespace {

// Other numbers than those that turns are drawn from, so that a study's seed can serve for both.
constexpr quint32 kDrawsSample = 101;

std::mt19937_64 sampleRandom(quint32 seed)
{
    return studyRandom(seed, kDrawsSample);
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

std::optional<double> scoreOf(const StudyItem& item, const QString& metric, int side)
{
    const auto score =
        item.source.scores.constFind(metric + QLatin1Char('_') + QString::number(side));
    return score == item.source.scores.constEnd() ? std::nullopt : std::optional(*score);
}

bool isDisputed(const StudyItem& item, const QStringList& metrics)
{
    bool isFirstBetter = false;
    bool isSecondBetter = false;
    for (const QString& metric : metrics) {
        const std::optional<double> first = scoreOf(item, metric, 1);
        const std::optional<double> second = scoreOf(item, metric, 2);
        isFirstBetter = isFirstBetter || (first && second && *first > *second);
        isSecondBetter = isSecondBetter || (first && second && *first < *second);
    }
    return isFirstBetter && isSecondBetter;
}

QList<qsizetype> chosenAmong(const QList<StudyItem>& rated, Sampling sampling, qsizetype size,
    quint32 seed, const QStringList& metrics)
{
    if (sampling == Sampling::Stratified) {
        QStringList strata;
        for (const StudyItem& item : rated)
            strata.append(item.source.stratum);
        return stratifiedSample(strata, size, seed);
    }
    if (sampling == Sampling::Disagreement) {
        const QList<qsizetype> disputed =
            disputedItems(rated, metrics.isEmpty() ? twoSidedMetrics(rated) : metrics);
        QList<qsizetype> chosen;
        for (const qsizetype place : randomSample(disputed.size(), size, seed))
            chosen.append(disputed.at(place));
        return chosen;
    }
    return randomSample(rated.size(), sampling == Sampling::All ? rated.size() : size, seed);
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

QStringList twoSidedMetrics(const QList<StudyItem>& items)
{
    QSet<QString> names;
    for (const StudyItem& item : items) {
        for (auto score = item.source.scores.keyBegin(); score != item.source.scores.keyEnd();
             ++score) {
            if (score->endsWith(QLatin1String("_1")) &&
                item.source.scores.contains(score->chopped(1) + QLatin1Char('2')))
                names.insert(score->chopped(2));
        }
    }
    QStringList metrics(names.begin(), names.end());
    metrics.sort();
    return metrics;
}

QList<qsizetype> disputedItems(const QList<StudyItem>& items, const QStringList& metrics)
{
    QList<qsizetype> disputed;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (isDisputed(items.at(i), metrics))
            disputed.append(i);
    }
    return disputed;
}

QList<StudyItem> sampledItems(const QList<StudyItem>& items, Sampling sampling, qsizetype size,
    quint32 seed, const QStringList& metrics)
{
    QList<qsizetype> ratedPlaces;
    QList<StudyItem> rated;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (items.at(i).item.kind != ItemKind::Rated)
            continue;
        ratedPlaces.append(i);
        rated.append(items.at(i));
    }
    QList<bool> isChosen(items.size(), true);
    for (const qsizetype place : std::as_const(ratedPlaces))
        isChosen[place] = false;
    for (const qsizetype place : chosenAmong(rated, sampling, size, seed, metrics))
        isChosen[ratedPlaces.at(place)] = true;
    QList<StudyItem> sampled;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (isChosen.at(i))
            sampled.append(items.at(i));
    }
    return sampled;
}

} // namespace tandem::studies
