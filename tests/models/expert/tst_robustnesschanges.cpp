#include "models/expert/robustnesschanges.h"

#include "testmain.h"

#include <QSet>
#include <QTest>

#include <cmath>

using namespace tandem::expert;

/// What ExPerT's robustness checks change.
class TestRobustnessChanges final : public QObject
{
    Q_OBJECT

private slots:
    void aSelfPromotionStandsBehindTheOutput();
    void aShareOfTheCasesGetsAnothersProfile_data();
    void aShareOfTheCasesGetsAnothersProfile();
    void aGreaterShareSwapsTheSameCasesAndMore();
    void theSeedDecides();
    void scoresOf0CannotBeDividedBy();
};

void TestRobustnessChanges::aSelfPromotionStandsBehindTheOutput()
{
    QCOMPARE(withSelfPromotion(QStringLiteral("A text."), QStringLiteral(" It is great. ")),
        QStringLiteral("A text.\n\nIt is great."));
    QCOMPARE(withSelfPromotion(QStringLiteral("A text.\n"), QStringLiteral(" ")),
        QStringLiteral("A text.\n"));
    QCOMPARE(withSelfPromotion(QString(), defaultSelfPromotion()), defaultSelfPromotion());
    QVERIFY(defaultSelfPromotion().size() > 40);
}

void TestRobustnessChanges::aShareOfTheCasesGetsAnothersProfile_data()
{
    QTest::addColumn<int>("cases");
    QTest::addColumn<double>("share");
    QTest::addColumn<int>("swapped");
    QTest::newRow("none") << 10 << 0.0 << 0;
    QTest::newRow("below none") << 10 << -1.0 << 0;
    QTest::newRow("not a number") << 10 << std::nan("") << 0;
    QTest::newRow("a little") << 10 << 0.01 << 1;
    QTest::newRow("a half") << 10 << 0.5 << 5;
    QTest::newRow("rounded") << 7 << 0.5 << 4;
    QTest::newRow("all") << 10 << 1.0 << 10;
    QTest::newRow("more than all") << 10 << 3.0 << 10;
    QTest::newRow("two") << 2 << 1.0 << 2;
    QTest::newRow("one case") << 1 << 1.0 << 0;
    QTest::newRow("no case") << 0 << 1.0 << 0;
    QTest::newRow("thousands") << 10000 << 0.25 << 2500;
}

void TestRobustnessChanges::aShareOfTheCasesGetsAnothersProfile()
{
    QFETCH(const int, cases);
    QFETCH(const double, share);
    QFETCH(const int, swapped);
    for (quint64 seed = 0; seed < 20; ++seed) {
        const QList<int> profiles = swappedProfiles(cases, share, seed);
        QCOMPARE(int(profiles.size()), cases);
        int others = 0;
        for (int i = 0; i < cases; ++i) {
            QVERIFY(profiles.at(i) >= 0 && profiles.at(i) < cases);
            others += profiles.at(i) != i ? 1 : 0;
        }
        QCOMPARE(others, swapped);
        if (swapped == cases)
            QCOMPARE(int(QSet<int>(profiles.begin(), profiles.end()).size()), cases);
    }
}

void TestRobustnessChanges::aGreaterShareSwapsTheSameCasesAndMore()
{
    QList<int> before = swappedProfiles(40, 0.0, 3);
    for (int tenths = 1; tenths <= 10; ++tenths) {
        const QList<int> profiles = swappedProfiles(40, tenths / 10.0, 3);
        for (int i = 0; i < 40; ++i) {
            if (before.at(i) != i)
                QCOMPARE(profiles.at(i), before.at(i));
        }
        before = profiles;
    }
}

void TestRobustnessChanges::theSeedDecides()
{
    QCOMPARE(swappedProfiles(100, 0.3, 5), swappedProfiles(100, 0.3, 5));
    QVERIFY(swappedProfiles(100, 0.3, 5) != swappedProfiles(100, 0.3, 6));
}

void TestRobustnessChanges::scoresOf0CannotBeDividedBy()
{
    const RobustnessFigures figures = robustness({0.5, 0.0, 0.4}, {0.6, 0.2, 0.2});
    QCOMPARE(figures.originalZero, 1);
    QCOMPARE(figures.meanRelativeChange.n, 2);
    // (0.2 - 0.5) / 2: a fifth better, a half worse.
    QVERIFY(qAbs(*figures.meanRelativeChange.value + 0.15) < 1e-12);
    QCOMPARE(figures.sortedDifferences.size(), 3);
    QVERIFY(std::is_sorted(figures.sortedDifferences.cbegin(), figures.sortedDifferences.cend()));
    QVERIFY(!robustness({0.0}, {0.3}).meanRelativeChange.isDefined());
}

TANDEM_TEST(TestRobustnessChanges, QCoreApplication)
#include "tst_robustnesschanges.moc"
