#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Names what stands in a project since an earlier version counted it otherwise than this one does,
/// as far as that can be told: answers of models that had broken off and were taken for whole;
/// G-Eval's scores by probabilities of another token than the score's; ExPerT's scores of 0 where
/// no judgment could be read. Nothing is wrong with the file. `goOn` is asked before each result.
Expected<void> checkEarlierResults(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& name);

} // namespace tandem
