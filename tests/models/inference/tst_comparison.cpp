#include "models/inference/comparison.h"

#include "models/inference/holm.h"

#include "testmain.h"

#include <QTest>

#include <atomic>
#include <cmath>

using namespace tandem;
using namespace tandem::inference;

namespace {

bool isNear(double value, double expected, double distance = 1e-9)
{
    return std::abs(value - expected) < distance;
}

} // namespace

class TestComparison final : public QObject
{
    Q_OBJECT

private slots:
    void holmsAdjustmentStepsDown()
    {
        // Smallest times 4, next times 3, never below the one before, never above 1.
        const QList<double> adjusted = holmAdjusted({0.04, 0.01, 0.03, 0.5});
        QVERIFY(isNear(adjusted.at(0), 0.09));
        QVERIFY(isNear(adjusted.at(1), 0.04));
        QVERIFY(isNear(adjusted.at(2), 0.09));
        QVERIFY(isNear(adjusted.at(3), 0.5));
        QCOMPARE(holmAdjusted({0.7, 0.8}), (QList<double>{1.0, 1.0}));
        QVERIFY(holmAdjusted({}).isEmpty());
    }

    void whatOneOfTwoLacksIsNotCompared()
    {
        const ScoresOfTwo common =
            commonValues({{1, 0.1}, {2, 0.2}, {5, 0.5}}, {{2, 0.7}, {3, 0.8}, {5, 0.9}});
        QCOMPARE(common.first, (QList<double>{0.2, 0.5}));
        QCOMPARE(common.second, (QList<double>{0.7, 0.9}));
    }

    void everyTwoAreTestedInTheirOrderAndAdjusted()
    {
        const UnitValues high{{1, 0.9}, {2, 0.8}, {3, 0.9}, {4, 0.7}, {5, 0.8}, {6, 0.9}};
        const UnitValues low{{1, 0.1}, {2, 0.2}, {3, 0.1}, {4, 0.3}, {5, 0.2}, {6, 0.1}};
        const QList<PairOfAll> pairs =
            everyTwo({high, low, {{7, 0.5}}}, {QStringLiteral("Too few.")});
        QCOMPARE(pairs.size(), 3);
        QCOMPARE(pairs.at(1).first, 0);
        QCOMPARE(pairs.at(1).second, 2);
        QCOMPARE(pairs.at(0).test.pValue, 2.0 / 64.0);
        QCOMPARE(*pairs.at(0).test.holm, pairs.at(0).test.pValue); // the only one that is defined
        QVERIFY(!pairs.at(1).test.holm);
        QCOMPARE(pairs.at(2).test.difference.undefinedBecause, QStringLiteral("Too few."));
    }

    void whatIsCancelledSaysNothing()
    {
        const std::atomic_bool cancelled = true;
        const QList<PairedTest> tests =
            tableTests({{{0.1, 0.2}, {0.3, 0.4}}}, {{}, kPairedResamples, kPairedSeed, &cancelled});
        QVERIFY(!tests.first().difference.isDefined());
        QVERIFY(!tests.first().holm);
    }
};

TANDEM_TEST(TestComparison, QCoreApplication)
#include "tst_comparison.moc"
