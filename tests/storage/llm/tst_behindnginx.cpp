#include "gatewaycalls.h"
#include "llmserver.h"
#include "nginxproxy.h"
#include "testmain.h"

#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace tandem;
using namespace tandem::llm;
using Kind = LlmFault::Kind;

namespace {

constexpr int kPatience = GatewayCalls::patienceMs;
constexpr int kCalls = 40;

Endpoint behind(const NginxProxy& proxy, const LlmServer& server, WireFormat format)
{
    Endpoint endpoint = server.endpoint(format);
    endpoint.baseUrl = proxy.url(endpoint.baseUrl);
    return endpoint;
}

QString numbered(int number)
{
    return QStringLiteral("Question %1: \u4f60\u597d?").arg(number);
}

/// Asks several questions at once and waits for their ends.
void askMany(GatewayCalls& calls, CallEnds& ends, const Endpoint& endpoint, const QString& key)
{
    for (int i = 0; i < kCalls; ++i)
        calls.gateway->ask(
            endpoint, key, GatewayCalls::question(numbered(i)), nullptr, ends.taker(i));
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), kCalls, kPatience);
}

void verifyAnswers(const CallEnds& ends)
{
    QCOMPARE(ends.count(), kCalls);
    for (int i = 0; i < kCalls; ++i) {
        const auto& reply = ends.of(i).reply;
        QVERIFY2(reply, qPrintable(reply ? QString() : reply.error().sentence()));
        QCOMPARE(reply->text, QString(QStringLiteral("answer to: ") + numbered(i)));
    }
}

bool isAllHttp2(const QList<ProxiedRequest>& requests)
{
    return std::all_of(requests.cbegin(), requests.cend(), [](const ProxiedRequest& request) {
        return request.protocol == QLatin1String("HTTP/2.0");
    });
}

int connectionsOf(const QList<ProxiedRequest>& requests)
{
    QSet<int> numbers;
    for (const ProxiedRequest& request : requests)
        numbers.insert(request.connection);
    return static_cast<int>(numbers.size());
}

void addFormats()
{
    QTest::addColumn<WireFormat>("format");
    QTest::newRow("OpenAI") << WireFormat::OpenAi;
    QTest::newRow("Anthropic") << WireFormat::Anthropic;
    QTest::newRow("Gemini") << WireFormat::Gemini;
}

} // namespace

/// Calls through a web server that others wrote, over HTTP/2.
class TestBehindNginx final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void manyCallsShareAConnection_data() { addFormats(); }
    void manyCallsShareAConnection();
    void answersThatComeAsEventsAreRead_data() { addFormats(); }
    void answersThatComeAsEventsAreRead();
    void anAnswerInAShapeIsReadFromEvents_data() { addFormats(); }
    void anAnswerInAShapeIsReadFromEvents();
    void aConnectionThatTheServerEndsLosesNoCall();
    void aFaultBehindIsRetried_data();
    void aFaultBehindIsRetried();
    void whatTheProxyItselfRefusesIsSaid();
    void aCertificateThatNobodyKnowsIsRefused();
};

void TestBehindNginx::initTestCase()
{
    const LlmServer server;
    const NginxProxy proxy(server.port());
    if (!proxy.problem().isEmpty())
        QSKIP(qPrintable(proxy.problem()));
}

void TestBehindNginx::manyCallsShareAConnection()
{
    QFETCH(const WireFormat, format);
    LlmServer server;
    const NginxProxy proxy(server.port());
    GatewayCalls calls(proxy.certificateFile());
    CallEnds ends;
    askMany(calls, ends, behind(proxy, server, format), server.key());
    verifyAnswers(ends);
    QTRY_COMPARE_WITH_TIMEOUT(proxy.requests().size(), kCalls, kPatience);
    QVERIFY(isAllHttp2(proxy.requests()));
    QCOMPARE(connectionsOf(proxy.requests()), 1);
    QCOMPARE(server.paidCalls(), kCalls);
}

void TestBehindNginx::answersThatComeAsEventsAreRead()
{
    QFETCH(const WireFormat, format);
    LlmServer server;
    server.setFaultRule([](const LlmQuestion&) { return LlmFault{Kind::Events}; });
    const NginxProxy proxy(server.port());
    GatewayCalls calls(proxy.certificateFile());
    CallEnds ends;
    askMany(calls, ends, behind(proxy, server, format), server.key());
    verifyAnswers(ends);
    QVERIFY(!QTest::currentTestFailed());
    QCOMPARE(server.calls().size(), kCalls);
    for (int i = 0; i < kCalls; ++i) {
        QCOMPARE(ends.of(i).reply->finish, FinishReason::Stop);
        QCOMPARE(ends.of(i).reply->model, QStringLiteral("small"));
        QVERIFY(ends.of(i).reply->usage.input > 0 && ends.of(i).reply->usage.output > 0);
    }
    QTRY_COMPARE_WITH_TIMEOUT(proxy.requests().size(), kCalls, kPatience);
    QVERIFY(isAllHttp2(proxy.requests()));
}

void TestBehindNginx::anAnswerInAShapeIsReadFromEvents()
{
    QFETCH(const WireFormat, format);
    LlmServer server;
    const QString json = QStringLiteral("{\"yes\":true}");
    server.setResponder([&](const LlmQuestion&) { return json; });
    server.setFaultRule([](const LlmQuestion&) { return LlmFault{Kind::Events}; });
    const NginxProxy proxy(server.port());
    GatewayCalls calls(proxy.certificateFile());
    ChatRequest question = GatewayCalls::question(numbered(0));
    question.schema =
        Schema{QStringLiteral("answer"), {{QStringLiteral("type"), QStringLiteral("object")}}};
    const auto end = calls.end(behind(proxy, server, format), server.key(), question);
    QVERIFY(end);
    QVERIFY2(end->reply, qPrintable(end->reply ? QString() : end->reply.error().sentence()));
    QCOMPARE(end->reply->text, json);
}

void TestBehindNginx::aConnectionThatTheServerEndsLosesNoCall()
{
    constexpr int kRequests = 3;
    LlmServer server;
    const NginxProxy proxy(server.port(), kRequests);
    GatewayCalls calls(proxy.certificateFile());
    CallEnds ends;
    askMany(calls, ends, behind(proxy, server, WireFormat::OpenAi), server.key());
    verifyAnswers(ends);
    QCOMPARE(server.paidCalls(), kCalls);
    QTRY_COMPARE_WITH_TIMEOUT(proxy.requests().size(), kCalls, kPatience);
    QVERIFY(isAllHttp2(proxy.requests()));
    QVERIFY(connectionsOf(proxy.requests()) >= kCalls / kRequests);
}

void TestBehindNginx::aFaultBehindIsRetried_data()
{
    QTest::addColumn<LlmFault>("fault");
    QTest::newRow("429 with a wish to wait") << LlmFault::httpStatus(429, "100");
    QTest::newRow("500") << LlmFault::httpStatus(500);
    QTest::newRow("529") << LlmFault::httpStatus(529);
    QTest::newRow("no headers, which the proxy calls 502") << LlmFault{Kind::CutBeforeHeaders};
    QTest::newRow("half a body, which ends the stream") << LlmFault{Kind::CutInBody};
    QTest::newRow("a web page") << LlmFault{Kind::WrongContentType};
    QTest::newRow("malformed JSON") << LlmFault{Kind::MalformedJson};
}

void TestBehindNginx::aFaultBehindIsRetried()
{
    QFETCH(const LlmFault, fault);
    LlmServer server;
    server.failNext(fault, 2);
    const NginxProxy proxy(server.port());
    GatewayCalls calls(proxy.certificateFile());
    const auto end = calls.end(behind(proxy, server, WireFormat::OpenAi), server.key(),
        GatewayCalls::question(numbered(0)));
    QVERIFY(end);
    QVERIFY2(end->reply, qPrintable(end->reply ? QString() : end->reply.error().sentence()));
    QCOMPARE(end->reply->text, QString(QStringLiteral("answer to: ") + numbered(0)));
    QCOMPARE(end->attempts, 3);
    QVERIFY(fault.retryAfter.isEmpty() || calls.clock->skippedMs() >= 200'000 - 2);
    QVERIFY(isAllHttp2(proxy.requests()));
}

void TestBehindNginx::whatTheProxyItselfRefusesIsSaid()
{
    LlmServer server;
    const NginxProxy proxy(server.port());
    GatewayCalls calls(proxy.certificateFile());
    constexpr int kMoreThanNginxTakes = 2 * 1024 * 1024;
    const auto end = calls.end(behind(proxy, server, WireFormat::OpenAi), server.key(),
        GatewayCalls::question(QString(kMoreThanNginxTakes, u'a')));
    QVERIFY(end && !end->reply);
    QCOMPARE(end->reply.error().code, ErrorCode::TooLarge);
    QCOMPARE(end->attempts, 1);
    QVERIFY(server.calls().isEmpty());
}

void TestBehindNginx::aCertificateThatNobodyKnowsIsRefused()
{
    LlmServer server;
    const NginxProxy proxy(server.port());
    GatewayCalls calls;
    const auto end = calls.end(behind(proxy, server, WireFormat::OpenAi), server.key(),
        GatewayCalls::question(numbered(0)));
    QVERIFY(end && !end->reply);
    QVERIFY2(end->reply.error().what.contains(QStringLiteral("is not trusted")),
        qPrintable(end->reply.error().sentence()));
    QVERIFY(server.calls().isEmpty());
}

TANDEM_TEST(TestBehindNginx, QCoreApplication)
#include "tst_behindnginx.moc"
