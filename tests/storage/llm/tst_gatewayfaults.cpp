#include "gatewaycalls.h"
#include "llmserver.h"
#include "storage/llm/callfailure.h"
#include "testcertificate.h"
#include "testmain.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <memory>

using namespace tandem;
using namespace tandem::llm;
using Kind = LlmFault::Kind;

namespace {

constexpr int kQuickMs = 500; ///< for calls that a test lets run out of time

struct Format
{
    const char* name;
    WireFormat format;
};
constexpr Format kFormats[]{{"OpenAI", WireFormat::OpenAi}, {"Anthropic", WireFormat::Anthropic},
    {"Gemini", WireFormat::Gemini}};

/// Adds a row for each format.
class Rows final
{
public:
    QTestData& add(const Format& format, const char* name) const
    {
        return QTest::addRow("%s, %s", format.name, name) << format.format;
    }
};

Endpoint quick(Endpoint endpoint)
{
    endpoint.limits.timeoutMs = kQuickMs;
    return endpoint;
}

bool isSlow(const LlmFault& fault)
{
    return fault.kind == Kind::Hang || fault.kind == Kind::SlowDrip;
}

/// One line that says what is wrong, where, and nothing of the key.
bool isOneClearSentence(const Error& error, const QString& key)
{
    const QString line = error.sentence();
    return !error.what.isEmpty() && error.where.startsWith(QLatin1String("Test server")) &&
           !line.contains(key) && !error.detail.contains(key) && !line.contains(u'\n');
}

} // namespace

/// Every fault that a server can have, in every wire format, over real connections.
class TestGatewayFaults final : public QObject
{
    Q_OBJECT

private slots:
    void aPassingFaultIsRetriedUntilTheAnswerIsThere_data();
    void aPassingFaultIsRetriedUntilTheAnswerIsThere();
    void whatOnlyLooksOddIsRead_data();
    void whatOnlyLooksOddIsRead();
    void charactersThatAreNoneAreReplacedInTheAnswer_data();
    void charactersThatAreNoneAreReplacedInTheAnswer();
    void whatWouldFailAgainIsAskedOnce_data();
    void whatWouldFailAgainIsAskedOnce();
    void aLastingFaultEndsInOneError_data();
    void aLastingFaultEndsInOneError();
    void theServersWishToWaitIsHonoured_data();
    void theServersWishToWaitIsHonoured();
    void aRequestIsNeverSentAgainUnsaid();
    void timeThatRunsOutOnAKeptConnectionIsToldAsThat();
    void aServerThatDiesMayBillWhatItWasAskedOnAKeptConnection();
    void aRefusedKeyIsNeverShown_data();
    void aRefusedKeyIsNeverShown();
    void aKeyThatComesBackInAnAnswerIsNotKept();
    void aMissingKeyIsSaidToBeMissing();
    void whatAServerRefusesIsLeftOutWhateverTheKeyIs_data();
    void whatAServerRefusesIsLeftOutWhateverTheKeyIs();
    void aTemperatureIsLeftOutWhereTheServerTakesNone_data();
    void aTemperatureIsLeftOutWhereTheServerTakesNone();
    void aTemperatureThatIsTooHighIsTheUsersOwn();
    void anEndpointCanLeaveTheTemperatureOut();
    void nobodyListening();
    void whatDoesNotSpeakHttp();
    void aCertificateThatNobodyKnows();
    void aCertificateOfAnotherServer();
    void aTrustedCertificate();
    void httpsWhereOnlyHttpIsSpoken();
    void plainHttpLeavesNotThisComputer();
    void aBlockWithAStatusOfItsOwnIsAnAnswer();
    void sentencesForWhatCannotBeProvokedHere();
};

void TestGatewayFaults::aPassingFaultIsRetriedUntilTheAnswerIsThere_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<LlmFault>("fault");
    const Rows rows;
    for (const Format& format : kFormats) {
        for (const int status : {408, 425, 429, 500, 502, 503, 529})
            rows.add(format, qPrintable(QString::number(status))) << LlmFault::httpStatus(status);
        rows.add(format, "cut before the headers") << LlmFault{Kind::CutBeforeHeaders};
        rows.add(format, "cut in the headers") << LlmFault{Kind::CutInHeaders};
        rows.add(format, "cut in the body") << LlmFault{Kind::CutInBody};
        rows.add(format, "truncated JSON") << LlmFault{Kind::TruncatedJson};
        rows.add(format, "malformed JSON") << LlmFault{Kind::MalformedJson};
        rows.add(format, "a web page") << LlmFault{Kind::WrongContentType};
        rows.add(format, "empty choices") << LlmFault{Kind::EmptyChoices};
        rows.add(format, "an error with status 200") << LlmFault::httpStatus(200);
        for (const char* reason : {"error", "abort", "insufficient_system_resource"})
            rows.add(format, reason)
                << LlmFault{Kind::BrokenOff, 0, {}, QString::fromLatin1(reason)};
        rows.add(format, "an overload in a 200")
            << LlmFault{Kind::ErrorInside, 529, {}, QStringLiteral("Overloaded")};
        rows.add(format, "broken compression") << LlmFault{Kind::BrokenCompression};
        rows.add(format, "hang") << LlmFault{Kind::Hang};
        rows.add(format, "slow drip") << LlmFault{Kind::SlowDrip};
    }
}

void TestGatewayFaults::aPassingFaultIsRetriedUntilTheAnswerIsThere()
{
    QFETCH(const WireFormat, format);
    QFETCH(const LlmFault, fault);
    LlmServer server;
    const int failures = isSlow(fault) ? 1 : 2;
    server.failNext(fault, failures);
    GatewayCalls calls;
    const Endpoint endpoint = server.endpoint(format);
    const auto end = calls.end(isSlow(fault) ? quick(endpoint) : endpoint, server.key(),
        GatewayCalls::question(QStringLiteral("Why?")));

    QVERIFY(end);
    QVERIFY2(end->reply, qPrintable(end->reply ? QString() : end->reply.error().sentence()));
    QCOMPARE(end->reply->text, QStringLiteral("answer to: Why?"));
    QCOMPARE(end->attempts, failures + 1);
    QCOMPARE(end->reply->attempts, failures + 1);
    QCOMPARE(end->reply->raw, end->raw);
    QCOMPARE(server.calls().size(), failures + 1);
}

void TestGatewayFaults::whatOnlyLooksOddIsRead_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<LlmFault>("fault");
    QTest::addColumn<FinishReason>("finish");
    const Rows rows;
    for (const Format& format : kFormats) {
        rows.add(format, "nothing wrong") << LlmFault{} << FinishReason::Stop;
        rows.add(format, "compressed") << LlmFault{Kind::Compressed} << FinishReason::Stop;
        rows.add(format, "no length") << LlmFault{Kind::UntilClose} << FinishReason::Stop;
    }
    // Each server says it in its own way.
    rows.add(kFormats[0], "refusal") << LlmFault{Kind::Refusal} << FinishReason::AnswerBlocked;
    rows.add(kFormats[1], "refusal") << LlmFault{Kind::Refusal} << FinishReason::Refusal;
    rows.add(kFormats[2], "refusal") << LlmFault{Kind::Refusal} << FinishReason::QuestionBlocked;
}

void TestGatewayFaults::whatOnlyLooksOddIsRead()
{
    QFETCH(const WireFormat, format);
    QFETCH(const LlmFault, fault);
    QFETCH(const FinishReason, finish);
    LlmServer server;
    server.failNext(fault);
    GatewayCalls calls;
    const auto end = calls.end(server.endpoint(format), server.key(),
        GatewayCalls::question(QStringLiteral("Why? \u4f60\u597d")));

    QVERIFY(end && end->reply);
    QCOMPARE(end->reply->finish, finish);
    QCOMPARE(end->reply->text,
        finish == FinishReason::Stop ? QStringLiteral("answer to: Why? \u4f60\u597d") : QString());
    QCOMPARE(end->reply->httpStatus, 200);
    QCOMPARE(end->attempts, 1);
    QVERIFY(end->reply->at.isValid());
    QCOMPARE(server.paidCalls(), 1);
}

void TestGatewayFaults::charactersThatAreNoneAreReplacedInTheAnswer_data()
{
    QTest::addColumn<WireFormat>("format");
    const Rows rows;
    for (const Format& format : kFormats)
        rows.add(format, "invalid UTF-8");
}

void TestGatewayFaults::charactersThatAreNoneAreReplacedInTheAnswer()
{
    QFETCH(const WireFormat, format);
    LlmServer server;
    server.failNext({Kind::InvalidUtf8});
    GatewayCalls calls;
    const auto end = calls.end(
        server.endpoint(format), server.key(), GatewayCalls::question(QStringLiteral("Why?")));
    QVERIFY(end && end->reply);
    QVERIFY(end->reply->text.startsWith(QStringLiteral("ans\ufffd")));
    QVERIFY(end->reply->text.endsWith(QStringLiteral("wer to: Why?")));
    QCOMPARE(end->attempts, 1);
}

void TestGatewayFaults::whatWouldFailAgainIsAskedOnce_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<LlmFault>("fault");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("words");
    const LlmFault quota{
        Kind::Status, 429, {}, QStringLiteral("You are out of it: insufficient_quota")};
    const Rows rows;
    for (const Format& format : kFormats) {
        const auto add = [&](const char* name, const LlmFault& fault, ErrorCode code,
                             const QString& words = {}) {
            rows.add(format, name) << fault << code << words;
        };
        add("400", LlmFault::httpStatus(400), ErrorCode::InvalidInput,
            QStringLiteral("Injected failure."));
        add("401", LlmFault::httpStatus(401), ErrorCode::Refused, QStringLiteral("key"));
        add("402", LlmFault::httpStatus(402), ErrorCode::Refused, QStringLiteral("credit"));
        add("403", LlmFault::httpStatus(403), ErrorCode::Refused, QStringLiteral("not authorized"));
        add("404", LlmFault::httpStatus(404), ErrorCode::NotFound, QStringLiteral("model small"));
        add("413", LlmFault::httpStatus(413), ErrorCode::TooLarge, QStringLiteral("too large"));
        add("422", LlmFault::httpStatus(422), ErrorCode::InvalidInput, QStringLiteral("422"));
        const auto tooLong = [&](int status, const char* words) {
            add(qPrintable(QStringLiteral("%1: %2").arg(status).arg(QLatin1String(words))),
                {Kind::Status, status, {}, QLatin1String(words)}, ErrorCode::TooLarge,
                QStringLiteral("hierarchical"));
        };
        tooLong(500, "the request exceeds the available context size");
        tooLong(400, "This model's maximum context length is 8192 tokens.");
        tooLong(400, "prompt is too long: 208310 tokens > 200000 maximum");
        tooLong(
            400, "The input token count (1200000) exceeds the maximum number of tokens allowed");
        tooLong(413, "exceed_context_size_error");
        add("no credit in a 200",
            {Kind::ErrorInside, 402, {}, QStringLiteral("No credits left on the account")},
            ErrorCode::Refused,
            QStringLiteral("no credit left. Server message: \"No credits left on"));
        add("a refused key in a 200", {Kind::ErrorInside, 401, {}, QStringLiteral("Who?")},
            ErrorCode::Refused, QStringLiteral("key"));
        add("no model in a 200", {Kind::ErrorInside, 404, {}, QStringLiteral("Which?")},
            ErrorCode::NotFound, QStringLiteral("model small"));
        add("no credit in a 400",
            {Kind::Status, 400, {}, QStringLiteral("Your credit balance is too low")},
            ErrorCode::Refused, QStringLiteral("no credit"));
        add("too many tokens",
            {Kind::Status, 400, {},
                QStringLiteral("max_tokens is too large: 100. This model supports at most 50.")},
            ErrorCode::InvalidInput, QStringLiteral("--max-tokens"));
        add("no credit", quota, ErrorCode::Refused, QStringLiteral("credit"));
        add("redirect", {Kind::Redirect}, ErrorCode::InvalidInput,
            QStringLiteral("https://elsewhere.example/"));
        add("huge reply", {Kind::HugeReply}, ErrorCode::TooLarge, QStringLiteral("16 MiB"));
        add("endless reply", {Kind::EndlessReply}, ErrorCode::TooLarge, QStringLiteral("16 MiB"));
        add("huge headers", {Kind::HugeHeaders}, ErrorCode::Unreadable, QStringLiteral("256 KiB"));
        add("a fault of the parameters", {Kind::Status, 400, {}, QStringLiteral("Bad value: t")},
            ErrorCode::InvalidInput, QStringLiteral("--temperature leave-out"));
    }
}

void TestGatewayFaults::whatWouldFailAgainIsAskedOnce()
{
    QFETCH(const WireFormat, format);
    QFETCH(const LlmFault, fault);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, words);
    LlmServer server;
    server.failNext(fault);
    GatewayCalls calls;
    const auto end = calls.end(
        server.endpoint(format), server.key(), GatewayCalls::question(QStringLiteral("Why?")));

    QVERIFY(end);
    QVERIFY(!end->reply);
    const Error& error = end->reply.error();
    QCOMPARE(error.code, code);
    QVERIFY2(isOneClearSentence(error, server.key()), qPrintable(error.sentence()));
    QVERIFY2(error.sentence().contains(words), qPrintable(error.sentence()));
    QCOMPARE(end->attempts, 1);
    QCOMPARE(server.calls().size(), 1);
}

void TestGatewayFaults::aLastingFaultEndsInOneError_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<LlmFault>("fault");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("words");
    const Rows rows;
    for (const Format& format : kFormats) {
        const auto add = [&](const char* name, const LlmFault& fault, ErrorCode code,
                             const QString& words) {
            rows.add(format, name) << fault << code << words;
        };
        add("429", LlmFault::httpStatus(429, "3600"), ErrorCode::Busy,
            QStringLiteral("no more requests"));
        add("500", LlmFault::httpStatus(500), ErrorCode::Busy, QStringLiteral("Injected failure."));
        add("529", LlmFault::httpStatus(529), ErrorCode::Busy, QStringLiteral("overloaded"));
        add("500 about another context",
            {Kind::Status, 500, {}, QStringLiteral("context deadline exceeded")}, ErrorCode::Busy,
            QStringLiteral("failed"));
        add("cut", {Kind::CutInBody}, ErrorCode::Unreadable, QStringLiteral("was lost"));
        add("truncated JSON", {Kind::TruncatedJson}, ErrorCode::Unreadable,
            QStringLiteral("cut off. Server message: \"{"));
        add("malformed JSON", {Kind::MalformedJson}, ErrorCode::Unreadable,
            QStringLiteral("not JSON. Server message: \"{"));
        add("a web page", {Kind::WrongContentType}, ErrorCode::Unreadable,
            QStringLiteral("web page instead of JSON. Server message: \"Please sign in\""));
        add("empty choices", {Kind::EmptyChoices}, ErrorCode::Unreadable,
            QStringLiteral("no model reply. Server message: \"{"));
        add("an error with status 200", {Kind::Status, 200, {}, QStringLiteral("No GPU is free.")},
            ErrorCode::Unreadable, QStringLiteral("Server message: \"No GPU is free.\""));
        add("broken off", {Kind::BrokenOff, 0, {}, QStringLiteral("abort")}, ErrorCode::Unreadable,
            QStringLiteral("ended the reply early (abort). Tried 2"));
        add("broken compression", {Kind::BrokenCompression}, ErrorCode::Unreadable,
            QStringLiteral("compressed"));
        add("hang", {Kind::Hang}, ErrorCode::Unreadable, QStringLiteral("within 0.5 s"));
    }
}

void TestGatewayFaults::aLastingFaultEndsInOneError()
{
    QFETCH(const WireFormat, format);
    QFETCH(const LlmFault, fault);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, words);
    LlmServer server;
    server.setFaultRule([fault](const LlmQuestion&) { return fault; });
    GatewayCalls calls;
    Endpoint endpoint = server.endpoint(format);
    endpoint.limits.attempts = 2;
    const auto end = calls.end(isSlow(fault) ? quick(endpoint) : endpoint, server.key(),
        GatewayCalls::question(QStringLiteral("Why?")));

    QVERIFY(end);
    QVERIFY(!end->reply);
    const Error& error = end->reply.error();
    QCOMPARE(error.code, code);
    QVERIFY2(isOneClearSentence(error, server.key()), qPrintable(error.sentence()));
    QVERIFY2(error.sentence().contains(words), qPrintable(error.sentence()));
    QVERIFY2(error.sentence().contains(QStringLiteral("Tried 2 time")), "no number of tries");
    QCOMPARE(server.calls().size(), 2);
}

void TestGatewayFaults::theServersWishToWaitIsHonoured_data()
{
    QTest::addColumn<QByteArray>("retryAfter");
    QTest::addColumn<qint64>("leastMs");
    QTest::addColumn<qint64>("mostMs");
    const QDateTime later = QDateTime::currentDateTimeUtc().addSecs(100);
    QTest::newRow("seconds") << QByteArray("100") << qint64(100'000) << qint64(102'000);
    // The date is of a time before the test began, and dates have no milliseconds.
    QTest::newRow("date") << QLocale::c()
                                 .toString(later, QStringLiteral("ddd, dd MMM yyyy HH:mm:ss 'GMT'"))
                                 .toLatin1()
                          << qint64(10'000) << qint64(102'000);
    QTest::newRow("an hour, of which five minutes are waited")
        << QByteArray("3600") << qint64(300'000) << qint64(302'000);
    QTest::newRow("not to be read") << QByteArray("soon") << qint64(0) << qint64(500);
}

void TestGatewayFaults::theServersWishToWaitIsHonoured()
{
    QFETCH(const QByteArray, retryAfter);
    QFETCH(const qint64, leastMs);
    QFETCH(const qint64, mostMs);
    LlmServer server;
    server.failNext(LlmFault::httpStatus(429, retryAfter));
    GatewayCalls calls;
    const auto end = calls.end(server.endpoint(WireFormat::OpenAi), server.key(),
        GatewayCalls::question(QStringLiteral("Why?")));
    QVERIFY(end && end->reply);
    QVERIFY2(calls.clock->skippedMs() >= leastMs - 1 && calls.clock->skippedMs() <= mostMs,
        qPrintable(QString::number(calls.clock->skippedMs())));
}

void TestGatewayFaults::aRequestIsNeverSentAgainUnsaid()
{
    LlmServer server;
    GatewayCalls calls;
    const Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    QVERIFY(calls.end(endpoint, server.key(), GatewayCalls::question(QStringLiteral("One?"))));
    // The connection is kept, and dies under the next request.
    server.failNext({Kind::CutBeforeHeaders});
    const auto end =
        calls.end(endpoint, server.key(), GatewayCalls::question(QStringLiteral("Two?")));
    QVERIFY(end && end->reply);
    QCOMPARE(server.calls().size(), 3);
    QCOMPARE(end->attempts, 2);
    QCOMPARE(end->lost, 1);
}

void TestGatewayFaults::timeThatRunsOutOnAKeptConnectionIsToldAsThat()
{
    LlmServer server;
    GatewayCalls calls;
    Endpoint endpoint = quick(server.endpoint(WireFormat::OpenAi));
    endpoint.limits.attempts = 1;
    QVERIFY(calls.end(endpoint, server.key(), GatewayCalls::question(QStringLiteral("One?"))));
    server.failNext({Kind::Hang});
    const auto end =
        calls.end(endpoint, server.key(), GatewayCalls::question(QStringLiteral("Two?")));
    QVERIFY(end && !end->reply);
    QCOMPARE(server.connectionCount(), 1);
    const Error& error = end->reply.error();
    QVERIFY2(error.what.contains(QStringLiteral("within 0.5 s")), qPrintable(error.sentence()));
    QCOMPARE(end->lost, 1);
}

void TestGatewayFaults::aServerThatDiesMayBillWhatItWasAskedOnAKeptConnection()
{
    auto server = std::make_unique<LlmServer>();
    GatewayCalls calls;
    const Endpoint endpoint = server->endpoint(WireFormat::OpenAi);
    const QString key = server->key();
    QVERIFY(calls.end(endpoint, key, GatewayCalls::question(QStringLiteral("One?"))));
    std::atomic<bool> isAsked = false;
    server->setFaultRule([&isAsked](const LlmQuestion&) {
        isAsked = true;
        return LlmFault{Kind::Hang};
    });
    CallEnds ends;
    calls.gateway->ask(
        endpoint, key, GatewayCalls::question(QStringLiteral("Two?")), nullptr, ends.taker(2));
    QTRY_VERIFY(isAsked);
    QCOMPARE(server->connectionCount(), 1);
    server.reset();
    QTRY_COMPARE_WITH_TIMEOUT(ends.count(), 1, GatewayCalls::patienceMs);
    QVERIFY(!ends.of(2).reply);
    QCOMPARE(ends.of(2).attempts, 5);
    QCOMPARE(ends.of(2).lost, 1);
}

void TestGatewayFaults::aRefusedKeyIsNeverShown_data()
{
    QTest::addColumn<WireFormat>("format");
    const Rows rows;
    for (const Format& format : kFormats)
        rows.add(format, "wrong key");
}

void TestGatewayFaults::aRefusedKeyIsNeverShown()
{
    QFETCH(const WireFormat, format);
    LlmServer server;
    GatewayCalls calls;
    const QString wrong = QStringLiteral("another-key-9876543210");
    const auto end =
        calls.end(server.endpoint(format), wrong, GatewayCalls::question(QStringLiteral("Why?")));
    QVERIFY(end && !end->reply);
    QCOMPARE(end->reply.error().code, ErrorCode::Refused);
    QVERIFY(isOneClearSentence(end->reply.error(), wrong));
    QVERIFY(!end->raw.isEmpty());
    QVERIFY(!end->raw.contains(wrong.toUtf8()));
}

void TestGatewayFaults::aKeyThatComesBackInAnAnswerIsNotKept()
{
    LlmServer server;
    const QString key = server.key();
    const QString escaped = QStringLiteral("\\u00%1").arg(key.at(0).unicode(), 0, 16) + key.mid(1);
    server.setResponder([&](const LlmQuestion&) -> QString { return key + u' ' + escaped; });
    GatewayCalls calls;
    const auto end = calls.end(
        server.endpoint(WireFormat::OpenAi), key, GatewayCalls::question(QStringLiteral("Why?")));
    QVERIFY(end && end->reply);
    QCOMPARE(end->reply->text, QStringLiteral("*** ***"));
    QVERIFY(!end->reply->raw.contains(key.mid(1).toUtf8()));
    QVERIFY(!end->raw.contains(key.mid(1).toUtf8()));
}

void TestGatewayFaults::aMissingKeyIsSaidToBeMissing()
{
    LlmServer server;
    GatewayCalls calls;
    Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    const ChatRequest question = GatewayCalls::question(QStringLiteral("Why?"));
    const auto end = calls.end(endpoint, {}, question);
    QVERIFY(end && !end->reply);
    QCOMPARE(end->reply.error().code, ErrorCode::Refused);
    QVERIFY2(end->reply.error().sentence().contains(QStringLiteral("has none.")),
        qPrintable(end->reply.error().sentence()));
    endpoint.keyVariable = QStringLiteral("SOME_KEY");
    const auto named = calls.end(endpoint, {}, question);
    QVERIFY(named && named->reply.error().remedy.contains(QStringLiteral("SOME_KEY")));
    // One that is refused is named where it comes from, too.
    const auto refused = calls.end(endpoint, QStringLiteral("wrong"), question);
    QVERIFY(refused && !refused->reply);
    QVERIFY2(refused->reply.error().remedy.contains(QStringLiteral("SOME_KEY")),
        qPrintable(refused->reply.error().remedy));
}

void TestGatewayFaults::whatAServerRefusesIsLeftOutWhateverTheKeyIs_data()
{
    QTest::addColumn<QString>("key");
    for (const char* key : {"x", "token", "max", "EMPTY", "max_tokens", "sk-test-4f9a1c77"})
        QTest::newRow(key) << QString::fromLatin1(key);
}

void TestGatewayFaults::whatAServerRefusesIsLeftOutWhateverTheKeyIs()
{
    QFETCH(const QString, key);
    LlmServer server({0, QString(), {}, {}, {}});
    server.setFaultRule([](const LlmQuestion& question) {
        const auto refused = [](const char* words) {
            return LlmFault{Kind::Status, 400, {}, QString::fromLatin1(words)};
        };
        if (question.body.contains(QLatin1String("max_tokens")))
            return refused("Unsupported parameter: 'max_tokens' is not supported with this model. "
                           "Use 'max_completion_tokens' instead.");
        if (question.body.contains(QLatin1String("temperature")))
            return refused("Unsupported value: 'temperature' does not support 0 with this model.");
        return LlmFault();
    });
    GatewayCalls calls;
    const auto end = calls.end(
        server.endpoint(WireFormat::OpenAi), key, GatewayCalls::question(QStringLiteral("Why?")));
    QVERIFY(end);
    QVERIFY2(end->reply, end->reply ? "" : qPrintable(end->reply.error().sentence()));
    QCOMPARE(server.calls().size(), 3);
    QCOMPARE(end->attempts, 1);
}

void TestGatewayFaults::aTemperatureIsLeftOutWhereTheServerTakesNone_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    const auto row = [](int status, const char* words) {
        QTest::newRow(words) << status << QString::fromLatin1(words);
    };
    row(422, "`temperature` has to be a strictly positive float");
    row(400, "temperature must be greater than 0");
    row(400, "Invalid value for temperature");
    row(400, "temperature: `temperature` is deprecated for this model.");
    row(422, "temperature: extra fields not permitted");
    row(400, "Sampling parameters are fixed for this model");
}

void TestGatewayFaults::aTemperatureIsLeftOutWhereTheServerTakesNone()
{
    QFETCH(const int, status);
    QFETCH(const QString, words);
    LlmServer server;
    server.setFaultRule([status, words](const LlmQuestion& question) {
        return question.body.contains(QLatin1String("temperature"))
                   ? LlmFault{Kind::Status, status, {}, words}
                   : LlmFault();
    });
    GatewayCalls calls;
    const auto end = calls.end(server.endpoint(WireFormat::OpenAi), server.key(),
        GatewayCalls::question(QStringLiteral("Why?")));
    QVERIFY(end);
    QVERIFY2(end->reply, end->reply ? "" : qPrintable(end->reply.error().sentence()));
    QCOMPARE(server.calls().size(), 2);
    QVERIFY(!end->request.contains("temperature"));
}

void TestGatewayFaults::aTemperatureThatIsTooHighIsTheUsersOwn()
{
    LlmServer server;
    server.failNext({Kind::Status, 400, {}, QStringLiteral("temperature must be between 0 and 1")});
    GatewayCalls calls;
    ChatRequest question = GatewayCalls::question(QStringLiteral("Why?"));
    question.temperature = 1.5;
    const auto end = calls.end(server.endpoint(WireFormat::OpenAi), server.key(), question);
    QVERIFY(end && !end->reply);
    QVERIFY(end->reply.error().sentence().contains(QStringLiteral("between 0 and 1")));
}

void TestGatewayFaults::anEndpointCanLeaveTheTemperatureOut()
{
    LlmServer server;
    Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    endpoint.sendsTemperature = false;
    GatewayCalls calls;
    const auto end =
        calls.end(endpoint, server.key(), GatewayCalls::question(QStringLiteral("Why?")));
    QVERIFY(end && end->reply);
    QVERIFY(!server.calls().first().question.body.contains(QLatin1String("temperature")));
}

void TestGatewayFaults::nobodyListening()
{
    Endpoint endpoint;
    {
        const LlmServer server;
        endpoint = server.endpoint(WireFormat::OpenAi);
    }
    GatewayCalls calls;
    const auto end = calls.end(
        endpoint, QStringLiteral("key"), GatewayCalls::question(QStringLiteral("Anybody?")));
    QVERIFY(end && !end->reply);
    QCOMPARE(end->reply.error().code, ErrorCode::Unreadable);
    QVERIFY(end->reply.error().what.contains(
        QStringLiteral("127.0.0.1:%1").arg(endpoint.baseUrl.port())));
    QCOMPARE(end->attempts, 5);
    QCOMPARE(end->httpStatus, 0);
}

void TestGatewayFaults::whatDoesNotSpeakHttp()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    connect(&server, &QTcpServer::newConnection, this, [&server] {
        QTcpSocket* socket = server.nextPendingConnection();
        socket->write("220 mail.example ESMTP\r\n");
        socket->disconnectFromHost();
    });
    Endpoint endpoint;
    endpoint.name = QStringLiteral("Test server");
    endpoint.model = QStringLiteral("small");
    endpoint.baseUrl = QUrl(QStringLiteral("http://127.0.0.1:%1/v1").arg(server.serverPort()));
    GatewayCalls calls;
    const auto end = calls.end(
        endpoint, QStringLiteral("key"), GatewayCalls::question(QStringLiteral("Hello?")));
    QVERIFY(end && !end->reply);
    QVERIFY2(end->reply.error().what.contains(QStringLiteral("is not an HTTP server")),
        qPrintable(end->reply.error().sentence() + end->reply.error().detail));
    QCOMPARE(end->attempts, 1);
}

void TestGatewayFaults::aCertificateThatNobodyKnows()
{
    const QTemporaryDir folder;
    const auto certificate =
        makeCertificate(folder.path(), QStringLiteral("DNS:localhost,IP:127.0.0.1"));
    if (!certificate.isValid())
        QSKIP("the openssl program is not there to make a certificate");
    LlmServer server({0, QStringLiteral("test-key-0123456789"), certificate.certificateFile,
        certificate.keyFile, {}});
    GatewayCalls calls;
    const auto end = calls.end(server.endpoint(WireFormat::OpenAi), server.key(),
        GatewayCalls::question(QStringLiteral("Who are you?")));
    QVERIFY(end && !end->reply);
    QVERIFY2(end->reply.error().what.contains(QStringLiteral("is not trusted")),
        qPrintable(end->reply.error().sentence() + end->reply.error().detail));
    QVERIFY(isOneClearSentence(end->reply.error(), server.key()));
    QCOMPARE(end->attempts, 1);
    QVERIFY(server.calls().isEmpty());
}

void TestGatewayFaults::aCertificateOfAnotherServer()
{
    const QTemporaryDir folder;
    const auto certificate = makeCertificate(folder.path(), QStringLiteral("DNS:example.org"));
    if (!certificate.isValid())
        QSKIP("the openssl program is not there to make a certificate");
    LlmServer server({0, QStringLiteral("test-key-0123456789"), certificate.certificateFile,
        certificate.keyFile, {}});
    GatewayCalls calls(certificate.certificateFile);
    const auto end = calls.end(server.endpoint(WireFormat::OpenAi), server.key(),
        GatewayCalls::question(QStringLiteral("Who are you?")));
    QVERIFY(end && !end->reply);
    QVERIFY2(end->reply.error().what.contains(QStringLiteral("another server")),
        qPrintable(end->reply.error().sentence() + end->reply.error().detail));
    QVERIFY(server.calls().isEmpty());
}

void TestGatewayFaults::aTrustedCertificate()
{
    const QTemporaryDir folder;
    const auto certificate =
        makeCertificate(folder.path(), QStringLiteral("DNS:localhost,IP:127.0.0.1"));
    if (!certificate.isValid())
        QSKIP("the openssl program is not there to make a certificate");
    LlmServer server({0, QStringLiteral("test-key-0123456789"), certificate.certificateFile,
        certificate.keyFile, {}});
    GatewayCalls calls(certificate.certificateFile);
    for (const QString& text : {QStringLiteral("One?"), QStringLiteral("Two?")}) {
        const auto end = calls.end(
            server.endpoint(WireFormat::OpenAi), server.key(), GatewayCalls::question(text));
        QVERIFY(end);
        QVERIFY2(end->reply, qPrintable(end->reply ? QString() : end->reply.error().detail));
    }
    QCOMPARE(server.paidCalls(), 2);
    QCOMPARE(server.connectionCount(), 1);
}

void TestGatewayFaults::httpsWhereOnlyHttpIsSpoken()
{
    LlmServer server;
    Endpoint endpoint = server.endpoint(WireFormat::OpenAi);
    endpoint.baseUrl.setScheme(QStringLiteral("https"));
    GatewayCalls calls;
    const auto end =
        calls.end(endpoint, server.key(), GatewayCalls::question(QStringLiteral("Psst?")));
    QVERIFY(end && !end->reply);
    QVERIFY2(
        end->reply.error().what.contains(QStringLiteral("Could not establish a secure connection")),
        qPrintable(end->reply.error().sentence() + end->reply.error().detail));
    QVERIFY(end->reply.error().remedy.contains(QStringLiteral("http://")));
    QVERIFY(server.calls().isEmpty());
}

void TestGatewayFaults::plainHttpLeavesNotThisComputer()
{
    Endpoint endpoint;
    endpoint.name = QStringLiteral("Test server");
    endpoint.model = QStringLiteral("small");
    endpoint.baseUrl = QUrl(QStringLiteral("http://192.0.2.1/v1"));
    GatewayCalls calls;
    const auto end =
        calls.end(endpoint, QStringLiteral("key"), GatewayCalls::question(QStringLiteral("Psst?")));
    QVERIFY(end && !end->reply);
    QCOMPARE(end->reply.error().code, ErrorCode::Refused);
    QCOMPARE(end->attempts, 0);
}

void TestGatewayFaults::aBlockWithAStatusOfItsOwnIsAnAnswer()
{
    LlmServer server;
    LlmFault blocked{Kind::Status, 400, {}, QStringLiteral("Your prompt was filtered.")};
    blocked.code = "content_filter";
    server.failNext(blocked);
    GatewayCalls calls;
    const auto end = calls.end(server.endpoint(WireFormat::OpenAi), server.key(),
        GatewayCalls::question(QStringLiteral("Why?")));
    QVERIFY(end && end->reply);
    QCOMPARE(end->reply->finish, FinishReason::QuestionBlocked);
    QCOMPARE(end->reply->blockedFor, QStringLiteral("content_filter"));
    QCOMPARE(end->httpStatus, 400);
    QCOMPARE(server.calls().size(), 1);
}

void TestGatewayFaults::sentencesForWhatCannotBeProvokedHere()
{
    Endpoint endpoint;
    endpoint.name = QStringLiteral("Test server");
    endpoint.baseUrl = QUrl(QStringLiteral("https://api.example.org/v1"));
    QStringList sentences;
    for (const auto fault :
        {TransportFault::NameNotFound, TransportFault::Refused, TransportFault::Unreachable,
            TransportFault::ExpiredCertificate, TransportFault::UntrustedCertificate,
            TransportFault::CertificateOfOther, TransportFault::NoSecureConnection}) {
        TransportEnd end;
        end.fault = fault;
        const Error error = callError({endpoint, {}, {}, 1}, end);
        QCOMPARE(error.code, ErrorCode::Unreadable);
        QVERIFY(error.what.contains(QStringLiteral("api.example.org")));
        QVERIFY(!error.remedy.isEmpty());
        sentences.append(error.what);
    }
    QCOMPARE(sentences.removeDuplicates(), 0);
}

TANDEM_TEST(TestGatewayFaults, QCoreApplication)
#include "tst_gatewayfaults.moc"
