#include "models/inference/sampling.h"

#include "testmain.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace tandem::inference;

namespace {

bool isAscending(const QList<qsizetype>& places)
{
    return std::adjacent_find(places.begin(), places.end(), std::greater_equal<>()) == places.end();
}

} // namespace

class TestSampling final : public QObject
{
    Q_OBJECT

private slots:
    void aRandomSampleHasItsSizeAndIsRepeated();
    void everyPlaceIsDrawnAsOften();
    void strataAreInProportion_data();
    void strataAreInProportion();
    void allocationsHoldForAllSizes();
    void aStratifiedSampleTakesFromEveryStratum();
};

void TestSampling::aRandomSampleHasItsSizeAndIsRepeated()
{
    const QList<qsizetype> sample = randomSample(100, 10, 7);
    QCOMPARE(sample.size(), 10);
    QVERIFY(isAscending(sample));
    QCOMPARE(randomSample(100, 10, 7), sample);
    QVERIFY(randomSample(100, 10, 8) != sample);
    QCOMPARE(randomSample(3, 10, 7), QList<qsizetype>({0, 1, 2}));
    QCOMPARE(randomSample(0, 10, 7), QList<qsizetype>());
    QCOMPARE(randomSample(3, 0, 7), QList<qsizetype>());
    QCOMPARE(randomSample(3, -1, 7), QList<qsizetype>());
    QCOMPARE(randomSample(20, 5, 1), QList<qsizetype>({7, 8, 11, 14, 18}));
}

void TestSampling::everyPlaceIsDrawnAsOften()
{
    QList<int> times(10, 0);
    for (quint32 seed = 0; seed < 2000; ++seed) {
        for (const qsizetype place : randomSample(10, 3, seed))
            ++times[place];
    }
    // 600 of each are expected, with a standard deviation of 20.
    QVERIFY(*std::min_element(times.begin(), times.end()) > 500);
    QVERIFY(*std::max_element(times.begin(), times.end()) < 700);
}

void TestSampling::strataAreInProportion_data()
{
    QTest::addColumn<QList<qsizetype>>("counts");
    QTest::addColumn<qsizetype>("size");
    QTest::addColumn<QList<qsizetype>>("expected");
    using Counts = QList<qsizetype>;
    QTest::newRow("exact") << Counts{50, 30, 20} << qsizetype(10) << Counts{5, 3, 2};
    QTest::newRow("largest remainder") << Counts{45, 34, 21} << qsizetype(10) << Counts{5, 3, 2};
    QTest::newRow("equal remainders") << Counts{10, 10, 10} << qsizetype(4) << Counts{2, 1, 1};
    QTest::newRow("none is left out") << Counts{97, 2, 1} << qsizetype(5) << Counts{3, 1, 1};
    QTest::newRow("no room for all") << Counts{97, 2, 1} << qsizetype(2) << Counts{2, 0, 0};
    QTest::newRow("an empty one") << Counts{6, 0, 3} << qsizetype(3) << Counts{2, 0, 1};
    QTest::newRow("all") << Counts{6, 1, 3} << qsizetype(99) << Counts{6, 1, 3};
    QTest::newRow("nothing of nothing") << Counts{0, 0} << qsizetype(3) << Counts{0, 0};
    QTest::newRow("no strata") << Counts{} << qsizetype(3) << Counts{};
}

void TestSampling::strataAreInProportion()
{
    QFETCH(QList<qsizetype>, counts);
    QFETCH(qsizetype, size);
    QFETCH(QList<qsizetype>, expected);
    QCOMPARE(allocatedToStrata(counts, size), expected);
}

void TestSampling::allocationsHoldForAllSizes()
{
    for (const QList<qsizetype>& counts :
        {QList<qsizetype>{1, 1, 1, 1, 100}, QList<qsizetype>{7, 13, 29, 1},
            QList<qsizetype>{5, 5, 5, 5, 5, 5, 5}, QList<qsizetype>{1, 2, 3, 4, 50, 6, 0, 8}}) {
        const qsizetype total = std::accumulate(counts.begin(), counts.end(), qsizetype(0));
        for (qsizetype size = 0; size <= total; ++size) {
            const QList<qsizetype> allocated = allocatedToStrata(counts, size);
            QCOMPARE(std::accumulate(allocated.begin(), allocated.end(), qsizetype(0)), size);
            const bool fits = size >= counts.size() - counts.count(0);
            for (qsizetype i = 0; i < counts.size(); ++i) {
                QVERIFY(allocated.at(i) <= counts.at(i));
                QVERIFY(!fits || counts.at(i) == 0 || allocated.at(i) > 0);
            }
        }
    }
}

void TestSampling::aStratifiedSampleTakesFromEveryStratum()
{
    QStringList strata;
    for (int i = 0; i < 60; ++i)
        strata.append(i % 6 == 0 ? QStringLiteral("rare") : QStringLiteral("common"));
    const QList<qsizetype> sample = stratifiedSample(strata, 12, 3);
    QCOMPARE(sample.size(), 12);
    QVERIFY(isAscending(sample));
    QCOMPARE(std::count_if(sample.begin(), sample.end(),
                 [&](qsizetype place) { return strata.at(place) == QStringLiteral("rare"); }),
        2);
    QCOMPARE(stratifiedSample(strata, 12, 3), sample);
    QVERIFY(stratifiedSample(strata, 12, 4) != sample);
    QCOMPARE(stratifiedSample({}, 12, 3), QList<qsizetype>());
    // Of strata that are alike, each is chosen at times.
    QSet<qsizetype> chosen;
    for (quint32 seed = 0; seed < 50; ++seed)
        chosen.insert(stratifiedSample(
            {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}, 1, seed)
                          .constFirst());
    QCOMPARE(chosen.size(), 3);
}

TANDEM_TEST(TestSampling, QCoreApplication)
#include "tst_sampling.moc"
