#include "gatewaycalls.h"
#include "llmserver.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::llm;
using Kind = LlmFault::Kind;

namespace {

EmbeddingRequest someTexts(const QStringList& texts = {QStringLiteral("a"), QStringLiteral("b c")})
{
    EmbeddingRequest request;
    request.texts = texts;
    return request;
}

void bothFormats()
{
    QTest::addColumn<WireFormat>("format");
    QTest::newRow("OpenAI") << WireFormat::OpenAi;
    QTest::newRow("Gemini") << WireFormat::Gemini;
}

/// The end of one request; nothing if it does not come.
std::optional<EmbeddingEnd> endOf(GatewayCalls& calls, const Endpoint& endpoint, const QString& key,
    const EmbeddingRequest& request, const AttemptLost& lost = {})
{
    std::optional<EmbeddingEnd> end;
    QObject guard;
    calls.gateway->embed(
        endpoint, key, request, &guard, [&](const EmbeddingEnd& ended) { end = ended; }, lost);
    return QTest::qWaitFor([&] { return end.has_value(); }, GatewayCalls::patienceMs)
               ? end
               : std::nullopt;
}

} // namespace

/// Requests for vectors through the gateway.
class TestEmbeddingCalls final : public QObject
{
    Q_OBJECT

private slots:
    void vectorsComeBack_data() { bothFormats(); }
    void vectorsComeBack();
    void aPassingFaultIsRetried_data();
    void aPassingFaultIsRetried();
    void anAnswerThatDoesNotHoldIsAskedForOnce_data() { bothFormats(); }
    void anAnswerThatDoesNotHoldIsAskedForOnce();
    void aRefusedKeyIsNeverShown_data() { bothFormats(); }
    void aRefusedKeyIsNeverShown();
    void anthropicIsAskedNothing();
    void textsThatAreTooLongAreSaidToBe_data();
    void textsThatAreTooLongAreSaidToBe();
    void aLostAttemptIsTriedAgainOnlyWhenAllowed();
    void cancellingEndsIt();
    void requestsAMinuteAreKept();
};

void TestEmbeddingCalls::vectorsComeBack()
{
    QFETCH(const WireFormat, format);
    LlmServer server;
    server.setEmbedder([](const QString& text) {
        return EmbeddingVector{float(text.size()), -0.5F};
    });
    GatewayCalls calls;
    const auto end = endOf(calls, server.endpoint(format), server.key(), someTexts());
    QVERIFY(end);
    QVERIFY2(end->reply, qPrintable(end->reply ? QString() : end->reply.error().sentence()));
    QCOMPARE(end->reply->vectors, (std::vector<EmbeddingVector>{{1.0F, -0.5F}, {3.0F, -0.5F}}));
    QCOMPARE(end->reply->usage, format == WireFormat::Gemini ? Usage{} : (Usage{2, 0}));
    QCOMPARE(end->attempts, 1);
    QCOMPARE(end->lost, 0);
    QCOMPARE(server.calls().size(), 1);
    QCOMPARE(server.calls().first().question.texts, someTexts().texts);
    QCOMPARE(server.calls().first().question.model, QStringLiteral("small"));
}

void TestEmbeddingCalls::aPassingFaultIsRetried_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<LlmFault>("fault");
    QTest::addColumn<int>("lost");
    for (const WireFormat format : {WireFormat::OpenAi, WireFormat::Gemini}) {
        const auto row = [&](const char* name, const LlmFault& fault, int lost) {
            QTest::addRow("%s, %s", format == WireFormat::OpenAi ? "OpenAI" : "Gemini", name)
                << format << fault << lost;
        };
        row("429", LlmFault::httpStatus(429, "2"), 0);
        row("503", LlmFault::httpStatus(503), 0);
        row("500", LlmFault::httpStatus(500), 2);
        row("cut in the body", {Kind::CutInBody}, 2);
        row("truncated JSON", {Kind::TruncatedJson}, 2);
        row("a web page", {Kind::WrongContentType}, 2);
        row("an error with status 200", LlmFault::httpStatus(200), 2);
    }
}

void TestEmbeddingCalls::aPassingFaultIsRetried()
{
    QFETCH(const WireFormat, format);
    QFETCH(const LlmFault, fault);
    QFETCH(const int, lost);
    LlmServer server;
    server.failNext(fault, 2);
    GatewayCalls calls;
    const auto end = endOf(calls, server.endpoint(format), server.key(), someTexts());
    QVERIFY(end);
    QVERIFY2(end->reply, qPrintable(end->reply ? QString() : end->reply.error().sentence()));
    QCOMPARE(end->attempts, 3);
    QCOMPARE(end->lost, lost);
}

void TestEmbeddingCalls::anAnswerThatDoesNotHoldIsAskedForOnce()
{
    QFETCH(const WireFormat, format);
    LlmServer server;
    server.setEmbedder(
        [](const QString& text) { return EmbeddingVector(std::size_t(text.size()), 1.0F); });
    GatewayCalls calls;
    const auto end = endOf(calls, server.endpoint(format), server.key(), someTexts());
    QVERIFY(end);
    QVERIFY(!end->reply);
    QCOMPARE(end->reply.error().code, ErrorCode::Unreadable);
    QVERIFY(end->reply.error().where.startsWith(QLatin1String("Test server, /")));
    QCOMPARE(end->reply.error().what,
        QStringLiteral("The server sent a vector of 3 numbers where 1 were expected."));
    QCOMPARE(end->lost, 1);
    QCOMPARE(server.calls().size(), 1);
}

void TestEmbeddingCalls::aRefusedKeyIsNeverShown()
{
    QFETCH(const WireFormat, format);
    LlmServer server;
    GatewayCalls calls;
    const QString wrong = QStringLiteral("sk-wrong-0123456789");
    const auto end = endOf(calls, server.endpoint(format), wrong, someTexts());
    QVERIFY(end && !end->reply);
    QCOMPARE(end->reply.error().code, ErrorCode::Refused);
    QVERIFY(!end->reply.error().sentence().contains(wrong));
    QVERIFY(!end->reply.error().detail.contains(wrong));
    QCOMPARE(server.calls().size(), 1);
}

void TestEmbeddingCalls::anthropicIsAskedNothing()
{
    LlmServer server;
    GatewayCalls calls;
    const auto end =
        endOf(calls, server.endpoint(WireFormat::Anthropic), server.key(), someTexts());
    QVERIFY(end && !end->reply);
    QCOMPARE(end->reply.error().code, ErrorCode::Refused);
    QCOMPARE(end->reply.error().what, QStringLiteral("Anthropic's API has no embeddings."));
    QCOMPARE(end->reply.error().where, QStringLiteral("Test server"));
    QVERIFY(server.calls().isEmpty());
}

void TestEmbeddingCalls::textsThatAreTooLongAreSaidToBe_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    QTest::newRow("OpenAI") << 400
                            << QStringLiteral("This model's maximum context length is 8192 tokens, "
                                              "however you requested 9000 tokens.");
    QTest::newRow("llama.cpp") << 500
                               << QStringLiteral("input (700 tokens) is too large to process. "
                                                 "increase the physical batch size");
    QTest::newRow("TEI") << 413
                         << QStringLiteral("`inputs` must have less than 512 tokens. Given: 700");
}

void TestEmbeddingCalls::textsThatAreTooLongAreSaidToBe()
{
    QFETCH(const int, status);
    QFETCH(const QString, words);
    LlmServer server;
    server.failNext({Kind::Status, status, {}, words});
    GatewayCalls calls;
    const auto end = endOf(calls, server.endpoint(WireFormat::OpenAi), server.key(), someTexts());
    QVERIFY(end && !end->reply);
    QCOMPARE(end->reply.error().code, ErrorCode::TooLarge);
    QCOMPARE(end->lost, 0);
    QCOMPARE(server.calls().size(), 1);
}

void TestEmbeddingCalls::aLostAttemptIsTriedAgainOnlyWhenAllowed()
{
    LlmServer server;
    server.failNext(LlmFault::httpStatus(500), 2);
    GatewayCalls calls;
    int lost = 0;
    std::optional<EmbeddingEnd> end;
    CallId id;
    id = calls.gateway->embed(
        server.endpoint(WireFormat::OpenAi), server.key(), someTexts(), this,
        [&](const EmbeddingEnd& ended) { end = ended; },
        [&] {
            if (++lost == 1)
                calls.gateway->goOn(id);
            else
                calls.gateway->cancel(id);
        });
    QTRY_VERIFY_WITH_TIMEOUT(end, GatewayCalls::patienceMs);
    QVERIFY(!end->reply);
    QCOMPARE(end->reply.error().code, ErrorCode::Cancelled);
    QCOMPARE(end->lost, 2);
    QCOMPARE(server.calls().size(), 2);
}

void TestEmbeddingCalls::cancellingEndsIt()
{
    LlmServer server;
    server.failNext({Kind::Hang});
    GatewayCalls calls;
    std::optional<EmbeddingEnd> end;
    const CallId id = calls.gateway->embed(server.endpoint(WireFormat::OpenAi), server.key(),
        someTexts(), this, [&](const EmbeddingEnd& ended) { end = ended; });
    QTRY_COMPARE_WITH_TIMEOUT(server.calls().size(), 1, GatewayCalls::patienceMs);
    calls.gateway->cancel(id);
    QTRY_VERIFY_WITH_TIMEOUT(end, GatewayCalls::patienceMs);
    QCOMPARE(end->reply.error().code, ErrorCode::Cancelled);
    QCOMPARE(end->lost, 1);
}

void TestEmbeddingCalls::requestsAMinuteAreKept()
{
    LlmServer server;
    GatewayCalls calls;
    Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    endpoint.limits.requestsPerMinute = 2;
    int ended = 0;
    for (int i = 0; i < 5; ++i)
        calls.gateway->embed(endpoint, server.key(), someTexts({QString::number(i)}), this,
            [&](const EmbeddingEnd& end) { ended += end.reply ? 1 : 0; });
    QTRY_COMPARE_WITH_TIMEOUT(ended, 5, GatewayCalls::patienceMs);
    constexpr qint64 minuteMs = 60'000;
    QVERIFY(calls.clock->skippedMs() >= minuteMs);
}

TANDEM_TEST(TestEmbeddingCalls, QCoreApplication)
#include "tst_embeddingcalls.moc"
