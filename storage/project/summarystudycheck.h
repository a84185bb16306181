#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Looks whether items of studies that were made of summaries of users show the texts of these, and
/// count for those who wrote them. `tell` takes each problem, a translated sentence; `goOn` is
/// asked before each item.
Expected<void> checkShownSummaries(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell);

} // namespace tandem
