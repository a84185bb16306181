#include "models/expert/alignment.h"
#include "models/expert/extraction.h"
#include "models/expert/matching.h"
#include "models/expert/pairjudge.h"
#include "models/expert/personalized.h"
#include "models/facts/decomposition.h"
#include "models/facts/verification.h"
#include "models/llm/cost.h"
#include "models/llm/prompttemplate.h"
#include "models/llm/requesthash.h"
#include "models/llm/wireformat.h"
#include "models/metrics/judges.h"

#include "testmain.h"

#include <QCryptographicHash>
#include <QSet>
#include <QTest>

#include <functional>
#include <limits>
#include <utility>

using namespace tandem;
using namespace tandem::llm;

class TestRequestHash final : public QObject
{
    Q_OBJECT

private slots:
    void smallAmountsAreWrittenOut();
    void hashesNeverChangeBetweenVersions();
    void requestsOfEveryKindOfRunKeepTheirHashes_data();
    void requestsOfEveryKindOfRunKeepTheirHashes();
    void repliesOfEarlierVersionsAreFoundByTheAddress();
    void whatDeterminesTheAnswerChangesTheHash();
    void whatDoesNotLeavesTheHash();
    void aTemperatureThatIsLeftOutDoesNotCount();
    void theEndpointsModelCountsWhereNoneIsNamed();
    void costsNeedEveryPriceAndCount();
    void tokensAreEstimatedByScript_data();
    void tokensAreEstimatedByScript();
    void schemasCountAsInput();
};

namespace {

Endpoint endpoint()
{
    Endpoint some;
    some.name = QStringLiteral("Some");
    some.baseUrl = QUrl(QStringLiteral("https://api.example.org/v1"));
    some.model = QStringLiteral("m");
    return some;
}

ChatRequest request()
{
    ChatRequest some;
    some.model = QStringLiteral("m");
    some.messages = {{Role::System, QStringLiteral("s")}, {Role::User, QStringLiteral("u\u00e9")}};
    some.schema = Schema{QStringLiteral("n"),
        {{QStringLiteral("type"), QStringLiteral("object")}, {QStringLiteral("a"), 1}}};
    return some;
}

} // namespace

void TestRequestHash::smallAmountsAreWrittenOut()
{
    const auto written = [](double amount) {
        return QString::number(amount, 'f', decimalsOfAmount(amount, 2));
    };
    QCOMPARE(written(0.00001), QStringLiteral("0.00001"));
    QCOMPARE(written(0.0125), QStringLiteral("0.013"));
    QCOMPARE(written(0.5), QStringLiteral("0.50"));
    QCOMPARE(written(12.0), QStringLiteral("12.00"));
    QCOMPARE(written(0.0), QStringLiteral("0.00"));
    QCOMPARE(decimalsOfAmount(0.14, 4), 4);
}

void TestRequestHash::hashesNeverChangeBetweenVersions()
{
    // Replies that were paid for are found by this: a change here loses them all.
    QCOMPARE(requestHash(endpoint(), request()),
        QStringLiteral("4ef727edf1f05d787443121a7210b6b248d5c452401bf0c8d715c799d40a4d67"));
}

namespace {

/// A prompt with these gaps.
PromptTemplate prompt(const QString& gaps)
{
    QStringList texts;
    for (const QString& gap : gaps.split(QLatin1Char(' ')))
        texts.append(QStringLiteral("%1: {{%1}}").arg(gap));
    return {QStringLiteral("p"), 1, QStringLiteral("You read texts."), texts.join(u'\n')};
}

/// What each kind of run asks about one small thing, with its schema.
QList<std::pair<QByteArray, Expected<ChatRequest>>> requestsOfRuns()
{
    const QString model = QStringLiteral("m");
    const QString asked = QStringLiteral("Write about winter.");
    const QString text = QStringLiteral("Snow fell on the hills. “Caf\u00e9” closed \u2603.");
    const expert::Aspect first{QStringLiteral("Snow"), QStringLiteral("It fell."), {text}};
    const expert::Aspect second{QStringLiteral("Hills"), QStringLiteral("They are white."), {}};
    const QString pair = QStringLiteral("prompt first second");
    QList<std::pair<QByteArray, Expected<ChatRequest>>> requests{
        {"decompose", decompositionRequest(
                          prompt(QStringLiteral("article paragraph")), model, {text, asked}, text)},
        {"mask", verificationRequest(
                     prompt(QStringLiteral("background facts")), model, {text}, {asked, text})},
        {"extract",
            expert::extractionRequest(prompt(QStringLiteral("prompt text")), model, asked, text)},
        {"match", expert::matchRequest(
                      prompt(QStringLiteral("aspect others")), model, first, {second, first})},
        {"content", expert::contentRequest(prompt(pair), model, asked, first, second)},
        {"style", expert::styleRequest(prompt(pair), model, asked, first, second)},
        {"generate", expert::personalizedRequest(prompt(QStringLiteral("prompt documents")), model,
                         asked, {{QStringLiteral("A title"), text}})},
        {"pair", expert::pairRequest(prompt(QStringLiteral("prompt expected first second")), model,
                     asked, text, text, asked, 100)}};
    for (const metrics::Judge judge : metrics::judges()) {
        const QStringList gaps = metrics::judgePromptPlaceholders(metrics::judgePromptKey(judge));
        requests.append({metrics::judgeKey(judge).toLatin1(),
            metrics::judgeRequest(
                judge, prompt(gaps.join(QLatin1Char(' '))), model, {asked, text, text}, 100)});
    }
    return requests;
}

} // namespace

void TestRequestHash::requestsOfEveryKindOfRunKeepTheirHashes_data()
{
    QTest::addColumn<QString>("hash");
    QTest::addRow("decompose") << QStringLiteral(
        "650e35f1db39729800c8b13b8ed5334c9671848d7f0d8f52445be442e06339a2");
    QTest::addRow("mask") << QStringLiteral(
        "b98c307fe2521ce8e36249b90e94d0a656f30b0fbe19f1509b6aae9c1ceaeab7");
    QTest::addRow("extract") << QStringLiteral(
        "8cda5bb931d5614170dff0ddfca297da1b32f5712c806fef782dab171b049ffc");
    QTest::addRow("match") << QStringLiteral(
        "c876e8ac996e29f84ff51b3c50a72def48a4d50ba06c8806284b435372b8c8bd");
    QTest::addRow("content") << QStringLiteral(
        "e385950e456e92d025f4631b7b2ee9c0a2f98d34274b8cd2cef02c9ef84d1ec8");
    QTest::addRow("style") << QStringLiteral(
        "8a9146c903551d962198555df9db56e229129f1f24c62aa722b2537f696c7719");
    QTest::addRow("generate") << QStringLiteral(
        "50673e0a3d66e8cc81918caf0bc6aae4a2f35e3fd691ca67c57d49796b480284");
    QTest::addRow("pair") << QStringLiteral(
        "cbcf222ab055624b7a134812f11ae38369852091fc1fa64f2f42fb5b7f9ff5e6");
    QTest::addRow("gemba") << QStringLiteral(
        "a1e65484b6583f2f0dd7e335cd4293fc3dad5b9d7fd6f49f4cc0efc209c0780b");
    QTest::addRow("geval") << QStringLiteral(
        "a4ff122ab7128c01f00e1ffe2f8d4bd2c8f103786679c4347cc2bb19379ea521");
    QTest::addRow("autoeval") << QStringLiteral(
        "72abdf0cde74fa896c21f6347f253a6bec5a903cc59bf79c7d07bab42270486e");
}

void TestRequestHash::requestsOfEveryKindOfRunKeepTheirHashes()
{
    // One digest over the hashes of all formats; the request holds the schema.
    QFETCH(QString, hash);
    for (const auto& [name, request] : requestsOfRuns()) {
        if (name != QTest::currentDataTag())
            continue;
        QVERIFY(request);
        QByteArray hashes;
        for (const WireFormat format :
            {WireFormat::OpenAi, WireFormat::Anthropic, WireFormat::Gemini}) {
            Endpoint asked = endpoint();
            asked.format = format;
            hashes += requestHash(asked, *request).toLatin1();
            hashes += encodeChatBody(asked, *request, StructuredOutput::JsonSchema);
        }
        const QByteArray digest = QCryptographicHash::hash(hashes, QCryptographicHash::Sha256);
        QCOMPARE(QString::fromLatin1(digest.toHex()), hash);
        return;
    }
    QFAIL("no such kind");
}

void TestRequestHash::repliesOfEarlierVersionsAreFoundByTheAddress()
{
    QCOMPARE(earlierRequestHash(endpoint(), request()),
        QStringLiteral("5f04bcd34123e3aad6d7b253974db014903522519b9379007e2f2780dafc3c64"));
    Endpoint renamed = endpoint();
    renamed.name = QStringLiteral("Other");
    renamed.baseUrl = QUrl(QStringLiteral("https://user:pass@API.example.org/v1/"));
    QCOMPARE(earlierRequestHash(renamed, request()), earlierRequestHash(endpoint(), request()));
}

void TestRequestHash::whatDeterminesTheAnswerChangesTheHash()
{
    using Change = std::function<void(Endpoint&, ChatRequest&)>;
    const QList<Change> changes{[](Endpoint&, ChatRequest&) {},
        [](Endpoint& e, ChatRequest&) { e.format = WireFormat::Anthropic; },
        [](Endpoint& e, ChatRequest&) { e.format = WireFormat::Gemini; },
        [](Endpoint& e, ChatRequest&) { e.name = QStringLiteral("Other"); },
        [](Endpoint& e, ChatRequest&) { e.sendsTemperature = false; },
        [](Endpoint&, ChatRequest& r) { r.model = QStringLiteral("m2"); },
        [](Endpoint&, ChatRequest& r) { r.messages[0].text += QLatin1Char('x'); },
        [](Endpoint&, ChatRequest& r) { r.messages[0].role = Role::Assistant; },
        [](Endpoint&, ChatRequest& r) { r.messages.removeFirst(); },
        [](Endpoint&, ChatRequest& r) { r.messages.swapItemsAt(0, 1); },
        [](Endpoint&, ChatRequest& r) {
            r.messages = {{Role::System, QStringLiteral("su\u00e9")}};
        },
        [](Endpoint&, ChatRequest& r) { r.temperature = 0.1; },
        [](Endpoint&, ChatRequest& r) { r.temperature = 0.1 + 1e-15; },
        [](Endpoint&, ChatRequest& r) { r.maxTokens = 4097; },
        [](Endpoint&, ChatRequest& r) { r.sample = 1; },
        [](Endpoint&, ChatRequest& r) { r.answersAs = QStringLiteral("judge"); },
        [](Endpoint&, ChatRequest& r) { r.answersAs = QStringLiteral("another judge"); },
        [](Endpoint&, ChatRequest& r) { r.alternatives = 5; },
        [](Endpoint&, ChatRequest& r) { r.alternatives = 20; },
        [](Endpoint&, ChatRequest& r) { r.schema.reset(); },
        [](Endpoint&, ChatRequest& r) { r.schema->name = QStringLiteral("n2"); },
        [](Endpoint&, ChatRequest& r) { r.schema->schema.insert(QStringLiteral("a"), 2); }};
    QSet<QString> hashes;
    for (const Change& change : changes) {
        Endpoint e = endpoint();
        ChatRequest r = request();
        change(e, r);
        hashes.insert(requestHash(e, r));
    }
    QCOMPARE(hashes.size(), changes.size());
}

void TestRequestHash::whatDoesNotLeavesTheHash()
{
    Endpoint other = endpoint();
    other.name = QStringLiteral("SOME");
    other.model = QStringLiteral("unused");
    other.models = {QStringLiteral("x")};
    other.keyVariable = QStringLiteral("VARIABLE");
    other.keyHeader = KeyHeader::ApiKey;
    other.anthropicVersion.clear();
    other.limits.concurrency = 1;
    other.prices.input = 3;
    other.structuredOutput = StructuredOutput::PromptOnly;
    other.baseUrl = QUrl(QStringLiteral("http://127.0.0.1:8080/v2/"));
    ChatRequest same = request();
    same.temperature = -0.0;
    same.schema->schema = {
        {QStringLiteral("a"), 1}, {QStringLiteral("type"), QStringLiteral("object")}};
    QCOMPARE(requestHash(other, same), requestHash(endpoint(), request()));
}

void TestRequestHash::aTemperatureThatIsLeftOutDoesNotCount()
{
    Endpoint silent = endpoint();
    silent.sendsTemperature = false;
    ChatRequest warm = request();
    warm.temperature = 1.0;
    QCOMPARE(requestHash(silent, warm), requestHash(silent, request()));
    QCOMPARE(requestHashSending(silent, warm), requestHash(endpoint(), warm));
}

void TestRequestHash::theEndpointsModelCountsWhereNoneIsNamed()
{
    ChatRequest unnamed = request();
    unnamed.model.clear();
    QCOMPARE(requestHash(endpoint(), unnamed), requestHash(endpoint(), request()));
}

void TestRequestHash::costsNeedEveryPriceAndCount()
{
    Prices prices;
    QVERIFY(!costOf({10, 10}, prices));
    prices.input = 2.5;
    QVERIFY(!costOf({10, 10}, prices));
    prices.output = 10;
    QCOMPARE(costOf({1'000'000, 100'000}, prices), std::optional<double>(3.5));
    QCOMPARE(costOf({0, 0}, prices), std::optional<double>(0));
    QVERIFY(!costOf({-1, 10}, prices));
    QVERIFY(!costOf({10, -1}, prices));
    QVERIFY(!costOf(Usage(), prices));
}

void TestRequestHash::tokensAreEstimatedByScript_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("tokens");
    QTest::newRow("empty") << QString() << qint64(0);
    QTest::newRow("one letter") << QStringLiteral("a") << qint64(1);
    QTest::newRow("Latin") << QStringLiteral("twelve bytes") << qint64(3);
    QTest::newRow("Persian, two bytes a letter") << QStringLiteral("سلام") << qint64(2);
    QTest::newRow("Chinese") << QStringLiteral("你好世界") << qint64(4);
    QTest::newRow("Korean and Japanese") << QStringLiteral("한국ひカ") << qint64(4);
    QTest::newRow("Han beyond the first plane") << QStringLiteral("𠀀𠀁") << qint64(2);
    QTest::newRow("mixed") << QStringLiteral("你好 abc") << qint64(3);
    QTest::newRow("half a pair") << QString(QChar(0xd800)) << qint64(1);
}

void TestRequestHash::tokensAreEstimatedByScript()
{
    QFETCH(QString, text);
    QFETCH(qint64, tokens);
    QCOMPARE(estimatedTokens(text), tokens);
}

void TestRequestHash::schemasCountAsInput()
{
    ChatRequest plain;
    plain.messages = {{Role::User, QStringLiteral("abcdefgh")}};
    QCOMPARE(estimatedInputTokens(plain), 2 + 4);
    QVERIFY(estimatedInputTokens(request()) > estimatedInputTokens(ChatRequest()));
}

TANDEM_TEST(TestRequestHash, QCoreApplication)
#include "tst_requesthash.moc"
