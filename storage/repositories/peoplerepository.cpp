#include "storage/repositories/peoplerepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/repositorywords.h"

#include <QRegularExpression>

namespace tandem {

namespace {

constexpr qsizetype kPeopleLongestName = 60;

const QString kColumns = QStringLiteral("SELECT id, uuid, name, colour, role, active FROM person");

Person personFrom(const Statement& row)
{
    return {PersonId{row.integer(0)}, row.text(1), row.text(2), row.text(3),
        row.integer(4) == 0 ? Role::Lead : Role::Annotator, row.integer(5) != 0};
}

/// Okabe and Ito's set for colour-blind readers, the pair of the compare screen first.
QString nextColour(qsizetype index)
{
    static const QStringList colours{QStringLiteral("#0072b2"), QStringLiteral("#d98a00"),
        QStringLiteral("#009e73"), QStringLiteral("#b0508f"), QStringLiteral("#d55e00"),
        QStringLiteral("#56b4e9"), QStringLiteral("#8a6d00"), QStringLiteral("#5c6676")};
    return colours.at(index % colours.size());
}

QString nameKey(const QString& name)
{
    return name.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

Expected<QString> checkedName(const QString& raw)
{
    const QString name = raw.simplified();
    if (name.isEmpty() || name.size() > kPeopleLongestName)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("A name has 1 to 60 characters."), raw.left(kPeopleLongestName),
            RepositoryWords::tr("Choose a shorter name."));
    return name;
}

Expected<void> checkColour(const QString& colour)
{
    static const QRegularExpression hex(QStringLiteral("\\A#[0-9a-fA-F]{6}\\z"));
    if (!hex.match(colour).hasMatch())
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("A colour is written as #rrggbb."), colour.left(20),
            RepositoryWords::tr("For example #0072b2."));
    return {};
}

} // namespace

Expected<QList<Person>> PeopleRepository::all()
{
    Statement rows(m_database, kColumns + QStringLiteral(" ORDER BY id"));
    QList<Person> people;
    while (rows.next())
        people.append(personFrom(rows));
    return rows.result(people);
}

Expected<Person> PeopleRepository::byId(PersonId id)
{
    Statement row(m_database, kColumns + QStringLiteral(" WHERE id = ?"), {id.value});
    if (row.next())
        return personFrom(row);
    if (row.failed())
        return failure(row.error());
    return failure(ErrorCode::NotFound, RepositoryWords::tr("This person is not in the project."),
        {}, RepositoryWords::tr("Choose who you are again."));
}

Expected<Person> PeopleRepository::byName(const QString& name)
{
    TANDEM_TRY(people, all());
    QStringList names;
    for (const Person& person : *people) {
        if (nameKey(person.name) == nameKey(name.simplified()))
            return person;
        names.append(person.name);
    }
    return failure(ErrorCode::NotFound, RepositoryWords::tr("Nobody in the project has this name."),
        name.left(kPeopleLongestName),
        names.isEmpty()
            ? RepositoryWords::tr("Add people first.")
            : RepositoryWords::tr("People here: %1.").arg(names.join(QStringLiteral(", "))));
}

Expected<Person> PeopleRepository::add(const QString& name, Role role, const QString& colour)
{
    TANDEM_TRY(checked, checkedName(name));
    TANDEM_TRY(people, all());
    for (const Person& other : *people) {
        if (nameKey(other.name) == nameKey(*checked))
            return failure(ErrorCode::Refused,
                RepositoryWords::tr("Somebody with this name is in the project already."), *checked,
                RepositoryWords::tr("Choose a name that tells the two apart."));
    }
    Person person{{}, newUuid(), *checked,
        colour.isEmpty() ? nextColour(people->size()) : colour.toLower(), role, true};
    TANDEM_DO(checkColour(person.colour));
    TANDEM_TRY(
        id, m_database.insert(
                QStringLiteral(
                    "INSERT INTO person (uuid, name, name_key, colour, role, active, created_at)"
                    " VALUES (?, ?, ?, ?, ?, 1, ?)"),
                {person.uuid, person.name, nameKey(person.name), person.colour,
                    role == Role::Lead ? 0 : 1, QDateTime::currentMSecsSinceEpoch()}));
    person.id = PersonId{*id};
    TANDEM_DO(Journal(m_database)
                  .append(QStringLiteral("person added"), {}, person.uuid,
                      {{QStringLiteral("name"), person.name}}));
    return person;
}

Expected<void> PeopleRepository::update(const Person& person)
{
    TANDEM_TRY(name, checkedName(person.name));
    TANDEM_DO(checkColour(person.colour));
    TANDEM_TRY(people, all());
    bool known = false;
    for (const Person& other : *people) {
        known = known || other.id == person.id;
        if (other.id != person.id && nameKey(other.name) == nameKey(*name))
            return failure(ErrorCode::Refused,
                RepositoryWords::tr("Somebody with this name is in the project already."), *name,
                RepositoryWords::tr("Choose a name that tells the two apart."));
    }
    if (!known)
        return failure(
            ErrorCode::NotFound, RepositoryWords::tr("This person is not in the project."), *name);
    TANDEM_DO(m_database.run(
        QStringLiteral("UPDATE person SET name = ?, name_key = ?, colour = ?, role = ?, active = ?"
                       " WHERE id = ?"),
        {*name, nameKey(*name), person.colour.toLower(), person.role == Role::Lead ? 0 : 1,
            person.active ? 1 : 0, person.id.value}));
    return Journal(m_database)
        .append(QStringLiteral("person changed"), {}, person.uuid,
            {{QStringLiteral("name"), *name}, {QStringLiteral("colour"), person.colour},
                {QStringLiteral("lead"), person.role == Role::Lead},
                {QStringLiteral("active"), person.active}});
}

Expected<void> PeopleRepository::requireLead(PersonId person)
{
    if (!person.isValid()) {
        TANDEM_TRY(leads, m_database.scalar(QStringLiteral(
                              "SELECT count(*) FROM person WHERE role = 0 AND active = 1")));
        if (leads->toInt() == 0)
            return {};
    }
    TANDEM_TRY(found, byId(person));
    if (found->role != Role::Lead || !found->active)
        return failure(ErrorCode::Refused, RepositoryWords::tr("Only the lead can do this."),
            found->name, RepositoryWords::tr("Ask the lead of the project."));
    return {};
}

} // namespace tandem
