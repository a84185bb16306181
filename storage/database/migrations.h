#pragma once

#include "models/error.h"

namespace tandem {

class Database;

/// The number of the newest migration; a file of that version needs none.
int latestMigration();

/// Brings the schema from version `from` to the newest, one numbered step after another, and sets
/// PRAGMA user_version. The caller wraps it in a transaction. Steps are never changed once
/// released: a new version adds one.
Expected<void> runMigrations(Database& database, int from);

} // namespace tandem
