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
    void otherFormatsHaveNoBatches();
    void answersAreReadAsIfTheyCameOverHttp();
    void failedLinesSayWhatWentWrong_data();
    void failedLinesSayWhatWentWrong();
    void otherLinesAreRefused_data();
    void otherLinesAreRefused();
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

} // namespace

void TestBatch::linesHoldTheWholeRequest()
{
    Endpoint endpoint;
    const auto line = batchLine(QStringLiteral("call-1"), endpoint, request());
    QVERIFY(line);
    QVERIFY(!line->contains('\n'));
    const QJsonObject object = QJsonDocument::fromJson(*line).object();
    QCOMPARE(object.keys(), QStringList({QStringLiteral("body"), QStringLiteral("custom_id"),
                                QStringLiteral("method"), QStringLiteral("url")}));
    QCOMPARE(object.value(QLatin1String("custom_id")).toString(), QStringLiteral("call-1"));
    QCOMPARE(object.value(QLatin1String("method")).toString(), QStringLiteral("POST"));
    QCOMPARE(object.value(QLatin1String("url")).toString(), QStringLiteral("/v1/chat/completions"));
    QCOMPARE(object.value(QLatin1String("body")).toObject(),
        QJsonDocument::fromJson(encodeChatBody(endpoint, request(), StructuredOutput::JsonSchema))
            .object());
    endpoint.structuredOutput = StructuredOutput::PromptOnly;
    const auto plain = batchLine(QStringLiteral("call-1"), endpoint, request());
    QVERIFY(plain);
    QVERIFY(!plain->contains("response_format"));
}

void TestBatch::otherFormatsHaveNoBatches()
{
    for (const WireFormat format : {WireFormat::Anthropic, WireFormat::Gemini}) {
        Endpoint endpoint;
        endpoint.format = format;
        const auto line = batchLine(QStringLiteral("1"), endpoint, request());
        QVERIFY(!line);
        QCOMPARE(line.error().code, ErrorCode::Refused);
    }
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
        const auto result = readBatchLine(line);
        QVERIFY(result);
        QCOMPARE(result->customId, QStringLiteral("c"));
        QVERIFY(result->response);
        QCOMPARE(result->response->status, 200);
        const auto reply = decodeChat(WireFormat::OpenAi, *result->response);
        QVERIFY(reply);
        QCOMPARE(reply->text, QStringLiteral("yes"));
    }
    const auto refused = readBatchLine(
        R"({"custom_id":"c","response":{"status_code":400,"body":{"error":{"message":"no such model"}}},"error":null})");
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
    QTest::newRow("no words")
        << QByteArray(R"({"custom_id":"c","response":{"body":null},"error":{"code":5}})")
        << QStringLiteral("without saying");
}

void TestBatch::failedLinesSayWhatWentWrong()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, says);
    const auto result = readBatchLine(line);
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
    QTest::newRow("neither") << QByteArray(R"({"custom_id":"c","response":null,"error":null})");
    QTest::newRow("body of another type")
        << QByteArray(R"({"custom_id":"c","response":{"body":7}})");
    QTest::newRow("not UTF-8") << QByteArray(
        "{\"custom_id\":\"\xff\",\"response\":{\"body\":{\"a\":1}}}");
}

void TestBatch::otherLinesAreRefused()
{
    QFETCH(QByteArray, line);
    const auto result = readBatchLine(line);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::InvalidInput);
    QVERIFY(!result.error().what.isEmpty());
}

TANDEM_TEST(TestBatch, QCoreApplication)
#include "tst_batch.moc"
