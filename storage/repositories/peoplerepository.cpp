#include "storage/repositories/peoplerepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/journal.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace tandem {

namespace {

constexpr qsizetype kLongestName = 60;

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
    if (name.isEmpty() || name.size() > kLongestName)
        return failure(ErrorCode::InvalidInput,
            QCoreApplication::translate("PeopleRepository", "A name has 1 to 60 characters."),
            raw.left(kLongestName),
            QCoreApplication::translate("PeopleRepository", "Choose a shorter name."));
    return name;
}

Expected<void> checkColour(const QString& colour)
{
    static const QRegularExpression hex(QStringLiteral("\\A#[0-9a-fA-F]{6}\\z"));
    if (!hex.match(colour).hasMatch())
        return failure(ErrorCode::InvalidInput,
            QCoreApplication::translate("PeopleRepository", "A colour is written as #rrggbb."),
            colour.left(20),
            QCoreApplication::translate("PeopleRepository", "For example #0072b2."));
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
    return failure(ErrorCode::NotFound,
        QCoreApplication::translate("PeopleRepository", "This person is not in the project."), {},
        QCoreApplication::translate("PeopleRepository", "Choose who you are again."));
}

Expected<Person> PeopleRepository::byName(const QString& name)
{
    const auto people = all();
    if (!people)
        return failure(people.error());
    QStringList names;
    for (const Person& person : *people) {
        if (nameKey(person.name) == nameKey(name.simplified()))
            return person;
        names.append(person.name);
    }
    return failure(ErrorCode::NotFound,
        QCoreApplication::translate("PeopleRepository", "Nobody in the project has this name."),
        name.left(kLongestName),
        names.isEmpty() ? QCoreApplication::translate("PeopleRepository", "Add people first.")
                        : QCoreApplication::translate("PeopleRepository", "People here: %1.")
                              .arg(names.join(QStringLiteral(", "))));
}

Expected<Person> PeopleRepository::add(const QString& name, Role role, const QString& colour)
{
    const auto checked = checkedName(name);
    if (!checked)
        return failure(checked.error());
    const auto people = all();
    if (!people)
        return failure(people.error());
    for (const Person& other : *people) {
        if (nameKey(other.name) == nameKey(*checked))
            return failure(ErrorCode::Refused,
                QCoreApplication::translate(
                    "PeopleRepository", "Somebody with this name is in the project already."),
                *checked,
                QCoreApplication::translate(
                    "PeopleRepository", "Choose a name that tells the two apart."));
    }
    Person person{{}, newUuid(), *checked,
        colour.isEmpty() ? nextColour(people->size()) : colour.toLower(), role, true};
    if (auto ok = checkColour(person.colour); !ok)
        return failure(ok.error());
    const auto id = m_database.insert(
        QStringLiteral("INSERT INTO person (uuid, name, name_key, colour, role, active, created_at)"
                       " VALUES (?, ?, ?, ?, ?, 1, ?)"),
        {person.uuid, person.name, nameKey(person.name), person.colour, role == Role::Lead ? 0 : 1,
            QDateTime::currentMSecsSinceEpoch()});
    if (!id)
        return failure(id.error());
    person.id = PersonId{*id};
    if (auto noted = Journal(m_database)
                         .append(QStringLiteral("person added"), {}, person.uuid,
                             {{QStringLiteral("name"), person.name}});
        !noted)
        return failure(noted.error());
    return person;
}

Expected<void> PeopleRepository::update(const Person& person)
{
    const auto name = checkedName(person.name);
    if (!name)
        return failure(name.error());
    if (auto ok = checkColour(person.colour); !ok)
        return ok;
    const auto people = all();
    if (!people)
        return failure(people.error());
    bool known = false;
    for (const Person& other : *people) {
        known = known || other.id == person.id;
        if (other.id != person.id && nameKey(other.name) == nameKey(*name))
            return failure(ErrorCode::Refused,
                QCoreApplication::translate(
                    "PeopleRepository", "Somebody with this name is in the project already."),
                *name,
                QCoreApplication::translate(
                    "PeopleRepository", "Choose a name that tells the two apart."));
    }
    if (!known)
        return failure(ErrorCode::NotFound,
            QCoreApplication::translate("PeopleRepository", "This person is not in the project."),
            *name);
    if (auto updated = m_database.run(
            QStringLiteral(
                "UPDATE person SET name = ?, name_key = ?, colour = ?, role = ?, active = ?"
                " WHERE id = ?"),
            {*name, nameKey(*name), person.colour.toLower(), person.role == Role::Lead ? 0 : 1,
                person.active ? 1 : 0, person.id.value});
        !updated)
        return updated;
    return Journal(m_database)
        .append(QStringLiteral("person changed"), {}, person.uuid,
            {{QStringLiteral("name"), *name}, {QStringLiteral("colour"), person.colour},
                {QStringLiteral("lead"), person.role == Role::Lead},
                {QStringLiteral("active"), person.active}});
}

Expected<void> PeopleRepository::requireLead(PersonId person)
{
    if (!person.isValid()) {
        const auto leads = m_database.scalar(
            QStringLiteral("SELECT count(*) FROM person WHERE role = 0 AND active = 1"));
        if (!leads)
            return failure(leads.error());
        if (leads->toInt() == 0)
            return {};
    }
    const auto found = byId(person);
    if (!found)
        return failure(found.error());
    if (found->role != Role::Lead || !found->active)
        return failure(ErrorCode::Refused,
            QCoreApplication::translate("PeopleRepository", "Only the lead can do this."),
            found->name,
            QCoreApplication::translate("PeopleRepository", "Ask the lead of the project."));
    return {};
}

} // namespace tandem
