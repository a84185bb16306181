#include "models/usersum/badrows.h"
#include "models/usersum/timelinebounds.h"

#include "testmain.h"

#include <QSet>
#include <QTest>

using namespace tandem;
using namespace tandem::usersum;

/// Rows that cannot be used, and bounds of timelines.
class TestBadRows final : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreCountedByKindAndTheFirstOfThemNamed()
    {
        BadRows bad;
        QCOMPARE(bad.total(), 0);
        QVERIFY(bad.sentences().isEmpty());
        for (int line = 1; line <= 9; ++line)
            bad.add(RowProblem::NoUser, QStringLiteral("r.csv"), line);
        bad.add(RowProblem::NotReadable, QStringLiteral("r.csv"), 20, 3);
        QCOMPARE(bad.total(), 12);
        QCOMPARE(bad.of(RowProblem::NoUser).rows, 9);
        QCOMPARE(bad.of(RowProblem::NoUser).places.size(), BadRows::placesNamed);
        QCOMPARE(bad.of(RowProblem::NotReadable).rows, 3);
        QCOMPARE(bad.sentences().size(), 2);
        QCOMPARE(bad.sentences().first(),
            QStringLiteral("3: the line cannot be read (r.csv, line 20; …)"));
    }

    void kindsHaveKeysAndNames()
    {
        QSet<QString> keys;
        QSet<QString> names;
        for (std::size_t i = 0; i < rowProblems; ++i) {
            keys.insert(rowProblemKey(RowProblem(i)));
            names.insert(rowProblemName(RowProblem(i)));
        }
        QCOMPARE(keys.size(), int(rowProblems));
        QCOMPARE(names.size(), int(rowProblems));
    }

    void boundsThatHoldForNoTimelineAreRefused()
    {
        QVERIFY(checkBounds({}));
        QVERIFY(checkBounds({1, 1}));
        QVERIFY(!checkBounds({0, 10}));
        QVERIFY(!checkBounds({51, 50}));
        QVERIFY(!checkBounds({1, maxTimelineActivities + 1}));
    }
};

TANDEM_TEST(TestBadRows, QCoreApplication)
#include "tst_badrows.moc"
