#include "storage/database/schemasteps.h"

namespace tandem {

namespace {

/// What an article was before each time that somebody edited it: `paragraphs` is a JSON list of
/// texts. Rounds are found by their samples, open or not.
QStringList articleChanges()
{
    QStringList statements{
        QStringLiteral("CREATE TABLE article_change (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE, sample_id INTEGER NOT NULL REFERENCES sample"
                       " (id), title TEXT NOT NULL, paragraphs TEXT NOT NULL,"
                       " person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX article_change_of_sample ON article_change (sample_id, id)"),
        QStringLiteral("CREATE INDEX round_by_sample ON round (sample_id)"),
    };
    const QLatin1String refused("SELECT RAISE(ABORT, 'article_change is append-only'); END");
    for (const char* change : {"UPDATE", "DELETE"})
        statements += QStringLiteral("CREATE TRIGGER article_change_is_append_only_%1 BEFORE %1 ON"
                                     " article_change BEGIN %2")
                          .arg(QLatin1String(change), refused);
    // INSERT OR REPLACE takes the old row away without asking the DELETE trigger.
    statements += QStringLiteral("CREATE TRIGGER article_change_is_append_only_REPLACE BEFORE"
                                 " INSERT ON article_change WHEN EXISTS (SELECT 1 FROM"
                                 " article_change WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN %1")
                      .arg(refused);
    return statements;
}

/// An article stays as it is once anybody has answered about it, in whatever round, and so it does
/// in a packet, where rows of articles came with new samples alone before.
QStringList fixedArticles()
{
    const auto refused = [](const char* name, const char* change, const QString& when,
                             const char* why) {
        return QStringLiteral(
            "CREATE TRIGGER %1 BEFORE %2 WHEN %3 BEGIN SELECT RAISE(ABORT, '%4'); END")
            .arg(QLatin1String(name), QLatin1String(change), when, QLatin1String(why));
    };
    const auto inPacket = [&](const char* name, const char* change) {
        return refused(
            name, change, QStringLiteral("EXISTS (SELECT 1 FROM packet)"), "not in a packet");
    };
    const auto answered = [&](const char* name, const char* change, const char* sample) {
        return refused(name, change,
            QStringLiteral("EXISTS (SELECT 1 FROM round r WHERE r.sample_id = %1 AND (EXISTS"
                           " (SELECT 1 FROM answer a WHERE a.round_id = r.id) OR EXISTS"
                           " (SELECT 1 FROM opinion_work w WHERE w.round_id = r.id)))")
                .arg(QLatin1String(sample)),
            "somebody has answered about the article");
    };
    return {
        inPacket("article_change_INSERT_in_a_packet", "INSERT ON article_change"),
        inPacket("paragraph_INSERT_in_a_packet", "INSERT ON paragraph"),
        inPacket("paragraph_UPDATE_in_a_packet", "UPDATE ON paragraph"),
        inPacket("paragraph_DELETE_in_a_packet", "DELETE ON paragraph"),
        answered("paragraph_is_answered_INSERT", "INSERT ON paragraph", "NEW.sample_id"),
        answered("paragraph_is_answered_UPDATE", "UPDATE ON paragraph", "OLD.sample_id"),
        answered("paragraph_is_answered_DELETE", "DELETE ON paragraph", "OLD.sample_id"),
        answered("sample_is_answered_UPDATE", "UPDATE OF title ON sample", "OLD.id"),
    };
}

/// Replies of models are found by searching, too (storage/repositories/searchrow.h).
QString searchedReplies()
{
    return QStringLiteral("INSERT INTO search (rowid, text) SELECT -(id * 8 + 4),"
                          " indexed_text(text) FROM llm_reply WHERE text <> ''");
}

/// Whether whoever decides says that the guideline must change.
QString guidelineTags()
{
    return QStringLiteral("ALTER TABLE decision ADD COLUMN guideline INTEGER NOT NULL DEFAULT 0"
                          " CHECK (guideline IN (0, 1))");
}

/// Which replies were asked for which task, one after the other: a request that was asked again is
/// another one, by whose hash nobody finds the task. What older projects still know of it is the
/// last request of each.
QStringList triesOfTasks()
{
    return {
        QStringLiteral("CREATE TABLE llm_try (task_id INTEGER NOT NULL REFERENCES llm_task (id),"
                       " reply_id INTEGER NOT NULL REFERENCES llm_reply (id),"
                       " PRIMARY KEY (task_id, reply_id)) STRICT, WITHOUT ROWID"),
        QStringLiteral("CREATE INDEX llm_try_of_reply ON llm_try (reply_id)"),
        QStringLiteral("INSERT INTO llm_try SELECT t.id, y.id FROM llm_task t JOIN llm_reply y"
                       " ON y.hash = t.hash AND y.run_id = t.run_id WHERE t.hash <> ''"),
    };
}

} // namespace

QStringList schemaVersion8()
{
    return articleChanges() + fixedArticles() + triesOfTasks()
           << searchedReplies() << guidelineTags();
}

} // namespace tandem
