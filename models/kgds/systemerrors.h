#pragma once

#include "models/kgds/errorshares.h"
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
    /// Each type's share of those that have one, 0 .. 1, rounded to hundredths of a percent as
    /// published (errorshares.h), so that they add up to 1; none where none has a type.
    std::optional<std::array<double, kErrorTypes>> shares;
};
SystemErrors errorsOf(const ScoredSystem& system);
QList<SystemErrors> systemErrors(const QList<ScoredSystem>& systems);

/// The same shares as they are published: percent, by ErrorType.
ErrorShares errorSharesOf(const ScoredSystem& system);

} // namespace tandem::kgds
