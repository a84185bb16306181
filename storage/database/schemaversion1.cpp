#include "storage/database/schemasteps.h"

namespace tandem {

namespace {

// Times are milliseconds since 1970 in UTC. Ids are local to the file; a uuid stands beside where
// data travels.
QStringList tablesAndIndexes()
{
    return {
        QStringLiteral("CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, "
                       "WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE person (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " name TEXT NOT NULL, name_key TEXT NOT NULL UNIQUE, colour TEXT NOT NULL,"
                       " role INTEGER NOT NULL CHECK (role IN (0, 1)),"
                       " active INTEGER NOT NULL CHECK (active IN (0, 1)), created_at INTEGER NOT "
                       "NULL) STRICT"),

        QStringLiteral(
            "CREATE TABLE sample (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
            " position INTEGER NOT NULL UNIQUE, title TEXT NOT NULL, domain TEXT NOT NULL,"
            " source TEXT NOT NULL, labelled INTEGER NOT NULL CHECK (labelled IN (0, 1)),"
            " extra TEXT NOT NULL, added_at INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX sample_by_domain ON sample (domain)"),
        QStringLiteral(
            "CREATE TABLE paragraph (id INTEGER PRIMARY KEY,"
            " sample_id INTEGER NOT NULL REFERENCES sample (id), number INTEGER NOT NULL,"
            " text TEXT NOT NULL, imported_label INTEGER CHECK (imported_label IN (0, 1)),"
            " extra TEXT NOT NULL, supporting_extra TEXT NOT NULL, UNIQUE (sample_id, number)) "
            "STRICT"),
        QStringLiteral(
            "CREATE TABLE utterance (id INTEGER PRIMARY KEY,"
            " sample_id INTEGER NOT NULL REFERENCES sample (id), position INTEGER NOT NULL,"
            " participant TEXT NOT NULL, text TEXT NOT NULL, extra TEXT NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX utterance_by_sample ON utterance (sample_id, position)"),
        QStringLiteral(
            "CREATE TABLE opinion (id INTEGER PRIMARY KEY,"
            " sample_id INTEGER NOT NULL REFERENCES sample (id), position INTEGER NOT NULL,"
            " text TEXT NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX opinion_by_sample ON opinion (sample_id, position)"),
        QStringLiteral(
            "CREATE TABLE fact_group (id INTEGER PRIMARY KEY,"
            " sample_id INTEGER NOT NULL REFERENCES sample (id), supporting INTEGER NOT NULL,"
            " position INTEGER NOT NULL, paragraph_id INTEGER NOT NULL REFERENCES paragraph (id),"
            " extra TEXT NOT NULL) STRICT"),
        QStringLiteral(
            "CREATE INDEX fact_group_by_sample ON fact_group (sample_id, supporting, position)"),
        QStringLiteral(
            "CREATE TABLE fact (id INTEGER PRIMARY KEY,"
            " group_id INTEGER NOT NULL REFERENCES fact_group (id), position INTEGER NOT NULL,"
            " text TEXT NOT NULL, type INTEGER NOT NULL, extra TEXT NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX fact_by_group ON fact (group_id, position)"),

        QStringLiteral("CREATE TABLE round (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " sample_id INTEGER NOT NULL REFERENCES sample (id), step INTEGER NOT NULL,"
                       " annotator_a INTEGER NOT NULL REFERENCES person (id),"
                       " annotator_b INTEGER NOT NULL REFERENCES person (id),"
                       " handed_in_a INTEGER, handed_in_b INTEGER, settled_at INTEGER,"
                       " settled_rule INTEGER CHECK (settled_rule IN (0, 1)), withdrawn_at INTEGER,"
                       " created_at INTEGER NOT NULL, CHECK (annotator_a <> annotator_b),"
                       " CHECK ((settled_at IS NULL) = (settled_rule IS NULL))) STRICT"),
        QStringLiteral("CREATE UNIQUE INDEX round_active ON round (sample_id, step) WHERE "
                       "withdrawn_at IS NULL"),
        QStringLiteral("CREATE INDEX round_by_a ON round (annotator_a)"),
        QStringLiteral("CREATE INDEX round_by_b ON round (annotator_b)"),
        QStringLiteral(
            "CREATE TABLE answer (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
            " round_id INTEGER NOT NULL REFERENCES round (id),"
            " person_id INTEGER NOT NULL REFERENCES person (id),"
            " paragraph_id INTEGER NOT NULL REFERENCES paragraph (id),"
            " value INTEGER CHECK (value IN (0, 1)), unsure INTEGER NOT NULL, note TEXT NOT NULL,"
            " at INTEGER NOT NULL, duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)) STRICT"),
        QStringLiteral(
            "CREATE INDEX answer_current ON answer (round_id, person_id, paragraph_id, id)"),
        QStringLiteral("CREATE TABLE decision (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " round_id INTEGER NOT NULL REFERENCES round (id),"
                       " paragraph_id INTEGER NOT NULL REFERENCES paragraph (id),"
                       " person_id INTEGER NOT NULL REFERENCES person (id),"
                       " outcome INTEGER CHECK (outcome IN (0, 1, 2)), note TEXT NOT NULL,"
                       " at INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX decision_current ON decision (round_id, paragraph_id, id)"),
        QStringLiteral("CREATE TABLE journal (id INTEGER PRIMARY KEY, at INTEGER NOT NULL,"
                       " person_id INTEGER REFERENCES person (id), event TEXT NOT NULL,"
                       " subject TEXT NOT NULL, detail TEXT NOT NULL) STRICT"),

        QStringLiteral("CREATE VIRTUAL TABLE search USING fts5 (text, content = '',"
                       " tokenize = 'unicode61 remove_diacritics 2')"),
    };
}

/// What was once said is never changed: the file itself refuses it, whatever program writes to it.
QStringList appendOnlyTriggers()
{
    QStringList statements;
    for (const char* table : {"answer", "decision", "journal"}) {
        for (const char* change : {"UPDATE", "DELETE"}) {
            statements += QStringLiteral("CREATE TRIGGER %1_is_append_only_%2 BEFORE %2 ON %1 BEGIN"
                                         " SELECT RAISE(ABORT, '%1 is append-only'); END")
                              .arg(QLatin1String(table), QLatin1String(change));
        }
    }
    // INSERT OR REPLACE takes the old row away without asking the DELETE trigger.
    const auto keep = [&](const char* table, const char* same) {
        statements += QStringLiteral("CREATE TRIGGER %1_is_append_only_REPLACE BEFORE INSERT ON %1"
                                     " WHEN EXISTS (SELECT 1 FROM %1 WHERE %2) BEGIN"
                                     " SELECT RAISE(ABORT, '%1 is append-only'); END")
                          .arg(QLatin1String(table), QLatin1String(same));
    };
    keep("answer", "id = NEW.id OR uuid = NEW.uuid");
    keep("decision", "id = NEW.id OR uuid = NEW.uuid");
    keep("journal", "id = NEW.id");
    return statements;
}

} // namespace

QStringList schemaVersion1()
{
    return tablesAndIndexes() + appendOnlyTriggers();
}

} // namespace tandem
