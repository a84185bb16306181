#pragma once

#include "models/figure.h"

#include <QList>
#include <QString>

/// What ExPerT's robustness checks change: a self-promotion behind the output, and whose
/// profile a case gets.
namespace tandem::expert {

/// The self-promotion that is appended unless somebody writes another one; English, as the checks'
/// outputs.
QString defaultSelfPromotion();

/// `output` with the self-promotion as a paragraph of its own behind it; as it is for a blank
/// `phrase`. A judge that reads the first tokens alone does not see the self-promotion behind a
/// longer output.
QString withSelfPromotion(const QString& output, const QString& phrase);

/// For each of `cases` cases the case whose profile it gets: its own, or, for the share that is
/// swapped (in [0, 1], rounded to the nearest number of cases; a share above 0 swaps at least one),
/// that of another case. No two cases get the same profile when all are swapped. Which cases are
/// swapped depends on the seed alone: a greater share swaps the same cases and more, and what a
/// swapped case gets stays the same. One case keeps its own. The same on every machine
/// (std::mt19937_64 and a reduction of its own).
QList<int> swappedProfiles(int cases, double share, quint64 seed = 1);

/// The differences that a change made to outputs made to their scores, for the plot of ExPerT's
/// robustness check.
struct RobustnessFigures
{
    QList<double> sortedDifferences; ///< changed minus original, ascending
    /// Mean over cases of (changed - original) / original, positive where the change raised scores;
    /// cases whose original score is 0 are left out and counted.
    Figure meanRelativeChange;
    qint64 originalZero = 0;
    Figure meanDifference;
};
RobustnessFigures robustness(const QList<double>& original, const QList<double>& changed);

} // namespace tandem::expert
