#include "models/inference/intervals.h"
#include "models/inference/means.h"

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

class TestMeans final : public QObject
{
    Q_OBJECT

private slots:
    void theMeanHasStudentsInterval()
    {
        // By hand: mean 3, s^2 = 2.5, t(4) = 2.776445, half width t * sqrt(2.5 / 5).
        const Figure mean = meanWithInterval({1, 2, 3, 4, 5});
        QCOMPARE(*mean.value, 3.0);
        QCOMPARE(mean.n, 5);
        QVERIFY(qAbs(mean.interval->high - 4.963243) < 1e-5);
        QVERIFY(qAbs(mean.interval->low - 1.036757) < 1e-5);
    }

    void wilsonsIntervalOfNoneBeginsAtExactlyZero()
    {
        for (qint64 n = 1; n < 200; ++n) {
            QCOMPARE(shareWithWilson(0.0, n).interval->low, 0.0);
            QCOMPARE(shareWithWilson(double(n), n).interval->high, 1.0);
        }
    }

    void noCasesHaveNoMean()
    {
        const Figure mean = meanWithInterval({});
        QVERIFY(!mean.isDefined());
        QVERIFY(!mean.undefinedBecause.isEmpty());
        QVERIFY(!meanWithInterval({0.5}).interval);
    }

    void theIntervalStaysWhereTheValuesCanBe()
    {
        const Figure wide = meanWithInterval({0.1, 0.9});
        QVERIFY(wide.interval->low < 0.0 && wide.interval->high > 1.0);
        const Figure inside = meanWithInterval({0.1, 0.9}, {0.0, 1.0});
        QCOMPARE(*inside.value, *wide.value);
        QVERIFY(inside.interval->low > 0.0 && inside.interval->high < 1.0);
        // By hand: mean 0.3, standard error 0.1 / sqrt(3), t(2) = 4.302653; of the logit it is
        // that by 0.3 times 0.7.
        const Figure three = meanWithInterval({0.2, 0.3, 0.4}, {0.0, 1.0});
        const double half = 4.302653 * 0.1 / std::sqrt(3.0) / 0.21;
        const double low = 1.0 / (1.0 + std::exp(-(std::log(0.3 / 0.7) - half)));
        QVERIFY(qAbs(three.interval->low - low) < 1e-6);
        // On another scale it is the same but for the scale, and of equal values it is a point.
        const Figure percents = meanWithInterval({20, 30, 40}, {0.0, 100.0});
        QVERIFY(qAbs(percents.interval->high - 100.0 * three.interval->high) < 1e-9);
        // It would be a point.
        QVERIFY(!meanWithInterval({0.3, 0.3}, {0.0, 1.0}).interval);
        QVERIFY(!meanWithInterval({1.0, 1.0}, {0.0, 1.0}).interval);
        // What is beyond all the same stays within its interval.
        const Figure beyond = meanWithInterval({1.5, 1.7}, {0.0, 1.0});
        QVERIFY(beyond.interval->low <= *beyond.value && *beyond.value <= beyond.interval->high);
        QVERIFY(!meanWithInterval({0.5}, {0.0, 1.0}).interval);
    }

    void theBootstrapDrawsItsInterval()
    {
        const Figure mean = bootstrapMean({0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0});
        QVERIFY(isNear(*mean.value, 0.5));
        QCOMPARE(mean.n, 10);
        // The share of ten draws at one half: the 2.5 % point of the binomial is 1/5.
        QVERIFY(isNear(mean.interval->low, 0.2));
        QVERIFY(isNear(mean.interval->high, 0.8));
        QVERIFY(!bootstrapMean({0.5}).interval);
        QVERIFY(!bootstrapMean({0.5, 0.5, 0.5}).interval);
        // Of fewer than ten nothing is drawn.
        QVERIFY(!bootstrapMean({0.9, 0.8, 0.9, 0.7, 0.8, 0.9, 0.8, 0.9, 0.7}).interval);
        QVERIFY(!bootstrapMean({}).isDefined());
        std::atomic_bool cancel = true;
        QVERIFY(!bootstrapMean({0.1, 0.9}, &cancel).isDefined());
    }
};

TANDEM_TEST(TestMeans, QCoreApplication)
#include "tst_means.moc"
