#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/formats/candidatefacts.h"

#include <QList>

namespace tandem {

class Database;

/// Adds candidate facts after those of their paragraphs, or in their place, as written by `by`,
/// inside the caller's transaction. Returns the samples that were touched, each once, in the order
/// of first mention. NotFound or Refused, with the row's place: no such sample or paragraph, and
/// what FactRepository::arrange() refuses.
Expected<QList<int>> importCandidateFacts(
    Database& database, const QList<CandidateFact>& facts, PersonId by, bool replace);

} // namespace tandem
