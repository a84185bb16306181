#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QList>

namespace tandem {

class Database;

/// The cases that a run is to look at, by position; empty `only`: all.
Expected<QList<CaseId>> chosenCases(Database& database, const QList<CaseId>& only);

} // namespace tandem
