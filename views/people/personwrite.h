#pragma once

#include "models/people/person.h"
#include "storage/project/project.h"

namespace tandem {

/// Letters that a name takes at most.
inline constexpr int kLongestPersonName = 60;

/// A write that adds `person` on behalf of the lead `by`, or of anybody while the project has no
/// people.
Write addPersonWrite(const Person& person, PersonId by);

/// A write that changes the person with `person.id` on behalf of the lead `by`. Refused when no
/// active lead would be left.
Write updatePersonWrite(const Person& person, PersonId by);

} // namespace tandem
