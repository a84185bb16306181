#include "app/commandline/commandline.h"
#include "commandrun.h"
#include "kgdsresponder.h"
#include "llmserver.h"
#include "models/kgds/record.h"
#include "projectfixture.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <csignal>

using namespace tandem;
using namespace tandem::llm;

namespace {

QString word(const char* text)
{
    return QString::fromLatin1(text);
}

} // namespace

/// Systems are put on a benchmark by commands alone, against a real server.
class TestKgdsRuns final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_config = std::make_unique<QTemporaryDir>();
        qputenv("TANDEM_CONFIG_DIR", m_config->path().toUtf8());
        m_server = std::make_unique<LlmServer>();
        m_server->setResponder(KgdsResponder());
        qputenv("TANDEM_TEST_KEY", m_server->key().toUtf8());
        m_project = std::make_unique<ProjectFixture>(0);
        ProjectFixture::take(SampleRecords(m_project->database()).addRecord(record()));
        const CommandRun added =
            runInProcess({word("endpoint"), word("add"), word("srv"), word("--api"), word("openai"),
                word("--url"), m_server->url(WireFormat::OpenAi).toString(), word("--model"),
                word("small"), word("--key-env"), word("TANDEM_TEST_KEY")});
        QVERIFY2(added.code == 0, qPrintable(added.err));
    }

    void summariesAreGeneratedAndVerified()
    {
        const CommandRun estimate = run("generate", "--estimate --json");
        QVERIFY2(estimate.code == 0, qPrintable(estimate.err));
        QCOMPARE(estimate.json()[word("calls")].toInt(), 2);
        QCOMPARE(estimate.json()[word("later_calls")].toInt(), 2);
        QCOMPARE(m_server->paidCalls(), 0);
        const CommandRun generated = run("generate", "--json");
        QVERIFY2(generated.code == 0, qPrintable(generated.err));
        QCOMPARE(m_server->paidCalls(), 4);
        const auto outputs =
            ProjectFixture::take(SystemOutputRepository(m_project->database()).list());
        QCOMPARE(outputs.size(), 4);
        QCOMPARE(outputs.first().system.model, word("small"));
        const CommandRun again = run("generate", "");
        QVERIFY(again.hasOneErrorLine());
        const CommandRun verified =
            run("verify", "--verifier judge --stages facts,opinions,errors,feedback --both-orders");
        QVERIFY2(verified.code == 0, qPrintable(verified.err));
        const auto verifiers =
            ProjectFixture::take(SystemJudgementRepository(m_project->database()).verifiers());
        QCOMPARE(verifiers.size(), 1);
        QCOMPARE(verifiers.first().name, word("judge"));
        QCOMPARE(verifiers.first().complete, 4);
        // A report says what was asked for, once for each run.
        const QString settings = word("Run settings");
        const QString report = reported("");
        for (const char* asked :
            {"The run \"kgds-generate\" with the model small used these settings: "
             "System: small; ",
                "The run \"kgds-verify\" with the model small used these settings: Judge: judge; "})
            QVERIFY2(report.count(word(asked)) == 1, qPrintable(report));
        QVERIFY(reported("--section scores --format markdown").contains(settings));
        QVERIFY(reported("--section scores --format latex").contains(settings));
        QVERIFY(!reported("--section scores.ebs-aos --format csv").contains(settings));
        QVERIFY(!reported("--json").contains(settings));
        const auto asked = [this](const char* verb) {
            return runInProcess({word("kgds"), word(verb), m_project->path(), word("--json")})
                .json()[word("run_settings")]
                .toArray();
        };
        QCOMPARE(asked("report").size(), 2);
        QCOMPARE(asked("score"), asked("report"));
        const QJsonValue first = asked("score").first();
        QCOMPARE(first[word("kind")].toString(), word("kgds-generate"));
        QCOMPARE(first[word("settings")][word("system")].toString(), word("small"));
    }

    void optionsChooseWhatIsGenerated()
    {
        const CommandRun generated = run("generate",
            "--system ours --pattern ebs-aos --paradigm structured-prompt --chunks sentence");
        QVERIFY2(generated.code == 0, qPrintable(generated.err));
        const auto outputs =
            ProjectFixture::take(SystemOutputRepository(m_project->database()).list());
        QCOMPARE(outputs.size(), 1);
        QCOMPARE(
            outputs.first().system, (kgds::SystemRef{word("ours"), kgds::Paradigm::StructuredPrompt,
                                        kgds::Pattern::Extractive}));
        QCOMPARE(ProjectFixture::take(
                     SystemOutputRepository(m_project->database()).byId(outputs.first().id))
                     .made.chunkKind,
            kgds::ChunkKind::Sentence);
    }

    void severalModelsAreAskedSideBySide()
    {
        const CommandRun estimate = run("generate", "--model small,large --estimate --json");
        QVERIFY2(estimate.code == 0, qPrintable(estimate.err));
        const QJsonArray planned = estimate.json()[word("runs")].toArray();
        QCOMPARE(planned.size(), 2);
        QCOMPARE(planned.at(1)[word("model")].toString(), word("large"));
        QCOMPARE(planned.at(1)[word("calls")].toInt(), 2);
        QCOMPARE(m_server->paidCalls(), 0);
        const CommandRun one = run("generate", "--model small");
        QVERIFY2(one.code == 0, qPrintable(one.err));
        // What one of them has is not asked again, and keeps no other from being asked.
        const CommandRun both = run("generate", "--model small --model large --json");
        QVERIFY2(both.code == 0, qPrintable(both.err));
        QCOMPARE(both.json()[word("runs")].toArray().size(), 1);
        QCOMPARE(both.json()[word("finished_before")].toArray(), QJsonArray{word("small")});
        QCOMPARE(m_server->paidCalls(), 8);
        const CommandRun nothing = run("generate", "--model small --model large");
        QVERIFY(nothing.hasOneErrorLine());
        QVERIFY2(nothing.err.contains(word("Nothing was left to do for small, large.")),
            qPrintable(nothing.err));
        const auto systems =
            ProjectFixture::take(SystemOutputRepository(m_project->database()).systems());
        QCOMPARE(systems.size(), 8);
        QCOMPARE(systems.first().model, word("large"));
        const CommandRun judged = run("verify", "--model judge,jury --pattern ebs-aos");
        QVERIFY2(judged.code == 0, qPrintable(judged.err));
        QCOMPARE(ProjectFixture::take(SystemJudgementRepository(m_project->database()).verifiers())
                     .size(),
            2);
    }

    void aModelThatIsNamedTwiceIsAskedOnce()
    {
        const CommandRun once = run("generate", "--model small --model small --system ours");
        QVERIFY2(once.code == 0, qPrintable(once.err));
        QCOMPARE(m_server->paidCalls(), 4);
    }

    void modelsThatWereNotBegunAreNamed()
    {
        constexpr int longerThanALook = 400;
        m_server->setDelay(longerThanALook);
        std::atomic_bool isInterrupted = false;
        m_server->setResponder([&](const LlmQuestion& question) {
            if (!isInterrupted.exchange(true))
                std::raise(SIGINT);
            return KgdsResponder()(question);
        });
        const CommandRun ended = run("generate", "--model small,large,third");
        QCOMPARE(ended.code, kExitInterrupted);
        QVERIFY2(ended.err.contains(word("run resume")), qPrintable(ended.err));
        QVERIFY2(ended.err.contains(word("Not started: large,third. Start with the same command "
                                         "and \"--model large,third\".")),
            qPrintable(ended.err));
    }

    void whatCannotBeReadAtAllIsNoSuccess()
    {
        QCOMPARE(run("generate", "").code, 0);
        m_server->setResponder([](const LlmQuestion&) { return word("I would rather not say."); });
        const CommandRun judged = run("verify", "--max-attempts 1");
        QCOMPARE(judged.code, 1);
        QVERIFY(judged.hasOneErrorLine());
        QVERIFY2(judged.err.contains(word("8 of 8 replies could not be parsed")),
            qPrintable(judged.err));
        QVERIFY2(judged.err.contains(word("run retry")), qPrintable(judged.err));
        const CommandRun list = runInProcess({word("run"), word("list"), m_project->path()});
        QVERIFY2(list.out.contains(word("no reply could be parsed")), qPrintable(list.out));
        const CommandRun nothing = runInProcess({word("run"), word("resume"), m_project->path()});
        QCOMPARE(nothing.code, 1);
        QVERIFY2(nothing.err.contains(word("tandem run retry %1 2").arg(m_project->path())),
            qPrintable(nothing.err));
        m_server->setResponder(KgdsResponder());
        const CommandRun again = runInProcess({word("run"), word("retry"), m_project->path()});
        QVERIFY2(again.code == 0, qPrintable(again.err));
    }

    void aRunGoesOnWithoutItsNumberWhenTheServerIsBack()
    {
        runInProcess(
            {word("endpoint"), word("change"), word("srv"), word("--attempts"), word("1")});
        m_server->setFaultRule([](const LlmQuestion&) { return LlmFault::httpStatus(500); });
        QCOMPARE(run("generate", "").code, 1);
        m_server->setFaultRule({});
        const CommandRun resumed = runInProcess({word("run"), word("resume"), m_project->path()});
        QVERIFY2(resumed.code == 0, qPrintable(resumed.err));
        QCOMPARE(m_server->paidCalls(), 4);
    }

    void misuseIsNamed_data()
    {
        QTest::addColumn<QString>("verb");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("said");
        QTest::newRow("pattern") << word("generate") << word("--pattern all") << word("ebs-aos");
        QTest::newRow("chunks") << word("generate") << word("--chunks chapter")
                                << word("paragraph");
        QTest::newRow("stage") << word("verify") << word("--stages facts,everything")
                               << word("--stages");
        QTest::newRow("no stage") << word("verify") << word("--stages ,") << word("--stages");
        QTest::newRow("orders of nothing")
            << word("verify") << word("--both-orders") << word("feedback");
        QTest::newRow("a seed of nothing")
            << word("verify") << word("--stages facts --seed 4") << word("--stages feedback");
        QTest::newRow("chunks of nothing")
            << word("generate") << word("--pattern abs-aos --chunks window")
            << word("--pattern ebs-aos");
        QTest::newRow("decimals") << word("generate") << word("--cap 0.12345678")
                                  << word("at most 4 decimal");
        QTest::newRow("one name for two") << word("generate") << word("--model a,b --system ours")
                                          << word("--system can name only one model");
        QTest::newRow("one judge's name for two")
            << word("verify") << word("--model a --model b --verifier judge")
            << word("--verifier can name only one model");
        QTest::newRow("a batch for two")
            << word("generate") << word("--model a,b --batch batch.jsonl") << word("one model");
        QTest::newRow("no model") << word("generate") << word("--model ,") << word("--model");
        QTest::newRow("twice") << word("generate") << word("--cap 1 --cap 2") << word("more than");
        QTest::newRow("asks") << word("verify") << word("--max-attempts 0")
                              << word("--max-attempts");
    }

    void misuseIsNamed()
    {
        QFETCH(QString, verb);
        QFETCH(QString, options);
        QFETCH(QString, said);
        const CommandRun made = run(verb.toLatin1().constData(), options.toLatin1().constData());
        QCOMPARE(made.code, 2);
        QVERIFY2(made.err.contains(said), qPrintable(made.err));
    }

    void whatCannotBeDoneSaysWhatCan()
    {
        const CommandRun generated = run("generate", "--system ours");
        QVERIFY2(generated.code == 0, qPrintable(generated.err));
        const CommandRun again = run("generate", "--system ours");
        QVERIFY(again.hasOneErrorLine());
        QVERIFY2(again.err.contains(word("another name")), qPrintable(again.err));
        const CommandRun mixed = run("generate", "--system ours --model large");
        QVERIFY(mixed.hasOneErrorLine());
        QVERIFY2(mixed.err.contains(word("\"ours\" come from the model small, not from large")),
            qPrintable(mixed.err));
        const CommandRun errors = run("verify", "--stages errors");
        QVERIFY2(errors.err.contains(word("Judge the opinions first")), qPrintable(errors.err));
        const CommandRun nobody = run("verify", "--systems nobody");
        QVERIFY2(nobody.err.contains(word("\"nobody\"")), qPrintable(nobody.err));
    }

    void anEndpointIsNeeded()
    {
        const CommandRun made = runInProcess({word("kgds"), word("generate"), m_project->path()});
        QCOMPARE(made.code, 2);
        QVERIFY(made.err.contains(word("--endpoint")));
    }

    void aBatchIsWritten()
    {
        const QString file = m_config->filePath(word("batch.jsonl"));
        const CommandRun made = runInProcess({word("kgds"), word("generate"), m_project->path(),
            word("--endpoint"), word("srv"), word("--batch"), file});
        QVERIFY2(made.code == 0, qPrintable(made.err));
        QCOMPARE(m_server->paidCalls(), 0);
        QVERIFY(QFile::exists(file));
    }

private:
    CommandRun run(const char* verb, const char* options) const
    {
        return runInProcess(QStringList{word("kgds"), word(verb), m_project->path(),
                                word("--endpoint"), word("srv")} +
                            word(options).split(u' ', Qt::SkipEmptyParts));
    }

    QString reported(const char* options) const
    {
        return runInProcess(QStringList{word("kgds"), word("report"), m_project->path()} +
                            word(options).split(u' ', Qt::SkipEmptyParts))
            .out;
    }

    static kgds::SampleRecord record()
    {
        using kgds::FactType;
        using kgds::ParagraphLabel;
        kgds::SampleRecord made;
        made.article = {{1, word("The bridge opened in June."), ParagraphLabel::Supporting, {}, {}},
            {2, word("A ferry carries people."), ParagraphLabel::Nonsupporting, {}, {}}};
        made.discussion = {{word("Person1"), word("That bridge looks lovely."), {}},
            {word("Person2"), word("I liked the ferry."), {}}};
        made.opinions = {word("Person1 thinks the bridge **looks lovely**."),
            word("Person2 dislikes harbours.")};
        made.supportingFacts = {
            {1, {{word("The bridge opened in June."), FactType::KeyBackSupporting, {}}}, {}}};
        made.nonsupportingFacts = {
            {2, {{word("A ferry carries people."), FactType::BackNonsupporting, {}}}, {}}};
        return made;
    }

    std::unique_ptr<QTemporaryDir> m_config;
    std::unique_ptr<LlmServer> m_server;
    std::unique_ptr<ProjectFixture> m_project;
};

TANDEM_TEST(TestKgdsRuns, QCoreApplication)
#include "tst_kgdsruns.moc"
