#include "models/rounds/timing.h"

#include "testmain.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace tandem;

class TestTiming final : public QObject
{
    Q_OBJECT

private slots:
    void timeBetweenActivitiesIsCounted();
    void aLongPauseCountsSixtySeconds();
    void eachPauseIsLimitedOnItsOwn();
    void theRunningGapIsLimitedToo();
    void restartForgetsWhatWasBefore();
    void aClockThatRunsBackwardsAddsNothing();
    void activityNeverLowersTheTime();
    void medianOfOddAndEvenCounts();
    void costIsTimeTimesWage();
    void clockTextIsReadAtAGlance_data();
    void clockTextIsReadAtAGlance();

private:
    qint64 m_now = 0;
    ActivityClock m_clock{[this] { return m_now; }};

private slots:
    void init()
    {
        m_now = 1'000'000;
        m_clock.restart();
    }
};

void TestTiming::timeBetweenActivitiesIsCounted()
{
    m_now += 1'500;
    m_clock.activity();
    m_now += 2'000;
    m_clock.activity();
    QCOMPARE(m_clock.elapsedActiveMs(), 3'500);
}

void TestTiming::aLongPauseCountsSixtySeconds()
{
    m_now += 3 * kIdleLimitMs;
    m_clock.activity();
    QCOMPARE(m_clock.elapsedActiveMs(), 60'000);
}

void TestTiming::eachPauseIsLimitedOnItsOwn()
{
    for (const qint64 gap : {60'000, 60'001, 59'999, 500'000}) {
        m_now += gap;
        m_clock.activity();
    }
    QCOMPARE(m_clock.elapsedActiveMs(), 60'000 + 60'000 + 59'999 + 60'000);
}

void TestTiming::theRunningGapIsLimitedToo()
{
    m_now += 10'000;
    QCOMPARE(m_clock.elapsedActiveMs(), 10'000);
    m_now += 900'000;
    QCOMPARE(m_clock.elapsedActiveMs(), 60'000);
}

void TestTiming::restartForgetsWhatWasBefore()
{
    m_now += 5'000;
    m_clock.activity();
    m_clock.restart();
    QCOMPARE(m_clock.elapsedActiveMs(), 0);
    m_now += 700;
    QCOMPARE(m_clock.elapsedActiveMs(), 700);
}

void TestTiming::aClockThatRunsBackwardsAddsNothing()
{
    m_now -= 5'000;
    m_clock.activity();
    QCOMPARE(m_clock.elapsedActiveMs(), 0);
}

void TestTiming::activityNeverLowersTheTime()
{
    std::mt19937 random(7);
    qint64 before = 0;
    for (int i = 0; i < 1'000; ++i) {
        m_now += random() % 120'000;
        const qint64 running = m_clock.elapsedActiveMs();
        m_clock.activity();
        QCOMPARE(m_clock.elapsedActiveMs(), running);
        QVERIFY(running >= before);
        QVERIFY(running - before <= kIdleLimitMs);
        before = running;
    }
}

void TestTiming::medianOfOddAndEvenCounts()
{
    QVERIFY(!medianMs({}));
    QCOMPARE(*medianMs({7}), 7);
    QCOMPARE(*medianMs({9, 1, 5}), 5);
    QCOMPARE(*medianMs({40, 10, 30, 20}), 25);
    QCOMPARE(*medianMs({2, 1}), 1);
    QCOMPARE(*medianMs({3, 3, 3, 900}), 3);
}

void TestTiming::costIsTimeTimesWage()
{
    QCOMPARE(cost(3'600'000, 9.0), 9.0);
    QCOMPARE(cost(0, 9.0), 0.0);
    QCOMPARE(cost(1'800'000, 12.5), 6.25);
    // KGDS: 100 samples, two experts, 2.6 hours each, at 9 dollars an hour.
    QVERIFY(std::abs(200 * cost(9'360'000, 9.0) - 4'680.0) < 1e-9);
}

void TestTiming::clockTextIsReadAtAGlance_data()
{
    QTest::addColumn<qint64>("ms");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << qint64(0) << QStringLiteral("0:00");
    QTest::newRow("seconds are full ones") << qint64(5'999) << QStringLiteral("0:05");
    QTest::newRow("minutes") << qint64(341'000) << QStringLiteral("5:41");
    QTest::newRow("just under an hour") << qint64(3'599'999) << QStringLiteral("59:59");
    QTest::newRow("an hour") << qint64(3'600'000) << QStringLiteral("1:00:00");
    QTest::newRow("more than an hour") << qint64(3'941'000) << QStringLiteral("1:05:41");
    QTest::newRow("days stay hours") << qint64(360'000'000) << QStringLiteral("100:00:00");
    QTest::newRow("negative") << qint64(-5'000) << QStringLiteral("0:00");
}

void TestTiming::clockTextIsReadAtAGlance()
{
    QFETCH(qint64, ms);
    QFETCH(QString, text);
    QCOMPARE(clockText(ms), text);
}

TANDEM_TEST(TestTiming, QCoreApplication)
#include "tst_timing.moc"
