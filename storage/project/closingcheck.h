#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Tells what is not as it was when it was closed (handed in, settled, ended, finished, kept) by
/// the digests that were taken then; a packet has none. `goOn` is asked now and then.
Expected<void> checkClosings(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString& problem)>& tell);

} // namespace tandem
