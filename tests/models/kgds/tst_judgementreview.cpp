#include "models/kgds/judgementreview.h"

#include "judgedsample.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::kgds;
using enum tandem::kgds::Conclusion;

namespace {

JudgementReview says(Stance stance, const JudgementCorrection& correction = {})
{
    return {stance, correction, {}};
}

JudgementCorrection named(ErrorType error)
{
    JudgementCorrection correction;
    correction.error = error;
    return correction;
}

/// The keys with blanks between them.
QString keysOf(const QList<JudgementDecision>& decisions)
{
    QStringList keys;
    for (const JudgementDecision& decision : decisions)
        keys.append(decision.key());
    return keys.join(QLatin1Char(' '));
}

} // namespace

class TestJudgementReview : public QObject
{
    Q_OBJECT

private slots:
    void decisionsHaveNamesThatAreReadBack()
    {
        for (const JudgementDecision& decision :
            {JudgementDecision::ofFact(2, 1), JudgementDecision::ofOpinion(3),
                JudgementDecision::ofError(3), JudgementDecision::ofFeedback()})
            QCOMPARE(JudgementDecision::fromKey(decision.key()), decision);
        QCOMPARE(JudgementDecision::ofFact(2, 1).key(), QStringLiteral("F3.2"));
        QCOMPARE(JudgementDecision::ofFeedback().key(), QStringLiteral("B"));
        for (const char* wrong : {"", "F", "F1", "F0.1", "F1.0", "F01.1", "F1.2.3", "F1.", "O",
                 "O0", "O-1", "O1.2", "E 1", "B1", "X1", "F99999999999.1"})
            QVERIFY2(!JudgementDecision::fromKey(QString::fromLatin1(wrong)), wrong);
    }

    void whatCountsIsReviewedInTheOrderOfTheSample()
    {
        QCOMPARE(keysOf(decisionsOf(test::judgedSample(), test::abstractiveJudgement())),
            QStringLiteral("F1.1 F1.3 F2.1 F3.1 O1 O2 E2 O3"));
        SystemJudgement extractive = test::abstractiveJudgement();
        extractive.facts.clear();
        QCOMPARE(
            keysOf(decisionsOf(test::judgedSample(), extractive)), QStringLiteral("O1 O2 E2 O3"));
    }

    void theReviewersWordDecidesWhichErrorsAreAskedFor()
    {
        const JudgementReviews reviews{{JudgementDecision::ofOpinion(0), says(Stance::Disagree)},
            {JudgementDecision::ofOpinion(1), says(Stance::Disagree)}};
        SystemJudgement extractive = test::abstractiveJudgement();
        extractive.facts.clear();
        QCOMPARE(keysOf(reviewableDecisions(test::judgedSample(), extractive, reviews)),
            QStringLiteral("O1 E1 O2 O3"));
    }

    void aDisagreeTurnsOver()
    {
        const JudgementReviews reviews{{JudgementDecision::ofFact(0, 0), says(Stance::Disagree)},
            {JudgementDecision::ofFact(0, 2), says(Stance::Unsure)},
            {JudgementDecision::ofOpinion(0), says(Stance::Disagree)},
            {JudgementDecision::ofError(0),
                says(Stance::Disagree, named(ErrorType::FactInconsistency))},
            {JudgementDecision::ofOpinion(1), says(Stance::Agree)},
            {JudgementDecision::ofError(1),
                says(Stance::Disagree, named(ErrorType::SentimentDistortion))}};
        const SystemJudgement under = reviewedJudgement(test::abstractiveJudgement(), reviews);
        QCOMPARE(under.facts.at(0), QList<Conclusion>({Unknowable, Knowable, Unknowable}));
        QCOMPARE(under.opinions, QList<Conclusion>({Unknowable, Unknowable, None}));
        QCOMPARE(under.errors.at(0), ErrorType::FactInconsistency);
        QCOMPARE(under.errors.at(1), ErrorType::SentimentDistortion);
        const SystemJudgement checked = checkedJudgement(test::abstractiveJudgement(), reviews);
        QCOMPARE(checked.facts.at(0), QList<Conclusion>({Unknowable, None, None}));
        QCOMPARE(checked.opinions, QList<Conclusion>({Unknowable, Unknowable, None}));
    }

    void anOpinionThatBecomesCoveredHasNoError()
    {
        const JudgementReviews reviews{{JudgementDecision::ofOpinion(1), says(Stance::Disagree)}};
        const SystemJudgement under = reviewedJudgement(test::abstractiveJudgement(), reviews);
        QCOMPARE(under.opinions.at(1), Knowable);
        QVERIFY(!under.errors.at(1));
    }

    void whereTheJudgeSaidNothingACorrectionSaysIt()
    {
        JudgementCorrection covered;
        covered.covered = true;
        QCOMPARE(reviewedConclusion(None, says(Stance::Disagree)), None);
        QCOMPARE(reviewedConclusion(None, says(Stance::Disagree, covered)), Knowable);
        QCOMPARE(reviewedAnswer(1, says(Stance::Disagree)), 2);
        QCOMPARE(reviewedAnswer(1, {}), 0);
    }

    void reviewersDifferByOpinionOrCorrection()
    {
        const JudgementReview agree = says(Stance::Agree);
        const JudgementReview one = says(Stance::Disagree, named(ErrorType::Misattribution));
        const JudgementReview other = says(Stance::Disagree, named(ErrorType::FactInconsistency));
        QVERIFY(differ(agree, one));
        QVERIFY(differ(one, other));
        QVERIFY(!differ(one, one));
        QVERIFY(!differ(one, says(Stance::Disagree)));
        QVERIFY(!differ(one, {}));
    }

    void correctionsBelongToTheirKind()
    {
        JudgementCorrection covered;
        covered.covered = false;
        QVERIFY(correctionFault(JudgementDecision::ofFact(0, 0), covered).isEmpty());
        QVERIFY(!correctionFault(JudgementDecision::ofError(0), covered).isEmpty());
        QVERIFY(!correctionFault(JudgementDecision::ofOpinion(0), named(ErrorType::Misattribution))
                     .isEmpty());
        QVERIFY(correctionFault(JudgementDecision::ofError(0), named(ErrorType::Misattribution))
                    .isEmpty());
    }
};

TANDEM_TEST(TestJudgementReview, QCoreApplication)
#include "tst_judgementreview.moc"
