#include "storage/llm/endpointlane.h"
#include "storage/llm/gatewayoptions.h"

#include "testmain.h"

#include <QTest>

using namespace tandem::llm;

/// Which call may start when: limits a minute, order, back-off.
class TestEndpointLane final : public QObject
{
    Q_OBJECT

private slots:
    void noWindowOfAMinuteHoldsMoreRequestsThanAllowed();
    void tokensAreCountedAsEstimatedUntilTheyAreKnown();
    void whatIsLargerThanTheLimitGoesAlone();
    void withoutLimitsNothingWaits();
    void callsStartInTheirOrderUpToTheConcurrency();
    void aCallThatBacksOffLeavesItsPlaceToOthers();
    void aHoldKeepsAllCallsBack();
    void earlierAnswersTeachHowLongAnswersAre();
    void aRemovedCallIsNowhere();
    void backOffGrowsWithFullJitterUpToItsCap();
    void retryAfterIsTheLeastWait();
    void retryAfterIsReadInBothForms();
};

void TestEndpointLane::noWindowOfAMinuteHoldsMoreRequestsThanAllowed()
{
    RateLimit limit;
    limit.setLimits(3, 0);
    for (const qint64 at : {0, 10'000, 20'000}) {
        QCOMPARE(limit.waitMs(at, 1), 0);
        limit.take(at, 1);
    }
    QCOMPARE(limit.waitMs(20'000, 1), 40'000);
    QCOMPARE(limit.waitMs(59'999, 1), 1);
    QCOMPARE(limit.waitMs(60'000, 1), 0);
    limit.take(60'000, 1);
    QCOMPARE(limit.waitMs(60'000, 1), 10'000);
    limit.setLimits(1, 0);
    QCOMPARE(limit.waitMs(60'000, 1), 60'000);
}

void TestEndpointLane::tokensAreCountedAsEstimatedUntilTheyAreKnown()
{
    RateLimit limit;
    limit.setLimits(0, 100);
    const auto first = limit.take(0, 60);
    const auto second = limit.take(1'000, 40);
    QCOMPARE(limit.waitMs(2'000, 30), 58'000);
    QCOMPARE(limit.waitMs(2'000, 70), 59'000);
    limit.settle(first, 10);
    QCOMPARE(limit.waitMs(2'000, 30), 0);
    limit.settle(second, 90);
    QCOMPARE(limit.waitMs(2'000, 30), 59'000);
    QCOMPARE(limit.waitMs(61'000, 30), 0);
    limit.settle(second, 1'000'000); // long forgotten
    QCOMPARE(limit.waitMs(61'000, 100), 0);
}

void TestEndpointLane::whatIsLargerThanTheLimitGoesAlone()
{
    RateLimit limit;
    limit.setLimits(0, 100);
    QCOMPARE(limit.waitMs(0, 500), 0);
    limit.take(0, 500);
    QCOMPARE(limit.waitMs(5'000, 1), 55'000);
    QCOMPARE(limit.waitMs(60'000, 500), 0);
}

void TestEndpointLane::withoutLimitsNothingWaits()
{
    RateLimit limit;
    for (int i = 0; i < 1000; ++i) {
        QCOMPARE(limit.waitMs(0, 1'000'000), 0);
        limit.take(0, 1'000'000);
    }
}

void TestEndpointLane::callsStartInTheirOrderUpToTheConcurrency()
{
    EndpointLane lane;
    Limits limits;
    limits.concurrency = 2;
    lane.setLimits(limits);
    for (quint64 call = 1; call <= 4; ++call)
        lane.add(call, {});
    QCOMPARE(lane.takeNext(0), std::optional<quint64>(1));
    QCOMPARE(lane.takeNext(0), std::optional<quint64>(2));
    QCOMPARE(lane.takeNext(0), std::nullopt);
    QCOMPARE(lane.nextDue(0), std::nullopt); // time alone brings nothing
    QCOMPARE(lane.load(), (GatewayLoad{2, 2, 0}));
    lane.finish(1, 5, 5);
    QCOMPARE(lane.takeNext(0), std::optional<quint64>(3));
    lane.setPaused(true);
    lane.finish(2, 5, 5);
    QCOMPARE(lane.takeNext(0), std::nullopt);
    lane.setPaused(false);
    QCOMPARE(lane.takeNext(0), std::optional<quint64>(4));
}

void TestEndpointLane::aCallThatBacksOffLeavesItsPlaceToOthers()
{
    EndpointLane lane;
    Limits limits;
    limits.concurrency = 1;
    lane.setLimits(limits);
    for (quint64 call = 1; call <= 3; ++call)
        lane.add(call, {});
    QCOMPARE(lane.takeNext(0), std::optional<quint64>(1));
    lane.retry(1, 500);
    QCOMPARE(lane.load(), (GatewayLoad{2, 0, 1}));
    QCOMPARE(lane.takeNext(100), std::optional<quint64>(2));
    QCOMPARE(lane.nextDue(100), std::optional<qint64>(500));
    lane.finish(2, 1, 1);
    // Its time has come, and it was here before the third.
    QCOMPARE(lane.takeNext(500), std::optional<quint64>(1));
}

void TestEndpointLane::aHoldKeepsAllCallsBack()
{
    EndpointLane lane;
    lane.setLimits({});
    lane.add(1, {});
    lane.holdUntil(7'000);
    lane.holdUntil(3'000);
    QCOMPARE(lane.takeNext(6'999), std::nullopt);
    QCOMPARE(lane.nextDue(6'999), std::optional<qint64>(7'000));
    QCOMPARE(lane.takeNext(7'000), std::optional<quint64>(1));
}

void TestEndpointLane::earlierAnswersTeachHowLongAnswersAre()
{
    EndpointLane lane;
    Limits limits;
    limits.tokensPerMinute = 1000;
    lane.setLimits(limits);
    for (quint64 call = 1; call <= 5; ++call)
        lane.add(call, {100, 800});
    QCOMPARE(lane.takeNext(0), std::optional<quint64>(1));
    QCOMPARE(lane.takeNext(0), std::nullopt);
    QCOMPARE(lane.nextDue(0), std::optional<qint64>(60'000));
    lane.finish(1, 100, 100); // 200 are counted; each of the next is taken for as much
    for (quint64 call = 2; call <= 5; ++call)
        QCOMPARE(lane.takeNext(1), std::optional<quint64>(call));
}

void TestEndpointLane::aRemovedCallIsNowhere()
{
    EndpointLane lane;
    Limits limits;
    limits.concurrency = 1;
    lane.setLimits(limits);
    for (quint64 call = 1; call <= 3; ++call)
        lane.add(call, {});
    QVERIFY(lane.takeNext(0));
    lane.retry(1, 100);
    QVERIFY(lane.takeNext(0));
    for (quint64 call = 1; call <= 4; ++call)
        lane.remove(call);
    QCOMPARE(lane.load(), GatewayLoad());
    QCOMPARE(lane.takeNext(1'000), std::nullopt);
    QCOMPARE(lane.nextDue(1'000), std::nullopt);
}

void TestEndpointLane::backOffGrowsWithFullJitterUpToItsCap()
{
    const BackOff backOff{100, 1'000};
    QCOMPARE(backOffMs(backOff, 1, {}, 1.0), 100);
    QCOMPARE(backOffMs(backOff, 2, {}, 1.0), 200);
    QCOMPARE(backOffMs(backOff, 4, {}, 1.0), 800);
    QCOMPARE(backOffMs(backOff, 5, {}, 1.0), 1'000);
    QCOMPARE(backOffMs(backOff, 1'000'000, {}, 1.0), 1'000);
    QCOMPARE(backOffMs(backOff, 4, {}, 0.5), 400);
    QCOMPARE(backOffMs(backOff, 4, {}, 0.0), 0);
}

void TestEndpointLane::retryAfterIsTheLeastWait()
{
    const BackOff backOff{100, 1'000};
    QCOMPARE(backOffMs(backOff, 1, 7'000, 0.0), 7'000);
    QCOMPARE(backOffMs(backOff, 5, 7'000, 1.0), 7'100);
    QCOMPARE(backOffMs(backOff, 1, 3'600'000, 0.0), 300'000);
    QCOMPARE(backOffMs(backOff, 1, 0, 0.0), 0);
}

void TestEndpointLane::retryAfterIsReadInBothForms()
{
    const QDateTime now(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);
    QCOMPARE(parseRetryAfter("7", now), std::optional(7'000));
    QCOMPARE(parseRetryAfter(" 0.5 ", now), std::optional(500));
    QCOMPARE(parseRetryAfter("Sat, 21 Nov 2026 12:01:30 GMT", now), std::optional(90'000));
    QCOMPARE(parseRetryAfter("Sat, 21 Nov 2026 11:00:00 GMT", now), std::optional(0));
    for (const char* unreadable : {"", "soon", "-1", "nan"})
        QCOMPARE(parseRetryAfter(unreadable, now), std::optional<int>());
    QVERIFY(*parseRetryAfter("1e300", now) > 1'000'000);
}

TANDEM_TEST(TestEndpointLane, QCoreApplication)
#include "tst_endpointlane.moc"
