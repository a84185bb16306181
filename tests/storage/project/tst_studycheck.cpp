#include "storage/project/studycheck.h"

#include "storage/database/statement.h"
#include "storage/project/projectcheck.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using Kind = studies::RaterEvent::Kind;

/// What "tandem check" finds of studies: nothing in a sound project, and what and where for each
/// kind of tampering.
class TestStudyCheck final : public QObject
{
    Q_OBJECT

    /// Ann has handed in, Bob is at work, Cem has withdrawn; a second study is empty but for Ann.
    static void work(StudyFixture& fixture)
    {
        fixture.answerAll(fixture.raters.at(0));
        StudyFixture::take(
            fixture.keep(fixture.raters.at(0), {{}, {StudyFixture::event(Kind::HandedIn, 9000)}}));
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
    }

    static void tamper(Database& database, const QString& sql)
    {
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
        const auto done = database.run(sql);
        QVERIFY2(done, done ? "" : qPrintable(done.error().detail));
        for (const QString& trigger : std::as_const(triggers))
            QVERIFY(database.run(trigger));
    }

private slots:
    void aSoundProjectHasNoProblems()
    {
        StudyFixture fixture(3, 4);
        work(fixture);
        const auto report = checkProject(fixture.project().path());
        QVERIFY(report);
        QCOMPARE(report->problems, QStringList());
    }

    void tamperingShows_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* name, const char* sql, const char* word) {
            QTest::newRow(name) << QString::fromUtf8(sql) << QString::fromUtf8(word);
        };
        row("a study gone", "DELETE FROM study WHERE id = 1", "missing row of table study");
        row("a version gone", "DELETE FROM study_version WHERE study_id = 2",
            "without one of their versions (Second)");
        row("a version renumbered", "UPDATE study_version SET number = 3 WHERE study_id = 2",
            "without one of their versions (Second)");
        row("a design cut off",
            "UPDATE study_version SET design = substr(design, 1, 40) WHERE study_id = 1",
            "The study \"Outputs\" cannot be read");
        row("an item gone", "DELETE FROM study_item WHERE id = 1",
            "without one of their items (Outputs)");
        row("a place left out", "UPDATE study_item SET position = 9 WHERE id = 3",
            "without one of their items (Outputs)");
        row("fields that are no JSON", "UPDATE study_item SET fields = '[' WHERE id = 1",
            "The study \"Outputs\" cannot be read");
        row("a source gone", "DELETE FROM study_source WHERE item_id = 2",
            "without what they were made of (Outputs, item 2)");
        row("a rater gone", "DELETE FROM study_rater WHERE number = 2",
            "without one of their raters (Outputs)");
        row("a rater of another study's rater",
            "UPDATE study_rater SET replaces_id = 5 WHERE id = 2",
            "out of another study (Outputs, R2)");
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
        row("an answer gone", "DELETE FROM study_answer WHERE id = 1", "raters taken out");
        row("an answer turned into nonsense",
            "UPDATE study_answer SET value = 'alpha' WHERE rater_id = 2",
            "does not offer (Outputs)");
        row("an answer to what nobody asked",
            "UPDATE study_answer SET question = 'worse' WHERE rater_id = 2",
            "does not offer (Outputs)");
        row("an answer put into another's mouth",
            "UPDATE study_answer SET rater_id = 2 WHERE id = 1",
            "to what another was asked (Outputs, R2)");
        row("an answer after the hand-in", "UPDATE study_answer SET at = 99000 WHERE id = 1",
            "had handed in (Outputs, R1)");
        row("an answer of who has withdrawn",
            "INSERT INTO study_answer SELECT NULL, 'u', t.id, 3, 'better', '1', 1, 0, 0 FROM"
            " study_turn t WHERE t.rater_id = 3 LIMIT 1",
            "have withdrawn (Outputs, R3)");
        row("an answer that is late in an open study",
            "UPDATE study_answer SET late = 1 WHERE rater_id = 2", "is open (Outputs, R2)");
        row("an event gone", "DELETE FROM study_event WHERE id = 2", "journal of studies");
        row("an event that is none",
            "UPDATE study_event SET event = 'vanished' WHERE event = 'handed_in'",
            "that are none (Outputs, vanished)");
        row("an event whose detail is no JSON", "UPDATE study_event SET detail = '{' WHERE id = 1",
            "no JSON (Outputs)");
        row("an event of another study's rater",
            "UPDATE study_event SET study_id = 2 WHERE event = 'handed_in'",
            "another study's rater (Outputs, R1)");
        row("a study closed twice",
            "INSERT INTO study_event SELECT 100 + id, 'u' || id, 1, NULL, 'closed', NULL, 1, '{}'"
            " FROM study_event LIMIT 2",
            "more than once (Outputs)");
        row("a form with a key that is none",
            "INSERT INTO study_form VALUES (1, 'f', 1, 1, x'00', 1, NULL)",
            "could have been given (Outputs, R1)");
        row("a form of another study",
            "INSERT INTO study_form VALUES (1, 'f', 1, 2, zeroblob(32), 1, NULL)",
            "could have been given (Outputs, R1)");
        row("a form gone", "INSERT INTO study_form VALUES (2, 'f', 1, 1, zeroblob(32), 1, NULL)",
            "of studies taken out");
        row("a link of nobody's study",
            "INSERT INTO study_link VALUES (1, 'l', 9, x'00', 0, '', '', '', 1, NULL)",
            "missing row of table study");
    }

    void tamperingShows()
    {
        QFETCH(const QString, sql);
        QFETCH(const QString, word);
        StudyFixture fixture(3, 4);
        work(fixture);
        tamper(fixture.database(), sql);
        const auto report = checkProject(fixture.project().path());
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QVERIFY2(
            report->problems.join(u'\n').contains(word), qPrintable(report->problems.join(u'\n')));
        QVERIFY(!report->problems.join(u'\n').contains(QLatin1String("%n")));
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
