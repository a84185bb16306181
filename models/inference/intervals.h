#pragma once

#include "models/figure.h"

namespace tandem::inference {

/// The 97.5 % point of the standard normal distribution.
inline constexpr double kZ95 = 1.959963984540054;

/// `part` (which may have halves) of `n` (1 or more), 0 .. 1, with Wilson's 95 % score interval (E.
/// B. Wilson, JASA 22, 1927), which stays within 0 .. 1.
Figure shareWithWilson(double part, qint64 n);

/// The exact 95 % interval of a share (C. J. Clopper and E. S. Pearson, Biometrika 26, 1934):
/// `part` (0 .. n) of `n` (above 0) independent items; neither has to be whole.
Interval clopperPearson(double part, double n);
/// `part` of `n` (1 or more), 0 .. 1, with that interval.
Figure shareWithClopperPearson(qint64 part, qint64 n);

/// The 97.5 % point of Student's t distribution with `degrees` (1 or more) degrees of freedom:
/// 12.706 for one, 1.960 in the limit.
double studentT975(qint64 degrees);

} // namespace tandem::inference
