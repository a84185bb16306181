#include "storage/database/schemasteps.h"

namespace tandem {

namespace {

/// Answers and decisions are about items of any step now: a paragraph's or a fact's id, by the step
/// of the round. The order of a person's answers to one item is that of (at, uuid) instead of that
/// of the ids, so that packets give the same project in whatever order they come back.
QStringList answersAboutItems()
{
    return {
        QStringLiteral(
            "CREATE TABLE answer_2 (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
            " round_id INTEGER NOT NULL REFERENCES round (id),"
            " person_id INTEGER NOT NULL REFERENCES person (id), item_id INTEGER NOT NULL,"
            " value INTEGER CHECK (value IN (0, 1)), unsure INTEGER NOT NULL, note TEXT NOT NULL,"
            " at INTEGER NOT NULL, duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)) STRICT"),
        QStringLiteral("INSERT INTO answer_2 SELECT id, uuid, round_id, person_id, paragraph_id,"
                       " value, unsure, note, at, duration_ms FROM answer ORDER BY id"),
        QStringLiteral("DROP TABLE answer"),
        QStringLiteral("ALTER TABLE answer_2 RENAME TO answer"),
        QStringLiteral(
            "CREATE INDEX answer_current ON answer (round_id, person_id, item_id, at, uuid)"),
        QStringLiteral("CREATE INDEX answer_by_person ON answer (person_id, id)"),
        QStringLiteral("CREATE TABLE decision_2 (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " round_id INTEGER NOT NULL REFERENCES round (id), item_id INTEGER NOT NULL,"
                       " person_id INTEGER NOT NULL REFERENCES person (id),"
                       " outcome INTEGER CHECK (outcome IN (0, 1, 2)), note TEXT NOT NULL,"
                       " at INTEGER NOT NULL) STRICT"),
        QStringLiteral("INSERT INTO decision_2 SELECT id, uuid, round_id, paragraph_id, person_id,"
                       " outcome, note, at FROM decision ORDER BY id"),
        QStringLiteral("DROP TABLE decision"),
        QStringLiteral("ALTER TABLE decision_2 RENAME TO decision"),
        QStringLiteral("CREATE INDEX decision_current ON decision (round_id, item_id, id)"),
    };
}

/// A calibration's second pass names the first one, which is withdrawn then and keeps its answers.
QStringList calibration()
{
    return {
        QStringLiteral("ALTER TABLE round ADD COLUMN calibration INTEGER NOT NULL DEFAULT 0"
                       " CHECK (calibration IN (0, 1))"),
        QStringLiteral("ALTER TABLE round ADD COLUMN repeats_id INTEGER REFERENCES round (id)"),
    };
}

/// Replies are kept as they came: a reply that was paid for is never asked for again.
QStringList languageModels()
{
    return {
        QStringLiteral(
            "CREATE TABLE prompt (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
            " key TEXT NOT NULL, version INTEGER NOT NULL,"
            " built_in INTEGER NOT NULL CHECK (built_in IN (0, 1)), system TEXT NOT NULL,"
            " user TEXT NOT NULL, person_id INTEGER REFERENCES person (id),"
            " at INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX prompt_by_key ON prompt (key, id)"),
        QStringLiteral("CREATE TABLE llm_run (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " kind TEXT NOT NULL, endpoint TEXT NOT NULL, model TEXT NOT NULL,"
                       " prompt_id INTEGER NOT NULL REFERENCES prompt (id),"
                       " settings TEXT NOT NULL, spending_cap REAL, currency TEXT NOT NULL,"
                       " state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 5),"
                       " reason TEXT NOT NULL, person_id INTEGER REFERENCES person (id),"
                       " created_at INTEGER NOT NULL, ended_at INTEGER) STRICT"),
        QStringLiteral("CREATE TABLE llm_reply (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " hash TEXT NOT NULL, run_id INTEGER REFERENCES llm_run (id),"
                       " endpoint TEXT NOT NULL, model TEXT NOT NULL,"
                       " prompt_id INTEGER REFERENCES prompt (id), request TEXT NOT NULL,"
                       " raw BLOB NOT NULL, text TEXT NOT NULL, http_status INTEGER NOT NULL,"
                       " usable INTEGER NOT NULL CHECK (usable IN (0, 1)), error TEXT NOT NULL,"
                       " input_tokens INTEGER, output_tokens INTEGER, cost REAL,"
                       " currency TEXT NOT NULL, at INTEGER NOT NULL,"
                       " duration_ms INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX llm_reply_by_hash ON llm_reply (hash, usable, id)"),
        QStringLiteral("CREATE INDEX llm_reply_by_run ON llm_reply (run_id)"),
        QStringLiteral("CREATE TABLE llm_task (id INTEGER PRIMARY KEY,"
                       " run_id INTEGER NOT NULL REFERENCES llm_run (id),"
                       " position INTEGER NOT NULL, subject_id INTEGER NOT NULL,"
                       " sample_id INTEGER NOT NULL REFERENCES sample (id), hash TEXT NOT NULL,"
                       " first_sample INTEGER NOT NULL,"
                       " state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 3),"
                       " reply_id INTEGER REFERENCES llm_reply (id), error TEXT NOT NULL,"
                       " UNIQUE (run_id, position)) STRICT"),
        QStringLiteral("CREATE INDEX llm_task_open ON llm_task (run_id, state, position)"),
        QStringLiteral("CREATE INDEX llm_task_by_hash ON llm_task (run_id, hash)"),
    };
}

/// The facts that are worked on here. Those of an imported benchmark stand in `fact` as they came
/// and are copied when somebody works on them.
QStringList facts()
{
    return {
        QStringLiteral(
            "CREATE TABLE atomic_fact (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
            " sample_id INTEGER NOT NULL REFERENCES sample (id),"
            " paragraph_id INTEGER NOT NULL REFERENCES paragraph (id),"
            " supporting INTEGER NOT NULL CHECK (supporting IN (0, 1)),"
            " position INTEGER NOT NULL, text TEXT NOT NULL,"
            " origin INTEGER NOT NULL CHECK (origin BETWEEN 0 AND 2),"
            " reply_id INTEGER REFERENCES llm_reply (id), imported_type INTEGER,"
            " created_by INTEGER REFERENCES person (id), created_at INTEGER NOT NULL,"
            " edited_by INTEGER REFERENCES person (id), edited_at INTEGER,"
            " repeats_id INTEGER REFERENCES atomic_fact (id), removed_at INTEGER) STRICT"),
        QStringLiteral("CREATE INDEX atomic_fact_by_sample ON atomic_fact"
                       " (sample_id, supporting, paragraph_id, position)"),
        QStringLiteral("CREATE TABLE fact_change (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE,"
                       " fact_id INTEGER NOT NULL REFERENCES atomic_fact (id), kind TEXT NOT NULL,"
                       " before TEXT NOT NULL, after TEXT NOT NULL,"
                       " person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX fact_change_by_fact ON fact_change (fact_id, id)"),
        QStringLiteral("CREATE TABLE fact_mask (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " fact_id INTEGER NOT NULL REFERENCES atomic_fact (id),"
                       " masked INTEGER CHECK (masked IN (0, 1)),"
                       " code INTEGER NOT NULL CHECK (code BETWEEN 4 AND 6),"
                       " explanation TEXT NOT NULL, person_id INTEGER REFERENCES person (id),"
                       " reply_id INTEGER REFERENCES llm_reply (id), at INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX fact_mask_current ON fact_mask (fact_id, id)"),
    };
}

/// What the authors make of their utterances, and what the partner says to it.
QStringList opinions()
{
    return {
        QStringLiteral("CREATE TABLE opinion_author ("
                       "round_id INTEGER NOT NULL REFERENCES round (id),"
                       " utterance_position INTEGER NOT NULL,"
                       " person_id INTEGER NOT NULL REFERENCES person (id),"
                       " PRIMARY KEY (round_id, utterance_position)) STRICT, WITHOUT ROWID"),
        QStringLiteral(
            "CREATE TABLE opinion_work (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
            " round_id INTEGER NOT NULL REFERENCES round (id),"
            " person_id INTEGER NOT NULL REFERENCES person (id),"
            " utterance_position INTEGER NOT NULL, work TEXT NOT NULL,"
            " complete INTEGER NOT NULL CHECK (complete IN (0, 1)), at INTEGER NOT NULL,"
            " duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)) STRICT"),
        QStringLiteral("CREATE INDEX opinion_work_current ON opinion_work"
                       " (round_id, person_id, utterance_position, at, uuid)"),
        QStringLiteral(
            "CREATE TABLE opinion_event (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
            " round_id INTEGER NOT NULL REFERENCES round (id), atom_uuid TEXT NOT NULL,"
            " person_id INTEGER NOT NULL REFERENCES person (id),"
            " kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2), content TEXT NOT NULL,"
            " at INTEGER NOT NULL,"
            " duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)) STRICT"),
        QStringLiteral(
            "CREATE INDEX opinion_event_by_atom ON opinion_event (round_id, atom_uuid, at, uuid)"),
    };
}

/// `packet` has its one row in a packet, `packet_out` a row in the project for each one handed out.
/// The seals are a chain in the order of `id`; those of submissions stand for their event as well.
QStringList packets()
{
    return {
        QStringLiteral("CREATE TABLE packet (uuid TEXT NOT NULL UNIQUE,"
                       " project_uuid TEXT NOT NULL, person_id INTEGER NOT NULL REFERENCES person"
                       " (id), secret BLOB NOT NULL, digest BLOB NOT NULL,"
                       " made_at INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE TABLE packet_seal (id INTEGER PRIMARY KEY,"
                       " kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 4),"
                       " subject TEXT NOT NULL, at INTEGER NOT NULL, seal BLOB NOT NULL,"
                       " UNIQUE (subject, kind, at)) STRICT"),
        QStringLiteral("CREATE TABLE packet_out (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE,"
                       " person_id INTEGER NOT NULL REFERENCES person (id), secret BLOB NOT NULL,"
                       " digest BLOB NOT NULL, made_at INTEGER NOT NULL, merged_at INTEGER)"
                       " STRICT"),
        QStringLiteral("CREATE INDEX journal_by_subject ON journal (subject, at)"),
    };
}

QString packetGuard(const char* table, const char* change, const QString& when)
{
    return QStringLiteral("CREATE TRIGGER %1_%2_in_a_packet BEFORE %2 ON %1 WHEN %3 BEGIN"
                          " SELECT RAISE(ABORT, 'not in a packet'); END")
        .arg(QLatin1String(table), QLatin1String(change), when);
}

/// In a packet only its person adds answers, works and checks, and submits; the file itself
/// refuses the rest (see sqlError()). Rows of a sample's article come only with a new sample, so
/// that one guard there is enough for them.
QStringList packetGuards2()
{
    const QString inPacket = QStringLiteral("EXISTS (SELECT 1 FROM packet)");
    QStringList statements;
    for (const char* table :
        {"setting", "person", "sample", "utterance", "atomic_fact", "opinion_author", "packet"}) {
        for (const char* change : {"INSERT", "UPDATE", "DELETE"})
            statements += packetGuard(table, change, inPacket);
    }
    for (const char* table : {"decision", "prompt", "llm_run", "llm_reply", "fact_change",
             "fact_mask", "packet_out", "round"})
        statements += packetGuard(table, "INSERT", inPacket);
    statements += packetGuard("round", "UPDATE",
        QStringLiteral("EXISTS (SELECT 1 FROM packet k WHERE"
                       " (NEW.uuid, NEW.sample_id, NEW.step, NEW.annotator_a, NEW.annotator_b,"
                       " NEW.settled_at, NEW.withdrawn_at) IS NOT (OLD.uuid, OLD.sample_id,"
                       " OLD.step, OLD.annotator_a, OLD.annotator_b, OLD.settled_at,"
                       " OLD.withdrawn_at) OR (NEW.annotator_a <> k.person_id"
                       " AND NEW.handed_in_a IS NOT OLD.handed_in_a) OR (NEW.annotator_b <>"
                       " k.person_id AND NEW.handed_in_b IS NOT OLD.handed_in_b))"));
    for (const char* change : {"UPDATE", "DELETE"})
        statements += packetGuard("packet_seal", change, QStringLiteral("1"));
    for (const char* table : {"answer", "opinion_work", "opinion_event"})
        statements +=
            QStringLiteral("CREATE TRIGGER %1_by_others_in_a_packet BEFORE INSERT ON %1 WHEN EXISTS"
                           " (SELECT 1 FROM packet k WHERE k.person_id <> NEW.person_id) BEGIN"
                           " SELECT RAISE(ABORT, 'not this person''s packet'); END")
                .arg(QLatin1String(table));
    // An adjudicator decides where both sides can be seen: in the project.
    statements += QStringLiteral(
        "CREATE TRIGGER opinion_event_decision_in_a_packet BEFORE INSERT ON opinion_event"
        " WHEN NEW.kind = 2 AND EXISTS (SELECT 1 FROM packet) BEGIN"
        " SELECT RAISE(ABORT, 'not in a packet'); END");
    return statements;
}

/// What was once said is never changed: the file itself refuses it, whatever program writes to it.
QStringList triggers()
{
    QStringList statements;
    for (const char* table : {"answer", "decision", "prompt", "llm_reply", "fact_change",
             "fact_mask", "opinion_work", "opinion_event"}) {
        for (const char* change : {"UPDATE", "DELETE"})
            statements += QStringLiteral("CREATE TRIGGER %1_is_append_only_%2 BEFORE %2 ON %1 BEGIN"
                                         " SELECT RAISE(ABORT, '%1 is append-only'); END")
                              .arg(QLatin1String(table), QLatin1String(change));
        // INSERT OR REPLACE takes the old row away without asking the DELETE trigger.
        statements += QStringLiteral("CREATE TRIGGER %1_is_append_only_REPLACE BEFORE INSERT ON %1"
                                     " WHEN EXISTS (SELECT 1 FROM %1 WHERE id = NEW.id"
                                     " OR uuid = NEW.uuid) BEGIN"
                                     " SELECT RAISE(ABORT, '%1 is append-only'); END")
                          .arg(QLatin1String(table));
    }
    // An item is a paragraph or a fact by the step of its round; no foreign key can say that.
    for (const char* table : {"answer", "decision"}) {
        statements += QStringLiteral(
            "CREATE TRIGGER %1_belongs_to_round BEFORE INSERT ON %1"
            " WHEN NOT EXISTS (SELECT 1 FROM round r WHERE r.id = NEW.round_id AND CASE r.step"
            " WHEN 0 THEN EXISTS (SELECT 1 FROM paragraph p WHERE p.id = NEW.item_id"
            " AND p.sample_id = r.sample_id)"
            " WHEN 1 THEN EXISTS (SELECT 1 FROM atomic_fact f WHERE f.id = NEW.item_id"
            " AND f.sample_id = r.sample_id) ELSE 0 END) BEGIN"
            " SELECT RAISE(ABORT, '%1 is not about an item of its round'); END")
                          .arg(QLatin1String(table));
    }
    return statements;
}

} // namespace

QStringList schemaVersion2()
{
    return answersAboutItems() + calibration() + languageModels() + facts() + opinions() +
           packets() + packetGuards2() + triggers();
}

} // namespace tandem
