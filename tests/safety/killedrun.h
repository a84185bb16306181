#pragma once

#include "llmserver.h"
#include "projectfixture.h"
#include "sanitized.h"
#include "storage/check/projectcheck.h"
#include "storage/database/statement.h"
#include "storage/repositories/runrepository.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <functional>

namespace tandem {

/// The program, which works on runs of a project and is killed again and again while a model
/// answers it: nothing that was stored may be lost or asked for a second time. Its functions check,
/// so that QTest::currentTestFailed() has to be looked at.
class KilledRun final
{
public:
    static constexpr int kAtOnce = 6;

    KilledRun(ProjectFixture& fixture, llm::LlmServer::Responder responder)
        : m_fixture(fixture)
        , m_seed(qEnvironmentVariableIsSet("TANDEM_SEED")
                     ? qEnvironmentVariable("TANDEM_SEED").toUInt()
                     : QRandomGenerator::global()->generate())
        , m_random(m_seed)
    {
        m_server.setResponder(std::move(responder));
        m_server.setDelay(15);
    }

    /// Sets up the endpoint "srv".
    void addEndpoint()
    {
        qputenv("TANDEM_CONFIG_DIR", m_config.path().toUtf8());
        qputenv("TANDEM_TEST_KEY", m_server.key().toUtf8());
        runToItsEnd({word("endpoint"), word("add"), word("srv"), word("--api"), word("openai"),
            word("--url"), m_server.url(llm::WireFormat::OpenAi).toString(), word("--model"),
            word("small"), word("--key-env"), word("TANDEM_TEST_KEY"), word("--concurrency"),
            QString::number(kAtOnce)});
    }

    /// Kills the program that does `next` as often as wanted, or until `isDone` holds.
    void killWhile(
        int kills, const std::function<QStringList()>& next, const std::function<bool()>& isDone)
    {
        qInfo("%d kills, seed %u (TANDEM_KILLS, TANDEM_SEED)", kills, m_seed);
        for (int killed = 0; killed < kills && !isDone(); ++killed) {
            killOnce(next());
            if (QTest::currentTestFailed())
                return;
            ++m_kills;
        }
    }

    /// Whether there is a run that is to be gone on with.
    bool isUnderWay()
    {
        const auto runs = RunRepository(m_fixture.database()).list();
        return runs && !runs->isEmpty() && runs->first().state < RunState::Ended;
    }
    QStringList resume() { return {word("run"), word("resume"), m_fixture.path()}; }

    void runToItsEnd(const QStringList& command)
    {
        QProcess process;
        process.start(QStringLiteral(TANDEM_BINARY), command);
        QVERIFY(process.waitForFinished(300'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    }

    /// Whatever was there before is there still, and will not be paid for again.
    void look()
    {
        const auto report = checkProject(m_fixture.path());
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->problems, QStringList());
        const QHash<QByteArray, int> paid = paidQuestions();
        QHash<QByteArray, int> kept;
        Statement rows(
            m_fixture.database(), word("SELECT CAST(request AS BLOB), usable FROM llm_reply"));
        while (rows.next()) {
            QCOMPARE(rows.integer(1), 1);
            const QByteArray question = questionIn(QJsonDocument::fromJson(rows.bytes(0)).object());
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

    /// Every question has one reply, and no more was paid for than was on its way at a kill.
    void expectNothingAskedTwice()
    {
        const int replies = number("SELECT count(*) FROM llm_reply");
        QCOMPARE(number("SELECT count(DISTINCT hash) FROM llm_reply"), replies);
        QCOMPARE(number("SELECT count(*) FROM llm_task WHERE state <> 1"), 0);
        const int lost = m_server.paidCalls() - replies;
        qInfo("%d calls were on their way when the program was killed", lost);
        // On their way, and as many answered ones that the disk had not taken yet (see RunWork).
        constexpr int kMostAtRisk = kAtOnce + 1 + kAtOnce;
        QVERIFY(lost <= m_kills * kMostAtRisk);
    }

    llm::LlmServer& server() { return m_server; }
    int kills() const { return m_kills; }
    int number(const char* sql)
    {
        return ProjectFixture::take(m_fixture.database().scalar(word(sql))).toInt();
    }

private:
    static QString word(const char* text) { return QString::fromLatin1(text); }

    /// All turns of a conversation.
    static QByteArray questionIn(const QJsonObject& body)
    {
        return QJsonDocument(body[QLatin1String("messages")].toArray())
            .toJson(QJsonDocument::Compact);
    }

    /// How often each question was paid for.
    QHash<QByteArray, int> paidQuestions() const
    {
        QHash<QByteArray, int> paid;
        const QList<llm::ServedCall> calls = m_server.calls();
        for (const llm::ServedCall& call : calls) {
            if (call.isPaid())
                ++paid[questionIn(call.question.body)];
        }
        return paid;
    }

    /// Lets the program work until it was answered a few times more, and takes its life with a
    /// signal that it cannot catch.
    void killOnce(const QStringList& command)
    {
        const int wanted = m_server.paidCalls() + m_random.bounded(0, 13);
        const qsizetype callsBefore = m_server.calls().size();
        QProcess process;
        process.start(QStringLiteral(TANDEM_BINARY), command);
        QTRY_VERIFY_WITH_TIMEOUT(
            process.state() == QProcess::NotRunning ||
                (m_server.calls().size() > callsBefore && m_server.paidCalls() >= wanted),
            120'000);
        QTest::qWait(m_random.bounded(0, 20));
        process.kill();
        QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(60'000));
        QVERIFY2(process.exitStatus() == QProcess::CrashExit || process.exitCode() == 0,
            process.readAllStandardError().constData());
        look();
    }

    ProjectFixture& m_fixture;
    QTemporaryDir m_config;
    llm::LlmServer m_server;
    const quint32 m_seed;
    QRandomGenerator m_random;
    int m_kills = 0;
    QHash<QByteArray, int> m_kept; ///< questions with a stored reply, how often they were paid for
};

} // namespace tandem
