#include "expertproject.h"
#include "projectfixture.h"
#include "storage/check/projectcheck.h"
#include "storage/repositories/clockjump.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/searchrepository.h"
#include "storedproject.h"
#include "tampering.h"
#include "testmain.h"

#include <QTest>

#include <sqlite3.h>

using namespace tandem;

/// The check of a project: nothing on a sound one, and a word for each kind of tampering.
class TestProjectCheck : public QObject
{
    Q_OBJECT

private slots:
    void aSoundProjectHasNoProblems()
    {
        ProjectFixture fixture;
        work(fixture);
        const auto report = checkProject(fixture.path());
        QVERIFY(report);
        QCOMPARE(report->problems, QStringList());
        QCOMPARE(report->samples, 4);
        QCOMPARE(report->answers, 11);
        QCOMPARE(report->schemaVersion, currentSchemaVersion());
    }

    void tamperingShows_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* name, const char* sql, const char* word) {
            QTest::newRow(name) << QString::fromUtf8(sql) << QString::fromUtf8(word);
        };
        row("an answer deleted", "DELETE FROM answer WHERE id = 2", "journal of answers");
        row("an answer emptied", "UPDATE answer SET value = NULL WHERE id = 2",
            "without a complete answer");
        row("an answer by somebody else", "UPDATE answer SET person_id = 1 WHERE id = 11",
            "outside the pair");
        row("an answer about another sample", "UPDATE answer SET item_id = 11 WHERE id = 11",
            "another sample");
        row("an answer added after the hand-in",
            "INSERT INTO answer SELECT 12, 'u', round_id, person_id, item_id, 0, 0, '',"
            " at + 100000, 0 FROM answer WHERE id = 1",
            "submission(s) changed since they were submitted");
        row("an answer by nobody", "UPDATE answer SET person_id = 99 WHERE id = 11",
            "missing row of table person");
        row("a hand-in invented", "UPDATE round SET handed_in_b = 1 WHERE id = 2",
            "with submissions that do not match");
        row("a hand-in removed",
            "UPDATE round SET handed_in_b = NULL, settled_at = NULL, settled_rule = NULL"
            " WHERE id = 1",
            "with submissions that do not match");
        row("a round settled early",
            "UPDATE round SET settled_at = 1, settled_rule = 0 WHERE id = 2", "settled before");
        row("a round reopened quietly",
            "UPDATE round SET settled_at = NULL, settled_rule = NULL WHERE id = 1", "reopened");
        row("a decision in an open round",
            "INSERT INTO decision SELECT 1, 'd', 2, 6, 1, 1, 'x', 1, 0",
            "in rounds not submitted by both");
        row("the journal cut", "DELETE FROM journal WHERE id = 3", "the journal");
        row("a number beyond any", "UPDATE sample SET position = position + 4294967296",
            "numbering of samples");
        row("a sample gone", "DELETE FROM sample WHERE id = 2", "sample");
        row("a paragraph gone", "DELETE FROM paragraph WHERE id = 7", "paragraphs");
        row("a fact group moved", "UPDATE fact_group SET sample_id = 1", "facts");
        row("a text out of the search index",
            "INSERT INTO search (search, rowid, text) SELECT 'delete', id * 8 + 1, text"
            " FROM paragraph WHERE id = 3",
            "missing from the search index");
        row("a text too many in the search index",
            "INSERT INTO search (rowid, text) VALUES (8001, 'x')", "without a text");
        row("a case gone", "DELETE FROM text_case WHERE id = 1", "numbering of cases");
        row("a score improved", "UPDATE evaluation SET precision_style = 1 WHERE id = 2",
            "with scores that do not match their judgments");
        row("a count changed", "UPDATE evaluation SET expected_neither = 9 WHERE id = 1",
            "with scores that do not match their judgments");
        row("a verdict turned round",
            "UPDATE evaluation_explanation SET explanation ="
            " replace(explanation, '\"aligned\":false', '\"aligned\":true')",
            "with scores that do not match their judgments");
        row("an explanation cut off",
            "UPDATE evaluation_explanation SET explanation = substr(explanation, 1, 100)",
            "unreadable evaluation(s)");
        row("an explanation gone", "DELETE FROM evaluation_explanation WHERE evaluation_id = 2",
            "complete without");
        row("an evaluation begun again", "UPDATE evaluation SET state = 0 WHERE id = 1",
            "or incomplete with one");
        row("an evaluation out of the search index",
            "INSERT INTO evaluation_words (evaluation_words) VALUES ('delete-all')",
            "missing from the search index");
        row("an evaluation too many in the search index",
            "INSERT INTO evaluation_words (rowid, texts) VALUES (99, 'x')",
            "without an evaluation");
        row("a review after its author was done",
            "INSERT INTO verdict SELECT NULL, 'u', kind, subject_id, person_id, decision, 1, '', "
            "'',"
            " at + 100000, 0 FROM verdict WHERE id = 1",
            "finished review(s) changed since they were finished");
        row("a review deleted", "DELETE FROM verdict WHERE id = 1",
            "review(s) of a judgment changed since they were given");
        row("extra that is no JSON", "UPDATE paragraph SET extra = '{\"a\": ' WHERE id = 3",
            "Row 3 of table paragraph, \"extra\": it is not JSON. Restore an earlier copy");
        row("extra that is no object", "UPDATE sample SET extra = '[1]' WHERE id = 2",
            "Row 2 of table sample, \"extra\": it is not JSON.");
        row("a text that is no UTF-8",
            "UPDATE utterance SET text = CAST(x'61ff62' AS TEXT) WHERE id = 2",
            "Row 2 of table utterance, \"text\": it is not valid UTF-8.");
        row("a text with NUL", "UPDATE paragraph SET text = 'a' || char(0) || 'b' WHERE id = 1",
            "Row 1 of table paragraph, \"text\": it contains a NUL character.");
        row("an answer without a UUID", "UPDATE answer SET uuid = '' WHERE id = 2",
            "Row 2 of table answer, \"uuid\": it is empty.");
        row("a person without a name", "UPDATE person SET name = '' WHERE id = 2",
            "Row 2 of table person, \"name\": it is empty.");
        row("a setting that is none", "UPDATE setting SET value = '7' WHERE key = 'rule'",
            "Row rule of table setting has an invalid value: \"7\". Restore an earlier copy");
        row("a wage that is no number", "UPDATE setting SET value = 'x' WHERE key = 'hourly_wage'",
            "Row hourly_wage of table setting");
        row("a setting that nobody knows", "INSERT INTO setting VALUES ('colour', 'red')",
            "Row colour of table setting has an invalid value: \"red\"");
        row("a colour that is none", "UPDATE person SET colour = 'red' WHERE id = 2",
            "with an invalid colour");
        row("a time before all", "UPDATE answer SET at = -5 WHERE id = 2",
            "impossible time(s): table answer, \"at\", first in row 2");
        row("a time that is yet to come",
            "UPDATE round SET handed_in_a = 4102444800000 WHERE id = 1",
            "impossible time(s): table round, \"handed_in_a\", first in row 1");
        row("a UUID that is none", "UPDATE sample SET uuid = 'x' WHERE id = 2",
            "Row 2 of table sample, \"uuid\": it is not a UUID");
        row("a project without its UUID", "DELETE FROM setting WHERE key = 'uuid'",
            "Row uuid of table setting");
        const char* changed = "INSERT INTO article_change (id, uuid, sample_id, title, paragraphs,"
                              " at) VALUES (1, '00000000-0000-4000-8000-000000000001', 1, 'T',"
                              " '%1', %2)";
        for (const char* paragraphs :
            {"{\"a\":1}", "[1,2]", "[]", "[\"\"]", "[\"a\\u0000\"]", "[\"a\",[\"b\"]]", ""})
            row(paragraphs,
                qPrintable(QString::fromLatin1(changed).arg(
                    QString::fromLatin1(paragraphs), QStringLiteral("5"))),
                "Row 1 of table article_change, \"paragraphs\": it is not a list");
        row("an article changed at no time",
            qPrintable(
                QString::fromLatin1(changed).arg(QStringLiteral("[\"a\"]"), QStringLiteral("0"))),
            "impossible time(s): table article_change, \"at\", first in row 1");
        row("a guideline tag of nothing",
            "INSERT INTO journal (at, event, person_id, subject, detail)"
            " VALUES (5, 'guideline tagged', 1, '00000000-0000-4000-8000-000000000002', '')",
            "guideline tag");
        row("a judgement of another case",
            "INSERT INTO pair_judgement (uuid, run_id, case_id, first_id, second_id, reason, at)"
            " VALUES ('j', 1, 2, 1, 2, '', 0)",
            "another case");
    }

    void tamperingShows()
    {
        QFETCH(const QString, sql);
        QFETCH(const QString, word);
        ProjectFixture fixture;
        work(fixture);
        const QStringList triggers = dropTriggers(fixture.database());
        QVERIFY(fixture.database().run(QStringLiteral("PRAGMA foreign_keys = OFF")));
        const auto done = fixture.database().run(sql);
        QVERIFY2(done, done ? "" : qPrintable(done.error().detail));
        for (const QString& trigger : triggers)
            QVERIFY(fixture.database().run(trigger));
        const auto report = checkProject(fixture.path());
        QVERIFY(report);
        QVERIFY(!report->problems.isEmpty());
        QVERIFY2(
            report->problems.join(u'\n').contains(word), qPrintable(report->problems.join(u'\n')));
        QVERIFY(!report->problems.join(u'\n').contains(QLatin1String("%n")));
    }

    void aStoredProjectWithSystemsIsSound()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stored.tandem"));
        restoreStoredProject(currentSchemaVersion(), path);
        const auto report = checkProject(path);
        QVERIFY(report);
        QVERIFY2(!report->problems.join(u'\n').contains(QLatin1String("judgment")) &&
                     !report->problems.join(u'\n').contains(QLatin1String("drawn")),
            qPrintable(report->problems.join(u'\n')));
    }

    void verdictsOnSystemsThatWereTamperedWithShow_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* what, const char* sql, const char* word) {
            QTest::newRow(what) << QString::fromLatin1(sql) << QString::fromLatin1(word);
        };
        row("a score improved", "UPDATE kgds_judgement SET opinion_recall = 1",
            "with scores that do not match their items");
        row("a verdict turned round", "UPDATE kgds_judgement SET opinions = '2'",
            "with scores that do not match their items");
        row("a verdict too many", "UPDATE kgds_judgement SET facts = '22/'",
            "that do not fit their samples");
        row("a digit that is none", "UPDATE kgds_judgement SET errors = '7'", "does not hold");
        row("a judgement begun again", "UPDATE kgds_judgement SET state = 0",
            "incomplete judgment");
        row("a score of paragraphs improved", "UPDATE kgds_output SET precision = 1 WHERE id = 1",
            "with scores that do not match their paragraphs");
        row("another record", "UPDATE kgds_gold SET record = replace(record, 'late', 'early')",
            "changed since they were stored");
        row("a record cut off", "UPDATE kgds_gold SET record = substr(record, 1, 50)",
            "cannot be read");
        row("an output of another sample", "UPDATE kgds_output SET sample_id = 2 WHERE id = 1",
            "another sample's benchmark");
        row("explanations that are no JSON", "UPDATE kgds_judgement SET explanations = '{'",
            "it is not JSON");
        row("another digest", "UPDATE kgds_gold SET digest = replace(digest, 'f', 'e')",
            "changed since they were stored");
        row("feedback on a background that was written", "UPDATE kgds_feedback SET output_id = 2",
            "that selects no paragraphs");
        row("feedback on the experts' own choice",
            "UPDATE kgds_output SET paragraphs = '[\"<Paragraph_1>\"]' WHERE id = 1",
            "although the system selected the experts' paragraphs");
        row("an item that the judgement has not",
            "UPDATE kgds_check_item SET decision = 'O7' WHERE decision = 'O1'",
            "that the judgment does not cover");
        row("an item that nobody knows",
            "UPDATE kgds_check_item SET decision = 'X1' WHERE decision = 'O1'",
            "that the judgment does not cover");
        row("an item of a judgement that is not there",
            "UPDATE kgds_check_item SET judgement_id = 99", "drawn from a judgment");
        row("a part of another verifier", "UPDATE kgds_check SET verifier = 'somebody'",
            "by another judge");
        row("a part of nothing", "DELETE FROM kgds_check_item", "audit(s) without items");
        row("a part's settings that are no JSON", "UPDATE kgds_check SET settings = '{'",
            "Row 1 of table kgds_check, \"settings\": it is not JSON");
        row("a part drawn in strata of no kind",
            "UPDATE kgds_check SET settings = '{\"strata\":\"colour\"}'",
            "without a readable record of the draw");
        row("a run's settings that are no JSON", "UPDATE llm_run SET settings = 'x'",
            "Row 1 of table llm_run, \"settings\": it is not JSON");
        row("errors of a system without anything", "UPDATE kgds_loose_error SET model = 'nobody'",
            "of a system without outputs");
        row("a review of a judgement that is not there",
            "UPDATE verdict SET subject_id = 99999 WHERE kind = 1", "that is missing");
        row("a review of a feedback judgement that is not there",
            "UPDATE verdict SET subject_id = 99999 WHERE kind = 2", "that is missing");
        row("somebody done with a judgement that is not there",
            "INSERT INTO verdict_done VALUES (1, 99999, 2, 1795800000009)", "that is missing");
        row("a correction that is none", "UPDATE verdict SET correction = 'junk' WHERE kind = 1",
            "1 correction(s)");
        row("a correction of an error on an opinion",
            "UPDATE verdict SET correction = '{\"error\":\"ofi\"}' WHERE kind = 1",
            "1 correction(s)");
        row("a correction with something else",
            "UPDATE verdict SET correction = '{\"choice\":\"nobody\"}' WHERE kind = 2",
            "1 correction(s)");
        row("a model with control characters",
            "UPDATE kgds_output SET model = model || char(27) || '[31m' WHERE id = 2",
            "control characters");
        row("a verifier with control characters",
            "UPDATE kgds_judgement SET verifier = verifier || char(133)", "control characters");
        row("a written background beside a choice of paragraphs",
            "UPDATE kgds_output SET background = 'x' WHERE id = 1", "of the other pattern");
        row("a choice of paragraphs beside a written background",
            "UPDATE kgds_output SET paragraphs = '[\"<Paragraph_1>\"]' WHERE id = 2",
            "of the other pattern");
        row("scores of a judgement that is under way", "UPDATE kgds_judgement SET state = 0",
            "incomplete judgment(s) with scores");
        row("a review of what is not decided",
            "INSERT INTO verdict SELECT NULL, 'u', 1, 1, person_id, 'F9.9', 0, '', '', at, 0"
            " FROM verdict WHERE id = 1",
            "that the judgment does not cover");
    }

    void timelinesThatWereTamperedWithShow_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* what, const char* sql, const char* word) {
            QTest::newRow(what) << QString::fromLatin1(sql) << QString::fromLatin1(word);
        };
        row("a timeline cut off", "UPDATE usersum_user SET activities = '[' WHERE id = 2",
            "unreadable or not in chronological order");
        row("a timeline out of order",
            "UPDATE usersum_user SET activities = '[[2,\"a\",\"\",\"\",null,[]],"
            "[1,\"b\",\"\",\"\",null,[]]]' WHERE id = 2",
            "unreadable or not in chronological order");
        row("an activity too many", "UPDATE usersum_user SET count = count + 1 WHERE id = 1",
            "more or fewer activities");
        row("another cut", "UPDATE usersum_user SET past = past - 1 WHERE id = 2",
            "with a past that does not match the log's split");
        row("a cut that was moved", "UPDATE usersum_user SET moved = 1 - moved WHERE id = 3",
            "with a past that does not match the log's split");
        row("another answer", "UPDATE usersum_task SET answer = 1 - answer WHERE id = 1",
            "with tasks that do not match the log's split");
        row("a task gone", "DELETE FROM usersum_task WHERE id = 4",
            "with tasks that do not match the log's split");
        row("other choices", "UPDATE usersum_task SET choices = '[\"a\",\"b\"]' WHERE id = 2",
            "with tasks that do not match the log's split");
        row("another split", "UPDATE usersum_log SET split = replace(split, '0.8', '0.5')",
            "with a past that does not match the log's split");
        row("no split", "UPDATE usersum_log SET split = ''",
            "with a past that does not match the log's split");
        row("a split that is none", "UPDATE usersum_log SET split = '{}'",
            "with an unreadable split");
        row("statistics that are none", "UPDATE usersum_log SET statistics = '{\"users\":-1}'",
            "with unreadable statistics");
        row("settings that are no JSON", "UPDATE usersum_log SET settings = '{'",
            "Row 1 of table usersum_log, \"settings\": it is not JSON");
        row("a name in the place of a pseudonym",
            "UPDATE usersum_user SET pseudonym = 'Ann Lee' WHERE id = 1",
            "without a valid pseudonym");
        row("a hit invented", "UPDATE usersum_prediction SET hit = 1 WHERE choice IS NULL",
            "wrongly counted as a hit or a miss");
        row("a choice that is none",
            "UPDATE usersum_prediction SET choice = 7, hit = 0 WHERE id = 1",
            "of a choice that the task does not have");
        row("a prediction about somebody else",
            "UPDATE usersum_prediction SET task_id = 2, repeat = 9 WHERE id = 1",
            "about another user's future");
        row("words miscounted", "UPDATE usersum_summary SET words = 1 WHERE id = 1",
            "more or fewer words");
        row("a summary of nobody's future", "UPDATE usersum_summary SET user_id = 1 WHERE id = 1",
            "of a user without a future");
        row("a text in the place of none", "UPDATE usersum_summary SET text = 'x' WHERE origin = 2",
            "as the \"no summary\" baseline");
        row("a text that is nobody's", "UPDATE usersum_summary SET text = 'x' WHERE origin = 3",
            "that do not match another user's summary");
        row("one's own text as somebody else's",
            "UPDATE usersum_summary SET other_id = (SELECT s.id FROM usersum_summary s"
            " WHERE s.origin = 1 AND s.user_id = usersum_summary.user_id) WHERE origin = 3",
            "that do not match another user's summary");
        row("a value beyond all numbers", "UPDATE usersum_value SET value = 9e999",
            "for a summary out of bounds");
        row("a value of what has no text",
            "UPDATE usersum_value SET summary_id = 3 WHERE summary_id = 2",
            "for the \"no summary\" baseline");
        row("another limit than somebody else's",
            "UPDATE usersum_summary SET most_words = 5 WHERE id = 2",
            "that do not match another user's summary");
        row("a summary of no run", "UPDATE usersum_summary SET origin = 0 WHERE id = 1",
            "user summary(ies) from another run");
        row("a prediction of a run that is not there",
            "UPDATE usersum_prediction SET run_id = 999 WHERE id = 1",
            "prediction(s) from another run");
        row("a prediction of a run of another kind",
            "UPDATE usersum_prediction SET run_id = (SELECT min(id) FROM llm_run),"
            " reply_id = (SELECT min(id) FROM llm_reply) WHERE id = 1",
            "prediction(s) from another run");
        row("a value of a run of another kind",
            "UPDATE usersum_value SET run_id = (SELECT min(id) FROM llm_run)",
            "value(s) for summaries from another run");
        const char* const notTheirs = "user log(s) with an impossible kind, checksum, settings or";
        row("an unknown kind", "UPDATE usersum_log SET kind = 'zzz'", notTheirs);
        row("a checksum that is none", "UPDATE usersum_log SET checksum = '00'", notTheirs);
        row("fewer activities asked for than there are",
            "UPDATE usersum_log SET settings = json_set(settings, '$.most', 7)", notTheirs);
        row("more activities asked for than there are",
            "UPDATE usersum_log SET settings = json_set(settings, '$.fewest', 9)", notTheirs);
        row("fewer users asked for than there are",
            "UPDATE usersum_log SET settings = json_set(settings, '$.users', 2)", notTheirs);
        row("settings without bounds", "UPDATE usersum_log SET settings = '{}'", notTheirs);
        row("no statistics", "UPDATE usersum_log SET statistics = '{}'", notTheirs);
        for (const char* const count : {"rows", "users", "kept_users", "kept_activities", "items",
                 "tied_users", "short_activities", "not_drawn_users"})
            row(count,
                qPrintable(QStringLiteral("UPDATE usersum_log SET statistics = json_set(statistics,"
                                          " '$.%1', json_extract(statistics, '$.%1') + 1)")
                               .arg(QLatin1String(count))),
                notTheirs);
        row("another item in a timeline",
            "UPDATE usersum_user SET activities = replace(activities, '\"b3\"', '\"b5\"')",
            notTheirs);
        row("a summarizer with control characters",
            "UPDATE usersum_summary SET summarizer = summarizer || char(27)", "control characters");
        row("a summary of a user who is gone", "DELETE FROM usersum_user WHERE id = 3",
            "missing row of table usersum_user");
    }

    void timelinesThatWereTamperedWithShow() { verdictsOnSystemsThatWereTamperedWithShow(); }

    void verdictsOnSystemsThatWereTamperedWithShow()
    {
        QFETCH(const QString, sql);
        QFETCH(const QString, word);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stored.tandem"));
        restoreStoredProject(currentSchemaVersion(), path);
        {
            const auto database = ProjectFixture::take(Database::open(path, Database::Mode::Bulk));
            tamperWith(*database, sql);
        }
        const auto report = checkProject(path);
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QVERIFY2(
            report->problems.join(u'\n').contains(word), qPrintable(report->problems.join(u'\n')));
    }

    void aReplyOfAnotherRunIsNoTryOfATask()
    {
        ProjectFixture fixture(1);
        Database& database = fixture.database();
        const RunId own = addExpertRun(database);
        const RunId other = addExpertRun(database);
        const QString reply = QStringLiteral(
            "INSERT INTO llm_reply (uuid, hash, run_id, endpoint, model, request, raw, text,"
            " http_status, usable, error, currency, at, duration_ms)"
            " VALUES (?, 'h', ?, 'e', 'm', '', x'', '', 200, 1, '', '', 1, 0)");
        QVERIFY(database.run(
            QStringLiteral("INSERT INTO llm_task (id, run_id, position, subject_id, hash,"
                           " first_sample, state, error) VALUES (1, ?, 1, 1, 'h', 0, 1, '')"),
            {own}));
        QVERIFY(database.run(reply, {newUuid(), own}));
        QVERIFY(database.run(QStringLiteral("INSERT INTO llm_try VALUES (1, 1)")));
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
        QVERIFY(database.run(reply, {newUuid(), other}));
        QVERIFY(database.run(QStringLiteral("INSERT INTO llm_try VALUES (1, 2)")));
        const QStringList problems = checkProject(fixture.path())->problems;
        QCOMPARE(problems.size(), 1);
        QVERIFY2(
            problems.first().contains(QLatin1String("another run")), qPrintable(problems.first()));
    }

    void aSearchIndexThatLostARowIsNamedAndMadeAnew_data()
    {
        QTest::addColumn<QString>("sql");
        for (const char* sql :
            {"DELETE FROM search_data WHERE id > 10", "DELETE FROM search_docsize WHERE id = 8",
                "DELETE FROM evaluation_words_data WHERE id > 10"})
            QTest::newRow(sql) << QString::fromLatin1(sql);
    }

    void aSearchIndexThatLostARowIsNamedAndMadeAnew()
    {
        QFETCH(const QString, sql);
        ProjectFixture fixture;
        work(fixture);
        sqlite3_db_config(fixture.database().sqlite(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
        ProjectFixture::check(fixture.database().run(sql));
        const auto damaged = checkProject(fixture.path());
        QVERIFY(damaged->indexProblems > 0);
        QCOMPARE(qsizetype(damaged->indexProblems), damaged->problems.size());
        QVERIFY2(damaged->problems.first().contains(QLatin1String("search index")),
            qPrintable(damaged->problems.first()));
        ProjectFixture::check(rebuildSearchIndexes(fixture.path(), {}));
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
        const auto found = SearchRepository(fixture.database()).find(QStringLiteral("article"), 5);
        QVERIFY(found && !found->isEmpty());
    }

    void timesAheadOfTheClockAreARemarkAndNoDamage()
    {
        ProjectFixture fixture;
        work(fixture);
        // Of the round that nobody has submitted.
        tamperWith(fixture.database(),
            QStringLiteral("UPDATE answer SET at = at + 2 * 366 * 86400000 WHERE id = 11"));
        const auto report = checkProject(fixture.path());
        QCOMPARE(report->problems, QStringList());
        QCOMPARE(report->notes.size(), 1);
        const QString remark = report->notes.first();
        QVERIFY2(remark.contains(QLatin1String("ahead of this computer's clock")) &&
                     remark.contains(QLatin1String("Ada")) && !remark.contains(u'%'),
            qPrintable(remark));
    }

    void aClockThatJumpsIsNotedInTheJournal()
    {
        ProjectFixture fixture(1);
        const auto jumps = [&] {
            return fixture.database()
                .scalar(QStringLiteral("SELECT count(*) FROM journal WHERE event = 'clock jumped'"))
                ->toInt();
        };
        ProjectFixture::check(noteClockJump(fixture.database()));
        QCOMPARE(jumps(), 0);
        for (const int days : {3, -400}) {
            ProjectFixture::check(
                Journal(fixture.database())
                    .appendAt(QDateTime::currentDateTimeUtc().addDays(days).toMSecsSinceEpoch(),
                        QStringLiteral("lead note"), {}, {}));
            const int before = jumps();
            ProjectFixture::check(noteClockJump(fixture.database()));
            ProjectFixture::check(noteClockJump(fixture.database()));
            QCOMPARE(jumps(), before + 1);
        }
    }

    void aCheckCanBeCancelled()
    {
        ProjectFixture fixture(1);
        const auto report = checkProject(fixture.path(), [](qint64, qint64) { return false; });
        QCOMPARE(report.error().code, ErrorCode::Cancelled);
    }

    void aCheckChangesNothing()
    {
        ProjectFixture fixture(1);
        const qint64 before = *fixture.database().dataVersion();
        QVERIFY(checkProject(fixture.path()));
        QCOMPARE(*fixture.database().dataVersion(), before);
    }

private:
    /// One settled round, one half done, and a sample that came with labels.
    static void work(ProjectFixture& fixture)
    {
        fixture.close(fixture.samples.first(), QStringLiteral("yynny"), QStringLiteral("yynnn"));
        ProjectFixture::take(RoundRepository(fixture.database())
                                 .settle(fixture.round(fixture.samples.first()).id, fixture.lea));
        fixture.answer(fixture.samples.at(1), fixture.ada, QStringLiteral("y"));
        kgds::SampleRecord record;
        record.article = {{1, QStringLiteral("x"), kgds::ParagraphLabel::Supporting, {}, {}}};
        record.opinions = {QStringLiteral("o")};
        record.supportingFacts = {{1, {{QStringLiteral("f"), {}, {}}}, {}}};
        ProjectFixture::take(SampleRecords(fixture.database()).addRecord(record));
        evaluate(fixture);
    }

    /// Two cases; Ada is done with the first evaluation.
    static void evaluate(ProjectFixture& fixture)
    {
        const EvaluationId first = addExpertProject(fixture.database(), 2).evaluations.first();
        Transaction transaction(fixture.database());
        ProjectFixture::check(transaction.begin());
        ReviewRepository reviews(fixture.database());
        const auto decisions = expert::decisionsOf(sixBySixExplanation());
        for (const expert::DecisionRef& decision : decisions)
            ProjectFixture::check(
                reviews.give(first, fixture.ada, decision, {expert::Stance::Agree, {}, {}}, 1));
        ProjectFixture::check(reviews.finish(first, fixture.ada));
        ProjectFixture::check(transaction.commit());
    }
};

TANDEM_TEST(TestProjectCheck, QCoreApplication)
#include "tst_projectcheck.moc"
