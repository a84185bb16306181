#include "models/retrieval/bm25.h"

#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem::retrieval;

/// Documents by relevance.
class TestBm25 final : public QObject
{
    Q_OBJECT

private slots:
    void wordsAreThoseOfUnicode_data();
    void wordsAreThoseOfUnicode();
    void scoresAreThoseComputedByHand();
    void theMostRelevantComeFirstAndTiesByPosition();
    void anyTextIsScored();
};

void TestBm25::wordsAreThoseOfUnicode_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char* name, const char* text, const char* words) {
        QTest::newRow(name) << QString::fromUtf8(text)
                            << QString::fromUtf8(words).split(QLatin1Char('|'), Qt::SkipEmptyParts);
    };
    row("English", "It's 3.5 GUI-Tests, (twice)!", "it's|3.5|gui|tests|twice");
    row("Chinese", "我写GUI测试。", "我|写|gui|测|试");
    row("Japanese", "テストする", "テ|ス|ト|す|る");
    row("German", "Straße ÜBER", "straße|über");
    row("composed and not", "caf\u00e9 cafe\u0301", "caf\u00e9|caf\u00e9");
    row("Arabic", "كتب، كتاب.", "كتب|كتاب");
    row("only signs", "... 😀 —", "");
}

void TestBm25::wordsAreThoseOfUnicode()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, words);
    QCOMPARE(bm25Words(text), words);
}

void TestBm25::scoresAreThoseComputedByHand()
{
    // Lengths 3, 2 and 4, mean 3. "cat" stands in two of three: idf = ln(1 + 1.5/2.5) = ln 1.6;
    // "dog" in one: ln(1 + 2.5/1.5) = ln(8/3).
    const QStringList documents{
        QStringLiteral("cat cat sat"), QStringLiteral("a dog"), QStringLiteral("The CAT ate fish")};
    const QList<double> scores = bm25Scores(QStringLiteral("Cat, dog?"), documents);
    // Length 3: norm 1.5; 2 * 2.5 / (2 + 1.5) = 10/7.
    QVERIFY(qFuzzyCompare(scores.at(0), std::log(1.6) * 10.0 / 7.0));
    // Length 2: norm 1.5 * (0.25 + 0.75 * 2/3) = 1.125; 2.5 / 2.125 = 20/17.
    QVERIFY(qFuzzyCompare(scores.at(1), std::log(8.0 / 3.0) * 20.0 / 17.0));
    // Length 4: norm 1.5 * (0.25 + 0.75 * 4/3) = 1.875; 2.5 / 2.875 = 20/23.
    QVERIFY(qFuzzyCompare(scores.at(2), std::log(1.6) * 20.0 / 23.0));
    const QList<double> twice = bm25Scores(QStringLiteral("cat cat"), documents);
    QVERIFY(qFuzzyCompare(twice.at(2), 2.0 * std::log(1.6) * 20.0 / 23.0));
    QCOMPARE(twice.at(1), 0.0);
}

void TestBm25::theMostRelevantComeFirstAndTiesByPosition()
{
    const QStringList documents{QStringLiteral("boats"), QStringLiteral("a cat"),
        QStringLiteral("cat food"), QStringLiteral("cat cat"), QString()};
    const QString query = QStringLiteral("cat");
    QCOMPARE(mostRelevant(query, documents, 3), (QList<int>{3, 1, 2}));
    QCOMPARE(mostRelevant(query, documents, 9), (QList<int>{3, 1, 2, 0, 4}));
    QCOMPARE(mostRelevant(query, documents, 0), QList<int>());
    QCOMPARE(mostRelevant(query, documents, -1), QList<int>());
    QCOMPARE(mostRelevant(query, {}, 3), QList<int>());
    QCOMPARE(mostRelevant(QString(), documents, 2), (QList<int>{0, 1}));
    QCOMPARE(mostRelevant(
                 QStringLiteral("工具"), {QStringLiteral("没有"), QStringLiteral("一个工具。")}, 1),
        QList<int>{1});
}

void TestBm25::anyTextIsScored()
{
    const QString hostile = QString(100'000, QChar(0xd83d)) + QString(100'000, QChar(0x301)) +
                            QStringLiteral("a ").repeated(100'000);
    for (const double score : bm25Scores(hostile, {hostile, QString(), QStringLiteral("a")}))
        QVERIFY(std::isfinite(score) && score >= 0.0);
}

TANDEM_TEST(TestBm25, QCoreApplication)
#include "tst_bm25.moc"
