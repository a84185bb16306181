#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Tells with a translated sentence each of parts that were drawn to be checked and cannot have
/// been drawn as their settings say: of which cannot be read how, whose items or probabilities
/// others would have been drawn, with strata that are not those of the verdicts. `goOn` is asked
/// before each part.
Expected<void> checkDrawnParts(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString& problem)>& tell);

} // namespace tandem
