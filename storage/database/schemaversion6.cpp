#include "storage/database/schemasteps.h"

#include <utility>

namespace tandem {

namespace {

/// What people say of anything that a model decided (kind 0: a decision of an evaluation), and when
/// one was done with a subject: from then on they see what others, who are done with it too, said.
QStringList verdicts()
{
    return {
        QStringLiteral("CREATE TABLE verdict (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " kind INTEGER NOT NULL CHECK (kind = 0), subject_id INTEGER NOT NULL,"
                       " person_id INTEGER NOT NULL REFERENCES person (id),"
                       " decision TEXT NOT NULL,"
                       " opinion INTEGER CHECK (opinion IN (0, 1, 2)),"
                       " correction TEXT NOT NULL, note TEXT NOT NULL, at INTEGER NOT NULL,"
                       " duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)) STRICT"),
        QStringLiteral("CREATE INDEX verdict_current ON verdict"
                       " (kind, subject_id, person_id, decision, at, uuid)"),
        QStringLiteral("CREATE TABLE verdict_done (kind INTEGER NOT NULL CHECK (kind = 0),"
                       " subject_id INTEGER NOT NULL,"
                       " person_id INTEGER NOT NULL REFERENCES person (id), at INTEGER NOT NULL,"
                       " PRIMARY KEY (kind, subject_id, person_id)) STRICT, WITHOUT ROWID"),
    };
}

/// Reviews were of evaluations alone; they keep their ids, UUIDs and times.
QStringList reviewsBecomeVerdicts()
{
    QStringList statements{
        QStringLiteral("INSERT INTO verdict SELECT id, uuid, 0, evaluation_id, person_id, decision,"
                       " opinion, correction, note, at, duration_ms FROM review ORDER BY id"),
        QStringLiteral("INSERT INTO verdict_done SELECT 0, evaluation_id, person_id, at"
                       " FROM review_done")};
    for (const char* change : {"INSERT", "UPDATE", "DELETE"})
        statements += QStringLiteral("DROP TRIGGER evaluation_explanation_is_reviewed_%1")
                          .arg(QLatin1String(change));
    // Their own triggers go with them, unasked.
    statements += QStringLiteral("DROP TABLE review_done");
    statements += QStringLiteral("DROP TABLE review");
    return statements;
}

QString refusal(const char* name, const char* change, const QString& when, const char* what)
{
    return QStringLiteral(
        "CREATE TRIGGER %1 BEFORE %2 WHEN %3 BEGIN SELECT RAISE(ABORT, '%4'); END")
        .arg(QLatin1String(name), QLatin1String(change), when, QLatin1String(what));
}

/// What was once said is never changed, is about something that is there, and never in a packet.
QStringList verdictGuards()
{
    QStringList statements;
    const std::pair<const char*, const char*> tables[] = {
        {"verdict", "id = NEW.id OR uuid = NEW.uuid"},
        {"verdict_done",
            "kind = NEW.kind AND subject_id = NEW.subject_id AND person_id = NEW.person_id"},
    };
    for (const auto& [name, same] : tables) {
        const QLatin1String table(name);
        for (const char* change : {"UPDATE", "DELETE"})
            statements += QStringLiteral("CREATE TRIGGER %1_is_append_only_%2 BEFORE %2 ON %1"
                                         " BEGIN SELECT RAISE(ABORT, '%1 is append-only'); END")
                              .arg(table, QLatin1String(change));
        // INSERT OR REPLACE takes the old row away without asking the DELETE trigger.
        statements += QStringLiteral("CREATE TRIGGER %1_is_append_only_REPLACE BEFORE INSERT ON %1"
                                     " WHEN EXISTS (SELECT 1 FROM %1 WHERE %2) BEGIN"
                                     " SELECT RAISE(ABORT, '%1 is append-only'); END")
                          .arg(table, QLatin1String(same));
        // There is no foreign key to subjects of several kinds.
        statements += QStringLiteral("CREATE TRIGGER %1_has_a_subject BEFORE INSERT ON %1"
                                     " WHEN NOT EXISTS (SELECT 1 FROM evaluation"
                                     " WHERE id = NEW.subject_id) BEGIN"
                                     " SELECT RAISE(ABORT, 'its subject is not there'); END")
                          .arg(table);
        statements += QStringLiteral("CREATE TRIGGER %1_INSERT_in_a_packet BEFORE INSERT ON %1"
                                     " WHEN EXISTS (SELECT 1 FROM packet) BEGIN"
                                     " SELECT RAISE(ABORT, 'not in a packet'); END")
                          .arg(table);
    }
    return statements;
}

/// Nobody changes their mind after seeing others, nor does what was judged change under verdicts.
QStringList judgedGuards()
{
    const QString judged =
        QStringLiteral("EXISTS (SELECT 1 FROM verdict v WHERE v.kind = 0 AND v.subject_id = %1)");
    QStringList statements{
        refusal("verdict_after_done", "INSERT ON verdict",
            QStringLiteral("EXISTS (SELECT 1 FROM verdict_done d WHERE d.kind = NEW.kind"
                           " AND d.subject_id = NEW.subject_id AND d.person_id = NEW.person_id)"),
            "the reviewer is done with it"),
        refusal("evaluation_is_judged_DELETE", "DELETE ON evaluation",
            judged.arg(QLatin1String("OLD.id")), "it was reviewed"),
        refusal("evaluation_explanation_is_judged_INSERT", "INSERT ON evaluation_explanation",
            judged.arg(QLatin1String("NEW.evaluation_id")), "it was reviewed"),
        refusal("evaluation_explanation_is_judged_UPDATE", "UPDATE ON evaluation_explanation",
            judged.arg(QLatin1String("OLD.evaluation_id")), "it was reviewed"),
        refusal("evaluation_explanation_is_judged_DELETE", "DELETE ON evaluation_explanation",
            judged.arg(QLatin1String("OLD.evaluation_id")), "it was reviewed")};
    return statements;
}

} // namespace

QStringList schemaVersion6()
{
    return verdicts() + reviewsBecomeVerdicts() + verdictGuards() + judgedGuards();
}

} // namespace tandem
