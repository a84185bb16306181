#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Looks whether what judges say of systems' outputs can be read, belongs to what the benchmark
/// said of the samples then, and gives the scores that are stored beside it, and whether what was
/// drawn for people to check, and what they said, is about something that was judged. `tell` takes
/// each problem, a translated sentence; `goOn` is asked before each judgement.
Expected<void> checkSystems(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell);

} // namespace tandem
