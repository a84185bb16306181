#pragma once

#include <QList>
#include <QString>
#include <QVarLengthArray>

#include <variant>

/// What a measure's value stands on: the figures that multiply out to it, as the comparison that
/// gives the value computed them.
namespace tandem::metrics {

/// Of BLEU: the geometric mean of the precisions of n-grams, times the penalty for a candidate that
/// is shorter than its reference.
struct BleuBasis
{
    struct Order
    {
        qint64 matches = 0;     ///< clipped by the reference's count
        qint64 total = 0;       ///< n-grams of the candidate
        double precision = 0.0; ///< on the measure's scale, 0 to 1 or to 100
        /// There is no match, and the implementation puts a small number in the place of 0.
        bool isReplaced = false;
    };
    QVarLengthArray<Order, 4> orders; ///< n-grams of 1, 2 ... words; those that count
    qint64 candidateWords = 0;
    qint64 referenceWords = 0;
    double geometricMean = 0.0; ///< of the precisions, on the same scale; 0 without a common word
    double brevityPenalty = 1.0;

    double value() const { return brevityPenalty * geometricMean; }
};

/// Of METEOR: the weighted harmonic mean of precision and recall, less the penalty for matches that
/// are scattered over many chunks.
struct MeteorBasis
{
    qint64 matches = 0;
    qint64 candidateWords = 0;
    qint64 referenceWords = 0;
    qint64 chunks = 0; ///< runs of matches that stand side by side in both texts
    double precision = 0.0;
    double recall = 0.0;
    double mean = 0.0; ///< recall counts nine times as much
    double penalty = 0.0;

    double value() const { return (1 - penalty) * mean; }
};

/// Of JSD: how far each text's distribution of words is from the mean of both.
struct JsdBasis
{
    struct Word
    {
        QString word;
        double referenceShare = 0.0; ///< of the words of the text
        double candidateShare = 0.0;
        double part = 0.0; ///< of the value
    };
    qint64 referenceWords = 0;
    qint64 candidateWords = 0;
    qint64 referenceDifferent = 0; ///< words, each counted once
    qint64 candidateDifferent = 0;
    qint64 shared = 0; ///< of these, in both texts
    double referenceDivergence = 0.0;
    double candidateDivergence = 0.0;
    QList<Word> words; ///< of all words, those with the largest parts first

    double value() const { return 0.5 * (referenceDivergence + candidateDivergence); }
};

/// None where the measure says no more than its matches do.
using MeasureBasis = std::variant<std::monostate, BleuBasis, MeteorBasis, JsdBasis>;

} // namespace tandem::metrics
