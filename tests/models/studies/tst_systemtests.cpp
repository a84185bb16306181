#include "models/studies/questionresults.h"
#include "models/studies/systemwins.h"

#include "madestudy.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace tandem;
using namespace tandem::studies;

namespace {

bool near(double actual, double expected)
{
    return std::abs(actual - expected) <= 1e-12;
}

StudyAnswers emptyStudy()
{
    return studyOf(Kind::Pairwise, choiceOf({"1", "2", "tie"}));
}

StudyItem& addPair(StudyAnswers& study, const MadeText& name, const MadeText& first,
    const MadeText& second, MadeTexts answers)
{
    StudyItem& item = addItem(study, name, answers);
    item.source.systems[0] = first.text;
    item.source.systems[1] = second.text;
    return item;
}

QList<SystemTest> testsOf(const StudyAnswers& study)
{
    return systemTests(
        study, study.design.questions.constFirst(), QList<bool>(study.raters.size(), true));
}

/// A study without a difference between its systems, in which items and raters have effects as
/// large as what is left.
StudyAnswers studyWithoutDifference(int items, int raters, std::mt19937_64& random)
{
    std::normal_distribution<double> effect;
    StudyAnswers study = emptyStudy();
    QList<double> ofRaters;
    for (int rater = 0; rater < raters; ++rater)
        ofRaters.append(effect(random));
    for (int i = 0; i < items; ++i) {
        addPair(study, QString::number(i), "heron", "kestrel",
            {"1", "1", "1", "1", "1", "1", "1", "1"});
        const double ofItem = effect(random);
        for (int rater = 0; rater < raters; ++rater) {
            RatedAnswer& answer = study.answers[study.answers.size() - raters + rater];
            if (ofItem + ofRaters.at(rater) + effect(random) < 0.0)
                answer.value = QStringLiteral("2");
        }
    }
    return study;
}

} // namespace

class TestSystemTests final : public QObject
{
    Q_OBJECT

private slots:
    void signsOfItemsAndOfRatersAreFlipped();
    void aSideIsNoSystem();
    void groupsOfItemsGoTogether();
    void tiesHaveNoSay();
    void ofASingleRaterNothingIsSaidOfRaters();
    void eachTwoSystemsHaveATestAndAllAreAdjusted();
    void onlyRatedItemsOfTwoSystemsAndRatersWhoCountPlayAPart();
    void whereNothingDiffersItIsRarelySignificant();
};

void TestSystemTests::signsOfItemsAndOfRatersAreFlipped()
{
    StudyAnswers study = emptyStudy();
    for (int i = 0; i < 8; ++i)
        addPair(study, QString::number(i), "heron", "kestrel", {"1", "1", "1", "1", "1", "1"});
    const SystemTest test = testsOf(study).constFirst();
    QCOMPARE(test.won, qint64(48));
    QCOMPARE(test.clusters, qint64(8));
    QCOMPARE(test.raters, qint64(6));
    QVERIFY(near(*test.pItems, 2.0 / 256.0));
    QVERIFY(near(*test.pRaters, 2.0 / 64.0));
    // (48 squared over 8 * 36 + 6 * 64 - 48): by the normal distribution
    QVERIFY(near(*test.p, std::erfc(48.0 / std::sqrt(2.0 * 624.0))));
    QVERIFY(*test.p > *test.pRaters);
}

void TestSystemTests::aSideIsNoSystem()
{
    StudyAnswers study = emptyStudy();
    addPair(study, "a", "heron", "kestrel", {"1", "1"});
    addPair(study, "b", "kestrel", "heron", {"2", "1"});
    const SystemTest test = testsOf(study).constFirst();
    QCOMPARE(test.first, QStringLiteral("heron"));
    QCOMPARE(test.won, qint64(3));
    QCOMPARE(test.lost, qint64(1));
}

void TestSystemTests::groupsOfItemsGoTogether()
{
    StudyAnswers study = emptyStudy();
    for (int i = 0; i < 6; ++i)
        addPair(study, QString::number(i), "heron", "kestrel", {"1", "1"}).item.group =
            QString::number(i / 3);
    const SystemTest test = testsOf(study).constFirst();
    QCOMPARE(test.clusters, qint64(2));
    QVERIFY(near(*test.pItems, 0.5));
}

void TestSystemTests::tiesHaveNoSay()
{
    StudyAnswers study = emptyStudy();
    for (int i = 0; i < 5; ++i)
        addPair(study, QString::number(i), "heron", "kestrel", {"1", "1"});
    const double without = *testsOf(study).constFirst().pItems;
    addPair(study, "t", "heron", "kestrel", {"tie", "tie"});
    QCOMPARE(*testsOf(study).constFirst().pItems, without);
    QCOMPARE(testsOf(study).constFirst().tied, qint64(2));

    StudyAnswers ties = emptyStudy();
    addPair(ties, "t", "heron", "kestrel", {"tie", "tie"});
    QCOMPARE(*testsOf(ties).constFirst().p, 1.0);
}

void TestSystemTests::ofASingleRaterNothingIsSaidOfRaters()
{
    StudyAnswers study = emptyStudy();
    for (int i = 0; i < 6; ++i)
        addPair(study, QString::number(i), "heron", "kestrel", {"1"});
    const SystemTest test = testsOf(study).constFirst();
    QVERIFY(near(*test.pItems, 2.0 / 64.0));
    QVERIFY(!test.pRaters && !test.p && !test.holm);
}

void TestSystemTests::eachTwoSystemsHaveATestAndAllAreAdjusted()
{
    StudyAnswers study = emptyStudy();
    for (int i = 0; i < 8; ++i) {
        addPair(study, u'a' + QString::number(i), "heron", "kestrel", {"1", "1", "1", "1", "1"});
        addPair(study, u'b' + QString::number(i), "lark", "heron", {"1", "2", "1", "2", "tie"});
    }
    const QList<SystemTest> tests = testsOf(study);
    QCOMPARE(tests.size(), 2);
    QCOMPARE(tests.at(1).first, QStringLiteral("heron"));
    QCOMPARE(tests.at(1).second, QStringLiteral("lark"));
    QVERIFY(near(*tests.at(0).holm, 2.0 * *tests.at(0).p));
    QCOMPARE(*tests.at(1).holm, 1.0);
}

void TestSystemTests::onlyRatedItemsOfTwoSystemsAndRatersWhoCountPlayAPart()
{
    StudyAnswers study = emptyStudy();
    addPair(study, "a", "heron", "kestrel", {"1", "1", "2"});
    addPair(study, "check", "heron", "kestrel", {"1", "1"}).item.kind = ItemKind::Check;
    addPair(study, "one", "heron", "", {"1"});
    addPair(study, "same", "heron", "heron", {"1"});
    const QList<SystemTest> tests =
        systemTests(study, study.design.questions.constFirst(), {true, true, false});
    QCOMPARE(tests.size(), 1);
    QCOMPARE(tests.constFirst().won, qint64(2));
    QCOMPARE(tests.constFirst().lost, qint64(0));
}

void TestSystemTests::whereNothingDiffersItIsRarelySignificant()
{
    std::mt19937_64 random(5);
    constexpr int kStudies = 200;
    int both = 0;
    int items = 0;
    for (int i = 0; i < kStudies; ++i) {
        const SystemTest test = testsOf(studyWithoutDifference(20, 8, random)).constFirst();
        both += *test.p < 0.05 ? 1 : 0;
        items += *test.pItems < 0.05 ? 1 : 0;
    }
    QVERIFY2(both <= kStudies / 20, qPrintable(QString::number(both)));
    QVERIFY2(items > kStudies / 10, qPrintable(QString::number(items))); // why both are needed
}

TANDEM_TEST(TestSystemTests, QCoreApplication)
#include "tst_systemtests.moc"
