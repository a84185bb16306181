#pragma once

#include "models/expert/scores.h"
#include "models/figure.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <atomic>

namespace tandem::expert {

/// The mean of values with a 95 % interval (Student's t); undefined for none, no interval for one.
Figure meanWithInterval(const QList<double>& values);
/// The same of values that cannot be beyond `range`: Student's t on the logit scale (the standard
/// error of the mean's logit by the delta method), turned back, so that the interval stays inside
/// without being cut; none of values that are all the same. Values that are beyond it (brought in,
/// say) keep their mean inside.
Figure meanWithInterval(const QList<double>& values, const Interval& range);
/// Means over samples, whose values cannot be beyond `range`: bootstrapMeans(), and of fewer
/// samples than it draws from with the interval of meanWithInterval().
QList<Figure> meansOverSamples(const QList<QList<double>>& all, const Interval& range,
    const std::atomic_bool* cancel = nullptr);
/// How that of meanWithInterval() is computed, for a note beside it; translated.
QString boundedIntervalName();
/// What scores are.
inline constexpr Interval kScoreRange{0.0, 1.0};
/// What differences of two scores are.
inline constexpr Interval kDifferenceRange{-1.0, 1.0};

/// How a paired test comes to its p.
enum class PairedMethod {
    SignFlip,       ///< exact: over all signs that the differences could have
    RandomSignFlip, ///< over signs drawn at random
};
/// The word of files, never changes: exact_sign_flip, random_sign_flip.
QString pairedMethodKey(PairedMethod method);
/// As it is shown beside a p, translated.
QString pairedMethodName(PairedMethod method);

/// A test of two systems over the cases that both have.
struct PairedTest
{
    Figure difference;   ///< mean of first minus second, with the test's interval
    double pValue = 1.0; ///< two-sided
    /// Adjusted for all tests of a table (S. Holm, 1979); none where it stands alone.
    std::optional<double> holm = {};
    PairedMethod method = PairedMethod::SignFlip;
    int resamples = 0; ///< how often signs were drawn; 0 where all were tried
    qint64 wins = 0;   ///< cases in which the first scores more
    qint64 ties = 0;   ///< cases that score the same but for the rounding of sums
    qint64 losses = 0; ///< cases in which the second scores more
};
/// Whether two scores are the same but for the rounding of sums: ExPerT's 10 of 10 aspects and 5 of
/// 5 differ in the last digit.
bool isTie(double first, double second);

/// Beside p's that are adjusted for all tests of a table: that its intervals are not; translated.
/// Empty where none of the tests has an interval.
QStringList intervalsAloneNotes(const QList<PairedTest>& tests);

/// How often signs are drawn where nothing else is asked for.
inline constexpr int kPairedResamples = 10'000;
inline constexpr quint64 kPairedSeed = 1;

/// Most differences for which all signs are tried: 2^16 = 65,536 of them.
constexpr qint64 kMostSignFlipped = 16;

/// `first` and `second` are the scores of the same cases in the same order. R. A. Fisher's
/// randomization test (The Design of Experiments, 1935, section 21): p is the share of all signs of
/// the differences that take their mean at least as far from 0. Ties have no say in it. Up to
/// kMostSignFlipped cases that are no ties all signs are tried, so that p is never below 2 / 2^n of
/// these; beyond, `resamples` of them drawn at random, the given ones counted among them (B.
/// Phipson and G. K. Smyth, Stat. Appl. Genet. Mol. Biol. 9, 2010). The interval is J. A.
/// Hartigan's (JASA 64, 1969), which belongs to it: between ordered means of subsets of the
/// differences, of all up to kMostSignFlipped cases, with ties, of subsets drawn at random beyond;
/// below six cases none of it reaches 95 %, and there is none. The same seed gives the same result
/// on every machine (std::mt19937_64, no std distributions). Undefined, with the reason, for fewer
/// than two cases, and, where something is drawn, once `cancel` is raised, which may be null.
PairedTest pairedTest(const QList<double>& first, const QList<double>& second,
    int resamples = kPairedResamples, quint64 seed = kPairedSeed,
    const std::atomic_bool* cancel = nullptr);

/// The scores of two systems of the same cases, in the same order.
struct ScoresOfTwo
{
    QList<double> first;
    QList<double> second;
};
/// pairedTest() of each of them, in much less time than one after the other.
QList<PairedTest> pairedTests(const QList<ScoresOfTwo>& all, int resamples = kPairedResamples,
    quint64 seed = kPairedSeed, const std::atomic_bool* cancel = nullptr);

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
