#include "gatewaycalls.h"
#include "llmserver.h"
#include "models/llm/wireformat.h"
#include "storage/llm/modelmemory.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace tandem;
using namespace tandem::llm;

namespace {

QByteArray openAi(const QByteArray& logprobs)
{
    return R"({"choices":[{"message":{"role":"assistant","content":"3"},"logprobs":)" + logprobs +
           R"(,"finish_reason":"stop"}]})";
}

QByteArray gemini(const QByteArray& logprobs)
{
    return R"({"candidates":[{"content":{"parts":[{"text":"3"}]},"finishReason":"STOP",)"
           R"("logprobsResult":)" +
           logprobs + "}]}";
}

Expected<ChatReply> read(WireFormat format, const QByteArray& body)
{
    HttpResponse response;
    response.status = 200;
    response.contentType = "application/json";
    response.body = body;
    return decodeChat(format, response);
}

QList<AnswerToken> threeTokens(const LlmQuestion& question, const QString&)
{
    const QList<TokenChance> chances(question.alternatives, {QStringLiteral("3"), -1.0});
    return {{{QStringLiteral("3"), -0.25}, chances}};
}

ChatRequest wishing(int number = 0)
{
    ChatRequest request;
    request.messages = {{Role::User, QStringLiteral("question %1").arg(number)}};
    request.alternatives = kMostAlternatives;
    return request;
}

} // namespace

/// Probabilities of an answer's tokens: asked for, read, done without.
class TestProbabilities : public QObject
{
    Q_OBJECT

private slots:
    void theWishIsPutAsEachServerWantsIt()
    {
        Endpoint endpoint;
        const auto body = [&](WireFormat format, int alternatives) {
            endpoint.format = format;
            ChatRequest request = wishing();
            request.alternatives = alternatives;
            return QJsonDocument::fromJson(
                encodeChatBody(endpoint, request, StructuredOutput::JsonSchema))
                .object();
        };
        const QJsonObject open = body(WireFormat::OpenAi, 7);
        QCOMPARE(open[QLatin1String("logprobs")].toBool(), true);
        QCOMPARE(open[QLatin1String("top_logprobs")].toInt(), 7);
        QVERIFY(!body(WireFormat::OpenAi, 0).contains(QLatin1String("logprobs")));
        QCOMPARE(body(WireFormat::OpenAi, 99)[QLatin1String("top_logprobs")].toInt(), 20);
        const QJsonValue google = body(WireFormat::Gemini, 7)[QLatin1String("generationConfig")];
        QCOMPARE(google[QLatin1String("responseLogprobs")].toBool(), true);
        QCOMPARE(google[QLatin1String("logprobs")].toInt(), 7);
        QCOMPARE(body(WireFormat::Anthropic, 7), body(WireFormat::Anthropic, 0));
        QVERIFY(!offersProbabilities(WireFormat::Anthropic));
    }

    void tokensAreRead()
    {
        const QList<AnswerToken> expected{{{QStringLiteral("3"), -0.5},
            {{QStringLiteral("3"), -0.5}, {QStringLiteral(" 4"), -2.0}}}};
        const auto open = read(WireFormat::OpenAi,
            openAi(R"({"content":[{"token":"3","bytes":[51],"logprob":-0.5,"top_logprobs":[)"
                   R"({"token":"3","logprob":-0.5},{"token":" 4","logprob":-2.0}]}]})"));
        QVERIFY(open);
        QCOMPARE(open->tokens, expected);
        const auto google = read(WireFormat::Gemini,
            gemini(R"({"chosenCandidates":[{"token":"3","tokenId":7,"logProbability":-0.5}],)"
                   R"("topCandidates":[{"candidates":[{"token":"3","logProbability":-0.5},)"
                   R"({"token":" 4","logProbability":-2}]}]})"));
        QVERIFY(google);
        QCOMPARE(google->tokens, expected);
    }

    void whatIsNoProbabilityIsLeftOut_data()
    {
        QTest::addColumn<QByteArray>("logprobs");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("alternatives"); // of the first
        const auto row = [](const char* name, const QByteArray& json, int tokens,
                             int alternatives) {
            QTest::newRow(name) << json << tokens << alternatives;
        };
        row("null", "null", 0, 0);
        row("a word", "\"no\"", 0, 0);
        row("a list", "[1,2]", 0, 0);
        row("no content", "{}", 0, 0);
        row("content is no list", R"({"content":{"0":1}})", 0, 0);
        row("no logarithm", R"({"content":[{"token":"3"}]})", 0, 0);
        row("a token that is a number", R"({"content":[{"token":3,"logprob":-1}]})", 0, 0);
        row("certain beyond rounding", R"({"content":[{"token":"3","logprob":0.5}]})", 0, 0);
        row("an alternative above certainty",
            R"({"content":[{"token":"4","logprob":-1,"top_logprobs":[{"token":"4","logprob":3},)"
            R"({"token":"5","logprob":-1}]}]})",
            0, 0);
        row("rounded up", R"({"content":[{"token":"3","logprob":0.0000001}]})", 1, 0);
        row("stops at the first bad one",
            R"({"content":[{"token":"3","logprob":-1},null,{"token":"3","logprob":-1}]})", 1, 0);
        row("bad alternatives",
            R"({"content":[{"token":"3","logprob":-1,"top_logprobs":[1,null,{"token":"4"},)"
            R"({"logprob":-1},{"token":"4","logprob":"-1"},{"token":"5","logprob":-2}]}]})",
            1, 1);
        row("alternatives that are no list",
            R"({"content":[{"token":"3","logprob":-1,"top_logprobs":{"4":-1}}]})", 1, 0);
        const QByteArray one = R"({"token":"3","logprob":-1})";
        row("very many", "{\"content\":[" + QByteArray(one + ',').repeated(5000) + one + "]}", 4096,
            0);
        row("very many alternatives",
            R"({"content":[{"token":"3","logprob":-1,"top_logprobs":[)" +
                QByteArray(one + ',').repeated(5000) + one + "]}]}",
            1, 20);
        row("a huge token",
            R"({"content":[{"token":")" + QByteArray(1 << 20, 'x') + R"(","logprob":-1}]})", 0, 0);
    }

    void whatIsNoProbabilityIsLeftOut()
    {
        QFETCH(const QByteArray, logprobs);
        QFETCH(const int, tokens);
        QFETCH(const int, alternatives);
        const auto reply = read(WireFormat::OpenAi, openAi(logprobs));
        QVERIFY(reply);
        QCOMPARE(reply->text, QStringLiteral("3"));
        QCOMPARE(reply->tokens.size(), tokens);
        if (tokens > 0)
            QCOMPARE(reply->tokens.first().alternatives.size(), alternatives);
        QVERIFY(read(WireFormat::Gemini, gemini(logprobs)));
    }

    void whatTheServerGivesIsFoundAndRemembered_data()
    {
        QTest::addColumn<WireFormat>("format");
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("got");
        QTest::addColumn<int>("requests"); // for two questions
        QTest::newRow("OpenAI, all") << WireFormat::OpenAi << 20 << 20 << 2;
        QTest::newRow("OpenAI, few") << WireFormat::OpenAi << 5 << 5 << 3;
        QTest::newRow("OpenAI, fewer than few") << WireFormat::OpenAi << 2 << 0 << 4;
        QTest::newRow("OpenAI, none") << WireFormat::OpenAi << 0 << 0 << 4;
        QTest::newRow("Gemini, all") << WireFormat::Gemini << 20 << 20 << 2;
        QTest::newRow("Gemini, none") << WireFormat::Gemini << 0 << 0 << 4;
        QTest::newRow("Anthropic") << WireFormat::Anthropic << 20 << 0 << 2;
    }

    void whatTheServerGivesIsFoundAndRemembered()
    {
        QFETCH(const WireFormat, format);
        QFETCH(const int, most);
        QFETCH(const int, got);
        QFETCH(const int, requests);
        LlmServer server;
        server.setChances(threeTokens, most);
        GatewayCalls calls;
        Endpoint endpoint = server.endpoint(format);
        endpoint.limits.attempts = 1; // finding out is no failed try
        for (int i = 0; i < 2; ++i) {
            const auto end = calls.end(endpoint, server.key(), wishing(i));
            QVERIFY(end);
            QVERIFY2(
                end->reply, qPrintable(end->reply ? QString() : end->reply.error().sentence()));
            QCOMPARE(end->attempts, 1);
            QCOMPARE(end->reply->tokens.size(), got > 0 ? 1 : 0);
            if (got > 0)
                QCOMPARE(end->reply->tokens.first().alternatives.size(), got);
        }
        QCOMPARE(server.calls().size(), requests);
        QCOMPARE(server.paidCalls(), 2);
    }

    void probabilitiesThatAreForbiddenAreDoneWithout()
    {
        LlmServer server;
        server.setFaultRule([](const LlmQuestion& question) {
            LlmFault fault;
            if (question.alternatives > 0)
                fault = {LlmFault::Kind::Status, 403, {},
                    QStringLiteral("You are not allowed to request logprobs from this model")};
            return fault;
        });
        GatewayCalls calls;
        const auto end = calls.end(server.endpoint(WireFormat::OpenAi), server.key(), wishing());
        QVERIFY(end);
        QVERIFY2(end->reply, qPrintable(end->reply ? QString() : end->reply.error().sentence()));
        QVERIFY(end->reply->tokens.isEmpty());
        QCOMPARE(server.paidCalls(), 1);
    }

    void whatElseIsForbiddenIsNotAskedAgain()
    {
        LlmServer server;
        server.setFaultRule([](const LlmQuestion&) { return LlmFault::httpStatus(403); });
        GatewayCalls calls;
        const auto end = calls.end(server.endpoint(WireFormat::OpenAi), server.key(), wishing());
        QVERIFY(end && !end->reply);
        QCOMPARE(server.calls().size(), 1);
    }

    void aServerWithoutJsonAndProbabilitiesIsFoundOutAsWell()
    {
        LlmServer server;
        server.refuseChances();
        server.setBestStructure(StructuredOutput::PromptOnly);
        GatewayCalls calls;
        ChatRequest request = wishing();
        request.schema =
            Schema{QStringLiteral("answer"), {{QStringLiteral("type"), QStringLiteral("object")}}};
        const auto end = calls.end(server.endpoint(WireFormat::OpenAi), server.key(), request);
        QVERIFY(end && end->reply);
        QCOMPARE(server.paidCalls(), 1);
    }

    void aRefusalOfSomethingElseIsNoReasonToDoWithout()
    {
        LlmServer server;
        server.failNext({LlmFault::Kind::Status, 400, {}, QStringLiteral("Too long.")});
        GatewayCalls calls;
        const auto end = calls.end(server.endpoint(WireFormat::OpenAi), server.key(), wishing());
        QVERIFY(end && !end->reply);
        QCOMPARE(server.calls().size(), 1);
    }
};

TANDEM_TEST(TestProbabilities, QCoreApplication)
#include "tst_probabilities.moc"
