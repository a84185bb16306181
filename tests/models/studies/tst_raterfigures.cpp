#include "models/studies/raterfigures.h"
#include "models/studies/studyresults.h"

#include "madestudy.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::studies;

namespace {

StudyAnswers pairwise()
{
    return studyOf(Kind::Pairwise, choiceOf({"1", "2"}));
}

void addCheck(StudyAnswers& study, const MadeText& name, MadeTexts answers)
{
    StudyItem& item = addItem(study, name, answers);
    item.item.kind = ItemKind::Check;
    item.source.known.insert(QStringLiteral("better"), QStringLiteral("1"));
}

} // namespace

class TestRaterFigures final : public QObject
{
    Q_OBJECT

private slots:
    void checkItemsAreCountedRightAndWrong();
    void secondsAreTheMedianOfTheItems();
    void theTimesOfAnItemsQuestionsAddUp();
    void straightLiningIsOfWhatWasShown();
    void straightLiningIsOfRatedItemsAlone();
    void rulesLeaveRatersOut();
    void aRuleWithoutItsFigureLeavesNobodyOut();
    void practiceIsNoPartOfAnything();
    void bothResultsAreThereWhereARuleIsNamed();
};

void TestRaterFigures::checkItemsAreCountedRightAndWrong()
{
    StudyAnswers study = pairwise();
    addItem(study, "a", {"1", "2", "1"});
    addCheck(study, "c1", {"1", "2"});
    addCheck(study, "c2", {"1", "1"});
    const QList<RaterFigures> raters = raterFigures(study);
    QCOMPARE(*raters.at(0).checks.value, 1.0);
    QCOMPARE(*raters.at(1).checks.value, 0.5);
    QCOMPARE(raters.at(1).failed, qint64(1));
    QCOMPARE(raters.at(1).items, qint64(3));
    QCOMPARE(raters.at(1).answers, qint64(1));
    QVERIFY(!raters.at(2).checks.isDefined());
    QVERIFY(!raters.at(2).checks.undefinedBecause.isEmpty());
}

void TestRaterFigures::secondsAreTheMedianOfTheItems()
{
    StudyAnswers study = pairwise();
    study.design.questions.append(scaleOf(1, 5));
    addItem(study, "a", {"1"});
    addItem(study, "b", {"1"});
    addItem(study, "c", {"1"});
    study.answers[0].durationMs = 1000;
    study.answers[1].durationMs = 4000;
    RatedAnswer second = study.answers.at(0);
    second.question = QStringLiteral("rating");
    second.value = QStringLiteral("5");
    second.durationMs = 3000;
    study.answers.append(second);
    const Figure seconds = raterFigures(study).constFirst().seconds;
    QCOMPARE(*seconds.value, 4.0); // of 1 + 3 and 4; the third is not known
    QCOMPARE(seconds.n, qint64(2));
}

void TestRaterFigures::theTimesOfAnItemsQuestionsAddUp()
{
    StudyAnswers study = pairwise();
    study.design.exclusions.secondsPerItem = 3.0;
    for (const char* name : {"a", "b", "c"}) {
        addItem(study, name, {"1"});
        study.answers.last().durationMs = 2000;
        for (const char* question : {"second", "third"}) {
            study.design.questions.append(scaleOf(1, 5));
            study.design.questions.last().name = QLatin1String(question);
            RatedAnswer answer = study.answers.last();
            answer.question = QLatin1String(question);
            answer.value = QStringLiteral("5");
            answer.durationMs = 1000;
            study.answers.append(answer);
        }
    }
    const RaterFigures rater = raterFigures(study).constFirst();
    QCOMPARE(*rater.seconds.value, 4.0);
    QVERIFY(rater.excludedBy.isEmpty());
    // What was not measured took no time, and is no quick item.
    for (RatedAnswer& answer : study.answers)
        answer.durationMs = 0;
    QVERIFY(!raterFigures(study).constFirst().seconds.isDefined());
    QVERIFY(raterFigures(study).constFirst().excludedBy.isEmpty());
}

void TestRaterFigures::straightLiningIsOfWhatWasShown()
{
    StudyAnswers study = pairwise();
    for (int i = 0; i < 6; ++i)
        addItem(study, QString::number(i), {i < 3 ? "1" : "2"});
    for (int i = 3; i < 6; ++i)
        study.answers[i].swapped = true; // all six are what stood first
    QCOMPARE(*raterFigures(study).constFirst().straightLined.value, 1.0);
    study.answers.resize(4);
    QVERIFY(!raterFigures(study).constFirst().straightLined.isDefined());
}

void TestRaterFigures::straightLiningIsOfRatedItemsAlone()
{
    StudyAnswers study = pairwise();
    for (int i = 0; i < 10; ++i)
        addItem(study, QString::number(i), {"1"});
    for (const char* name : {"c1", "c2", "c3"})
        addCheck(study, name, {"2"});
    study.design.exclusions.straightLining = 0.8;
    const RaterFigures rater = raterFigures(study).constFirst();
    QCOMPARE(*rater.straightLined.value, 1.0);
    QCOMPARE(rater.straightLined.n, qint64(10));
    QCOMPARE(rater.excludedBy, QList<ExclusionRule>{ExclusionRule::StraightLining});
    // Nor do check items make enough answers of too few.
    StudyAnswers few = pairwise();
    for (int i = 0; i < 4; ++i)
        addItem(few, QString::number(i), {"1"});
    addCheck(few, "c1", {"1"});
    QVERIFY(!raterFigures(few).constFirst().straightLined.isDefined());
}

void TestRaterFigures::rulesLeaveRatersOut()
{
    StudyAnswers study = pairwise();
    for (int i = 0; i < 5; ++i)
        addItem(study, QString::number(i), {i % 2 == 0 ? "1" : "2", "1", i < 2 ? "1" : ""});
    addCheck(study, "c", {"1", "2", "1"});
    for (RatedAnswer& answer : study.answers)
        answer.durationMs = answer.rater == 0 ? 500 : 9000;
    for (Rater& rater : study.raters)
        rater.assigned = 6;
    study.design.exclusions = {1, 2.0, 0.9, 0.8};
    const QList<RaterFigures> raters = raterFigures(study);
    QCOMPARE(raters.at(0).excludedBy, QList<ExclusionRule>{ExclusionRule::TooQuick});
    // All of rater 1's answers to rated items are "1".
    QCOMPARE(raters.at(1).excludedBy,
        (QList<ExclusionRule>{ExclusionRule::FailedChecks, ExclusionRule::StraightLining}));
    QCOMPARE(raters.at(2).excludedBy, QList<ExclusionRule>{ExclusionRule::FewAnswered});
    study.design.exclusions.straightLining = 0.6;
    QVERIFY(raterFigures(study).at(0).excludedBy.contains(ExclusionRule::StraightLining));
}

void TestRaterFigures::aRuleWithoutItsFigureLeavesNobodyOut()
{
    StudyAnswers study = pairwise();
    addItem(study, "a", {"1", "1"});
    study.design.exclusions = {1, 2.0, 0.9, 0.8};
    for (const RaterFigures& rater : raterFigures(study))
        QVERIFY(rater.excludedBy.isEmpty());
}

void TestRaterFigures::practiceIsNoPartOfAnything()
{
    StudyAnswers study = pairwise();
    addItem(study, "p", {"1"}).item.kind = ItemKind::Practice;
    const RaterFigures rater = raterFigures(study).constFirst();
    QCOMPARE(rater.items, qint64(0));
    QCOMPARE(studyResults(study).everybody.answers, qint64(0));
}

void TestRaterFigures::bothResultsAreThereWhereARuleIsNamed()
{
    StudyAnswers study = pairwise();
    addItem(study, "a", {"1", "1", "2"});
    addItem(study, "b", {"2", "2", "2"});
    addCheck(study, "c", {"1", "1", "2"});
    QVERIFY(!studyResults(study).kept);
    study.design.exclusions.failedChecks = 1;
    const StudyResults results = studyResults(study);
    QCOMPARE(results.everybody.raters, qint64(3));
    QCOMPARE(results.kept->raters, qint64(2));
    QCOMPARE(results.counted().answers, qint64(4));
    QCOMPARE(
        *results.kept->questions.constFirst().agreement->figure("percent_agreement").value, 1.0);
}

TANDEM_TEST(TestRaterFigures, QCoreApplication)
#include "tst_raterfigures.moc"
