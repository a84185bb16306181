#pragma once

#include "models/error.h"

#include <functional>

namespace tandem {

class Database;

/// The number of the newest migration; a file of that version needs none.
int latestMigration();

/// Brings the schema from version `from` to `to`, one numbered step after another, and sets
/// PRAGMA user_version. The caller wraps it in a transaction. Steps are never changed once
/// released: a new version adds one.
/// `goesOn` is told how many statements are done of how many, and stops it (Cancelled).
Expected<void> runMigrations(Database& database, int from,
    const std::function<bool(qint64 done, qint64 all)>& goesOn = {}, int to = latestMigration());

} // namespace tandem
