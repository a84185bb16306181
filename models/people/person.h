#pragma once

#include "models/ids.h"

#include <QList>
#include <QString>

namespace tandem {

/// What a person may do: the lead runs the project; annotators answer. A lead may be assigned
/// samples too.
enum class Role { Lead, Annotator };

/// Somebody who works in the project.
struct Person
{
    PersonId id;
    QString uuid;
    QString name;
    QString colour; ///< "#rrggbb"
    Role role = Role::Annotator;
    bool active = true; ///< people who answered are never deleted, only excluded
    bool operator==(const Person&) const = default;
};

/// The two annotators of a round, in their fixed order A, B.
struct Pair
{
    PersonId a;
    PersonId b;
    bool contains(PersonId person) const { return person == a || person == b; }
    bool operator==(const Pair&) const = default;
};

} // namespace tandem
