#pragma once

#include <QList>

namespace tandem::inference {

/// The two-sided probability of a correlation at least as far from 0 as `r` (-1 .. 1) among `n`
/// (3 or more) pairs of unrelated normal numbers: Student's t test with n - 2 degrees of freedom,
/// which is the exact distribution of Pearson's r and what is usual for Spearman's rho.
double probabilityOfCorrelation(double r, qint64 n);

/// Most pairs for which every order is tried: 9! = 362,880 of them.
constexpr qsizetype kMostPermuted = 9;

/// The two-sided permutation test of E. J. G. Pitman (J. R. Stat. Soc. Suppl. 4, 1937): the share
/// of all orders of `y` in which the sum of products with `x` is at least as far from 0 as it is in
/// the given one. Both are distances from their mean, as vectors of length 1, of up to
/// kMostPermuted numbers; equal numbers are orders of their own. Never below 1 / n!.
double permutationProbabilityOfProducts(const QList<double>& x, const QList<double>& y);
/// The same of concordant less discordant pairs, which Kendall's tau depends on; with ties too.
double permutationProbabilityOfConcordance(const QList<double>& x, const QList<double>& y);

} // namespace tandem::inference
