#include "storage/runs/capneed.h"
#include "testmain.h"

#include <QCoreApplication>

using namespace tandem;

/// What a run at its cap needs to go on.
class TestCapNeed final : public QObject
{
    Q_OBJECT

private slots:
    void itCoversWhatIsSpentWhatMayBeBilledAndWhatIsLeft()
    {
        const RunBudget budget(0.4, 0.1, 0);
        QCOMPARE(neededCap(budget, 1.2, 0.08), 1.7);
        // Rounded up, as far as a cap is typed.
        QCOMPARE(neededCap(budget, 1.20001, 0.08), 1.7001);
    }

    void callsWithoutAKnownBoundCountAsTheLargest()
    {
        const RunBudget budget(0.4, 0.1, 2);
        const double needed = neededCap(budget, 1.2, 0.25);
        QCOMPARE(needed, 2.2);
        RunBudget later = budget;
        for (int i = 0; i < 4; ++i) {
            QVERIFY(later.allows(0.25, needed));
            later.reserve(0.25);
        }
    }

    void theLargestAmountOfAReasonIsTheCapThatItNames()
    {
        const QString reason = QStringLiteral(
            "Stopped: the next request might exceed the spending cap (0.4800 of 0.5 USD spent). "
            "15 request(s) exceed the cap "
            "and could cost up to 1,200.50. Resume the run with a higher cap; no request is sent "
            "twice. 1,200.9900 USD covers the requests known so far.");
        QCOMPARE(*capNamedIn(reason, QStringLiteral("USD")), 1200.99);
        QVERIFY(!capNamedIn(reason, QStringLiteral("EUR")));
        QVERIFY(!capNamedIn({}, QStringLiteral("USD")));
        QVERIFY(!capNamedIn(reason, {}));
    }
};

TANDEM_TEST(TestCapNeed, QCoreApplication)
#include "tst_capneed.moc"
