#pragma once

#include "models/error.h"

#include <functional>

namespace tandem {

class Database;

/// Tells `found` of each text of a project that this program would not have written: not UTF-8,
/// with a NUL character, no JSON where there has to be some, a setting with a value that it cannot
/// have. Each is a sentence with table, row and what to do. `goOn` is asked before each row.
Expected<void> checkTexts(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString& problem)>& found);

} // namespace tandem
