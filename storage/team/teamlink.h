#pragma once

#include "models/error.h"
#include "storage/packets/packetrow.h"
#include "storage/team/hubaddress.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {
class Database;
}

namespace tandem::team {

/// What a file knows of its hub: where it is, and how far both have come. In the same file as the
/// rows, so that rows and cursors are committed together.
struct TeamLink
{
    QString address; ///< HubAddress::url()
    QString role;    ///< the login; its password is elsewhere
    bool lead = false;
    QString epoch;      ///< of the hub; empty: never met
    int part = 0;       ///< the last part of the file that is in it
    qint64 sent = 0;    ///< the last seal that was offered
    QString since;      ///< heads changed from this transaction on are new
    qint64 entries = 0; ///< of the person, at the hub when it was last seen, with their hash
    QString hash;
    qint64 closings = 0; ///< of a lead: the closed rounds there, with their hash
    QString closingsHash;
    qint64 syncedAt = 0; ///< milliseconds since 1970; 0: never

    /// The same before anything was sent or taken: everything is offered again, and taken again.
    TeamLink fromTheBeginning() const;
};

/// The link of a file; none where it belongs to no team.
Expected<std::optional<TeamLink>> teamLink(Database& file);
/// Stores it, inside the caller's transaction.
Expected<void> storeTeamLink(Database& file, const TeamLink& link);
/// Forgets how far all streams are, inside the caller's transaction.
Expected<void> forgetStreams(Database& file);

/// The rows of one person in one round, at the hub and here.
struct TeamStream
{
    QString round;  ///< UUID
    QString person; ///< UUID
    int taken = 0;  ///< rows that are here
    int there = 0;  ///< rows at the hub when it was last seen
    bool closed = false;
    bool ended = false;
};

/// Notes what the hub says of a stream; `taken` stays, and so does that it is closed, whatever a
/// hub that was restored says. Returns whether it is closed, or ended, where it was not before, or
/// ended no longer.
Expected<bool> noteHead(Database& file, const TeamStream& head);
/// Notes that the first `taken` rows of it are here.
Expected<void> noteTaken(Database& file, const TeamStream& stream, int taken);
/// The streams with rows at the hub that are not here.
Expected<QList<TeamStream>> streamsBehind(Database& file);

/// A row of this file that the hub did not take, and why ("closed", "ended" ...).
struct RefusedRow
{
    QString uuid; ///< as the hub knows it
    SealKind kind = SealKind::Answer;
    qint64 at = 0;
    QString round;
    QString reason;

    bool isSubmission() const { return kind == SealKind::Submitted || kind == SealKind::TakenBack; }
    /// Submissions and withdrawals are not repeated without their person, and what missed a closed
    /// round is never part of it: a hub that was restored must not take them either.
    bool isFinal() const;
};
Expected<QList<RefusedRow>> refusedRows(Database& file);
Expected<void> noteRefused(Database& file, const RefusedRow& row);
/// How many rows that are no submissions the hub may still take, and how many it never will.
struct RefusedCounts
{
    int waiting = 0;
    int late = 0;
};
Expected<RefusedCounts> refusedCounts(Database& file);
/// Takes the note away, once the row is at the hub.
Expected<void> noteAccepted(Database& file, const QString& uuid);

/// Rows of the file's person that the hub was not offered yet.
Expected<int> rowsToSend(Database& file);

} // namespace tandem::team
