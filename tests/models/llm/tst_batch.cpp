#include "models/llm/batch.h"

#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;
using namespace tandem::llm;

class TestBatch final : public QObject
{
    Q_OBJECT

private slots:
    void linesHoldTheWholeRequest();
    void eachFormatHasItsOwnLines();
    void resultsOfEveryFormatAreRead();
    void answersAreReadAsIfTheyCameOverHttp();
    void failedLinesSayWhatWentWrong_data();
    void failedLinesSayWhatWentWrong();
    void otherLinesAreRefused_data();
    void otherLinesAreRefused();
    void errorsThatMeetEveryTryAreNotToBeAskedAgain();
    void anAnswerWithNothingInItIsAnAnswer();
    void aBlockedQuestionIsAReplyWhateverItsStatus();
    void resultsInAnotherFormatAreRefused();
    void aLineIsNamedByItsRequestAndItsBatch();
    void theKeyIsBlottedOutInWords();
};

namespace {

ChatRequest request()
{
    ChatRequest some;
    some.model = QStringLiteral("m");
    some.messages = {{Role::User, QStringLiteral("line one\nline two")}};
    some.schema =
        Schema{QStringLiteral("facts"), {{QStringLiteral("type"), QStringLiteral("object")}}};
    return some;
}

WireFormat formatOf(const QByteArray& line)
{
    if (line.startsWith("{\"key\""))
        return WireFormat::Gemini;
    return line.contains("\"result\"") ? WireFormat::Anthropic : WireFormat::OpenAi;
}

} // namespace

void TestBatch::linesHoldTheWholeRequest()
{
    Endpoint endpoint;
    const QByteArray line = batchLine(QStringLiteral("call-1"), endpoint, request());
    QVERIFY(!line.contains('\n'));
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    QCOMPARE(object.keys(), QStringList({QStringLiteral("body"), QStringLiteral("custom_id"),
                                QStringLiteral("method"), QStringLiteral("url")}));
    QCOMPARE(object.value(QLatin1String("custom_id")).toString(), QStringLiteral("call-1"));
    QCOMPARE(object.value(QLatin1String("method")).toString(), QStringLiteral("POST"));
    QCOMPARE(object.value(QLatin1String("url")).toString(), QStringLiteral("/v1/chat/completions"));
    QCOMPARE(object.value(QLatin1String("body")).toObject(),
        QJsonDocument::fromJson(encodeChatBody(endpoint, request(), StructuredOutput::JsonSchema))
            .object());
    endpoint.structuredOutput = StructuredOutput::PromptOnly;
    QVERIFY(!batchLine(QStringLiteral("call-1"), endpoint, request()).contains("response_format"));
}

void TestBatch::eachFormatHasItsOwnLines()
{
    struct Case
    {
        WireFormat format;
        QLatin1String id;
        QLatin1String body;
    };
    for (const Case& one :
        {Case{WireFormat::Anthropic, QLatin1String("custom_id"), QLatin1String("params")},
            Case{WireFormat::Gemini, QLatin1String("key"), QLatin1String("request")}}) {
        Endpoint endpoint;
        endpoint.format = one.format;
        const QByteArray line = batchLine(QStringLiteral("call-1"), endpoint, request());
        QVERIFY(!line.contains('\n'));
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        QCOMPARE(object.keys(), QStringList({one.id, one.body}));
        QCOMPARE(object.value(one.id).toString(), QStringLiteral("call-1"));
        QCOMPARE(object.value(one.body).toObject(),
            QJsonDocument::fromJson(encodeChatBody(endpoint, request(), usualManner(endpoint)))
                .object());
    }
    // Anthropic's server takes one object with all requests.
    const BatchFrame frame = batchFrame(WireFormat::Anthropic);
    const QByteArray whole = frame.before + R"({"custom_id":"a"})" + frame.between +
                             R"({"custom_id":"b"})" + frame.after;
    const QJsonArray requests =
        QJsonDocument::fromJson(whole).object().value(QLatin1String("requests")).toArray();
    QCOMPARE(requests.size(), 2);
    QCOMPARE(requests.at(1)[QLatin1String("custom_id")].toString(), QStringLiteral("b"));
}

void TestBatch::resultsOfEveryFormatAreRead()
{
    const auto message = readBatchLine(
        R"({"custom_id":"c","result":{"type":"succeeded","message":{"type":"message","role":"assistant","content":[{"type":"text","text":"yes"}],"stop_reason":"end_turn"}}})",
        WireFormat::Anthropic);
    QVERIFY(message);
    QCOMPARE(message->customId, QStringLiteral("c"));
    QVERIFY(message->response);
    QCOMPARE(decodeChat(WireFormat::Anthropic, *message->response)->text, QStringLiteral("yes"));
    const auto candidate = readBatchLine(
        R"({"key":"k","status":200,"response":{"candidates":[{"content":{"role":"model","parts":[{"text":"no"}]},"finishReason":"STOP"}]}})",
        WireFormat::Gemini);
    QVERIFY(candidate);
    QCOMPARE(candidate->customId, QStringLiteral("k"));
    QVERIFY(candidate->response);
    QCOMPARE(decodeChat(WireFormat::Gemini, *candidate->response)->text, QStringLiteral("no"));
}

void TestBatch::answersAreReadAsIfTheyCameOverHttp()
{
    const QByteArray body = R"({"choices":[{"finish_reason":"stop","message":{"content":"yes"}}]})";
    for (const QByteArray& line :
        {QByteArray(
             R"({"id":"b","custom_id":"c","response":{"status_code":200,"request_id":"r","body":)" +
             body + R"(},"error":null})"),
            QByteArray(R"({"custom_id":"c","response":{"body":)" + body + "}}"),
            QByteArray(R"({"custom_id":"c","response":{"status_code":200,"body":)" + body +
                       R"(},"error":{}})")}) {
        const auto result = readBatchLine(line, WireFormat::OpenAi);
        QVERIFY(result);
        QCOMPARE(result->customId, QStringLiteral("c"));
        QVERIFY(result->response);
        QCOMPARE(result->response->status, 200);
        const auto reply = decodeChat(WireFormat::OpenAi, *result->response);
        QVERIFY(reply);
        QCOMPARE(reply->text, QStringLiteral("yes"));
    }
    const auto refused = readBatchLine(
        R"({"custom_id":"c","response":{"status_code":400,"body":{"error":{"message":"no such model"}}},"error":null})",
        WireFormat::OpenAi);
    QVERIFY(refused);
    QVERIFY(refused->response);
    QCOMPARE(refused->response->status, 400);
    QCOMPARE(errorMessage(WireFormat::OpenAi, *refused->response, QString()),
        QStringLiteral("no such model"));
}

void TestBatch::failedLinesSayWhatWentWrong_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("says");
    QTest::newRow("expired")
        << QByteArray(
               R"({"custom_id":"c","response":null,"error":{"code":"batch_expired","message":"ran out of time"}})")
        << QStringLiteral("ran out of time");
    QTest::newRow("only words") << QByteArray(R"({"custom_id":"c","error":"out of memory"})")
                                << QStringLiteral("out of memory");
    QTest::newRow("beside an answer")
        << QByteArray(
               R"({"custom_id":"c","response":{"status_code":200,"body":{"choices":[{"message":{"content":"1"}}]}},"error":{"message":"gone"}})")
        << QStringLiteral("gone");
    QTest::newRow("Anthropic's error")
        << QByteArray(
               R"({"custom_id":"c","result":{"type":"errored","error":{"type":"error","error":{"type":"invalid_request_error","message":"prompt is too long"}}}})")
        << QStringLiteral("prompt is too long");
    QTest::newRow("Anthropic's expired")
        << QByteArray(R"({"custom_id":"c","result":{"type":"expired"}})")
        << QStringLiteral("expired");
    QTest::newRow("Gemini's error")
        << QByteArray(R"({"key":"c","error":{"code":3,"message":"no such field"}})")
        << QStringLiteral("no such field");
    QTest::newRow("Gemini's status")
        << QByteArray(R"({"key":"c","status":{"code":8,"message":"quota is used up"}})")
        << QStringLiteral("quota is used up");
    QTest::newRow("no words")
        << QByteArray(R"({"custom_id":"c","response":{"body":null},"error":{"code":5}})")
        << QStringLiteral("an unspecified error");
}

void TestBatch::failedLinesSayWhatWentWrong()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, says);
    const auto result = readBatchLine(line, formatOf(line));
    QVERIFY(result);
    QCOMPARE(result->customId, QStringLiteral("c"));
    QVERIFY(!result->response);
    QVERIFY2(
        result->response.error().what.contains(says), qPrintable(result->response.error().what));
}

void TestBatch::otherLinesAreRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("not JSON") << QByteArray("custom_id,answer");
    QTest::newRow("cut off") << QByteArray(R"({"custom_id":"c","resp)");
    QTest::newRow("a list") << QByteArray(R"([{"custom_id":"c"}])");
    QTest::newRow("no id") << QByteArray(R"({"response":{"body":{"a":1}}})");
    QTest::newRow("id of another type")
        << QByteArray(R"({"custom_id":5,"response":{"body":{"a":1}}})");
    QTest::newRow("result without a type") << QByteArray(R"({"custom_id":"c","result":{}})");
    QTest::newRow("key alone") << QByteArray(R"({"key":"c"})");
    QTest::newRow("neither") << QByteArray(R"({"custom_id":"c","response":null,"error":null})");
    QTest::newRow("not UTF-8") << QByteArray(
        "{\"custom_id\":\"\xff\",\"response\":{\"body\":{\"a\":1}}}");
}

void TestBatch::otherLinesAreRefused()
{
    QFETCH(QByteArray, line);
    const auto result = readBatchLine(line, formatOf(line));
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::InvalidInput);
    QVERIFY(!result.error().what.isEmpty());
}

void TestBatch::errorsThatMeetEveryTryAreNotToBeAskedAgain()
{
    const auto remedyOf = [](const QByteArray& line) {
        return readBatchLine(line, formatOf(line))->response.error().remedy;
    };
    const QString again = QStringLiteral("Retry this request.");
    QCOMPARE(
        remedyOf(R"({"custom_id":"c","error":{"code":"batch_expired","message":"late"}})"), again);
    QCOMPARE(remedyOf(R"({"key":"c","error":{"code":8,"message":"quota is used up"}})"), again);
    for (const char* line :
        {R"({"key":"c","error":{"code":3,"message":"no such field"}})",
            R"({"custom_id":"c","result":{"type":"errored","error":{"type":"error","error":{"type":"invalid_request_error","message":"prompt is too long"}}}})"})
        QVERIFY2(remedyOf(line) != again, line);
}

void TestBatch::anAnswerWithNothingInItIsAnAnswer()
{
    for (const char* body : {"null", "7", "{}"}) {
        const QByteArray line = R"({"custom_id":"c","response":{"status_code":200,"body":)" +
                                QByteArray(body) + R"(},"error":null})";
        const auto result = readBatchLine(line, WireFormat::OpenAi);
        QVERIFY2(result && result->response, body);
        QVERIFY(!decodeChat(WireFormat::OpenAi, *result->response));
    }
}

void TestBatch::aBlockedQuestionIsAReplyWhateverItsStatus()
{
    const QByteArray error = R"({"message":"filtered","code":"content_filter"})";
    for (const QByteArray& line :
        {R"({"custom_id":"c","response":{"status_code":400,"body":{"error":)" + error +
                "}},\"error\":null}",
            R"({"custom_id":"c","response":null,"error":)" + error + '}'}) {
        const auto result = readBatchLine(line, WireFormat::OpenAi);
        QVERIFY2(result && result->response, line.constData());
        QCOMPARE(result->response->status, 200);
        const auto reply = decodeChat(WireFormat::OpenAi, *result->response);
        QVERIFY2(reply, line.constData());
        QCOMPARE(reply->finish, FinishReason::QuestionBlocked);
    }
}

void TestBatch::resultsInAnotherFormatAreRefused()
{
    const QByteArray openAi = R"({"custom_id":"c","response":{"body":{"choices":[]}}})";
    const QByteArray anthropic = R"({"custom_id":"c","result":{"type":"expired"}})";
    const QByteArray gemini = R"({"key":"c","error":{"message":"gone"}})";
    for (const QByteArray& line : {openAi, anthropic, gemini}) {
        for (const WireFormat format :
            {WireFormat::OpenAi, WireFormat::Anthropic, WireFormat::Gemini})
            QCOMPARE(readBatchLine(line, format).has_value(), format == formatOf(line));
    }
    const auto refused = readBatchLine(anthropic, WireFormat::OpenAi);
    QVERIFY(refused.error().what.contains(QStringLiteral("Anthropic")));
}

void TestBatch::aLineIsNamedByItsRequestAndItsBatch()
{
    const QString hash(64, QLatin1Char('a'));
    const QString name = batchCustomId(hash, 1'790'000'000'000);
    QVERIFY(name.size() <= 64);
    const auto id = batchIdFrom(name);
    QVERIFY(id && hash.startsWith(id->hash));
    QCOMPARE(id->batch, std::optional<qint64>(1'790'000'000'000));
    QVERIFY(batchCustomId(hash, 1) != batchCustomId(hash, 2));
    // As earlier versions named it.
    const auto earlier = batchIdFrom(hash);
    QVERIFY(earlier && !earlier->batch);
    QCOMPARE(earlier->hash, hash);
    for (const QString& other :
        {QString(), QStringLiteral("a"), QStringLiteral("call-1"), hash.left(50),
            hash.left(50) + QLatin1Char('-'), hash.left(49) + QStringLiteral("-12")})
        QVERIFY2(!batchIdFrom(other), qPrintable(other));
}

void TestBatch::theKeyIsBlottedOutInWords()
{
    const auto result =
        readBatchLine(R"({"custom_id":"c","error":{"message":"no such key: sk-live-0a1b2c3d"}})",
            WireFormat::OpenAi, QStringLiteral("sk-live-0a1b2c3d"));
    QVERIFY(result && !result->response);
    QCOMPARE(
        result->response.error().what, QStringLiteral("The batch reports: \"no such key: ***\"."));
}

TANDEM_TEST(TestBatch, QCoreApplication)
#include "tst_batch.moc"
