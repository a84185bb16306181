#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QList>
#include <QStringList>

namespace tandem {

class Database;

/// The cases that a run is to look at, by position; empty `only`: all.
Expected<QList<CaseId>> chosenCases(Database& database, const QList<CaseId>& only);

/// Why there is nothing to work on where cases have no outputs of these systems (empty: of any).
Error noOutputs(const QStringList& systems);

} // namespace tandem
