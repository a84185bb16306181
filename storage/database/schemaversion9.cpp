#include "storage/database/schemasteps.h"

#include <utility>

namespace tandem {

namespace {

QString refusedWhen(
    const QString& name, const QString& change, const QString& when, const char* why)
{
    return QStringLiteral("CREATE TRIGGER %1 BEFORE %2%3 BEGIN SELECT RAISE(ABORT, '%4'); END")
        .arg(name, change, when.isEmpty() ? QString() : QStringLiteral(" WHEN ") + when,
            QLatin1String(why));
}

/// What systems made of samples. `kgds_gold` is what the benchmark said of a sample then, as
/// KGDS.json has it: facts and opinions may be changed later, and verdicts stand on what was judged
/// against.
QStringList systemOutputs()
{
    return {
        QStringLiteral("CREATE TABLE kgds_gold (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " sample_id INTEGER NOT NULL REFERENCES sample (id), digest TEXT NOT NULL,"
                       " record TEXT NOT NULL, at INTEGER NOT NULL,"
                       " UNIQUE (sample_id, digest)) STRICT"),
        QStringLiteral("CREATE TABLE kgds_output (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE,"
                       " sample_id INTEGER NOT NULL REFERENCES sample (id),"
                       " gold_id INTEGER NOT NULL REFERENCES kgds_gold (id),"
                       " model TEXT NOT NULL CHECK (model <> ''),"
                       " paradigm INTEGER NOT NULL CHECK (paradigm IN (0, 1)),"
                       " pattern INTEGER NOT NULL CHECK (pattern IN (0, 1)),"
                       " granularity INTEGER NOT NULL CHECK (granularity BETWEEN 0 AND 3),"
                       " chunks TEXT NOT NULL, paragraphs TEXT NOT NULL, background TEXT NOT NULL,"
                       " opinions TEXT NOT NULL, run_id INTEGER REFERENCES llm_run (id),"
                       " reply_id INTEGER REFERENCES llm_reply (id), source TEXT NOT NULL,"
                       " recall REAL, precision REAL, f1 REAL, retrieved REAL,"
                       " unknown INTEGER NOT NULL CHECK (unknown >= 0), at INTEGER NOT NULL,"
                       " UNIQUE (sample_id, model, paradigm, pattern)) STRICT"),
        QStringLiteral("CREATE INDEX kgds_output_of_system ON kgds_output"
                       " (model, paradigm, pattern, sample_id)"),
    };
}

/// What judges say of outputs. `facts` has a digit for each fact, with '/' behind each group,
/// `opinions` and `errors` one for each opinion; the scores are those that they give.
QStringList systemJudgements()
{
    return {
        QStringLiteral("CREATE TABLE kgds_judgement (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE,"
                       " output_id INTEGER NOT NULL REFERENCES kgds_output (id),"
                       " verifier TEXT NOT NULL CHECK (verifier <> ''),"
                       " run_id INTEGER REFERENCES llm_run (id), source TEXT NOT NULL,"
                       " state INTEGER NOT NULL CHECK (state IN (0, 1)),"
                       " recall REAL, precision REAL, f1 REAL, opinion_recall REAL, overall REAL,"
                       " retrieved REAL, unknown INTEGER NOT NULL DEFAULT 0,"
                       " unanswered_facts INTEGER NOT NULL DEFAULT 0,"
                       " unanswered_opinions INTEGER NOT NULL DEFAULT 0,"
                       " uncovered INTEGER NOT NULL DEFAULT 0, untyped INTEGER NOT NULL DEFAULT 0,"
                       " om INTEGER NOT NULL DEFAULT 0, iric INTEGER NOT NULL DEFAULT 0,"
                       " iru INTEGER NOT NULL DEFAULT 0, osd INTEGER NOT NULL DEFAULT 0,"
                       " ofi INTEGER NOT NULL DEFAULT 0, at INTEGER NOT NULL,"
                       " facts TEXT NOT NULL CHECK (facts NOT GLOB '*[^0-2/]*'),"
                       " opinions TEXT NOT NULL CHECK (opinions NOT GLOB '*[^0-2]*'),"
                       " errors TEXT NOT NULL CHECK (errors NOT GLOB '*[^0-5]*'),"
                       " explanations TEXT NOT NULL, UNIQUE (output_id, verifier)) STRICT"),
        QStringLiteral("CREATE INDEX kgds_judgement_of_verifier ON kgds_judgement (verifier)"),
        QStringLiteral("CREATE INDEX kgds_judgement_of_run ON kgds_judgement (run_id)"),
        // What a judge says of a system's uncovered opinions without saying which they are.
        QStringLiteral("CREATE TABLE kgds_loose_error (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE, model TEXT NOT NULL CHECK (model <> ''),"
                       " paradigm INTEGER NOT NULL CHECK (paradigm IN (0, 1)),"
                       " pattern INTEGER NOT NULL CHECK (pattern IN (0, 1)),"
                       " verifier TEXT NOT NULL CHECK (verifier <> ''),"
                       " types TEXT NOT NULL"
                       " CHECK (types <> '' AND types NOT GLOB '*[^1-5]*'),"
                       " source TEXT NOT NULL, at INTEGER NOT NULL,"
                       " UNIQUE (model, paradigm, pattern, verifier)) STRICT"),
        QStringLiteral("CREATE TABLE kgds_feedback (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE,"
                       " output_id INTEGER NOT NULL REFERENCES kgds_output (id),"
                       " judge TEXT NOT NULL CHECK (judge <> ''),"
                       " experts_first INTEGER NOT NULL CHECK (experts_first IN (0, 1)),"
                       " choice INTEGER NOT NULL CHECK (choice IN (0, 1, 2)),"
                       " explanation TEXT NOT NULL, run_id INTEGER REFERENCES llm_run (id),"
                       " reply_id INTEGER REFERENCES llm_reply (id), source TEXT NOT NULL,"
                       " at INTEGER NOT NULL, UNIQUE (output_id, judge, experts_first)) STRICT"),
    };
}

/// The part of a verifier's verdicts that was drawn for people to check, and how likely each was to
/// be drawn.
QStringList checkParts()
{
    return {
        QStringLiteral("CREATE TABLE kgds_check (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE, verifier TEXT NOT NULL CHECK (verifier <> ''),"
                       " settings TEXT NOT NULL, person_id INTEGER REFERENCES person (id),"
                       " at INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE TABLE kgds_check_item ("
                       "check_id INTEGER NOT NULL REFERENCES kgds_check (id),"
                       " judgement_id INTEGER NOT NULL REFERENCES kgds_judgement (id),"
                       " decision TEXT NOT NULL, stratum TEXT NOT NULL,"
                       " probability REAL NOT NULL CHECK (probability > 0 AND probability <= 1),"
                       " PRIMARY KEY (check_id, judgement_id, decision)) STRICT, WITHOUT ROWID"),
        QStringLiteral("CREATE INDEX kgds_check_item_of_judgement ON kgds_check_item"
                       " (judgement_id, decision)"),
    };
}

/// Kind 1 is about a judgement of a system's output, kind 2 about a feedback judgement; what was
/// said of evaluations keeps its ids, UUIDs and times. A table cannot change what it checks: it is
/// made anew, under its own name, since triggers of other tables speak of it.
QStringList verdictsOfSystems()
{
    const std::pair<const char*, const char*> tables[] = {
        {"verdict", "(id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                    " kind INTEGER NOT NULL CHECK (kind IN (0, 1, 2)),"
                    " subject_id INTEGER NOT NULL,"
                    " person_id INTEGER NOT NULL REFERENCES person (id), decision TEXT NOT NULL,"
                    " opinion INTEGER CHECK (opinion IN (0, 1, 2)), correction TEXT NOT NULL,"
                    " note TEXT NOT NULL, at INTEGER NOT NULL,"
                    " duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)) STRICT"},
        {"verdict_done", "(kind INTEGER NOT NULL CHECK (kind IN (0, 1, 2)),"
                         " subject_id INTEGER NOT NULL,"
                         " person_id INTEGER NOT NULL REFERENCES person (id),"
                         " at INTEGER NOT NULL, PRIMARY KEY (kind, subject_id, person_id))"
                         " STRICT, WITHOUT ROWID"},
    };
    QStringList statements;
    for (const auto& [table, columns] : tables) {
        const QLatin1String name(table);
        statements += QStringLiteral("CREATE TABLE %1_before AS SELECT * FROM %1").arg(name);
        // Its own triggers go with it, unasked.
        statements += QStringLiteral("DROP TABLE %1").arg(name);
        statements += QStringLiteral("CREATE TABLE %1 %2").arg(name, QLatin1String(columns));
        statements += QStringLiteral("INSERT INTO %1 SELECT * FROM %1_before").arg(name);
        statements += QStringLiteral("DROP TABLE %1_before").arg(name);
    }
    statements += QStringLiteral("CREATE INDEX verdict_current ON verdict"
                                 " (kind, subject_id, person_id, decision, at, uuid)");
    return statements;
}

/// What was once said is never changed, is about something that is there, and never in a packet;
/// nobody changes their mind after seeing others.
QStringList verdictsStay()
{
    QStringList statements;
    const std::pair<const char*, const char*> tables[] = {
        {"verdict", "id = NEW.id OR uuid = NEW.uuid"},
        {"verdict_done",
            "kind = NEW.kind AND subject_id = NEW.subject_id AND person_id = NEW.person_id"},
    };
    for (const auto& [name, same] : tables) {
        const QString table = QLatin1String(name);
        const QString insert = QStringLiteral("INSERT ON ") + table;
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
        statements += refusedWhen(table + QStringLiteral("_has_a_subject"), insert,
            QStringLiteral("NOT CASE NEW.kind"
                           " WHEN 0 THEN EXISTS (SELECT 1 FROM evaluation"
                           " WHERE id = NEW.subject_id)"
                           " WHEN 1 THEN EXISTS (SELECT 1 FROM kgds_judgement"
                           " WHERE id = NEW.subject_id)"
                           " ELSE EXISTS (SELECT 1 FROM kgds_feedback"
                           " WHERE id = NEW.subject_id) END"),
            "its subject is not there");
        statements += refusedWhen(table + QStringLiteral("_INSERT_in_a_packet"), insert,
            QStringLiteral("EXISTS (SELECT 1 FROM packet)"), "not in a packet");
    }
    statements +=
        refusedWhen(QStringLiteral("verdict_after_done"), QStringLiteral("INSERT ON verdict"),
            QStringLiteral("EXISTS (SELECT 1 FROM verdict_done d WHERE d.kind = NEW.kind"
                           " AND d.subject_id = NEW.subject_id AND d.person_id = NEW.person_id)"),
            "the reviewer is done with it");
    return statements;
}

/// What was judged does not change under verdicts, nor outputs under judgements; none of it is part
/// of a packet.
QStringList systemsStay()
{
    QStringList statements;
    for (const char* name : {"kgds_gold", "kgds_output", "kgds_judgement", "kgds_loose_error",
             "kgds_feedback", "kgds_check"}) {
        const QString table = QLatin1String(name);
        statements += refusedWhen(table + QStringLiteral("_INSERT_in_a_packet"),
            QStringLiteral("INSERT ON ") + table, QStringLiteral("EXISTS (SELECT 1 FROM packet)"),
            "not in a packet");
    }
    for (const char* name :
        {"kgds_gold", "kgds_output", "kgds_loose_error", "kgds_check", "kgds_check_item"}) {
        const QString table = QLatin1String(name);
        statements += refusedWhen(table + QStringLiteral("_stays_UPDATE"),
            QStringLiteral("UPDATE ON ") + table, {}, "it stays as it is");
    }
    for (const char* name : {"kgds_gold", "kgds_check", "kgds_check_item"}) {
        const QString table = QLatin1String(name);
        statements += refusedWhen(table + QStringLiteral("_stays_DELETE"),
            QStringLiteral("DELETE ON ") + table, {}, "it stays as it is");
    }
    const std::pair<const char*, const char*> judged[] = {
        {"kgds_judgement", "1"}, {"kgds_feedback", "2"}};
    for (const auto& [name, kind] : judged) {
        const QString table = QLatin1String(name);
        for (const char* change : {"UPDATE", "DELETE"})
            statements +=
                refusedWhen(table + QStringLiteral("_is_checked_") + QLatin1String(change),
                    QLatin1String(change) + QStringLiteral(" ON ") + table,
                    QStringLiteral("EXISTS (SELECT 1 FROM verdict v WHERE v.kind = %1"
                                   " AND v.subject_id = OLD.id)")
                        .arg(QLatin1String(kind)),
                    "it was reviewed");
    }
    return statements;
}

} // namespace

QStringList schemaVersion9()
{
    return systemOutputs() + systemJudgements() + checkParts() + verdictsOfSystems() +
           verdictsStay() + systemsStay();
}

} // namespace tandem
