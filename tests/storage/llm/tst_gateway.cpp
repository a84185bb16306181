#include "gatewaycalls.h"
#include "llmserver.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>
#include <QThread>

#include <algorithm>

using namespace tandem;
using namespace tandem::llm;
using Kind = LlmFault::Kind;

namespace {

constexpr int kPatience = GatewayCalls::patienceMs;
const Schema kSchema{QStringLiteral("answer"),
    {{QStringLiteral("type"), QStringLiteral("object")},
        {QStringLiteral("properties"),
            QJsonObject{{QStringLiteral("yes"),
                QJsonObject{{QStringLiteral("type"), QStringLiteral("boolean")}}}}},
        {QStringLiteral("required"), QJsonArray{QStringLiteral("yes")}},
        {QStringLiteral("additionalProperties"), false}}};

ChatRequest numbered(int number)
{
    return GatewayCalls::question(QString::number(number));
}

QStringList promptsOf(const LlmServer& server)
{
    QStringList prompts;
    const QList<ServedCall> calls = server.calls();
    for (const ServedCall& call : calls)
        prompts.append(call.question.prompt);
    return prompts;
}

} // namespace

/// Ends, order, limits and cancelling of calls.
class TestGateway final : public QObject
{
    Q_OBJECT

private slots:
    void anEndComesOnceInTheThreadThatAsked();
    void nobodyIsCalledWhoIsGone();
    void nobodyIsCalledAfterTheGatewaysEnd();
    void theGatewayMayBeDeletedByACallback();
    void equalRequestsUnderWayAreSentOnce();
    void oneOfSeveralEqualCallersCanLeave();
    void aCancelledRequestIsNotJoined();
    void cancellingReachesACallWhereverItStands();
    void cancellingAnEndedCallDoesNothing();
    void noMoreRunAtOnceThanTheEndpointAllows();
    void callsGoOutInTheOrderInWhichTheyCame();
    void aRetryGoesBeforeWhatCameLater();
    void requestsAMinuteAreKept();
    void tokensAMinuteAreKept();
    void aPausedEndpointStartsNothing();
    void endpointsDoNotWaitForEachOther();
    void connectionsAreKept();
    void theBestWayToAskForJsonIsFoundAndRemembered_data();
    void theBestWayToAskForJsonIsFoundAndRemembered();
    void aRefusalOfSomethingElseIsNoReasonToAskOtherwise();
    void modelsAreListed_data();
    void modelsAreListed();
    void aListOfModelsThatCannotBeHadSaysWhy();
};

void TestGateway::anEndComesOnceInTheThreadThatAsked()
{
    LlmServer server;
    GatewayCalls calls;
    CallEnds ends;
    bool sameThread = true;
    for (int i = 0; i < 100; ++i) {
        const CallId id = calls.gateway->ask(server.endpoint(WireFormat::OpenAi), server.key(),
            numbered(i), this, [&, take = ends.taker(i)](const CallEnd& end) {
                sameThread = sameThread && QThread::currentThread() == thread();
                take(end);
            });
        QVERIFY(id.isValid());
    }
    QCOMPARE(ends.count(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 100, kPatience);
    for (int i = 0; i < 100; ++i) {
        QCOMPARE(ends.numbers.count(i), 1);
        QVERIFY(ends.of(i).reply);
        QCOMPARE(ends.of(i).reply->text, QStringLiteral("answer to: %1").arg(i));
    }
    QVERIFY(sameThread);
    QCOMPARE(calls.gateway->load(QStringLiteral("Test server")), GatewayLoad());
    QCOMPARE(server.paidCalls(), 100);
}

void TestGateway::nobodyIsCalledWhoIsGone()
{
    LlmServer server;
    GatewayCalls calls;
    CallEnds ends;
    auto guard = std::make_unique<QObject>();
    const Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    calls.gateway->ask(endpoint, server.key(), numbered(1), guard.get(), ends.taker(1));
    calls.gateway->ask(endpoint, server.key(), numbered(1), this, ends.taker(2));
    guard.reset();
    QTRY_COMPARE_WITH_TIMEOUT(ends.numbers, QList<int>{2}, kPatience);
}

void TestGateway::nobodyIsCalledAfterTheGatewaysEnd()
{
    LlmServer server;
    server.failNext({Kind::Hang}, 3);
    CallEnds ends;
    GatewayCalls calls;
    Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    endpoint.limits.concurrency = 4;
    for (int i = 0; i < 10; ++i)
        calls.gateway->ask(endpoint, server.key(), numbered(i), nullptr, ends.taker(i));
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 7, kPatience);
    calls.gateway.reset();
    QCoreApplication::processEvents();
    QCOMPARE(ends.count(), 7);
}

void TestGateway::theGatewayMayBeDeletedByACallback()
{
    LlmServer server;
    GatewayCalls calls;
    int called = 0;
    for (int i = 0; i < 3; ++i)
        calls.gateway->ask(server.endpoint(WireFormat::OpenAi), server.key(), numbered(0), nullptr,
            [&](const CallEnd&) {
                ++called;
                calls.gateway.reset();
            });
    QTRY_COMPARE_WITH_TIMEOUT(called, 1, kPatience);
    QCoreApplication::processEvents();
    QCOMPARE(called, 1);
}

void TestGateway::equalRequestsUnderWayAreSentOnce()
{
    LlmServer server;
    GatewayCalls calls;
    CallEnds ends;
    const Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    calls.gateway->setPaused(endpoint.name, true);
    for (int i = 0; i < 5; ++i)
        calls.gateway->ask(endpoint, server.key(), numbered(7), this, ends.taker(i));
    ChatRequest again = numbered(7);
    again.sample = 1; // asked once more on purpose
    calls.gateway->ask(endpoint, server.key(), again, this, ends.taker(5));
    calls.gateway->setPaused(endpoint.name, false);
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 6, kPatience);
    QVERIFY(std::all_of(ends.ends.cbegin(), ends.ends.cend(),
        [](const CallEnd& end) { return end.reply.has_value(); }));
    QCOMPARE(server.paidCalls(), 2);
}

void TestGateway::oneOfSeveralEqualCallersCanLeave()
{
    LlmServer server;
    GatewayCalls calls;
    CallEnds ends;
    const Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    calls.gateway->setPaused(endpoint.name, true);
    calls.gateway->ask(endpoint, server.key(), numbered(7), this, ends.taker(1));
    const CallId leaving =
        calls.gateway->ask(endpoint, server.key(), numbered(7), this, ends.taker(2));
    calls.gateway->cancel(leaving);
    calls.gateway->cancel(leaving);
    QCOMPARE(ends.count(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 1, kPatience);
    QVERIFY(ends.isCancelled(2));
    calls.gateway->setPaused(endpoint.name, false);
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 2, kPatience);
    QVERIFY(ends.of(1).reply);
}

void TestGateway::aCancelledRequestIsNotJoined()
{
    LlmServer server;
    GatewayCalls calls;
    CallEnds ends;
    const Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    calls.gateway->setPaused(endpoint.name, true);
    calls.gateway->cancel(
        calls.gateway->ask(endpoint, server.key(), numbered(7), this, ends.taker(1)));
    calls.gateway->ask(endpoint, server.key(), numbered(7), this, ends.taker(2));
    calls.gateway->setPaused(endpoint.name, false);
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 2, kPatience);
    QVERIFY(ends.isCancelled(1));
    QVERIFY(ends.of(2).reply);
}

void TestGateway::cancellingReachesACallWhereverItStands()
{
    LlmServer server;
    server.setFaultRule([](const LlmQuestion& question) {
        return question.prompt == QLatin1String("1") ? LlmFault::httpStatus(500)
                                                     : LlmFault{Kind::Hang};
    });
    const auto gateway = GatewayCalls::patientGateway();
    CallEnds ends;
    Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    endpoint.limits.concurrency = 1;
    QList<CallId> ids;
    for (int i = 1; i <= 3; ++i)
        ids.append(gateway->ask(endpoint, server.key(), numbered(i), this, ends.taker(i)));
    // The first waits for its retry, the second for the server, the third for its turn.
    QTRY_COMPARE_WITH_TIMEOUT(gateway->load(endpoint.name), (GatewayLoad{1, 1, 1}), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(server.calls().size(), 2, kPatience);
    gateway->cancel(ids.at(0));
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 1, kPatience);
    gateway->cancel(ids.at(2));
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 2, kPatience);
    gateway->cancelAll();
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 3, kPatience);
    QCOMPARE(ends.numbers, (QList<int>{1, 3, 2}));
    QVERIFY(ends.isCancelled(1) && ends.isCancelled(2) && ends.isCancelled(3));
    QCOMPARE(ends.of(1).attempts, 1);
    QCOMPARE(ends.of(3).attempts, 0);
    QCOMPARE(gateway->load(endpoint.name), GatewayLoad());
}

void TestGateway::cancellingAnEndedCallDoesNothing()
{
    LlmServer server;
    GatewayCalls calls;
    CallEnds ends;
    const CallId id = calls.gateway->ask(
        server.endpoint(WireFormat::OpenAi), server.key(), numbered(1), this, ends.taker(1));
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 1, kPatience);
    calls.gateway->cancel(id);
    calls.gateway->cancel({});
    calls.gateway->cancelAll();
    const auto other = calls.end(server.endpoint(WireFormat::OpenAi), server.key(), numbered(2));
    QVERIFY(other && other->reply);
    QCOMPARE(ends.count(), 1);
}

void TestGateway::noMoreRunAtOnceThanTheEndpointAllows()
{
    LlmServer server;
    server.setDelay(20);
    GatewayCalls calls;
    CallEnds ends;
    Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    endpoint.limits.concurrency = 3;
    for (int i = 0; i < 30; ++i)
        calls.gateway->ask(endpoint, server.key(), numbered(i), this, ends.taker(i));
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 30, kPatience);
    QCOMPARE(server.mostAtOnce(), 3);
}

void TestGateway::callsGoOutInTheOrderInWhichTheyCame()
{
    LlmServer server;
    GatewayCalls calls;
    CallEnds ends;
    Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    endpoint.limits.concurrency = 1;
    QStringList asked;
    for (int i = 0; i < 20; ++i) {
        calls.gateway->ask(endpoint, server.key(), numbered(i), this, ends.taker(i));
        asked.append(QString::number(i));
    }
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 20, kPatience);
    QCOMPARE(promptsOf(server), asked);
}

void TestGateway::aRetryGoesBeforeWhatCameLater()
{
    LlmServer server;
    server.failNext(LlmFault::httpStatus(429, "30"));
    GatewayCalls calls;
    CallEnds ends;
    Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    endpoint.limits.concurrency = 1;
    calls.gateway->setPaused(endpoint.name, true);
    for (int i = 0; i < 3; ++i)
        calls.gateway->ask(endpoint, server.key(), numbered(i), this, ends.taker(i));
    calls.gateway->setPaused(endpoint.name, false);
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 3, kPatience);
    // Nothing was sent while the server wanted to be left alone, and each answer was asked once.
    QVERIFY(calls.clock->skippedMs() >= 29'000);
    QCOMPARE(promptsOf(server).count(QStringLiteral("0")), 2);
    QCOMPARE(server.calls().size(), 4);
    QCOMPARE(server.paidCalls(), 3);
}

void TestGateway::requestsAMinuteAreKept()
{
    LlmServer server;
    GatewayCalls calls;
    CallEnds ends;
    Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    endpoint.limits.requestsPerMinute = 5;
    const qint64 start = calls.clock->nowMs();
    for (int i = 0; i < 11; ++i)
        calls.gateway->ask(endpoint, server.key(), numbered(i), this, ends.taker(i));
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 11, kPatience);
    QVERIFY(calls.clock->nowMs() - start >= 120'000);
    QCOMPARE(server.paidCalls(), 11);
}

void TestGateway::tokensAMinuteAreKept()
{
    LlmServer server;
    GatewayCalls calls;
    CallEnds ends;
    Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    // Room for one call as estimated (100 to answer), and for several as they turn out.
    endpoint.limits.tokensPerMinute = 150;
    const qint64 start = calls.clock->nowMs();
    for (int i = 0; i < 60; ++i)
        calls.gateway->ask(endpoint, server.key(), numbered(i), this, ends.taker(i));
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 60, kPatience);
    qint64 tokens = 0;
    for (const CallEnd& end : std::as_const(ends.ends)) {
        QVERIFY(end.reply);
        tokens += end.reply->usage.input + end.reply->usage.output;
    }
    const qint64 fullMinutes = tokens / 150;
    QVERIFY(fullMinutes >= 1);
    QVERIFY(calls.clock->nowMs() - start >= fullMinutes * 60'000);
    QVERIFY2(calls.clock->nowMs() - start < 59 * 60'000, "the estimates were never corrected");
}

void TestGateway::aPausedEndpointStartsNothing()
{
    LlmServer server;
    GatewayCalls calls;
    CallEnds ends;
    const Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    calls.gateway->setPaused(endpoint.name, true);
    calls.gateway->ask(endpoint, server.key(), numbered(1), this, ends.taker(1));
    QTRY_COMPARE_WITH_TIMEOUT(
        calls.gateway->load(endpoint.name), (GatewayLoad{1, 0, 0}), kPatience);
    QVERIFY(server.calls().isEmpty());
    calls.gateway->setPaused(endpoint.name, false);
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 1, kPatience);
    QVERIFY(ends.of(1).reply);
}

void TestGateway::endpointsDoNotWaitForEachOther()
{
    LlmServer server;
    server.failNext({Kind::Hang});
    GatewayCalls calls;
    CallEnds ends;
    Endpoint slow = server.endpoint(WireFormat::OpenAi);
    slow.limits.concurrency = 1;
    Endpoint other = server.endpoint(WireFormat::Gemini);
    other.name = QStringLiteral("Other");
    calls.gateway->ask(slow, server.key(), numbered(1), this, ends.taker(1));
    QTRY_COMPARE_WITH_TIMEOUT(server.calls().size(), 1, kPatience);
    calls.gateway->ask(slow, server.key(), numbered(2), this, ends.taker(2));
    calls.gateway->ask(other, server.key(), numbered(3), this, ends.taker(3));
    QTRY_COMPARE_WITH_TIMEOUT(ends.numbers, QList<int>{3}, kPatience);
    calls.gateway->cancelAll();
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 3, kPatience);
}

void TestGateway::connectionsAreKept()
{
    LlmServer server;
    GatewayCalls calls;
    CallEnds ends;
    Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    endpoint.limits.concurrency = 64;
    server.setDelay(5);
    for (int i = 0; i < 500; ++i)
        calls.gateway->ask(endpoint, server.key(), numbered(i), this, ends.taker(i));
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 500, kPatience);
    QVERIFY2(server.connectionCount() <= 64, qPrintable(QString::number(server.connectionCount())));
    QCOMPARE(server.paidCalls(), 500);
}

void TestGateway::theBestWayToAskForJsonIsFoundAndRemembered_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<StructuredOutput>("best");
    QTest::addColumn<int>("requests");
    QTest::newRow("OpenAI, schema") << WireFormat::OpenAi << StructuredOutput::JsonSchema << 2;
    QTest::newRow("OpenAI, object") << WireFormat::OpenAi << StructuredOutput::JsonObject << 3;
    QTest::newRow("OpenAI, prompt") << WireFormat::OpenAi << StructuredOutput::PromptOnly << 4;
    QTest::newRow("Gemini, object") << WireFormat::Gemini << StructuredOutput::JsonObject << 3;
    QTest::newRow("Gemini, prompt") << WireFormat::Gemini << StructuredOutput::PromptOnly << 4;
    // Anthropic knows no JSON without a schema.
    QTest::newRow("Anthropic, prompt")
        << WireFormat::Anthropic << StructuredOutput::PromptOnly << 3;
}

void TestGateway::theBestWayToAskForJsonIsFoundAndRemembered()
{
    QFETCH(const WireFormat, format);
    QFETCH(const StructuredOutput, best);
    QFETCH(const int, requests);
    LlmServer server;
    server.setBestStructure(best);
    server.setResponder([](const LlmQuestion&) { return QStringLiteral("{\"yes\":true}"); });
    GatewayCalls calls;
    Endpoint endpoint = server.endpoint(format);
    endpoint.limits.attempts = 1; // finding out is no failed try
    for (int i = 0; i < 2; ++i) {
        ChatRequest request = numbered(i);
        request.schema = kSchema;
        const auto end = calls.end(endpoint, server.key(), request);
        QVERIFY(end);
        QVERIFY2(end->reply, qPrintable(end->reply ? QString() : end->reply.error().sentence()));
        QCOMPARE(end->reply->text, QStringLiteral("{\"yes\":true}"));
        QCOMPARE(end->attempts, 1);
    }
    QCOMPARE(server.calls().size(), requests);
    QCOMPARE(server.calls().constLast().question.structured, best);
    QCOMPARE(server.paidCalls(), 2);
}

void TestGateway::aRefusalOfSomethingElseIsNoReasonToAskOtherwise()
{
    LlmServer server;
    server.failNext({Kind::Status, 400, {}, QStringLiteral("This prompt is too long.")});
    GatewayCalls calls;
    ChatRequest request = numbered(1);
    request.schema = kSchema;
    const auto end = calls.end(server.endpoint(WireFormat::OpenAi), server.key(), request);
    QVERIFY(end && !end->reply);
    QVERIFY(end->reply.error().what.contains(QStringLiteral("This prompt is too long.")));
    QCOMPARE(server.calls().size(), 1);
}

void TestGateway::modelsAreListed_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::newRow("OpenAI") << WireFormat::OpenAi;
    QTest::newRow("Anthropic") << WireFormat::Anthropic;
    QTest::newRow("Gemini") << WireFormat::Gemini;
}

void TestGateway::modelsAreListed()
{
    QFETCH(const WireFormat, format);
    LlmServer server;
    GatewayCalls calls;
    const Endpoint endpoint = server.endpoint(format);
    calls.gateway->setPaused(endpoint.name, true); // that is for runs
    std::optional<Expected<QStringList>> models;
    calls.gateway->fetchModels(endpoint, server.key(), this,
        [&models](const Expected<QStringList>& fetched) { models = fetched; });
    QTRY_VERIFY_WITH_TIMEOUT(models.has_value(), kPatience);
    QVERIFY(*models);
    QCOMPARE(**models, (QStringList{QStringLiteral("small"), QStringLiteral("large")}));
}

void TestGateway::aListOfModelsThatCannotBeHadSaysWhy()
{
    LlmServer server;
    GatewayCalls calls;
    std::optional<Expected<QStringList>> models;
    const auto take = [&models](const Expected<QStringList>& fetched) { models = fetched; };
    const QString wrong = QStringLiteral("another-key-9876543210");
    calls.gateway->fetchModels(server.endpoint(WireFormat::OpenAi), wrong, this, take);
    QTRY_VERIFY_WITH_TIMEOUT(models.has_value(), kPatience);
    QVERIFY(!*models);
    QCOMPARE(models->error().code, ErrorCode::Refused);
    QVERIFY(!models->error().sentence().contains(wrong));

    models.reset();
    server.failNext(LlmFault::httpStatus(503));
    calls.gateway->fetchModels(server.endpoint(WireFormat::OpenAi), server.key(), this, take);
    QTRY_VERIFY_WITH_TIMEOUT(models.has_value(), kPatience);
    QVERIFY(!*models);
    QCOMPARE(models->error().code, ErrorCode::Busy);
    QCOMPARE(server.calls().size(), 2);
}

TANDEM_TEST(TestGateway, QCoreApplication)
#include "tst_gateway.moc"
