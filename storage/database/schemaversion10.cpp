#include "storage/database/schemasteps.h"

#include <utility>

namespace tandem {

namespace {

/// Logs of what users did. Users have pseudonyms alone: what a source calls them is kept nowhere.
QStringList timelines()
{
    return {
        QStringLiteral("CREATE TABLE usersum_log (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE,"
                       " name TEXT NOT NULL UNIQUE CHECK (name <> ''), kind TEXT NOT NULL,"
                       " edition TEXT NOT NULL, checksum TEXT NOT NULL,"
                       " settings TEXT NOT NULL, statistics TEXT NOT NULL,"
                       " split TEXT NOT NULL, at INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE TABLE usersum_user (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE,"
                       " log_id INTEGER NOT NULL REFERENCES usersum_log (id),"
                       " pseudonym TEXT NOT NULL UNIQUE CHECK (pseudonym <> ''),"
                       " activities TEXT NOT NULL, count INTEGER NOT NULL CHECK (count > 0),"
                       " past INTEGER NOT NULL CHECK (past >= 0 AND past < count),"
                       " moved INTEGER NOT NULL CHECK (moved IN (0, 1))) STRICT"),
        QStringLiteral("CREATE INDEX usersum_user_of_log ON usersum_user (log_id)"),
        QStringLiteral("CREATE TABLE usersum_task (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE,"
                       " user_id INTEGER NOT NULL REFERENCES usersum_user (id),"
                       " position INTEGER NOT NULL, name TEXT NOT NULL CHECK (name <> ''),"
                       " question TEXT NOT NULL, choices TEXT NOT NULL,"
                       " answer INTEGER NOT NULL CHECK (answer >= 0),"
                       " popular INTEGER NOT NULL CHECK (popular >= 0),"
                       " UNIQUE (user_id, name)) STRICT"),
    };
}

/// Summaries of what users did before the cut, and what came of them.
QStringList userSummaries()
{
    return {
        QStringLiteral("CREATE TABLE usersum_summary (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE,"
                       " user_id INTEGER NOT NULL REFERENCES usersum_user (id),"
                       " summarizer TEXT NOT NULL CHECK (summarizer <> ''),"
                       " origin INTEGER NOT NULL CHECK (origin BETWEEN 0 AND 3),"
                       " text TEXT NOT NULL, words INTEGER NOT NULL CHECK (words >= 0),"
                       " most_words INTEGER CHECK (most_words > 0),"
                       " other_id INTEGER REFERENCES usersum_summary (id),"
                       " run_id INTEGER REFERENCES llm_run (id),"
                       " reply_id INTEGER REFERENCES llm_reply (id), source TEXT NOT NULL,"
                       " at INTEGER NOT NULL, UNIQUE (user_id, summarizer)) STRICT"),
        QStringLiteral("CREATE INDEX usersum_summary_of_summarizer ON usersum_summary"
                       " (summarizer, user_id)"),
        QStringLiteral("CREATE TABLE usersum_prediction (id INTEGER PRIMARY KEY,"
                       " summary_id INTEGER NOT NULL REFERENCES usersum_summary (id),"
                       " task_id INTEGER NOT NULL REFERENCES usersum_task (id),"
                       " predictor TEXT NOT NULL CHECK (predictor <> ''),"
                       " repeat INTEGER NOT NULL CHECK (repeat >= 1),"
                       " choice INTEGER CHECK (choice >= 0),"
                       " hit INTEGER NOT NULL CHECK (hit IN (0, 1)),"
                       " run_id INTEGER REFERENCES llm_run (id),"
                       " reply_id INTEGER REFERENCES llm_reply (id), at INTEGER NOT NULL,"
                       " UNIQUE (summary_id, task_id, predictor, repeat)) STRICT"),
        QStringLiteral("CREATE INDEX usersum_prediction_of_task ON usersum_prediction (task_id)"),
        QStringLiteral("CREATE TABLE usersum_value (summary_id INTEGER NOT NULL"
                       " REFERENCES usersum_summary (id),"
                       " measure TEXT NOT NULL CHECK (measure <> ''), value REAL NOT NULL,"
                       " run_id INTEGER REFERENCES llm_run (id),"
                       " reply_id INTEGER REFERENCES llm_reply (id), source TEXT NOT NULL,"
                       " at INTEGER NOT NULL, PRIMARY KEY (summary_id, measure)) STRICT,"
                       " WITHOUT ROWID"),
    };
}

/// What summaries stand on does not change under them, nor summaries under predictions; none of it
/// is part of a packet.
QStringList timelinesStay()
{
    const auto refused = [](const QString& name, const QString& change, const QString& when,
                             const char* why) {
        return QStringLiteral("CREATE TRIGGER %1 BEFORE %2%3 BEGIN SELECT RAISE(ABORT, '%4'); END")
            .arg(name, change, when.isEmpty() ? QString() : QStringLiteral(" WHEN ") + when,
                QLatin1String(why));
    };
    QStringList statements;
    for (const char* name : {"usersum_log", "usersum_user", "usersum_task", "usersum_summary",
             "usersum_prediction", "usersum_value"}) {
        const QString table = QLatin1String(name);
        statements += refused(table + QStringLiteral("_INSERT_in_a_packet"),
            QStringLiteral("INSERT ON ") + table, QStringLiteral("EXISTS (SELECT 1 FROM packet)"),
            "not in a packet");
    }
    for (const char* name : {"usersum_task", "usersum_summary", "usersum_value"}) {
        const QString table = QLatin1String(name);
        statements += refused(table + QStringLiteral("_stays_UPDATE"),
            QStringLiteral("UPDATE ON ") + table, {}, "it stays as it is");
    }
    // A prediction that nobody could read gives way to one that can be read.
    statements += refused(QStringLiteral("usersum_prediction_stays_UPDATE"),
        QStringLiteral("UPDATE ON usersum_prediction"), QStringLiteral("OLD.choice IS NOT NULL"),
        "it stays as it is");
    statements += refused(QStringLiteral("usersum_user_stays_UPDATE"),
        QStringLiteral("UPDATE OF uuid, log_id, pseudonym, activities, count ON usersum_user"), {},
        "it stays as it is");
    statements += refused(QStringLiteral("usersum_log_stays_UPDATE"),
        QStringLiteral("UPDATE OF uuid, kind, edition, checksum, settings, statistics, at"
                       " ON usersum_log"),
        {}, "it stays as it is");
    const QString summarized =
        QStringLiteral("EXISTS (SELECT 1 FROM usersum_summary s WHERE s.user_id = %1)");
    const char* const kWhy = "summaries stand on it";
    statements += refused(QStringLiteral("usersum_user_cut_UPDATE"),
        QStringLiteral("UPDATE OF past, moved ON usersum_user"),
        summarized.arg(QStringLiteral("OLD.id")), kWhy);
    statements +=
        refused(QStringLiteral("usersum_task_DELETE"), QStringLiteral("DELETE ON usersum_task"),
            summarized.arg(QStringLiteral("OLD.user_id")), kWhy);
    statements +=
        refused(QStringLiteral("usersum_task_INSERT"), QStringLiteral("INSERT ON usersum_task"),
            summarized.arg(QStringLiteral("NEW.user_id")), kWhy);
    return statements;
}

} // namespace

QStringList schemaVersion10()
{
    return timelines() + userSummaries() + timelinesStay();
}

} // namespace tandem
