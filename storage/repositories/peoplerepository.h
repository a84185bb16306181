#pragma once

#include "models/error.h"
#include "models/people/person.h"
#include "storage/repositories/repository.h"

namespace tandem {

/// The people of a project.
class PeopleRepository final : Repository
{
public:
    using Repository::Repository;

    /// Everybody, set-aside people included, in the order they were added.
    Expected<QList<Person>> all();
    Expected<Person> byId(PersonId id);
    /// By name, without regard to case; NotFound names the people there are.
    Expected<Person> byName(const QString& name);
    /// Adds a person. Name: 1 to 60 characters, unique without regard to case. An empty `colour`
    /// takes the next one of a colour-blind-safe set.
    Expected<Person> add(const QString& name, Role role, const QString& colour = {});
    /// Takes somebody out as if they had never been added, or brings them back with the same id and
    /// UUID. Refused once something in the project is theirs.
    Expected<void> remove(PersonId person);
    Expected<void> bringBack(const Person& person);
    /// Changes name, colour, role or the active flag of the person with `person.id`.
    Expected<void> update(const Person& person);
    /// Refused unless `person` is an active lead. In a project without an active lead an invalid id
    /// will do: then whoever holds the file acts for its owner.
    Expected<void> requireLead(PersonId person);

private:
    Expected<Person> insert(Person person);
};

} // namespace tandem
