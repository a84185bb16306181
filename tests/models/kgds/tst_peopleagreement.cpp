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
    ReviewerJudgments ann{PersonId{1}, {}};
    ReviewerJudgments ben{PersonId{2}, {}};
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
        QVERIFY(!opinions.withJudge.interval); // of two samples
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
        one.alone.insert(JudgementKind::Feedback, int(FeedbackChoice::Experts));
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

    void whatWasDrawnMoreOftenWeighsLess()
    {
        // Ann disagrees with what is not covered, of which every one was drawn; of what is covered
        // one in four was.
        QList<ReviewedJudgement> drawn{judged(1, 2), judged(2, 2), judged(3, 0)};
        for (ReviewedJudgement& one : drawn) {
            one.people.removeLast();
            for (int i = 0; i < 4; ++i)
                one.inclusion.insert(JudgementDecision::ofOpinion(i), i < 2 ? 0.25 : 1.0);
        }
        const PeopleAgreement weighted = peopleAgreement(drawn).at(int(JudgementKind::Opinion));
        QVERIFY(weighted.isDrawn);
        QCOMPARE(weighted.withJudge.n, 12);
        // 6 covered stand for 24, 6 not covered for 6; 4 of these are wrong.
        QVERIFY(near(weighted.withJudge.value, 26.0 / 30.0));
        QVERIFY(!weighted.withJudge.interval); // of three samples
        QList<ReviewedJudgement> more;
        for (qint64 sample = 1; sample <= 12; sample += 3) {
            for (ReviewedJudgement one : drawn) {
                one.sample += sample - 1;
                more.append(one);
            }
        }
        const PeopleAgreement ofMany = peopleAgreement(more).at(int(JudgementKind::Opinion));
        QVERIFY(near(ofMany.withJudge.value, 26.0 / 30.0));
        QVERIFY(ofMany.withJudge.interval && ofMany.kappaWithJudge.kappa.interval);
        QVERIFY(ofMany.withJudge.interval->low < 26.0 / 30.0);
        // Ann says covered of 28 of 30, the judge of 24.
        const double chance = (28.0 * 24.0 + 2.0 * 6.0) / 900.0;
        QVERIFY(near(weighted.kappaWithJudge.kappa.value, (26.0 / 30.0 - chance) / (1.0 - chance)));
        for (ReviewedJudgement& one : drawn)
            one.inclusion.clear();
        const PeopleAgreement chosen = peopleAgreement(drawn).at(int(JudgementKind::Opinion));
        QVERIFY(!chosen.isDrawn);
        QVERIFY(near(chosen.withJudge.value, 8.0 / 12.0));
    }

    void whatWasNotDrawnIsLeftOutWhereAnythingWas()
    {
        ReviewedJudgement one = judged(1, 1);
        one.inclusion.insert(JudgementDecision::ofOpinion(3), 0.5);
        one.people[0].reviews.insert(JudgementDecision::ofError(3), {Stance::Agree, {}, {}});
        one.people[0].reviews.insert(JudgementDecision::ofFact(0, 0), {Stance::Agree, {}, {}});
        const QList<PeopleAgreement> all = peopleAgreement({one});
        const PeopleAgreement& opinions = all.at(int(JudgementKind::Opinion));
        QCOMPARE(opinions.withJudge.n, 2);
        QCOMPARE(opinions.withoutChance, 6);
        QCOMPARE(opinions.amongPeople.n, 1);
        // A type of error comes with its opinion.
        QVERIFY(all.at(int(JudgementKind::Error)).isDrawn);
        QCOMPARE(all.at(int(JudgementKind::Error)).withJudge.n, 1);
        QVERIFY(!all.at(int(JudgementKind::Fact)).isDrawn);
        const QStringList notes = peopleAgreementSection(all).notes;
        QCOMPARE(notes.size(), 3);
        QVERIFY(notes.first().startsWith(QLatin1String("Random audit (opinions, ")));
        QVERIFY(notes.last().startsWith(QLatin1String("Not drawn (facts)")));
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
        const QList<HumanMetric> metrics = humanMetrics({one});
        QCOMPARE(metrics.size(), 1);
        QCOMPARE(metrics.first().metric, TableMetric::OpinionRecall);
        QVERIFY(near(metrics.first().judge.value, 0.5));
        QVERIFY(near(metrics.first().people.value, 0.375));
        QVERIFY(near(metrics.first().difference.value, -0.125));
        QCOMPARE(humanMetricsSection(metrics).rows.size(), 1);
        QVERIFY(humanMetricsSection(metrics).notes.first().contains(
            QLatin1String("for items that were not reviewed")));
        // Kinds that nobody reviewed have no row.
        QCOMPARE(peopleAgreementSection(peopleAgreement({one})).rows.size(), 1);
    }
};

TANDEM_TEST(TestPeopleAgreement, QCoreApplication)
#include "tst_peopleagreement.moc"
