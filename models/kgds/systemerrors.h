#pragma once

#include "models/kgds/systemmetric.h"

#include <array>
#include <optional>

namespace tandem::kgds {

/// Why a system's opinions are not covered, over all its samples (KGDS, Table 2).
struct SystemErrors
{
    SystemRef system;
    qint64 uncovered = 0;
    qint64 untyped = 0;                       ///< of these, without one of the five types
    std::array<qint64, kErrorTypes> counts{}; ///< in the order of kErrorOrder
    /// Each type's share of all uncovered opinions, 0 .. 1, rounded to hundredths of a percent so
    /// that they add up to 1 with the share that has no type; none without uncovered opinions.
    std::optional<std::array<double, kErrorTypes>> shares;
    double untypedShare = 0.0;
};
QList<SystemErrors> systemErrors(const QList<ScoredSystem>& systems);

/// Shares of these counts, as a table prints them: in hundredths of a percent, each rounded, with
/// what rounding leaves to 100 % given to the smallest share (of those that are not 0, so that what
/// never happened stays 0 and nothing falls below it; of equal ones the last). Empty where all
/// counts are 0.
QList<qint64> roundedShares(const QList<qint64>& counts);

} // namespace tandem::kgds
