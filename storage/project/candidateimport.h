#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/formats/candidatefacts.h"

#include <QList>

namespace tandem {

class Database;

/// What an import of candidate facts brought.
struct CandidatesAdded
{
    QList<int> samples; ///< that were touched, each once, in the order of first mention
    int added = 0;
    int skipped = 0; ///< their paragraph has a fact of the same wording
};

/// Adds candidate facts after those of their paragraphs, or in their place, as written by `by`,
/// inside the caller's transaction. A fact that its paragraph has already, word for word, is left
/// out unless `keepDuplicates`. NotFound or Refused, with the row's place: no such sample or
/// paragraph, and what FactEdits::arrange() refuses.
Expected<CandidatesAdded> importCandidateFacts(Database& database,
    const QList<CandidateFact>& facts, PersonId by, bool replace, bool keepDuplicates = false);

} // namespace tandem
