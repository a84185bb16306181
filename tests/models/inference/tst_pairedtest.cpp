#include "models/inference/pairedtest.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::inference;

class TestPairedTest : public QObject
{
    Q_OBJECT

private slots:
    void aClearDifferenceIsFound()
    {
        QList<double> better;
        QList<double> worse;
        for (int i = 0; i < 40; ++i) {
            worse.append(0.01 * i);
            better.append(0.01 * i + 0.2 + (i % 2) * 0.05);
        }
        const PairedTest test = pairedTest({better, worse}, {{}, 2000});
        QVERIFY(test.difference.interval->low > 0.2);
        QCOMPARE(test.pValue, 1.0 / 2001.0);
        QCOMPARE(test.resamples, 2000);
        QCOMPARE(test.ties, 0);
    }

    void fewCasesAreNeverSurerThanTheirSigns()
    {
        const PairedTest four = pairedTest({{0.5, 0.6, 0.7, 0.8}, {0.1, 0.2, 0.2, 0.5}});
        QCOMPARE(four.pValue, 0.125); // 2 of 16 signs
        QVERIFY(four.method == PairedMethod::SignFlip);
        QVERIFY(!four.difference.interval); // 1 - 2 / 16 is less than 95 %
        // By hand: of the eight signs of 1, 2 and 4 as well as of -1, 2 and 4.
        QCOMPARE(pairedTest({{1, 2, 4}, {0, 0, 0}}).pValue, 0.25);
        QCOMPARE(pairedTest({{-1, 2, 4}, {0, 0, 0}}).pValue, 0.5);
        QCOMPARE(pairedTest({{0.1, 0.4, 0.9}, {0.1, 0.4, 0.9}}).pValue, 1.0);
        QCOMPARE(pairedTest({{0.1, 0.4, 0.9}, {0.1, 0.4, 0.9}}).ties, 3);
    }

    void theExactIntervalSaysWhatItsProbabilitySays()
    {
        const QList<double> none(6, 0.0);
        const PairedTest six = pairedTest({{0.1, 0.2, 0.3, 0.4, 0.5, 0.6}, none});
        QCOMPARE(six.pValue, 2.0 / 64.0);
        QCOMPARE(six.difference.interval->low, 0.1); // the least and the most mean of a subset
        QCOMPARE(six.difference.interval->high, 0.6);
        const PairedTest mixed = pairedTest({{-0.1, 0.2, 0.3, 0.4, 0.5, 0.6}, none});
        QVERIFY(mixed.pValue > 0.05 && mixed.difference.interval->low < 0.0);
        const PairedTest turned = pairedTest({none, {-0.1, 0.2, 0.3, 0.4, 0.5, 0.6}});
        QCOMPARE(turned.pValue, mixed.pValue);
        QCOMPARE(turned.difference.interval->low, -mixed.difference.interval->high);
    }

    void ofManyCasesSignsAreDrawn()
    {
        QList<double> values(17, 0.25);
        QVERIFY(
            pairedTest({values, QList<double>(17, 0.0)}).method == PairedMethod::RandomSignFlip);
        values.removeLast();
        QVERIFY(pairedTest({values, QList<double>(16, 0.0)}).method == PairedMethod::SignFlip);
        QVERIFY(!pairedTest({{0.5}, {0.1}}).difference.isDefined());
    }

    void tiesHaveNoSayHoweverManyTheyAre()
    {
        // By hand: of the 32 signs of five wins two are as far; 2 / 32. Of a single win, each.
        const QList<double> none(25, 0.0);
        QList<double> wins = none;
        wins[3] = 1.0;
        const PairedTest one = pairedTest({wins, none});
        QVERIFY(one.method == PairedMethod::SignFlip);
        QCOMPARE(one.resamples, 0);
        QCOMPARE(one.pValue, 1.0);
        for (const int place : {7, 11, 20, 24})
            wins[place] = 1.0;
        const PairedTest five = pairedTest({wins, none});
        QCOMPARE(five.pValue, 0.0625);
        QCOMPARE(five.difference.n, 25);
        QCOMPARE(*five.difference.value, 0.2);
        // One subset of 32 has none of the five, which is more than 2.5 %.
        QCOMPARE(five.difference.interval->low, 0.0);
        QVERIFY(five.difference.interval->high > 0.2 && five.difference.interval->high < 0.5);
        QCOMPARE(pairedTest({none, none}).pValue, 1.0);
    }

    void drawnSignsComeNearToAllOfThem()
    {
        // By hand: 15 of 20 by the toss of a coin, 2 * 21,700 / 2^20.
        QList<double> differences(20, 1.0);
        for (int place = 0; place < 5; ++place)
            differences[4 * place] = -1.0;
        const PairedTest test = pairedTest({differences, QList<double>(20, 0.0)});
        QVERIFY(test.method == PairedMethod::RandomSignFlip);
        QVERIFY(qAbs(test.pValue - 2.0 * 21700.0 / 1048576.0) < 0.006);
    }

    void theOrderOfTheSystemsTurnsTheSignOnly()
    {
        QList<double> a;
        QList<double> b;
        for (int i = 0; i < 30; ++i) {
            a.append(0.1 * (i % 7));
            b.append(0.1 * (i % 5));
        }
        const PairedTest ab = pairedTest({a, b}, {{}, 1000, 5});
        const PairedTest ba = pairedTest({b, a}, {{}, 1000, 5});
        QCOMPARE(*ab.difference.value, -*ba.difference.value);
        QCOMPARE(ab.pValue, ba.pValue);
        QVERIFY(qAbs(ab.difference.interval->low + ba.difference.interval->high) < 1e-12);
        // A seed gives the same figures again, another one others.
        QCOMPARE(pairedTest({a, b}, {{}, 1000, 5}).difference.interval->low,
            ab.difference.interval->low);
        QVERIFY(pairedTest({a, b}, {{}, 1000, 6}).difference.interval->low !=
                    ab.difference.interval->low ||
                pairedTest({a, b}, {{}, 1000, 7}).pValue != ab.pValue);
        // Alone and among others it is the same.
        const QList<PairedTest> among =
            pairedTests({{b, a}, {a, b}, {{1, 2}, {0, 1}}}, {{}, 1000, 5});
        QCOMPARE(among.at(1).pValue, ab.pValue);
        QCOMPARE(among.at(1).difference.interval->high, ab.difference.interval->high);
    }

    void nothingIsDrawnForWhatNobodyWaitsFor()
    {
        const std::atomic_bool cancelled = true;
        QVERIFY(
            !pairedTest({QList<double>(20, 0.5), QList<double>(20, 0.1)}, {{}, 300, 42, &cancelled})
                 .difference.isDefined());
    }

    void oneCaseIsTooFew()
    {
        const PairedTest test = pairedTest({{0.5}, {0.1}}, {QStringLiteral("Too few.")});
        QVERIFY(!test.difference.isDefined());
        QCOMPARE(test.difference.undefinedBecause, QStringLiteral("Too few."));
        QCOMPARE(test.difference.n, 1);
        QCOMPARE(test.pValue, 1.0);
    }

    void winsTiesAndLossesAreCountedBesideTheTest()
    {
        const PairedTest test = pairedTest({{0.5, 0.2, 0.4, 0.9}, {0.1, 0.2, 0.6, 0.1}});
        QCOMPARE(test.wins, 2);
        QCOMPARE(test.ties, 1);
        QCOMPARE(test.losses, 1);
    }

    void whatDiffersByTheRoundingOfSumsIsATie()
    {
        // ExPerT adds 1/n again and again: 10 of 10 aspects and 5 of 5 are both everything.
        double ten = 0.0;
        for (int i = 0; i < 10; ++i)
            ten += 0.1;
        double five = 0.0;
        for (int i = 0; i < 5; ++i)
            five += 0.2;
        QVERIFY(ten != five);
        const PairedTest test = pairedTest({{ten, 0.5}, {five, 0.5}});
        QCOMPARE(test.ties, 2);
        QCOMPARE(test.wins + test.losses, 0);
    }
};

TANDEM_TEST(TestPairedTest, QCoreApplication)
#include "tst_pairedtest.moc"
