#include "storage/database/schemasteps.h"

#include <utility>

namespace tandem {

namespace {

/// Samples and cases that nobody wants any more are excluded and can be brought back; the latest
/// row of each counts. The views are what lists, counts, figures, exports and runs choose from.
QStringList settingAside()
{
    QStringList statements{
        QStringLiteral("CREATE TABLE setting_aside (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE, sample_id INTEGER REFERENCES sample (id),"
                       " case_id INTEGER REFERENCES text_case (id),"
                       " aside INTEGER NOT NULL CHECK (aside IN (0, 1)), reason TEXT NOT NULL,"
                       " person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL,"
                       " CHECK ((sample_id IS NULL) <> (case_id IS NULL))) STRICT")};
    const std::pair<const char*, const char*> kinds[] = {
        {"sample", "sample"}, {"case", "text_case"}};
    for (const auto& [kind, table] : kinds) {
        statements +=
            QStringLiteral("CREATE INDEX setting_aside_of_%1 ON setting_aside (%1_id, at, uuid)"
                           " WHERE %1_id IS NOT NULL")
                .arg(QLatin1String(kind));
        statements +=
            QStringLiteral("CREATE VIEW %1_set_aside AS SELECT a.%1_id, a.reason, a.person_id, a.at"
                           " FROM setting_aside a WHERE a.%1_id IS NOT NULL AND a.aside = 1"
                           " AND NOT EXISTS (SELECT 1 FROM setting_aside later"
                           " WHERE later.%1_id = a.%1_id AND (later.at, later.uuid) >"
                           " (a.at, a.uuid))")
                .arg(QLatin1String(kind));
        statements += QStringLiteral("CREATE VIEW %1_in_use AS SELECT * FROM %2"
                                     " WHERE id NOT IN (SELECT %1_id FROM %1_set_aside)")
                          .arg(QLatin1String(kind), QLatin1String(table));
    }
    const QLatin1String refused("SELECT RAISE(ABORT, 'setting_aside is append-only'); END");
    for (const char* change : {"UPDATE", "DELETE"})
        statements += QStringLiteral("CREATE TRIGGER setting_aside_is_append_only_%1 BEFORE %1 ON"
                                     " setting_aside BEGIN %2")
                          .arg(QLatin1String(change), refused);
    // INSERT OR REPLACE takes the old row away without asking the DELETE trigger.
    statements += QStringLiteral("CREATE TRIGGER setting_aside_is_append_only_REPLACE BEFORE INSERT"
                                 " ON setting_aside WHEN EXISTS (SELECT 1 FROM setting_aside"
                                 " WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN %1")
                      .arg(refused);
    statements += QStringLiteral("CREATE TRIGGER setting_aside_INSERT_in_a_packet BEFORE INSERT ON"
                                 " setting_aside WHEN EXISTS (SELECT 1 FROM packet) BEGIN"
                                 " SELECT RAISE(ABORT, 'not in a packet'); END");
    return statements;
}

/// What a run's requests may have cost without an answer in the file, and which program works on
/// it. Before, only a task's hash told that it was written to a batch.
QStringList runs()
{
    return {
        QStringLiteral("CREATE TABLE llm_attempt (id INTEGER PRIMARY KEY,"
                       " run_id INTEGER NOT NULL REFERENCES llm_run (id), hash TEXT NOT NULL,"
                       " most_cost REAL, batched INTEGER NOT NULL CHECK (batched IN (0, 1)),"
                       " at INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX llm_attempt_by_run ON llm_attempt (run_id, hash)"),
        QStringLiteral("CREATE INDEX llm_attempt_in_batch ON llm_attempt (hash)"
                       " WHERE batched = 1"),
        QStringLiteral("CREATE TABLE llm_lease (run_id INTEGER PRIMARY KEY"
                       " REFERENCES llm_run (id), holder TEXT NOT NULL, beat INTEGER NOT NULL)"
                       " STRICT"),
        QStringLiteral("INSERT INTO llm_attempt (run_id, hash, batched, at)"
                       " SELECT DISTINCT t.run_id, t.hash, 1, r.created_at FROM llm_task t"
                       " JOIN llm_run r ON r.id = t.run_id WHERE t.state = 0 AND t.hash <> ''"
                       " AND NOT EXISTS (SELECT 1 FROM llm_reply a WHERE a.hash = t.hash)"),
    };
}

/// How many seals a packet has, so that the last one cannot be taken away without a trace. In a
/// packet of version 4 the count is there and its own seal comes with the next row.
QStringList packetEnds()
{
    return {
        QStringLiteral("CREATE TABLE packet_end (id INTEGER PRIMARY KEY CHECK (id = 1),"
                       " count INTEGER NOT NULL, seal BLOB NOT NULL) STRICT"),
        QStringLiteral("CREATE TRIGGER packet_end_DELETE_in_a_packet BEFORE DELETE ON packet_end"
                       " BEGIN SELECT RAISE(ABORT, 'not in a packet'); END"),
        QStringLiteral("INSERT INTO packet_end (id, count, seal) SELECT 1, (SELECT count(*) FROM"
                       " packet_seal), x'' FROM packet"),
    };
}

} // namespace

QStringList schemaVersion5()
{
    return settingAside() + runs() + packetEnds();
}

} // namespace tandem
