#pragma once

#include "models/error.h"
#include "models/people/person.h"

#include <QHash>
#include <QString>

namespace tandem {

class Database;

/// Who does the work in the demo.
struct DemoPeople
{
    PersonId lead;
    Pair pair;
    QHash<QString, PersonId> byName;
};

/// Adds the candidate facts of the file at `path` to a sample whose paragraphs both have submitted:
/// facts, a repetition, a mask, and the round about key facts, which both submit. Inside the
/// caller's transaction.
Expected<void> addDemoFacts(Database& database, const QString& path, const DemoPeople& cast);

/// Adds the written opinions of the file at `path`, which both submit, and some checks of them.
/// Inside the caller's transaction.
Expected<void> addDemoOpinions(Database& database, const QString& path, const DemoPeople& cast);

} // namespace tandem
