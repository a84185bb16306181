#include "models/usersum/hierarchy.h"

#include "simulatedhierarchy.h"
#include "testmain.h"

#include <QTest>

#include <random>

using namespace tandem;
using namespace tandem::usersum;

namespace {

constexpr SummaryPlan kOneSegment{true, 1, 2};

QStringList wordsOf(const char* keys)
{
    return QString::fromLatin1(keys).split(u' ');
}

} // namespace

/// The hierarchy with critique, played through without a model.
class TestHierarchy final : public QObject
{
    Q_OBJECT

private slots:
    void oneStepIsAllOfIt();
    void aConsistentSegmentIsCombinedAtOnce();
    void queryAndFactsAreCheckedSideBySide();
    void withoutEntitiesNoFactIsChecked();
    void whatDoesNotAnswerTheQueryIsRewritten();
    void aWrongFactIsRewrittenOnceTheQueryIsChecked();
    void bothFaultsAreOneRewriting();
    void theLastRewritingIsLeftUnchecked();
    void withoutRoundsNothingIsChecked();
    void combinationWaitsForEverySegment();
    void theOrderOfRepliesDoesNotMatter();
    void whatMayBeAskedIsForetold();
    void aUserWithoutSegmentsIsAskedNothing();
    void partsOfNoSegmentLeadNowhere();
    void answersToOtherQuestionsAreFound();
    void whatFailsToBeReadIsSaid();
    void repliesAreReadByTheirStep();
    void roundsAreBounded();
};

void TestHierarchy::oneStepIsAllOfIt()
{
    SimulatedHierarchy run({false, 0, 2});
    QCOMPARE(run.openKeys(), wordsOf("summary"));
    run.answerAll();
    QCOMPARE(run.order(), wordsOf("summary"));
}

void TestHierarchy::aConsistentSegmentIsCombinedAtOnce()
{
    SimulatedHierarchy run(kOneSegment);
    run.answerAll();
    QCOMPARE(run.order(), wordsOf("segment/1 query/1.0 questions/1.0 answers/1.0 combine"));
    QCOMPARE(run.outcome(1), (SegmentOutcome{0, true}));
    QVERIFY(run.outcome(1)->version == 0);
}

void TestHierarchy::queryAndFactsAreCheckedSideBySide()
{
    SimulatedHierarchy run(kOneSegment);
    run.answer(0);
    QCOMPARE(run.openKeys(), wordsOf("query/1.0 questions/1.0"));
    run.answer(1);
    QCOMPARE(run.openKeys(), wordsOf("query/1.0 answers/1.0"));
    run.answer(1);
    QCOMPARE(run.openKeys(), wordsOf("query/1.0"));
    QVERIFY(!run.outcome(1));
    run.answer(0);
    QCOMPARE(run.openKeys(), wordsOf("combine"));
}

void TestHierarchy::withoutEntitiesNoFactIsChecked()
{
    SimulatedHierarchy run(kOneSegment);
    run.say(1, 0, {true, false, false});
    run.answerAll();
    QCOMPARE(run.order(), wordsOf("segment/1 query/1.0 questions/1.0 combine"));
    QCOMPARE(run.outcome(1), (SegmentOutcome{0, true}));
}

void TestHierarchy::whatDoesNotAnswerTheQueryIsRewritten()
{
    SimulatedHierarchy run(kOneSegment);
    run.say(1, 0, {false, true, true});
    run.answerAll();
    QCOMPARE(
        run.order(), wordsOf("segment/1 query/1.0 questions/1.0 answers/1.0 rewrite/1.1 query/1.1 "
                             "questions/1.1 answers/1.1 combine"));
    QCOMPARE(run.outcome(1), (SegmentOutcome{1, true}));
    QVERIFY(run.outcome(1)->version > 0);
    QCOMPARE(feedbackOn(1, 0, run.answers()).value(), (Feedback{QStringLiteral("because"), {}}));
    QVERIFY(feedbackOn(1, 1, run.answers()).value()->isEmpty());
}

void TestHierarchy::aWrongFactIsRewrittenOnceTheQueryIsChecked()
{
    SimulatedHierarchy run(kOneSegment);
    run.say(1, 0, {true, true, false});
    run.answer(0);
    run.answer(1); // questions
    run.answer(1); // answers
    QVERIFY(!feedbackOn(1, 0, run.answers()).value());
    QCOMPARE(run.openKeys(), wordsOf("query/1.0"));
    run.answer(0);
    QCOMPARE(run.openKeys(), wordsOf("rewrite/1.1"));
    QCOMPARE(feedbackOn(1, 0, run.answers()).value(),
        (Feedback{{}, {{twoPairs().last(), QStringLiteral("2020")}}}));
    run.answerAll();
    QCOMPARE(run.outcome(1), (SegmentOutcome{1, true}));
}

void TestHierarchy::bothFaultsAreOneRewriting()
{
    SimulatedHierarchy run(kOneSegment);
    run.say(1, 0, {false, true, false});
    run.answerAll();
    QCOMPARE(run.timesAsked(SummaryStep::Rewrite), 1);
    QCOMPARE(feedbackOn(1, 0, run.answers()).value(),
        (Feedback{QStringLiteral("because"), {{twoPairs().last(), QStringLiteral("2020")}}}));
}

void TestHierarchy::theLastRewritingIsLeftUnchecked()
{
    SimulatedHierarchy run(kOneSegment);
    for (int version = 0; version < 4; ++version)
        run.say(1, version, {false, false, true});
    run.answerAll();
    QCOMPARE(run.order(), wordsOf("segment/1 query/1.0 questions/1.0 rewrite/1.1 query/1.1 "
                                  "questions/1.1 rewrite/1.2 combine"));
    QCOMPARE(run.outcome(1), (SegmentOutcome{2, false}));
}

void TestHierarchy::withoutRoundsNothingIsChecked()
{
    SimulatedHierarchy run({true, 2, 0});
    run.answerAll();
    QCOMPARE(run.order(), wordsOf("segment/1 segment/2 combine"));
    QCOMPARE(run.outcome(2), (SegmentOutcome{0, false}));
    QVERIFY(laterParts(1, 0).isEmpty());
}

void TestHierarchy::combinationWaitsForEverySegment()
{
    SimulatedHierarchy run({true, 2, 1});
    run.say(2, 0, {false, true, true});
    run.answer(0); // segment 1
    while (run.open().constLast().segment == 1)
        run.answer(run.open().size() - 1);
    QCOMPARE(run.outcome(1), (SegmentOutcome{0, true}));
    QCOMPARE(run.openKeys(), wordsOf("segment/2"));
    run.answerAll();
    QCOMPARE(run.order().mid(run.order().size() - 2), wordsOf("rewrite/2.1 combine"));
    QCOMPARE(run.outcome(2), (SegmentOutcome{1, false}));
}

/// Whatever comes back first: each part is asked once, and the end is the same.
void TestHierarchy::theOrderOfRepliesDoesNotMatter()
{
    constexpr int kSegments = 4;
    std::mt19937 random(7);
    for (int i = 0; i < 200; ++i) {
        SimulatedHierarchy run({true, kSegments, 2});
        run.say(1, 0, {false, true, true});
        run.say(2, 0, {true, true, false});
        run.say(2, 1, {true, false, true});
        run.say(3, 0, {false, false, true});
        run.say(3, 1, {false, true, false});
        while (!run.open().isEmpty())
            run.answer(qsizetype(random() % quint32(run.open().size())));
        QVERIFY(run.isEachAskedOnce());
        QCOMPARE(run.order().constLast(), QStringLiteral("combine"));
        QCOMPARE(run.timesAsked(SummaryStep::Combine), 1);
        QCOMPARE(run.outcome(1), (SegmentOutcome{1, true}));
        QCOMPARE(run.outcome(2), (SegmentOutcome{1, true}));
        QCOMPARE(run.outcome(3), (SegmentOutcome{2, false}));
        QCOMPARE(run.outcome(4), (SegmentOutcome{0, true}));
    }
}

void TestHierarchy::whatMayBeAskedIsForetold()
{
    for (int rounds = 0; rounds <= 3; ++rounds) {
        const SummaryPlan plan{true, 1, rounds};
        SimulatedHierarchy usual(plan);
        SimulatedHierarchy most(plan);
        usual.say(1, 0, {true, true, false});
        for (int version = 0; version <= rounds; ++version)
            most.say(1, version, {false, true, true});
        usual.answerAll();
        most.answerAll();
        QStringList usually = wordsOf("segment/1");
        QStringList mostly = usually;
        for (const LaterPart& later : laterParts(1, rounds)) {
            mostly.append(later.part.key());
            if (later.isUsual)
                usually.append(later.part.key());
        }
        QCOMPARE(usual.order(), usually + wordsOf("combine"));
        QCOMPARE(most.order(), mostly + wordsOf("combine"));
    }
}

void TestHierarchy::aUserWithoutSegmentsIsAskedNothing()
{
    QVERIFY(firstParts({true, 0, 2}).isEmpty());
    const SimulatedHierarchy run({true, 0, 2});
    QVERIFY(nextParts({true, 0, 2}, {SummaryStep::Combine, 0, 0}, run.answers())->isEmpty());
}

void TestHierarchy::partsOfNoSegmentLeadNowhere()
{
    SimulatedHierarchy run(kOneSegment);
    run.answerAll();
    for (const SummaryPart& part : {SummaryPart{SummaryStep::Segment, 2, 0},
             SummaryPart{SummaryStep::Query, 1, 7}, SummaryPart{SummaryStep::Combine, 0, 0}})
        QVERIFY(nextParts(kOneSegment, part, run.answers())->isEmpty());
}

void TestHierarchy::answersToOtherQuestionsAreFound()
{
    const AnswersSoFar summaries =
        [](const SummaryPart&) -> Expected<std::optional<SummaryAnswer>> {
        return std::optional(someSummary(QStringLiteral("s")));
    };
    const auto next = nextParts(kOneSegment, {SummaryStep::Segment, 1, 0}, summaries);
    QCOMPARE(next.error().code, ErrorCode::Corrupt);
    QCOMPARE(next.error().where, QStringLiteral("query/1.0"));
    const AnswersSoFar strangeNumbers =
        [](const SummaryPart& part) -> Expected<std::optional<SummaryAnswer>> {
        if (part.step == SummaryStep::Query)
            return std::optional<SummaryAnswer>(QueryVerdict{true, {}});
        if (part.step == SummaryStep::Questions)
            return std::optional<SummaryAnswer>(twoPairs());
        if (part.step == SummaryStep::Answers)
            return std::optional<SummaryAnswer>(QList<PairVerdict>{{3, false, {}, {}}});
        return std::optional(someSummary(QStringLiteral("s")));
    };
    QCOMPARE(segmentOutcome(kOneSegment, 1, strangeNumbers).error().code, ErrorCode::Corrupt);
}

void TestHierarchy::whatFailsToBeReadIsSaid()
{
    const AnswersSoFar failing = [](const SummaryPart&) -> Expected<std::optional<SummaryAnswer>> {
        return failure(ErrorCode::Database, QStringLiteral("gone"));
    };
    QCOMPARE(nextParts(kOneSegment, {SummaryStep::Segment, 1, 0}, failing).error().what,
        QStringLiteral("gone"));
    QCOMPARE(segmentOutcome(kOneSegment, 1, failing).error().what, QStringLiteral("gone"));
}

void TestHierarchy::repliesAreReadByTheirStep()
{
    const QString summary = QStringLiteral(R"({"summary": "a", "insights": ["b"]})");
    for (const SummaryStep step :
        {SummaryStep::Whole, SummaryStep::Segment, SummaryStep::Rewrite, SummaryStep::Combine})
        QVERIFY(std::holds_alternative<UserSummary>(readSummaryAnswer(step, summary).value()));
    const QString verdict = QStringLiteral(R"({"consistent": true})");
    QVERIFY(std::holds_alternative<QueryVerdict>(
        readSummaryAnswer(SummaryStep::Query, verdict).value()));
    QVERIFY(std::holds_alternative<QList<FactPair>>(
        readSummaryAnswer(SummaryStep::Questions, QStringLiteral("[]")).value()));
    const QString one = QStringLiteral(R"([{"number": 1, "consistent": true}])");
    QVERIFY(std::holds_alternative<QList<PairVerdict>>(
        readSummaryAnswer(SummaryStep::Answers, one, 1).value()));
    QVERIFY(!readSummaryAnswer(SummaryStep::Answers, one, 2));
    QVERIFY(!readSummaryAnswer(SummaryStep::Query, summary));
}

void TestHierarchy::roundsAreBounded()
{
    QVERIFY(checkRounds(0));
    QVERIFY(checkRounds(kMostRounds));
    QVERIFY(!checkRounds(-1));
    QVERIFY(!checkRounds(kMostRounds + 1));
}

TANDEM_TEST(TestHierarchy, QCoreApplication)
#include "tst_hierarchy.moc"
