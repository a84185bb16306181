#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QHash>
#include <QString>

#include <optional>

namespace tandem {

/// A person's link that holds, as the project knows it.
struct PersonLink
{
    QString uuid;
    PersonId person;

    bool operator==(const PersonLink&) const = default;
};

/// Secret links by which people of the project answer in a browser. A link is noted like a packet
/// that is always up to date (`packet_out`), with the SHA-256 of its secret in the place of the
/// key; the journal says when it was made and revoked. Inside the caller's transaction.
class PersonLinks final : Repository
{
public:
    using Repository::Repository;

    /// Makes a link for a person and returns its secret, which is told this once; an older one
    /// ends. `by` has to be a lead. Refused for somebody who was excluded, and in a packet.
    Expected<QString> make(PersonId person, PersonId by);
    /// Ends the person's link; returns how many there were. `by` has to be a lead.
    Expected<int> revoke(PersonId person, PersonId by);
    /// Finds the link with this secret; none where it was revoked or its person excluded.
    Expected<std::optional<PersonLink>> linkOf(const QString& secret);
    /// Finds since when (UTC) people have the link that they have.
    Expected<QHash<PersonId, QDateTime>> all();
};

} // namespace tandem
