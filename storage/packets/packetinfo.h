#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace tandem {

class Database;

/// What a packet says of itself: a project file with one person's share of a project.
struct PacketInfo
{
    QString uuid;
    QString projectUuid;
    QString projectName;
    PersonId person; ///< the one it was made for, who alone can act in it
    QString personName;
    QDateTime madeAt;     ///< UTC
    int rounds = 0;       ///< that the person submits
    int submitted = 0;    ///< of these, submitted by them
    int checks = 0;       ///< rounds about opinions whose checks and responses wait
    int studies = 0;      ///< in which the person rates
    int studiesEnded = 0; ///< of these, submitted, declined or withdrawn
};

/// What the open project says of itself as a packet; none where it is none.
Expected<std::optional<PacketInfo>> packetInfo(Database& database);

/// Refused in a packet, which is neither written from nor merged into.
Expected<void> refuseInPacket(Database& database);

} // namespace tandem
