#include "storage/project/persontasks.h"

#include "expertproject.h"
#include "opinionfixture.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/systemreviewrepository.h"
#include "studyfixture.h"
#include "systemfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using Kind = PersonTask::Kind;

namespace {

constexpr int kMost = 3;

QList<PersonTask> tasksOf(Database& database, PersonId person, int most = kMost)
{
    return ProjectFixture::take(nextTasks(database, person, most));
}

QList<Kind> kindsOf(const QList<PersonTask>& tasks)
{
    QList<Kind> kinds;
    for (const PersonTask& task : tasks)
        kinds.append(task.kind);
    return kinds;
}

} // namespace

/// What somebody has to do next, whatever it is about.
class TestPersonTasks final : public QObject
{
    Q_OBJECT

private slots:
    void samplesComeInTheirOrderWithTheProgress();
    void whatIsSubmittedIsNoTaskAnyMore();
    void eachKindComesBeforeMoreOfOne();
    void whatIsBegunComesFirst();
    void aPartnersWorkIsNeverCounted();
    void opinionsAwaitThePeerWhoseTurnItIs();
    void differencesAwaitWhoMayDecideThem();
    void reviewsThatAreBegunAreTasksUntilTheyAreFinished();
    void reviewsThatWereWithdrawnAreNone();
    void judgmentsOfExcludedSamplesAreNone();
    void ratingsAreTasksWhileTheStudyIsOpen();
    void whoIsAskedNothingHasNoTasks();
};

void TestPersonTasks::samplesComeInTheirOrderWithTheProgress()
{
    ProjectFixture fixture(5);
    fixture.answer(fixture.samples.at(1), fixture.ada, QStringLiteral("yn"));
    const QList<PersonTask> tasks = tasksOf(fixture.database(), fixture.ada);
    QCOMPARE(tasks.size(), 3);
    QCOMPARE(tasks.at(0).sample, fixture.samples.at(0));
    QCOMPARE(tasks.at(1).sample, fixture.samples.at(1));
    QCOMPARE(tasks.at(1).position, 2);
    QCOMPARE(tasks.at(1).title, QStringLiteral("Sample 2"));
    QCOMPARE(tasks.at(1).done, 2);
    QCOMPARE(tasks.at(1).total, ProjectFixture::paragraphsPerSample);
    QCOMPARE(tasks.at(2).sample, fixture.samples.at(2));
}

void TestPersonTasks::whatIsSubmittedIsNoTaskAnyMore()
{
    ProjectFixture fixture(2);
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yyyyy"));
    QCOMPARE(tasksOf(fixture.database(), fixture.ada).size(), 2);
    fixture.submit(fixture.samples.at(0), fixture.ada);
    const QList<PersonTask> tasks = tasksOf(fixture.database(), fixture.ada);
    QCOMPARE(tasks.size(), 1);
    QCOMPARE(tasks.at(0).sample, fixture.samples.at(1));
}

void TestPersonTasks::eachKindComesBeforeMoreOfOne()
{
    ProjectFixture fixture(4);
    fixture.askAboutFacts(fixture.samples.at(0));
    ProjectFixture::take(RoundRepository(fixture.database())
                             .assign(fixture.samples.at(3), {fixture.ada, fixture.ben}, fixture.lea,
                                 Step::Opinions));
    QCOMPARE(kindsOf(tasksOf(fixture.database(), fixture.ada)),
        (QList{Kind::Paragraphs, Kind::KeyFacts, Kind::Opinions}));
    QCOMPARE(kindsOf(tasksOf(fixture.database(), fixture.ada, 5)),
        (QList{
            Kind::Paragraphs, Kind::KeyFacts, Kind::Opinions, Kind::Paragraphs, Kind::Paragraphs}));
}

void TestPersonTasks::whatIsBegunComesFirst()
{
    ProjectFixture fixture(3);
    fixture.askAboutFacts(fixture.samples.at(0));
    fixture.answer(
        fixture.samples.at(0), fixture.ada, QStringLiteral("y"), {}, 1'000, Step::KeyFacts);
    const QList<PersonTask> tasks = tasksOf(fixture.database(), fixture.ada);
    QCOMPARE(kindsOf(tasks), (QList{Kind::KeyFacts, Kind::Paragraphs, Kind::Paragraphs}));
    QCOMPARE(tasks.at(0).done, 1);
    QCOMPARE(tasks.at(0).total, 3);
}

void TestPersonTasks::aPartnersWorkIsNeverCounted()
{
    ProjectFixture fixture(1);
    const QList<PersonTask> before = tasksOf(fixture.database(), fixture.ada);
    fixture.answer(fixture.samples.at(0), fixture.ben, QStringLiteral("yyyyy"));
    fixture.submit(fixture.samples.at(0), fixture.ben);
    QCOMPARE(tasksOf(fixture.database(), fixture.ada), before);
    QVERIFY(tasksOf(fixture.database(), fixture.ben).isEmpty());
}

void TestPersonTasks::opinionsAwaitThePeerWhoseTurnItIs()
{
    OpinionFixture fixture(0);
    const PersonId ada = fixture.base.ada;
    const PersonId ben = fixture.base.ben;
    QCOMPARE(kindsOf(tasksOf(fixture.database(), ada)), QList{Kind::Opinions});
    QCOMPARE(tasksOf(fixture.database(), ada).at(0).total, 2); // her utterances
    fixture.close();
    const QList<PersonTask> first = tasksOf(fixture.database(), ben);
    QCOMPARE(kindsOf(first), QList{Kind::PeerReview});
    QCOMPARE(first.at(0).sample, fixture.sample);
    QCOMPARE(first.at(0).done, 0);
    QCOMPARE(first.at(0).total, 4);
    // Ben checks Ada's only opinion: what is left is hers to check, and her answer to his remark.
    ProjectFixture::check(fixture.say(1, OpinionFixture::wrongReference(ben, {})));
    QVERIFY(tasksOf(fixture.database(), ben).isEmpty());
    QCOMPARE(kindsOf(tasksOf(fixture.database(), ada)), QList{Kind::PeerReview});
    for (const int number : {2, 3, 4})
        ProjectFixture::check(fixture.say(number, OpinionFixture::yes(ada)));
    const QList<PersonTask> last = tasksOf(fixture.database(), ada);
    QCOMPARE(kindsOf(last), QList{Kind::PeerReview}); // his remark awaits her
    QCOMPARE(last.at(0).done, 3);
    ProjectFixture::check(fixture.say(
        1, OpinionResponse{ResponseKind::Defend, {}, QStringLiteral("It is right."), ada, {}}));
    QVERIFY(tasksOf(fixture.database(), ada).isEmpty());
    QCOMPARE(kindsOf(tasksOf(fixture.database(), ben)), QList{Kind::PeerReview});
}

void TestPersonTasks::differencesAwaitWhoMayDecideThem()
{
    ProjectFixture fixture(3);
    const SampleId sample = fixture.samples.at(1);
    fixture.answer(sample, fixture.ada, QStringLiteral("yyyny"));
    fixture.submit(sample, fixture.ada);
    fixture.answer(sample, fixture.ben, QStringLiteral("ynyyy"));
    QVERIFY(tasksOf(fixture.database(), fixture.lea).isEmpty());
    fixture.submit(sample, fixture.ben);
    const RoundId round = fixture.round(sample).id;
    // By the strict rule nothing is decided by anybody.
    QVERIFY(tasksOf(fixture.database(), fixture.lea).isEmpty());
    fixture.setRule(ConsistencyRule::Adjudication);
    const QList<PersonTask> tasks = tasksOf(fixture.database(), fixture.lea);
    QCOMPARE(kindsOf(tasks), QList{Kind::Adjudication});
    QCOMPARE(tasks.first().sample, sample);
    QCOMPARE(tasks.first().total, 2);
    QCOMPARE(tasks.first().done, 0);
    QVERIFY(!kindsOf(tasksOf(fixture.database(), fixture.ada)).contains(Kind::Adjudication));
    ComparisonRepository comparisons(fixture.database());
    const Comparison compared = ProjectFixture::take(comparisons.compare(round));
    ProjectFixture::check(comparisons.decide(
        round, compared.items.at(1).item, Outcome::Boundary, fixture.lea, QStringLiteral("half")));
    QCOMPARE(tasksOf(fixture.database(), fixture.lea).first().done, 1);
    ProjectFixture::check(comparisons.decide(
        round, compared.items.at(3).item, Outcome::Supporting, fixture.lea, QStringLiteral("yes")));
    QVERIFY(tasksOf(fixture.database(), fixture.lea).isEmpty());
}

void TestPersonTasks::reviewsThatAreBegunAreTasksUntilTheyAreFinished()
{
    ProjectFixture fixture(0);
    const ExpertProject made = addExpertProject(fixture.database(), 2);
    ReviewRepository reviews(fixture.database());
    const EvaluationId evaluation = made.evaluations.at(2);
    QVERIFY(tasksOf(fixture.database(), fixture.ada).isEmpty());
    const auto explanation =
        ProjectFixture::take(EvaluationRepository(fixture.database()).explanation(evaluation));
    const expert::Review agree{expert::Stance::Agree, {}, {}};
    const auto decisions = expert::reviewableDecisions(explanation, {});
    ProjectFixture::check(
        reviews.give(evaluation, fixture.ada, decisions.constFirst(), agree, 1'000));
    const QList<PersonTask> tasks = tasksOf(fixture.database(), fixture.ada);
    QCOMPARE(kindsOf(tasks), QList{Kind::EvaluationReview});
    QCOMPARE(tasks.at(0).evaluation, evaluation);
    QCOMPARE(tasks.at(0).position, 2);
    QCOMPARE(tasks.at(0).done, 1);
    QCOMPARE(tasks.at(0).total, int(decisions.size()));
    QVERIFY(tasksOf(fixture.database(), fixture.ben).isEmpty());
    for (const auto& decision : decisions)
        ProjectFixture::check(reviews.give(evaluation, fixture.ada, decision, agree, 1'000));
    QCOMPARE(tasksOf(fixture.database(), fixture.ada).at(0).done, int(decisions.size()));
    ProjectFixture::check(reviews.finish(evaluation, fixture.ada));
    QVERIFY(tasksOf(fixture.database(), fixture.ada).isEmpty());
}

void TestPersonTasks::reviewsThatWereWithdrawnAreNone()
{
    ProjectFixture fixture(0);
    const ExpertProject made = addExpertProject(fixture.database(), 1);
    ReviewRepository reviews(fixture.database());
    const expert::DecisionRef match{expert::DecisionKind::Match, expert::Side::Expected, 0};
    const EvaluationId evaluation = made.evaluations.constFirst();
    ProjectFixture::check(
        reviews.give(evaluation, fixture.ada, match, {expert::Stance::Agree, {}, {}}, 1'000));
    QCOMPARE(tasksOf(fixture.database(), fixture.ada).size(), 1);
    ProjectFixture::check(reviews.give(evaluation, fixture.ada, match, {}, 1'000));
    QVERIFY(tasksOf(fixture.database(), fixture.ada).isEmpty());
}

void TestPersonTasks::judgmentsOfExcludedSamplesAreNone()
{
    ProjectFixture fixture(1);
    SystemFixture systems(fixture);
    const SystemJudgementId judgement =
        systems.addJudged(fixture.samples.at(0), QStringLiteral("m"));
    JudgementReviewRepository reviews(fixture.database());
    ProjectFixture::check(reviews.give(judgement, fixture.lea,
        kgds::JudgementDecision::ofFact(0, 0), {Stance::Agree, {}, {}}, 1'000));
    const QList<PersonTask> tasks = tasksOf(fixture.database(), fixture.lea);
    QCOMPARE(kindsOf(tasks), QList{Kind::JudgmentReview});
    QCOMPARE(tasks.at(0).sample, fixture.samples.at(0));
    QCOMPARE(tasks.at(0).system.model, QStringLiteral("m"));
    QVERIFY(!tasks.at(0).judge.isEmpty());
    QCOMPARE(tasks.at(0).done, 1);
    QVERIFY(tasks.at(0).total > 1);
    ProjectFixture::check(
        SettingAside(fixture.database())
            .exclude(fixture.samples.at(0), QStringLiteral("doubled"), fixture.lea));
    QVERIFY(tasksOf(fixture.database(), fixture.lea).isEmpty());
}

void TestPersonTasks::ratingsAreTasksWhileTheStudyIsOpen()
{
    StudyFixture fixture(3, 0);
    const PersonId ada = fixture.project().ada;
    const auto raters = ProjectFixture::take(
        StudyRaterRepository(fixture.database())
            .add(fixture.study,
                {{.name = QStringLiteral("Ada"), .person = ada}, {.name = QStringLiteral("Bob")}},
                fixture.lea()));
    ProjectFixture::take(
        StudyRaterRepository(fixture.database()).assign(fixture.study, fixture.lea()));
    ProjectFixture::take(fixture.keep(
        raters.at(0), {fixture.rows(raters.at(0)).mid(0, 1), {}}, SubmissionChannel::Page));
    const QList<PersonTask> tasks = tasksOf(fixture.database(), ada);
    QVERIFY(kindsOf(tasks).contains(Kind::Rating));
    const PersonTask& rating = tasks.at(0); // begun
    QCOMPARE(rating.rater, raters.at(0));
    QCOMPARE(rating.done, 1);
    QCOMPARE(rating.total, 3);
    QVERIFY(rating.title != QStringLiteral("Outputs")); // only its lead calls it so
    ProjectFixture::check(StudyRepository(fixture.database())
                              .close(fixture.study, fixture.lea(),
                                  EarlyEnd{QStringLiteral("nobody is left to ask")}));
    QVERIFY(!kindsOf(tasksOf(fixture.database(), ada)).contains(Kind::Rating));
}

void TestPersonTasks::whoIsAskedNothingHasNoTasks()
{
    ProjectFixture fixture(3);
    QVERIFY(tasksOf(fixture.database(), fixture.lea).isEmpty());
}

TANDEM_TEST(TestPersonTasks, QCoreApplication)
#include "tst_persontasks.moc"
