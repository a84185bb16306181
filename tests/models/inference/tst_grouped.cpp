#include "models/inference/grouped.h"

#include "sanitized.h"
#include "testmain.h"

#include <QTest>

#include <random>

using namespace tandem;
using namespace tandem::inference;

namespace {

constexpr int kGroups = 50;
constexpr int kMostInGroup = 4;

/// How often of `simulations` studies of 50 groups an interval of `estimate` holds the truth.
template <typename Estimate>
double shareHeld(int simulations, double truth, const Estimate& estimate)
{
    std::mt19937_64 random(1);
    int held = 0;
    for (int i = 0; i < simulations; ++i) {
        const Figure figure = estimate(random);
        held += figure.interval && figure.interval->low <= truth && truth <= figure.interval->high
                    ? 1
                    : 0;
    }
    return double(held) / double(simulations);
}

} // namespace

/// Values are compared in tst_judgecard.
class TestGrouped final : public QObject
{
    Q_OBJECT

private slots:
    void anIntervalOfAShareHoldsTheTruthNinetyFiveTimesInAHundred()
    {
        std::normal_distribution<double> normal;
        std::uniform_real_distribution<double> uniform;
        for (const double truth : {0.5, 0.8}) {
            const double share = shareHeld(4000 / kTimesSmaller, truth, [&](auto& random) {
                QList<GroupedValue> values;
                for (int group = 0; group < kGroups; ++group) {
                    const double ofGroup = truth + (uniform(random) - 0.5) * 0.4;
                    const int count = 1 + group % kMostInGroup;
                    for (int i = 0; i < count; ++i)
                        values.append({group, uniform(random) < ofGroup ? 1.0 : 0.0});
                }
                return groupedShare(values);
            });
            qInfo("share %.1f: held in %.1f %%", truth, 100.0 * share);
            QVERIFY(share > 0.93 && share < 0.97);
        }
    }

    void anIntervalOfASlopeHoldsTheTruthNinetyFiveTimesInAHundred()
    {
        std::normal_distribution<double> normal;
        const double share = shareHeld(4000 / kTimesSmaller, 0.1, [&](auto& random) {
            QList<GroupedPoint> points;
            for (int group = 0; group < kGroups; ++group) {
                const double ofGroup = normal(random) * 0.2;
                const double length = normal(random);
                const int count = 1 + group % kMostInGroup;
                for (int i = 0; i < count; ++i) {
                    const double x = length + 0.5 * normal(random);
                    points.append({group, x, 0.1 * x + ofGroup + 0.3 * normal(random)});
                }
            }
            return groupedSlope(points);
        });
        qInfo("slope: held in %.1f %%", 100.0 * share);
        QVERIFY(share > 0.93 && share < 0.97);
    }

    void whatCannotBeEstimatedSaysWhy()
    {
        QVERIFY(!groupedShare({}).undefinedBecause.isEmpty());
        QVERIFY(!groupedShare({{0, 1.0}, {0, 0.0}}).interval);
        QVERIFY(!groupedSlope({{0, 1, 1}, {1, 2, 2}}).undefinedBecause.isEmpty());
        QVERIFY(!groupedSlope({{0, 7, 1}, {1, 7, 2}, {2, 7, 3}}).undefinedBecause.isEmpty());
        // Without the last group x is constant.
        const Figure slope = groupedSlope({{0, 7, 1}, {1, 7, 2}, {2, 9, 3}});
        QCOMPARE(*slope.value, 0.75);
        QVERIFY(!slope.interval);
    }
};

TANDEM_TEST(TestGrouped, QCoreApplication)
#include "tst_grouped.moc"
