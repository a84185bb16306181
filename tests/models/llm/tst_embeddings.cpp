#include "models/llm/embeddings.h"

#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::llm;

namespace {

const QString kEmbeddingKey = QStringLiteral("sk-secret-123");

Endpoint embeddingEndpoint(WireFormat format)
{
    Endpoint endpoint;
    endpoint.format = format;
    endpoint.baseUrl = QUrl(QStringLiteral("https://api.example.org/v1"));
    endpoint.model = QStringLiteral("m");
    return endpoint;
}

EmbeddingRequest twoTexts()
{
    EmbeddingRequest request;
    request.texts = {QStringLiteral("one"), QStringLiteral("zwei \"ü\"\n")};
    return request;
}

HttpResponse answered(const QByteArray& body)
{
    HttpResponse response;
    response.status = 200;
    response.contentType = "application/json";
    response.body = body;
    return response;
}

/// The two entries as OpenAI lists them.
QByteArray dataOf(const QByteArray& entries)
{
    return R"({"object":"list","data":[)" + entries +
           R"(],"model":"m","usage":{"prompt_tokens":7,"total_tokens":7}})";
}

} // namespace

/// Requests for vectors, what servers send for them, and the cosine.
class TestEmbeddings final : public QObject
{
    Q_OBJECT

private slots:
    void requestsGoToTheFormatsAddress_data();
    void requestsGoToTheFormatsAddress();
    void bodiesHoldTheTexts();
    void anthropicHasNoneAndThatIsSaid();
    void vectorsComeInTheOrderOfTheTexts_data();
    void vectorsComeInTheOrderOfTheTexts();
    void tokensAreInput();
    void whatDoesNotHoldIsOneSentence_data();
    void whatDoesNotHoldIsOneSentence();
    void whatIsNoAnswerMayBeAskedForAgain_data();
    void whatIsNoAnswerMayBeAskedForAgain();
    void theCosineIsThatOfTheAngle();
    void aVectorIsExactlyLikeItself();
};

void TestEmbeddings::requestsGoToTheFormatsAddress_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("address");
    const QString base = QStringLiteral("https://api.example.org/v1");
    QTest::newRow("OpenAI") << WireFormat::OpenAi << QString()
                            << base + QLatin1String("/embeddings");
    QTest::newRow("Gemini") << WireFormat::Gemini << QString()
                            << base + QLatin1String("/models/m:batchEmbedContents");
    QTest::newRow("Gemini, another model")
        << WireFormat::Gemini << QStringLiteral("a b")
        << base + QLatin1String("/models/a%20b:batchEmbedContents");
    QTest::newRow("Gemini, a tuned model") << WireFormat::Gemini << QStringLiteral("tuned/x")
                                           << base + QLatin1String("/tuned/x:batchEmbedContents");
}

void TestEmbeddings::requestsGoToTheFormatsAddress()
{
    QFETCH(const WireFormat, format);
    QFETCH(const QString, model);
    QFETCH(const QString, address);
    EmbeddingRequest request = twoTexts();
    request.model = model;
    const HttpRequest http = encodeEmbeddings(embeddingEndpoint(format), request, kEmbeddingKey);
    QCOMPARE(http.method, QByteArray("POST"));
    QCOMPARE(QString::fromUtf8(http.url.toEncoded()), address);
    QVERIFY(!http.body.contains(kEmbeddingKey.toUtf8()));
    QVERIFY(!http.url.toEncoded().contains(kEmbeddingKey.toUtf8()));
}

void TestEmbeddings::bodiesHoldTheTexts()
{
    const auto bodyOf = [](WireFormat format, const EmbeddingRequest& request) {
        return QJsonDocument::fromJson(
            encodeEmbeddings(embeddingEndpoint(format), request, kEmbeddingKey).body)
            .object();
    };
    EmbeddingRequest request = twoTexts();
    QCOMPARE(bodyOf(WireFormat::OpenAi, request),
        (QJsonObject{{QStringLiteral("model"), QStringLiteral("m")},
            {QStringLiteral("input"), QJsonArray::fromStringList(request.texts)}}));
    request.dimensions = 256;
    QCOMPARE(bodyOf(WireFormat::OpenAi, request)[QLatin1String("dimensions")], QJsonValue(256));
    const QJsonArray parts =
        bodyOf(WireFormat::Gemini, request)[QLatin1String("requests")].toArray();
    QCOMPARE(parts.size(), 2);
    QCOMPARE(parts.at(1).toObject(),
        QJsonDocument::fromJson(R"({"model":"models/m","outputDimensionality":256,)"
                                R"("content":{"parts":[{"text":"zwei \"ü\"\n"}]}})")
            .object());
}

void TestEmbeddings::anthropicHasNoneAndThatIsSaid()
{
    QVERIFY(checkEmbeds(WireFormat::OpenAi));
    QVERIFY(checkEmbeds(WireFormat::Gemini));
    const auto refused = checkEmbeds(WireFormat::Anthropic);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Refused);
    QCOMPARE(refused.error().what, QStringLiteral("Anthropic's API has no embeddings."));
}

void TestEmbeddings::vectorsComeInTheOrderOfTheTexts_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char* name, WireFormat format, const QByteArray& body) {
        QTest::newRow(name) << format << body;
    };
    row("OpenAI", WireFormat::OpenAi,
        dataOf(R"({"index":0,"embedding":[1,-2.5]},{"index":1,"embedding":[3e-1,0]})"));
    row("in another order", WireFormat::OpenAi,
        dataOf(R"({"index":1,"embedding":[0.3,0]},{"index":0,"embedding":[1,-2.5]})"));
    row("not numbered", WireFormat::OpenAi,
        dataOf(R"({"embedding":[1,-2.5]},{"embedding":[0.3,0]})"));
    row("Gemini", WireFormat::Gemini, R"({"embeddings":[{"values":[1,-2.5]},{"values":[0.3,0]}]})");
}

void TestEmbeddings::vectorsComeInTheOrderOfTheTexts()
{
    QFETCH(const WireFormat, format);
    QFETCH(const QByteArray, body);
    const auto reply = decodeEmbeddings(format, twoTexts(), answered(body));
    QVERIFY2(reply, qPrintable(reply ? QString() : reply.error().sentence()));
    QCOMPARE(reply->vectors.size(), std::size_t(2));
    QCOMPARE(reply->vectors[0], (EmbeddingVector{1.0F, -2.5F}));
    QCOMPARE(reply->vectors[1], (EmbeddingVector{0.3F, 0.0F}));
}

void TestEmbeddings::tokensAreInput()
{
    const QByteArray vectors = R"("data":[{"embedding":[1]},{"embedding":[1]}])";
    const auto usage = [&](const QByteArray& said) {
        return decodeEmbeddings(
            WireFormat::OpenAi, twoTexts(), answered('{' + vectors + said + '}'))
            ->usage;
    };
    QCOMPARE(usage(R"(,"usage":{"prompt_tokens":7,"total_tokens":7})"), (Usage{7, 0}));
    QCOMPARE(usage(R"(,"usage":{"prompt_tokens":7,"total_tokens":9})"), (Usage{7, 0}));
    QCOMPARE(usage(R"(,"usage":{"prompt_tokens":0,"total_tokens":0})"), Usage{});
    QCOMPARE(usage(R"(,"usage":{"prompt_tokens":-3})"), Usage{});
    QCOMPARE(usage({}), Usage{});
}

void TestEmbeddings::whatDoesNotHoldIsOneSentence_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<int>("dimensions");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("where");
    const auto openAi = [](const char* name, const QByteArray& entries, const char* where,
                            int dimensions = 0) {
        QTest::newRow(name) << WireFormat::OpenAi << dimensions << dataOf(entries)
                            << QString::fromUtf8(where);
    };
    const auto gemini = [](const char* name, const QByteArray& entries, const char* where) {
        QTest::newRow(name) << WireFormat::Gemini << 0
                            << QByteArray(R"({"embeddings":[)" + entries + "]}")
                            << QString::fromUtf8(where);
    };
    const QByteArray first = R"({"index":0,"embedding":[1,2]},)";
    openAi("too few", R"({"index":0,"embedding":[1,2]})", "/data");
    openAi("too many", first + first + R"({"index":2,"embedding":[1,2]})", "/data");
    openAi("none", {}, "/data");
    openAi("an index twice", first + R"({"index":0,"embedding":[1,2]})", "/data/1/index");
    openAi("a foreign index", first + R"({"index":2,"embedding":[1,2]})", "/data/1/index");
    openAi("a negative index", first + R"({"index":-1,"embedding":[1,2]})", "/data/1/index");
    openAi("a broken index", first + R"({"index":0.5,"embedding":[1,2]})", "/data/1/index");
    openAi(
        "an index that is huge", first + R"({"index":1e300,"embedding":[1,2]})", "/data/1/index");
    openAi("one index missing", first + R"({"embedding":[1,2]})", "/data/1/index");
    openAi("different lengths", first + R"({"index":1,"embedding":[1,2,3]})", "/data/1/embedding");
    openAi("another length than wanted", first + R"({"index":1,"embedding":[1,2]})",
        "/data/0/embedding", 3);
    openAi("an empty vector", first + R"({"index":1,"embedding":[]})", "/data/1/embedding");
    openAi("no vector", first + R"({"index":1})", "/data/1/embedding");
    openAi("base64", first + R"({"index":1,"embedding":"AACAPwAAAEA="})", "/data/1/embedding");
    openAi(
        "null in a vector", first + R"({"index":1,"embedding":[1,null]})", "/data/1/embedding/1");
    openAi("text in a vector", first + R"({"index":1,"embedding":["1",2]})", "/data/1/embedding/0");
    openAi(
        "a list in a vector", first + R"({"index":1,"embedding":[[1],2]})", "/data/1/embedding/0");
    openAi(
        "too large a number", first + R"({"index":1,"embedding":[1,1e39]})", "/data/1/embedding/1");
    openAi("all zero", first + R"({"index":1,"embedding":[0,-0.0]})", "/data/1/embedding");
    openAi("all smaller than any number", first + R"({"index":1,"embedding":[1e-60,0]})",
        "/data/1/embedding");
    openAi("entries that are numbers", "1,2", "/data/0/embedding");
    gemini("Gemini, too few", R"({"values":[1]})", "/embeddings");
    gemini(
        "Gemini, different lengths", R"({"values":[1]},{"values":[1,2]})", "/embeddings/1/values");
    gemini("Gemini, all zero", R"({"values":[1]},{"values":[0]})", "/embeddings/1/values");
    QTest::newRow("an answer of a chat")
        << WireFormat::OpenAi << 0 << QByteArray(R"({"choices":[{"message":{"content":"1, 2"}}]})")
        << QStringLiteral("/data");
    QByteArray longest = "[1";
    for (int i = 0; i < kMostDimensions; ++i)
        longest += ",1";
    openAi("a vector that is too long",
        R"({"index":0,"embedding":)" + longest + R"(]},{"index":1,"embedding":[1]})",
        "/data/0/embedding");
}

void TestEmbeddings::whatDoesNotHoldIsOneSentence()
{
    QFETCH(const WireFormat, format);
    QFETCH(const int, dimensions);
    QFETCH(const QByteArray, body);
    QFETCH(const QString, where);
    EmbeddingRequest request = twoTexts();
    request.dimensions = dimensions;
    const auto reply = decodeEmbeddings(format, request, answered(body));
    QVERIFY(!reply);
    QCOMPARE(reply.error().code, ErrorCode::Corrupt);
    QCOMPARE(reply.error().where, where);
    QVERIFY(!reply.error().what.isEmpty());
    QVERIFY(!reply.error().remedy.isEmpty());
    QVERIFY(!reply.error().what.contains(u'\n'));
}

void TestEmbeddings::whatIsNoAnswerMayBeAskedForAgain_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << dataOf(R"({"index":0,"embedding":[1,2]})").chopped(20);
    QTest::newRow("NaN") << dataOf(R"({"index":0,"embedding":[NaN,2]})");
    QTest::newRow("a web page") << QByteArray("<html>Sign in</html>");
    QTest::newRow("an error") << QByteArray(R"({"error":{"message":"sk-secret-123"}})");
}

void TestEmbeddings::whatIsNoAnswerMayBeAskedForAgain()
{
    QFETCH(const QByteArray, body);
    const auto reply = decodeEmbeddings(WireFormat::OpenAi, twoTexts(), answered(body));
    QVERIFY(!reply);
    QCOMPARE(reply.error().code, ErrorCode::InvalidInput);
    QVERIFY(!reply.error().sentence().contains(kEmbeddingKey));
}

void TestEmbeddings::theCosineIsThatOfTheAngle()
{
    QCOMPARE(cosine({1.0F, 0.0F}, {0.0F, 7.0F}), 0.0);
    QCOMPARE(cosine({1.0F, 2.0F}, {-2.0F, -4.0F}), -1.0);
    // 3*4 + 4*3 over 5*5
    QCOMPARE(cosine({3.0F, 4.0F}, {4.0F, 3.0F}), 24.0 / 25.0);
    QCOMPARE(cosine({3.0F, 4.0F}, {-4.0F, -3.0F}), -24.0 / 25.0);
    QCOMPARE(cosine({3e38F, 3e38F}, {3e38F, 0.0F}), std::sqrt(0.5));
    QVERIFY(std::isfinite(cosine({1e-45F}, {1e-45F})));
}

void TestEmbeddings::aVectorIsExactlyLikeItself()
{
    EmbeddingVector vector;
    for (int i = 1; i < 2000; ++i) {
        vector.push_back(std::sin(float(i) * 12.9898F));
        QCOMPARE(cosine(vector, vector), 1.0);
    }
}

TANDEM_TEST(TestEmbeddings, QCoreApplication)
#include "tst_embeddings.moc"
