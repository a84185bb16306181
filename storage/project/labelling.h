#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/round.h"
#include "storage/formats/labelsreader.h"

#include <QList>

namespace tandem {

class Database;

/// Records `rows` as answers of `person` in rounds of `step`, whoever the rows name, in their order
/// and inside the caller's transaction. Returns the samples that were touched, each once, in the
/// order of first mention. Refused or NotFound, with the row's place, where a sample or item is not
/// there, is not assigned to them, or was handed in.
Expected<QList<int>> recordLabels(
    Database& database, const QList<LabelRow>& rows, PersonId person, Step step = Step::Paragraphs);

} // namespace tandem
