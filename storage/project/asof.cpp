#include "storage/project/asof.h"

#include "storage/database/database.h"

namespace tandem {

namespace {

/// What a round's journal said last of `events` up to then: the time of it where it was the first
/// of them, else none. `who` narrows it to one person.
QString lastWord(const char* events, const char* first, const QString& who = {})
{
    return QStringLiteral("(SELECT CASE WHEN j.event %2 THEN j.at END FROM main.journal j"
                          " WHERE j.subject = r.uuid AND j.event IN (%1)%3 AND j.at <= {t}"
                          " ORDER BY j.at DESC, j.id DESC LIMIT 1)")
        .arg(QLatin1String(events), QLatin1String(first), who);
}

/// A time of a round that has come already stays; what was undone since is in the journal.
QString timeThen(const char* column, const QString& word)
{
    return QStringLiteral("CASE WHEN r.%1 <= {t} THEN r.%1 ELSE %2 END AS %1")
        .arg(QLatin1String(column), word);
}

QString roundsThen()
{
    const char* const handIns = "'handed in', 'hand-in taken back'";
    const QStringList columns{QStringLiteral("id, uuid, sample_id, step, annotator_a, annotator_b"),
        timeThen("handed_in_a",
            lastWord(handIns, "= 'handed in'", QStringLiteral(" AND j.person_id = r.annotator_a"))),
        timeThen("handed_in_b",
            lastWord(handIns, "= 'handed in'", QStringLiteral(" AND j.person_id = r.annotator_b"))),
        timeThen("settled_at", lastWord("'settled', 'reopened'", "= 'settled'")),
        QStringLiteral("CASE WHEN r.settled_at <= {t} THEN r.settled_rule END AS settled_rule"),
        timeThen(
            "withdrawn_at", lastWord("'withdrawn', 'revealed', 'reinstated'", "<> 'reinstated'")),
        QStringLiteral("created_at, calibration, repeats_id")};
    return QStringLiteral("SELECT %1 FROM main.round r WHERE r.created_at <= {t}")
        .arg(columns.join(QStringLiteral(", ")));
}

/// Texts, marks and removals that came later are taken back step by step through the changes. A
/// repeated fact whose text has changed since is not known any more, as that of an imported mark.
QString factsThen()
{
    const QString firstLater =
        QStringLiteral("SELECT c.before FROM main.fact_change c WHERE c.fact_id = f.id"
                       " AND c.kind %1 AND c.at > {t} ORDER BY c.id LIMIT 1");
    const QString text = firstLater.arg(QLatin1String("IN ('edited', 'split', 'merged')"));
    const QString repeated = firstLater.arg(QLatin1String("= 'repeats'"));
    const QString removed =
        QStringLiteral("(SELECT CASE WHEN c.kind <> 'restored' THEN c.at END FROM main.fact_change"
                       " c WHERE c.fact_id = f.id AND c.at <= {t} AND (c.kind IN ('removed',"
                       " 'restored') OR (c.kind = 'merged' AND c.after = ''))"
                       " ORDER BY c.id DESC LIMIT 1)");
    return QStringLiteral(
        "SELECT id, uuid, sample_id, paragraph_id, supporting, position,"
        " coalesce((%1), f.text) AS text, origin, reply_id, imported_type, created_by, created_at,"
        " edited_by, CASE WHEN edited_at <= {t} THEN edited_at END AS edited_at,"
        " CASE WHEN NOT EXISTS (%2) THEN f.repeats_id WHEN (%2) = '' THEN NULL"
        " ELSE coalesce((SELECT o.id FROM main.atomic_fact o WHERE o.sample_id = f.sample_id"
        " AND o.text = (%2) AND o.id <> f.id ORDER BY o.id LIMIT 1), f.id) END AS repeats_id,"
        " CASE WHEN f.removed_at <= {t} THEN f.removed_at ELSE %3 END AS removed_at"
        " FROM main.atomic_fact f WHERE f.created_at <= {t}")
        .arg(text, repeated, removed);
}

QString settingsThen()
{
    return QStringLiteral(
        "SELECT s.key, coalesce((SELECT json_extract(j.detail, '$.from') FROM main.journal j"
        " WHERE j.subject = (SELECT value FROM main.setting WHERE key = 'uuid')"
        " AND j.event = 'setting changed' AND json_extract(j.detail, '$.key') = s.key"
        " AND j.at > {t} ORDER BY j.at, j.id LIMIT 1), s.value) AS value FROM main.setting s");
}

/// What stands for each table that changes with time; the first of the schemas that SQLite looks
/// into is that of temporary tables.
QList<std::pair<QString, QString>> tablesThen()
{
    QList<std::pair<QString, QString>> tables;
    for (const char* name : {"answer", "decision", "journal", "opinion_work", "opinion_event",
             "setting_aside", "fact_change", "fact_mask"})
        tables.append({QLatin1String(name),
            QStringLiteral("SELECT * FROM main.%1 WHERE at <= {t}").arg(QLatin1String(name))});
    tables.append({QStringLiteral("sample"),
        QStringLiteral("SELECT * FROM main.sample WHERE added_at <= {t}")});
    tables.append({QStringLiteral("round"), roundsThen()});
    tables.append({QStringLiteral("atomic_fact"), factsThen()});
    tables.append({QStringLiteral("setting"), settingsThen()});
    // Those of the file would go on reading its own tables.
    tables.append({QStringLiteral("sample_set_aside"),
        QStringLiteral("SELECT a.sample_id, a.reason, a.person_id, a.at FROM temp.setting_aside a"
                       " WHERE a.sample_id IS NOT NULL AND a.aside = 1 AND NOT EXISTS (SELECT 1"
                       " FROM temp.setting_aside later WHERE later.sample_id = a.sample_id"
                       " AND (later.at, later.uuid) > (a.at, a.uuid))")});
    tables.append({QStringLiteral("sample_in_use"),
        QStringLiteral("SELECT * FROM temp.sample WHERE id NOT IN"
                       " (SELECT sample_id FROM temp.sample_set_aside)")});
    return tables;
}

} // namespace

Expected<std::unique_ptr<Database>> openAsOf(const Database& project, const QDateTime& until)
{
    TANDEM_TRY_VAR(past, Database::open(project.path(), Database::Mode::ReadOnly));
    Database& database = **past;
    // The file itself was opened for reading, and stays so.
    TANDEM_DO(database.run(QStringLiteral("PRAGMA query_only = OFF")));
    TANDEM_DO(database.run(QStringLiteral("PRAGMA temp_store = MEMORY")));
    for (auto& [name, sql] : tablesThen()) {
        const QString rows =
            QString(sql).replace(QStringLiteral("{t}"), QString::number(until.toMSecsSinceEpoch()));
        TANDEM_DO(database.run(QStringLiteral("CREATE TEMP VIEW %1 AS %2").arg(name, rows)));
    }
    TANDEM_DO(database.run(QStringLiteral("PRAGMA query_only = ON")));
    return std::move(*past);
}

} // namespace tandem
