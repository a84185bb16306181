#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/publishing/publication.h"

namespace tandem {

class Database;

/// What the authors say of the project's dataset, among the project's settings.
Expected<publishing::Publication> storedPublication(Database& database);
/// Writes it where it differs and journals it, inside the caller's transaction. `by` must be a
/// lead.
Expected<void> savePublication(
    Database& database, const publishing::Publication& publication, PersonId by);
/// Whether a setting can have this value.
bool isStoredPublication(const QString& value);

} // namespace tandem
