#include "storage/database/statement.h"
#include "storage/repositories/checkpartrepository.h"
#include "systemfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using kgds::JudgementCorrection;
using kgds::JudgementDecision;
using kgds::JudgementReview;

namespace {

JudgementReview say(Stance stance, const JudgementCorrection& correction = {})
{
    return {stance, correction, {}};
}

JudgementCorrection correctedTo(kgds::ErrorType error)
{
    JudgementCorrection made;
    made.error = error;
    return made;
}

} // namespace

/// People's verdicts on judges of systems, and who may see which.
class TestSystemReviews : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(2);
        m_systems = std::make_unique<SystemFixture>(*m_fixture);
        m_judgement = m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("m"));
        m_reviews = std::make_unique<JudgementReviewRepository>(m_fixture->database());
    }

    void theLatestWordHoldsWithItsCorrection()
    {
        const JudgementReview osd = {Stance::Disagree,
            correctedTo(kgds::ErrorType::SentimentDistortion), QStringLiteral("<b>no</b>")};
        QVERIFY(give(JudgementDecision::ofError(1), say(Stance::Agree)));
        QVERIFY(give(JudgementDecision::ofError(1), osd));
        QVERIFY(give(JudgementDecision::ofFact(0, 0), say(Stance::Unsure)));
        const auto own = m_reviews->own(m_judgement, m_fixture->ada);
        QCOMPARE(own->reviews.size(), 2);
        QVERIFY(own->reviews.value(JudgementDecision::ofError(1)) == osd);
        QCOMPARE(m_reviews->state(m_judgement, m_fixture->ada)->disagreesWith, 1);
        QVERIFY(m_reviews->own(m_judgement, m_fixture->ben)->reviews.isEmpty());
    }

    void onlyDecisionsOfTheJudgementAreReviewed()
    {
        const auto code = [&](const JudgementDecision& decision, const JudgementReview& review) {
            return give(decision, review).error().code;
        };
        QCOMPARE(
            code(JudgementDecision::ofOpinion(3), say(Stance::Agree)), ErrorCode::InvalidInput);
        // A fact that no metric counts, and the error of a covered opinion.
        QCOMPARE(
            code(JudgementDecision::ofFact(0, 2), say(Stance::Agree)), ErrorCode::InvalidInput);
        QCOMPARE(code(JudgementDecision::ofError(0), say(Stance::Agree)), ErrorCode::InvalidInput);
        QCOMPARE(code(JudgementDecision::ofOpinion(0),
                     say(Stance::Disagree, correctedTo(kgds::ErrorType::Misattribution))),
            ErrorCode::InvalidInput);
        QVERIFY(give(JudgementDecision::ofOpinion(0), say(Stance::Disagree)));
        QVERIFY(give(JudgementDecision::ofError(0),
            say(Stance::Disagree, correctedTo(kgds::ErrorType::Misattribution))));
    }

    void nobodySeesOthersBeforeTheyAreDone()
    {
        m_systems->reviewAll(m_judgement, m_fixture->ada);
        QVERIFY(m_reviews->finish(m_judgement, m_fixture->ada));
        QVERIFY(m_reviews->others(m_judgement, m_fixture->ben)->isEmpty());
        QVERIFY(m_reviews->done(m_fixture->ben)->visible.isEmpty());
        QVERIFY(m_reviews->done(m_fixture->ben)->hidden.contains(m_judgement));
        m_systems->reviewAll(m_judgement, m_fixture->ben, Stance::Disagree);
        QVERIFY(m_reviews->finish(m_judgement, m_fixture->ben));
        QCOMPARE(m_reviews->others(m_judgement, m_fixture->ben)->size(), 1);
        QVERIFY(m_reviews->state(m_judgement, m_fixture->ben)->disagreements > 0);
        const auto late = give(JudgementDecision::ofOpinion(0), say(Stance::Unsure));
        QCOMPARE(late.error().code, ErrorCode::Refused);
    }

    void everythingOrWhatWasDrawnIsNeededBeforeOneIsDone()
    {
        QVERIFY(give(JudgementDecision::ofOpinion(0), say(Stance::Agree)));
        QCOMPARE(m_reviews->finish(m_judgement, m_fixture->ada).error().code, ErrorCode::Refused);
        const QList<kgds::DrawnCheck> drawn{
            {m_judgement.value, JudgementDecision::ofOpinion(0), {}, 0.5}};
        QVERIFY(CheckPartRepository(m_fixture->database())
                    .add(QStringLiteral("verifier"), {}, m_fixture->lea, drawn));
        QVERIFY(m_reviews->finish(m_judgement, m_fixture->ada));
    }

    void aJudgementUnderWayIsNotReviewed()
    {
        const SystemOutputId output = m_systems->addOutput(m_fixture->samples.at(1),
            SystemFixture::system(QStringLiteral("m"), kgds::Pattern::Abstractive),
            SystemFixture::abstractiveOutput());
        const auto begun = SystemJudgementRepository(m_fixture->database())
                               .begin(output, QStringLiteral("verifier"), {});
        QVERIFY(begun);
        QCOMPARE(m_reviews
                     ->give(*begun, m_fixture->ada, JudgementDecision::ofOpinion(0),
                         say(Stance::Agree), 0)
                     .error()
                     .code,
            ErrorCode::Refused);
    }

    void aJudgementThatWasReviewedStays()
    {
        QVERIFY(give(JudgementDecision::ofOpinion(0), say(Stance::Agree)));
        QVERIFY(!m_fixture->database().run(
            QStringLiteral("UPDATE kgds_judgement SET opinions = '000' WHERE id = ?"),
            {m_judgement.value}));
    }

    void feedbackHasOneDecisionUnderTheSameGate()
    {
        Feedback feedback;
        feedback.output =
            SystemJudgementRepository(m_fixture->database()).byId(m_judgement)->output;
        feedback.judge = QStringLiteral("verifier");
        feedback.choice = FeedbackChoice::Experts;
        const auto id = SystemJudgementRepository(m_fixture->database()).addFeedback(feedback);
        QVERIFY(id);
        FeedbackReviewRepository reviews(m_fixture->database());
        const JudgementDecision decision = JudgementDecision::ofFeedback();
        QCOMPARE(reviews.finish(*id, m_fixture->ada).error().code, ErrorCode::Refused);
        QVERIFY(reviews.give(*id, m_fixture->ada, decision, say(Stance::Disagree), 5));
        QVERIFY(reviews.finish(*id, m_fixture->ada));
        QVERIFY(reviews.others(*id, m_fixture->ben)->isEmpty());
        QCOMPARE(
            reviews.own(*id, m_fixture->ada)->reviews.value(decision).stance, Stance::Disagree);
        // Kinds are apart, whatever their numbers are.
        QVERIFY(m_reviews->own(m_judgement, m_fixture->ada)->reviews.isEmpty());
    }

private:
    Expected<void> give(const JudgementDecision& decision, const JudgementReview& review)
    {
        return m_reviews->give(m_judgement, m_fixture->ada, decision, review, 1'000);
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<SystemFixture> m_systems;
    std::unique_ptr<JudgementReviewRepository> m_reviews;
    SystemJudgementId m_judgement;
};

TANDEM_TEST(TestSystemReviews, QCoreApplication)
#include "tst_systemreviews.moc"
