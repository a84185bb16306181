#include "storage/database/schemasteps.h"

#include <utility>

namespace tandem {

namespace {

/// What a run works on need not be a sample any more, and one subject may take many calls: `part`
/// names which (expert::DecisionRef::key() of an ExPerT run; empty where there is one call only).
QStringList tasksOfManyParts()
{
    return {
        QStringLiteral("CREATE TABLE llm_task_3 (id INTEGER PRIMARY KEY,"
                       " run_id INTEGER NOT NULL REFERENCES llm_run (id),"
                       " position INTEGER NOT NULL, subject_id INTEGER NOT NULL,"
                       " part TEXT NOT NULL DEFAULT '', sample_id INTEGER REFERENCES sample (id),"
                       " hash TEXT NOT NULL, first_sample INTEGER NOT NULL,"
                       " state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 3),"
                       " reply_id INTEGER REFERENCES llm_reply (id), error TEXT NOT NULL,"
                       " UNIQUE (run_id, position)) STRICT"),
        QStringLiteral("INSERT INTO llm_task_3 SELECT id, run_id, position, subject_id, '',"
                       " sample_id, hash, first_sample, state, reply_id, error FROM llm_task"),
        QStringLiteral("DROP TABLE llm_task"),
        QStringLiteral("ALTER TABLE llm_task_3 RENAME TO llm_task"),
        QStringLiteral("CREATE INDEX llm_task_open ON llm_task (run_id, state, position)"),
        QStringLiteral("CREATE INDEX llm_task_by_hash ON llm_task (run_id, hash)"),
        QStringLiteral("CREATE INDEX llm_task_by_subject ON llm_task (run_id, subject_id, part)"),
    };
}

/// Texts to be evaluated. `digest` tells cases apart: SHA-256 over name, prompt and expected text.
/// `profile` is JSON; it comes last, since it may be long and is seldom read.
QStringList cases()
{
    return {
        QStringLiteral("CREATE TABLE text_case (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " position INTEGER NOT NULL UNIQUE, digest TEXT NOT NULL UNIQUE,"
                       " name TEXT NOT NULL, prompt TEXT NOT NULL, expected TEXT NOT NULL,"
                       " profile TEXT NOT NULL, at INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE TABLE case_output (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE,"
                       " case_id INTEGER NOT NULL REFERENCES text_case (id),"
                       " system TEXT NOT NULL, text TEXT NOT NULL,"
                       " reply_id INTEGER REFERENCES llm_reply (id), at INTEGER NOT NULL,"
                       " UNIQUE (case_id, system)) STRICT"),
        QStringLiteral("CREATE INDEX case_output_by_system ON case_output (system, case_id)"),
    };
}

/// The evaluations of outputs. Recall and precision under the five modes and the counts of verdicts
/// of both sides stand apart from the explanation, so that thousands can be listed, sorted and
/// filtered without touching its pages; they are computed from it and from nothing else.
QStringList evaluations()
{
    QString columns;
    for (const char* mode : {"content", "style", "both", "either", "average"})
        columns += QStringLiteral(" recall_%1 REAL, precision_%1 REAL,").arg(QLatin1String(mode));
    for (const char* side : {"expected", "generated"}) {
        for (const char* verdict : {"both", "content", "style", "neither", "unmatched"})
            columns += QStringLiteral(" %1_%2 INTEGER NOT NULL DEFAULT 0,")
                           .arg(QLatin1String(side), QLatin1String(verdict));
    }
    return {
        // state: 0 under way, 1 complete, 2 complete without scores (a text's aspects are missing).
        // Scores are null unless it is 1. run_id is null where a file was imported: `source`.
        QString(QStringLiteral(
                    "CREATE TABLE evaluation (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                    " output_id INTEGER NOT NULL REFERENCES case_output (id),"
                    " run_id INTEGER REFERENCES llm_run (id), source TEXT NOT NULL,"
                    " state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2),") +
                columns +
                QStringLiteral(" faults INTEGER NOT NULL DEFAULT 0,"
                               " remarks INTEGER NOT NULL DEFAULT 0, at INTEGER NOT NULL,"
                               " UNIQUE (output_id, run_id)) STRICT")),
        QStringLiteral("CREATE INDEX evaluation_by_run ON evaluation (run_id, output_id)"),
        QStringLiteral("CREATE UNIQUE INDEX evaluation_by_source ON evaluation (source, output_id)"
                       " WHERE run_id IS NULL"),
        QStringLiteral("CREATE TABLE evaluation_explanation (evaluation_id INTEGER PRIMARY KEY"
                       " REFERENCES evaluation (id), explanation TEXT NOT NULL) STRICT"),
        // Words of the texts, of the aspects and of the rationales of complete evaluations; rowid
        // is the evaluation's id.
        QStringLiteral("CREATE VIRTUAL TABLE evaluation_words USING fts5 (texts, aspects,"
                       " rationales, content = '', tokenize = 'unicode61 remove_diacritics 2')"),
    };
}

/// A pairwise judge's choice between two outputs of a case, in the order that they were shown.
QStringList judgements()
{
    return {
        QStringLiteral("CREATE TABLE pair_judgement (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE,"
                       " run_id INTEGER NOT NULL REFERENCES llm_run (id),"
                       " case_id INTEGER NOT NULL REFERENCES text_case (id),"
                       " first_id INTEGER NOT NULL REFERENCES case_output (id),"
                       " second_id INTEGER NOT NULL REFERENCES case_output (id),"
                       " choice INTEGER CHECK (choice IN (1, 2)), reason TEXT NOT NULL,"
                       " reply_id INTEGER REFERENCES llm_reply (id), at INTEGER NOT NULL,"
                       " UNIQUE (run_id, first_id, second_id)) STRICT"),
    };
}

/// What reviewers say of a model's decisions, and when one was done with an evaluation: from then
/// on they see what others, who are done with it too, said.
QStringList reviews()
{
    return {
        QStringLiteral("CREATE TABLE review (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " evaluation_id INTEGER NOT NULL REFERENCES evaluation (id),"
                       " person_id INTEGER NOT NULL REFERENCES person (id),"
                       " decision TEXT NOT NULL,"
                       " opinion INTEGER CHECK (opinion IN (0, 1, 2)),"
                       " correction TEXT NOT NULL, note TEXT NOT NULL, at INTEGER NOT NULL,"
                       " duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)) STRICT"),
        QStringLiteral("CREATE INDEX review_current ON review"
                       " (evaluation_id, person_id, decision, at, uuid)"),
        QStringLiteral("CREATE TABLE review_done (evaluation_id INTEGER NOT NULL"
                       " REFERENCES evaluation (id),"
                       " person_id INTEGER NOT NULL REFERENCES person (id), at INTEGER NOT NULL,"
                       " PRIMARY KEY (evaluation_id, person_id)) STRICT, WITHOUT ROWID"),
    };
}

/// What was once said, and what it was said about, is never changed.
QStringList journalGuards()
{
    QStringList statements;
    for (const char* table : {"review", "text_case", "case_output", "review_done"}) {
        for (const char* change : {"UPDATE", "DELETE"}) {
            // A profile, and the reply that an output came from, may be added later.
            const QLatin1String only =
                qstrcmp(change, "UPDATE") != 0 ? QLatin1String()
                : qstrcmp(table, "text_case") == 0
                    ? QLatin1String(" OF id, uuid, digest, name, prompt, expected")
                : qstrcmp(table, "case_output") == 0
                    ? QLatin1String(" OF id, uuid, case_id, system, text")
                    : QLatin1String();
            statements += QStringLiteral("CREATE TRIGGER %1_is_append_only_%2 BEFORE %2%3 ON %1"
                                         " BEGIN SELECT RAISE(ABORT, '%1 is append-only'); END")
                              .arg(QLatin1String(table), QLatin1String(change), only);
        }
    }
    // INSERT OR REPLACE takes the old row away without asking the DELETE trigger.
    const std::pair<const char*, const char*> replaced[] = {
        {"review", "id = NEW.id OR uuid = NEW.uuid"},
        {"text_case", "id = NEW.id OR uuid = NEW.uuid OR digest = NEW.digest"
                      " OR position = NEW.position"},
        {"case_output", "id = NEW.id OR uuid = NEW.uuid"
                        " OR (case_id = NEW.case_id AND system = NEW.system)"},
        {"review_done", "evaluation_id = NEW.evaluation_id AND person_id = NEW.person_id"},
    };
    for (const auto& [table, same] : replaced)
        statements += QStringLiteral("CREATE TRIGGER %1_is_append_only_REPLACE BEFORE INSERT ON %1"
                                     " WHEN EXISTS (SELECT 1 FROM %1 WHERE %2) BEGIN"
                                     " SELECT RAISE(ABORT, '%1 is append-only'); END")
                          .arg(QLatin1String(table), QLatin1String(same));
    return statements;
}

/// Nobody changes their mind after seeing others, nor does what was reviewed change under reviews.
QStringList reviewGuards()
{
    QStringList statements{
        QStringLiteral("CREATE TRIGGER review_after_done BEFORE INSERT ON review WHEN"
                       " EXISTS (SELECT 1 FROM review_done d"
                       " WHERE d.evaluation_id = NEW.evaluation_id"
                       " AND d.person_id = NEW.person_id) BEGIN"
                       " SELECT RAISE(ABORT, 'the reviewer is done with it'); END")};
    for (const char* change : {"INSERT", "UPDATE", "DELETE"})
        statements += QStringLiteral("CREATE TRIGGER evaluation_explanation_is_reviewed_%1 BEFORE"
                                     " %1 ON evaluation_explanation WHEN EXISTS (SELECT 1 FROM"
                                     " review r WHERE r.evaluation_id = %2.evaluation_id) BEGIN"
                                     " SELECT RAISE(ABORT, 'it was reviewed'); END")
                          .arg(QLatin1String(change),
                              QLatin1String(qstrcmp(change, "INSERT") == 0 ? "NEW" : "OLD"));
    return statements;
}

/// A packet holds one person's share of articles; texts to be evaluated are not handed out.
QStringList packetGuards3()
{
    QStringList statements;
    for (const char* table : {"text_case", "case_output", "evaluation", "evaluation_explanation",
             "pair_judgement", "review", "review_done", "llm_task"})
        statements += QStringLiteral("CREATE TRIGGER %1_INSERT_in_a_packet BEFORE INSERT ON %1"
                                     " WHEN EXISTS (SELECT 1 FROM packet) BEGIN"
                                     " SELECT RAISE(ABORT, 'not in a packet'); END")
                          .arg(QLatin1String(table));
    return statements;
}

} // namespace

QStringList schemaVersion3()
{
    return tasksOfManyParts() + cases() + evaluations() + judgements() + reviews() +
           journalGuards() + reviewGuards() + packetGuards3();
}

} // namespace tandem
