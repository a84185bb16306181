#pragma once

#include "models/figure.h"

#include <QList>

#include <optional>

namespace tandem::kgds {

/// How sure a comparison is to find a difference that is there, and at which level.
inline constexpr double kWantedPower = 0.8;
inline constexpr double kTestLevel = 0.05;

/// The smallest true mean of paired differences, in their standard deviations, that the two-sided
/// paired t test of `n` of them shows at this level with 80 % power: exact, by the noncentral t
/// distribution (J. Cohen, Statistical Power Analysis for the Behavioral Sciences, 2nd ed., 1988,
/// chapter 2). None for fewer than two. The test by signs has about the same power.
std::optional<double> smallestEffect(qint64 n, double level = kTestLevel);

/// The same in the unit of these differences, which have the spread that new samples are taken to
/// have, where Holm's adjustment is for `tests` (1 or more) of them: what the first of them has to
/// pass, so that it holds whatever the others say. The p that the exact test by signs can have are
/// multiples of 2 / 2^n, so that the level is that of them which the adjustment leaves below 5 %;
/// where that is the least of all, all differences have to have one sign. Undefined, with the
/// reason, where no difference of shares could be shown: where even the least p is too large, and
/// where the difference would have to be larger than 1.
Figure smallestDifference(const QList<double>& differences, qsizetype tests = 1);

} // namespace tandem::kgds
