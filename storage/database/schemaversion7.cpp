#include "storage/database/schemasteps.h"

#include <initializer_list>
#include <utility>

namespace tandem {

namespace {

/// What a study asks, and of what. `design` is JSON; `fields` is what raters see of an item, also
/// JSON, while `study_source` holds what they must not see of it.
QStringList studiesAndItems()
{
    return {
        QStringLiteral("CREATE TABLE study (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " name TEXT NOT NULL, name_key TEXT NOT NULL UNIQUE,"
                       " person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL) STRICT"),
        QStringLiteral("CREATE TABLE study_version (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE, study_id INTEGER NOT NULL REFERENCES study"
                       " (id), number INTEGER NOT NULL CHECK (number > 0), design TEXT NOT NULL,"
                       " person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL,"
                       " UNIQUE (study_id, number)) STRICT"),
        QStringLiteral("CREATE TABLE study_item (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " study_id INTEGER NOT NULL REFERENCES study (id),"
                       " position INTEGER NOT NULL CHECK (position > 0), name TEXT NOT NULL,"
                       " kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2),"
                       " grouping TEXT NOT NULL, text TEXT NOT NULL, fields TEXT NOT NULL,"
                       " at INTEGER NOT NULL, UNIQUE (study_id, position),"
                       " UNIQUE (study_id, name)) STRICT"),
        QStringLiteral("CREATE TABLE study_source (item_id INTEGER PRIMARY KEY"
                       " REFERENCES study_item (id), system_1 TEXT NOT NULL,"
                       " system_2 TEXT NOT NULL, stratum TEXT NOT NULL, origin TEXT NOT NULL,"
                       " known TEXT NOT NULL, scores TEXT NOT NULL) STRICT"),
    };
}

/// Who is asked, and about what. Of links only SHA-256 is kept; `study_link` makes a rater of each
/// newcomer, up to `most`. A turn says that a rater is asked about an item, under one version.
QStringList raters()
{
    return {
        QStringLiteral("CREATE TABLE study_link (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " study_id INTEGER NOT NULL REFERENCES study (id),"
                       " hash BLOB NOT NULL UNIQUE, most INTEGER NOT NULL CHECK (most >= 0),"
                       " code_done TEXT NOT NULL, code_declined TEXT NOT NULL,"
                       " code_screened_out TEXT NOT NULL, at INTEGER NOT NULL, revoked_at INTEGER)"
                       " STRICT"),
        QStringLiteral("CREATE INDEX study_link_by_study ON study_link (study_id)"),
        QStringLiteral("CREATE TABLE study_rater (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE, study_id INTEGER NOT NULL REFERENCES study"
                       " (id), number INTEGER NOT NULL CHECK (number > 0), name TEXT NOT NULL,"
                       " name_key TEXT NOT NULL, participant TEXT NOT NULL,"
                       " person_id INTEGER REFERENCES person (id),"
                       " link_id INTEGER REFERENCES study_link (id), hash BLOB UNIQUE,"
                       " replaces_id INTEGER REFERENCES study_rater (id), at INTEGER NOT NULL,"
                       " UNIQUE (study_id, number), UNIQUE (study_id, name_key)) STRICT"),
        QStringLiteral("CREATE UNIQUE INDEX study_rater_by_participant ON study_rater"
                       " (study_id, participant) WHERE participant <> ''"),
        QStringLiteral("CREATE INDEX study_rater_by_link ON study_rater (link_id)"
                       " WHERE link_id IS NOT NULL"),
        QStringLiteral("CREATE TABLE study_turn (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " rater_id INTEGER NOT NULL REFERENCES study_rater (id),"
                       " item_id INTEGER NOT NULL REFERENCES study_item (id),"
                       " version_id INTEGER NOT NULL REFERENCES study_version (id),"
                       " position INTEGER NOT NULL CHECK (position > 0),"
                       " swapped INTEGER NOT NULL CHECK (swapped IN (0, 1)),"
                       " at INTEGER NOT NULL, released_at INTEGER, UNIQUE (rater_id, position),"
                       " UNIQUE (rater_id, item_id)) STRICT"),
        QStringLiteral("CREATE INDEX study_turn_by_item ON study_turn (item_id, rater_id)"),
        QStringLiteral("CREATE INDEX study_turn_by_version ON study_turn (version_id, rater_id)"),
    };
}

/// What was said, as it was shown: `swapped` of the turn turns it round. A `late` answer came in
/// after the study was closed and is no part of results.
QStringList studyAnswers()
{
    return {
        QStringLiteral("CREATE TABLE study_answer (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE, turn_id INTEGER NOT NULL REFERENCES study_turn"
                       " (id), rater_id INTEGER NOT NULL REFERENCES study_rater (id),"
                       " question TEXT NOT NULL, value TEXT, at INTEGER NOT NULL,"
                       " duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0),"
                       " late INTEGER NOT NULL CHECK (late IN (0, 1))) STRICT"),
        QStringLiteral("CREATE INDEX study_answer_current ON study_answer"
                       " (turn_id, question, at, uuid)"),
        QStringLiteral("CREATE INDEX study_answer_by_rater ON study_answer (rater_id, at)"),
        QStringLiteral("CREATE TABLE study_event (id INTEGER PRIMARY KEY,"
                       " uuid TEXT NOT NULL UNIQUE, study_id INTEGER NOT NULL REFERENCES study"
                       " (id), rater_id INTEGER REFERENCES study_rater (id), event TEXT NOT NULL,"
                       " person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL,"
                       " detail TEXT NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX study_event_of_study ON study_event (study_id, event, at)"),
        QStringLiteral("CREATE INDEX study_event_of_rater ON study_event (rater_id, at, uuid)"
                       " WHERE rater_id IS NOT NULL"),
        QStringLiteral("CREATE TABLE study_form (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,"
                       " rater_id INTEGER NOT NULL REFERENCES study_rater (id),"
                       " version_id INTEGER NOT NULL REFERENCES study_version (id),"
                       " secret BLOB NOT NULL, made_at INTEGER NOT NULL, merged_at INTEGER)"
                       " STRICT"),
        QStringLiteral("CREATE INDEX study_form_by_rater ON study_form (rater_id)"),
        QStringLiteral("CREATE INDEX study_form_by_version ON study_form (version_id)"),
    };
}

QString guard(const QString& name, const QString& change, const QString& when, const QString& what)
{
    return QStringLiteral(
        "CREATE TRIGGER %1 BEFORE %2 WHEN %3 BEGIN SELECT RAISE(ABORT, '%4'); END")
        .arg(name, change, when, what);
}

/// Seals of what raters say in a packet come with more kinds; the table is made anew, since SQLite
/// changes no CHECK of one that is there.
QStringList sealsOfRaters()
{
    QStringList statements{
        QStringLiteral("CREATE TEMP TABLE kept_seal AS SELECT * FROM packet_seal"),
        QStringLiteral("DROP TABLE packet_seal"),
        QStringLiteral("CREATE TABLE packet_seal (id INTEGER PRIMARY KEY,"
                       " kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 6),"
                       " subject TEXT NOT NULL, at INTEGER NOT NULL, seal BLOB NOT NULL,"
                       " UNIQUE (subject, kind, at)) STRICT"),
        QStringLiteral("INSERT INTO packet_seal SELECT * FROM kept_seal"),
        QStringLiteral("DROP TABLE kept_seal"),
    };
    for (const char* change : {"UPDATE", "DELETE"})
        statements += guard(QStringLiteral("packet_seal_%1_in_a_packet").arg(QLatin1String(change)),
            QStringLiteral("%1 ON packet_seal").arg(QLatin1String(change)), QStringLiteral("1"),
            QStringLiteral("not in a packet"));
    return statements;
}

/// What a packet's person says as a rater comes into it, and nothing else of studies.
QStringList raterOfAPacket()
{
    const QString others =
        QStringLiteral("EXISTS (SELECT 1 FROM packet k WHERE NOT EXISTS (SELECT 1 FROM study_rater"
                       " r WHERE r.id = NEW.rater_id AND r.person_id = k.person_id)%1)");
    return {
        guard(QStringLiteral("study_answer_INSERT_in_a_packet"),
            QStringLiteral("INSERT ON study_answer"), others.arg(QString()),
            QStringLiteral("not in a packet")),
        guard(QStringLiteral("study_event_INSERT_in_a_packet"),
            QStringLiteral("INSERT ON study_event"),
            others.arg(
                QStringLiteral(" OR NEW.event NOT IN ('consented', 'declined', 'screened_out',"
                               " 'handed_in', 'taken_back', 'withdrawn')")),
            QStringLiteral("not in a packet")),
    };
}

/// In each table no row takes the place of another one (INSERT OR REPLACE takes the old row away
/// without asking a trigger), and none comes into a packet but what its rater says.
QStringList guardsOfEveryTable()
{
    const std::pair<const char*, const char*> tables[] = {
        {"study", "name_key = NEW.name_key"},
        {"study_version", "(study_id, number) = (NEW.study_id, NEW.number)"},
        {"study_item", "(study_id, position) = (NEW.study_id, NEW.position)"
                       " OR (study_id, name) = (NEW.study_id, NEW.name)"},
        {"study_source", "item_id = NEW.item_id"},
        {"study_link", "hash = NEW.hash"},
        {"study_rater", "(study_id, number) = (NEW.study_id, NEW.number)"
                        " OR (study_id, name_key) = (NEW.study_id, NEW.name_key)"
                        " OR hash = NEW.hash OR (NEW.participant <> '' AND participant <> ''"
                        " AND (study_id, participant) = (NEW.study_id, NEW.participant))"},
        {"study_turn", "(rater_id, position) = (NEW.rater_id, NEW.position)"
                       " OR (rater_id, item_id) = (NEW.rater_id, NEW.item_id)"},
        {"study_answer", ""},
        {"study_event", ""},
        {"study_form", ""},
    };
    QStringList statements;
    for (const auto& [name, same] : tables) {
        const QString table = QLatin1String(name);
        QStringList known;
        if (table != QLatin1String("study_source"))
            known += QStringLiteral("id = NEW.id OR uuid = NEW.uuid");
        if (*same)
            known += QLatin1String(same);
        statements +=
            guard(table + QStringLiteral("_REPLACE"), QStringLiteral("INSERT ON ") + table,
                QStringLiteral("EXISTS (SELECT 1 FROM %1 WHERE %2)")
                    .arg(table, known.join(QStringLiteral(" OR "))),
                QStringLiteral("it is in %1 already").arg(table));
        if (table == QLatin1String("study_answer") || table == QLatin1String("study_event"))
            continue;
        statements += guard(table + QStringLiteral("_INSERT_in_a_packet"),
            QStringLiteral("INSERT ON ") + table, QStringLiteral("EXISTS (SELECT 1 FROM packet)"),
            QStringLiteral("not in a packet"));
    }
    return statements;
}

/// `what` is refused to a change of any of these columns, where `when` holds.
QString fixed(const char* table, const char* columns, const QString& when, const char* what)
{
    QStringList differ;
    for (const QString& column : QString::fromLatin1(columns).split(u' '))
        differ += QStringLiteral("NEW.%1 IS NOT OLD.%1").arg(column);
    const QString name = QLatin1String(table);
    return guard(
        name + QStringLiteral("_is_fixed_") + QString::fromLatin1(columns).section(u' ', 0, 0),
        QStringLiteral("UPDATE ON ") + name,
        QStringLiteral("(%1) AND (%2)").arg(differ.join(QStringLiteral(" OR ")), when),
        QLatin1String(what));
}

/// A version is frozen by its first answer, and by a form that was handed out with it; an item by
/// being handed out; a closed study has the design, the exclusions among it, that it was closed
/// with.
QStringList frozenDesigns()
{
    const QString isUsed =
        QStringLiteral("EXISTS (SELECT 1 FROM study_turn t WHERE t.version_id = OLD.id AND EXISTS"
                       " (SELECT 1 FROM study_answer a WHERE a.turn_id = t.id))"
                       " OR EXISTS (SELECT 1 FROM study_form f WHERE f.version_id = OLD.id)");
    const QString isClosed = QStringLiteral("EXISTS (SELECT 1 FROM study_event e WHERE e.study_id ="
                                            " %1.study_id AND e.event = 'closed')");
    const QString isHandedOut =
        QStringLiteral("EXISTS (SELECT 1 FROM study_turn t WHERE t.item_id = OLD.%1)");
    const QString always = QStringLiteral("1");
    QStringList statements{
        fixed("study", "id uuid person_id at", always, "a study stays what it is"),
        fixed("study_version", "id uuid study_id number", always, "a version stays what it is"),
        fixed("study_version", "design person_id at",
            QStringLiteral("%1 OR %2").arg(isUsed, isClosed.arg(QLatin1String("OLD"))),
            "the version is frozen"),
        guard(QStringLiteral("study_version_is_fixed_DELETE"),
            QStringLiteral("DELETE ON study_version"), always,
            QStringLiteral("a version stays what it is")),
        fixed("study_item", "id uuid study_id position name kind grouping text fields at",
            isHandedOut.arg(QLatin1String("id")), "the item was handed out"),
        fixed("study_source", "item_id system_1 system_2 stratum origin known",
            isHandedOut.arg(QLatin1String("item_id")), "the item was handed out"),
        guard(QStringLiteral("study_source_is_fixed_DELETE"),
            QStringLiteral("DELETE ON study_source"), isHandedOut.arg(QLatin1String("item_id")),
            QStringLiteral("the item was handed out")),
    };
    for (const char* table : {"study_version", "study_item", "study_rater"})
        statements += guard(QLatin1String(table) + QStringLiteral("_after_close"),
            QStringLiteral("INSERT ON ") + QLatin1String(table), isClosed.arg(QLatin1String("NEW")),
            QStringLiteral("the study is closed"));
    return statements;
}

/// Who is asked about what stays as it was handed out; a turn can be released once, and moves to
/// another version only while its rater has said nothing and has no form.
QStringList fixedTurns()
{
    const QString always = QStringLiteral("1");
    const QString hasBegun = QStringLiteral(
        "EXISTS (SELECT 1 FROM study_answer a WHERE a.rater_id = OLD.rater_id) OR EXISTS"
        " (SELECT 1 FROM study_event e WHERE e.rater_id = OLD.rater_id) OR EXISTS"
        " (SELECT 1 FROM study_form f WHERE f.rater_id = OLD.rater_id)");
    return {
        fixed("study_link", "id uuid study_id hash at", always, "a link stays what it is"),
        fixed("study_rater", "id uuid study_id number link_id replaces_id at", always,
            "a rater stays who they are"),
        fixed("study_turn", "id uuid rater_id item_id position swapped at", always,
            "a turn stays what it is"),
        fixed("study_turn", "version_id", hasBegun, "the rater has begun"),
        fixed("study_turn", "released_at", QStringLiteral("OLD.released_at IS NOT NULL"),
            "it was released"),
        guard(QStringLiteral("study_turn_is_fixed_DELETE"), QStringLiteral("DELETE ON study_turn"),
            hasBegun, QStringLiteral("the rater has begun")),
        guard(QStringLiteral("study_turn_is_of_one_study"), QStringLiteral("INSERT ON study_turn"),
            QStringLiteral("NOT EXISTS (SELECT 1 FROM study_rater r JOIN study_item i"
                           " ON i.study_id = r.study_id JOIN study_version v"
                           " ON v.study_id = r.study_id WHERE r.id = NEW.rater_id"
                           " AND i.id = NEW.item_id AND v.id = NEW.version_id)"),
            QStringLiteral("the turn is not of one study")),
        fixed("study_form", "id uuid rater_id version_id secret made_at", always,
            "a form stays what it is"),
        guard(QStringLiteral("study_form_is_fixed_DELETE"), QStringLiteral("DELETE ON study_form"),
            always, QStringLiteral("a form stays what it is")),
    };
}

/// Answers and events are only ever added; a rater's withdrawal alone takes their answers away.
QStringList onlyAdded()
{
    const QString isWithdrawn = QStringLiteral("EXISTS (SELECT 1 FROM study_event e"
                                               " WHERE e.rater_id = %1.rater_id"
                                               " AND e.event = 'withdrawn')");
    const QString always = QStringLiteral("1");
    const auto appendOnly = [](const char* table, const char* change, const QString& when) {
        const QString name = QLatin1String(table);
        return guard(name + QStringLiteral("_is_append_only_") + QLatin1String(change),
            QLatin1String(change) + QStringLiteral(" ON ") + name, when,
            name + QStringLiteral(" is append-only"));
    };
    return {
        appendOnly("study_answer", "UPDATE", always),
        appendOnly("study_answer", "DELETE",
            QStringLiteral("NOT ") + isWithdrawn.arg(QLatin1String("OLD"))),
        appendOnly("study_event", "UPDATE", always),
        appendOnly("study_event", "DELETE", always),
        guard(QStringLiteral("study_answer_of_a_turn"), QStringLiteral("INSERT ON study_answer"),
            QStringLiteral("NOT EXISTS (SELECT 1 FROM study_turn t WHERE t.id = NEW.turn_id"
                           " AND t.rater_id = NEW.rater_id)"),
            QStringLiteral("it is not the rater''s turn")),
        guard(QStringLiteral("study_answer_after_withdrawal"),
            QStringLiteral("INSERT ON study_answer"), isWithdrawn.arg(QLatin1String("NEW")),
            QStringLiteral("the rater has withdrawn")),
        guard(QStringLiteral("study_event_of_a_rater"), QStringLiteral("INSERT ON study_event"),
            QStringLiteral("NEW.rater_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM study_rater r"
                           " WHERE r.id = NEW.rater_id AND r.study_id = NEW.study_id)"),
            QStringLiteral("it is not a rater of the study")),
    };
}

/// No answer lies between a submission and its taking back, whichever of them comes first into the
/// file. After a study was closed only what was released is still taken, as late.
QStringList inTime()
{
    const QString isClosed = QStringLiteral(
        "EXISTS (SELECT 1 FROM study_rater r JOIN study_event e ON e.study_id = r.study_id"
        " WHERE r.id = NEW.rater_id AND e.event = 'closed')");
    return {
        guard(QStringLiteral("study_answer_after_hand_in"),
            QStringLiteral("INSERT ON study_answer"),
            QStringLiteral("(SELECT e.event FROM study_event e WHERE e.rater_id = NEW.rater_id"
                           " AND e.event IN ('handed_in', 'taken_back') AND e.at < NEW.at"
                           " ORDER BY e.at DESC, e.uuid DESC LIMIT 1) = 'handed_in'"),
            QStringLiteral("the rater has handed in")),
        guard(QStringLiteral("study_event_hand_in_before_answers"),
            QStringLiteral("INSERT ON study_event"),
            QStringLiteral("NEW.event = 'handed_in' AND EXISTS (SELECT 1 FROM study_answer a"
                           " WHERE a.rater_id = NEW.rater_id AND a.at > NEW.at AND NOT EXISTS"
                           " (SELECT 1 FROM study_event e WHERE e.rater_id = NEW.rater_id"
                           " AND e.event = 'taken_back' AND e.at >= NEW.at AND e.at <= a.at))"),
            QStringLiteral("the rater has answered since")),
        guard(QStringLiteral("study_answer_after_close"), QStringLiteral("INSERT ON study_answer"),
            QStringLiteral("%1 AND NOT EXISTS (SELECT 1 FROM study_turn t WHERE t.id = NEW.turn_id"
                           " AND t.released_at IS NOT NULL)")
                .arg(isClosed),
            QStringLiteral("the study is closed")),
        guard(QStringLiteral("study_answer_is_late"), QStringLiteral("INSERT ON study_answer"),
            QStringLiteral("NEW.late <> %1").arg(isClosed),
            QStringLiteral("whether it is late is not as it is")),
    };
}

} // namespace

QStringList schemaVersion7()
{
    return studiesAndItems() + raters() + studyAnswers() + sealsOfRaters() + raterOfAPacket() +
           guardsOfEveryTable() + frozenDesigns() + fixedTurns() + onlyAdded() + inTime();
}

} // namespace tandem
