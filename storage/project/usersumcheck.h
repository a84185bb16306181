#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Looks whether the timelines of users can be read, are what their logs say was kept of them, are
/// cut and asked about as the plans of the logs give it, whether summaries have as many words as is
/// stored and are those that studies show, and whether what runs made is what was replied to them.
/// `tell` takes each problem, a translated sentence; `goOn` is asked before each user, summary,
/// prediction, value and item.
Expected<void> checkTimelines(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell);

} // namespace tandem
