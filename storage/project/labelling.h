#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/formats/labelsreader.h"

#include <QList>

namespace tandem {

class Database;

/// Records `rows` as answers of `person`, whoever the rows name, in their order and inside the
/// caller's transaction. Returns the samples that were touched, each once, in the order of first
/// mention. Refused or NotFound, with the row's place, where a sample or paragraph is not there, is
/// not assigned to them, or was handed in.
Expected<QList<int>> recordLabels(Database& database, const QList<LabelRow>& rows, PersonId person);

} // namespace tandem
