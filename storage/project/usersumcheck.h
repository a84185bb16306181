#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Looks whether the timelines of users can be read, are cut and asked about as the plans of their
/// logs give it, and whether summaries have as many words as is stored. `tell` takes each problem,
/// a translated sentence; `goOn` is asked before each user and summary.
Expected<void> checkTimelines(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell);

} // namespace tandem
