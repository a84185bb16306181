#include "storage/repositories/peoplerepository.h"

#include "models/people/personin.h"
#include "models/text/foreigncell.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/plainname.h"
#include "storage/repositories/repositorywords.h"

#include <QRegularExpression>

namespace tandem {

namespace {

constexpr qsizetype kPeopleLongestName = 60;

const QString kColumns = QStringLiteral("SELECT id, uuid, name, colour, role, active FROM person");

const auto personFrom = into(
    &Person::id, &Person::uuid, &Person::name, &Person::colour, &Person::role, &Person::active);

/// Okabe and Ito's set for colour-blind readers, the pair of the compare screen first.
QString nextColour(qsizetype index)
{
    static const QStringList colours{QStringLiteral("#0072b2"), QStringLiteral("#d98a00"),
        QStringLiteral("#009e73"), QStringLiteral("#b0508f"), QStringLiteral("#d55e00"),
        QStringLiteral("#56b4e9"), QStringLiteral("#8a6d00"), QStringLiteral("#5c6676")};
    return colours.at(index % colours.size());
}

Expected<QString> checkedName(const QString& raw)
{
    const QString name = raw.simplified();
    if (name.isEmpty())
        return failure(ErrorCode::InvalidInput, RepositoryWords::tr("The name is empty."), {},
            RepositoryWords::tr("Enter a name of 1 to 60 characters."));
    if (name.size() > kPeopleLongestName)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("A name must have 1 to 60 characters."),
            raw.left(kPeopleLongestName), RepositoryWords::tr("Choose a shorter name."));
    return listedName(name);
}

/// Nobody but `person` has the name.
Expected<void> checkFree(const QString& name, PersonId person, const QList<Person>& people)
{
    for (const Person& other : people) {
        if (other.id != person && comparedName(other.name) == comparedName(name))
            return failure(ErrorCode::Refused,
                RepositoryWords::tr("A person with this name is already in the project."), name,
                RepositoryWords::tr("Choose a name that distinguishes the two people."));
    }
    return {};
}

Expected<void> checkColour(const QString& colour)
{
    static const QRegularExpression hex(QStringLiteral("\\A#[0-9a-fA-F]{6}\\z"));
    if (!hex.match(colour).hasMatch())
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("A colour must be written as #rrggbb."), colour.left(20),
            RepositoryWords::tr("For example #0072b2."));
    return {};
}

} // namespace

Expected<QList<Person>> PeopleRepository::all()
{
    return rowsOf(m_database, kColumns + QStringLiteral(" ORDER BY id"), {}, personFrom);
}

Expected<Person> PeopleRepository::byId(PersonId id)
{
    return oneRow(m_database, kColumns + QStringLiteral(" WHERE id = ?"), {id}, personFrom,
        notInProject(RepositoryWords::tr("This person is not in the project."),
            RepositoryWords::tr("Switch user.")));
}

Expected<Person> PeopleRepository::byName(const QString& name)
{
    TANDEM_TRY(people, all());
    QStringList names;
    for (const Person& person : *people) {
        if (comparedName(person.name) == comparedName(name))
            return person;
        names.append(person.name);
    }
    return failure(ErrorCode::NotFound, RepositoryWords::tr("No one in the project has this name."),
        name.left(kPeopleLongestName),
        names.isEmpty() ? RepositoryWords::tr("Add people first.")
                        : RepositoryWords::tr("People in this project: %1.")
                              .arg(names.join(QStringLiteral(", "))));
}

Expected<Person> PeopleRepository::add(const QString& name, Role role, const QString& colour)
{
    TANDEM_TRY(checked, checkedName(name));
    TANDEM_TRY(people, all());
    TANDEM_DO(checkFree(*checked, {}, *people));
    const Person person{{}, newUuid(), *checked,
        colour.isEmpty() ? nextColour(people->size()) : colour.toLower(), role, true};
    TANDEM_DO(checkColour(person.colour));
    return insert(person);
}

Expected<Person> PeopleRepository::insert(Person person)
{
    TANDEM_TRY(id, insertRow<PersonId>(m_database, "person",
                       {{"id", person.id}, {"uuid", person.uuid}, {"name", person.name},
                           {"name_key", comparedName(person.name)}, {"colour", person.colour},
                           {"role", person.role}, {"active", person.active},
                           {"created_at", QDateTime::currentMSecsSinceEpoch()}}));
    person.id = *id;
    TANDEM_DO(Journal(m_database)
                  .append(QStringLiteral("person added"), {}, person.uuid,
                      {{QStringLiteral("name"), person.name}}));
    return person;
}

Expected<void> PeopleRepository::bringBack(const Person& person)
{
    TANDEM_TRY(people, all());
    TANDEM_DO(checkFree(person.name, {}, *people));
    TANDEM_DO(insert(person));
    return {};
}

Expected<void> PeopleRepository::remove(PersonId id)
{
    TANDEM_TRY(person, byId(id));
    // Whatever refers to them keeps them: SQLite checks each foreign key.
    const auto gone = m_database.run(QStringLiteral("DELETE FROM person WHERE id = ?"), {id});
    if (!gone && !gone.error().detail.contains(QLatin1String("FOREIGN KEY")))
        return failure(gone.error());
    if (!gone)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("This person already appears in the project's data."), person->name,
            RepositoryWords::tr("Exclude the person instead."));
    return Journal(m_database)
        .append(QStringLiteral("person removed"), {}, person->uuid,
            {{QStringLiteral("name"), person->name}});
}

Expected<void> PeopleRepository::update(const Person& person)
{
    TANDEM_TRY(people, all());
    const QString before = personIn(*people, person.id).name;
    // One from before a rule of names came stays until it is changed.
    TANDEM_TRY(name, person.name == before ? Expected<QString>(before) : checkedName(person.name));
    TANDEM_DO(checkColour(person.colour));
    TANDEM_DO(checkFree(*name, person.id, *people));
    if (before.isEmpty())
        return failure(
            ErrorCode::NotFound, RepositoryWords::tr("This person is not in the project."), *name);
    TANDEM_DO(m_database.run(
        QStringLiteral("UPDATE person SET name = ?, name_key = ?, colour = ?, role = ?, active = ?"
                       " WHERE id = ?"),
        {*name, comparedName(*name), person.colour.toLower(), person.role, person.active,
            person.id}));
    return Journal(m_database)
        .append(QStringLiteral("person changed"), {}, person.uuid,
            {{QStringLiteral("name"), *name}, {QStringLiteral("colour"), person.colour},
                {QStringLiteral("lead"), person.role == Role::Lead},
                {QStringLiteral("active"), person.active}});
}

Expected<void> PeopleRepository::requireLead(PersonId person)
{
    if (!person.isValid()) {
        TANDEM_TRY(
            hasLead, isAny(m_database,
                         QStringLiteral("SELECT 1 FROM person WHERE role = 0 AND active = 1")));
        if (!*hasLead)
            return {};
    }
    TANDEM_TRY(found, byId(person));
    if (found->role != Role::Lead || !found->active)
        return failure(ErrorCode::Refused, RepositoryWords::tr("Only the lead can do this."),
            found->name, RepositoryWords::tr("Ask the lead of the project."));
    return {};
}

} // namespace tandem
