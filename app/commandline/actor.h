#pragma once

#include "models/error.h"
#include "models/people/person.h"

#include <QCommandLineOption>
#include <QLatin1String>
#include <QList>

namespace tandem {

class Arguments;
class Database;
struct Console;

/// The option --person (or --as) that names who acts.
QCommandLineOption actorOption(const QString& description);

/// The person named with --person; a misuse where nobody is named, NotFound where nobody has the
/// name.
Expected<Person> actingPerson(Database& database, const Arguments& arguments, Console& console);

/// The lead that a command acts for: the one named, or the only one there is. In a project without
/// any lead an invalid id: whoever holds the file acts for its owner. Refused where there are
/// several and none is named.
/// `option` is the one that names them.
Expected<PersonId> actingLead(
    Database& database, const Arguments& arguments, QLatin1String option = QLatin1String("person"));

/// Who is named in `list`, names set apart by commas.
Expected<QList<Person>> peopleNamed(Database& database, const QString& list);

} // namespace tandem
