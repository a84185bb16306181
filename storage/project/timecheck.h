#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Looks through all tables for times that no clock says, before 1970 or decades ahead: `found` is
/// told, translated, of each column that has any and of the first row. Times that are more than a
/// day ahead of this machine's clock are told to `doubt` in one sentence: either the clock where
/// they were recorded went wrong, or this one does, and neither damages a project.
Expected<void> checkTimes(Database& database,
    const std::function<void(const QString& problem)>& found,
    const std::function<void(const QString& doubtful)>& doubt);

} // namespace tandem
