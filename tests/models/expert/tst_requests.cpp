#include "models/expert/alignment.h"
#include "models/expert/attempts.h"
#include "models/expert/extraction.h"
#include "models/expert/matching.h"
#include "models/expert/pairjudge.h"
#include "models/expert/personalized.h"
#include "models/expert/prompts.h"
#include "models/llm/prompttemplate.h"

#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace tandem;
using namespace tandem::expert;

namespace {

llm::PromptTemplate prompt(const char* user)
{
    return {QStringLiteral("test"), 1, QString(), QString::fromUtf8(user)};
}

llm::PromptTemplate shipped(const QString& key)
{
    QFile file(QStringLiteral(TANDEM_RESOURCES "/prompts/%1.txt").arg(key));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return llm::parsePrompt(key, QString::fromUtf8(file.readAll())).value_or(llm::PromptTemplate{});
}

const QString kModel = QStringLiteral("small");
const QString kPrompt = QStringLiteral("Write {{text}}.");

Aspect tool()
{
    return {QStringLiteral("Tool"), QStringLiteral("It is <new>."),
        {QStringLiteral("We made a tool."), QStringLiteral("It works.")}};
}

QString asked(const Expected<llm::ChatRequest>& request)
{
    return request ? request->messages.last().text : request.error().sentence();
}

} // namespace

/// What is asked of models in ExPerT.
class TestRequests final : public QObject
{
    Q_OBJECT

private slots:
    void theTemperatureRisesWithEachAttempt();
    void everyPromptHasItsPlaceholdersAndAName();
    void aTextIsAskedForItsAspects();
    void anAspectIsComparedWithNumberedOnes();
    void pairsShowTheirEvidence();
    void aJudgeSeesTheFirstTokens();
    void aPersonalizedTextIsAskedForWithDocuments();
    void theShippedPromptsFitTheRequests();
    void schemasNameWhatTheyRequire();
};

void TestRequests::theTemperatureRisesWithEachAttempt()
{
    QCOMPARE(temperatureOfAttempt(0), 0.0);
    QCOMPARE(temperatureOfAttempt(3), 0.3);
    QCOMPARE(temperatureOfAttempt(kMostAttempts - 1), 1.0);
    QCOMPARE(temperatureOfAttempt(50), 1.0);
    QCOMPARE(temperatureOfAttempt(-1), 0.0);
    const llm::ChatRequest third = attempt({}, 2);
    QCOMPARE(third.sample, 2);
    QCOMPARE(third.temperature, 0.2);
}

void TestRequests::everyPromptHasItsPlaceholdersAndAName()
{
    QCOMPARE(prompts().keys().size(), 6);
    for (const QString& key : prompts().keys()) {
        const auto checked = llm::checkPrompt(shipped(key), prompts().placeholders(key));
        QVERIFY2(checked, checked ? "" : qPrintable(checked.error().sentence()));
        QVERIFY(!prompts().name(key).isEmpty());
    }
    QVERIFY(prompts().placeholders(QStringLiteral("verify-facts")).isEmpty());
    QVERIFY(prompts().name(QStringLiteral("verify-facts")).isEmpty());
}

void TestRequests::aTextIsAskedForItsAspects()
{
    const auto request =
        extractionRequest(prompt("{{prompt}}|{{text}}"), kModel, kPrompt, QStringLiteral("Hello."));
    QCOMPARE(asked(request), QStringLiteral("Write {{text}}.|Hello."));
    QCOMPARE(request->model, kModel);
    QCOMPARE(request->maxTokens, 4096);
    QCOMPARE(request->schema->name, QStringLiteral("expert_extraction"));
    const auto large = extractionRequest(
        prompt("{{prompt}}|{{text}}"), kModel, kPrompt, QString(1'000'000, QLatin1Char('x')));
    QCOMPARE(large->maxTokens, 32768);
    QVERIFY(
        !extractionRequest(prompt("{{prompt}}|{{text}}"), kModel, kPrompt, QStringLiteral(" \n")));
    QVERIFY(!extractionRequest(prompt("{{prompt}}"), kModel, kPrompt, QStringLiteral("Hello.")));
}

void TestRequests::anAspectIsComparedWithNumberedOnes()
{
    const Aspect bare{QStringLiteral("Results"), QString(), {}};
    const auto request =
        matchRequest(prompt("{{aspect}}|{{others}}"), kModel, tool(), {bare, tool()});
    QCOMPARE(
        asked(request), QStringLiteral("Tool: It is <new>.|1. Results\n2. Tool: It is <new>."));
    QCOMPARE(request->schema->name, QStringLiteral("expert_match"));
    QVERIFY(!matchRequest(prompt("{{aspect}}|{{others}}"), kModel, tool(), {}));
}

void TestRequests::pairsShowTheirEvidence()
{
    const Aspect bare{QStringLiteral("Results"), QString(), {}};
    const auto content =
        contentRequest(prompt("{{prompt}}|{{first}}|{{second}}"), kModel, kPrompt, tool(), bare);
    QCOMPARE(asked(content),
        QStringLiteral("Write {{text}}.|Aspect: Tool\nDescription: It is <new>.\nEvidence:\n- We"
                       " made a tool.\n- It works.|Aspect: Results\nEvidence: no sentence of the"
                       " text was given."));
    const auto style =
        styleRequest(prompt("{{prompt}}|{{first}}|{{second}}"), kModel, kPrompt, tool(), bare);
    QCOMPARE(style->messages, content->messages);
    QCOMPARE(content->schema->name, QStringLiteral("expert_content"));
    QCOMPARE(style->schema->name, QStringLiteral("expert_style"));
}

void TestRequests::aJudgeSeesTheFirstTokens()
{
    const auto request = pairRequest(prompt("{{prompt}}|{{expected}}|{{first}}|{{second}}"), kModel,
        kPrompt, QStringLiteral("One two three."), QStringLiteral("Four five."),
        QStringLiteral("六七八"), 2);
    QCOMPARE(asked(request), QStringLiteral("Write {{text}}.|One two|Four five|六七"));
    QCOMPARE(request->schema->name, QStringLiteral("expert_pair"));
}

void TestRequests::aPersonalizedTextIsAskedForWithDocuments()
{
    const QList<ProfileDocument> documents{
        {QStringLiteral("Boats"), QStringLiteral("I like boats.")},
        {QString(), QStringLiteral("{{prompt}}")}};
    const auto request =
        personalizedRequest(prompt("{{documents}}|{{prompt}}"), kModel, kPrompt, documents);
    QCOMPARE(asked(request),
        QStringLiteral("[1] Boats\nI like boats.\n\n[2]\n{{prompt}}|Write {{text}}."));
    QVERIFY(!request->schema);
    QVERIFY(asked(personalizedRequest(prompt("{{documents}}|{{prompt}}"), kModel, kPrompt, {}))
                .startsWith(QStringLiteral("(There is no earlier text.)")));
    QVERIFY(!personalizedRequest(
        prompt("{{documents}}|{{prompt}}"), kModel, QStringLiteral(" "), documents));
}

void TestRequests::theShippedPromptsFitTheRequests()
{
    const QString text = QStringLiteral("Some words.");
    QVERIFY(extractionRequest(shipped(QStringLiteral("extract-aspects")), kModel, kPrompt, text));
    QVERIFY(matchRequest(shipped(QStringLiteral("match-aspect")), kModel, tool(), {tool()}));
    QVERIFY(
        contentRequest(shipped(QStringLiteral("judge-content")), kModel, kPrompt, tool(), tool()));
    QVERIFY(styleRequest(shipped(QStringLiteral("judge-style")), kModel, kPrompt, tool(), tool()));
    QVERIFY(
        pairRequest(shipped(QStringLiteral("judge-pair")), kModel, kPrompt, text, text, text, 512));
    QVERIFY(
        personalizedRequest(shipped(QStringLiteral("generate-personalized")), kModel, kPrompt, {}));
}

void TestRequests::schemasNameWhatTheyRequire()
{
    for (const llm::Schema& schema :
        {extractionSchema(), matchSchema(), contentSchema(), styleSchema(), pairSchema()}) {
        const QJsonObject properties = schema.schema.value(QStringLiteral("properties")).toObject();
        QStringList required;
        for (const QJsonValue& name : schema.schema.value(QStringLiteral("required")).toArray())
            required.append(name.toString());
        QCOMPARE(required, properties.keys());
        QCOMPARE(schema.schema.value(QStringLiteral("additionalProperties")), QJsonValue(false));
        // The reason comes before the decision, since keys are sent in this order.
        if (schema.name != QLatin1String("expert_extraction"))
            QCOMPARE(properties.keys().first(), QStringLiteral("explanation"));
    }
}

TANDEM_TEST(TestRequests, QCoreApplication)
#include "tst_requests.moc"
