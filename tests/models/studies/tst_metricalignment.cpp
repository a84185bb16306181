#include "models/studies/metricalignment.h"
#include "models/studies/studyresults.h"

#include "madestudy.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::studies;

namespace {

bool near(double actual, double expected, double tolerance = 1e-12)
{
    return std::abs(actual - expected) <= tolerance;
}

StudyAnswers pairwise(Kind kind = Kind::Pairwise)
{
    return studyOf(kind, choiceOf({"1", "2", "tie"}));
}

/// Four items with a majority and two without one; metric A is right on one, ties on one and lacks
/// one; B is right on all.
StudyAnswers someStudy(Kind kind = Kind::Pairwise)
{
    StudyAnswers study = pairwise(kind);
    addItem(study, "a", {"1", "1", "2"}, {{"A_1", 0.9}, {"A_2", 0.1}, {"B_1", 2}, {"B_2", 1}});
    addItem(study, "b", {"2", "2", "2"}, {{"A_1", 0.5}, {"A_2", 0.5}, {"B_1", 1}, {"B_2", 2}});
    addItem(study, "c", {"1", "tie", "1"}, {{"A_1", 0.1}, {"A_2", 0.4}, {"B_1", 2}, {"B_2", 1}});
    addItem(study, "d", {"2", "2", "1"}, {{"A_1", 0.1}, {"B_1", 1}, {"B_2", 2}});
    addItem(study, "e", {"2", "1", "tie"}, {{"A_1", 1}, {"A_2", 0}, {"B_1", 1}, {"B_2", 2}});
    addItem(study, "f", {"tie", "tie", "1"}, {{"A_1", 1}, {"A_2", 0}, {"B_1", 1}, {"B_2", 2}});
    return study;
}

Alignment alignmentOf(const StudyAnswers& study)
{
    return *studyResults(study).everybody.alignment;
}

} // namespace

class TestMetricAlignment final : public QObject
{
    Q_OBJECT

private slots:
    void aMetricsTiesCountOneHalf();
    void itemsWithoutAMajorityForOneSideAreLeftOut();
    void shareHasWilsonsInterval();
    void twoMetricsAreTestedByMcNemar();
    void halvesAndGroupsAreTestedBySigns();
    void severalTestsAreAdjusted();
    void metricsThatShareNoItemHaveNoTest();
    void withoutScoresThereIsNoMetric();
    void peopleAreRightWhereTheyNameTheWinner();
    void aKnownAnswerIsAWinner();
};

void TestMetricAlignment::aMetricsTiesCountOneHalf()
{
    const Alignment alignment = alignmentOf(someStudy());
    QCOMPARE(alignment.metrics.size(), 2);
    const MetricAlignment& a = alignment.metrics.at(0);
    QCOMPARE(a.metric, QStringLiteral("A"));
    QCOMPARE(a.preferred, qint64(1));
    QCOMPARE(a.ties, qint64(1));
    QCOMPARE(a.missing, qint64(1));
    QCOMPARE(a.share.n, qint64(3));
    QVERIFY(near(*a.share.value, 0.5));
    QVERIFY(near(*alignment.metrics.at(1).share.value, 1.0));
}

void TestMetricAlignment::itemsWithoutAMajorityForOneSideAreLeftOut()
{
    const Alignment alignment = alignmentOf(someStudy());
    QCOMPARE(alignment.items, qint64(4));
    QCOMPARE(alignment.tied, qint64(2));
}

void TestMetricAlignment::shareHasWilsonsInterval()
{
    // 1.5 of 3: centre 0.5, half width z / (1 + z^2 / 3) * sqrt(1 / 12 + z^2 / 36).
    constexpr double z = 1.959963984540054;
    const double half = z / (1.0 + z * z / 3.0) * std::sqrt(1.0 / 12.0 + z * z / 36.0);
    const Figure share = alignmentOf(someStudy()).metrics.at(0).share;
    QVERIFY(near(share.interval->low, 0.5 - half));
    QVERIFY(near(share.interval->high, 0.5 + half));
}

void TestMetricAlignment::twoMetricsAreTestedByMcNemar()
{
    // A alone is right on 9 items, B alone on 1, both on 5, neither on 2.
    StudyAnswers study = pairwise();
    const auto add = [&](int times, double a, double b) {
        for (int i = 0; i < times; ++i)
            addItem(study, QString::number(study.items.size()), {"1"},
                {{"A_1", a}, {"A_2", 0.5}, {"B_1", b}, {"B_2", 0.5}});
    };
    add(9, 1, 0);
    add(1, 0, 1);
    add(5, 1, 1);
    add(2, 0, 0);
    const Alignment alignment = alignmentOf(study);
    QCOMPARE(alignment.tests.size(), 1);
    const AlignmentTest& test = alignment.tests.constFirst();
    QCOMPARE(test.method, AlignmentTest::Method::McNemar);
    QVERIFY(near(*test.p, 22.0 / 1024.0));
    QCOMPARE(*test.holm, *test.p);
    QCOMPARE(test.unlike, qint64(10));
    QCOMPARE(test.difference.n, qint64(17));
    QVERIFY(near(*test.difference.value, 8.0 / 17.0));
}

void TestMetricAlignment::halvesAndGroupsAreTestedBySigns()
{
    // Differences of A and B in halves: 0, -1, -2 on the items that both have.
    const AlignmentTest halves = alignmentOf(someStudy()).tests.constFirst();
    QCOMPARE(halves.method, AlignmentTest::Method::SignFlip);
    QVERIFY(near(*halves.p, 0.5)); // +3, +1, -1, -3: two of four are as far
    StudyAnswers study = someStudy();
    for (StudyItem& item : study.items)
        item.item.group = QStringLiteral("one");
    const AlignmentTest grouped = alignmentOf(study).tests.constFirst();
    QCOMPARE(grouped.method, AlignmentTest::Method::SignFlip);
    QCOMPARE(*grouped.p, 1.0);
    QVERIFY(!grouped.difference.interval);
}

void TestMetricAlignment::severalTestsAreAdjusted()
{
    StudyAnswers study = pairwise();
    for (int i = 0; i < 8; ++i)
        addItem(study, QString::number(i), {"1"},
            {{"A_1", 1}, {"A_2", 0}, {"B_1", 0}, {"B_2", 1}, {"C_1", i < 4 ? 1 : 0}, {"C_2", 0.5}});
    const QList<AlignmentTest> tests = alignmentOf(study).tests;
    QCOMPARE(tests.size(), 3);
    QVERIFY(near(*tests.at(0).p, 2.0 / 256.0)); // A and B
    QVERIFY(near(*tests.at(1).p, 0.125));       // A and C
    QVERIFY(near(*tests.at(2).p, 0.125));       // B and C
    QVERIFY(near(*tests.at(0).holm, 6.0 / 256.0));
    QVERIFY(near(*tests.at(1).holm, 0.25));
    QVERIFY(near(*tests.at(2).holm, 0.25));
}

void TestMetricAlignment::metricsThatShareNoItemHaveNoTest()
{
    StudyAnswers study = pairwise();
    addItem(study, "a", {"1"}, {{"A_1", 1}, {"A_2", 0}});
    addItem(study, "b", {"1"}, {{"B_1", 1}, {"B_2", 0}});
    const AlignmentTest test = alignmentOf(study).tests.constFirst();
    QVERIFY(!test.p);
    QVERIFY(!test.holm);
    QVERIFY(!test.difference.undefinedBecause.isEmpty());
}

void TestMetricAlignment::withoutScoresThereIsNoMetric()
{
    StudyAnswers study = pairwise();
    addItem(study, "a", {"1"}, {{"A_1", 1}, {"B", 0}});
    QVERIFY(alignmentOf(study).metrics.isEmpty());
    StudyAnswers tied = pairwise();
    addItem(tied, "a", {"1", "2"}, {{"A_1", 1}, {"A_2", 0}});
    const Figure share = alignmentOf(tied).metrics.constFirst().share;
    QVERIFY(!share.isDefined());
    QVERIFY(!share.undefinedBecause.isEmpty());
}

void TestMetricAlignment::peopleAreRightWhereTheyNameTheWinner()
{
    const QList<ShareRight> right = studyResults(someStudy(Kind::Explanation)).everybody.right;
    QCOMPARE(right.size(), 2);
    const ShareRight& b = right.at(1);
    QCOMPARE(b.winner, QStringLiteral("B"));
    // By item: 2/3, 1, 2/3, 2/3, 1/3 and 0.
    QVERIFY(near(*b.answers.value, (2.0 / 3 + 1 + 2.0 / 3 + 2.0 / 3 + 1.0 / 3) / 6));
    QCOMPARE(b.answers.n, qint64(6));
    QCOMPARE(b.tied, qint64(2));
    QCOMPARE(b.majorities.n, qint64(4));
    QVERIFY(near(*b.majorities.value, 1.0));
    QCOMPARE(right.at(0).noWinner, qint64(2));
}

void TestMetricAlignment::aKnownAnswerIsAWinner()
{
    StudyAnswers study = pairwise(Kind::Explanation);
    addItem(study, "a", {"1", "1"})
        .source.known.insert(QStringLiteral("better"), QStringLiteral("1"));
    addItem(study, "b", {"1", "2"})
        .source.known.insert(QStringLiteral("better"), QStringLiteral("2"));
    addItem(study, "c", {"1", "1"})
        .source.known.insert(QStringLiteral("better"), QStringLiteral("2"));
    const QList<ShareRight> right = studyResults(study).everybody.right;
    QCOMPARE(right.size(), 1);
    QVERIFY(right.constFirst().winner.isEmpty());
    QVERIFY(near(*right.constFirst().answers.value, 0.5));
    QVERIFY(near(*right.constFirst().majorities.value, 0.5));
}

TANDEM_TEST(TestMetricAlignment, QCoreApplication)
#include "tst_metricalignment.moc"
