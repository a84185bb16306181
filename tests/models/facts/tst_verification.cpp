#include "models/facts/verification.h"

#include "models/llm/prompttemplate.h"
#include "models/llm/replyvalue.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestVerification final : public QObject
{
    Q_OBJECT

private slots:
    void theRequestNumbersTheFacts();
    void repliesAreRead_data();
    void repliesAreRead();
    void everyFactIsAnsweredExactlyOnce_data();
    void everyFactIsAnsweredExactlyOnce();
    void longExplanationsAreCut();
};

void TestVerification::theRequestNumbersTheFacts()
{
    const llm::PromptTemplate prompt{
        QStringLiteral("verify"), 1, QString(), QStringLiteral("B: {{background}}\nF: {{facts}}")};
    const QStringList background{QStringLiteral("One."), QStringLiteral("Two.")};
    const QStringList facts{QStringLiteral("A."), QStringLiteral("B.")};
    const Expected<llm::ChatRequest> request =
        verificationRequest(prompt, QStringLiteral("m"), background, facts);
    QVERIFY(request.has_value());
    QCOMPARE(request->messages.last().text, QStringLiteral("B: One.\n\nTwo.\nF: 1. A.\n2. B."));
    QCOMPARE(request->schema->name, QStringLiteral("facts_verification"));
    QVERIFY(!verificationRequest(prompt, QString(), background, {}).has_value());
}

void TestVerification::repliesAreRead_data()
{
    QTest::addColumn<QString>("reply");
    const auto row = [](const char* name, const char* reply) {
        QTest::newRow(name) << QString::fromUtf8(reply);
    };
    row("as asked", R"({"verdicts": [{"number": 1, "explanation": "said", "knowable": true},
        {"number": 2, "explanation": "", "knowable": false}]})");
    row("bare and unordered", R"([{"number": 2, "knowable": false},
        {"number": 1, "knowable": true, "reason": " said "}])");
    row("words for yes and no", R"({"facts": [{"number": "1", "knowable": "Yes", "explanation":
        "said"}, {"number": "2.", "knowable": "no"}]})");
    row("numbers for yes and no", R"([{"index": 1, "answer": 1, "explanation": "said"},
        {"index": 2, "answer": "0"}])");
    row("other words", R"({"results": [{"fact": "Fact 1", "verdict": "knowable", "explanation":
        "said"}, {"fact": 2, "verdict": "Not  knowable"}]})");
}

void TestVerification::repliesAreRead()
{
    QFETCH(QString, reply);
    const Expected<QList<FactVerdict>> read = readVerification(reply, 2);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    const QList<FactVerdict> expected{{1, true, QStringLiteral("said")}, {2, false, QString()}};
    QCOMPARE(*read, expected);
}

void TestVerification::everyFactIsAnsweredExactlyOnce_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("said"); ///< stands in the error
    const auto row = [](const char* name, const char* reply, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(reply) << QString::fromUtf8(said);
    };
    row("one missing", R"([{"number": 1, "knowable": true}, {"number": 3, "knowable": true}])",
        "not answered: 2");
    row("all missing", "[]", "not answered: 1, 2, 3");
    row("one doubled", R"([{"number": 1, "knowable": true}, {"number": 2, "knowable": true},
        {"number": 2, "knowable": true}, {"number": 3, "knowable": true}])",
        "more than once: 2");
    row("one foreign", R"([{"number": 1, "knowable": true}, {"number": 2, "knowable": true},
        {"number": 3, "knowable": true}, {"number": 9, "knowable": true}])",
        "not in the request: 9");
    row("without a number", R"([{"knowable": true}])", "which fact");
    row("a number of no kind", R"([{"number": 1.5, "knowable": true}])", "which fact");
    row("a number below one", R"([{"number": 0, "knowable": true}])", "which fact");
    row("neither yes nor no", R"([{"number": 1, "knowable": "perhaps"}])", "neither yes nor no");
    row("two is no yes", R"([{"number": 1, "knowable": 2}])", "neither yes nor no");
    row("an array of texts", R"(["yes", "no", "no"])", "which fact");
    row("no list", R"({"knowable": true})", "not a list");
    row("no JSON", "They are all knowable.", "");
}

void TestVerification::everyFactIsAnsweredExactlyOnce()
{
    QFETCH(QString, reply);
    QFETCH(QString, said);
    const Expected<QList<FactVerdict>> read = readVerification(reply, 3);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY2(read.error().what.contains(said), qPrintable(read.error().what));
}

void TestVerification::longExplanationsAreCut()
{
    const QString longest(llm::kMaxReasonUnits + 100, QLatin1Char('x'));
    const QString reply =
        QStringLiteral(R"([{"number": 1, "knowable": true, "explanation": "%1"}])").arg(longest);
    const QString kept = readVerification(reply, 1)->first().explanation;
    QCOMPARE(kept.size(), llm::kMaxReasonUnits);
    QVERIFY(kept.endsWith(QChar(0x2026)));
}

TANDEM_TEST(TestVerification, QCoreApplication)
#include "tst_verification.moc"
