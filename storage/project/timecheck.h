#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Looks through all tables for times that no clock says: before 1970, or more than a year ahead of
/// this machine's. `found` is told, translated, of each column that has any and of the first row.
Expected<void> checkTimes(
    Database& database, const std::function<void(const QString& problem)>& found);

} // namespace tandem
