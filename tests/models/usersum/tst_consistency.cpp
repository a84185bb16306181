#include "models/usersum/consistency.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::usersum;

/// Checks of summaries in replies.
class TestConsistency final : public QObject
{
    Q_OBJECT

private slots:
    void queryVerdictsAreRead_data();
    void queryVerdictsAreRead();
    void theReasonIsKeptOnALine();
    void otherQueryVerdictsAreRefused_data();
    void otherQueryVerdictsAreRefused();
    void pairsAreRead_data();
    void pairsAreRead();
    void noPairIsAnAnswer();
    void otherPairsAreRefused_data();
    void otherPairsAreRefused();
    void pairsAreBounded();
    void pairVerdictsAreRead_data();
    void pairVerdictsAreRead();
    void activitiesMayGiveNoAnswer();
    void severalReferencesAreOne();
    void otherPairVerdictsAreRefused_data();
    void otherPairVerdictsAreRefused();
};

void TestConsistency::queryVerdictsAreRead_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<bool>("isConsistent");
    const auto row = [](const char* reply, bool isConsistent) {
        QTest::newRow(reply) << QString::fromUtf8(reply) << isConsistent;
    };
    row(R"({"explanation": "It does.", "consistent": true})", true);
    row(R"({"reason": "It does not.", "consistent": "no"})", false);
    row(R"({"verdict": "Inconsistent."})", false);
    row(R"({"status": "not consistent", "consistent": false})", false);
    row("```json\n{\"answer\": \"consistent\"}\n```", true);
    row("consistent", true);
    row("**Inconsistent.**", false);
    row("\"Not consistent\"", false);
    row("<think>consistent</think> inconsistent", false);
}

void TestConsistency::queryVerdictsAreRead()
{
    QFETCH(QString, reply);
    QFETCH(bool, isConsistent);
    const auto read = readQueryVerdict(reply);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->isConsistent, isConsistent);
}

void TestConsistency::theReasonIsKeptOnALine()
{
    const auto read = readQueryVerdict(
        QStringLiteral(R"({"explanation": "It speaks\nof music.", "consistent": false})"));
    QCOMPARE(*read, (QueryVerdict{false, QStringLiteral("It speaks of music.")}));
}

void TestConsistency::otherQueryVerdictsAreRefused_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("said");
    const QString unsaid = QStringLiteral("does not say whether");
    QTest::newRow("partly") << QStringLiteral(R"({"consistent": "partly"})") << unsaid;
    QTest::newRow("none") << QStringLiteral(R"({"explanation": "Well."})") << unsaid;
    QTest::newRow("null") << QStringLiteral(R"({"consistent": null})") << unsaid;
    QTest::newRow("two of three") << QStringLiteral(
                                         R"({"consistent": true, "verdict": "inconsistent"})")
                                  << unsaid;
    QTest::newRow("a list") << QStringLiteral(R"({"consistent": [true]})") << unsaid;
    QTest::newRow("two answers") << QStringLiteral(
                                        "{\"consistent\": true}\n{\"consistent\": false}")
                                 << QStringLiteral("more than one");
    QTest::newRow("prose") << QStringLiteral("It is consistent with the query.")
                           << QStringLiteral("no JSON");
    QTest::newRow("nothing") << QString() << QStringLiteral("empty");
}

void TestConsistency::otherQueryVerdictsAreRefused()
{
    QFETCH(QString, reply);
    QFETCH(QString, said);
    const auto read = readQueryVerdict(reply);
    QVERIFY(!read.has_value());
    QVERIFY2(read.error().what.contains(said), qPrintable(read.error().what));
}

void TestConsistency::pairsAreRead_data()
{
    QTest::addColumn<QString>("reply");
    const auto row = [](const char* name, const char* reply) {
        QTest::newRow(name) << QString::fromUtf8(reply);
    };
    row("as asked", R"({"pairs": [{"question": "Which genre?", "answer": "crime"},
            {"question": "Since when?", "answer": "2019"}]})");
    row("entities and numbers", R"({"questions": [{"entity": "crime",
            "question": "Which genre?"}, {"question": "Since when?", "answer": 2019}]})");
    row("a bare list", R"(Here: [{"question": " Which\ngenre? ", "answer": "crime"},
            {"question": "Since when?", "answer": "2019"}])");
    row("one twice", R"({"pairs": [{"question": "Which genre?", "answer": "crime"},
            {"question": "Which genre?", "answer": "crime"},
            {"question": "Since when?", "answer": "2019"}]})");
    row("the entity is not the answer", R"({"pairs": [{"entity": "Heat",
            "question": "Which genre?", "answer": "crime"},
            {"question": "Since when?", "answer": "2019"}]})");
}

void TestConsistency::pairsAreRead()
{
    QFETCH(QString, reply);
    const auto read = readFactPairs(reply);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(*read, (QList<FactPair>{{QStringLiteral("Which genre?"), QStringLiteral("crime")},
                        {QStringLiteral("Since when?"), QStringLiteral("2019")}}));
}

void TestConsistency::noPairIsAnAnswer()
{
    QCOMPARE(readFactPairs(QStringLiteral(R"({"pairs": []})")).value(), QList<FactPair>());
    QCOMPARE(readFactPairs(QStringLiteral("[]")).value(), QList<FactPair>());
}

void TestConsistency::otherPairsAreRefused_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* reply, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(reply) << QString::fromUtf8(said);
    };
    row("no list", R"({"pairs": "none"})", "not a list of questions");
    row("one pair alone", R"({"question": "a?", "answer": "b"})", "not a list of questions");
    row("texts", R"({"pairs": ["a?"]})", "/pairs/0: A pair has no question");
    row("no question", R"({"pairs": [{"question": "a?", "answer": "b"}, {"answer": "b"}]})",
        "/pairs/1: A pair has no question");
    row("a blank answer", R"([{"question": "a?", "answer": " "}])", "/0: A question has no answer");
    row("a list of answers", R"([{"question": "a?", "answer": ["b"]}])", "has no answer");
    row("cut off", R"({"pairs": [{"question": "a?", "answer": "b"}, {"que)", "cut off");
    row("nothing", "", "empty");
}

void TestConsistency::otherPairsAreRefused()
{
    QFETCH(QString, reply);
    QFETCH(QString, said);
    const auto read = readFactPairs(reply);
    QVERIFY(!read.has_value());
    QVERIFY2(read.error().sentence().contains(said), qPrintable(read.error().sentence()));
}

void TestConsistency::pairsAreBounded()
{
    QStringList items;
    for (int i = 0; i < kMostPairs; ++i)
        items.append(QStringLiteral(R"({"question": "q%1", "answer": "%2"})")
                         .arg(i)
                         .arg(QString(10'000, u'x')));
    const auto most = readFactPairs(u'[' + items.join(u',') + u']');
    QCOMPARE(most->size(), kMostPairs);
    QCOMPARE(most->first().answer.size(), kMostAnswerUnits);
    items.append(QStringLiteral(R"({"question": "q", "answer": "a"})"));
    const auto more = readFactPairs(u'[' + items.join(u',') + u']');
    QCOMPARE(more.error().code, ErrorCode::TooLarge);
}

void TestConsistency::pairVerdictsAreRead_data()
{
    QTest::addColumn<QString>("reply");
    const auto row = [](const char* name, const char* reply) {
        QTest::newRow(name) << QString::fromUtf8(reply);
    };
    row("as asked", R"({"verdicts": [
            {"number": 1, "explanation": "Yes.", "consistent": true, "reference": ""},
            {"number": 2, "explanation": "No.", "consistent": false, "reference": "2020"}]})");
    row("another order, other words", R"({"judgements": [
            {"number": "2.", "reason": "No.", "status": "inconsistent", "reference_answer": "2020"},
            {"number": "Question 1", "reason": "Yes.", "status": "consistent",
             "reference_answer": "none"}]})");
    row("each by itself", R"({"number": 1, "explanation": "Yes.", "consistent": "yes",
            "reference": "of no interest"}
            {"number": 2, "explanation": "No.", "consistent": 0, "reference": "2020"})");
    row("echoes", R"([
            {"number": 1, "question": "Which genre?", "answer": "crime", "explanation": "Yes.",
             "consistent": true},
            {"number": 2, "question": "Since when?", "answer": "no", "explanation": "No.",
             "consistent": false, "reference": "2020"}])");
}

void TestConsistency::pairVerdictsAreRead()
{
    QFETCH(QString, reply);
    const auto read = readPairVerdicts(reply, 2);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(*read, (QList<PairVerdict>{{1, true, {}, QStringLiteral("Yes.")},
                        {2, false, QStringLiteral("2020"), QStringLiteral("No.")}}));
}

void TestConsistency::activitiesMayGiveNoAnswer()
{
    for (const char* const reference : {R"("")", R"("N/A")", R"("Unknown.")", "null", "[]"}) {
        const auto read = readPairVerdicts(
            QStringLiteral(R"([{"number": 1, "consistent": false, "reference": %1}])")
                .arg(QString::fromLatin1(reference)),
            1);
        QVERIFY2(read.has_value(), reference);
        QCOMPARE(read->first(), (PairVerdict{1, false, {}, {}}));
    }
}

void TestConsistency::severalReferencesAreOne()
{
    for (const char* const reference : {R"(["Heat", "Ran"])", R"("Heat, Ran")"}) {
        const auto read = readPairVerdicts(
            QStringLiteral(R"([{"number": 1, "consistent": false, "reference": %1}])")
                .arg(QString::fromLatin1(reference)),
            1);
        QVERIFY2(read.has_value(), reference);
        QCOMPARE(read->first().reference, QStringLiteral("Heat, Ran"));
    }
    const auto year = readPairVerdicts(
        QStringLiteral(R"([{"number": 1, "consistent": false, "reference": 2019}])"), 1);
    QCOMPARE(year->first().reference, QStringLiteral("2019"));
}

void TestConsistency::otherPairVerdictsAreRefused_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* reply, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(reply) << QString::fromUtf8(said);
    };
    row("missing", R"([{"number": 2, "consistent": true}])", "not answered: 1");
    row("none at all", R"({"verdicts": []})", "not answered: 1, 2");
    row("twice", R"([{"number": 1, "consistent": true}, {"number": 2, "consistent": true},
            {"number": 2, "consistent": true}])",
        "answered more than once: 2");
    row("counted from 0", R"([{"number": 0, "consistent": true},
            {"number": 1, "consistent": true}])",
        "not answered: 2; not in the request: 0");
    row("one too many", R"([{"number": 1, "consistent": true}, {"number": 2,
            "consistent": true}, {"number": 3, "consistent": true}])",
        "not in the request: 3");
    row("a huge number", R"([{"number": 1e12, "consistent": true}])", "which question");
    row("no number", R"({"verdicts": [{"consistent": true}]})", "/verdicts/0");
    row("no verdict", R"([{"number": 1, "answer": "yes"}])", "question 1 is neither");
    row("a mixed verdict", R"([{"number": 1, "consistent": true, "status": "inconsistent"}])",
        "question 1 is neither");
    row("a reference that is no text", R"([{"number": 1, "consistent": true},
            {"number": 2, "consistent": false, "reference": {"title": "Heat"}}])",
        "to question 2 is not a text");
    row("a list with more than texts", R"([{"number": 1, "consistent": true},
            {"number": 2, "consistent": false, "reference": ["Heat", ["Ran"]]}])",
        "to question 2 is not a text");
    row("no list", R"({"consistent": true})", "not a list of judgments");
    row("texts", R"(["consistent", "consistent"])", "which question");
    row("nothing", "", "empty");
}

void TestConsistency::otherPairVerdictsAreRefused()
{
    QFETCH(QString, reply);
    QFETCH(QString, said);
    const auto read = readPairVerdicts(reply, 2);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY2(read.error().sentence().contains(said), qPrintable(read.error().sentence()));
}

TANDEM_TEST(TestConsistency, QCoreApplication)
#include "tst_consistency.moc"
