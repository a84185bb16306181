#include "storage/database/schemasteps.h"

namespace tandem {

/// What a file knows of the hub through which its team works. Its packet may then grow: what is
/// published later comes in by putting the packet's row aside for one transaction, which no other
/// packet lets anybody do.
QStringList schemaVersion13()
{
    return {
        QStringLiteral("CREATE TABLE team_link (id INTEGER PRIMARY KEY CHECK (id = 1),"
                       " address TEXT NOT NULL, role TEXT NOT NULL, lead INTEGER NOT NULL"
                       " CHECK (lead IN (0, 1)), epoch TEXT NOT NULL, part INTEGER NOT NULL,"
                       " sent INTEGER NOT NULL, since TEXT NOT NULL, entries INTEGER NOT NULL,"
                       " hash TEXT NOT NULL, closings INTEGER NOT NULL, closings_hash TEXT NOT"
                       " NULL, synced_at INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE TABLE team_stream (round TEXT NOT NULL, person TEXT NOT NULL,"
                       " taken INTEGER NOT NULL, there INTEGER NOT NULL, closed INTEGER NOT NULL,"
                       " ended INTEGER NOT NULL, PRIMARY KEY (round, person)) STRICT, WITHOUT"
                       " ROWID"),
        QStringLiteral("CREATE INDEX team_stream_behind ON team_stream (round, person)"
                       " WHERE taken < there"),
        QStringLiteral("CREATE TABLE team_refused (uuid TEXT PRIMARY KEY, kind INTEGER NOT NULL,"
                       " at INTEGER NOT NULL, round TEXT NOT NULL, reason TEXT NOT NULL) STRICT,"
                       " WITHOUT ROWID"),
        QStringLiteral("DROP TRIGGER packet_DELETE_in_a_packet"),
        QStringLiteral("CREATE TRIGGER packet_DELETE_in_a_packet BEFORE DELETE ON packet WHEN"
                       " NOT EXISTS (SELECT 1 FROM team_link) BEGIN SELECT RAISE(ABORT,"
                       " 'not in a packet'); END"),
    };
}

} // namespace tandem
