#pragma once

#include "models/studies/item.h"

#include <QList>
#include <QStringList>

/// Which items of many a study is about. The same arguments choose the same on every machine.
namespace tandem::studies {

enum class Sampling {
    All,
    Random,
    Stratified,   ///< by ItemSource::stratum
    Disagreement, ///< at random among disputedItems()
};

/// The metrics that have a score for either side of some item: NAME for "NAME_1" and "NAME_2", in
/// alphabetical order.
QStringList twoSidedMetrics(const QList<StudyItem>& items);

/// The places of items on which at least one metric disagrees with the others about which side is
/// better: one of `metrics` scores side 1 higher and another side 2. A metric that scores both
/// alike, or does not score both, takes no part.
QList<qsizetype> disputedItems(const QList<StudyItem>& items, const QStringList& metrics);

/// `size` of the rated items, chosen so, with all practice and check items, in the order in which
/// they are; all of those that may be chosen where there are fewer. `metrics` is for Disagreement;
/// empty: twoSidedMetrics().
QList<StudyItem> sampledItems(const QList<StudyItem>& items, Sampling sampling, qsizetype size,
    quint32 seed, const QStringList& metrics = {});

} // namespace tandem::studies
