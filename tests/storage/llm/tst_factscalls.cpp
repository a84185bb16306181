#include "factsresponder.h"
#include "gatewaycalls.h"
#include "llmserver.h"
#include "models/facts/decomposition.h"
#include "models/facts/verification.h"
#include "models/llm/prompttemplate.h"
#include "testmain.h"

#include <QFile>
#include <QTest>

using namespace tandem;
using namespace tandem::llm;

namespace {

PromptTemplate shippedPrompt(const QString& key)
{
    QFile file(QStringLiteral(TANDEM_RESOURCES "/prompts/%1.txt").arg(key));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return parsePrompt(key, QString::fromUtf8(file.readAll())).value_or(PromptTemplate{});
}

} // namespace

/// The shipped prompts, asked of the test server in each wire format and in each way to get JSON.
class TestFactsCalls final : public QObject
{
    Q_OBJECT

private slots:
    void aParagraphComesBackAsFacts_data() { formats(); }
    void aParagraphComesBackAsFacts();
    void factsComeBackWithVerdicts_data() { formats(); }
    void factsComeBackWithVerdicts();

private:
    static void formats();
};

void TestFactsCalls::formats()
{
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<StructuredOutput>("best");
    QTest::newRow("OpenAI, schema") << WireFormat::OpenAi << StructuredOutput::JsonSchema;
    QTest::newRow("OpenAI, prompt") << WireFormat::OpenAi << StructuredOutput::PromptOnly;
    QTest::newRow("Anthropic, schema") << WireFormat::Anthropic << StructuredOutput::JsonSchema;
    QTest::newRow("Anthropic, prompt") << WireFormat::Anthropic << StructuredOutput::PromptOnly;
    QTest::newRow("Gemini, schema") << WireFormat::Gemini << StructuredOutput::JsonSchema;
    QTest::newRow("Gemini, object") << WireFormat::Gemini << StructuredOutput::JsonObject;
}

void TestFactsCalls::aParagraphComesBackAsFacts()
{
    QFETCH(const WireFormat, format);
    QFETCH(const StructuredOutput, best);
    LlmServer server;
    server.setBestStructure(best);
    server.setResponder(factsAnswer);
    const QString paragraph = QStringLiteral("The bridge opened in 1932. It was closed on Monday.");
    const auto request = decompositionRequest(shippedPrompt(QStringLiteral("decompose-facts")),
        QStringLiteral("small"), {QStringLiteral("A bridge is in the news."), paragraph},
        paragraph);
    QVERIFY(request);
    GatewayCalls calls;
    const auto end = calls.end(server.endpoint(format), server.key(), *request);
    QVERIFY(end && end->reply);
    const auto facts = readDecomposition(end->reply->text);
    QVERIFY(facts);
    QCOMPARE(*facts, (QStringList{QStringLiteral("The bridge opened in 1932."),
                         QStringLiteral("It was closed on Monday.")}));
}

void TestFactsCalls::factsComeBackWithVerdicts()
{
    QFETCH(const WireFormat, format);
    QFETCH(const StructuredOutput, best);
    LlmServer server;
    server.setBestStructure(best);
    server.setResponder(factsAnswer);
    const auto request = verificationRequest(shippedPrompt(QStringLiteral("verify-facts")),
        QStringLiteral("small"), {QStringLiteral("The old bridge opened in 1932.")},
        {QStringLiteral("The bridge opened in 1932."), QStringLiteral("It cost a fortune.")});
    QVERIFY(request);
    GatewayCalls calls;
    const auto end = calls.end(server.endpoint(format), server.key(), *request);
    QVERIFY(end && end->reply);
    const auto verdicts = readVerification(end->reply->text, 2);
    QVERIFY(verdicts);
    QCOMPARE(verdicts->at(0).knowable, true);
    QCOMPARE(verdicts->at(1).knowable, false);
    QVERIFY(!verdicts->at(1).explanation.isEmpty());
}

TANDEM_TEST(TestFactsCalls, QCoreApplication)
#include "tst_factscalls.moc"
