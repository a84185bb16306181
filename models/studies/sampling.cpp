#include "models/studies/sampling.h"

#include "models/inference/sampling.h"

#include <QSet>

#include <algorithm>

namespace tandem::studies {

namespace {

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
        return inference::stratifiedSample(strata, size, seed);
    }
    if (sampling == Sampling::Disagreement) {
        const QList<qsizetype> disputed =
            disputedItems(rated, metrics.isEmpty() ? twoSidedMetrics(rated) : metrics);
        QList<qsizetype> chosen;
        for (const qsizetype place : inference::randomSample(disputed.size(), size, seed))
            chosen.append(disputed.at(place));
        return chosen;
    }
    return inference::randomSample(
        rated.size(), sampling == Sampling::All ? rated.size() : size, seed);
}

} // namespace

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
