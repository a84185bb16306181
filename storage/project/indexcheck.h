#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Tells what is wrong with the indexes of words: texts that are missing in them, entries without a
/// text, and indexes that SQLite cannot read. Changes nothing: they are checked in a copy, in
/// memory.
Expected<void> checkSearchIndexes(
    Database& database, const std::function<void(const QString& problem)>& tell);

/// Makes the indexes of the project at `path` anew from its texts, in one transaction, so that a
/// failure leaves them as they were. Cancelled where `goOn` says no.
Expected<void> rebuildSearchIndexes(
    const QString& path, const std::function<bool(qint64 done, qint64 all)>& goOn);

} // namespace tandem
