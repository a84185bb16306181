#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Looks for what no rater could have said and nobody could have handed out: `problem` is told of
/// each kind, translated. `goOn` is asked now and then.
Expected<void> checkStudies(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& problem);

} // namespace tandem
