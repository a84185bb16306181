#include "commandrun.h"
#include "factsresponder.h"
#include "llmserver.h"
#include "projectfixture.h"
#include "storage/check/projectcheck.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace tandem;
using namespace tandem::llm;

namespace {

QString word(const char* text)
{
    return QString::fromLatin1(text);
}

} // namespace

/// From setting up an endpoint to masked facts, by commands alone, against a real server.
class TestLlmCommands : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_config = std::make_unique<QTemporaryDir>();
        qputenv("TANDEM_CONFIG_DIR", m_config->path().toUtf8());
        m_server = std::make_unique<LlmServer>();
        m_server->setResponder(factsAnswer);
        qputenv("TANDEM_TEST_KEY", m_server->key().toUtf8());
        m_project = std::make_unique<ProjectFixture>(2);
        for (const SampleId sample : std::as_const(m_project->samples))
            m_project->close(sample, word("yynnn"), word("yynnn"));
    }

    void anEndpointIsAddedListedTestedAndRemoved_data()
    {
        QTest::addColumn<QString>("api");
        QTest::addColumn<WireFormat>("format");
        QTest::newRow("openai") << word("openai") << WireFormat::OpenAi;
        QTest::newRow("anthropic") << word("anthropic") << WireFormat::Anthropic;
        QTest::newRow("gemini") << word("gemini") << WireFormat::Gemini;
    }

    void anEndpointIsAddedListedTestedAndRemoved()
    {
        QFETCH(QString, api);
        QFETCH(WireFormat, format);
        QCOMPARE(addEndpoint(api, format).code, 0);
        const QJsonObject listed = run("endpoint list --json").json();
        const QJsonObject one = listed[word("endpoints")][0].toObject();
        QCOMPARE(one[word("name")].toString(), word("srv"));
        QCOMPARE(one[word("key_variable")].toString(), word("TANDEM_TEST_KEY"));
        const CommandRun test = run("endpoint test srv");
        QVERIFY2(test.code == 0, qPrintable(test.err));
        QVERIFY(test.out.contains(word("2 model")));
        QVERIFY(!test.all().contains(m_server->key().toUtf8()));
        QCOMPARE(run("endpoint models srv --json").json()[word("models")].toArray().size(), 2);
        QCOMPARE(addEndpoint(api, format).code, 1);
        QCOMPARE(run("endpoint remove srv").code, 0);
        QVERIFY(run("endpoint list").out.contains(word("No endpoints")));
        QVERIFY(run("endpoint test srv").hasOneErrorLine());
    }

    void anEndpointIsChangedAndListedWithItsPricesAndItsKey()
    {
        addEndpoint(word("openai"), WireFormat::OpenAi);
        QCOMPARE(run("endpoint change srv").code, 2);
        QCOMPARE(run("endpoint change nobody --model large").code, 1);
        const CommandRun changed =
            run("endpoint change srv --model large --price-in 0.25 --price-out 3 --json");
        QVERIFY2(changed.code == 0, qPrintable(changed.err));
        QCOMPARE(changed.json()[word("model")].toString(), word("large"));
        QCOMPARE(changed.json()[word("key_variable")].toString(), word("TANDEM_TEST_KEY"));
        QVERIFY(run("endpoint list").out.contains(word("0.25 / 3 USD")));
        const auto listed = [] {
            return run("endpoint list --json").json()[word("endpoints")][0].toObject();
        };
        QCOMPARE(listed()[word("key_state")].toString(), word("environment"));
        qunsetenv("TANDEM_TEST_KEY");
        QCOMPARE(listed()[word("key_state")].toString(), word("missing"));
        QVERIFY(run("endpoint list").out.contains(word("$TANDEM_TEST_KEY, not set")));
        // Plain http is for those who say so, and is shown.
        const char* const change = "endpoint change srv --url http://10.1.2.3/v1";
        QVERIFY(run(change).err.contains(word("--insecure-http")));
        QCOMPARE(runAll(word(change).split(u' ') + QStringList{word("--insecure-http")}).code, 0);
        QVERIFY(listed()[word("insecure_http")].toBool());
        QVERIFY(run("endpoint list").out.contains(word("http://10.1.2.3/v1 (unprotected)")));
        QCOMPARE(run("endpoint change srv --url http://8.8.8.8/v1 --insecure-http").code, 1);
        QCOMPARE(run("endpoint change srv --url https://10.1.2.3/v1").code, 0);
        QVERIFY(!listed()[word("insecure_http")].toBool());
    }

    void aTestSaysWhatIsWrong()
    {
        addEndpoint(word("openai"), WireFormat::OpenAi);
        const auto says = [&](const char* what) {
            const CommandRun test = run("endpoint test srv");
            if (test.code == 1 && test.hasOneErrorLine() && test.err.contains(word(what)))
                return true;
            qWarning("%s", qPrintable(test.err));
            return false;
        };
        qunsetenv("TANDEM_TEST_KEY");
        QVERIFY(says("TANDEM_TEST_KEY"));
        qputenv("TANDEM_TEST_KEY", "not-the-right-one");
        QVERIFY(says("key"));
        qputenv("TANDEM_TEST_KEY", m_server->key().toUtf8());
        m_server->setResponder([](const LlmQuestion&) { return word("Hello!"); });
        QVERIFY(says("not in JSON"));
        m_server->setFaultRule([](const LlmQuestion& question) {
            return question.isModelList ? LlmFault{} : LlmFault::httpStatus(404);
        });
        QVERIFY(says("model small"));
        run("endpoint remove srv");
        run("endpoint add srv --api openai --url http://127.0.0.1:1/v1 --model m");
        QVERIFY(says("srv"));
        QCOMPARE(run("endpoint add x --api openai --url http://example.org/v1").code, 1);
        QCOMPARE(run("endpoint add x --api telepathy --url https://example.org/v1").code, 2);
        QCOMPARE(run("endpoint add x").code, 2);
        QCOMPARE(run("endpoint fly x").code, 2);
    }

    void factsAreMadeAndMaskedAndNothingIsAskedTwice()
    {
        addEndpoint(word("openai"), WireFormat::OpenAi);
        const QString project = m_project->path();
        const CommandRun estimate = runOn("facts decompose", "--endpoint srv --estimate --json");
        QCOMPARE(estimate.code, 0);
        QCOMPARE(estimate.json()[word("calls")].toInt(), 10);
        QVERIFY(estimate.json()[word("cost_high")].toDouble() >
                estimate.json()[word("cost_low")].toDouble());
        QCOMPARE(m_server->paidCalls(), 0);
        const CommandRun some =
            runOn("facts decompose", "--endpoint srv --side supporting --samples 1 --json");
        QVERIFY2(some.code == 0, qPrintable(some.err));
        QCOMPARE(some.json()[word("done")].toInt(), 2);
        QCOMPARE(some.json()[word("state")].toString(), word("ended"));
        QCOMPARE(runOn("facts decompose", "--endpoint srv").code, 0);
        QCOMPARE(m_server->paidCalls(), 10);
        QVERIFY(runOn("facts decompose", "--endpoint srv").hasOneErrorLine());
        QCOMPARE(runOn("facts decompose", "--endpoint srv --replace").code, 0);
        QCOMPARE(m_server->paidCalls(), 10);
        const CommandRun masked = runOn("facts mask", "--endpoint srv --cap 5 --json");
        QVERIFY2(masked.code == 0, qPrintable(masked.err));
        QCOMPARE(masked.json()[word("done")].toInt(), 6);
        QVERIFY(masked.json()[word("cost")].toDouble() > 0.0);
        const CommandRun list = runAll({word("run"), word("list"), project, word("--json")});
        QCOMPARE(list.json()[word("runs")].toArray().size(), 4);
        QCOMPARE(checkProject(project)->problems, QStringList());
        QVERIFY(!masked.all().contains(m_server->key().toUtf8()));
    }

    void whatFailedIsShownAndRetried()
    {
        addEndpoint(word("openai"), WireFormat::OpenAi);
        m_server->setResponder([](const LlmQuestion& question) {
            return question.prompt.contains(word("Paragraph 2 of the article 1 says something.\n"
                                                 "PARAGRAPH>>>"))
                       ? word("I will not.")
                       : factsAnswer(question);
        });
        const CommandRun failed = runOn("facts decompose", "--endpoint srv");
        QCOMPARE(failed.code, 1);
        QVERIFY(failed.hasOneErrorLine());
        const QJsonObject shown =
            runAll({word("run"), word("show"), m_project->path(), word("--json")}).json();
        QCOMPARE(shown[word("failed")].toInt(), 1);
        QCOMPARE(shown[word("samples")].toArray(), (QJsonArray{1, 2}));
        QCOMPARE(shown[word("failures")][0][word("paragraph")].toInt(), 2);
        m_server->setResponder(factsAnswer);
        QCOMPARE(runAll({word("run"), word("retry"), m_project->path()}).code, 0);
        QCOMPARE(m_server->paidCalls(), 9 + 2 + 1);
    }

    void aRunGoesThroughABatchFile()
    {
        addEndpoint(word("openai"), WireFormat::OpenAi);
        const QString project = m_project->path();
        m_server->setFaultRule([](const LlmQuestion&) { return LlmFault::httpStatus(401); });
        QCOMPARE(runOn("facts decompose", "--endpoint srv").code, 1);
        const QString file = m_config->filePath(word("batch.jsonl"));
        const CommandRun written =
            runAll({word("run"), word("batch-write"), project, word("1"), file, word("--json")});
        QCOMPARE(written.json()[word("lines")].toInt(), 10);
        QFile foreign(m_config->filePath(word("results.jsonl")));
        QVERIFY(foreign.open(QIODevice::WriteOnly));
        foreign.write("{\"custom_id\": \"other\", \"response\": {\"status_code\": 200,"
                      " \"body\": {\"choices\": []}}, \"error\": null}\n");
        foreign.close();
        const CommandRun read =
            runAll({word("run"), word("batch-read"), project, word("1"), foreign.fileName()});
        QCOMPARE(read.code, 1);
        QVERIFY(read.out.contains(word("other")));
        QVERIFY2(!read.err.contains(word("the others were read")), qPrintable(read.err));
        m_server->setFaultRule({});
        m_server->clearCalls();
        const CommandRun refused = runAll({word("run"), word("resume"), project});
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains(word("batch-abandon")), qPrintable(refused.err));
        const CommandRun listed = runAll({word("run"), word("list"), project});
        QVERIFY2(listed.out.contains(word("pending in a batch")), qPrintable(listed.out));
        QCOMPARE(m_server->calls().size(), 0);
        const CommandRun forgotten =
            runAll({word("run"), word("batch-abandon"), project, word("1"), word("--json")});
        QCOMPARE(forgotten.json()[word("to_ask_live")].toInt(), 10);
        QCOMPARE(runAll({word("run"), word("resume"), project}).code, 0);
        QCOMPARE(runAll({word("run"), word("resume"), project}).code, 1);
        const CommandRun cancelled = runAll({word("run"), word("cancel"), project, word("1")});
        QCOMPARE(cancelled.code, 1);
        QVERIFY2(cancelled.err.contains(word("nothing left to cancel")), qPrintable(cancelled.err));
        QCOMPARE(runAll({word("run"), word("list"), project, word("--json")})
                     .json()[word("runs")][0][word("state")]
                     .toString(),
            word("ended"));
    }

    void aBatchOfWhichAllFailsEndsWithAFailure()
    {
        addEndpoint(word("openai"), WireFormat::OpenAi);
        const QString project = m_project->path();
        const QString file = m_config->filePath(word("batch.jsonl"));
        QCOMPARE(runAll({word("facts"), word("decompose"), project, word("--endpoint"), word("srv"),
                            word("--batch"), file, word("--json")})
                     .code,
            0);
        QFile asked(file);
        QVERIFY(asked.open(QIODevice::ReadOnly));
        QFile results(m_config->filePath(word("results.jsonl")));
        QVERIFY(results.open(QIODevice::WriteOnly));
        while (!asked.atEnd()) {
            const QJsonValue id = QJsonDocument::fromJson(asked.readLine())[word("custom_id")];
            results.write(
                QJsonDocument(QJsonObject{{word("custom_id"), id}, {word("response"), QJsonValue()},
                                  {word("error"), QJsonObject{{word("code"), word("batch_expired")},
                                                      {word("message"), word("expired")}}}})
                    .toJson(QJsonDocument::Compact) +
                '\n');
        }
        results.close();
        const QStringList reading{
            word("run"), word("batch-read"), project, word("1"), results.fileName()};
        const CommandRun read = runAll(reading);
        QCOMPARE(read.code, 1);
        QVERIFY2(read.err.contains(word("10 task")), qPrintable(read.err));
        QVERIFY2(read.out.contains(word("batch-write")), qPrintable(read.out));
        // What was read before fails nothing again.
        QCOMPARE(runAll(reading).code, 0);
    }

    void aHigherCapGoesOnWithTheSameRun()
    {
        addEndpoint(word("openai"), WireFormat::OpenAi);
        const CommandRun capped = runOn("facts decompose", "--endpoint srv --cap 0.005");
        QCOMPARE(capped.code, 1);
        QVERIFY2(capped.err.contains(word("run resume")), qPrintable(capped.err));
        QCOMPARE(m_server->calls().size(), 0);
        const CommandRun done = runAll({word("run"), word("resume"), m_project->path(),
            word("--cap"), word("5"), word("--json")});
        QVERIFY2(done.code == 0, qPrintable(done.err));
        QCOMPARE(done.json()[word("run")].toInt(), 1);
        QCOMPARE(done.json()[word("cap")].toDouble(), 5.0);
        QCOMPARE(done.json()[word("unanswered")].toInt(), 0);
    }

    void aRunBeginsAsABatchWithoutAskingAnything()
    {
        addEndpoint(word("openai"), WireFormat::OpenAi);
        const QString file = m_config->filePath(word("batch.jsonl"));
        qunsetenv("TANDEM_TEST_KEY");
        const CommandRun begun = runAll(
            {word("facts"), word("decompose"), m_project->path(), word("--endpoint"), word("srv"),
                word("--batch"), file, word("--max-tokens"), word("77"), word("--json")});
        QVERIFY2(begun.code == 0, qPrintable(begun.err));
        QCOMPARE(begun.json()[word("lines")].toInt(), 10);
        QCOMPARE(begun.json()[word("run")][word("open")].toInt(), 10);
        QVERIFY(m_server->calls().isEmpty());
        QFile batch(file);
        QVERIFY(batch.open(QIODevice::ReadOnly));
        QCOMPARE(batch.readAll().count("\"max_tokens\":77"), 10);
    }

    void promptsAndRepliesAreShown()
    {
        addEndpoint(word("openai"), WireFormat::OpenAi);
        QCOMPARE(runOn("facts decompose", "--endpoint srv --max-tokens 99").code, 0);
        QCOMPARE(m_server->calls().first().question.body[word("max_tokens")].toInt(), 99);
        const QStringList show{word("run"), word("show"), m_project->path(), word("--replies")};
        const CommandRun shown = runAll(show);
        QCOMPARE(shown.code, 0);
        QVERIFY(shown.out.contains(word("[user]")));
        QVERIFY(shown.out.contains(word("Paragraph 1 of the article 1")));
        QVERIFY(shown.out.contains(word("Sample 1, paragraph 1\n")));
        QVERIFY(shown.out.contains(word("chat.completion")));
        QVERIFY(!shown.all().contains(m_server->key().toUtf8()));
        const QJsonArray replies =
            runAll(show + QStringList{word("--json")}).json()[word("replies_kept")].toArray();
        QCOMPARE(replies.size(), 10);
        QVERIFY(replies.first()[word("raw")].toString().contains(word("choices")));
        QVERIFY(replies.first()[word("request")][word("messages")].isArray());
        QCOMPARE(replies.first()[word("tasks")][0][word("paragraph")].toInt(), 1);
        QVERIFY(
            !runAll({word("run"), word("show"), m_project->path()}).out.contains(word("[user]")));
    }

    void aLongWaitThatTheServerAsksForIsSaidOnce()
    {
        addEndpoint(word("openai"), WireFormat::OpenAi);
        m_server->setFaultRule([](const LlmQuestion&) { return LlmFault::httpStatus(429, "90"); });
        QProcess process;
        process.start(QStringLiteral(TANDEM_BINARY),
            {word("facts"), word("decompose"), m_project->path(), word("--endpoint"), word("srv")});
        QByteArray err;
        QTRY_VERIFY((err += process.readAllStandardError()).contains("rate-limited"));
        QCOMPARE(::kill(pid_t(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 130);
        err += process.readAllStandardError();
        QVERIFY2(err.count("rate-limited") == 1, err.constData());
    }

    void interruptPausesAndResumeGoesOn()
    {
        addEndpoint(word("openai"), WireFormat::OpenAi);
        m_server->setDelay(400);
        QProcess process;
        process.start(QStringLiteral(TANDEM_BINARY),
            {word("facts"), word("decompose"), m_project->path(), word("--endpoint"), word("srv")});
        QTRY_VERIFY(m_server->mostAtOnce() >= 2);
        QCOMPARE(::kill(pid_t(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        const QByteArray err = process.readAllStandardError();
        QVERIFY2(err.contains("run resume"), err.constData());
        QVERIFY2(err.contains("tandem: waiting for "), err.constData());
        const int paid = m_server->paidCalls();
        QVERIFY(paid >= 2);
        QCOMPARE(replies(), paid);
        m_server->setDelay(0);
        QCOMPARE(runAll({word("run"), word("resume"), m_project->path()}).code, 0);
        QCOMPARE(m_server->paidCalls(), 10);
    }

private:
    static CommandRun runAll(const QStringList& arguments) { return runInProcess(arguments); }
    static CommandRun run(const char* line)
    {
        return runInProcess(QString::fromLatin1(line).split(u' '));
    }
    CommandRun runOn(const char* command, const char* options)
    {
        return runInProcess(QString::fromLatin1(command).split(u' ') +
                            QStringList(m_project->path()) +
                            QString::fromLatin1(options).split(u' '));
    }

    CommandRun addEndpoint(const QString& api, WireFormat format)
    {
        return runInProcess({word("endpoint"), word("add"), word("srv"), word("--api"), api,
            word("--url"), m_server->url(format).toString(), word("--model"), word("small"),
            word("--key-env"), word("TANDEM_TEST_KEY"), word("--price-in"), word("1"),
            word("--price-out"), word("2.5"), word("--concurrency"), word("2"), word("--rpm"),
            word("0"), word("--timeout"), word("20")});
    }

    int replies()
    {
        return ProjectFixture::take(
            m_project->database().scalar(word("SELECT count(*) FROM llm_reply")))
            .toInt();
    }

    std::unique_ptr<QTemporaryDir> m_config;
    std::unique_ptr<LlmServer> m_server;
    std::unique_ptr<ProjectFixture> m_project;
};

TANDEM_TEST(TestLlmCommands, QCoreApplication)
#include "tst_llmcommands.moc"
