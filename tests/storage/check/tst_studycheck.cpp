#include "storage/check/projectcheck.h"
#include "storage/database/statement.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using Kind = studies::RaterEvent::Kind;

/// What "tandem check" finds of studies: nothing in a sound project, and what and where for each
/// kind of tampering.
class TestStudyCheck final : public QObject
{
    Q_OBJECT

    /// Ann has submitted, Bob is at work, Cem has withdrawn; a second study is empty but for Ann,
    /// and a third one closed.
    static void work(StudyFixture& fixture)
    {
        fixture.answerAll(fixture.raters.at(0));
        StudyFixture::take(
            fixture.keep(fixture.raters.at(0), {{}, {StudyFixture::event(Kind::Submitted, 9000)}}));
        StudyFixture::take(fixture.keep(fixture.raters.at(1),
            {{fixture.row(fixture.raters.at(1), 0, QStringLiteral("2"), 5000)}, {}}));
        fixture.answerAll(fixture.raters.at(2));
        StudyFixture::take(StudyAnswerRepository(fixture.database())
                               .withdraw(fixture.raters.at(2), fixture.lea()));
        const StudyId other = StudyFixture::take(
            StudyRepository(fixture.database())
                .create(QStringLiteral("Second"), StudyFixture::design(), fixture.lea()));
        StudyFixture::take(StudyRaterRepository(fixture.database())
                               .add(other, {{.name = QStringLiteral("Ann")}}, fixture.lea()));
        StudyFixture::take(StudyRepository(fixture.database())
                               .addItems(other, StudyFixture::someItems(1, 1), fixture.lea()));
        closedStudy(fixture);
    }

    /// Two came by a link and agreed: the first one (rater 6) has submitted, the second one (7) was
    /// replaced by Eve (8), who answered once in time and, after the study ended early, once too
    /// late.
    static void closedStudy(StudyFixture& fixture)
    {
        Database& database = fixture.database();
        studies::Design design = StudyFixture::design();
        design.consent = QStringLiteral("I agree.");
        const StudyId study = StudyFixture::take(
            StudyRepository(database).create(QStringLiteral("Closed"), design, fixture.lea()));
        StudyFixture::take(StudyRepository(database).addItems(
            study, StudyFixture::someItems(1, 2), fixture.lea()));
        StudyLinkRepository links(database);
        const QString secret = StudyFixture::take(links.newOpenLink(study, 2,
            {QStringLiteral("DONE"), QStringLiteral("NO"), QStringLiteral("OUT")}, fixture.lea()));
        const OpenLink link = *StudyFixture::take(links.openLinkOf(secret));
        const RaterId first = StudyFixture::take(links.join(link, QStringLiteral("p1"))).rater;
        const RaterId second = StudyFixture::take(links.join(link, QStringLiteral("p2"))).rater;
        const qint64 at = QDateTime::currentMSecsSinceEpoch() - 3'600'000;
        StudyFixture::take(fixture.keep(first, {{}, {StudyFixture::event(Kind::Consented, at)}}));
        fixture.answerAll(first, QStringLiteral("1"), at);
        StudyFixture::take(
            fixture.keep(first, {{}, {StudyFixture::event(Kind::Submitted, at + 9000)}}));
        StudyFixture::take(fixture.keep(second, {{}, {StudyFixture::event(Kind::Consented, at)}}));
        const RaterId eve = StudyFixture::take(StudyRaterRepository(database).replace(
            second, {.name = QStringLiteral("Eve")}, QStringLiteral("ill"), fixture.lea()));
        StudyFixture::take(fixture.keep(eve, {{fixture.row(eve, 0, QStringLiteral("1"), at + 1)},
                                                 {StudyFixture::event(Kind::Consented, at)}}));
        ProjectFixture::check(StudyRepository(database).close(
            study, fixture.lea(), EarlyEnd{QStringLiteral("No time")}));
        StudyFixture::take(fixture.keep(eve,
            {{fixture.row(eve, 1, QStringLiteral("1"), QDateTime::currentMSecsSinceEpoch() + 5000)},
                {}}));
    }

    static void tamper(Database& database, const QString& sql)
    {
        QVERIFY(database.run(QStringLiteral("PRAGMA synchronous = OFF")));
        QStringList triggers;
        QStringList names;
        {
            Statement rows(database,
                QStringLiteral("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"));
            while (rows.next()) {
                names.append(rows.text(0));
                triggers.append(rows.text(1));
            }
        }
        for (const QString& name : std::as_const(names))
            QVERIFY(database.run(QStringLiteral("DROP TRIGGER ") + name));
        QVERIFY(database.run(QStringLiteral("PRAGMA foreign_keys = OFF")));
        QVERIFY(database.run(QStringLiteral("PRAGMA ignore_check_constraints = ON")));
        for (const QString& statement : sql.split(QStringLiteral("; "))) {
            const auto done = database.run(statement);
            QVERIFY2(done, done ? "" : qPrintable(done.error().detail));
        }
        for (const QString& trigger : std::as_const(triggers))
            QVERIFY(database.run(trigger));
    }

    template <typename Row>
    static void addLinks(const Row& row)
    {
        row("a link that lets in fewer than none", "UPDATE study_link SET most = -1",
            "Row 1 of table study_link has an invalid value: \"most >= 0\"");
        row("a link that lets in more than was said", "UPDATE study_link SET most = 9",
            "admit another number of raters than recorded (Closed)");
        row("a link that let in too many", "UPDATE study_link SET most = 1",
            "used by more raters than they admit (Closed)");
        row("a link with a short hash", "UPDATE study_link SET hash = x'00'",
            "impossible link(s) (Closed)");
        row("a link ended before it was made", "UPDATE study_link SET revoked_at = at - 1",
            "impossible link(s) (Closed)");
        row("a link without its code", "UPDATE study_link SET code_done = ''",
            "without a completion code (Closed)");
        row("a link that gives who declined the code of who is done",
            "UPDATE study_link SET code_declined = code_done",
            "with the same code for completion as for declining or screening out (Closed)");
        row("a link that gives who was screened out the code of who is done",
            "UPDATE study_link SET code_screened_out = code_done",
            "with the same code for completion as for declining or screening out (Closed)");
        row("a code beyond its bound", "UPDATE study_link SET code_declined = printf('%200d', 1)",
            "impossible link(s) (Closed)");
        row("a rater with a short hash", "UPDATE study_rater SET hash = x'01' WHERE id = 6",
            "joined by their link (Closed, R1)");
        row("a rater from before their link", "UPDATE study_rater SET at = 5 WHERE id = 7",
            "joined by their link (Closed, R2)");
        row("a rater from after the end of their link",
            // All others in the very millisecond: on a fast machine they may come in it, or later.
            "UPDATE study_link SET revoked_at = at;"
            " UPDATE study_rater SET at = (SELECT max(at) FROM study_link) WHERE link_id IS NOT "
            "NULL;"
            " UPDATE study_rater SET at = at + 9 WHERE id = 7",
            "joined by their link (Closed, R2)");
        row("a link of another study", "UPDATE study_link SET study_id = 1",
            "from another study (Closed, R1)");
    }

    template <typename Row>
    static void addClose(const Row& row)
    {
        row("an answer in time called late", "UPDATE study_answer SET late = 1 WHERE rater_id = 6",
            "changed after their study was closed (first: Closed, R1)");
        row("an answer called late to what was not released",
            "UPDATE study_turn SET released_at = NULL WHERE rater_id = 8",
            "changed after their study was closed (first: Closed, R3)");
        row("a late answer called one in time", "UPDATE study_answer SET late = 0 WHERE late = 1",
            "changed after their study was closed (first: Closed, R3)");
        row("an answer in time from after closing",
            "UPDATE study_answer SET at = (SELECT at + 301000 FROM study_event"
            " WHERE event = 'closed') WHERE rater_id = 8 AND late = 0",
            "changed after their study was closed (first: Closed, R3)");
        row("an answer from before its study",
            "UPDATE study_answer SET at = (SELECT at - 301000 FROM study WHERE id = 3)"
            " WHERE id = (SELECT min(id) FROM study_answer WHERE rater_id = 6)",
            "from before their study was created (Closed, R1)");
        row("a turn released before it was given",
            "UPDATE study_turn SET released_at = 5 WHERE rater_id = 7",
            "released at an impossible time (Closed, R2)");
        row("a turn released after closing",
            "UPDATE study_turn SET released_at = (SELECT at + 1 FROM study_event"
            " WHERE event = 'closed') WHERE rater_id = 7",
            "released at an impossible time (Closed, R2)");
        row("a turn of a closed study that waits",
            "UPDATE study_turn SET released_at = NULL WHERE rater_id = 7",
            "neither answered nor released (Closed, R2)");
        const char* const changed = "changed after their study was closed (first: Closed, R";
        row("an answer of a closed study turned round",
            "UPDATE study_answer SET value = CASE value WHEN '1' THEN '2' ELSE '1' END"
            " WHERE rater_id = 8 AND late = 0 AND question = 'better'",
            changed);
        row("an answer of a closed study given to another question of it",
            "UPDATE study_answer SET duration_ms = duration_ms + 1 WHERE rater_id = 6", changed);
        row("answers that are not those that an older version noted",
            "UPDATE study_event SET detail = json_set(detail, '$.answers', json('{\"r\":\"d\"}'))"
            " WHERE event = 'closed'",
            "Answers changed since the study was closed (Closed)");
        row("a close moved back", "UPDATE study_event SET at = at - 7200000 WHERE event = 'closed'",
            "that do not match the journal (Closed, closed)");
        row("a close moved on", "UPDATE study_event SET at = at + 7200000 WHERE event = 'closed'",
            "that do not match the journal (Closed, closed)");
        row("a close taken out", "DELETE FROM study_event WHERE event = 'closed'",
            "study event(s) removed (Closed, closed)");
        row("a close invented",
            "INSERT INTO study_event SELECT 100, uuid || 'x', 1, NULL, 'closed', 1, at, '{}'"
            " FROM study_event WHERE event = 'closed'",
            "that do not match the journal (Outputs, closed)");
        row("a close by somebody else",
            "UPDATE study_event SET person_id = NULL WHERE event = 'closed'",
            "that do not match the journal (Closed, closed)");
        row("another reason of an early end",
            "UPDATE study_event SET detail = json_set(detail, '$.reason', 'x')"
            " WHERE event = 'ended_early'",
            "that do not match the journal (Closed, ended_early)");
        row("a version from after closing",
            "UPDATE study_version SET at = at + 9999999 WHERE study_id = 3",
            "added after their study was closed (Closed)");
        row("a turn from after closing",
            "UPDATE study_turn SET at = at + 9999999 WHERE rater_id = 6",
            "added after their study was closed (Closed)");
    }

    template <typename Row>
    static void addContents(const Row& row)
    {
        const char* const unread = "The study \"Outputs\" cannot be read. (item 1";
        row("known answers that are garbage",
            "UPDATE study_source SET known = '[' WHERE item_id = 1", unread);
        row("known answers that are no texts",
            "UPDATE study_source SET known = '{\"better\": 1}' WHERE item_id = 1", unread);
        row("scores that are garbage", "UPDATE study_source SET scores = 'x' WHERE item_id = 1",
            unread);
        row("scores that are no numbers",
            "UPDATE study_source SET scores = '{\"bleu_1\": \"a\"}' WHERE item_id = 1", unread);
        row("fields that are no list", "UPDATE study_item SET fields = '{}' WHERE id = 1", unread);
        row("fields without a text",
            "UPDATE study_item SET fields = '[{\"name\": \"output\", \"side\": 1}]' WHERE id = 1",
            unread);
        row("marks outside of the text",
            "UPDATE study_item SET fields = json_set(fields, '$[0].marks', json('[[5, 900]]'))"
            " WHERE id = 1",
            unread);
        row("a field with one side",
            "UPDATE study_item SET fields = '[{\"name\": \"o\", \"text\": \"x\", \"side\": 1}]'"
            " WHERE id = 1",
            "only one of the two sides. (Outputs, item 1)");
        row("an item without a name", "UPDATE study_item SET name = ' ' WHERE id = 1",
            "It has no name. (Outputs");
        row("a heading beyond its bound",
            "UPDATE study_item SET text = printf('%3000d', 1) WHERE id = 1",
            "more than 2000 characters. (Outputs, item 1)");
        row("a design of another kind",
            "UPDATE study_version SET design = json_set(design, '$.kind', 'x') WHERE id = 1",
            "The study \"Outputs\" cannot be read. (/kind");
        row("a design that nobody can hand out",
            "UPDATE study_version SET design = json_set(design, '$.raters_per_item', 0)"
            " WHERE id = 1",
            "(Outputs, /raters_per_item)");
        row("a study under another key", "UPDATE study SET name_key = 'x' WHERE id = 1",
            "An invalid name of a study or rater (Outputs)");
        row("a rater under another key", "UPDATE study_rater SET name_key = 'x' WHERE id = 1",
            "An invalid name of a study or rater (Outputs, R1)");
        row("unnamed rater", "UPDATE study_rater SET name = '' WHERE id = 1",
            "An invalid name of a study or rater (Outputs, R1)");
    }

    template <typename Row>
    static void addRaters(const Row& row)
    {
        const char* const notReplaced = "someone else's rater (Closed, R";
        row("a rater in their own place", "UPDATE study_rater SET replaces_id = id WHERE id = 8",
            notReplaced);
        row("a rater in the place of a later one",
            "UPDATE study_rater SET replaces_id = 8 WHERE id = 7", notReplaced);
        row("a rater in the place of another one",
            "UPDATE study_rater SET replaces_id = 6 WHERE id = 8", notReplaced);
        row("a name of who has withdrawn",
            "UPDATE study_rater SET name = 'Cem', name_key = 'cem' WHERE id = 3",
            "withdrawn rater(s) still named (Outputs, R3)");
        row("a participant who has withdrawn",
            "UPDATE study_rater SET participant = 'p9' WHERE id = 3",
            "withdrawn rater(s) still named (Outputs, R3)");
        row("a turn of who has withdrawn",
            "UPDATE study_turn SET released_at = NULL WHERE rater_id = 3",
            "still assigned to withdrawn raters (Outputs, R3)");
        const char* const incomplete = "without answering everything required (Outputs, R1)";
        row("a hand-in of who lacks an answer", "UPDATE study_answer SET value = NULL WHERE id = 1",
            incomplete);
        row("a hand-in of who answered nothing", "DELETE FROM study_answer WHERE rater_id = 1",
            incomplete);
        row("a hand-in of who was at work",
            "UPDATE study_event SET rater_id = 2 WHERE event = 'handed_in' AND rater_id = 1",
            "without answering everything required (Outputs, R2)");
        const char* const places = "with gaps in the order of items (Closed, R1)";
        row("a turn beyond the others",
            "UPDATE study_turn SET position = position + 50 WHERE rater_id = 6 AND position = 2",
            places);
        row("no first turn",
            "UPDATE study_turn SET position = 9 WHERE rater_id = 6 AND position = 1", places);
        row("a turn before the first",
            "UPDATE study_turn SET position = 0 WHERE rater_id = 6 AND position = 1", places);
        row("answers without a consent",
            "UPDATE study_event SET event = 'opened' WHERE event = 'consented' AND rater_id = 6",
            "without the required consent (Closed, R1)");
    }

    template <typename Row>
    static void addEvents(const Row& row)
    {
        const auto added = [](const char* event, const char* like) {
            return QStringLiteral("INSERT INTO study_event SELECT 100, uuid || 'x', study_id,"
                                  " rater_id, '%1', person_id, at + 5, detail FROM study_event"
                                  " WHERE event = '%2' ORDER BY id LIMIT 1")
                .arg(QLatin1String(event), QLatin1String(like))
                .toUtf8();
        };
        row("a hand-in of nobody",
            "UPDATE study_event SET rater_id = NULL WHERE event = 'handed_in'",
            "without a rater, or with one that they must not have (Closed, handed_in)");
        row("a close of a rater", "UPDATE study_event SET rater_id = 6 WHERE event = 'closed'",
            "without a rater, or with one that they must not have (Closed, closed)");
        row("a second withdrawal", added("withdrawn", "withdrawn"),
            "left more than once (Outputs, R3, withdrawn)");
        row("a second replacement", added("replaced", "replaced"),
            "left more than once (Closed, R2, replaced)");
        row("a hand-in of who has withdrawn", added("handed_in", "withdrawn"),
            "already finished (Outputs, R3, handed_in)");
        row("a refusal of who has handed in", added("declined", "handed_in"),
            "already finished (Outputs, R1, declined)");
        row("a withdrawal taken out", "DELETE FROM study_event WHERE event = 'withdrawn'",
            "study event(s) removed (Outputs, R3, withdrawn)");
    }

    /// Times and UUIDs of every table, and what its CHECKs do not allow.
    static void addColumns()
    {
        const QString form = QStringLiteral(
            "INSERT INTO study_form SELECT 1, uuid, 1, 1, zeroblob(32), at, at FROM study_event"
            " WHERE id = 1; ");
        const auto add = [](const QString& name, const QString& sql, const QString& word) {
            QTest::newRow(qPrintable(name)) << sql << word;
        };
        for (const char* const name : {"study.at", "study_version.at", "study_item.at",
                 "study_link.at", "study_link.revoked_at", "study_rater.at", "study_turn.at",
                 "study_turn.released_at", "study_answer.at", "study_event.at",
                 "study_form.made_at", "study_form.merged_at"}) {
            const QString column = QLatin1String(name);
            const QString table = column.section(u'.', 0, 0);
            for (const char* time : {"-5", "4102444800000", "9223372036854775807"})
                add(column + QLatin1String(" is ") + QLatin1String(time),
                    form + QStringLiteral("UPDATE %1 SET %2 = %3")
                               .arg(table, column.section(u'.', 1), QLatin1String(time)),
                    QStringLiteral("impossible time(s): table %1, \"%2\", first in row 1")
                        .arg(table, column.section(u'.', 1)));
        }
        for (const char* const name : {"study", "study_version", "study_item", "study_link",
                 "study_rater", "study_turn", "study_answer", "study_event", "study_form"}) {
            const QString table = QLatin1String(name);
            for (const char* uuid : {"'x'", "upper(uuid)", "'{' || uuid || '}'"})
                add(table + QLatin1String(" has the UUID ") + QLatin1String(uuid),
                    form + QStringLiteral("UPDATE %1 SET uuid = %2 WHERE id = 1")
                               .arg(table, QLatin1String(uuid)),
                    QStringLiteral("Row 1 of table %1, \"uuid\": it is not a UUID").arg(table));
        }
        const std::pair<const char*, const char*> checks[] = {
            {"study_version SET number = 0", "number > 0"},
            {"study_item SET position = -1", "position > 0"},
            {"study_item SET kind = 3", "kind BETWEEN 0 AND 2"},
            {"study_rater SET number = 0", "number > 0"},
            {"study_turn SET position = 0", "position > 0"},
            {"study_turn SET swapped = 2", "swapped IN (0, 1)"},
            {"study_answer SET duration_ms = -1", "duration_ms >= 0"},
            {"study_answer SET late = 7", "late IN (0, 1)"},
        };
        for (const auto& [change, constraint] : checks)
            add(QLatin1String(change),
                QStringLiteral("UPDATE %1 WHERE id = 1").arg(QLatin1String(change)),
                QStringLiteral("Row 1 of table %1 has an invalid value: \"%2\"")
                    .arg(QString::fromLatin1(change).section(u' ', 0, 0),
                        QLatin1String(constraint)));
    }

    QTemporaryDir m_folder;
    QString m_sound = m_folder.filePath(QStringLiteral("sound.tandem"));

private slots:
    void initTestCase()
    {
        StudyFixture fixture(3, 4);
        work(fixture);
        QVERIFY(fixture.database().run(QStringLiteral("VACUUM INTO ?"), {m_sound}));
    }

    void aSoundProjectHasNoProblems()
    {
        const auto report = checkProject(m_sound);
        QVERIFY(report);
        QCOMPARE(report->problems, QStringList());
    }

    void tamperingShows_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* name, const QByteArray& sql, const char* word) {
            QTest::newRow(name) << QString::fromUtf8(sql) << QString::fromUtf8(word);
        };
        row("a study gone", "DELETE FROM study WHERE id = 1", "missing row of table study");
        row("a version gone", "DELETE FROM study_version WHERE study_id = 2",
            "with a missing version (Second)");
        row("a version renumbered", "UPDATE study_version SET number = 3 WHERE study_id = 2",
            "with a missing version (Second)");
        row("a design cut off",
            "UPDATE study_version SET design = substr(design, 1, 40) WHERE study_id = 1",
            "The study \"Outputs\" cannot be read");
        row("an item gone", "DELETE FROM study_item WHERE id = 1", "with a missing item (Outputs)");
        row("a place left out", "UPDATE study_item SET position = 9 WHERE id = 3",
            "with a missing item (Outputs)");
        row("fields that are no JSON", "UPDATE study_item SET fields = '[' WHERE id = 1",
            "The study \"Outputs\" cannot be read");
        row("a source gone", "DELETE FROM study_source WHERE item_id = 2",
            "without a source (Outputs, item 2)");
        row("a rater gone", "DELETE FROM study_rater WHERE id = 2",
            "with a missing rater (Outputs)");
        row("a rater of another study's rater",
            "UPDATE study_rater SET replaces_id = 5 WHERE id = 2",
            "from another study (Outputs, R2)");
        row("a turn of another study's item",
            "UPDATE study_turn SET item_id = (SELECT id FROM study_item WHERE study_id = 2)"
            " WHERE id = (SELECT min(id) FROM study_turn WHERE rater_id = 2)",
            "another study (Outputs, R2)");
        row("a turn under another study's version",
            "UPDATE study_turn SET version_id = 2 WHERE rater_id = 1",
            "another study (Outputs, R1)");
        row("a rater under two versions",
            "UPDATE study_turn SET version_id = 2 WHERE id ="
            " (SELECT min(id) FROM study_turn WHERE rater_id = 4)",
            "several versions (Outputs, R4)");
        row("a turn gone", "DELETE FROM study_turn WHERE rater_id = 1 AND position = 1",
            "missing row of table study_turn");
        row("an answer gone", "DELETE FROM study_answer WHERE id = 1", "rater answer(s) removed");
        row("an answer turned into nonsense",
            "UPDATE study_answer SET value = 'alpha' WHERE rater_id = 2",
            "does not offer (Outputs)");
        row("an answer to what nobody asked",
            "UPDATE study_answer SET question = 'worse' WHERE rater_id = 2",
            "does not offer (Outputs)");
        row("an answer put into another's mouth",
            "UPDATE study_answer SET rater_id = 2 WHERE id = 1",
            "to an item of another rater (Outputs, R2)");
        row("an answer after the hand-in", "UPDATE study_answer SET at = 99000 WHERE id = 1",
            "had submitted (Outputs, R1)");
        row("an answer of who has withdrawn",
            "INSERT INTO study_answer SELECT NULL, 'u', t.id, 3, 'better', '1', 1, 0, 0 FROM"
            " study_turn t WHERE t.rater_id = 3 LIMIT 1",
            "have withdrawn (Outputs, R3)");
        row("an answer that is late in an open study",
            "UPDATE study_answer SET late = 1 WHERE rater_id = 2",
            "in an open study (Outputs, R2)");
        row("an event gone", "DELETE FROM study_event WHERE id = 2", "journal of studies");
        row("an event that is none",
            "UPDATE study_event SET event = 'vanished' WHERE event = 'handed_in' AND study_id = 1",
            "unknown study event(s) (Outputs, vanished)");
        row("an event whose detail is no JSON", "UPDATE study_event SET detail = '{' WHERE id = 1",
            "not JSON (Outputs)");
        row("an event of another study's rater",
            "UPDATE study_event SET study_id = 2 WHERE event = 'handed_in' AND rater_id = 1",
            "another study's rater (Outputs, R1)");
        row("a study closed twice",
            "INSERT INTO study_event SELECT 100 + id, 'u' || id, 1, NULL, 'closed', NULL, 1, '{}'"
            " FROM study_event LIMIT 2",
            "more than once (Outputs)");
        row("a form with a key that is none",
            "INSERT INTO study_form VALUES (1, 'f', 1, 1, x'00', 1, NULL)",
            "impossible form(s) (Outputs, R1)");
        row("a form of another study",
            "INSERT INTO study_form VALUES (1, 'f', 1, 2, zeroblob(32), 1, NULL)",
            "impossible form(s) (Outputs, R1)");
        row("a form gone", "INSERT INTO study_form VALUES (2, 'f', 1, 1, zeroblob(32), 1, NULL)",
            "study form(s) removed");
        row("a link of nobody's study",
            "INSERT INTO study_link VALUES (9, 'l', 9, x'00', 0, '', '', '', 1, NULL)",
            "missing row of table study");
        addLinks(row);
        addClose(row);
        addContents(row);
        addRaters(row);
        addEvents(row);
        addColumns();
    }

    void tamperingShows()
    {
        QFETCH(const QString, sql);
        QFETCH(const QString, word);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("tampered.tandem"));
        QVERIFY(QFile::copy(m_sound, path));
        tamper(*StudyFixture::take(Database::open(path, Database::Mode::ReadWrite)), sql);
        const auto report = checkProject(path);
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QVERIFY2(
            report->problems.join(u'\n').contains(word), qPrintable(report->problems.join(u'\n')));
        QVERIFY(!report->problems.join(u'\n').contains(QLatin1String("%n")));
    }

    void aStudyWhoseResultsWereOthersBeforeIsNamed()
    {
        StudyFixture fixture(1, 1);
        studies::Question grave;
        grave.name = QStringLiteral("grave");
        grave.text = QStringLiteral("How much closer is it?");
        grave.kind = studies::Question::Kind::Scale;
        grave.onlyIf = studies::Condition{
            StudyFixture::question(), {QStringLiteral("1"), QStringLiteral("2")}};
        studies::Design design = StudyFixture::design();
        design.questions = {design.questions.constFirst(), grave};
        StudyFixture::take(
            StudyRepository(fixture.database()).changeDesign(fixture.study, design, fixture.lea()));
        const RaterId ann = fixture.raters.first();
        const auto says = [&](const QString& question, const QString& value, qint64 at) {
            studies::AnswerRow row = fixture.row(ann, 0, value, at);
            row.question = question;
            StudyFixture::take(fixture.keep(ann, {{row}, {}}));
        };
        says(StudyFixture::question(), QStringLiteral("1"), 100);
        says(grave.name, QStringLiteral("5"), 200);
        says(StudyFixture::question(), QStringLiteral("tie"), 300);
        // Nothing was computed from an open study.
        QCOMPARE(checkProject(fixture.project().path())->notes, QStringList());
        fixture.close();
        const auto report = checkProject(fixture.project().path());
        QVERIFY2(report->problems.isEmpty(), qPrintable(report->problems.join(u'\n')));
        QCOMPARE(report->notes.size(), 1);
        QVERIFY2(report->notes.constFirst().contains(QLatin1String("\"Outputs\"")),
            qPrintable(report->notes.constFirst()));
    }

    void aPlaceThatWasGivenBackIsNoProblem()
    {
        StudyFixture fixture(2, 0);
        StudyLinkRepository links(fixture.database());
        const QString secret =
            StudyFixture::take(links.newOpenLink(fixture.study, 1, {}, fixture.lea()));
        const OpenLink link = **links.openLinkOf(secret);
        for (const Kind way : {Kind::Declined, Kind::ScreenedOut}) {
            const RaterId rater =
                StudyFixture::take(links.join(link, QString::number(int(way)))).rater;
            StudyFixture::take(fixture.keep(rater, {{}, {StudyFixture::event(way, 1000)}}));
        }
        StudyFixture::take(links.join(link, QStringLiteral("p")));
        QCOMPARE(checkProject(fixture.project().path())->problems, QStringList());
    }

    void aGuardThatIsMissingKeepsTheProjectFromBeingOpened()
    {
        StudyFixture fixture;
        QVERIFY(fixture.database().run(
            QStringLiteral("DROP TRIGGER study_answer_is_append_only_UPDATE")));
        QVERIFY(!checkProject(fixture.project().path()));
    }
};

TANDEM_TEST(TestStudyCheck, QCoreApplication)
#include "tst_studycheck.moc"
