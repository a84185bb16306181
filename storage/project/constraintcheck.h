#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Looks through all tables for values that a CHECK of the table does not allow, which PRAGMA
/// integrity_check leaves out where the file is open for reading. `found` is told of each, by its
/// row and what does not hold, translated; of each constraint the first few.
Expected<void> checkConstraints(
    Database& database, const std::function<void(const QString& problem)>& found);

} // namespace tandem
