#include "views/people/personwrite.h"

#include "storage/repositories/peoplerepository.h"
#include "views/people/peoplewords.h"

#include <algorithm>

namespace tandem {

Write addPersonWrite(const Person& person, PersonId by)
{
    return [person, by](Database& database) -> Expected<Written> {
        PeopleRepository people(database);
        TANDEM_TRY(all, people.all());
        if (!all->isEmpty()) {
            TANDEM_DO(people.requireLead(by));
        }
        // Somebody has to run the project.
        const Role role = all->isEmpty() ? Role::Lead : person.role;
        TANDEM_DO(people.add(person.name, role, person.colour));
        return PeopleChanged{};
    };
}

Write updatePersonWrite(const Person& person, PersonId by)
{
    return [person, by](Database& database) -> Expected<Written> {
        PeopleRepository people(database);
        TANDEM_DO(people.requireLead(by));
        TANDEM_DO(people.update(person));
        TANDEM_TRY(all, people.all());
        const bool led = std::any_of(all->cbegin(), all->cend(),
            [](const Person& somebody) { return somebody.active && somebody.role == Role::Lead; });
        if (!led) {
            return failure(ErrorCode::Refused, PeopleWords::tr("A project needs a lead."),
                person.name, PeopleWords::tr("Make somebody else lead first."));
        }
        return PeopleChanged{};
    };
}

} // namespace tandem
