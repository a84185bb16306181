#include "storage/check/faults.h"

#include "testmain.h"

#include <QTest>

#include <limits>

using namespace tandem;

/// What a check finds, in sentences.
class TestFaults final : public QObject
{
    Q_OBJECT

private slots:
    void faultsOfAKindAreToldOnceInTheirPlace()
    {
        Faults faults({});
        const char* const counted = "%n row(s) of a kind";
        faults.expect(true, counted);
        QVERIFY(faults.problems().isEmpty());
        faults.expect(false, counted);
        faults.tell(QStringLiteral("Another one."));
        faults.count(2, counted);
        QCOMPARE(faults.problems(),
            (QStringList{QStringLiteral("3 row(s) of a kind"), QStringLiteral("Another one.")}));
    }

    void whatCannotBeReadIsToldUnlessItIsElsewhere()
    {
        Faults faults({});
        const Expected<bool> unreadable = failure(ErrorCode::Corrupt, QStringLiteral("no"));
        faults.expect(unreadable, {nullptr, "%n different"});
        QVERIFY(faults.problems().isEmpty());
        faults.expect(unreadable, {"%n unreadable", "%n different"});
        faults.expect(Expected<bool>(true), {"%n unreadable", "%n different"});
        faults.expect(Expected<bool>(false), {"%n unreadable", "%n different"});
        QCOMPARE(faults.problems(),
            (QStringList{QStringLiteral("1 unreadable"), QStringLiteral("1 different")}));
    }

    void ofVeryManyOneHundredAreTold()
    {
        Faults faults({});
        for (int i = 0; i < 150; ++i)
            faults.tell(QString::number(i));
        QCOMPARE(faults.problems().size(), 100);
    }

    void aNumberOfAnAlteredFileMayBeAny()
    {
        QCOMPARE(Faults::shownNumber(-5), 1);
        QCOMPARE(Faults::shownNumber(std::numeric_limits<qint64>::max()),
            std::numeric_limits<int>::max());
    }

    void itAsksAtEveryStageWhetherItGoesOn()
    {
        QList<qint64> stages;
        Faults faults([&](qint64 stage, qint64) {
            stages.append(stage);
            return stages.size() < 3;
        });
        QVERIFY(faults.next());
        QVERIFY(faults.next());
        const auto cancelled = faults.goOn();
        QVERIFY(!cancelled);
        QVERIFY(cancelled.error().code == ErrorCode::Cancelled);
        QCOMPARE(stages, (QList<qint64>{0, 1, 1}));
    }
};

TANDEM_TEST(TestFaults, QCoreApplication)
#include "tst_faults.moc"
