#pragma once

/// Points and tails of the distributions that tests and intervals go by.
namespace tandem::inference {

/// Returns the 97.5 % point of the F distribution with these degrees of freedom, above 0 and not
/// necessarily whole.
double fPoint975(double numerator, double denominator);

/// Returns the probability of a chi-square value of at least `value` (0 or more) with `degrees`
/// (above 0) degrees of freedom.
double chiSquareAbove(double value, double degrees);

/// Returns the probability of a value of at most `t` by Student's t distribution with `degrees`
/// (above 0) degrees of freedom.
double studentTBelow(double t, double degrees);

} // namespace tandem::inference
