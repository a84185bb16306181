#pragma once

#include "models/people/person.h"

#include <QList>

#include <optional>

namespace tandem {

/// Whom somebody works with where that can only be one: for one of two annotators the other, else
/// the one other person of the project. Who left the project counts as nobody; none where there are
/// several, or where `current` is nobody.
std::optional<Person> partnerOf(const QList<Person>& people, PersonId current);

} // namespace tandem
