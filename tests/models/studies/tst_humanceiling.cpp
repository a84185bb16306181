#include "models/studies/humanceiling.h"
#include "models/studies/studyresults.h"

#include "madestudy.h"
#include "madevalues.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::studies;

namespace {

/// Item "a" is 2 to 1 for side 1, "b" is unanimous, "c" tied; the metric is right on the first two.
StudyAnswers someStudy()
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2", "tie"}));
    addItem(study, "a", {"1", "1", "2"}, {{"m_1", 0.9}, {"m_2", 0.1}});
    addItem(study, "b", {"2", "2", "2"}, {{"m_1", 0.2}, {"m_2", 0.3}});
    addItem(study, "c", {"1", "2", "tie"}, {{"m_1", 0.5}, {"m_2", 0.5}});
    return study;
}

QList<CeilingLine> linesOf(const StudyAnswers& study)
{
    return studyResults(study).everybody.ceiling;
}

} // namespace

class TestHumanCeiling final : public QObject
{
    Q_OBJECT

private slots:
    void aRaterStandsBesideTheOthers();
    void aMetricStandsBesideEachRater();
    void aSingleRaterHasNoCeiling();
    void groupsHaveNoInterval();
    void intervalsHoldAtFiftyItems();
};

void TestHumanCeiling::aRaterStandsBesideTheOthers()
{
    const CeilingLine rater = linesOf(someStudy()).constFirst();
    QVERIFY(rater.metric.isEmpty());
    // Of "a" the two for side 1 have others without a majority, the third is against two of them;
    // of "c" nobody's others have one.
    QCOMPARE(rater.majority.n, qint64(2));
    QVERIFY(made::near(*rater.majority.value, 0.5));
    // "a": 1/2, 1/2 and 0; "b": 1; "c": 1/4, 1/4 and 1/2.
    QCOMPARE(rater.raters.n, qint64(3));
    QVERIFY(made::near(*rater.raters.value, (1.0 / 3.0 + 1.0 + 1.0 / 3.0) / 3.0));
}

void TestHumanCeiling::aMetricStandsBesideEachRater()
{
    const CeilingLine metric = linesOf(someStudy()).at(1);
    QCOMPARE(metric.metric, QStringLiteral("m"));
    QVERIFY(made::near(*metric.majority.value, 1.0));
    QCOMPARE(metric.majority.n, qint64(2));
    QVERIFY(made::near(*metric.raters.value, (2.0 / 3.0 + 1.0 + 0.5) / 3.0));
    QCOMPARE(metric.raters.n, qint64(3));
}

void TestHumanCeiling::aSingleRaterHasNoCeiling()
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2"}));
    addItem(study, "a", {"1"}, {{"m_1", 0.9}, {"m_2", 0.1}});
    const QList<CeilingLine> lines = linesOf(study);
    QVERIFY(!lines.at(0).raters.isDefined() && !lines.at(0).raters.undefinedBecause.isEmpty());
    QVERIFY(lines.at(1).raters.isDefined());
}

void TestHumanCeiling::groupsHaveNoInterval()
{
    StudyAnswers study = someStudy();
    for (StudyItem& item : study.items)
        item.item.group = QStringLiteral("g");
    for (const CeilingLine& line : linesOf(study))
        QVERIFY(!line.majority.interval && !line.raters.interval);
}

void TestHumanCeiling::intervalsHoldAtFiftyItems()
{
    const int tables = made::simulations(200);
    std::mt19937_64 random(7);
    // Each rater says what an item is with a chance of 0.8: two agree with 0.68.
    int held = 0;
    for (int i = 0; i < tables; ++i) {
        StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2"}));
        const auto said = [&](int is) {
            return (made::chance(random) < 0.8) == (is == 1) ? "1" : "2";
        };
        for (int item = 0; item < 50; ++item) {
            const int is = 1 + int(random() % 2);
            addItem(study, QString::number(item), {said(is), said(is), said(is)});
        }
        const Interval interval = *linesOf(study).constFirst().raters.interval;
        held += interval.low <= 0.68 && 0.68 <= interval.high ? 1 : 0;
    }
    qInfo("%.1f %%", 100.0 * held / tables);
    QVERIFY(made::isAtLeast(double(held) / tables, 0.93, tables));
}

TANDEM_TEST(TestHumanCeiling, QCoreApplication)
#include "tst_humanceiling.moc"
