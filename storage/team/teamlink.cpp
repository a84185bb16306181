#include "storage/team/teamlink.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"

namespace tandem::team {

TeamLink TeamLink::fromTheBeginning() const
{
    TeamLink link;
    link.address = address;
    link.role = role;
    link.lead = lead;
    link.since = QStringLiteral("0");
    return link;
}

Expected<std::optional<TeamLink>> teamLink(Database& file)
{
    return firstRow(file,
        QStringLiteral("SELECT address, role, lead, epoch, part, sent, since, entries, hash,"
                       " closings, closings_hash, synced_at FROM team_link"),
        {},
        into(&TeamLink::address, &TeamLink::role, &TeamLink::lead, &TeamLink::epoch,
            &TeamLink::part, &TeamLink::sent, &TeamLink::since, &TeamLink::entries, &TeamLink::hash,
            &TeamLink::closings, &TeamLink::closingsHash, &TeamLink::syncedAt));
}

Expected<void> storeTeamLink(Database& file, const TeamLink& link)
{
    return file.run(
        QStringLiteral("INSERT INTO team_link (id, address, role, lead, epoch, part, sent, since,"
                       " entries, hash, closings, closings_hash, synced_at) VALUES (1, ?, ?, ?, ?,"
                       " ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET address ="
                       " excluded.address, role = excluded.role, lead = excluded.lead,"
                       " epoch = excluded.epoch, part = excluded.part, sent = excluded.sent,"
                       " since = excluded.since, entries = excluded.entries, hash = excluded.hash,"
                       " closings = excluded.closings, closings_hash = excluded.closings_hash,"
                       " synced_at = excluded.synced_at"),
        {link.address, link.role, link.lead, link.epoch, link.part, link.sent, link.since,
            link.entries, link.hash, link.closings, link.closingsHash, link.syncedAt});
}

Expected<void> forgetStreams(Database& file)
{
    return file.run(QStringLiteral("UPDATE team_stream SET taken = 0, there = 0"));
}

Expected<bool> noteHead(Database& file, const TeamStream& head)
{
    TANDEM_TRY(before,
        rowOrNone(file,
            QStringLiteral("SELECT closed, ended FROM team_stream WHERE round = ? AND person = ?"),
            {head.round, head.person}, into(&TeamStream::closed, &TeamStream::ended)));
    const bool isClosed = before->closed || head.closed;
    TANDEM_DO(file.run(
        QStringLiteral("INSERT INTO team_stream (round, person, taken, there, closed, ended)"
                       " VALUES (?, ?, 0, ?, ?, ?) ON CONFLICT (round, person) DO UPDATE SET"
                       " there = excluded.there, closed = excluded.closed, ended = excluded.ended"),
        {head.round, head.person, head.there, isClosed, head.ended}));
    return before->closed != isClosed || before->ended != head.ended;
}

Expected<void> noteTaken(Database& file, const TeamStream& stream, int taken)
{
    return file.run(
        QStringLiteral("UPDATE team_stream SET taken = ? WHERE round = ? AND person = ?"),
        {taken, stream.round, stream.person});
}

Expected<QList<TeamStream>> streamsBehind(Database& file)
{
    return rowsOf(file,
        QStringLiteral("SELECT round, person, taken, there, closed, ended FROM team_stream"
                       " WHERE taken < there ORDER BY round, person"),
        {},
        into(&TeamStream::round, &TeamStream::person, &TeamStream::taken, &TeamStream::there,
            &TeamStream::closed, &TeamStream::ended));
}

bool RefusedRow::isFinal() const
{
    return isSubmission() || reason == QLatin1String("closed") || reason == QLatin1String("late");
}

Expected<RefusedCounts> refusedCounts(Database& file)
{
    return refusedRows(file).map([](const QList<RefusedRow>& rows) {
        RefusedCounts counts;
        for (const RefusedRow& row : rows) {
            if (!row.isSubmission())
                ++(row.isFinal() ? counts.late : counts.waiting);
        }
        return counts;
    });
}

Expected<QList<RefusedRow>> refusedRows(Database& file)
{
    return rowsOf(file,
        QStringLiteral("SELECT uuid, kind, at, round, reason FROM team_refused ORDER BY at, uuid"),
        {},
        into(&RefusedRow::uuid, &RefusedRow::kind, &RefusedRow::at, &RefusedRow::round,
            &RefusedRow::reason));
}

Expected<void> noteRefused(Database& file, const RefusedRow& row)
{
    return file.run(
        QStringLiteral("INSERT INTO team_refused (uuid, kind, at, round, reason) VALUES (?, ?, ?,"
                       " ?, ?) ON CONFLICT (uuid) DO UPDATE SET reason = excluded.reason"),
        {row.uuid, row.kind, row.at, row.round, row.reason});
}

Expected<void> noteAccepted(Database& file, const QString& uuid)
{
    return file.run(QStringLiteral("DELETE FROM team_refused WHERE uuid = ?"), {uuid});
}

Expected<int> rowsToSend(Database& file)
{
    return valueOf<int>(
        file, QStringLiteral("SELECT count(*) FROM packet_seal WHERE kind <= 4 AND id >"
                             " (SELECT sent FROM team_link)"));
}

} // namespace tandem::team
