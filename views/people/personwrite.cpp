#include "views/people/personwrite.h"

#include "storage/repositories/peoplerepository.h"
#include "views/people/peoplewords.h"

#include <algorithm>
#include <optional>

namespace tandem {

namespace {

Expected<void> checkIsLed(PeopleRepository& people, const QString& changed)
{
    TANDEM_TRY(all, people.all());
    const bool led = std::any_of(all->cbegin(), all->cend(),
        [](const Person& somebody) { return somebody.active && somebody.role == Role::Lead; });
    if (led)
        return {};
    return failure(ErrorCode::Refused, PeopleWords::tr("A project needs a lead."), changed,
        PeopleWords::tr("Make someone else lead first."));
}

Write removeWrite(const Person& person);

/// Takes an undone addition up again.
Write bringBackWrite(const Person& person)
{
    return [person](Database& database) -> Expected<Written> {
        TANDEM_DO(PeopleRepository(database).bringBack(person));
        return Written(PeopleChanged{}, removeWrite(person));
    };
}

Write removeWrite(const Person& person)
{
    return [person](Database& database) -> Expected<Written> {
        TANDEM_DO(PeopleRepository(database).remove(person.id));
        return Written(PeopleChanged{}, bringBackWrite(person));
    };
}

/// Puts somebody as given, or as they were if they still are `expected`: what others changed since
/// stays. Who did a thing may take it back, whatever they are since.
Write putWrite(const Person& person, const std::optional<Person>& expected)
{
    return [person, expected](Database& database) -> Expected<Written> {
        PeopleRepository people(database);
        TANDEM_TRY(before, people.byId(person.id));
        if (expected && *before != *expected)
            return failure(ErrorCode::Refused,
                PeopleWords::tr("This person was changed in another window in the meantime."),
                before->name, PeopleWords::tr("Review the changes and edit again."));
        TANDEM_DO(people.update(person));
        TANDEM_DO(checkIsLed(people, person.name));
        TANDEM_TRY(stored, people.byId(person.id));
        return Written(PeopleChanged{}, putWrite(*before, *stored));
    };
}

} // namespace

Write addPersonWrite(const Person& person, PersonId by)
{
    return [person, by](Database& database) -> Expected<Written> {
        PeopleRepository people(database);
        TANDEM_TRY(all, people.all());
        const bool isFirst = all->isEmpty();
        if (!isFirst) {
            TANDEM_DO(people.requireLead(by));
        }
        // Somebody has to run the project, so that the first one is not taken back.
        const Role role = isFirst ? Role::Lead : person.role;
        TANDEM_TRY(added, people.add(person.name, role, person.colour));
        return Written(PeopleChanged{}, isFirst ? Write() : removeWrite(*added));
    };
}

Write updatePersonWrite(const Person& person, PersonId by)
{
    return [person, by](const WriteContext& context) -> Expected<Written> {
        TANDEM_DO(PeopleRepository(context.database).requireLead(by));
        return putWrite(person, std::nullopt)(context);
    };
}

} // namespace tandem
