#include "models/studies/scoreresults.h"
#include "models/studies/studyresults.h"

#include "madestudy.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::studies;

namespace {

bool near(double actual, double expected)
{
    return std::abs(actual - expected) <= 1e-12;
}

/// Scores Q (0 or 1) and R; people say good of a, b, c and bad of d, e; f is tied.
StudyAnswers someStudy()
{
    StudyAnswers study = studyOf(Kind::GoodBad, choiceOf({"good", "bad"}));
    addItem(study, "a", {"good", "good"}, {{"Q", 1}, {"R", 0.9}});
    addItem(study, "b", {"good", "good"}, {{"Q", 0}, {"R", 0.8}});
    addItem(study, "c", {"good"}, {{"Q", 1}, {"R", 0.4}});
    addItem(study, "d", {"bad", "bad"}, {{"Q", 1}, {"R", 0.3}});
    addItem(study, "e", {"bad", "bad"}, {{"Q", 0}});
    addItem(study, "f", {"bad", "good"}, {{"Q", 0}, {"R", 0.2}});
    return study;
}

QList<ScoreAgreement> scoresOf(const StudyAnswers& study)
{
    return studyResults(study).everybody.scores;
}

} // namespace

class TestScoreResults final : public QObject
{
    Q_OBJECT

private slots:
    void aBinaryScoreHasAConfusionMatrix();
    void anyOtherScoreHasCorrelationsAlone();
    void correlationsAreWithTheMajority();
    void ofOneTextNamesOfSidesAreNamesLikeOthers();
    void whatIsLeftOutIsCounted();
    void oneAnswerThroughoutCorrelatesWithNothing();
};

void TestScoreResults::aBinaryScoreHasAConfusionMatrix()
{
    const ScoreAgreement q = scoresOf(someStudy()).at(0);
    QCOMPARE(q.score, QStringLiteral("Q"));
    QCOMPARE(*q.confusion, (Confusion{2, 1, 1, 1}));
    QVERIFY(near(*q.maa.value, 0.6));
    QCOMPARE(q.maa.n, qint64(5));
    QVERIFY(q.maa.interval->low < 0.6 && q.maa.interval->high > 0.6);
}

void TestScoreResults::ofOneTextNamesOfSidesAreNamesLikeOthers()
{
    StudyAnswers study = studyOf(Kind::GoodBad, choiceOf({"good", "bad"}));
    addItem(study, "a", {"good"}, {{"rouge_1", 0.5}, {"rouge_2", 0.3}});
    addItem(study, "b", {"bad"}, {{"rouge_1", 0.4}, {"rouge_2", 0.2}});
    QCOMPARE(scoresOf(study).size(), 2);
    QCOMPARE(scoresOf(study).at(0).score, QStringLiteral("rouge_1"));
}

void TestScoreResults::anyOtherScoreHasCorrelationsAlone()
{
    const ScoreAgreement r = scoresOf(someStudy()).at(1);
    QVERIFY(!r.confusion);
    QVERIFY(!r.maa.isDefined());
    QVERIFY(!r.maa.undefinedBecause.isEmpty());
    QVERIFY(r.correlations[0].figure.isDefined());
}

void TestScoreResults::correlationsAreWithTheMajority()
{
    // People 1, 1, 1, 0 and R 0.9, 0.8, 0.4, 0.3: covariance 0.3 of roots of 0.75 and 0.26.
    const ScoreAgreement r = scoresOf(someStudy()).at(1);
    QVERIFY(near(*r.correlations[0].figure.value, 0.3 / std::sqrt(0.75 * 0.26)));
    // Three pairs in order, none against it; three of the six are ties of people.
    QVERIFY(near(*r.correlations[2].figure.value, 3.0 / std::sqrt(3.0 * 6.0)));
    QVERIFY(r.correlations[0].p);
}

void TestScoreResults::whatIsLeftOutIsCounted()
{
    const QList<ScoreAgreement> scores = scoresOf(someStudy());
    QCOMPARE(scores.at(0).tied, qint64(1));
    QCOMPARE(scores.at(0).missing, qint64(0));
    QCOMPARE(scores.at(1).items, qint64(4));
    QCOMPARE(scores.at(1).missing, qint64(1));
}

void TestScoreResults::oneAnswerThroughoutCorrelatesWithNothing()
{
    StudyAnswers study = studyOf(Kind::GoodBad, choiceOf({"good", "bad"}));
    addItem(study, "a", {"good"}, {{"Q", 1}});
    addItem(study, "b", {"good"}, {{"Q", 0}});
    const ScoreAgreement q = scoresOf(study).constFirst();
    for (const Correlation& one : q.correlations)
        QVERIFY(!one.figure.isDefined() && !one.figure.undefinedBecause.isEmpty());
    QVERIFY(near(*q.maa.value, 0.5));
}

TANDEM_TEST(TestScoreResults, QCoreApplication)
#include "tst_scoreresults.moc"
