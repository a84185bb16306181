#pragma once

#include "models/people/person.h"

#include <algorithm>

namespace tandem {

/// The person with this id; a nameless one where there is none.
inline Person personIn(const QList<Person>& people, PersonId id)
{
    const auto found = std::find_if(
        people.cbegin(), people.cend(), [id](const Person& person) { return person.id == id; });
    return found == people.cend() ? Person{} : *found;
}

} // namespace tandem
