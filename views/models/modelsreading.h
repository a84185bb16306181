#pragma once

#include "models/ids.h"
#include "models/kgds/attritionreport.h"
#include "storage/changes/change.h"
#include "views/models/modelsfigures.h"

#include <QList>

namespace tandem {

class Database;

// What the pages of Models are made from, read from the project. For a worker; `verifier` empty is
// the one who judged most.

/// Scores of every system, without the verdicts themselves.
Expected<SharedModels> readModels(
    Database& database, const QString& verifier, const CancelFlag& cancelled);
/// Every verifier's verdicts, and what people say of those of `verifier` that were drawn to be
/// checked, as far as `viewer` may know.
Expected<SharedVerdicts> readModelsVerdicts(
    Database& database, const QString& verifier, PersonId viewer, const CancelFlag& cancelled);
/// What became of facts and opinions in every system's outputs.
Expected<QList<kgds::SystemAttrition>> readModelsAttrition(
    Database& database, const QString& verifier, const CancelFlag& cancelled);

} // namespace tandem
