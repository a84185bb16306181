#include "tampering.h"
#include "testmain.h"
#include "usersumrunfixture.h"

#include "storage/check/projectcheck.h"
#include "storage/project/summarybaselines.h"
#include "storage/project/timelineremoval.h"
#include "storage/repositories/runtasks.h"

#include <QTemporaryDir>

using namespace tandem;
using namespace tandem::llm;

/// The check of what runs about users made: nothing on what they left, and a word for each change.
class TestUsersumRunCheck : public QObject
{
    Q_OBJECT

private slots:
    /// Two readers who were summarized and predicted from; of one task no reply can be read.
    void initTestCase()
    {
        UsersumRunFixture f;
        const auto made = [](const QString& summarizer, bool isHierarchical) {
            UserSummariesOptions options = UsersumRunFixture::summariesOptions();
            options.summarizer = summarizer;
            options.isHierarchical = isHierarchical;
            return options;
        };
        f.work(f.summarize(made(QStringLiteral("large"), true)));
        f.work(f.summarize(made(QStringLiteral("small"), false)));
        f.books.addSummary(1);
        f.work(f.judge());
        const auto tasks = ProjectFixture::take(
            TimelineRepository(f.project.database()).tasks(f.books.users.first()));
        UsersumFaults faults;
        faults.unreadableText = tasks.first().task.question;
        f.server.setResponder(UsersumResponder(faults));
        f.work(f.predict());
        QVERIFY(f.number(QStringLiteral(
                    "SELECT count(*) FROM usersum_prediction WHERE choice IS NULL")) > 0);
        ProjectFixture::check(
            f.project.database().run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        QVERIFY(QFile::copy(f.project.path(), sound()));
        QCOMPARE(ProjectFixture::take(checkProject(sound())).problems, QStringList());
    }

    void whatRunsMadeGoesWithoutATraceThatIsWrong()
    {
        UsersumRunFixture f;
        Database& database = f.project.database();
        f.work(f.summarize(UsersumRunFixture::singleStep()));
        ProjectFixture::take(addBaseline(database, {f.books.log, QStringLiteral("small"), {}, 1}));
        f.work(f.judge());
        const RunId predicted = f.predict();
        QCOMPARE(removeSummaries(database, f.books.log, QStringLiteral("small")).error().code,
            ErrorCode::Refused);
        f.work(predicted);
        const int replies = f.number(QStringLiteral("SELECT count(*) FROM llm_reply"));
        const int tasks = f.number(QStringLiteral("SELECT count(*) FROM llm_task"));
        const qsizetype asked = f.server.calls().size();
        const auto problems = [&] {
            return ProjectFixture::take(checkProject(f.project.path())).problems;
        };
        const WriteContext context{database, {}};
        const Written out = ProjectFixture::take(
            removingSummaries(f.books.log, QStringLiteral("small")).write(context));
        QCOMPARE(f.summaries(), 0);
        QCOMPARE(f.number(QStringLiteral("SELECT count(*) FROM usersum_prediction")), 0);
        QCOMPARE(f.number(QStringLiteral("SELECT count(*) FROM usersum_value")), 0);
        QCOMPARE(f.number(QStringLiteral("SELECT count(*) FROM llm_reply")), replies);
        QCOMPARE(f.number(QStringLiteral("SELECT count(*) FROM llm_task")), tasks);
        QCOMPARE(problems(), QStringList());
        const Written back = ProjectFixture::take(out.inverse(context));
        QCOMPARE(f.summaries(), 4);
        QCOMPARE(problems(), QStringList());
        ProjectFixture::take(back.inverse(context));
        QCOMPARE(problems(), QStringList());
        // Nothing that comes later is taken for what the old tasks were about, nor asked again.
        f.work(f.summarize(UsersumRunFixture::singleStep()));
        QCOMPARE(f.summaries(), 2);
        QCOMPARE(f.server.calls().size(), asked);
        QCOMPARE(
            f.number(QStringLiteral("SELECT count(*) FROM usersum_summary s JOIN llm_task t"
                                    " ON t.subject_id = s.id JOIN llm_run r"
                                    " ON r.id = t.run_id WHERE r.kind <> 'usersum-summarize'")),
            0);
        QCOMPARE(problems(), QStringList());
        // The log too, once there are no summaries of its users.
        ProjectFixture::take(removeSummaries(database, f.books.log, QStringLiteral("small")));
        ProjectFixture::take(removeTimelineLog(database, f.books.log));
        QCOMPARE(problems(), QStringList());
        UsersumFixture others(f.project, 2);
        QCOMPARE(f.number(QStringLiteral("SELECT count(*) FROM usersum_user u JOIN llm_task t"
                                         " ON t.subject_id = u.id JOIN llm_run r ON r.id = t.run_id"
                                         " WHERE r.kind = 'usersum-summarize'")),
            0);
        QCOMPARE(problems(), QStringList());
    }

    void whatARunMadeIsWhatWasReplied_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* what, const char* sql, const char* word) {
            QTest::newRow(what) << QString::fromLatin1(sql) << QString::fromLatin1(word);
        };
        const char* const notSaid = "prediction(s) that do not match their reply";
        const char* const notTheirs = "prediction(s) from another run";
        const char* const left = "finished run task(s) without";
        const char* const notSent = "another text or model than the server sent";
        row("an answer on the way",
            "UPDATE llm_reply SET text = text || ' ' WHERE id = (SELECT"
            " reply_id FROM llm_task WHERE part LIKE 'segment/%' LIMIT 1)",
            notSent);
        row("a reply by another model", "UPDATE llm_reply SET model = 'gpt-4o'", notSent);
        const char* const otherRequest = "to another request than their run makes";
        row("a run of another model", "UPDATE llm_run SET model = 'gpt-4o'", otherRequest);
        row("no request", "UPDATE llm_reply SET request = '{}'", otherRequest);
        row("a miss turned into a hit",
            "UPDATE usersum_prediction SET hit = 1, choice = (SELECT answer FROM usersum_task t"
            " WHERE t.id = task_id) WHERE hit = 0 AND choice IS NOT NULL",
            notSaid);
        row("a hit that nobody could read",
            "UPDATE usersum_prediction SET hit = 1, choice = (SELECT answer FROM usersum_task t"
            " WHERE t.id = task_id) WHERE choice IS NULL",
            notSaid);
        row("a choice made unreadable",
            "UPDATE usersum_prediction SET hit = 0, choice = NULL"
            " WHERE hit = 1",
            notSaid);
        row("the reply to another task",
            "UPDATE usersum_prediction SET reply_id = (SELECT o.reply_id FROM usersum_prediction o"
            " WHERE o.reply_id <> usersum_prediction.reply_id AND o.choice"
            " = usersum_prediction.choice) WHERE choice IS NOT NULL",
            notTheirs);
        row("no reply", "UPDATE usersum_prediction SET reply_id = NULL", notTheirs);
        row("a reply that is not there", "UPDATE usersum_prediction SET reply_id = 9999",
            notTheirs);
        row("no run", "UPDATE usersum_prediction SET run_id = NULL", notTheirs);
        row("neither run nor reply",
            "UPDATE usersum_prediction SET run_id = NULL, reply_id = NULL WHERE repeat = 2", left);
        row("a repeat beyond the run's", "UPDATE usersum_prediction SET repeat = 77 WHERE id = 3",
            notTheirs);
        row("more repeats than were asked for",
            "UPDATE llm_run SET settings = json_set(settings, '$.runs', 1)"
            " WHERE kind = 'usersum-predict'",
            notTheirs);
        row("another predictor", "UPDATE usersum_prediction SET predictor = 'gpt-4o'", notTheirs);
        row("a prediction gone", "DELETE FROM usersum_prediction WHERE id = 3", left);
        row("a run of another kind",
            "UPDATE llm_run SET kind = 'usersum-judge' WHERE kind = 'usersum-predict'", notTheirs);

        const char* const otherText = "with another text or word limit";
        const char* const noSummary = "user summary(ies) from another run";
        row("a text rewritten",
            "UPDATE usersum_summary SET text = 'forged', words = 1 WHERE summarizer = 'small'",
            otherText);
        row("a text combined otherwise",
            "UPDATE usersum_summary SET text = 'forged', words = 1 WHERE summarizer = 'large'",
            otherText);
        row("another limit", "UPDATE usersum_summary SET most_words = 5 WHERE origin = 0",
            otherText);
        row("no limit", "UPDATE usersum_summary SET most_words = NULL WHERE origin = 0", otherText);
        row("a summary that passes for an imported one",
            "UPDATE usersum_summary SET origin = 1 WHERE origin = 0", noSummary);
        row("another summarizer",
            "UPDATE usersum_summary SET summarizer = 'tiny' WHERE summarizer = 'small'", noSummary);
        row("the reply to a part",
            "UPDATE usersum_summary SET reply_id = (SELECT t.reply_id FROM llm_task t"
            " WHERE t.part = 'segment/1') WHERE summarizer = 'large'",
            noSummary);
        row("a summary of no run",
            "UPDATE usersum_summary SET run_id = NULL, reply_id = NULL, origin = 1"
            " WHERE summarizer = 'small'",
            left);

        row("another value", "UPDATE usersum_value SET value = 6 - value + (value = 3)",
            "that do not match the judge's reply");
        row("another measure", "UPDATE usersum_value SET measure = 'BLEURT'",
            "value(s) for summaries from another run");
        row("a value gone", "DELETE FROM usersum_value WHERE summary_id = 1", left);
    }

    void whatARunMadeIsWhatWasReplied()
    {
        QFETCH(const QString, sql);
        QFETCH(const QString, word);
        const QString path = m_folder.filePath(QStringLiteral("altered.tandem"));
        QFile::remove(path);
        QVERIFY(QFile::copy(sound(), path));
        {
            const auto database = ProjectFixture::take(Database::open(path, Database::Mode::Bulk));
            tamperWith(*database, sql);
        }
        const QString problems =
            ProjectFixture::take(checkProject(path)).problems.join(QLatin1Char('\n'));
        QVERIFY2(problems.contains(word), qPrintable(problems));
        QVERIFY(!problems.contains(QLatin1String("%n")));
    }

    void aTaskThatIsAskedAnewHasWhatItHadUntilThen()
    {
        const QString path = m_folder.filePath(QStringLiteral("again.tandem"));
        QVERIFY(QFile::copy(sound(), path));
        {
            const auto database = ProjectFixture::take(Database::open(path, Database::Mode::Bulk));
            const auto run = ProjectFixture::take(database->scalar(
                QStringLiteral("SELECT id FROM llm_run WHERE kind = 'usersum-predict'")));
            RunTasks tasks(*database);
            QVERIFY(ProjectFixture::take(tasks.retryFailed(RunId{run.toLongLong()}, true)) > 0);
        }
        QCOMPARE(ProjectFixture::take(checkProject(path)).problems, QStringList());
    }

private:
    QString sound() const { return m_folder.filePath(QStringLiteral("sound.tandem")); }

    QTemporaryDir m_folder;
};

TANDEM_TEST(TestUsersumRunCheck, QCoreApplication)
#include "tst_usersumruncheck.moc"
