#pragma once

#include "models/error.h"
#include "storage/repositories/runkindid.h"

#include <QLatin1String>

namespace tandem {

class Database;

/// An id for a new row of `table` that no row has and no task of a run about `items` names: what
/// such tasks were about may be taken out, and nothing else is to come in its place.
Expected<qint64> unnamedId(Database& database, QLatin1String table, RunItems items);

/// A query for the runs that have not ended and have an open task about one of `items`, whose ids
/// `ids` gives, a query in brackets.
QString sqlOpenRunsAbout(RunItems items, const QString& ids);

} // namespace tandem
