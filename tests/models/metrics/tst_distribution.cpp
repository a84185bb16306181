#include "models/metrics/distribution.h"

#include "testmain.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace tandem::metrics;

class TestDistribution final : public QObject
{
    Q_OBJECT

private slots:
    void everyValueIsInOneBinWhoseEdgesHoldIt()
    {
        QList<double> values;
        for (int i = 0; i <= 1000; ++i)
            values += std::fmod(i * 0.0618033, 1.0);
        const BinEdges edges = binEdges(values);
        const Distribution all = distributionOf(values, edges);
        QCOMPARE(std::accumulate(all.bins.cbegin(), all.bins.cend(), qint64(0)), values.size());
        QCOMPARE(all.mean.n, qint64(values.size()));
        for (const double value : values) {
            const int bin = edges.binOf(value);
            QVERIFY(value >= edges.left(bin) - 1e-9 && value <= edges.left(bin + 1) + 1e-9);
        }
    }

    void valuesOnAnEdgeAreCountedAboveItAndTheLastInTheLastBin()
    {
        const BinEdges edges{0.0, 0.1, 10};
        QCOMPARE(edges.binOf(0.3), 3); // 0.3 / 0.1 is a little less than 3
        QCOMPARE(edges.binOf(1.0), 9);
        QCOMPARE(edges.binOf(0.0), 0);
    }

    void theFiguresAreThoseOfTheTextbook()
    {
        const QList<double> values{2, 4, 4, 4, 5, 5, 7, 9};
        const Distribution all = distributionOf(values, binEdges(values));
        QCOMPARE(*all.mean.value, 5.0);
        QCOMPARE(all.median, 4.5);
        QCOMPARE(all.deviation, std::sqrt(32.0 / 7.0));
        QCOMPARE(all.least, 2.0);
        QCOMPARE(all.most, 9.0);
    }

    void equalValuesAndOneAndNoneHaveBinsToo()
    {
        const QList<double> equal{0.5, 0.5, 0.5};
        const BinEdges edges = binEdges(equal);
        QVERIFY(edges.count >= 1 && edges.width > 0.0);
        QCOMPARE(distributionOf(equal, edges).deviation, 0.0);
        QVERIFY(std::isnan(distributionOf({0.0}, binEdges({0.0})).deviation));
        QVERIFY(!distributionOf({}, binEdges({})).mean.isDefined());
    }

    void thereAreEnoughBinsToSeeHowValuesLie()
    {
        // A bell of 200 values: five bins, as there were, do not show its shape.
        QList<double> values;
        for (int i = 0; i < 200; ++i) {
            const double x = (i + 0.5) / 100.0 - 1.0;
            values += 0.5 + 0.12 * std::atanh(x);
        }
        const BinEdges edges = binEdges(values);
        QVERIFY2(edges.count >= 12 && edges.count <= 40, qPrintable(QString::number(edges.count)));
        QVERIFY(binEdges({0.1, 0.2, 0.35, 0.5, 0.9}).count >= 6);
    }

    void valuesOfAnySizeHaveAFewBins_data()
    {
        QTest::addColumn<QList<double>>("values");
        QTest::newRow("both ends of what there is") << QList<double>{-1.7e308, 0.5, 1.7e308};
        QTest::newRow("hardly apart") << QList<double>{0.0, 5e-324};
        QTest::newRow("large and next to each other") << QList<double>{1e17, 1e17 + 16};
        QTest::newRow("one that is huge") << QList<double>{1.7e308};
    }

    void valuesOfAnySizeHaveAFewBins()
    {
        QFETCH(const QList<double>, values);
        const BinEdges edges = binEdges(values);
        QVERIFY(std::isfinite(edges.low) && std::isfinite(edges.width) && edges.width > 0.0);
        QVERIFY(edges.count >= 1 && edges.count <= 40);
        for (const double value : values)
            QVERIFY(edges.binOf(value) >= 0 && edges.binOf(value) < edges.count);
    }
};

TANDEM_TEST(TestDistribution, QCoreApplication)
#include "tst_distribution.moc"
