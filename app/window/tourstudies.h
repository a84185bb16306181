#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QList>

namespace tandem {

class Database;

/// Gives the project that the tour visits two studies, inside the caller's transaction: one that is
/// under way, and one that is closed. The first of `raters` has not finished the first one.
Expected<void> addTourStudies(Database& database, PersonId lead, const QList<PersonId>& raters);

} // namespace tandem
