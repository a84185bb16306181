#include "models/inference/resampling.h"

#include "models/random.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace tandem;
using namespace tandem::inference;

/// Resampled means of many columns at once.
class TestResampling final : public QObject
{
    Q_OBJECT

private slots:
    void eachColumnGetsWhatItWouldGetAlone()
    {
        QList<QList<double>> columns;
        std::mt19937_64 random(7);
        for (int column = 0; column < 37; ++column) {
            columns.append(QList<double>());
            for (int row = 0; row < 11; ++row)
                columns.last().append(double(drawBelow(1000, random)) / 1000.0);
        }
        const QList<QList<double>> together = resampledMeans(columns, 50, 3);
        QCOMPARE(together.size(), columns.size());
        for (qsizetype i = 0; i < columns.size(); ++i) {
            QCOMPARE(together.at(i), resampledMeans({columns.at(i)}, 50, 3).first());
            QVERIFY(together.at(i) != resampledMeans({columns.at(i)}, 50, 4).first());
        }
    }

    void aResampleIsDrawnRowByRow()
    {
        const QList<double> column{0.1, 0.7, 0.4};
        std::mt19937_64 random(1);
        QList<double> expected;
        for (int i = 0; i < 20; ++i) {
            double sum = 0.0;
            for (int drawn = 0; drawn < 3; ++drawn)
                sum += column.at(qsizetype(drawBelow(3, random)));
            expected.append(sum / 3.0);
        }
        QCOMPARE(resampledMeans({column}, 20, 1).first(), expected);
    }

    void itCanBeCalledOff()
    {
        const std::atomic_bool cancel(true);
        QVERIFY(resampledMeans({{0.1, 0.2}}, 10, 1, &cancel).isEmpty());
        QVERIFY(resampledMeans({}, 10, 1).isEmpty());
    }

    void percentilesAreThoseOfTheSortedValues()
    {
        for (const int count : {1, 2, 3, 40, 41, 1000}) {
            QList<double> values;
            std::mt19937_64 random(5);
            for (int i = 0; i < count; ++i)
                values.append(double(drawBelow(50, random)));
            QList<double> sorted = values;
            std::sort(sorted.begin(), sorted.end());
            const auto at = [&](double share) {
                const double rank = share * double(count - 1);
                const auto lower = qsizetype(rank);
                const qsizetype upper = std::min<qsizetype>(lower + 1, count - 1);
                return sorted.at(lower) +
                       (rank - double(lower)) * (sorted.at(upper) - sorted.at(lower));
            };
            const Interval interval = percentileInterval(values);
            QCOMPARE(interval.low, at(0.025));
            QCOMPARE(interval.high, at(0.975));
        }
    }
};

TANDEM_TEST(TestResampling, QCoreApplication)
#include "tst_resampling.moc"
