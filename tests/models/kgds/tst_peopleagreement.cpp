#include "models/kgds/peopleagreement.h"
#include "models/kgds/peoplereport.h"

#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::kgds;
using enum tandem::kgds::Conclusion;

namespace {

/// A judge covers the first two of four opinions; Ann disagrees with the last ones of `wrong`, Ben
/// agrees with all but is unsure of the first.
ReviewedJudgement judged(qint64 sample, int wrong)
{
    ReviewedJudgement made;
    made.sample = sample;
    made.judgement.opinions = {Knowable, Knowable, Unknowable, Unknowable};
    made.judgement.errors = {
        std::nullopt, std::nullopt, ErrorType::Misattribution, ErrorType::FactInconsistency};
    PersonsVerdicts ann{PersonId{1}, {}};
    PersonsVerdicts ben{PersonId{2}, {}};
    for (int i = 0; i < 4; ++i) {
        const bool isWrong = i >= 4 - wrong;
        ann.reviews.insert(
            JudgementDecision::ofOpinion(i), {isWrong ? Stance::Disagree : Stance::Agree, {}, {}});
        ben.reviews.insert(
            JudgementDecision::ofOpinion(i), {i == 0 ? Stance::Unsure : Stance::Agree, {}, {}});
    }
    made.people = {ann, ben};
    return made;
}

bool near(const std::optional<double>& value, double expected)
{
    return value && std::abs(*value - expected) < 1e-12;
}

} // namespace

class TestPeopleAgreement : public QObject
{
    Q_OBJECT

private slots:
    void peopleAreComparedWithTheJudgeByWhatTheyStandFor()
    {
        const QList<PeopleAgreement> all = peopleAgreement({judged(1, 1), judged(2, 2)});
        QCOMPARE(all.size(), 4);
        const PeopleAgreement& opinions = all.at(int(JudgementKind::Opinion));
        QCOMPARE(opinions.kind, JudgementKind::Opinion);
        QCOMPARE(opinions.decisions, 8);
        QCOMPARE(opinions.samples, 2);
        QCOMPARE(opinions.people, 2);
        QCOMPARE(opinions.agree, 5 + 6);
        QCOMPARE(opinions.disagree, 3);
        QCOMPARE(opinions.unsure, 2);
        // Eight words of Ann, six of Ben; three turn the judge's over.
        QCOMPARE(opinions.withJudge.n, 14);
        QVERIFY(near(opinions.withJudge.value, 11.0 / 14.0));
        QVERIFY(opinions.withJudge.interval);
        // Ben is unsure about the first of each.
        QCOMPARE(opinions.amongPeople.n, 6);
        QVERIFY(near(opinions.amongPeople.value, 3.0 / 6.0));
        QCOMPARE(opinions.kappaAmongPeople.kappa.n, 6);
    }

    void kindsThatNobodyReviewedHaveNoFigures()
    {
        const QList<PeopleAgreement> all = peopleAgreement({judged(1, 0)});
        const PeopleAgreement& facts = all.at(int(JudgementKind::Fact));
        QCOMPARE(facts.decisions, 0);
        QVERIFY(!facts.withJudge.isDefined());
        QVERIFY(!facts.withJudge.undefinedBecause.isEmpty());
        // One sample has no spread over samples.
        QVERIFY(!all.at(int(JudgementKind::Opinion)).withJudge.interval);
    }

    void errorTypesAndFeedbackAreKindsOfTheirOwn()
    {
        ReviewedJudgement one = judged(1, 0);
        one.choice = FeedbackChoice::Experts;
        JudgementCorrection other;
        other.error = ErrorType::SentimentDistortion;
        one.people[0].reviews.insert(JudgementDecision::ofError(2), {Stance::Disagree, other, {}});
        one.people[0].reviews.insert(JudgementDecision::ofError(3), {Stance::Agree, {}, {}});
        one.people[0].reviews.insert(JudgementDecision::ofFeedback(), {Stance::Disagree, {}, {}});
        const QList<PeopleAgreement> all = peopleAgreement({one});
        QVERIFY(near(all.at(int(JudgementKind::Error)).withJudge.value, 0.5));
        QVERIFY(near(all.at(int(JudgementKind::Feedback)).withJudge.value, 0.0));
    }

    void everyOpinionOnATypeOfErrorIsCountedOnce()
    {
        ReviewedJudgement one = judged(1, 0);
        // Somebody turned a covered opinion over and named an error; the judge named none.
        JudgementCorrection named;
        named.error = ErrorType::SentimentDistortion;
        auto& words = one.people[0].reviews;
        words.insert(JudgementDecision::ofError(0), {Stance::Disagree, named, {}});
        words.insert(JudgementDecision::ofError(2), {Stance::Disagree, named, {}});
        words.insert(JudgementDecision::ofError(3), {Stance::Agree, {}, {}});
        one.people[1].reviews.insert(JudgementDecision::ofError(2), {Stance::Disagree, {}, {}});
        one.people[1].reviews.insert(JudgementDecision::ofError(3), {Stance::Unsure, {}, {}});
        const PeopleAgreement errors = peopleAgreement({one}).at(int(JudgementKind::Error));
        QCOMPARE(errors.agree, 1);
        QCOMPARE(errors.disagree, 1);
        QCOMPARE(errors.unsure, 1);
        QCOMPARE(errors.open, 2);
        QCOMPARE(errors.withJudge.n, errors.agree + errors.disagree);
    }

    void metricsUnderPeoplesVerdictsStandBesideTheJudges()
    {
        ReviewedJudgement one = judged(1, 1);
        one.score.opinionRecall = 0.5;
        SampleScore lower;
        lower.opinionRecall = 0.25;
        SampleScore same;
        same.opinionRecall = 0.5;
        one.reviewedScores = {lower, same};
        const QList<PeoplesMetric> metrics = peoplesMetrics({one});
        QCOMPARE(metrics.size(), 1);
        QCOMPARE(metrics.first().metric, TableMetric::OpinionRecall);
        QVERIFY(near(metrics.first().judge.value, 0.5));
        QVERIFY(near(metrics.first().people.value, 0.375));
        QVERIFY(near(metrics.first().difference.value, -0.125));
        QCOMPARE(peoplesMetricsSection(metrics).rows.size(), 1);
        // Kinds that nobody reviewed have no row.
        QCOMPARE(peopleAgreementSection(peopleAgreement({one})).rows.size(), 1);
    }
};

TANDEM_TEST(TestPeopleAgreement, QCoreApplication)
#include "tst_peopleagreement.moc"
