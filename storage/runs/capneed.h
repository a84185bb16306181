#pragma once

#include "storage/runs/runbudget.h"

#include <QString>

#include <optional>

namespace tandem {

/// The cap that is enough for what is spent, may be billed and is still known to be asked, up to
/// `most` in all and `largest` for one of them, which what has no known bound is taken for. Rounded
/// up so that it can be typed.
double neededCap(const RunBudget& budget, double most, double largest);

/// The largest amount that the reason of a run names that ended at its cap, which is the cap that
/// it says to be enough: whoever opens the project later has nothing else of it. None where it
/// names no amount in that currency.
std::optional<double> capNamedIn(const QString& reason, const QString& currency);

} // namespace tandem
