#pragma once

#include "models/error.h"

namespace tandem {

class Database;

/// Gives the tour's project a case with 25 aspects on either side, evaluated in the set that its
/// other cases are in: so many that their links need the whole height of a screen. Inside a
/// transaction.
Expected<void> addTourLongCase(Database& database);

/// What that case is called.
inline constexpr char kTourLongCase[] = "bus-025";

} // namespace tandem
