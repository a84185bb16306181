#include "models/usersum/countsketch.h"

#include "models/usersum/keyhash.h"
#include "testmain.h"

#include <QTest>

using namespace tandem::usersum;

namespace {

quint64 hashOf(int key)
{
    return keyHash(std::to_string(key), 1);
}

} // namespace

/// Counts of more keys than there is memory for.
class TestCountSketch final : public QObject
{
    Q_OBJECT

private slots:
    void countsAreExactWhereThereIsRoom()
    {
        CountSketch sketch(1 << 20);
        sketch.add(hashOf(1), 3);
        sketch.add(hashOf(1), 1);
        sketch.add(hashOf(2), 1);
        QVERIFY(sketch.mayReach(hashOf(1), 4));
        QVERIFY(!sketch.mayReach(hashOf(1), 5));
        QVERIFY(sketch.mayReach(hashOf(2), 1));
        QVERIFY(!sketch.mayReach(hashOf(2), 2));
        QVERIFY(!sketch.mayReach(hashOf(3), 1));
    }

    void noKeyIsCountedTooSeldom()
    {
        CountSketch sketch(0); // the least
        for (int key = 0; key < 20'000; ++key)
            sketch.add(hashOf(key), quint32(key % 5));
        for (int key = 0; key < 20'000; ++key)
            QVERIFY(sketch.mayReach(hashOf(key), quint32(key % 5)));
    }

    /// What it may say wrongly costs memory, so that it should not say it often.
    void fewKeysAreCountedMuchTooOften()
    {
        CountSketch sketch(1 << 16); // 16,384 counts a row
        for (int key = 0; key < 40'000; ++key)
            sketch.add(hashOf(key), 1);
        int wrong = 0;
        for (int key = 0; key < 40'000; ++key)
            wrong += sketch.mayReach(hashOf(key), 10) ? 1 : 0;
        QCOMPARE(wrong, 0);
    }

    void fullCountsMayStandForAnyNumber()
    {
        CountSketch sketch(1 << 16);
        sketch.add(hashOf(1), 200);
        QVERIFY(!sketch.mayReach(hashOf(1), 255));
        sketch.add(hashOf(1), 1'000'000);
        QVERIFY(sketch.mayReach(hashOf(1), 70'000));
    }
};

TANDEM_TEST(TestCountSketch, QCoreApplication)
#include "tst_countsketch.moc"
