#include "commandrun.h"
#include "storage/check/projectcheck.h"
#include "testmain.h"
#include "usersumfixture.h"
#include "usersumrows.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

QString word(const char* text)
{
    return QString::fromLatin1(text);
}

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

/// A project's timelines and summaries by commands alone.
class TestUsersumProject final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(0);
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void aLogIsImportedAndListed()
    {
        const CommandRun imported = importFilms("--json");
        QVERIFY2(imported.code == 0, qPrintable(imported.err));
        const QJsonObject json = imported.json();
        QCOMPARE(json[word("name")].toString(), word("films"));
        QCOMPARE(json[word("timelines")][word("kept")][word("users")].toInt(), 4);
        QCOMPARE(json[word("timelines")][word("short")][word("users")].toInt(), 1);
        QCOMPARE(json[word("split")][word("past")].toInt(), 4 * 16);
        QVERIFY(json[word("tasks")][word("next_item")][word("users")].toInt() > 0);
        QCOMPARE(json[word("sha256")].toString().size(), 64);
        const QJsonObject list = run("list", "--json").json();
        const QJsonValue log = list[word("logs")][0];
        QCOMPARE(log[word("users")].toInt(), 4);
        QCOMPARE(log[word("statistics")][word("short_users")].toInt(), 1);
        QCOMPARE(log[word("split")][word("share")].toDouble(), 0.8);
        QCOMPARE(log[word("settings")][word("fewest")].toInt(), 10);
        const CommandRun shown = run("list", "--log films");
        QVERIFY2(shown.out.contains(word("films")) && shown.out.contains(word("too few")),
            qPrintable(shown.out + shown.err));
        QCOMPARE(checkProject(m_fixture->path())->problems, QStringList());
    }

    void anImportThatIsWrongLeavesNothing()
    {
        for (const char* share : {"0", "1", "0.995"}) {
            const CommandRun whole =
                importFilms(qPrintable(QStringLiteral("--share %1").arg(word(share))));
            QVERIFY2(
                whole.err.contains(word("a number from 0.01 to 0.99, not")), qPrintable(whole.err));
        }
        QVERIFY(importFilms("--memory 1").hasOneErrorLine());
        QVERIFY(importFilms("--min 100 --max 200").hasOneErrorLine());
        QVERIFY(importFilms("--kind movielens").code != 0);
        QVERIFY(importFilms("--users few").code != 0);
        const CommandRun unnamed = run("import", file("films.csv"), {});
        QVERIFY(unnamed.hasOneErrorLine());
        const CommandRun strange =
            run("import", file("films.csv"), {word("--columns"), word("colour=kind")});
        QVERIFY2(strange.err.contains(word("--columns")), qPrintable(strange.err));
        const CommandRun twice =
            run("import", file("films.csv"), {word("--columns"), word("user=a,user=b")});
        QVERIFY2(twice.err.contains(word("names user twice")), qPrintable(twice.err));
        QCOMPARE(usersumRows(m_fixture->database()), QStringList());
    }

    void aProjectThatIsNotThereIsMade()
    {
        const QString project = m_folder->filePath(word("new.tandem"));
        const QStringList command{word("usersum"), word("import"), project};
        QCOMPARE(runInProcess(command + QStringList{file("nothing.csv")}).code, 1);
        QVERIFY(!QFile::exists(project));
        QByteArray rows = "user,film,when\n";
        for (int i = 0; i < 12; ++i)
            rows += "ada,f" + QByteArray::number(i) + ',' + QByteArray::number(1000000 + i) + '\n';
        writeTestFile(file("small.csv"), rows);
        const QStringList log{file("small.csv"), word("--columns"),
            word("user=user,item=film,time=when"), word("--min"), word("5")};
        const CommandRun made = runInProcess(command + log);
        QVERIFY2(made.code == 0, qPrintable(made.err));
        QVERIFY2(made.out.contains(word("Created the project ")), qPrintable(made.out));
        QCOMPARE(checkProject(project)->problems, QStringList());
        const CommandRun again = runInProcess(command + log);
        QVERIFY2(again.err.contains(word("already exists")), qPrintable(again.err));
    }

    void aLogIsSplitAnew()
    {
        QCOMPARE(importFilms().code, 0);
        writeTestFile(file("tasks.json"), R"([{"name": "soon", "kind": "item", "choices": 3}])");
        const CommandRun split = run("split",
            {word("--future"), word("3"), word("--tasks"), file("tasks.json"), word("--json")});
        QVERIFY2(split.code == 0, qPrintable(split.err));
        QCOMPARE(split.json()[word("split")][word("future")].toInt(), 12);
        QCOMPARE(split.json()[word("tasks")][word("soon")][word("users")].toInt(), 4);
        // Why users lack a task is counted.
        writeTestFile(file("wide.json"), R"([{"name": "far", "kind": "item", "ahead": 9}])");
        const CommandRun none = run("split", words("--json --tasks") << file("wide.json"));
        QVERIFY2(none.code == 0, qPrintable(none.err));
        const QJsonObject lacked = none.json()[word("lacked_tasks")].toArray().first().toObject();
        QCOMPARE(lacked[word("why")].toString(), word("short_future"));
        QCOMPARE(lacked[word("users")].toInt(), 4);
        QVERIFY(run("list", "--log films").out.contains(word("too few future activities")));
        QCOMPARE(run("split", words("--tasks") << file("tasks.json")).code, 0);
        // What is not said stays as it is.
        QCOMPARE(run("split", "--seed 9 --json").json()[word("split")][word("future")].toInt(), 12);
        QVERIFY(run("split", "--share 0.5 --future 3").code != 0);
        QVERIFY(run("split", "--log books").err.contains(word("films")));
    }

    void summariesValuesAndBaselinesComeAndGo()
    {
        QCOMPARE(importFilms().code, 0);
        writeTestFile(file("s.jsonl"), "{\"user\":\"U001\",\"summary\":\"likes drama\"}\n"
                                       "{\"user\":\"U003\",\"summary\":\"likes comedy\"}\n");
        QVERIFY(run("summaries", file("s.jsonl"), {}).hasOneErrorLine());
        const CommandRun added =
            run("summaries", file("s.jsonl"), words("--summarizer mine --json"));
        QVERIFY2(added.code == 0, qPrintable(added.err));
        QCOMPARE(added.json()[word("summaries")].toInt(), 2);
        QCOMPARE(run("split", "--future 3").err.contains(word("summaries")), true);
        writeTestFile(file("v.csv"), "user,BLEURT,remark\nU001,0.5,fine\nU003,-0.5,odd\n");
        const CommandRun values = run("values", file("v.csv"), words("--json"));
        QVERIFY2(values.code == 0, qPrintable(values.err));
        QCOMPARE(values.json()[word("values")].toInt(), 2);
        QCOMPARE(
            run("baseline", word("none"), words("--json")).json()[word("summaries")].toInt(), 4);
        const QJsonObject other =
            run("baseline", word("other"), words("--of mine --seed 2 --json")).json();
        QCOMPARE(other[word("summarizer")].toString(), word("other: mine"));
        QCOMPARE(other[word("summaries")].toInt(), 2);
        QVERIFY(run("baseline", word("luck"), {}).code != 0);
        const QJsonArray listed = run("list", "--json").json()[word("summarizers")].toArray();
        QCOMPARE(listed.size(), 3);
        QCOMPARE(listed.at(0)[word("origin")].toString(), word("imported"));
        QCOMPARE(checkProject(m_fixture->path())->problems, QStringList());
        QVERIFY(run("remove", "--log films").err.contains(word("other: mine")));
        QCOMPARE(run("remove", "--summarizer none").code, 0);
        const QJsonObject removed = run("remove", "--summarizer mine --json").json();
        QCOMPARE(removed[word("summaries")].toInt(), 4);
        QCOMPARE(removed[word("values")].toInt(), 2);
        QCOMPARE(removed[word("baselines")].toArray(), QJsonArray{word("other: mine")});
        QCOMPARE(checkProject(m_fixture->path())->problems, QStringList());
        QVERIFY(run("remove", "").code != 0);
        QCOMPARE(run("remove", "--log films --json").json()[word("users")].toInt(), 4);
        QCOMPARE(usersumRows(m_fixture->database()), QStringList());
    }

    void summariesMayHaveAWordLimitAndBeOfSeveralLogs()
    {
        UsersumFixture usersum(*m_fixture, 2);
        usersum.split(usersum.addLog(word("more books"), 1));
        writeTestFile(file("s.jsonl"),
            "{\"user\":\"U001\",\"summary\":\"a\"}\n{\"user\":\"U002\",\"summary\":\"b\"}\n");
        QVERIFY(run("summaries", file("s.jsonl"), words("--summarizer mine --max-words 0"))
                    .hasOneErrorLine());
        const CommandRun ours =
            run("summaries", file("s.jsonl"), words("--summarizer mine --max-words 80 --json"));
        QVERIFY2(ours.code == 0, qPrintable(ours.err));
        QCOMPARE(ours.json()[word("logs")].toArray(), QJsonArray{word("books")});
        const QJsonObject list = run("list", "--log books --json").json();
        QCOMPARE(list[word("summarizers")][0][word("max_words")].toInt(), 80);
        writeTestFile(file("t.jsonl"),
            "{\"user\":\"U001\",\"summary\":\"a\"}\n{\"user\":\"U003\",\"summary\":\"b\"}\n");
        const CommandRun both = run("summaries", file("t.jsonl"), words("--summarizer theirs"));
        QVERIFY2(
            QString(both.out + both.err).contains(word("Their users belong to: books, more books")),
            qPrintable(both.out + both.err));
    }

    void nothingIsHalfImported()
    {
        QCOMPARE(importFilms().code, 0);
        const QStringList before = usersumRows(m_fixture->database());
        writeTestFile(file("s.jsonl"),
            "{\"user\":\"U001\",\"summary\":\"a\"}\n{\"user\":\"U009\",\"summary\":\"b\"}\n");
        const CommandRun refused = run("summaries", file("s.jsonl"), words("--summarizer mine"));
        QVERIFY2(refused.hasOneErrorLine() && refused.err.contains(word("U009")),
            qPrintable(refused.err));
        QCOMPARE(usersumRows(m_fixture->database()), before);
    }

    void exportsAreReadAgain()
    {
        UsersumFixture usersum(*m_fixture, 3);
        for (const int user : {1, 2, 3}) {
            const auto summary = usersum.addSummary(user, word("mine"));
            usersum.predict(summary, word("seer"), 1, word("yyyyyyyy"));
            usersum.predict(summary, word("seer"), 2, word("nn-nnnnn"));
        }
        const auto exported = [&](const char* what, const char* more = "") {
            return run("export", word(what),
                QStringList{word("-o"), file("out.jsonl"), word("--json")} + words(more));
        };
        QCOMPARE(exported("timelines").json()[word("users")].toInt(), 3);
        QCOMPARE(exported("timelines", "--without-future").json()[word("lines")].toInt(), 3);
        QCOMPARE(exported("summaries").json()[word("lines")].toInt(), 3);
        const CommandRun again = run("summaries", file("out.jsonl"), words("--json"));
        QCOMPARE(again.json()[word("known")].toInt(), 3);
        // Whom the lines name counts, and that the option does not is said.
        const CommandRun named = run("summaries", file("out.jsonl"), words("--summarizer another"));
        QCOMPARE(named.code, 0);
        QVERIFY2(named.all().contains("--summarizer"), named.all().constData());
        QCOMPARE(exported("predictions").json()[word("lines")].toInt(), 6);
        const CommandRun scored =
            runInProcess({word("usersum"), word("score"), file("out.jsonl"), word("--json")});
        QVERIFY2(scored.code == 0, qPrintable(scored.err));
        QCOMPARE(scored.json()[word("qm")][word("runs")].toArray(), QJsonArray({1.0, 0.0}));
        const CommandRun known = run("predictions", file("out.jsonl"), words("--json"));
        QVERIFY2(known.code == 0, qPrintable(known.err));
        QCOMPARE(known.json()[word("predictions")].toInt(), 0);
        QVERIFY(known.json()[word("known")].toInt() > 0);
        usersum.addSummary(1, word("theirs"));
        QVERIFY(exported("predictions").err.contains(word("--summarizer")));
        QCOMPARE(exported("predictions", "--summarizer mine --predictor seer").code, 0);
        QVERIFY(exported("predictions", "--summarizer nobody").code != 0);
        QVERIFY(exported("summaries", "--without-future").code != 0);
        QVERIFY(run("export", word("timelines"), {}).code != 0);
        QVERIFY(exported("films").code != 0);
    }

    void predictionsMadeElsewhereAreScoredAsTheirTableIs()
    {
        UsersumFixture usersum(*m_fixture, 2);
        QByteArray lines;
        for (const int user : {1, 2}) {
            usersum.addSummary(user, word("mine"), word("reads a lot"));
            for (const int repeat : {1, 2})
                lines +=
                    QStringLiteral("{\"user\":\"U00%1\",\"summary\":\"reads a lot\",\"run\":%2,"
                                   "\"tasks\":[")
                        .arg(user)
                        .arg(repeat)
                        .toUtf8() +
                    outcomeList(usersum, user, user == repeat).toUtf8() + "]}\n";
        }
        writeTestFile(file("p.jsonl"), lines);
        QVERIFY(run("predictions", file("p.jsonl"), {}).hasOneErrorLine());
        const CommandRun brought =
            run("predictions", file("p.jsonl"), words("--predictor seer --json"));
        QVERIFY2(brought.code == 0, qPrintable(brought.err));
        QCOMPARE(brought.json()[word("lines")].toInt(), 4);
        QCOMPARE(brought.json()[word("predictors")].toArray(), QJsonArray{word("seer")});
        QCOMPARE(checkProject(m_fixture->path())->problems, QStringList());
        const QJsonObject table =
            runInProcess({word("usersum"), word("score"), file("p.jsonl"), word("--json")}).json();
        const QJsonObject ours = run("score", "--json").json()[word("summarizers")][0].toObject();
        for (const char* figure : {"qm", "idm", "predictions", "unread"})
            QCOMPARE(ours[word(figure)], table[word(figure)]);
        // One line that does not fit, and nothing of the file is there.
        const QStringList before = usersumRows(m_fixture->database());
        writeTestFile(file("q.jsonl"), lines +
                                           "{\"user\":\"U002\",\"summary\":\"reads a lot\","
                                           "\"run\":9,\"tasks\":[{\"name\":\"x\",\"outcome\":1}]}");
        const CommandRun refused =
            run("predictions", file("q.jsonl"), words("--predictor another"));
        QVERIFY2(refused.hasOneErrorLine() && refused.err.contains(word("line 5, U002")),
            qPrintable(refused.err));
        QCOMPARE(usersumRows(m_fixture->database()), before);
    }

    void severalLogsAreToldApart()
    {
        UsersumFixture usersum(*m_fixture, 2);
        usersum.split(usersum.addLog(word("more"), 2));
        const CommandRun refused = run("split", "--future 3");
        QVERIFY2(refused.err.contains(word("--log")), qPrintable(refused.err));
        QCOMPARE(run("split", "--future 3 --log more").code, 0);
        QCOMPARE(run("list", "--json").json()[word("logs")].toArray().size(), 2);
    }

private:
    /// Outcomes of all tasks of a user: the first as said, the others missed.
    QString outcomeList(const UsersumFixture& usersum, int user, bool isHit)
    {
        QStringList tasks;
        for (const StoredFutureTask& one : ProjectFixture::take(
                 TimelineRepository(m_fixture->database()).tasks(usersum.users.at(user - 1))))
            tasks += QStringLiteral("{\"name\":\"%1\",\"outcome\":%2}")
                         .arg(one.task.name)
                         .arg(tasks.isEmpty() && isHit ? 1 : 0);
        return tasks.join(u',');
    }

    QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

    CommandRun run(const char* verb, const QStringList& more)
    {
        return runInProcess(QStringList{word("usersum"), word(verb), m_fixture->path()} + more);
    }
    CommandRun run(const char* verb, const char* more) { return run(verb, words(more)); }
    CommandRun run(const char* verb, const QString& what, const QStringList& more)
    {
        return run(verb, QStringList{what} + more);
    }

    CommandRun importFilms(const char* more = "")
    {
        writeTestFile(file("films.csv"), filmLog(5, 40));
        QStringList options = words(more);
        if (!options.contains(word("--min")))
            options += words("--min 10 --max 20");
        return run("import", file("films.csv"),
            QStringList{word("--columns"),
                word("user=who,time=when,item=film,title=name,rating=stars,category=kind")} +
                options);
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<QTemporaryDir> m_folder;
};

TANDEM_TEST(TestUsersumProject, QCoreApplication)
#include "tst_usersumproject.moc"
