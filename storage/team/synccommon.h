#pragma once

#include "storage/database/transaction.h"
#include "storage/team/hubentry.h"
#include "storage/team/teamsync.h"

#include <QList>

#include <optional>

namespace tandem::team {

/// What syncs of members and of leads share.

/// Greets the hub; where it went back or is another one, forgets how far both have come, so that
/// everything is offered and taken again. Refused for another project.
Expected<HubGreeting> meetHub(
    Database& file, HubConnection& hub, TeamLink& link, const QString& project, SyncReport& report);

/// Notes which streams have news, and in `report` which rounds others closed or ended.
Expected<void> noteHeads(Database& file, HubConnection& hub, TeamLink& link, SyncReport& report);

/// The rows of one stream that came in one reply.
struct PulledRows
{
    TeamStream stream;
    QList<ReceivedEntry> entries; ///< the next ones, without gaps
    std::optional<Error> stopped; ///< why those behind these were not read
};

/// Fetches the next rows of these streams; as many as come in one reply.
Expected<QList<PulledRows>> pullRows(HubConnection& hub, const QList<TeamStream>& streams);

/// Why rows of a stream are not taken, with its person, sample and step.
Expected<QString> saidOf(Database& file, const TeamStream& stream, const Error& error);

/// Notes when it was synced.
Expected<void> noteSynced(Database& file, TeamLink& link);

/// Does `work` in a write transaction.
template <typename Work>
Expected<void> inTransaction(Database& file, Work work)
{
    Transaction transaction(file);
    TANDEM_DO(transaction.begin());
    TANDEM_DO(work());
    return transaction.commit();
}

} // namespace tandem::team
