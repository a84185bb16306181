#pragma once

#include "models/error.h"
#include "models/rounds/round.h"
#include "storage/packets/packetcontents.h"

#include <optional>

namespace tandem {

class Database;

/// What is new in one round of a packet.
struct MergePart
{
    Round round; ///< in the project
    QList<PacketRow> rows;
    QList<SubmissionEvent> events;
    std::optional<qint64> submitted; ///< by the packet's person, once merged
};

/// Why the round cannot be submitted with these rows by `person`, translated; empty where it can.
Expected<QString> whatIsMissing(Database& project, const MergePart& part, PersonId person);

/// Takes over what the packet with this UUID brings of `person` to a round, once it is known to be
/// right, inside the caller's transaction.
Expected<void> takeOver(
    Database& project, const MergePart& part, PersonId person, const QString& packet);

} // namespace tandem
