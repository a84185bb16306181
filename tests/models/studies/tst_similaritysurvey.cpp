#include "models/studies/similaritysurvey.h"
#include "models/studies/studyresults.h"

#include "madestudy.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::studies;

namespace {

bool near(double actual, double expected, double tolerance = 1e-12)
{
    return std::abs(actual - expected) <= tolerance;
}

void addPair(StudyAnswers& study, const MadeText& document, const MadeText& model,
    MadeTexts ratings, MadeScores scores = {})
{
    StudyItem& item =
        addItem(study, QString(document.text + QLatin1Char('/') + model.text), ratings, scores);
    item.item.group = document.text;
    item.source.systems[0] = model.text;
}

/// Two documents; the users' own pairs are 0.8 and 0.4 apart.
StudyAnswers someStudy()
{
    StudyAnswers study = studyOf(Kind::Similarity, scaleOf(1, 6));
    addPair(study, "d1", "", {"1", "3"});
    addPair(study, "d1", "M", {"5", "3"}, {{"X_1", 0.2}, {"X_2", 0.5}, {"PerSEval", 0.3}});
    addPair(study, "d1", "N", {"2", "2"}, {{"X_1", 0.1}, {"X_2", 0.1}, {"PerSEval", 0.7}});
    addPair(study, "d2", "user", {"4", "4"});
    addPair(study, "d2", "M", {"6", "6"}, {{"X_1", 0.3}, {"X_2", 0.3}, {"PerSEval", 0.1}});
    return study;
}

/// G(x; p, q) of PerSEval.
double penalty(double x, double p, double q)
{
    return 1.0 / (1.0 + std::pow(10.0, p) * std::exp(-std::pow(10.0, q) * x));
}

} // namespace

class TestSimilaritySurvey final : public QObject
{
    Q_OBJECT

private slots:
    void degressIsTheProportionOfTheDistances();
    void persevalTakesTheAccuracyThatStandsIn();
    void scoresOfModelsAreCorrelated();
    void documentsWithoutTheUsersOwnPairAreLeftOut();
    void nothingRatedGivesNoModel();
};

void TestSimilaritySurvey::degressIsTheProportionOfTheDistances()
{
    const SimilaritySurvey survey = *studyResults(someStudy()).everybody.survey;
    QCOMPARE(survey.documents, qint64(2));
    QCOMPARE(survey.models.size(), 2);
    // M: 0.4 beside 0.8, and 0 beside 0.4; e = 1e-5.
    const double first = (0.4 + 1e-5) / (0.8 + 1e-5);
    const double second = 1e-5 / (0.4 + 1e-5);
    QCOMPARE(survey.models.at(0).model, QStringLiteral("M"));
    QVERIFY(near(*survey.models.at(0).degress.value, (first + second) / 2.0));
    QCOMPARE(survey.models.at(0).degress.n, qint64(2));
    // N: 0.8 beside 0.8, of one document.
    QVERIFY(near(*survey.models.at(1).degress.value, 1.0));
    QCOMPARE(survey.models.at(1).degress.n, qint64(1));
}

void TestSimilaritySurvey::persevalTakesTheAccuracyThatStandsIn()
{
    const SimilaritySurvey survey = *studyResults(someStudy()).everybody.survey;
    QCOMPARE(survey.accuracies, QStringList{QStringLiteral("X")});
    // N: both users are 0.1 away, so that best and mean are one and ACP is G(0).
    const double adp = penalty(0.1 / (0.9 + 1e-7), 4.0, 1.0);
    const double acp = penalty(0.0, 4.0, 1.0);
    const double edp = 1.0 - penalty(adp + acp, 3.0, 1.7) + 1e-7;
    QVERIFY(near(*survey.models.at(1).perseval.constFirst().value, edp, 1e-9));
}

void TestSimilaritySurvey::scoresOfModelsAreCorrelated()
{
    const SimilaritySurvey survey = *studyResults(someStudy()).everybody.survey;
    QCOMPARE(survey.scores, QStringList{QStringLiteral("PerSEval")});
    QVERIFY(near(*survey.models.at(0).scores.constFirst().value, 0.2));
    QCOMPARE(survey.correlations.size(), 2);
    QCOMPARE(survey.correlations.at(0).human, QStringLiteral("DEGRESS-HJ"));
    QCOMPARE(survey.correlations.at(1).human, QStringLiteral("PerSEval-HJ-X"));
    const Figure ofTwoModels = survey.correlations.at(0).correlations[0].figure;
    QCOMPARE(ofTwoModels.n, qint64(2));
    QVERIFY(!ofTwoModels.isDefined() && !ofTwoModels.undefinedBecause.isEmpty());
}

void TestSimilaritySurvey::documentsWithoutTheUsersOwnPairAreLeftOut()
{
    StudyAnswers study = someStudy();
    addPair(study, "d3", "M", {"1"});
    addItem(study, "nowhere", {"3"});
    const SimilaritySurvey survey = *studyResults(study).everybody.survey;
    QCOMPARE(survey.documents, qint64(2));
    QCOMPARE(survey.withoutOwn, qint64(1));
    QCOMPARE(survey.unnamed, qint64(1));
    QCOMPARE(survey.models.at(0).degress.n, qint64(2));
}

void TestSimilaritySurvey::nothingRatedGivesNoModel()
{
    const StudyAnswers study = studyOf(Kind::Similarity, scaleOf(1, 6));
    QVERIFY(studyResults(study).everybody.survey->models.isEmpty());
}

TANDEM_TEST(TestSimilaritySurvey, QCoreApplication)
#include "tst_similaritysurvey.moc"
