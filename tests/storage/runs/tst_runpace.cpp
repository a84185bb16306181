
#include "testmain.h"

#include "storage/runs/runtally.h"

#include <QTest>

using namespace tandem;

/// How fast a run says that it goes.
class TestRunPace final : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsKnownBeforeAnAnswer()
    {
        QVERIFY(!RunPace().perMinute());
        QVERIFY(!RunPace().timeLeftMs(4));
    }

    void callsThatEndTogetherTookAsLongAsTheyWereWaitedFor()
    {
        RunPace pace;
        pace.begin(0);
        for (const qint64 ms : {2'998, 2'999, 2'999, 3'000})
            pace.add(ms);
        QCOMPARE(pace.perMinute(), std::optional(80.0));
        QCOMPARE(pace.timeLeftMs(8), std::optional<qint64>(6'000));
    }

    void whatCameBeforeTheFirstCallDoesNotCount()
    {
        RunPace pace;
        pace.begin(60'000);
        pace.begin(61'000);
        for (const qint64 ms : {61'500, 63'000})
            pace.add(ms);
        QCOMPARE(pace.perMinute(), std::optional(40.0));
        QCOMPARE(pace.timeLeftMs(4), std::optional<qint64>(6'000));
    }

    void anAnswerThatWasStoredBeforeAnyCallIsNoPace()
    {
        RunPace pace;
        pace.add(5'000);
        QVERIFY(!pace.perMinute());
    }

    void thePaceIsOfTasksAndNotOfTheCallsThatOneTakes()
    {
        RunRow row;
        row.tasks.open = 2;
        RunTally tally(row, {}, RunGrowth({}, RunGrowth::Depth::Once));
        RunProgress progress;
        tally.addCall();
        RunStep asked;
        asked.attempt = AttemptId{1};
        for (int ask = 0; ask < 3; ++ask) {
            QTest::qWait(2);
            tally.addReply({});
            tally.addEnd(asked, {TaskState::Open, {}, RunChanged{}});
        }
        tally.tell(progress);
        QVERIFY(!progress.perMinute);
        // What was known took no time.
        tally.addEnd({}, {TaskState::Done, {}, RunChanged{}});
        tally.tell(progress);
        QVERIFY(!progress.perMinute);
        tally.addEnd(asked, {TaskState::Done, {}, RunChanged{}});
        tally.tell(progress);
        QVERIFY(progress.perMinute && *progress.perMinute <= 60'000 / 6);
    }

    void theLastAnswersTell()
    {
        RunPace pace;
        for (qint64 ms = 1'000; ms <= 50'000; ms += 1'000)
            pace.add(ms);
        for (qint64 ms = 50'100; ms <= 65'000; ms += 100)
            pace.add(ms);
        QCOMPARE(pace.perMinute(), std::optional(600.0));
    }
};

TANDEM_TEST(TestRunPace, QCoreApplication)
#include "tst_runpace.moc"
