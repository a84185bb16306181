#include "app/commandline/actor.h"

#include "app/commandline/arguments.h"
#include "app/commandline/console.h"
#include "storage/repositories/peoplerepository.h"

#include <QCoreApplication>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

constexpr QLatin1String kPerson("person");

} // namespace

QCommandLineOption actorOption(const QString& description)
{
    return QCommandLineOption(
        {QString(kPerson), QStringLiteral("as")}, description, QStringLiteral("NAME"));
}

Expected<Person> actingPerson(Database& database, const Arguments& arguments, Console& console)
{
    if (!arguments.has(kPerson))
        return console.misuse(Words::tr("--person NAME is missing: who does this?"));
    return PeopleRepository(database).byName(arguments.value(kPerson));
}

Expected<PersonId> actingLead(Database& database, const Arguments& arguments, QLatin1String option)
{
    if (arguments.has(option)) {
        return PeopleRepository(database)
            .byName(arguments.value(option))
            .map([](const Person& person) { return person.id; });
    }
    const auto people = PeopleRepository(database).all();
    if (!people)
        return failure(people.error());
    QList<PersonId> leads;
    QStringList names;
    for (const Person& person : *people) {
        if (person.role != Role::Lead || !person.active)
            continue;
        leads.append(person.id);
        names.append(person.name);
    }
    if (leads.size() > 1) {
        return failure(ErrorCode::Refused, Words::tr("The project has several leads."), {},
            Words::tr("Say who does this: --%1 %2.").arg(option, names.join(Words::tr(" or "))));
    }
    return leads.value(0);
}

Expected<QList<Person>> peopleNamed(Database& database, const QString& list)
{
    QList<Person> people;
    for (const QString& name : list.split(u',', Qt::SkipEmptyParts)) {
        const auto person = PeopleRepository(database).byName(name);
        if (!person)
            return failure(person.error());
        people.append(*person);
    }
    return people;
}

} // namespace tandem
