#include "models/rounds/answertimes.h"

#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace tandem;

namespace {

constexpr PersonId kAda{1};
constexpr PersonId kBen{2};
constexpr qint64 kTick = 1'000;

/// Two people who answer two items, one after the other or by turns.
class Room final
{
public:
    Room()
        : m_times([this] { return m_now; })
    {
        m_times.running().resume();
        sitDown(kAda);
    }

    /// Time passes; `ms` are told apart in what is counted if they are different powers of two.
    void wait(qint64 ms)
    {
        m_now += ms;
        if (m_isRunning)
            (m_person == kAda ? m_adas : m_bens) += ms;
    }
    void sitDown(PersonId person)
    {
        m_person = person;
        m_times.setPerson(person);
        m_times.comeTo(0);
    }
    void goTo(int item) { m_times.goTo(item); }
    void setRunning(bool running)
    {
        m_isRunning = running;
        running ? m_times.running().resume() : m_times.running().suspend();
    }
    qint64 answer(int item)
    {
        const qint64 spent = m_times.answered(item);
        (m_person == kAda ? m_adasCounted : m_bensCounted) += spent;
        return spent;
    }
    void submit() { m_times.forget({0, 1}); }

    bool countsOnlyOwnTime() const
    {
        return (m_adasCounted & ~m_adas) == 0 && (m_bensCounted & ~m_bens) == 0;
    }

    qint64 m_adas = 0; ///< ms that Ada sat here while the clock ran
    qint64 m_bens = 0;
    qint64 m_adasCounted = 0; ///< ms of Ada's answers
    qint64 m_bensCounted = 0;

private:
    qint64 m_now = 0;
    bool m_isRunning = true;
    PersonId m_person;
    AnswerTimes<int> m_times;
};

} // namespace

class TestAnswerTimes final : public QObject
{
    Q_OBJECT

private slots:
    void whatOnePersonRestedOnAnItemIsNotPartOfAnothersAnswer()
    {
        Room room;
        QCOMPARE(room.answer(0), 0);
        room.wait(12 * kTick);
        room.submit();
        room.sitDown(kBen);
        room.wait(2 * kTick);
        QCOMPARE(room.answer(0), 2 * kTick);
    }

    void whatOnePersonSpentWaitsUntilTheyAreBack()
    {
        Room room;
        room.wait(5 * kTick);
        room.sitDown(kBen);
        room.wait(3 * kTick);
        QCOMPARE(room.answer(0), 3 * kTick);
        room.sitDown(kAda);
        room.wait(kTick);
        QCOMPARE(room.answer(0), 6 * kTick);
    }

    void aSubmissionEndsWhatWaitedForAnAnswerEvenIfItIsTakenBack()
    {
        Room room;
        room.wait(5 * kTick);
        room.goTo(1);
        room.wait(7 * kTick);
        room.submit();
        QCOMPARE(room.answer(0), 0);
        QCOMPARE(room.answer(1), 0);
    }

    void noOrderOfEventsCountsTimeTwiceOrForSomebodyElse()
    {
        enum Event { SitAda, SitBen, First, Second, Suspend, Resume, Answer, Submission };
        std::array order{SitAda, SitBen, First, Second, Suspend, Resume, Answer, Submission};
        do {
            Room room;
            qint64 ms = 1;
            int item = 0;
            for (const Event event : order) {
                room.wait(ms);
                ms *= 2;
                switch (event) {
                case SitAda:
                case SitBen:
                    room.sitDown(event == SitAda ? kAda : kBen);
                    item = 0;
                    break;
                case First:
                case Second:
                    item = event == First ? 0 : 1;
                    room.goTo(item);
                    break;
                case Suspend:
                case Resume:
                    room.setRunning(event == Resume);
                    break;
                case Answer:
                    room.answer(item);
                    break;
                case Submission:
                    room.submit();
                    break;
                }
            }
            // All that is left is asked of both.
            for (const PersonId person : {kAda, kBen}) {
                room.sitDown(person);
                room.answer(0);
                room.answer(1);
            }
            QVERIFY(room.countsOnlyOwnTime());
            // Nothing is counted twice: every bit stands in the sum at most once.
            QVERIFY(room.m_adasCounted <= room.m_adas && room.m_bensCounted <= room.m_bens);
        } while (std::next_permutation(order.begin(), order.end()));
    }
};

TANDEM_TEST(TestAnswerTimes, QCoreApplication)
#include "tst_answertimes.moc"
