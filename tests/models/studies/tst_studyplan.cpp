#include "models/results/reporttable.h"
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
    void powerOverItemsIsThatOfTheSignTest();
    void fewRatersCannotBeSignificantAndAreNeverAdvised();
    void powerIsThatOfTheTestOverItemsAndRaters();
    void oneRaterOfAnItemHasNoAgreement();
    void filesCarryWhatWasAssumed();
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

void TestStudyPlan::powerOverItemsIsThatOfTheSignTest()
{
    PlanRules rules = someRules();
    rules.items = {50};
    rules.raters = {1};
    rules.preference = 0.7;
    rules.ties = 0.0;
    rules.itemSpread = 0.0;
    rules.raterSpread = 0.0;
    rules.simulations = 2000;
    const Plan plan = studyPlans(rules)->plans.constFirst();
    // Of 50 signs 33 or more (or 17 or fewer) have p < 0.05; of a binomial with 0.7 these are
    // 0.7822.
    QVERIFY(plan.powerOverItems.interval->low - 0.02 <= 0.7822 &&
            0.7822 <= plan.powerOverItems.interval->high + 0.02);
}

void TestStudyPlan::fewRatersCannotBeSignificantAndAreNeverAdvised()
{
    PlanRules rules = someRules();
    rules.items = {400};
    rules.raters = {2, 5};
    rules.pool = 5;
    rules.preference = 0.9;
    rules.widest = 1.0;
    const StudyPlans few = *studyPlans(rules);
    QVERIFY(!few.cheapest);
    for (const Plan& plan : few.plans) {
        QVERIFY(!plan.power.isDefined());
        QVERIFY(plan.power.undefinedBecause.contains(QLatin1String("than 6 rater")));
        QVERIFY(*plan.powerOverItems.value > 0.9);
    }
    QVERIFY(studyPlansReport(few).lines.constLast().contains(QLatin1String("--raters-total")));
    rules.pool = 6;
    QVERIFY(studyPlans(rules)->cheapest);
    // More raters of an item than the study has are as many of the study.
    rules.raters = {8};
    rules.pool = 2;
    QCOMPARE(studyPlans(rules)->plans.constFirst().pool, 8);
}

void TestStudyPlan::powerIsThatOfTheTestOverItemsAndRaters()
{
    // Six raters who all rate all items and of whom each nearly always prefers the better one
    // have the smallest p there is, 2 / 64, or none below 0.05 if one of them does not.
    PlanRules rules = someRules();
    rules.items = {200};
    rules.raters = {6};
    rules.pool = 6;
    rules.preference = 0.7;
    rules.raterSpread = 0.0;
    QVERIFY(*studyPlans(rules)->plans.constFirst().power.value > 0.95);
    rules.raterSpread = 2.0;
    const Plan apart = studyPlans(rules)->plans.constFirst();
    QVERIFY(*apart.power.value < 0.4);
    QVERIFY(*apart.power.value < *apart.powerOverItems.value);
}

void TestStudyPlan::oneRaterOfAnItemHasNoAgreement()
{
    PlanRules rules = someRules();
    rules.items = {400};
    rules.raters = {1};
    rules.preference = 0.8;
    const StudyPlans plans = *studyPlans(rules);
    const Plan& plan = plans.plans.constFirst();
    QVERIFY(!plan.alphaWidth.isDefined());
    QVERIFY(plan.alphaWidth.undefinedBecause.contains(QLatin1String("one rater")));
    QVERIFY(plan.power.isDefined());
    QVERIFY(!plan.isEnough);
}

void TestStudyPlan::filesCarryWhatWasAssumed()
{
    PlanRules rules = someRules();
    rules.seed = 4711;
    const results::Section section = studyPlansReport(*studyPlans(rules)).sections.constLast();
    const Table table = results::tableOf(section, results::Outlet::Csv);
    for (const char* column :
        {"seed", "simulations", "alpha", "preference", "item_sd", "rater_sd", "cheapest"})
        QVERIFY2(table.header.contains(QLatin1String(column)), column);
    QCOMPARE(table.rows.constFirst().at(table.header.indexOf(QLatin1String("seed"))),
        QStringLiteral("4711"));
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
