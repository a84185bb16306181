#pragma once

#include "models/results/spelling.h"

#include "models/figure.h"

#include <QString>

class QDateTime;

namespace tandem {

/// Figures as Compare writes them, in the language's own digits.

/// A share 0 .. 1 as "87.0 %".
QString percentText(double share);
/// "0.39 – 1.00", each end with `digits` decimals.
QString intervalText(const Interval& interval, int digits);
/// The time on one paragraph: "21 s", from a minute on "1:05".
QString itemTimeText(qint64 ms);
/// A point in time in the viewer's own zone, short.
QString momentText(const QDateTime& utc);

} // namespace tandem
