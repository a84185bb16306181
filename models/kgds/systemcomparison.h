#pragma once

#include "models/figure.h"
#include "models/inference/pairedtest.h"
#include "models/kgds/systemmetric.h"

#include <QList>
#include <QString>

#include <atomic>
#include <optional>

/// Systems against each other over the samples that both have. Everything here is over samples,
/// never over facts, which are not independent of each other within a sample. All of it may take a
/// while: a raised `cancel`, which may be null, ends it soon, with figures that mean nothing.
namespace tandem::kgds {

/// Two systems, by their places, over the samples that both have.
struct ComparedPair
{
    qsizetype first = 0;
    qsizetype second = 0;
    inference::PairedTest
        test; ///< first minus second; Holm's p is over all pairs of the comparison
    /// The smallest difference that as many samples could show after Holm's adjustment for all
    /// pairs that have a test.
    Figure detectable;

    /// Whether the test says that they differ, at 5 % after Holm's adjustment.
    bool isSignificant() const;
};

/// Where a system stands by one metric.
struct SystemStanding
{
    SystemRef system;
    Figure mean; ///< 0 .. 1, of inference::meansOverSamples()
    QString
        letters;  ///< systems that share one are not told apart (inference::compactLetterDisplay)
    int tier = 0; ///< from 1; 0 where the mean is of fewer than kLeastCompared samples
    bool best = false;   ///< the highest mean, at two decimals of a percentage; ties all
    bool second = false; ///< the highest but the best
};

/// Systems by one metric.
struct SystemComparison
{
    TableMetric metric = TableMetric::Overall;
    QList<SystemStanding> systems;  ///< in the order in which they were given
    QList<ComparedPair> pairs;      ///< each system with each behind it
    QList<QList<qsizetype>> groups; ///< that cannot be told apart, the best first
    /// The largest of the pairs' smallest differences: any two of these systems that differ by as
    /// much would be told apart, by a p that is adjusted for many tests. Undefined, with the
    /// reason, where that holds for no difference.
    Figure detectable;
};
/// The systems should be of one pattern, whose metrics alone measure the same. A tier begins with
/// the best system, and again, in the order of means, with the first one that is told apart from
/// the first of the tier before.
SystemComparison compareSystems(const QList<ScoredSystem>& systems, TableMetric metric,
    const std::atomic_bool* cancel = nullptr);

/// Of numbers 0 .. 1 the places of the highest, and of the highest but these, as they read in
/// percent with two decimals.
struct BestPlaces
{
    QList<qsizetype> best;
    QList<qsizetype> second;
};
BestPlaces bestPlaces(const QList<std::optional<double>>& values);
/// A mean of fewer samples than this stands beside the others without being compared.
inline constexpr qint64 kLeastCompared = 2;
/// The value of a mean of enough samples to be compared.
std::optional<double> comparedMean(const Figure& mean);

/// What a second turn in which the model checks its result does to its scores.
struct ReflectionChange
{
    QString model;
    Pattern pattern = Pattern::Extractive;
    inference::PairedTest test; ///< self-reflection minus structured prompt; Holm's over all models
};
/// Of each model and pattern with both paradigms, in the order in which systems are given.
QList<ReflectionChange> reflectionChanges(const QList<ScoredSystem>& systems, TableMetric metric,
    const std::atomic_bool* cancel = nullptr);
/// The same by each of these metrics, in much less time than one after the other.
QList<QList<ReflectionChange>> reflectionChanges(const QList<ScoredSystem>& systems,
    const QList<TableMetric>& metrics, const std::atomic_bool* cancel = nullptr);

/// How the two patterns of a model differ.
struct PatternGap
{
    QString model;
    Paradigm paradigm = Paradigm::StructuredPrompt;
    inference::PairedTest gap; ///< EBS-AOS minus ABS-AOS; Holm's over all models
    Figure average;            ///< of both, over the samples that both have
};
/// Of each model and paradigm with both patterns. The metrics of OP-GM and CAO-R mean the same in
/// both.
QList<PatternGap> patternGaps(const QList<ScoredSystem>& systems, TableMetric metric,
    const std::atomic_bool* cancel = nullptr);

} // namespace tandem::kgds
