#include "models/studies/studyplan.h"

#include "madevalues.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::studies;

namespace {

PlanRules someRules()
{
    PlanRules rules;
    rules.items = {30, 120};
    rules.raters = {1, 3};
    rules.simulations = 100;
    return rules;
}

} // namespace

class TestStudyPlan final : public QObject
{
    Q_OBJECT

private slots:
    void moreItemsAndRatersShowMore();
    void powerIsThatOfTheSignTest();
    void withoutAnEffectPowerIsTheLevel();
    void theCheapestThatIsEnoughIsNamed();
    void theSameSeedGivesTheSame();
    void itCanBeCancelled();
    void costAndHoursAreThoseOfAnswers();
};

void TestStudyPlan::moreItemsAndRatersShowMore()
{
    PlanRules rules = someRules();
    rules.raters = {2, 5};
    const StudyPlans plans = *studyPlans(rules);
    QCOMPARE(plans.plans.size(), 4);
    QVERIFY(*plans.plans.at(0).alphaWidth.value > *plans.plans.at(1).alphaWidth.value);
    QVERIFY(*plans.plans.at(0).alphaWidth.value > *plans.plans.at(2).alphaWidth.value);
    QVERIFY(*plans.plans.at(0).power.value < *plans.plans.at(3).power.value);
}

void TestStudyPlan::powerIsThatOfTheSignTest()
{
    PlanRules rules = someRules();
    rules.items = {50};
    rules.raters = {1};
    rules.preference = 0.7;
    rules.ties = 0.0;
    rules.itemSpread = 0.0;
    rules.simulations = 2000;
    const Plan plan = studyPlans(rules)->plans.constFirst();
    // Of 50 signs 33 or more (or 17 or fewer) have p < 0.05; of a binomial with 0.7 these are
    // 0.7822.
    QVERIFY(
        plan.power.interval->low - 0.02 <= 0.7822 && 0.7822 <= plan.power.interval->high + 0.02);
    // One rater has nobody to agree with.
    QVERIFY(!plan.alphaWidth.isDefined() && !plan.alphaWidth.undefinedBecause.isEmpty());
}

void TestStudyPlan::withoutAnEffectPowerIsTheLevel()
{
    PlanRules rules = someRules();
    rules.items = {60};
    rules.raters = {3};
    rules.preference = 0.5;
    rules.simulations = 1000;
    QVERIFY(*studyPlans(rules)->plans.constFirst().power.value < 0.07);
}

void TestStudyPlan::theCheapestThatIsEnoughIsNamed()
{
    PlanRules rules = someRules();
    rules.items = {20, 300, 400};
    rules.raters = {3};
    rules.preference = 0.75;
    const StudyPlans plans = *studyPlans(rules);
    QVERIFY(plans.cheapest);
    QCOMPARE(plans.plans.at(*plans.cheapest).items, 300);
    QCOMPARE(studyPlansReport(plans).sections.constLast().rows.size(), 3);
    rules.widest = 0.01;
    QVERIFY(!studyPlans(rules)->cheapest);
}

void TestStudyPlan::theSameSeedGivesTheSame()
{
    PlanRules rules = someRules();
    rules.raters = {3};
    QCOMPARE(
        *studyPlans(rules)->plans.at(0).power.value, *studyPlans(rules)->plans.at(0).power.value);
    const double first = *studyPlans(rules)->plans.at(0).alphaWidth.value;
    rules.seed = 2;
    QVERIFY(first != *studyPlans(rules)->plans.at(0).alphaWidth.value);
}

void TestStudyPlan::itCanBeCancelled()
{
    PlanRules rules = someRules();
    rules.progress = [](qint64 done, qint64) { return done < 2; };
    const auto plans = studyPlans(rules);
    QVERIFY(!plans);
    QCOMPARE(plans.error().code, ErrorCode::Cancelled);
}

void TestStudyPlan::costAndHoursAreThoseOfAnswers()
{
    PlanRules rules = someRules();
    rules.costPerAnswer = 0.25;
    rules.secondsPerAnswer = 60.0;
    const Plan plan = studyPlans(rules)->plans.at(3); // 120 items by 3
    QCOMPARE(plan.answers, qint64(360));
    QCOMPARE(plan.cost, 90.0);
    QCOMPARE(plan.hours, 6.0);
}

TANDEM_TEST(TestStudyPlan, QCoreApplication)
#include "tst_studyplan.moc"
