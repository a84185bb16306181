#include "app/commandline/actor.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"
#include "storage/repositories/peoplerepository.h"

namespace tandem {

QCommandLineOption actorOption(const QString& description)
{
    return QCommandLineOption(
        {QString(kPerson), QStringLiteral("as")}, description, QStringLiteral("NAME"));
}

Expected<Person> actingPerson(Database& database, const Arguments& arguments, Console& console)
{
    if (!arguments.has(kPerson))
        return console.misuse(CommandWords::tr("--person NAME is missing: who does this?"));
    return PeopleRepository(database).byName(arguments.value(kPerson));
}

Expected<PersonId> actingLead(Database& database, const Arguments& arguments, QLatin1String option)
{
    if (arguments.has(option)) {
        return PeopleRepository(database)
            .byName(arguments.value(option))
            .map([](const Person& person) { return person.id; });
    }
    TANDEM_TRY(people, PeopleRepository(database).all());
    QList<PersonId> leads;
    QStringList names;
    for (const Person& person : *people) {
        if (person.role != Role::Lead || !person.active)
            continue;
        leads.append(person.id);
        names.append(person.name);
    }
    if (leads.size() > 1) {
        return failure(ErrorCode::Refused, CommandWords::tr("The project has several leads."), {},
            CommandWords::tr("Say who does this: --%1 %2.")
                .arg(option, names.join(CommandWords::tr(" or "))));
    }
    return leads.value(0);
}

Expected<QList<Person>> peopleNamed(Database& database, const QString& list)
{
    QList<Person> people;
    for (const QString& name : list.split(u',', Qt::SkipEmptyParts)) {
        TANDEM_TRY(person, PeopleRepository(database).byName(name));
        people.append(*person);
    }
    return people;
}

} // namespace tandem
