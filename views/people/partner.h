#pragma once

#include "models/people/person.h"

#include <QList>

#include <optional>

namespace tandem {

/// Returns whom somebody works with, where that can only be one: the other of `pair` (who label the
/// sample on screen), for one of two annotators the other, else the one other person of the
/// project. Who left the project counts as nobody; none where there are several, or where `current`
/// is nobody.
std::optional<Person> partnerOf(
    const QList<Person>& people, PersonId current, const std::optional<Pair>& pair = {});

} // namespace tandem
