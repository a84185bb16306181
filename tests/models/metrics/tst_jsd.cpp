#include "models/metrics/jsd.h"

#include "referencetexts.h"
#include "testmain.h"

#include <QTest>

#include <random>

using namespace tandem;
using namespace tandem::metrics;

namespace {

WordCounts countsOf(WordFrequencies& frequencies, const QString& text, Vocabulary& words)
{
    WordCounts counts;
    frequencies.readCounts(text, words, counts);
    return counts;
}

Score distance(const QString& reference, const QString& candidate)
{
    Vocabulary words;
    WordFrequencies frequencies;
    const WordCounts left = countsOf(frequencies, reference, words);
    const WordCounts right = countsOf(frequencies, candidate, words);
    return frequencies.distance(left, right);
}

QString randomText(std::mt19937& random)
{
    QStringList words;
    const int count = 1 + int(random() % 12);
    for (int at = 0; at < count; ++at)
        words << QString::number(random() % 9);
    return words.join(u' ');
}

} // namespace

class TestJsd final : public QObject
{
    Q_OBJECT

private slots:
    void publishedValuesAgree();
    void oneTextWithoutWordsIsUndefinedAndSaysWhy();
    void twoTextsWithoutWordsAreTheSame();
    void exchangingTheTextsChangesNothing();
    void whatWasComparedBeforeChangesNothing();
    void theSameWordsInAnotherOrderAreTheSame();
    void textsWithoutACommonWordAreOneApart();
    void caseAndFormOfLettersCount();
    void aMegabyteIsCompared();
};

void TestJsd::publishedValuesAgree()
{
    const auto texts = reference::Texts::load();
    if (!texts)
        QSKIP("The reference values (reference/text_metrics.json) are not on this machine.");
    const QJsonArray inputs = texts->inputs();
    QVERIFY(inputs.size() > 50);
    for (const QJsonValue& input : inputs) {
        const QString id = input[QLatin1String("id")].toString();
        const double expected = reference::Texts::number(
            texts->expected(id)[QLatin1String("jsd")][QLatin1String("raw")]);
        const Score actual = distance(input[QLatin1String("reference")].toString(),
            input[QLatin1String("candidate")].toString());
        QCOMPARE(actual.isDefined(), !std::isnan(expected));
        QVERIFY2(!actual.isDefined() || reference::agree(*actual.value, expected), qPrintable(id));
    }
}

void TestJsd::oneTextWithoutWordsIsUndefinedAndSaysWhy()
{
    const Score score = distance(QStringLiteral("a b"), QStringLiteral(" \n"));
    QVERIFY(!score.isDefined());
    QVERIFY(!score.undefinedBecause.isEmpty());
    QVERIFY(!distance(QString(), QStringLiteral("a")).isDefined());
}

void TestJsd::twoTextsWithoutWordsAreTheSame()
{
    QCOMPARE(distance(QString(), QStringLiteral("  ")), Score::of(0.0));
}

void TestJsd::exchangingTheTextsChangesNothing()
{
    std::mt19937 random(3);
    for (int round = 0; round < 500; ++round) {
        const QString left = randomText(random);
        const QString right = randomText(random);
        const Score there = distance(left, right);
        QCOMPARE(there, distance(right, left));
        QVERIFY(*there.value >= 0.0 && *there.value <= 1.0);
    }
}

void TestJsd::whatWasComparedBeforeChangesNothing()
{
    std::mt19937 random(5);
    Vocabulary words;
    WordFrequencies frequencies;
    for (int round = 0; round < 500; ++round) {
        const QString left = randomText(random);
        const QString right = randomText(random);
        const WordCounts leftCounts = countsOf(frequencies, left, words);
        const WordCounts rightCounts = countsOf(frequencies, right, words);
        QCOMPARE(frequencies.distance(leftCounts, rightCounts), distance(left, right));
    }
}

void TestJsd::theSameWordsInAnotherOrderAreTheSame()
{
    QCOMPARE(distance(QStringLiteral("a b b c"), QStringLiteral("b c\ta\nb")), Score::of(0.0));
}

void TestJsd::textsWithoutACommonWordAreOneApart()
{
    QCOMPARE(distance(QStringLiteral("a b c d e f g"), QStringLiteral("h i j")), Score::of(1.0));
}

void TestJsd::caseAndFormOfLettersCount()
{
    QCOMPARE(distance(QStringLiteral("A"), QStringLiteral("a")), Score::of(1.0));
    QCOMPARE(distance(QStringLiteral("e\u0301"), QStringLiteral("\u00e9")), Score::of(1.0));
    QCOMPARE(distance(QStringLiteral("😀 北京"), QStringLiteral("北京 😀")), Score::of(0.0));
}

void TestJsd::aMegabyteIsCompared()
{
    QString left;
    QString right;
    for (int at = 0; at < 150'000; ++at) {
        left += QString::number(at % 30'000) + u' ';
        right += QString::number(at % 50'000) + u' ';
    }
    const Score score = distance(left, right);
    QVERIFY(score.isDefined() && *score.value > 0.0 && *score.value < 1.0);
}

TANDEM_TEST(TestJsd, QCoreApplication)
#include "tst_jsd.moc"
