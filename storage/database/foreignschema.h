#pragma once

#include "models/error.h"

#include <QString>

#include <optional>

namespace tandem {

class Database;

/// Compares the tables, indexes, triggers and views of a file with those that this program makes
/// for schema `version`. Nothing where they are the same; else the name of the first one that was
/// added or changed, or an empty one where something was taken away. Takes as long for a large
/// project as for a small one.
Expected<std::optional<QString>> foreignInSchema(Database& database, int version);

} // namespace tandem
