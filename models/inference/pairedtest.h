#pragma once

#include "models/figure.h"

#include <QList>
#include <QString>

#include <atomic>
#include <optional>

namespace tandem::inference {

/// How a paired test comes to its p.
enum class PairedMethod {
    SignFlip,       ///< exact: over all signs that the differences could have
    RandomSignFlip, ///< over signs drawn at random
};
/// The word of files, never changes: exact_sign_flip, random_sign_flip.
QString pairedMethodKey(PairedMethod method);
/// As it is shown beside a p, translated.
QString pairedMethodName(PairedMethod method);

/// A test of two (systems, summarizers, judges) over the units (cases, samples, users) that both
/// have.
struct PairedTest
{
    Figure difference;   ///< mean of first minus second, with the test's interval
    double pValue = 1.0; ///< two-sided
    /// Adjusted for all tests of a table (S. Holm, 1979); none where it stands alone.
    std::optional<double> holm = {};
    PairedMethod method = PairedMethod::SignFlip;
    int resamples = 0; ///< how often signs were drawn; 0 where all were tried
    qint64 wins = 0;   ///< units in which the first scores more
    qint64 ties = 0;   ///< units that score the same but for the rounding of sums
    qint64 losses = 0; ///< units in which the second scores more
};
/// Whether two scores are the same but for the rounding of sums: ExPerT's 10 of 10 aspects and 5 of
/// 5 differ in the last digit.
bool isTie(double first, double second);

/// How often signs are drawn where nothing else is asked for.
inline constexpr int kPairedResamples = 10'000;
inline constexpr quint64 kPairedSeed = 1;

/// Most differences for which all signs are tried: 2^16 = 65,536 of them.
inline constexpr qint64 kMostSignFlipped = 16;

/// The scores of two of the same units, in the same order.
struct ScoresOfTwo
{
    QList<double> first;
    QList<double> second;

    /// First minus second, unit by unit.
    QList<double> differences() const;
};

/// What a paired test is asked with.
struct PairedRules
{
    QString tooFew;                   ///< why there is none of fewer than two units; translated
    int resamples = kPairedResamples; ///< drawn where there are too many signs to try all
    quint64 seed = kPairedSeed;
    const std::atomic_bool* cancel = nullptr; ///< once raised, nothing is drawn
};

/// R. A. Fisher's randomization test (The Design of Experiments, 1935, section 21): p is the share
/// of all signs of the differences that take their mean at least as far from 0. Ties have no say in
/// it. Up to kMostSignFlipped units that are no ties all signs are tried, so that p is never below
/// 2 / 2^n of these; beyond, some of them are drawn at random, the given ones counted among them
/// (B. Phipson and G. K. Smyth, Stat. Appl. Genet. Mol. Biol. 9, 2010). The interval is J. A.
/// Hartigan's (JASA 64, 1969), which belongs to it: between ordered means of subsets of the
/// differences, of all up to kMostSignFlipped units, with ties, of subsets drawn at random beyond;
/// below six units none of it reaches 95 %, and there is none. The same seed gives the same result
/// on every machine (std::mt19937_64, no std distributions). Undefined, with the reason, for fewer
/// than two units, and, where something is drawn, once it is cancelled.
PairedTest pairedTest(const ScoresOfTwo& scores, const PairedRules& rules = {});
/// The same of each of them, in much less time than one after the other.
QList<PairedTest> pairedTests(const QList<ScoresOfTwo>& all, const PairedRules& rules = {});

} // namespace tandem::inference
