#include "views/people/personwrite.h"

#include "storage/repositories/peoplerepository.h"

#include <QCoreApplication>

#include <algorithm>

namespace tandem {

Write addPersonWrite(const Person& person, PersonId by, std::shared_ptr<PersonId> added)
{
    return [person, by, added](Database& database) -> Expected<ChangeEvent> {
        PeopleRepository people(database);
        const auto all = people.all();
        if (!all)
            return failure(all.error());
        if (!all->isEmpty()) {
            if (auto lead = people.requireLead(by); !lead)
                return failure(lead.error());
        }
        // Somebody has to run the project.
        const Role role = all->isEmpty() ? Role::Lead : person.role;
        const auto made = people.add(person.name, role, person.colour);
        if (!made)
            return failure(made.error());
        *added = made->id;
        return PeopleChanged{};
    };
}

Write updatePersonWrite(const Person& person, PersonId by)
{
    return [person, by](Database& database) -> Expected<ChangeEvent> {
        PeopleRepository people(database);
        if (auto lead = people.requireLead(by); !lead)
            return failure(lead.error());
        if (auto updated = people.update(person); !updated)
            return failure(updated.error());
        const auto all = people.all();
        if (!all)
            return failure(all.error());
        const bool led = std::any_of(all->cbegin(), all->cend(),
            [](const Person& somebody) { return somebody.active && somebody.role == Role::Lead; });
        if (!led) {
            return failure(ErrorCode::Refused,
                QCoreApplication::translate("PersonDialog", "A project needs a lead."), person.name,
                QCoreApplication::translate("PersonDialog", "Make somebody else lead first."));
        }
        return PeopleChanged{};
    };
}

} // namespace tandem
