#include "models/llm/wireformat.h"
#include "models/llm/wireformats.h"

#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;
using namespace tandem::llm;

class TestWireRequest final : public QObject
{
    Q_OBJECT

private slots:
    void addressesAreCheckedBeforeUse_data();
    void addressesAreCheckedBeforeUse();
    void plainHttpGoesToPrivateNetworksWhereSomebodySaysSo_data();
    void plainHttpGoesToPrivateNetworksWhereSomebodySaysSo();
    void requestsGoToTheFormatsAddress_data();
    void requestsGoToTheFormatsAddress();
    void keysTravelInTheRightHeader_data();
    void keysTravelInTheRightHeader();
    void keysCannotAddHeaders();
    void modelListsAreAskedFor_data();
    void modelListsAreAskedFor();
    void bodiesHoldTheRequest_data();
    void bodiesHoldTheRequest();
    void messagesAreReadBackFromBodiesOfAllFormats();
    void whatIsNoBodyHasNoMessages();
    void bodiesNeverHoldTheKey();
    void strictModeIsOnlyForSchemasThatFitIt();
    void geminiSchemasKeepOnlyWhatItTakes();
};

namespace {

const QString kKey = QStringLiteral("sk-secret-123");

Endpoint endpointOf(WireFormat format)
{
    Endpoint endpoint;
    endpoint.format = format;
    endpoint.baseUrl = QUrl(QStringLiteral("https://api.example.org/v1"));
    endpoint.model = QStringLiteral("m");
    return endpoint;
}

Schema factsSchema()
{
    return {QStringLiteral("facts"),
        QJsonDocument::fromJson(
            R"({"type":"object","additionalProperties":false,"required":["facts"],)"
            R"("properties":{"facts":{"type":"array","items":{"type":"string"}}}})")
            .object()};
}

ChatRequest request()
{
    ChatRequest some;
    some.messages = {{Role::System, QStringLiteral("s")}, {Role::User, QStringLiteral("u1")},
        {Role::Assistant, QStringLiteral("a1")}, {Role::User, QStringLiteral("u2 \"é\"\n")}};
    some.schema = factsSchema();
    some.maxTokens = 99;
    return some;
}

QByteArray headerOf(const HttpRequest& http, const QByteArray& name)
{
    for (const auto& [key, value] : http.headers) {
        if (key.toLower() == name.toLower())
            return value;
    }
    return {};
}

QJsonObject bodyOf(WireFormat format, const ChatRequest& chat, StructuredOutput structured)
{
    return QJsonDocument::fromJson(encodeChatBody(endpointOf(format), chat, structured)).object();
}

} // namespace

void TestWireRequest::addressesAreCheckedBeforeUse_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("good");
    const auto row = [](const char* address, bool good) {
        QTest::newRow(address) << QString::fromUtf8(address) << good;
    };
    row("https://api.example.org/v1", true);
    row("https://api.example.org", true);
    row("https://api.example.org:8443/a/b/v1/", true);
    row("HTTPS://API.EXAMPLE.ORG/v1", true);
    row("http://localhost:8000/v1", true);
    row("http://127.0.0.1:8000/v1", true);
    row("http://127.12.0.9", true);
    row("http://[::1]:8000/v1", true);
    row("http://[0:0:0:0:0:0:0:1]/v1", true);
    row("http://0x7f.1/v1", true); // read as 127.0.0.1, and asked so
    row("http://127.0.0.999/v1", false);
    row("http://127.0.0.1.1/v1", false);
    row("http://127.evil.example/v1", false);
    row("http://localhost.evil.com/v1", false);
    row("http://mylocalhost/v1", false);
    row("http://[::2]/v1", false);
    row("http://[::ffff:8.8.8.8]/v1", false);
    row("http://0x8.1/v1", false);
    row("http://api.example.org/v1", false);
    row("http://127.0.0.1.example.org/v1", false);
    row("http://localhost.example.org/v1", false);
    row("http://192.168.0.1/v1", false);
    row("http://0.0.0.0/v1", false);
    row("http://[::]/v1", false);
    row("http://localhost@example.org/v1", false);
    row("https://user@example.org/v1", false);
    row("https://user:pass@example.org/v1", false);
    row("https://:pass@example.org/v1", false);
    row("https://example.org/v1?key=x", false);
    row("https://example.org/v1?", false);
    row("https://example.org/v1#x", false);
    row("ftp://example.org/v1", false);
    row("file:///etc/passwd", false);
    row("example.org/v1", false);
    row("/v1", false);
    row("https://", false);
    row("https:///v1", false);
    row("https://exa mple.org/v1", false);
    row("", false);
}

void TestWireRequest::addressesAreCheckedBeforeUse()
{
    QFETCH(QString, address);
    QFETCH(bool, good);
    const auto checked = checkBaseUrl(QUrl(address));
    QCOMPARE(bool(checked), good);
    if (!good) {
        QVERIFY(!checked.error().what.isEmpty());
        QVERIFY(!checked.error().sentence().contains(QStringLiteral("pass@")));
    }
}

void TestWireRequest::plainHttpGoesToPrivateNetworksWhereSomebodySaysSo_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("good");
    const auto row = [](const char* address, bool good) {
        QTest::newRow(address) << QString::fromUtf8(address) << good;
    };
    for (const char* address : {"http://10.1.2.3/v1", "http://172.16.0.1:8000", "http://172.31.9.9",
             "http://192.168.0.1/v1", "http://100.64.0.7", "http://gpu1:8000", "http://gpu1.local",
             "http://gpu.lab.internal", "http://nas.home.arpa", "http://[fd00::1]:8000",
             "https://api.example.org/v1"})
        row(address, true);
    for (const char* address :
        {"http://api.example.org/v1", "http://172.32.0.1", "http://11.0.0.1", "http://192.169.0.1",
            "http://100.128.0.1", "http://8.8.8.8", "http://10.0.0.999", "http://[2001:db8::1]",
            "http://local.example.org", "http://0.0.0.0", "http://169.254.169.254",
            "http://169.254.1.1", "http://2852039166", "http://[fe80::1]", "http://[febf::1]:8000",
            "http://[fd00:ec2::254]", "http://100.100.100.200", "http://metadata",
            "http://metadata.google.internal", "http://instance-data"})
        row(address, false);
}

void TestWireRequest::plainHttpGoesToPrivateNetworksWhereSomebodySaysSo()
{
    QFETCH(QString, address);
    QFETCH(bool, good);
    const QUrl url(address);
    QCOMPARE(bool(checkBaseUrl(url, true)), good);
    QCOMPARE(bool(checkBaseUrl(url)), url.scheme() == QLatin1String("https"));
    QCOMPARE(isUnprotected(url), url.scheme() == QLatin1String("http"));
}

void TestWireRequest::requestsGoToTheFormatsAddress_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QByteArray>("address");
    const QString base = QStringLiteral("https://api.example.org/v1");
    const QString m = QStringLiteral("m");
    QTest::newRow("OpenAI") << WireFormat::OpenAi << base << m
                            << QByteArray("https://api.example.org/v1/chat/completions");
    QTest::newRow("slashes at the end")
        << WireFormat::OpenAi << (base + QStringLiteral("//")) << m
        << QByteArray("https://api.example.org/v1/chat/completions");
    QTest::newRow("no path") << WireFormat::OpenAi << QStringLiteral("http://localhost:8000") << m
                             << QByteArray("http://localhost:8000/chat/completions");
    QTest::newRow("Anthropic") << WireFormat::Anthropic << base << m
                               << QByteArray("https://api.example.org/v1/messages");
    QTest::newRow("Gemini")
        << WireFormat::Gemini << base << QStringLiteral("gemini-2.0-flash")
        << QByteArray("https://api.example.org/v1/models/gemini-2.0-flash:generateContent");
    QTest::newRow("Gemini, full name")
        << WireFormat::Gemini << base << QStringLiteral("models/g")
        << QByteArray("https://api.example.org/v1/models/g:generateContent");
    QTest::newRow("Gemini, odd name")
        << WireFormat::Gemini << base << QStringLiteral("a b?c#d%e")
        << QByteArray("https://api.example.org/v1/models/a%20b%3Fc%23d%25e:generateContent");
    QTest::newRow("path with escapes")
        << WireFormat::Anthropic << QStringLiteral("https://h/a%2Fb%20c") << m
        << QByteArray("https://h/a%2Fb%20c/messages");
}

void TestWireRequest::requestsGoToTheFormatsAddress()
{
    QFETCH(WireFormat, format);
    QFETCH(QString, base);
    QFETCH(QString, model);
    QFETCH(QByteArray, address);
    Endpoint endpoint = endpointOf(format);
    endpoint.baseUrl = QUrl(base);
    endpoint.model = model;
    const HttpRequest http = encodeChat(endpoint, request(), kKey, StructuredOutput::PromptOnly);
    QCOMPARE(http.method, QByteArray("POST"));
    QCOMPARE(http.url.toEncoded(), address);
    QCOMPARE(headerOf(http, "Content-Type"), QByteArray("application/json"));
    QCOMPARE(http.body, encodeChatBody(endpoint, request(), StructuredOutput::PromptOnly));
}

void TestWireRequest::keysTravelInTheRightHeader_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<KeyHeader>("how");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("value");
    const QByteArray plain = "sk-secret-123";
    const QByteArray bearer = "Bearer sk-secret-123";
    QTest::newRow("OpenAI") << WireFormat::OpenAi << KeyHeader::Automatic
                            << QByteArray("Authorization") << bearer;
    QTest::newRow("Anthropic") << WireFormat::Anthropic << KeyHeader::Automatic
                               << QByteArray("x-api-key") << plain;
    QTest::newRow("Gemini") << WireFormat::Gemini << KeyHeader::Automatic
                            << QByteArray("x-goog-api-key") << plain;
    QTest::newRow("Anthropic, Bearer")
        << WireFormat::Anthropic << KeyHeader::Bearer << QByteArray("Authorization") << bearer;
    QTest::newRow("Gemini, Bearer")
        << WireFormat::Gemini << KeyHeader::Bearer << QByteArray("Authorization") << bearer;
    QTest::newRow("OpenAI, key header")
        << WireFormat::OpenAi << KeyHeader::ApiKey << QByteArray("api-key") << plain;
}

void TestWireRequest::keysTravelInTheRightHeader()
{
    QFETCH(WireFormat, format);
    QFETCH(KeyHeader, how);
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, value);
    Endpoint endpoint = endpointOf(format);
    endpoint.keyHeader = how;
    endpoint.anthropicVersion = QStringLiteral("2026-10-21");
    const HttpRequest http = encodeChat(
        endpoint, request(), QStringLiteral(" sk-secret-123\n"), StructuredOutput::PromptOnly);
    QCOMPARE(headerOf(http, header), value);
    int carriers = 0;
    for (const auto& [name, content] : http.headers)
        carriers += content.contains("sk-secret") ? 1 : 0;
    QCOMPARE(carriers, 1);
    QVERIFY(!http.url.toEncoded().contains("secret"));
    QCOMPARE(headerOf(http, "anthropic-version"),
        format == WireFormat::Anthropic ? QByteArray("2026-10-21") : QByteArray());
    // Servers on this computer often want none.
    const HttpRequest open =
        encodeChat(endpoint, request(), QString(), StructuredOutput::PromptOnly);
    QVERIFY(headerOf(open, header).isEmpty());
}

void TestWireRequest::keysCannotAddHeaders()
{
    Endpoint endpoint = endpointOf(WireFormat::Anthropic);
    endpoint.anthropicVersion = QStringLiteral("1\r\nX-Two: 2");
    const HttpRequest http = encodeChat(
        endpoint, request(), QStringLiteral("a\r\nX-One: 1\0b"), StructuredOutput::PromptOnly);
    for (const auto& [name, value] : http.headers)
        QVERIFY(!value.contains('\r') && !value.contains('\n'));
}

void TestWireRequest::modelListsAreAskedFor_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<QByteArray>("address");
    QTest::newRow("OpenAI") << WireFormat::OpenAi
                            << QByteArray("https://api.example.org/v1/models");
    QTest::newRow("Anthropic") << WireFormat::Anthropic
                               << QByteArray("https://api.example.org/v1/models?limit=1000");
    QTest::newRow("Gemini") << WireFormat::Gemini
                            << QByteArray("https://api.example.org/v1/models?pageSize=1000");
}

void TestWireRequest::modelListsAreAskedFor()
{
    QFETCH(WireFormat, format);
    QFETCH(QByteArray, address);
    const HttpRequest http = encodeModelList(endpointOf(format), kKey);
    QCOMPARE(http.method, QByteArray("GET"));
    QCOMPARE(http.url.toEncoded(), address);
    QVERIFY(http.body.isEmpty());
    QVERIFY(http.headers.size() >= 2);
}

void TestWireRequest::bodiesHoldTheRequest_data()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<StructuredOutput>("structured");
    QTest::addColumn<QByteArray>("rest"); // the body without its turns
    QTest::addColumn<bool>("schemaInTheQuestion");
    const QByteArray schema = QJsonDocument(factsSchema().schema).toJson(QJsonDocument::Compact);
    const QByteArray openAi = R"("model":"m","temperature":0,"max_tokens":99)";
    QTest::newRow("OpenAI, schema")
        << WireFormat::OpenAi << StructuredOutput::JsonSchema
        << QByteArray(
               "{" + openAi +
               R"(,"response_format":{"type":"json_schema","json_schema":{"name":"facts","strict":true,"schema":)" +
               schema + "}}}")
        << false;
    QTest::newRow("OpenAI, object")
        << WireFormat::OpenAi << StructuredOutput::JsonObject
        << QByteArray("{" + openAi + R"(,"response_format":{"type":"json_object"}})") << true;
    QTest::newRow("OpenAI, prompt") << WireFormat::OpenAi << StructuredOutput::PromptOnly
                                    << QByteArray("{" + openAi + "}") << true;
    const QByteArray anthropic = openAi + R"(,"system":"s")";
    QTest::newRow("Anthropic, schema")
        << WireFormat::Anthropic << StructuredOutput::JsonSchema
        << QByteArray(
               "{" + anthropic +
               R"(,"tool_choice":{"type":"tool","name":"facts"},"tools":[{"name":"facts","description":"Takes the whole answer.","input_schema":)" +
               schema + "}]}")
        << false;
    QTest::newRow("Anthropic, object") << WireFormat::Anthropic << StructuredOutput::JsonObject
                                       << QByteArray("{" + anthropic + "}") << true;
    QTest::newRow("Anthropic, prompt") << WireFormat::Anthropic << StructuredOutput::PromptOnly
                                       << QByteArray("{" + anthropic + "}") << true;
    const QByteArray gemini = R"({"systemInstruction":{"parts":[{"text":"s"}]},)"
                              R"("generationConfig":{"temperature":0,"maxOutputTokens":99)";
    QTest::newRow("Gemini, schema")
        << WireFormat::Gemini << StructuredOutput::JsonSchema
        << QByteArray(
               gemini +
               R"(,"responseMimeType":"application/json","responseSchema":{"type":"OBJECT","required":["facts"],)"
               R"("properties":{"facts":{"type":"ARRAY","items":{"type":"STRING"}}}}}})")
        << false;
    QTest::newRow("Gemini, object")
        << WireFormat::Gemini << StructuredOutput::JsonObject
        << QByteArray(gemini + R"(,"responseMimeType":"application/json"}})") << true;
    QTest::newRow("Gemini, prompt")
        << WireFormat::Gemini << StructuredOutput::PromptOnly << QByteArray(gemini + "}}") << true;
}

void TestWireRequest::bodiesHoldTheRequest()
{
    QFETCH(WireFormat, format);
    QFETCH(StructuredOutput, structured);
    QFETCH(QByteArray, rest);
    QFETCH(bool, schemaInTheQuestion);
    QJsonObject body = bodyOf(format, request(), structured);
    const bool gemini = format == WireFormat::Gemini;
    const QJsonArray turns =
        body.take(gemini ? QLatin1String("contents") : QLatin1String("messages")).toArray();
    QCOMPARE(body, QJsonDocument::fromJson(rest).object());

    QStringList roles;
    QStringList texts;
    for (const QJsonValue& turn : turns) {
        roles += turn[QLatin1String("role")].toString();
        texts += gemini ? turn[QLatin1String("parts")][0][QLatin1String("text")].toString()
                        : turn[QLatin1String("content")].toString();
    }
    const QString model = gemini ? QStringLiteral("model") : QStringLiteral("assistant");
    QStringList expected{QStringLiteral("user"), model, QStringLiteral("user")};
    if (format == WireFormat::OpenAi) {
        expected.prepend(QStringLiteral("system"));
        QCOMPARE(texts.takeFirst(), QStringLiteral("s"));
    }
    QCOMPARE(roles, expected);
    QCOMPARE(texts.first(2), QStringList({QStringLiteral("u1"), QStringLiteral("a1")}));
    const QString question = request().messages.last().text;
    QVERIFY(texts.last().startsWith(question));
    QCOMPARE(texts.last() == question, !schemaInTheQuestion);
    QCOMPARE(texts.last().contains(QStringLiteral("\"facts\"")), schemaInTheQuestion);
    QCOMPARE(texts.last().contains(QStringLiteral("JSON")), schemaInTheQuestion);

    // Without a schema all three say the same.
    ChatRequest plain = request();
    plain.schema.reset();
    QCOMPARE(
        bodyOf(format, plain, structured), bodyOf(format, plain, StructuredOutput::PromptOnly));
}

void TestWireRequest::messagesAreReadBackFromBodiesOfAllFormats()
{
    for (const WireFormat format :
        {WireFormat::OpenAi, WireFormat::Anthropic, WireFormat::Gemini}) {
        const QByteArray body =
            encodeChatBody(endpointOf(format), request(), StructuredOutput::JsonSchema);
        QCOMPARE(messagesInBody(body), request().messages);
    }
    const QByteArray parts = R"({"messages":[{"role":"developer","content":"d"},{"role":"user",)"
                             R"("content":[{"type":"text","text":"one"},{"text":" two"}]}]})";
    QCOMPARE(messagesInBody(parts), QList<Message>({{Role::System, QStringLiteral("d")},
                                        {Role::User, QStringLiteral("one two")}}));
}

void TestWireRequest::whatIsNoBodyHasNoMessages()
{
    for (const char* body : {"", "{}", "[]", "{\"messages\":\"no\"}", "not JSON"})
        QVERIFY(messagesInBody(body).isEmpty());
}

void TestWireRequest::bodiesNeverHoldTheKey()
{
    for (const WireFormat format :
        {WireFormat::OpenAi, WireFormat::Anthropic, WireFormat::Gemini}) {
        const HttpRequest http =
            encodeChat(endpointOf(format), request(), kKey, StructuredOutput::JsonSchema);
        QVERIFY(!http.body.contains("secret"));
    }
}

void TestWireRequest::strictModeIsOnlyForSchemasThatFitIt()
{
    const auto strict = [](const char* schema) {
        ChatRequest some = request();
        some.schema->schema = QJsonDocument::fromJson(schema).object();
        const QJsonValue format = bodyOf(WireFormat::OpenAi, some,
            StructuredOutput::JsonSchema)[QLatin1String("response_format")];
        return format[QLatin1String("json_schema")][QLatin1String("strict")].toBool();
    };
    QVERIFY(strict(
        R"({"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false})"));
    QVERIFY(!strict(R"({"type":"object","properties":{"a":{"type":"string"}},"required":["a"]})"));
    QVERIFY(!strict(
        R"({"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false})"));
    QVERIFY(!strict(
        R"({"type":"object","properties":{"a":{"type":"array","items":{"type":"object","properties":{}}}},"required":["a"],"additionalProperties":false})"));
}

void TestWireRequest::geminiSchemasKeepOnlyWhatItTakes()
{
    const QJsonObject schema = QJsonDocument::fromJson(R"({
        "$schema": "x", "type": "object", "additionalProperties": false, "title": "t",
        "required": ["a"], "properties": {
            "a": {"type": ["string", "null"], "const": "x", "format": "uri", "default": "y"},
            "additionalProperties": {"type": "integer", "minimum": 1, "exclusiveMinimum": 0},
            "type": {"type": "array", "minItems": 1, "uniqueItems": true,
                "items": {"oneOf": [{"type": "string", "enum": ["p", "q"]}, {"type": "number", "enum": [1, 2]}]}}}})")
                                   .object();
    const QJsonObject expected = QJsonDocument::fromJson(R"({
        "type": "OBJECT", "title": "t", "required": ["a"], "properties": {
            "a": {"type": "STRING", "nullable": true, "enum": ["x"]},
            "additionalProperties": {"type": "INTEGER", "minimum": 1},
            "type": {"type": "ARRAY", "minItems": 1,
                "items": {"anyOf": [{"type": "STRING", "enum": ["p", "q"]}, {"type": "NUMBER"}]}}}})")
                                     .object();
    QCOMPARE(gemini::responseSchema(schema), expected);
}

TANDEM_TEST(TestWireRequest, QCoreApplication)
#include "tst_wirerequest.moc"
