#include "models/usersum/timelinesplit.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::usersum;

namespace {

Timeline timelineAt(const QList<qint64>& times)
{
    Timeline timeline;
    for (const qint64 time : times) {
        Activity activity;
        activity.time = time;
        timeline.activities.append(activity);
    }
    return timeline;
}

SplitRule byShare(double share)
{
    return {SplitRule::By::Share, share, 10};
}

SplitRule byCount(int count)
{
    return {SplitRule::By::Count, 0.8, count};
}

QList<qint64> oneByOne(int count)
{
    QList<qint64> times;
    for (int i = 0; i < count; ++i)
        times.append(1000 + i);
    return times;
}

} // namespace

/// Where timelines are cut into past and future.
class TestTimelineSplit final : public QObject
{
    Q_OBJECT

private slots:
    void shareIsRoundedDownAndLeavesBothSidesSomething_data();
    void shareIsRoundedDownAndLeavesBothSidesSomething();
    void cutsNeverFallInsideATie_data();
    void cutsNeverFallInsideATie();
    void rulesThatLeaveNothingAreRefused();
    void cutsAreCounted();
};

void TestTimelineSplit::shareIsRoundedDownAndLeavesBothSidesSomething_data()
{
    QTest::addColumn<int>("activities");
    QTest::addColumn<double>("share");
    QTest::addColumn<int>("past");
    QTest::newRow("the paper's shortest") << 50 << 0.8 << 40;
    QTest::newRow("its longest") << 200 << 0.8 << 160;
    QTest::newRow("a little above seven") << 10 << 0.7 << 7;
    QTest::newRow("a little below 29") << 100 << 0.29 << 29;
    QTest::newRow("rounded down") << 9 << 0.5 << 4;
    QTest::newRow("never none") << 3 << 0.1 << 1;
    QTest::newRow("never all") << 2 << 0.99 << 1;
}

void TestTimelineSplit::shareIsRoundedDownAndLeavesBothSidesSomething()
{
    QFETCH(int, activities);
    QFETCH(double, share);
    QFETCH(int, past);
    const auto split = splitTimeline(timelineAt(oneByOne(activities)), byShare(share));
    QVERIFY(split);
    QCOMPARE(int(split->past), past);
    QVERIFY(!split->isMoved);
}

void TestTimelineSplit::cutsNeverFallInsideATie_data()
{
    QTest::addColumn<QList<qint64>>("times");
    QTest::addColumn<SplitRule>("rule");
    QTest::addColumn<int>("past"); // 0: no cut
    QTest::addColumn<bool>("isMoved");
    const auto row = [](const char* name, const QList<qint64>& times, const SplitRule& rule,
                         int past,
                         bool isMoved) { QTest::newRow(name) << times << rule << past << isMoved; };
    row("at the edge of a tie", {1, 1, 2, 3}, byShare(0.5), 2, false);
    row("behind the tie", {1, 2, 2, 2, 3}, byShare(0.4), 4, true);
    row("before it where nothing is left", {1, 2, 3, 3, 3}, byShare(0.8), 2, true);
    row("all alike", {5, 5, 5, 5}, byShare(0.5), 0, false);
    row("one", {5}, byShare(0.5), 0, false);
    row("none", {}, byShare(0.5), 0, false);
    row("two alike", {5, 5}, byShare(0.5), 0, false);
    row("the last two", {1, 2, 3, 4}, byCount(2), 2, false);
    row("fewer than the last two", {1, 2, 3, 3, 4}, byCount(2), 4, true);
    row("more than the last two", {1, 2, 3, 3, 3}, byCount(2), 2, true);
    row("all items", {1, 2}, byCount(2), 0, false);
    row("more than there are", {1, 2}, byCount(9), 0, false);
}

void TestTimelineSplit::cutsNeverFallInsideATie()
{
    QFETCH(QList<qint64>, times);
    QFETCH(SplitRule, rule);
    QFETCH(int, past);
    QFETCH(bool, isMoved);
    const auto split = splitTimeline(timelineAt(times), rule);
    QCOMPARE(split ? int(split->past) : 0, past);
    QCOMPARE(split && split->isMoved, isMoved);
}

void TestTimelineSplit::rulesThatLeaveNothingAreRefused()
{
    QVERIFY(checkSplit(byShare(0.8)));
    QVERIFY(checkSplit(byCount(1)));
    for (const double share : {0.0, 1.0, -0.5, 2.0, std::nan("")})
        QVERIFY(!checkSplit(byShare(share)));
    QVERIFY(!checkSplit(byCount(0)));
}

void TestTimelineSplit::cutsAreCounted()
{
    const SplitCounts counts =
        countSplits({timelineAt({1, 2, 3, 4}), timelineAt({1, 2, 2, 2, 3}), timelineAt({5, 5, 5})},
            byShare(0.5));
    QCOMPARE(counts, (SplitCounts{3, 1, 1, 6, 3}));
}

TANDEM_TEST(TestTimelineSplit, QCoreApplication)
#include "tst_timelinesplit.moc"
