#include "expertproject.h"
#include "manyviews.h"
#include "projectfixture.h"
#include "storage/check/projectcheck.h"
#include "storage/database/foreignschema.h"
#include "storage/database/schema.h"
#include "storage/database/statement.h"
#include "storage/repositories/evaluationwords.h"
#include "storage/repositories/outputscorerepository.h"
#include "storedproject.h"
#include "testmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

#include <algorithm>
#include <functional>
#include <utility>

using namespace tandem;

namespace {

/// Writes bytes over a part of a file.
void overwrite(const QString& path, qint64 at, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.seek(at) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace

/// What is recognised as a project, what is refused, and what the file itself forbids.
class TestSchema : public QObject
{
    Q_OBJECT

private slots:
    void aProjectIsMarkedAsOne()
    {
        ProjectFixture fixture;
        QCOMPARE(*fixture.database().scalar(QStringLiteral("PRAGMA application_id")),
            QVariant(kApplicationId));
        QCOMPARE(*fixture.database().scalar(QStringLiteral("PRAGMA user_version")),
            QVariant(currentSchemaVersion()));
        QVERIFY(inspectProjectFile(fixture.path()));
    }

    void aProjectWithPartsThatTandemDidNotMakeIsRefused_data()
    {
        QTest::addColumn<QStringList>("sql");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, const QStringList& sql, const char* named) {
            QTest::newRow(name) << sql << QString::fromLatin1(named);
        };
        row("a trigger that throws answers away",
            {QStringLiteral("CREATE TRIGGER swallow BEFORE INSERT ON answer BEGIN"
                            " SELECT RAISE(IGNORE); END")},
            "\"swallow\"");
        row("a trigger that answers otherwise",
            {QStringLiteral("CREATE TRIGGER other AFTER INSERT ON answer WHEN NEW.value = 0 BEGIN"
                            " INSERT INTO answer SELECT NULL, uuid || 'x', round_id, person_id,"
                            " item_id, 1, 0, '', at + 1, 0 FROM answer WHERE id = NEW.id; END")},
            "\"other\"");
        row("an endless view in the place of the settings",
            {QStringLiteral("ALTER TABLE setting RENAME TO old_setting"),
                QStringLiteral(
                    "CREATE VIEW setting AS WITH RECURSIVE n (key, value) AS (SELECT 'a',"
                    " 'b' UNION ALL SELECT key || 'a', value FROM n) SELECT * FROM n")},
            "setting\"");
        row("an index", {QStringLiteral("CREATE INDEX more ON answer (note)")}, "\"more\"");
        row("a guard taken away", {QStringLiteral("DROP TRIGGER answer_is_append_only_UPDATE")},
            "structure were removed");
    }

    void aProjectWithPartsThatTandemDidNotMakeIsRefused()
    {
        QFETCH(const QStringList, sql);
        QFETCH(const QString, named);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.tandem"));
        project(path);
        {
            const auto altered =
                ProjectFixture::take(Database::open(path, Database::Mode::ReadWrite));
            for (const QString& statement : sql)
                ProjectFixture::check(altered->run(statement));
        }
        for (const auto mode : {Database::Mode::ReadOnly, Database::Mode::ReadWrite}) {
            const auto opened = openProjectFile(path, mode);
            QVERIFY(!opened);
            QCOMPARE(opened.error().code, ErrorCode::Refused);
            QVERIFY2(opened.error().what.contains(named), qPrintable(opened.error().what));
        }
        QCOMPARE(checkProject(path).error().code, ErrorCode::Refused);
        // Nothing else is written over it.
        QVERIFY(isProjectFile(path));
    }

    void whatSqliteKeepsForItselfIsNotForeign()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.tandem"));
        project(path);
        {
            const auto analyzed =
                ProjectFixture::take(Database::open(path, Database::Mode::ReadWrite));
            ProjectFixture::check(analyzed->run(QStringLiteral("ANALYZE")));
            QVERIFY(analyzed->scalar(QStringLiteral("SELECT count(*) FROM sqlite_stat1")));
        }
        for (const auto mode : {Database::Mode::ReadOnly, Database::Mode::ReadWrite}) {
            const auto opened = openProjectFile(path, mode);
            QVERIFY2(opened, opened ? "" : qPrintable(opened.error().sentence()));
        }
        QCOMPARE(checkProject(path)->problems, QStringList());
    }

    void theDigestOfThePresentSchemaIsKnown()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.tandem"));
        project(path);
        const auto database = ProjectFixture::take(Database::open(path, Database::Mode::ReadOnly));
        if (qstrcmp(sqlite3_libversion(), "3.40.1") != 0)
            QSKIP("Another SQLite may write the schema in other words.");
        QCOMPARE(ProjectFixture::take(schemaDigest(*database)), presentSchemaDigest());
    }

    void aSchemaOfManyPartsIsRefusedBeforeItIsRead()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.tandem"));
        project(path);
        addViews(path, 50'000);
        const auto database = ProjectFixture::take(Database::open(path, Database::Mode::ReadOnly));
        const sqlite3_int64 before = sqlite3_memory_used();
        sqlite3_memory_highwater(1);
        const auto foreign = foreignInSchema(*database, currentSchemaVersion());
        QVERIFY(!foreign);
        QCOMPARE(foreign.error().code, ErrorCode::Refused);
        // All of the views would take ten times that.
        QVERIFY(sqlite3_memory_highwater(0) - before < (qint64(4) << 20));
        QCOMPARE(inspectProjectFile(path).error().code, ErrorCode::Refused);
        QVERIFY(isProjectFile(path));
    }

    void anOlderProjectWithForeignPartsIsNotBroughtForward()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.tandem"));
        restoreStoredProject(4, path);
        {
            const auto altered =
                ProjectFixture::take(Database::open(path, Database::Mode::ReadWrite));
            ProjectFixture::check(
                altered->run(QStringLiteral("CREATE VIEW peek AS SELECT * FROM answer")));
        }
        const auto opened = openProjectFile(path, Database::Mode::ReadWrite);
        QVERIFY(!opened);
        QVERIFY(opened.error().what.contains(QLatin1String("\"peek\"")));
        QVERIFY(!QFile::exists(path + QStringLiteral(".v4.backup")));
    }

    void whatIsNoProjectIsRefused_data()
    {
        QTest::addColumn<std::function<void(const QString&)>>("make");
        QTest::addColumn<ErrorCode>("code");
        const auto row = [](const char* name, std::function<void(const QString&)> make,
                             ErrorCode code) { QTest::newRow(name) << std::move(make) << code; };
        row(
            "no file", [](const QString&) {}, ErrorCode::NotFound);
        row(
            "folder", [](const QString& path) { QDir().mkpath(path); }, ErrorCode::NotAProject);
        row(
            "empty file", [](const QString& path) { writeFile(path, {}); }, ErrorCode::NotAProject);
        row(
            "text", [](const QString& path) { writeFile(path, QByteArray(5000, 'x')); },
            ErrorCode::NotAProject);
        row(
            "JSON", [](const QString& path) { writeFile(path, "[]"); }, ErrorCode::NotAProject);
        row(
            "only the first word of SQLite",
            [](const QString& path) { writeFile(path, "SQLite format 3"); },
            ErrorCode::NotAProject);
        row(
            "another program's SQLite file",
            [](const QString& path) {
                const auto other = ProjectFixture::take(Database::open(path, Database::Mode::Bulk));
                ProjectFixture::check(other->run(QStringLiteral("CREATE TABLE t (x)")));
            },
            ErrorCode::NotAProject);
        row(
            "newer version",
            [](const QString& path) {
                project(path);
                overwrite(path, 60, QByteArray::fromHex("00000063"));
            },
            ErrorCode::NewerVersion);
        row(
            "version below zero",
            [](const QString& path) {
                project(path);
                overwrite(path, 60, QByteArray::fromHex("ffffffff"));
            },
            ErrorCode::NewerVersion);
        row(
            "cut off",
            [](const QString& path) {
                project(path);
                QFile::resize(path, QFileInfo(path).size() / 2);
            },
            ErrorCode::Corrupt);
        row(
            "cut off in its header",
            [](const QString& path) {
                project(path);
                QFile::resize(path, 60);
            },
            ErrorCode::NotAProject);
        row(
            "page size of nothing",
            [](const QString& path) {
                project(path);
                overwrite(path, 16, QByteArray::fromHex("0003"));
            },
            ErrorCode::NotAProject);
    }

    void whatIsNoProjectIsRefused()
    {
        QFETCH(const std::function<void(const QString&)>, make);
        QFETCH(const ErrorCode, code);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.tandem"));
        make(path);
        const QByteArray before = contents(path);
        for (const auto mode : {Database::Mode::ReadOnly, Database::Mode::ReadWrite}) {
            const auto opened = openProjectFile(path, mode);
            QVERIFY(!opened);
            QCOMPARE(opened.error().code, code);
            QCOMPARE(opened.error().where, path);
            QVERIFY(!opened.error().remedy.isEmpty());
            QVERIFY(!Project::open(path));
            QVERIFY(!checkProject(path));
        }
        QCOMPARE(contents(path), before);
    }

    void aProjectDamagedInTheMiddleIsNamedDamaged()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.tandem"));
        project(path);
        overwrite(path, 4096, QByteArray(int(QFileInfo(path).size()) - 4096, '\x7f'));
        const auto checked = checkProject(path);
        QVERIFY(!checked || !checked->problems.isEmpty());
        const auto opened = Project::open(path);
        QVERIFY(!opened || !PeopleRepository((*opened)->reader()).all());
    }

    void whatWasSaidCannotBeChangedOrDeleted_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("answer changed") << QStringLiteral("UPDATE answer SET value = 0");
        QTest::newRow("answer deleted") << QStringLiteral("DELETE FROM answer");
        QTest::newRow("answer replaced") << QStringLiteral(
            "INSERT OR REPLACE INTO answer SELECT id, uuid, round_id, person_id, item_id, 0,"
            " unsure, note, at, duration_ms FROM answer");
        QTest::newRow("decision changed") << QStringLiteral("UPDATE decision SET outcome = NULL");
        QTest::newRow("decision deleted") << QStringLiteral("DELETE FROM decision");
        QTest::newRow("journal changed") << QStringLiteral("UPDATE journal SET at = 0");
        QTest::newRow("journal deleted") << QStringLiteral("DELETE FROM journal");
        QTest::newRow("article's state before changed")
            << QStringLiteral("UPDATE article_change SET title = 'x'");
        QTest::newRow("article's state before deleted")
            << QStringLiteral("DELETE FROM article_change");
        QTest::newRow("article's state before replaced")
            << QStringLiteral("INSERT OR REPLACE INTO article_change SELECT * FROM article_change");
    }

    void whatWasSaidCannotBeChangedOrDeleted()
    {
        QFETCH(const QString, sql);
        ProjectFixture fixture(1);
        fixture.setRule(ConsistencyRule::Adjudication);
        fixture.close(fixture.samples.first(), QStringLiteral("yyyyy"), QStringLiteral("nyyyy"));
        decide(fixture);
        ProjectFixture::check(fixture.database().run(
            QStringLiteral("INSERT INTO article_change (uuid, sample_id, title, paragraphs, at)"
                           " VALUES ('c', 1, '', '[]', 1)")));
        const auto changed = fixture.database().run(sql);
        QVERIFY(!changed);
        QVERIFY(changed.error().detail.contains(QLatin1String("append-only")));
    }

    void anArticleThatWasAnsweredAboutCannotBeChanged_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("title") << QStringLiteral("UPDATE sample SET title = 'x' WHERE id = %1");
        QTest::newRow("text") << QStringLiteral(
            "UPDATE paragraph SET text = 'x' WHERE sample_id = %1 AND number = 2");
        QTest::newRow("removed") << QStringLiteral(
            "DELETE FROM paragraph WHERE sample_id = %1 AND number = 5");
        QTest::newRow("added") << QStringLiteral(
            "INSERT INTO paragraph (sample_id, number, text, extra, supporting_extra)"
            " VALUES (%1, 6, 'x', '', '')");
    }

    void anArticleThatWasAnsweredAboutCannotBeChanged()
    {
        QFETCH(const QString, sql);
        ProjectFixture fixture(2);
        fixture.close(fixture.samples.first(), QStringLiteral("yyyyy"), QStringLiteral("nyyyy"));
        const auto changed = fixture.database().run(sql.arg(fixture.samples.first().value));
        QVERIFY(!changed);
        QVERIFY(changed.error().detail.contains(QLatin1String("has answered")));
        ProjectFixture::check(fixture.database().run(sql.arg(fixture.samples.last().value)));
    }

    void aStoredFileOfEveryVersionOpens_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 1; version <= currentSchemaVersion(); ++version)
            QTest::addRow("version %d", version) << version;
    }

    void aStoredFileOfEveryVersionOpens()
    {
        QFETCH(const int, version);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stored.tandem"));
        restoreStoredProject(version, path);
        {
            const auto project = Project::open(path);
            QVERIFY2(project, project ? "" : qPrintable(project.error().sentence()));
            const auto samples = SampleRepository((*project)->reader()).rows(1, 10);
            QVERIFY(samples);
            QCOMPARE(samples->size(), 3);
            QCOMPARE(samples->at(0).state(), SampleState::Settled);
            QCOMPARE(samples->at(1).state(), SampleState::Open);
            QCOMPARE(samples->at(1).answeredA, 1);
            QCOMPARE(samples->at(2).state(), SampleState::Imported);
        }
        const auto checked = checkProject(path);
        QVERIFY(checked);
        QCOMPARE(checked->problems, QStringList());
        QCOMPARE(checked->answers, 11);
        QCOMPARE(QFile::exists(QStringLiteral("%1.v%2.backup").arg(path).arg(version)),
            version < currentSchemaVersion());
    }

    void anUpgradeThatIsStoppedLeavesTheFileAsItWas_data()
    {
        QTest::addColumn<bool>("whileCopying");
        QTest::newRow("while it is copied") << true;
        QTest::newRow("while it is changed") << false;
    }

    void anUpgradeThatIsStoppedLeavesTheFileAsItWas()
    {
        QFETCH(const bool, whileCopying);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stored.tandem"));
        restoreStoredProject(2, path);
        const QStringList before = schemaOf(path);
        QList<double> shares;
        const auto stop = [&](qint64 done, qint64 all) {
            shares.append(double(done) / double(all));
            return shares.last() < (whileCopying ? 0.1 : 0.8);
        };
        const auto opened = openProjectFile(path, Database::Mode::ReadWrite, stop);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::Cancelled);
        QVERIFY(std::is_sorted(shares.cbegin(), shares.cend()));
        QCOMPARE(schemaOf(path), before);
        QCOMPARE(*isOlderProject(path), true);
        // No copy, whole or not, is left behind.
        const QStringList left = QDir(folder.path()).entryList(QDir::Files);
        QVERIFY2(left.filter(QStringLiteral("backup")).isEmpty(), qPrintable(left.join(u' ')));

        QVERIFY(openProjectFile(path, Database::Mode::ReadWrite));
        QCOMPARE(*isOlderProject(path), false);
    }

    void theCopyOfAnOlderProjectIsWhole()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stored.tandem"));
        restoreStoredProject(3, path);
        const QStringList before = schemaOf(path);
        const QVariant answers = answersIn(path);
        QVERIFY(openProjectFile(path, Database::Mode::ReadWrite));
        QCOMPARE(schemaOf(path + QStringLiteral(".v3.backup")), before);
        const auto copy = ProjectFixture::take(
            Database::open(path + QStringLiteral(".v3.backup"), Database::Mode::ReadOnly));
        QCOMPARE(*copy->scalar(QStringLiteral("PRAGMA integrity_check")),
            QVariant(QStringLiteral("ok")));
        QCOMPARE(answersIn(path + QStringLiteral(".v3.backup")), answers);
    }

    void aForeignFileWithTheCopysNameIsNotTakenForTheCopy_data()
    {
        QTest::addColumn<int>("version"); // of the project that is there; 0: it is none
        QTest::newRow("no project") << 0;
        QTest::newRow("a project of another version") << 2;
        QTest::newRow("another state of this project") << 3;
    }

    void aForeignFileWithTheCopysNameIsNotTakenForTheCopy()
    {
        QFETCH(const int, version);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stored.tandem"));
        const QString backup = path + QStringLiteral(".v3.backup");
        restoreStoredProject(3, path);
        if (version == 0)
            writeFile(backup, "my notes");
        else
            restoreStoredProject(version, backup);
        if (version == 3)
            ProjectFixture::check(
                ProjectFixture::take(Database::open(path, Database::Mode::ReadWrite))
                    ->run(QStringLiteral("INSERT INTO setting VALUES ('later', 'x')")));
        const QByteArray found = contents(backup);
        const QStringList before = schemaOf(path);
        QVERIFY(openProjectFile(path, Database::Mode::ReadWrite));
        QCOMPARE(*isOlderProject(path), false);
        QCOMPARE(contents(backup), found);
        QVERIFY(QFile::exists(backup + QLatin1Char('2')));
        QCOMPARE(schemaOf(backup + QLatin1Char('2')), before);
    }

    void theSameCopyIsNotMadeTwice()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stored.tandem"));
        const QString backup = path + QStringLiteral(".v3.backup");
        restoreStoredProject(3, path);
        QVERIFY(openProjectFile(path, Database::Mode::ReadWrite));
        // Somebody goes back to it and opens it again.
        QVERIFY(QFile::remove(path) && QFile::copy(backup, path));
        QVERIFY(openProjectFile(path, Database::Mode::ReadWrite));
        const QStringList copies =
            QDir(folder.path()).entryList(QDir::Files).filter(QStringLiteral("backup"));
        QCOMPARE(copies, QStringList{QStringLiteral("stored.tandem.v3.backup")});
    }

    void whoIsBroughtForwardMeanwhileHasOneCopy()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stored.tandem"));
        restoreStoredProject(3, path);
        bool wasMeanwhile = false;
        const auto meanwhile = [&](qint64, qint64) {
            if (!std::exchange(wasMeanwhile, true))
                ProjectFixture::take(openProjectFile(path, Database::Mode::ReadWrite));
            return true;
        };
        QVERIFY(openProjectFile(path, Database::Mode::ReadWrite, meanwhile));
        QVERIFY(wasMeanwhile);
        QCOMPARE(*isOlderProject(path), false);
        const QStringList copies =
            QDir(folder.path()).entryList(QDir::Files).filter(QStringLiteral("backup"));
        QCOMPARE(copies, QStringList{QStringLiteral("stored.tandem.v3.backup")});
    }

    void tasksOfRunsSurviveTheirNewTable()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stored.tandem"));
        restoreStoredProject(2, path);
        {
            const auto old = ProjectFixture::take(Database::open(path, Database::Mode::ReadWrite));
            addTasks(*old);
        }
        const auto database =
            ProjectFixture::take(openProjectFile(path, Database::Mode::ReadWrite));
        Statement rows(*database,
            QStringLiteral("SELECT id, run_id, position, subject_id, part, sample_id, hash,"
                           " first_sample, state, reply_id, error FROM llm_task ORDER BY id"));
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), 1);
        QCOMPARE(rows.integer(3), 2);
        QCOMPARE(rows.text(4), QString());
        QCOMPARE(rows.integer(5), 1);
        QCOMPARE(rows.text(6), QStringLiteral("abc"));
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), 7);
        QCOMPARE(rows.integer(7), 4);
        QCOMPARE(rows.integer(8), 2);
        QVERIFY(rows.isNull(9));
        QCOMPARE(rows.text(10), QStringLiteral("no reply"));
        QVERIFY(!rows.next());
        QCOMPARE(*database->scalar(QStringLiteral("PRAGMA foreign_key_check")), QVariant());
    }

    void repliesOfOlderProjectsAreTriesOfTheTasksThatAskedForThem()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stored.tandem"));
        restoreStoredProject(2, path);
        {
            const auto old = ProjectFixture::take(Database::open(path, Database::Mode::ReadWrite));
            addTasks(*old);
            ProjectFixture::check(old->run(
                QStringLiteral("INSERT INTO llm_reply (id, uuid, hash, run_id, endpoint, model,"
                               " request, raw, text, http_status, usable, error, currency, at,"
                               " duration_ms) VALUES (3, 'a', 'abc', 1, 'e', 'm', '{}', x'', '',"
                               " 200, 0, 'no', '', 0, 5), (4, 'b', 'def', 1, 'e', 'm', '{}', x'',"
                               " '', 200, 0, 'no', '', 0, 5)")));
        }
        const auto database =
            ProjectFixture::take(openProjectFile(path, Database::Mode::ReadWrite));
        Statement rows(*database, QStringLiteral("SELECT task_id, reply_id FROM llm_try"));
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), 1);
        QCOMPARE(rows.integer(1), 3);
        QVERIFY(!rows.next());
    }

    void aPacketOfTheVersionBeforeIsBroughtForwardToo()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("packet.tandem"));
        restoreStoredProject(2, path);
        {
            const auto old = ProjectFixture::take(Database::open(path, Database::Mode::ReadWrite));
            addTasks(*old);
            ProjectFixture::check(
                old->run(QStringLiteral("INSERT INTO packet VALUES ('u', 'p', 2, x'00', x'00',"
                                        " 0)")));
        }
        const auto database = openProjectFile(path, Database::Mode::ReadWrite);
        QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
        QCOMPARE(
            *(*database)->scalar(QStringLiteral("SELECT count(*) FROM llm_task")), QVariant(2));
        const auto added = CaseRepository(**database).add(sixBySixCase());
        QCOMPARE(added.error().code, ErrorCode::Refused);
    }

    void aStoredFileHasCasesEvaluationsAndReviews()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stored.tandem"));
        restoreStoredProject(3, path);
        const auto database =
            ProjectFixture::take(openProjectFile(path, Database::Mode::ReadWrite));
        EvaluationRepository evaluations(*database);
        const auto sets = evaluations.sets();
        QCOMPARE(sets->size(), 2);
        QCOMPARE(sets->last().source, QStringLiteral("results.json"));
        const auto list = evaluations.list(sets->last());
        QCOMPARE(list->size(), 1);
        const auto detail = evaluations.byId(list->first().id);
        QVERIFY(detail->explanation == sixBySixExplanation());
        QCOMPARE(
            *evaluationsWith(*database, QStringLiteral("orchards abstract"), WordsIn::Everywhere),
            QSet<EvaluationId>{list->first().id});
        const PersonId person = PeopleRepository(*database).byName(QStringLiteral("Ada"))->id;
        const auto work = ReviewRepository(*database).own(list->first().id, person);
        QVERIFY(work->doneAt.isValid());
        QCOMPARE(work->reviews.size(), expert::decisionsOf(detail->explanation).size());
    }

    void aStoredFileHasScoresAndAnOlderOneTakesThem()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stored.tandem"));
        restoreStoredProject(currentSchemaVersion(), path);
        {
            const auto database =
                ProjectFixture::take(openProjectFile(path, Database::Mode::ReadOnly));
            const auto columns = OutputScoreRepository(*database).columns();
            QCOMPARE(columns->size(), 1);
            QCOMPARE(columns->first().measure, QStringLiteral("bertscore_f1"));
            QCOMPARE(OutputScoreRepository(*database).cells(columns->first())->first().value,
                std::optional(0.8125));
        }
        const QString older = folder.filePath(QStringLiteral("older.tandem"));
        restoreStoredProject(3, older);
        const auto database =
            ProjectFixture::take(openProjectFile(older, Database::Mode::ReadWrite));
        OutputScore score;
        score.output = OutputId{1};
        score.source = QStringLiteral("a.csv");
        score.measure = QStringLiteral("m");
        score.value = 1.0;
        QCOMPARE(*OutputScoreRepository(*database).add(score), true);
        ProjectFixture::check(database->run(
            QStringLiteral("INSERT INTO packet VALUES ('u', 'p', 1, x'00', x'00', 0)")));
        score.measure = QStringLiteral("other");
        QCOMPARE(OutputScoreRepository(*database).add(score).error().code, ErrorCode::Refused);
    }

    void theStoredSchemaIsTheOneThatIsMade()
    {
        const QTemporaryDir folder;
        const QString stored = folder.filePath(QStringLiteral("stored.tandem"));
        const QString made = folder.filePath(QStringLiteral("made.tandem"));
        restoreStoredProject(currentSchemaVersion(), stored);
        project(made);
        QCOMPARE(schemaOf(stored), schemaOf(made));
    }

private:
    static void project(const QString& path)
    {
        ProjectFixture::check(createProject(path, QStringLiteral("p")));
    }

    static QByteArray contents(const QString& path)
    {
        QFile file(path);
        return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                          : QByteArray();
    }

    static void decide(ProjectFixture& fixture)
    {
        ProjectFixture::check(fixture.database().run(
            QStringLiteral("INSERT INTO decision (uuid, round_id, item_id, person_id, outcome,"
                           " note, at) SELECT 'd', r.id, p.id, ?, 1, 'because', 1 FROM round r"
                           " JOIN paragraph p ON p.sample_id = r.sample_id AND p.number = 1"),
            {fixture.lea.value}));
    }

    static QVariant answersIn(const QString& path)
    {
        const auto database = ProjectFixture::take(Database::open(path, Database::Mode::ReadOnly));
        return *database->scalar(QStringLiteral("SELECT max(id) FROM answer"));
    }

    static void addTasks(Database& database)
    {
        for (const char* sql :
            {"INSERT INTO prompt (uuid, key, version, built_in, system, user, at)"
             " VALUES ('p', 'k', 1, 1, '', '', 0)",
                "INSERT INTO llm_run (uuid, kind, endpoint, model, prompt_id, settings, currency,"
                " state, reason, created_at) VALUES ('r', 'k', 'e', 'm', 1, '{}', '', 0, '', 0)",
                "INSERT INTO llm_task (id, run_id, position, subject_id, sample_id, hash,"
                " first_sample, state, error) VALUES (1, 1, 1, 2, 1, 'abc', 0, 0, ''),"
                " (7, 1, 2, 3, 1, '', 4, 2, 'no reply')"})
            ProjectFixture::check(database.run(QLatin1String(sql)));
    }

    static QStringList schemaOf(const QString& path)
    {
        const auto database = ProjectFixture::take(Database::open(path, Database::Mode::ReadOnly));
        Statement rows(*database,
            QStringLiteral("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"));
        QStringList statements;
        while (rows.next())
            statements.append(rows.text(0).simplified());
        return statements;
    }
};

TANDEM_TEST(TestSchema, QCoreApplication)
#include "tst_schema.moc"
