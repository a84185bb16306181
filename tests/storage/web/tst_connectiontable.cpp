#include "storage/web/connectiontable.h"
#include "testmain.h"

#include <QTest>

#include <array>
#include <sys/socket.h>
#include <unistd.h>

using namespace tandem::web;
using namespace std::chrono_literals;

namespace {

/// A connection, seen from both ends.
class Pair final
{
public:
    Pair() { socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, m_ends.data()); }
    ~Pair() { ::close(m_ends[0]), ::close(m_ends[1]); }
    Q_DISABLE_COPY_MOVE(Pair)

    int server() const { return m_ends[0]; }
    bool isEnded() const
    {
        char byte = 0;
        return recv(m_ends[1], &byte, 1, 0) == 0;
    }

private:
    std::array<int, 2> m_ends{};
};

} // namespace

class TestConnectionTable : public QObject
{
    Q_OBJECT

private slots:
    void aRequestThatDoesNotComeInWholeIsEndedInTime()
    {
        Pair slow;
        ConnectionTable table(m_limits);
        table.opened(slow.server(), "192.0.2.1", m_start);
        table.endLate(m_start + m_limits.requestTime - 1ms);
        QVERIFY(!slow.isEnded());
        table.endLate(m_start + m_limits.requestTime);
        QVERIFY(slow.isEnded());
    }

    void whatWeWorkOnIsNeverEnded()
    {
        Pair working;
        ConnectionTable table(m_limits);
        table.opened(working.server(), "192.0.2.1", m_start);
        table.requested(working.server());
        QCOMPARE(table.busy(), 1);
        table.endLate(m_start + 24h);
        QVERIFY(!working.isEnded());
    }

    void anAnswerThatIsNotTakenIsEndedInTime()
    {
        Pair slow;
        ConnectionTable table(m_limits);
        table.opened(slow.server(), "192.0.2.1", m_start);
        table.requested(slow.server());
        table.answering(slow.server(), m_start + 1h);
        table.endLate(m_start + 1h + m_limits.requestTime);
        QVERIFY(!slow.isEnded());
        table.endLate(m_start + 1h + m_limits.answerTime);
        QVERIFY(slow.isEnded());
        QCOMPARE(table.busy(), 0);
    }

    void anIdleConnectionHasTheSameTimeForItsNextRequest()
    {
        Pair idle;
        ConnectionTable table(m_limits);
        table.opened(idle.server(), "192.0.2.1", m_start);
        table.answered(idle.server(), m_start + 15s);
        table.endLate(m_start + m_limits.requestTime);
        QVERIFY(!idle.isEnded());
        table.endLate(m_start + 15s + m_limits.requestTime);
        QVERIFY(idle.isEnded());
    }

    void whoWaitedLongestMakesRoom()
    {
        std::array<Pair, 5> pairs;
        ConnectionTable table(m_limits);
        for (size_t i = 0; i < 4; ++i)
            table.opened(
                pairs[i].server(), "address " + QByteArray::number(i), m_start + int(i) * 1s);
        table.requested(pairs[0].server());
        table.opened(pairs[4].server(), "192.0.2.9", m_start + 9s);
        QVERIFY(!pairs[0].isEnded());
        QVERIFY(pairs[1].isEnded());
        QVERIFY(!pairs[2].isEnded());
        QVERIFY(!pairs[4].isEnded());
    }

    void anAddressMakesRoomAmongItsOwn()
    {
        std::array<Pair, 4> pairs;
        ConnectionTable table(m_limits);
        table.opened(pairs[0].server(), "192.0.2.1", m_start);
        for (size_t i = 1; i < 4; ++i)
            table.opened(pairs[i].server(), "192.0.2.7", m_start + int(i) * 1s);
        QVERIFY(!pairs[0].isEnded());
        QVERIFY(pairs[1].isEnded());
        QVERIFY(!pairs[3].isEnded());
    }

    void whoComesWhenAllAreBusyIsTurnedAway()
    {
        std::array<Pair, 5> pairs;
        ConnectionTable table(m_limits);
        for (size_t i = 0; i < 4; ++i) {
            table.opened(pairs[i].server(), "address " + QByteArray::number(i), m_start);
            table.requested(pairs[i].server());
        }
        table.opened(pairs[4].server(), "192.0.2.9", m_start);
        QVERIFY(pairs[4].isEnded());
        QVERIFY(!pairs[0].isEnded());
    }

private:
    const WebLimits m_limits{.connections = 4, .connectionsOfAddress = 2};
    const ConnectionTable::Clock::time_point m_start = ConnectionTable::Clock::now();
};

TANDEM_TEST(TestConnectionTable, QCoreApplication)
#include "tst_connectiontable.moc"
