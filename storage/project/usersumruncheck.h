#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Looks whether summaries of users, predictions and judges' values that runs made are what the
/// stored replies say, read again as runs read them, and come of the runs and tasks that they name,
/// and whether there is one of each task that was done. `tell` takes each problem, a translated
/// sentence; `goOn` is asked before each of them.
Expected<void> checkUsersumRuns(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell);

} // namespace tandem
