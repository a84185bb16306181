#include "app/commandline/commandline.h"
#include "commandrun.h"
#include "llmserver.h"
#include "models/usersum/summaryrequests.h"
#include "projectfixture.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runoptions.h"
#include "testmain.h"
#include "usersumfixture.h"
#include "usersumresponder.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using namespace tandem::llm;

namespace {

QString ascii(const char* text)
{
    return QString::fromLatin1(text);
}

/// Four segments of each reader.
const char* const kQuarters = "--segments quarter --segment-size 5-20";

} // namespace

/// Users are summarized, and summaries predicted from and judged, by commands alone, against a real
/// server.
class TestUsersumRuns final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_config = std::make_unique<QTemporaryDir>();
        qputenv("TANDEM_CONFIG_DIR", m_config->path().toUtf8());
        m_server = std::make_unique<LlmServer>();
        m_server->setResponder(UsersumResponder());
        qputenv("TANDEM_TEST_KEY", m_server->key().toUtf8());
        m_project = std::make_unique<ProjectFixture>(0);
        m_books = std::make_unique<UsersumFixture>(*m_project, 2);
        const CommandRun added =
            runInProcess({ascii("endpoint"), ascii("add"), ascii("srv"), ascii("--api"),
                ascii("openai"), ascii("--url"), m_server->url(WireFormat::OpenAi).toString(),
                ascii("--model"), ascii("small"), ascii("--key-env"), ascii("TANDEM_TEST_KEY")});
        QVERIFY2(added.code == 0, qPrintable(added.err));
    }

    void usersAreSummarizedPredictedAndJudged()
    {
        const CommandRun estimate = run("summarize", {kQuarters, "--estimate", "--json"});
        QVERIFY2(estimate.code == 0, qPrintable(estimate.err));
        QCOMPARE(estimate.json()[ascii("calls")].toInt(), 8);
        QCOMPARE(estimate.json()[ascii("later_calls")].toInt(), 2 * (7 * 4 + 1));
        QCOMPARE(m_server->paidCalls(), 0);
        const CommandRun summarized = run("summarize", {kQuarters, "--max-words 90"});
        QVERIFY2(summarized.code == 0, qPrintable(summarized.err));
        QCOMPARE(m_server->paidCalls(), 2 * 17);
        const StoredUserSummary summary = summaryOf(1, ascii("small"));
        QCOMPARE(summary.made.mostWords, std::optional<qint64>(90));
        const CommandRun again = run("summarize", {kQuarters, "--max-words 90"});
        QVERIFY(again.hasOneErrorLine());
        QVERIFY2(again.err.contains(ascii("another name")), qPrintable(again.err));
        const CommandRun predicted = run("predict", {"--predictor seer --runs 2 --json"});
        QVERIFY2(predicted.code == 0, qPrintable(predicted.err));
        const auto predictions = ProjectFixture::take(
            UserSummaryRepository(m_project->database()).predictionsOf(summary.id));
        QVERIFY(!predictions.isEmpty());
        QCOMPARE(predictions.first().made.predictor, ascii("seer"));
        QCOMPARE(predictions.last().made.repeat, 2);
        const CommandRun judged = run("judge", {});
        QVERIFY2(judged.code == 0, qPrintable(judged.err));
        const auto values =
            ProjectFixture::take(UserSummaryRepository(m_project->database()).valuesOf(summary.id));
        QCOMPARE(values.size(), 1);
        QCOMPARE(values.first().measure, ascii("autoeval"));
        const CommandRun list = runInProcess({ascii("run"), ascii("list"), m_project->path()});
        for (const char* kind : {"usersum-summarize", "usersum-predict", "usersum-judge"})
            QVERIFY2(list.out.contains(ascii(kind)), qPrintable(list.out));
    }

    void optionsChooseHowUsersAreSummarized()
    {
        const CommandRun made = run("summarize",
            {"--summarizer ours --segments month --segment-size 3-30 --rounds 1 --log books "
             "--users u002 --max-attempts 5 --query",
                "Which genres?"});
        QVERIFY2(made.code == 0, qPrintable(made.err));
        const auto runs = ProjectFixture::take(RunRepository(m_project->database()).list());
        const UserSummariesOptions options = runOptionsFrom(runs.first().settings).userSummaries;
        QCOMPARE(options.summarizer, ascii("ours"));
        QVERIFY(options.isHierarchical);
        QCOMPARE(options.query, ascii("Which genres?"));
        QCOMPARE(options.segments, (usersum::SegmentRule{usersum::SegmentUnit::Month, 3, 30}));
        QCOMPARE(options.rounds, 1);
        QCOMPARE(options.log, ascii("books"));
        QCOMPARE(options.asks, 5);
        QVERIFY(ProjectFixture::take(
            UserSummaryRepository(m_project->database()).ofUser(m_books->users.first()))
                    .isEmpty());
        const CommandRun single = run("summarize", {"--summarizer plain --method single"});
        QVERIFY2(single.code == 0, qPrintable(single.err));
        QVERIFY(summaryOf(2, ascii("plain")).made.text.contains(ascii("The user read 24 books.")));
    }

    void severalModelsEachGetARun()
    {
        const CommandRun made = run("summarize", {"--method single --model small,large --json"});
        QVERIFY2(made.code == 0, qPrintable(made.err));
        QCOMPARE(made.json()[ascii("runs")].toArray().size(), 2);
        QCOMPARE(summaryOf(1, ascii("large")).made.summarizer, ascii("large"));
        const CommandRun predicted = run("predict", {"--model a,b --runs 1 --summarizers large"});
        QVERIFY2(predicted.code == 0, qPrintable(predicted.err));
        QCOMPARE(ProjectFixture::take(
                     UserSummaryRepository(m_project->database()).predictors(m_books->log)),
            (QStringList{ascii("a"), ascii("b")}));
        const CommandRun judged = run("judge", {"--model a,b --summarizers small"});
        QVERIFY2(judged.code == 0, qPrintable(judged.err));
        QCOMPARE(ProjectFixture::take(
                     UserSummaryRepository(m_project->database()).measures(m_books->log)),
            (QStringList{ascii("autoeval-a"), ascii("autoeval-b")}));
        // What they were asked for stands below the scores of these summaries.
        const QJsonArray asked =
            runInProcess({ascii("usersum"), ascii("score"), m_project->path(), ascii("--predictor"),
                             ascii("a"), ascii("--summarizers"), ascii("large"), ascii("--json")})
                .json()[ascii("run_settings")]
                .toArray();
        QCOMPARE(asked.size(), 2);
        QCOMPARE(asked[0][ascii("settings")][ascii("predictor")].toString(), ascii("a"));
    }

    void summariesOfARunThatComeBackAreKnown()
    {
        QCOMPARE(run("summarize", {"--method single --summarizer ours"}).code, 0);
        const QString file = m_config->filePath(ascii("own.jsonl"));
        QCOMPARE(runInProcess({ascii("usersum"), ascii("export"), m_project->path(),
                                  ascii("summaries"), ascii("-o"), file})
                     .code,
            0);
        const QStringList bringBack{
            ascii("usersum"), ascii("summaries"), m_project->path(), file, ascii("--json")};
        const CommandRun known = runInProcess(bringBack);
        QVERIFY2(known.code == 0, qPrintable(known.err));
        QCOMPARE(known.json()[ascii("summaries")].toInt(-1), 0);
        QVERIFY(known.json()[ascii("known")].toInt() > 0);
        QFile changed(file);
        QVERIFY(changed.open(QIODevice::ReadOnly));
        QByteArray lines = changed.readAll();
        changed.close();
        QVERIFY(changed.open(QIODevice::WriteOnly));
        changed.write(lines.replace("The user read", "The user wrote"));
        changed.close();
        const CommandRun other = runInProcess(bringBack);
        QVERIFY2(other.err.contains(ascii("come from a run")), qPrintable(other.err));
    }

    void whatCannotBeReadIsNoSuccessUntilItIsRetried()
    {
        QCOMPARE(run("summarize", {"--method single"}).code, 0);
        m_server->setResponder([](const LlmQuestion&) { return ascii("I would rather not."); });
        const CommandRun predicted = run("predict", {"--runs 1 --max-attempts 1"});
        QCOMPARE(predicted.code, 1);
        const QJsonValue listed =
            runInProcess({ascii("usersum"), ascii("list"), m_project->path(), ascii("--json")})
                .json()[ascii("predictors")][0];
        QVERIFY(listed[ascii("expected")].toInt() > 0);
        QCOMPARE(listed[ascii("unread")].toInt(), listed[ascii("expected")].toInt());
        QVERIFY2(predicted.err.contains(ascii("run retry")), qPrintable(predicted.err));
        m_server->setResponder(UsersumResponder());
        const CommandRun again = runInProcess({ascii("run"), ascii("retry"), m_project->path()});
        QVERIFY2(again.code == 0, qPrintable(again.err));
    }

    void runsOfWhichAllFailedSaySo()
    {
        m_books->addSummary(1);
        m_server->setResponder([](const LlmQuestion&) { return ascii("I would rather not."); });
        for (const char* verb : {"summarize", "judge"}) {
            const CommandRun made = run(verb, {"--max-attempts 1 --json"});
            QCOMPARE(made.code, 1);
            QVERIFY2(made.err.contains(ascii("failed")), qPrintable(made.err));
            const CommandRun list = runInProcess({ascii("run"), ascii("list"), m_project->path()});
            QVERIFY2(list.out.section(u'\n', 0, 2).contains(ascii("finished, all failed")),
                qPrintable(list.out));
        }
    }

    void failuresAreNamedByTheirUsers()
    {
        UsersumFaults faults;
        faults.unreadableText = UsersumFixture::timeline(1).activities.first().title;
        m_server->setResponder(UsersumResponder(faults));
        QCOMPARE(run("summarize", {kQuarters}).code, 1);
        const CommandRun shown = runInProcess({ascii("run"), ascii("show"), m_project->path()});
        QVERIFY2(shown.out.contains(ascii("U001, Segment 1")), qPrintable(shown.out));
        const CommandRun json =
            runInProcess({ascii("run"), ascii("show"), m_project->path(), ascii("--json")});
        const QJsonObject failed = json.json()[ascii("failures")][0].toObject();
        QCOMPARE(failed[ascii("user")].toString(), ascii("U001"));
        // Which users the run is about, and who was asked.
        QCOMPARE(json.json()[ascii("users")][0].toString(), ascii("U001"));
        QVERIFY2(shown.out.contains(ascii("\nUsers: U001")), qPrintable(shown.out));
        QVERIFY2(shown.out.contains(ascii("no spending cap")), qPrintable(shown.out));
        QCOMPARE(failed[ascii("part")].toString(), ascii("segment/1"));
    }

    void repliesAreShownWithWhoseTheyAre()
    {
        const auto shown = [this](const QStringList& more) {
            return runInProcess(
                QStringList{ascii("run"), ascii("show"), m_project->path(), ascii("--replies")} +
                more);
        };
        QCOMPARE(run("summarize", {kQuarters, "--users U002"}).code, 0);
        const CommandRun summaries = shown({});
        for (const char* name : {"U002, Segment 1", "U002, Query check of segment 2, version 1"})
            QVERIFY2(summaries.out.contains(u'\n' + ascii(name) + u'\n'),
                qPrintable(summaries.out.left(2000)));
        const QJsonValue first = shown({ascii("--json")}).json()[ascii("replies_kept")][0];
        QCOMPARE(first[ascii("tasks")][0][ascii("user")].toString(), ascii("U002"));
        QVERIFY(first[ascii("tasks")][0][ascii("part")].toString().startsWith(ascii("segment/")));
        QCOMPARE(run("predict", {"--runs 1"}).code, 0);
        const CommandRun predictions = shown({});
        QVERIFY2(predictions.out.contains(ascii("U002, small, task 1, run 1\n")),
            qPrintable(predictions.out.left(2000)));
        const QJsonValue task =
            shown({ascii("--json")}).json()[ascii("replies_kept")][0][ascii("tasks")][0];
        QCOMPARE(task[ascii("summarizer")].toString(), ascii("small"));
        QCOMPARE(run("judge", {}).code, 0);
        QVERIFY(shown({}).out.contains(ascii("U002, small\n")));
    }

    void misuseIsNamed_data()
    {
        QTest::addColumn<QString>("verb");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* verb, const char* options,
                             const char* said) {
            QTest::newRow(name) << ascii(verb) << ascii(options) << ascii(said);
        };
        row("method", "summarize", "--method both", "hierarchy");
        row("segments", "summarize", "--segments week", "quarter");
        row("size", "summarize", "--segment-size 20", "20-100");
        row("greatest size", "summarize", "--segment-size 1-1000000", "from 1 to 999999");
        row("least size", "summarize", "--segment-size 0-50", "from 1 to 999999");
        row("a size below nothing", "summarize", "--segment-size=-1-5", "from 1 to 999999");
        row("rounds of nothing", "summarize", "--method single --rounds 2", "hierarchy");
        row("rounds", "summarize", "--rounds 11", "--rounds");
        row("words", "summarize", "--max-words 0", "--max-words");
        row("no user", "summarize", "--users ,", "--users");
        row("one name for two", "summarize", "--model a,b --summarizer ours",
            "--summarizer can name only one model");
        row("runs", "predict", "--runs 0", "--runs");
        row("one predictor for two", "predict", "--model a,b --predictor p",
            "--predictor can name only one model");
        row("one measure for two", "judge", "--model a,b --measure m",
            "--measure can name only one model");
        row("not its option", "judge", "--runs 2", "--runs");
    }

    void misuseIsNamed()
    {
        QFETCH(QString, verb);
        QFETCH(QString, options);
        QFETCH(QString, said);
        const CommandRun made = run(verb.toLatin1().constData(), {options.toLatin1().constData()});
        QCOMPARE(made.code, 2);
        QVERIFY2(made.err.contains(said), qPrintable(made.err));
    }

    void whatIsNotThereIsNamed()
    {
        const CommandRun user = run("summarize", {"--users U009"});
        QVERIFY(user.hasOneErrorLine());
        QVERIFY2(user.err.contains(ascii("\"U009\"")), qPrintable(user.err));
        const CommandRun log = run("summarize", {"--log films"});
        QVERIFY2(log.err.contains(ascii("films")) && log.err.contains(ascii("books")),
            qPrintable(log.err));
        const CommandRun segments = run("summarize", {"--segment-size 20-30"});
        QVERIFY(segments.hasOneErrorLine());
        const CommandRun nothing = run("predict", {});
        QVERIFY2(nothing.err.contains(ascii("summaries first")), qPrintable(nothing.err));
        m_books->addSummary(1);
        const CommandRun nobody = run("judge", {"--summarizers nobody"});
        QVERIFY2(nobody.err.contains(ascii("\"nobody\"")), qPrintable(nobody.err));
        const CommandRun imported = run("summarize", {"--summarizer ours"});
        QVERIFY2(imported.err.contains(ascii("were imported")), qPrintable(imported.err));
    }

    void aBatchIsWritten()
    {
        const QString file = m_config->filePath(ascii("batch.jsonl"));
        const CommandRun made = runInProcess({ascii("usersum"), ascii("summarize"),
            m_project->path(), ascii("--endpoint"), ascii("srv"), ascii("--batch"), file});
        QVERIFY2(made.code == 0, qPrintable(made.err));
        QCOMPARE(m_server->paidCalls(), 0);
        QVERIFY(QFile::exists(file));
    }

    void everyStepOfAHierarchyIsABatchOfOneRun()
    {
        const QString file = m_config->filePath(ascii("batch.jsonl"));
        const QString results = m_config->filePath(ascii("results.jsonl"));
        const auto write = [&] {
            return runInProcess(
                {ascii("usersum"), ascii("summarize"), m_project->path(), ascii("--endpoint"),
                    ascii("srv"), ascii("--segments"), ascii("quarter"), ascii("--segment-size"),
                    ascii("5-20"), ascii("--batch"), file, ascii("--overwrite")});
        };
        const CommandRun first = write();
        QVERIFY2(first.code == 0, qPrintable(first.err));
        QVERIFY2(first.out.contains(ascii("About 58 follow-up request")) &&
                     first.out.contains(ascii("run batch-write")),
            qPrintable(first.out));
        const auto read = [&] {
            answerBatch(file, results);
            return runInProcess({ascii("run"), ascii("batch-read"), m_project->path(), ascii("1"),
                results, ascii("--json")});
        };
        QVERIFY(read().json()[ascii("left")].toInt() > 0);
        const auto runs = [&] {
            return ProjectFixture::take(RunRepository(m_project->database()).list());
        };
        constexpr int kMostSteps = 20;
        for (int step = 1; runs().first().state != RunState::Ended && step < kMostSteps; ++step) {
            const CommandRun next = write();
            QVERIFY2(next.code == 0, qPrintable(next.err));
            const CommandRun taken = read();
            QVERIFY2(taken.code == 0, qPrintable(taken.err));
        }
        QCOMPARE(runs().size(), 1);
        QCOMPARE(runs().first().state, RunState::Ended);
        QCOMPARE(m_server->paidCalls(), 0);
        for (const int user : {1, 2})
            QVERIFY(!summaryOf(user, ascii("small")).made.text.isEmpty());
    }

    void aBatchOfOtherUsersIsOfAnotherRun()
    {
        const QString file = m_config->filePath(ascii("batch.jsonl"));
        const auto write = [&](const QStringList& users) {
            return runInProcess(QStringList{ascii("usersum"), ascii("summarize"), m_project->path(),
                                    ascii("--endpoint"), ascii("srv"), ascii("--method"),
                                    ascii("single"), ascii("--batch"), file, ascii("--overwrite")} +
                                users);
        };
        const auto runs = [&] {
            return ProjectFixture::take(RunRepository(m_project->database()).list()).size();
        };
        QCOMPARE(write({ascii("--users"), ascii("u001")}).code, 0);
        QCOMPARE(write({}).code, 0);
        QCOMPARE(runs(), 2);
        const CommandRun again = write({});
        QVERIFY2(again.err.contains(ascii("batch-read")), qPrintable(again.err));
        QCOMPARE(runs(), 2);
    }

private:
    /// Answers a batch's questions as the server would.
    static void answerBatch(const QString& batch, const QString& results)
    {
        QFile asked(batch);
        QFile file(results);
        if (!asked.open(QIODevice::ReadOnly) || !file.open(QIODevice::WriteOnly))
            qFatal("The batch cannot be answered.");
        const UsersumResponder answerTo;
        while (!asked.atEnd()) {
            const QJsonObject line = QJsonDocument::fromJson(asked.readLine()).object();
            LlmQuestion question;
            const QJsonArray messages = line[ascii("body")][ascii("messages")].toArray();
            for (const QJsonValue& message : messages) {
                const bool isSystem = message[ascii("role")] == ascii("system");
                (isSystem ? question.system : question.prompt) +=
                    message[ascii("content")].toString();
            }
            const QJsonObject choice{
                {ascii("message"), QJsonObject{{ascii("role"), ascii("assistant")},
                                       {ascii("content"), answerTo(question)}}},
                {ascii("finish_reason"), ascii("stop")}};
            const QJsonObject response{{ascii("status_code"), 200},
                {ascii("body"), QJsonObject{{ascii("choices"), QJsonArray{choice}}}}};
            file.write(QJsonDocument(QJsonObject{{ascii("custom_id"), line[ascii("custom_id")]},
                                         {ascii("response"), response}})
                           .toJson(QJsonDocument::Compact) +
                       '\n');
        }
    }
    /// Options are split at blanks; what ends in a question mark is one word.
    CommandRun run(const char* verb, const QList<const char*>& options) const
    {
        QStringList arguments{
            ascii("usersum"), ascii(verb), m_project->path(), ascii("--endpoint"), ascii("srv")};
        for (const char* const option : options) {
            if (ascii(option).endsWith(u'?'))
                arguments.append(ascii(option));
            else
                arguments += ascii(option).split(u' ', Qt::SkipEmptyParts);
        }
        return runInProcess(arguments);
    }
    StoredUserSummary summaryOf(int number, const QString& summarizer) const
    {
        UserSummaryRepository summaries(m_project->database());
        const auto id =
            ProjectFixture::take(summaries.find(m_books->users.at(number - 1), summarizer));
        if (!id)
            qFatal("There is no summary.");
        return ProjectFixture::take(summaries.byId(*id));
    }

    std::unique_ptr<QTemporaryDir> m_config;
    std::unique_ptr<LlmServer> m_server;
    std::unique_ptr<ProjectFixture> m_project;
    std::unique_ptr<UsersumFixture> m_books;
};

TANDEM_TEST(TestUsersumRuns, QCoreApplication)
#include "tst_usersumruns.moc"
