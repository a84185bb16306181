#include "factsresponder.h"
#include "llmserver.h"
#include "projectfixture.h"
#include "sanitized.h"
#include "storage/database/statement.h"
#include "storage/project/projectcheck.h"
#include "storage/repositories/runrepository.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

using namespace tandem;
using namespace tandem::llm;

namespace {

#ifdef TANDEM_SANITIZED
constexpr int kKills = 10;
#else
constexpr int kKills = 40;
#endif
constexpr int kSamples = 60;
constexpr int kTasks = kSamples * ProjectFixture::paragraphsPerSample;
constexpr int kAtOnce = 6;

QString word(const char* text)
{
    return QString::fromLatin1(text);
}

/// How often each question was paid for.
QHash<QString, int> paidQuestions(const LlmServer& server)
{
    QHash<QString, int> paid;
    const QList<ServedCall> calls = server.calls();
    for (const ServedCall& call : calls) {
        if (call.isPaid())
            ++paid[call.question.prompt];
    }
    return paid;
}

} // namespace

/// The program is killed again and again in the middle of a run of calls to a language model:
/// nothing that was stored is lost or asked for a second time.
class TestKilledRun : public QObject
{
    Q_OBJECT

private slots:
    void nothingStoredIsLostOrAskedTwice()
    {
        const int kills = qEnvironmentVariable("TANDEM_KILLS", QString::number(kKills)).toInt();
        const quint32 seed = qEnvironmentVariableIsSet("TANDEM_SEED")
                                 ? qEnvironmentVariable("TANDEM_SEED").toUInt()
                                 : QRandomGenerator::global()->generate();
        qInfo("%d kills, seed %u (TANDEM_KILLS, TANDEM_SEED)", kills, seed);
        QRandomGenerator random(seed);
        setUp();
        int killed = 0;
        while (killed < kills && stored() < kTasks) {
            killOnce(random);
            if (QTest::currentTestFailed())
                return;
            ++killed;
        }
        QVERIFY(killed > 0);
        expectTheRunToEnd(killed);
    }

private:
    void setUp()
    {
        for (const SampleId sample : std::as_const(m_fixture.samples))
            m_fixture.close(sample, word("yynnn"), word("yynnn"));
        m_server.setResponder(factsAnswer);
        m_server.setDelay(15);
        qputenv("TANDEM_CONFIG_DIR", m_config.path().toUtf8());
        qputenv("TANDEM_TEST_KEY", m_server.key().toUtf8());
        QProcess process;
        process.start(QStringLiteral(TANDEM_BINARY),
            {word("endpoint"), word("add"), word("srv"), word("--api"), word("openai"),
                word("--url"), m_server.url(WireFormat::OpenAi).toString(), word("--model"),
                word("small"), word("--key-env"), word("TANDEM_TEST_KEY"), word("--concurrency"),
                QString::number(kAtOnce)});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 0);
    }

    QStringList nextCommand()
    {
        const auto runs = RunRepository(m_fixture.database()).list();
        if (runs && !runs->isEmpty() && runs->first().state < RunState::Ended)
            return {word("run"), word("resume"), m_fixture.path()};
        return {
            word("facts"), word("decompose"), m_fixture.path(), word("--endpoint"), word("srv")};
    }

    /// Lets the program work until it was answered a few times more, and takes its life with a
    /// signal that it cannot catch.
    void killOnce(QRandomGenerator& random)
    {
        const int wanted = m_server.paidCalls() + random.bounded(0, 13);
        const qsizetype callsBefore = m_server.calls().size();
        QProcess process;
        process.start(QStringLiteral(TANDEM_BINARY), nextCommand());
        QTRY_VERIFY_WITH_TIMEOUT(
            process.state() == QProcess::NotRunning ||
                (m_server.calls().size() > callsBefore && m_server.paidCalls() >= wanted),
            120'000);
        QTest::qWait(random.bounded(0, 20));
        process.kill();
        QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(60'000));
        QVERIFY2(process.exitStatus() == QProcess::CrashExit || process.exitCode() == 0,
            process.readAllStandardError().constData());
        look();
    }

    /// Whatever was there before is there still, and will not be paid for again.
    void look()
    {
        const auto report = checkProject(m_fixture.path());
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->problems, QStringList());
        const QHash<QString, int> paid = paidQuestions(m_server);
        QHash<QString, int> kept;
        Statement rows(
            m_fixture.database(), word("SELECT CAST(request AS BLOB), usable FROM llm_reply"));
        while (rows.next()) {
            QCOMPARE(rows.integer(1), 1);
            const QJsonArray messages =
                QJsonDocument::fromJson(rows.bytes(0))[QLatin1String("messages")].toArray();
            const QString question = messages.last()[QLatin1String("content")].toString();
            QVERIFY(paid.contains(question));
            kept.insert(question, m_kept.value(question, paid.value(question)));
        }
        ProjectFixture::check(rows.done());
        for (auto it = m_kept.cbegin(); it != m_kept.cend(); ++it) {
            QVERIFY2(kept.contains(it.key()), "A stored reply is gone.");
            QCOMPARE(paid.value(it.key()), it.value());
        }
        m_kept = kept;
    }

    void expectTheRunToEnd(int killed)
    {
        m_server.setDelay(0);
        const QStringList command = nextCommand();
        if (stored() < kTasks || command.first() == word("run")) {
            QProcess process;
            process.start(QStringLiteral(TANDEM_BINARY), command);
            QVERIFY(process.waitForFinished(300'000));
            QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
        }
        look();
        QCOMPARE(stored(), kTasks);
        QCOMPARE(number("SELECT count(DISTINCT hash) FROM llm_reply"), kTasks);
        QCOMPARE(number("SELECT count(*) FROM atomic_fact"), kTasks);
        QCOMPARE(number("SELECT count(*) FROM llm_task WHERE state <> 1"), 0);
        const int lost = m_server.paidCalls() - kTasks;
        qInfo("%d calls were on their way when the program was killed", lost);
        // On their way, and as many answered ones that the disk had not taken yet (see RunWork).
        constexpr int kMostAtRisk = kAtOnce + 1 + kAtOnce;
        QVERIFY(lost <= killed * kMostAtRisk);
    }

    int number(const char* sql)
    {
        return ProjectFixture::take(m_fixture.database().scalar(word(sql))).toInt();
    }
    int stored() { return number("SELECT count(*) FROM llm_reply"); }

    ProjectFixture m_fixture{kSamples};
    QTemporaryDir m_config;
    LlmServer m_server;
    QHash<QString, int> m_kept; ///< questions with a stored reply, and how often they were paid for
};

TANDEM_TEST(TestKilledRun, QCoreApplication)
#include "tst_killedrun.moc"
