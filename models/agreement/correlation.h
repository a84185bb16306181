#pragma once

#include "models/figure.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

/// How far two columns of numbers rise and fall together. In all of these a pair with a value that
/// is missing (NaN) or infinite is left out and counted; columns of different lengths: what the
/// shorter one lacks is missing.
namespace tandem {

/// How the p of a correlation is computed.
enum class PMethod {
    Auto,     ///< what is sound for these pairs, see each coefficient
    Exact,    ///< from all orders in which the second column could stand
    StudentT, ///< of Pearson and Spearman: Student's t with n - 2 degrees of freedom, as scipy
    Normal,   ///< of Kendall: the normal approximation with the correction for ties, as scipy
};
/// The word of files, never changes: exact, student_t, asymptotic; of Auto none.
QString pMethodKey(PMethod method);
/// "exact, all orders", as it is shown beside a p; translated.
QString pMethodName(PMethod method);

/// A coefficient with the probability of one at least as far from 0 among unrelated columns.
struct Correlation
{
    Figure figure;           ///< -1 .. 1; n counts the pairs used
    std::optional<double> p; ///< two-sided, 0 .. 1
    QString noPBecause;      ///< translated sentence where there is a value but no p
    qint64 leftOut = 0;      ///< pairs with a value missing
    /// How p was computed, never Auto; none where there is no p.
    std::optional<PMethod> method;
};

/// Pearson's r. p is exact for up to nine pairs (of all orders, the share in which r is at least as
/// far from 0), and that of Student's t beyond, as scipy's pearsonr has it. The
/// interval is Fisher's (Metron 1, 1921): r's inverse hyperbolic tangent with a standard error of
/// 1 / sqrt(n - 3); none up to three pairs, nor where r is 1 or -1, of which it would say that they
/// are certain. Undefined, with the reason, for fewer than three pairs, of which it would be 1 or
/// -1 whatever they are, and where a column is constant.
Correlation pearsonCorrelation(
    const QList<double>& x, const QList<double>& y, PMethod method = PMethod::Auto);

/// Spearman's rho: Pearson's r of the ranks, ties at their average; exactly 1 or -1 where the ranks
/// are in the same order or in opposite ones. p as Pearson's. The interval is Fisher's with the
/// standard error sqrt((1 + rho^2 / 2) / (n - 3)) of Bonett and Wright (Psychometrika 65, 2000);
/// none where Pearson's has none. Undefined as Pearson's.
Correlation spearmanCorrelation(
    const QList<double>& x, const QList<double>& y, PMethod method = PMethod::Auto);

/// Kendall's tau-b (Rank Correlation Methods, 1970), which allows for ties, in O(n log n) as Knight
/// (JASA 61, 1966) counts. p is exact without ties up to 33 pairs or with at most one pair out of
/// order, as in scipy's kendalltau, and with ties up to nine; and that of the normal approximation
/// otherwise. Where it is asked for, the exact one is given for up to 500
/// pairs without ties (its distribution takes n^3 steps). There is no interval: those in the
/// literature hold for tau-a of columns without ties only. Undefined as Pearson's.
Correlation kendallCorrelation(
    const QList<double>& x, const QList<double>& y, PMethod method = PMethod::Auto);

/// How two columns of numbers can be said to go together.
enum class Coefficient { Pearson, Spearman, Kendall };
inline constexpr std::array kCoefficients{
    Coefficient::Pearson, Coefficient::Spearman, Coefficient::Kendall};
/// The word of files, never changes: pearson, spearman, kendall.
QString coefficientKey(Coefficient coefficient);
/// "Pearson's r", translated.
QString coefficientName(Coefficient coefficient);
Correlation correlationBy(Coefficient coefficient, const QList<double>& x, const QList<double>& y,
    PMethod method = PMethod::Auto);

/// The ranks of these numbers from 1, equal numbers sharing the average of their places. None of
/// them may be NaN.
QList<double> averageRanks(const QList<double>& numbers);

} // namespace tandem
