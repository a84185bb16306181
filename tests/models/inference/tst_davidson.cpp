#include "models/inference/benjaminiyekutieli.h"
#include "models/inference/davidson.h"
#include "models/inference/distributions.h"

#include "madevalues.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::inference;

class TestDavidson final : public QObject
{
    Q_OBJECT

private slots:
    void madeComparisonsAgree();
    void twoAreTheOddsOfTheirWins();
    void whatNothingConnectsHasNoStrength();
    void tiesConnectBothWays();
    void tiesAloneHaveNoStrength();
    void farStrengthsAreFound();
    void adjustedProbabilitiesAgree();
    void distributionsHaveTheirTextbookPoints();
};

void TestDavidson::madeComparisonsAgree()
{
    const QJsonArray all = made::expected()[QLatin1String("comparisons")].toArray();
    QCOMPARE(all.size(), 3);
    for (const QJsonValue& one : all) {
        QList<ComparedPair> pairs;
        for (const QList<double>& pair : made::rowsIn(one[QLatin1String("pairs")]))
            pairs.append(
                {qsizetype(pair.at(0)), qsizetype(pair.at(1)), pair.at(2), pair.at(3), pair.at(4)});
        const auto fit = davidsonFit(one[QLatin1String("count")].toInt(), pairs);
        QVERIFY(fit);
        const QList<double> wanted = made::numbersIn(one[QLatin1String("strengths")]);
        for (qsizetype i = 0; i < wanted.size(); ++i)
            QVERIFY(made::near(fit->logStrengths.at(i), wanted.at(i), 1e-5));
        QVERIFY(made::near(fit->ties, one[QLatin1String("ties")].toDouble(), 1e-5));
    }
}

void TestDavidson::twoAreTheOddsOfTheirWins()
{
    const auto fit = davidsonFit(2, {{0, 1, 30, 10, 0}});
    QVERIFY(made::near(fit->logStrengths.at(0), std::log(3.0) / 2.0, 1e-9));
    QVERIFY(made::near(fit->logStrengths.at(1), -std::log(3.0) / 2.0, 1e-9));
    QCOMPARE(fit->ties, 0.0);
}

void TestDavidson::whatNothingConnectsHasNoStrength()
{
    // The third one won everything.
    const QList<ComparedPair> pairs{{0, 1, 3, 2, 0}, {0, 2, 0, 4, 0}, {1, 2, 0, 1, 0}};
    QVERIFY(!davidsonFit(3, pairs));
    QCOMPARE(unconnected(3, pairs), (QList<qsizetype>{2}));
    QCOMPARE(unconnected(4, {{0, 1, 1, 1, 0}, {2, 3, 1, 1, 0}}), (QList<qsizetype>{2, 3}));
}

void TestDavidson::tiesConnectBothWays()
{
    const QList<ComparedPair> pairs{{0, 1, 3, 2, 0}, {0, 2, 0, 4, 1}, {1, 2, 0, 1, 0}};
    QVERIFY(unconnected(3, pairs).isEmpty());
    QVERIFY(davidsonFit(3, pairs));
}

void TestDavidson::tiesAloneHaveNoStrength()
{
    QVERIFY(!davidsonFit(2, {{0, 1, 0, 0, 5}}));
}

void TestDavidson::farStrengthsAreFound()
{
    QList<ComparedPair> pairs;
    for (qsizetype i = 0; i + 1 < 8; ++i)
        pairs.append({i, i + 1, 1000, 1, 3});
    const auto fit = davidsonFit(8, pairs);
    QVERIFY(fit);
    for (qsizetype i = 0; i + 1 < 8; ++i)
        QVERIFY(fit->logStrengths.at(i) - fit->logStrengths.at(i + 1) > 5.0);
}

void TestDavidson::adjustedProbabilitiesAgree()
{
    const QJsonValue wanted = made::expected()[QLatin1String("benjamini_yekutieli")];
    const QList<double> adjusted =
        benjaminiYekutieliAdjusted(made::numbersIn(wanted[QLatin1String("p")]));
    const QList<double> all = made::numbersIn(wanted[QLatin1String("adjusted")]);
    QCOMPARE(adjusted.size(), all.size());
    for (qsizetype i = 0; i < all.size(); ++i)
        QVERIFY(made::near(adjusted.at(i), all.at(i), 1e-12));
    QVERIFY(benjaminiYekutieliAdjusted({}).isEmpty());
    QCOMPARE(benjaminiYekutieliAdjusted({0.2}), (QList<double>{0.2}));
}

void TestDavidson::distributionsHaveTheirTextbookPoints()
{
    QVERIFY(made::near(fPoint975(5, 10), 4.2361, 1e-4));
    QVERIFY(made::near(chiSquareAbove(3.841459, 1), 0.05, 1e-5));
    QVERIFY(made::near(studentTBelow(-2.228139, 10), 0.025, 1e-5));
}

TANDEM_TEST(TestDavidson, QCoreApplication)
#include "tst_davidson.moc"
