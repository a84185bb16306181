#pragma once

#include "models/error.h"

#include <QSet>
#include <QString>
#include <QStringList>

namespace tandem {

class Database;

/// What there is to say of names that stand for different cases (another prompt or expected text)
/// in the outputs of different systems: these have no case in common, and no test pairs them.
/// `names` are those to look at. Translated; empty where there is none.
Expected<QStringList> caseConflictMessages(Database& database, const QSet<QString>& names);

} // namespace tandem
