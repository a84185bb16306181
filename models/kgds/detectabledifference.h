#pragma once

#include "models/figure.h"

#include <QList>

#include <optional>

namespace tandem::kgds {

/// How sure a comparison is to find a difference that is there, and at which level.
inline constexpr double kWantedPower = 0.8;
inline constexpr double kTestLevel = 0.05;

/// The smallest true mean of paired differences, in their standard deviations, that the two-sided
/// paired t test of `n` of them shows at 5 % with 80 % power: exact, by the noncentral t
/// distribution (J. Cohen, Statistical Power Analysis for the Behavioral Sciences, 2nd ed., 1988,
/// chapter 2). None for fewer than two. The tests in use, by signs and by the bootstrap, have about
/// the same power.
std::optional<double> smallestEffect(qint64 n);

/// The same in the unit of these differences, which have the spread that new samples are taken to
/// have. Undefined, with the reason, where no difference of shares could be shown: for fewer than
/// six, where the exact test in use never says so, and where it would have to be larger than 1.
Figure smallestDifference(const QList<double>& differences);

} // namespace tandem::kgds
