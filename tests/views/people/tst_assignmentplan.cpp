#include "views/people/assignmentplan.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

const PersonId kAda{1};
const PersonId kBen{2};
const PersonId kCam{3};

SampleRow sample(int id, std::optional<Pair> pair = {}, bool closed = false, int answered = 0)
{
    SampleRow row;
    row.id = SampleId{id};
    row.position = id;
    row.title = QStringLiteral("Sample %1").arg(id);
    row.paragraphs = 5;
    row.answeredA = answered;
    if (pair) {
        Round round;
        round.id = RoundId{id};
        round.sample = row.id;
        round.pair = *pair;
        if (closed) {
            round.submittedA = QDateTime::currentDateTimeUtc();
            round.submittedB = round.submittedA;
        }
        row.round = round;
    }
    return row;
}

} // namespace

class TestAssignmentPlan final : public QObject
{
    Q_OBJECT

private slots:
    void samplesThatBothSubmittedStayAsTheyAre();
    void thePairThatASampleHasAlreadyIsNoChange();
    void aStepWithAPairOfItsOwnKeepsIt();
    void begunSamplesAreCounted();
    void takingAwayLeavesUnassignedSamplesAlone();
    void aBalancedPlanAddsUp();
    void aBalancedPlanTakesBackWhatItReplaces();
    void aBalancedPlanNeedsTwoPeople();
    void remarksSayWhatStaysAndWhatNoLongerCounts();
    void whatBecomesOfImportedLabelsIsSaidBefore();
    void longListsOfSamplesAreShortened();
};

void TestAssignmentPlan::samplesThatBothSubmittedStayAsTheyAre()
{
    const AssignmentPlan plan =
        planPair({sample(1, Pair{kAda, kBen}, true), sample(2)}, {kAda, kCam});
    QCOMPARE(plan.fixed, 1);
    QCOMPARE(plan.steps.size(), 1);
    QCOMPARE(plan.steps.at(0).sample, SampleId{2});
    QVERIFY(plan.steps.at(0).after == (Pair{kAda, kCam}));
}

void TestAssignmentPlan::thePairThatASampleHasAlreadyIsNoChange()
{
    const AssignmentPlan plan =
        planPair({sample(1, Pair{kAda, kBen}), sample(2, Pair{kBen, kAda})}, {kAda, kBen});
    QCOMPARE(plan.unchanged, 2); // the other way round they are the same two
    QVERIFY(plan.steps.isEmpty());
}

void TestAssignmentPlan::aStepWithAPairOfItsOwnKeepsIt()
{
    // Paragraphs were labelled by Ada and Ben; Ada and Cam have begun with the key facts.
    SampleRow facts = sample(1, Pair{kAda, kCam}, false, 2);
    facts.step = Step::KeyFacts;
    SampleRow opinions = sample(1);
    opinions.step = Step::Opinions;
    opinions.utterances = 3;
    const QHash<SampleId, Pair> own =
        pairsBySample({{Step::Paragraphs, {sample(1, Pair{kAda, kBen}, true)}},
            {Step::KeyFacts, {facts}}, {Step::Opinions, {opinions}}});
    const AssignmentPlan kept = planPair({facts}, {kBen, kCam}, false, own);
    QCOMPARE(kept.unchanged, 1);
    QCOMPARE(kept.begun, 0);
    QVERIFY(kept.steps.isEmpty());
    // What nobody has goes to those who know the sample.
    const AssignmentPlan given = planPair({opinions}, {kBen, kCam}, false, own);
    QCOMPARE(given.steps.size(), 1);
    QVERIFY(given.steps.at(0).after == (Pair{kAda, kBen}));
}

void TestAssignmentPlan::begunSamplesAreCounted()
{
    const AssignmentPlan plan = planPair(
        {sample(1, Pair{kAda, kBen}, false, 2), sample(2, Pair{kAda, kBen})}, {kAda, kCam});
    QCOMPARE(plan.begun, 1);
    QCOMPARE(plan.steps.size(), 2);
}

void TestAssignmentPlan::takingAwayLeavesUnassignedSamplesAlone()
{
    const AssignmentPlan plan = planNobody({sample(1), sample(2, Pair{kAda, kBen})});
    QCOMPARE(plan.unchanged, 1);
    QCOMPARE(plan.steps.size(), 1);
    QVERIFY(!plan.steps.at(0).after);
}

void TestAssignmentPlan::aBalancedPlanAddsUp()
{
    QList<SampleRow> samples;
    for (int i = 1; i <= 30; ++i)
        samples.append(sample(i));
    const auto balanced =
        planBalanced(samples, {kAda, kBen, kCam}, {{kAda, 10}, {kBen, 0}, {kCam, 0}}, 7);
    QVERIFY(balanced);
    QCOMPARE(balanced->plan.steps.size(), 30);
    QHash<PersonId, int> counted = balanced->before;
    for (const AssignmentStep& step : balanced->plan.steps) {
        ++counted[step.after->a];
        ++counted[step.after->b];
    }
    QCOMPARE(counted, balanced->after);
    int sum = 0;
    for (const int samplesOfOne : balanced->after)
        sum += samplesOfOne;
    QCOMPARE(sum, 10 + 2 * 30);
}

void TestAssignmentPlan::aBalancedPlanTakesBackWhatItReplaces()
{
    const QList<SampleRow> samples{
        sample(1, Pair{kAda, kBen}), sample(2, Pair{kAda, kBen}), sample(3, Pair{kAda, kBen})};
    const auto balanced =
        planBalanced(samples, {kAda, kBen, kCam}, {{kAda, 3}, {kBen, 3}, {kCam, 0}}, 1);
    QVERIFY(balanced);
    for (const PersonId person : {kAda, kBen, kCam})
        QCOMPARE(balanced->after.value(person), 2);
}

void TestAssignmentPlan::aBalancedPlanNeedsTwoPeople()
{
    const auto balanced = planBalanced({sample(1)}, {kAda}, {}, 1);
    QVERIFY(!balanced);
    QCOMPARE(balanced.error().code, ErrorCode::Refused);
}

void TestAssignmentPlan::remarksSayWhatStaysAndWhatNoLongerCounts()
{
    AssignmentPlan plan;
    QVERIFY(planRemarks(plan).isEmpty());
    plan.fixed = 2;
    plan.begun = 1;
    const QStringList lines = planRemarks(plan).split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.at(0).contains(QLatin1String("both annotators have submitted")));
    QVERIFY(lines.at(1).contains(QLatin1String("undo")));
}

void TestAssignmentPlan::whatBecomesOfImportedLabelsIsSaidBefore()
{
    SampleRow imported = sample(7);
    imported.labelled = true;
    SampleRow again = sample(8, Pair{kAda, kBen});
    again.labelled = true;
    const AssignmentPlan plan = planPair({sample(1), imported, again}, {kAda, kCam});
    QCOMPARE(plan.labelled, QList<int>{7});
    QVERIFY2(planRemarks(plan).contains(QLatin1String("came with labels: 7.")),
        qPrintable(planRemarks(plan)));
    QVERIFY(planRemarks(plan).contains(QLatin1String("imported facts")));
    imported.step = Step::KeyFacts;
    imported.items = 2;
    QVERIFY(planPair({imported}, {kAda, kCam}).labelled.isEmpty());
}

void TestAssignmentPlan::longListsOfSamplesAreShortened()
{
    QList<SampleRow> samples;
    for (int i = 1; i <= 7; ++i)
        samples.append(sample(i));
    samples[0].title = QString(400, QLatin1Char('x'));
    const QStringList lines = sampleNames(samples).split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines.at(0).size() < 100);
    QVERIFY(lines.at(3).contains(QLatin1Char('4')));
}

TANDEM_TEST(TestAssignmentPlan, QCoreApplication)
#include "tst_assignmentplan.moc"
