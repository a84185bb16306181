#include "models/facts/decomposition.h"

#include "models/facts/fact.h"
#include "models/llm/prompttemplate.h"

#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;

namespace {

llm::PromptTemplate prompt()
{
    return {QStringLiteral("decompose"), 1, QStringLiteral("Be brief."),
        QStringLiteral("A: {{article}} P: {{paragraph}}")};
}

QString asJson(const QJsonArray& facts)
{
    return QString::fromUtf8(QJsonDocument(facts).toJson(QJsonDocument::Compact));
}

} // namespace

class TestDecomposition final : public QObject
{
    Q_OBJECT

private slots:
    void theRequestAsksAboutOneParagraph();
    void aTemplateWithoutItsPlaceholdersIsRefused();
    void repliesAreRead_data();
    void repliesAreRead();
    void repliesOfAnotherShapeAreRefused_data();
    void repliesOfAnotherShapeAreRefused();
    void boundsAreKept();
};

void TestDecomposition::theRequestAsksAboutOneParagraph()
{
    const QStringList article{QStringLiteral("First {{facts}}."), QStringLiteral("Second.")};
    const Expected<llm::ChatRequest> request =
        decompositionRequest(prompt(), QStringLiteral("m"), article, article.last());
    QVERIFY(request.has_value());
    QCOMPARE(request->model, QStringLiteral("m"));
    QCOMPARE(request->temperature, 0.0);
    QCOMPARE(request->maxTokens, 4096);
    QCOMPARE(request->messages.size(), 2);
    QCOMPARE(request->messages.last().text,
        QStringLiteral("A: [1] First {{facts}}.\n\n[2] Second. P: Second."));
    QCOMPARE(request->schema->name, QStringLiteral("facts_decomposition"));
    QVERIFY(request->schema->schema.contains(QStringLiteral("properties")));
}

void TestDecomposition::aTemplateWithoutItsPlaceholdersIsRefused()
{
    llm::PromptTemplate broken = prompt();
    broken.user = QStringLiteral("P: {{paragraph}} {{other}}");
    QVERIFY(!decompositionRequest(broken, QString(), {}, QString()).has_value());
}

void TestDecomposition::repliesAreRead_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QStringList>("facts");
    const QStringList two{QStringLiteral("A rose."), QStringLiteral("B fell.")};
    QTest::newRow("object") << QStringLiteral(R"({"facts": ["A rose.", "B fell."]})") << two;
    QTest::newRow("bare array") << QStringLiteral(R"(["A rose.", "B fell."])") << two;
    QTest::newRow("objects with fact")
        << QStringLiteral(R"({"facts": [{"fact": "A rose."}, {"atomic_fact": "B fell."}]})") << two;
    QTest::newRow("another key") << QStringLiteral(
                                        R"({"atomic_facts": [{"text": "A rose."}, "B fell."]})")
                                 << two;
    QTest::newRow("fence and trailing comma")
        << QStringLiteral("```json\n[\"A rose.\", \"B fell.\",]\n```") << two;
    QTest::newRow("blanks, breaks, empties, doubles")
        << QStringLiteral(R"(["  A\nrose. ", "", "A rose.", "   ", "B\tfell."])") << two;
    QTest::newRow("no facts") << QStringLiteral(R"({"facts": []})") << QStringList();
}

void TestDecomposition::repliesAreRead()
{
    QFETCH(QString, reply);
    QFETCH(QStringList, facts);
    const Expected<QStringList> read = readDecomposition(reply);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(*read, facts);
}

void TestDecomposition::repliesOfAnotherShapeAreRefused_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("where");
    QTest::newRow("words") << QStringLiteral("I cannot do that.") << QString();
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("other object") << QStringLiteral(R"({"answer": 1})") << QStringLiteral("/");
    QTest::newRow("facts is a text")
        << QStringLiteral(R"({"facts": "A rose."})") << QStringLiteral("/");
    QTest::newRow("a number among them")
        << QStringLiteral(R"({"facts": ["A rose.", 7]})") << QStringLiteral("/facts/1");
    QTest::newRow("an object without text")
        << QStringLiteral(R"([{"id": 1}])") << QStringLiteral("/0");
}

void TestDecomposition::repliesOfAnotherShapeAreRefused()
{
    QFETCH(QString, reply);
    QFETCH(QString, where);
    const Expected<QStringList> read = readDecomposition(reply);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    if (!where.isEmpty())
        QCOMPARE(read.error().where, where);
}

void TestDecomposition::boundsAreKept()
{
    QJsonArray facts;
    for (qsizetype i = 0; i < kMaxFactsPerParagraph; ++i)
        facts.append(QStringLiteral("Fact %1.").arg(i));
    QCOMPARE(readDecomposition(asJson(facts))->size(), kMaxFactsPerParagraph);
    facts.append(QStringLiteral("Fact 0.")); // a double does not count
    QVERIFY(readDecomposition(asJson(facts)).has_value());
    facts.append(QStringLiteral("One more."));
    QCOMPARE(readDecomposition(asJson(facts)).error().code, ErrorCode::TooLarge);
    const QJsonArray one{QString(kMaxFactUnits + 1, QLatin1Char('x'))};
    QCOMPARE(readDecomposition(asJson(one)).error().code, ErrorCode::TooLarge);
}

TANDEM_TEST(TestDecomposition, QCoreApplication)
#include "tst_decomposition.moc"
