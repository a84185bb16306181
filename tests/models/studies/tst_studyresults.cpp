#include "models/studies/studyresults.h"

#include "madestudy.h"
#include "referenceratings.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::studies;

namespace {

bool near(double actual, double expected, double tolerance = 1e-9)
{
    return std::abs(actual - expected) <= tolerance;
}

StudyAnswers pairwise()
{
    return studyOf(Kind::Pairwise, choiceOf({"1", "2", "tie"}));
}

/// The main question of everybody's answers.
QuestionResults mainOf(const StudyAnswers& study, Categories categories = Categories::Declared)
{
    const StudyResults results = studyResults(study, categories);
    return results.everybody.questions.at(results.everybody.main);
}

/// A case of the reference as answers on a scale.
StudyAnswers studyOfRatings(const QJsonArray& raters)
{
    StudyAnswers study = studyOf(Kind::Likert, scaleOf(1, 5));
    for (int rater = 0; rater < raters.size(); ++rater) {
        study.raters.append(Rater{QString::number(rater)});
        const QJsonArray ratings = raters.at(rater).toArray();
        for (int item = 0; item < ratings.size(); ++item) {
            if (study.items.size() <= item)
                addItem(study, QString::number(item), {});
            if (ratings.at(item).isNull())
                continue;
            RatedAnswer answer;
            answer.rater = rater;
            answer.item = item;
            answer.question = QStringLiteral("rating");
            answer.value = QString::number(ratings.at(item).toDouble());
            study.answers.append(answer);
        }
    }
    return study;
}

/// Every coefficient is undefined, and says why.
void verifyNothingIsDefined(const QuestionResults& question)
{
    for (const AgreementStatistic& one : question.agreement->statistics) {
        QVERIFY2(!one.figure.isDefined(), one.key);
        QVERIFY2(!one.figure.undefinedBecause.isEmpty(), one.key);
    }
}

} // namespace

class TestStudyResults final : public QObject
{
    Q_OBJECT

private slots:
    void theMajorityIsTheAnswerGivenMostOften();
    void agreementIsThatOfTheReference_data();
    void agreementIsThatOfTheReference();
    void declaredAnswersCountWhereNobodyGaveThem();
    void aScaleHasMeansOverItems();
    void theMeansIntervalStaysOnAScaleWhoseEndsAreKnown();
    void answersToOtherQuestionsStayApart();
    void decisionsAreCountedByKind();
    void aStudyWithoutItemsIsUndefined();
    void aSingleRaterIsUndefined();
    void ratersWithoutACommonItemAreUndefined();
    void oneCategoryAloneIsUndefined();
    void nothingButTiesHasNoAlignment();
    void answersKeepTheirVersion();
    void aTextIsCountedAndNoMore();
};

void TestStudyResults::theMajorityIsTheAnswerGivenMostOften()
{
    StudyAnswers study = pairwise();
    addItem(study, "a", {"1", "1", "2"});
    addItem(study, "b", {"1", "2", "tie"});
    addItem(study, "c", {"tie", "tie", "2"});
    addItem(study, "d", {});
    addItem(study, "e", {"", "2", ""});
    const QuestionResults question = mainOf(study);
    QCOMPARE(question.majorities.size(), 4);
    QCOMPARE(question.majorities.at(0).side, 1);
    QCOMPARE(question.majorities.at(0).votes, (QList<int>{2, 1, 0}));
    QCOMPARE(question.majorities.at(1).tied.size(), 3);
    QVERIFY(question.majorities.at(1).choice.isEmpty());
    QCOMPARE(question.majorities.at(2).choice, QStringLiteral("tie"));
    QCOMPARE(question.majorities.at(2).side, 0);
    QCOMPARE(question.majorities.at(3).item, qsizetype(4));
    QCOMPARE(question.tiedItems, qint64(1));
    QCOMPARE(question.items, qint64(4));
    QCOMPARE(question.times, (QList<qint64>{3, 4, 3}));
}

void TestStudyResults::agreementIsThatOfTheReference_data()
{
    if (!QFile::exists(reference::kFile))
        QSKIP("The reference values (reference/agreement.json) are not on this machine.");
    QTest::addColumn<QJsonArray>("raters");
    QTest::addColumn<QJsonObject>("expected");
    const QJsonObject all = reference::document();
    const QJsonObject ratings = reference::ratings(all);
    for (auto it = ratings.begin(); it != ratings.end(); ++it)
        QTest::newRow(qPrintable(it.key()))
            << it.value().toArray() << reference::expected(all, it.key());
}

void TestStudyResults::agreementIsThatOfTheReference()
{
    QFETCH(QJsonArray, raters);
    QFETCH(QJsonObject, expected);
    const QuestionResults question = mainOf(studyOfRatings(raters), Categories::Given);
    const bool isOneCategory = reference::categories(raters) < 2;
    static constexpr std::array<std::pair<const char*, const char*>, 13> kPairs{
        {{"percent_agreement", "percent_agreement_pairwise"}, {"cohen", "cohen_unweighted_sklearn"},
            {"cohen_linear", "cohen_linear_sklearn"},
            {"cohen_quadratic", "cohen_quadratic_sklearn"}, {"fleiss", "fleiss_irrCAC"},
            {"light", "light_kappa_mean_pairwise_sklearn"}, {"ac1", "gwet_ac1_irrCAC"},
            {"ac2_linear", "gwet_ac2_linear_irrCAC"},
            {"brennan_prediger", "brennan_prediger_irrCAC"},
            {"alpha_nominal", "krippendorff_nominal"}, {"alpha_ordinal", "krippendorff_ordinal"},
            {"alpha", "krippendorff_ordinal"}, {"alpha_interval", "krippendorff_interval"}}};
    for (const auto& [ours, theirs] : kPairs) {
        const QJsonValue given = expected.value(QLatin1String(theirs));
        const QJsonValue value =
            given.isObject() ? given.toObject().value(QLatin1String("value")) : given;
        const Figure& figure = question.agreement->figure(ours);
        if (given.isUndefined())
            continue; // not computed for this case
        const bool isShare = QLatin1String(ours).startsWith(QLatin1String("percent"));
        if (value.isDouble() && (isShare || !isOneCategory)) {
            QVERIFY2(figure.isDefined(), ours);
            QVERIFY2(near(*figure.value, value.toDouble()), ours);
        } else {
            QVERIFY2(!figure.isDefined() && !figure.undefinedBecause.isEmpty(), ours);
        }
    }
}

void TestStudyResults::declaredAnswersCountWhereNobodyGaveThem()
{
    StudyAnswers study = pairwise();
    addItem(study, "a", {"1", "1"});
    addItem(study, "b", {"1", "2"});
    QCOMPARE(mainOf(study).agreement->categories, qint64(3));
    QCOMPARE(mainOf(study, Categories::Given).agreement->categories, qint64(2));
    StudyAnswers rated = studyOf(Kind::Likert, scaleOf(1, 7));
    addItem(rated, "a", {"2", "4"});
    QCOMPARE(mainOf(rated).values.size(), 7);
    QCOMPARE(mainOf(rated, Categories::Given).values.size(), 2);
}

void TestStudyResults::aScaleHasMeansOverItems()
{
    StudyAnswers study = studyOf(Kind::Likert, scaleOf(1, 5));
    addItem(study, "a", {"1", "2", "3"});
    addItem(study, "b", {"5", "", ""});
    addItem(study, "c", {"4", "4", ""});
    study.openScales = QStringList{QStringLiteral("rating")};
    const QuestionResults question = mainOf(study, Categories::Given);
    // Of 2, 5 and 4; the answers' own mean would be 3.17.
    QVERIFY(near(*question.mean.value, 11.0 / 3.0));
    QCOMPARE(question.mean.n, qint64(3));
    const double half = 4.302652729911275 * std::sqrt(7.0 / 3.0 / 3.0); // t of 2 degrees
    QVERIFY(near(question.mean.interval->low, 11.0 / 3.0 - half, 1e-6));
    QCOMPARE(*question.median, 3.5);
    QCOMPARE(question.itemMeans.at(2).second.n, qint64(2));
}

void TestStudyResults::theMeansIntervalStaysOnAScaleWhoseEndsAreKnown()
{
    StudyAnswers study = studyOf(Kind::Likert, scaleOf(1, 5));
    for (const char* rating : {"5", "5", "4", "5"})
        addItem(study, rating, {rating});
    for (const Categories categories : {Categories::Declared, Categories::Given}) {
        QVERIFY(mainOf(study, categories).isBounded);
        QVERIFY(mainOf(study, categories).mean.interval->high < 5.0);
    }
    study.openScales = QStringList{QStringLiteral("rating")};
    QVERIFY(!mainOf(study).isBounded);
    QVERIFY(mainOf(study).mean.interval->high > 5.0);
}

void TestStudyResults::answersToOtherQuestionsStayApart()
{
    StudyAnswers study = studyOf(Kind::Explanation, choiceOf({"1", "2"}));
    study.design.questions.append(scaleOf(1, 5, "quality"));
    addItem(study, "a", {"1", "2"});
    RatedAnswer quality = study.answers.constFirst();
    quality.question = QStringLiteral("quality");
    quality.value = QStringLiteral("4");
    study.answers.append(quality);
    const AnswerResults results = studyResults(study).everybody;
    QCOMPARE(results.main, qsizetype(0));
    QCOMPARE(results.answers, qint64(3));
    QCOMPARE(results.questions.at(0).answers, qint64(2));
    QCOMPARE(*results.questions.at(1).mean.value, 4.0);
}

void TestStudyResults::decisionsAreCountedByKind()
{
    StudyAnswers study = studyOf(Kind::Verdict, choiceOf({"agree", "disagree", "unsure"}));
    addItem(study, "a", {"agree", "agree"}).source.stratum = QStringLiteral("matching");
    addItem(study, "b", {"disagree", "unsure"}).source.stratum = QStringLiteral("matching");
    addItem(study, "c", {"unsure", "unsure"}).source.stratum = QStringLiteral("style");
    const QList<DecisionResults> kinds = studyResults(study).everybody.decisions;
    QCOMPARE(kinds.size(), 2);
    QCOMPARE(kinds.at(0).kind, QStringLiteral("matching"));
    QVERIFY(near(*kinds.at(0).withModel.value, 2.0 / 3.0));
    QCOMPARE(kinds.at(0).times, (QList<qint64>{2, 1, 1}));
    QVERIFY(!kinds.at(1).withModel.isDefined());
}

void TestStudyResults::aStudyWithoutItemsIsUndefined()
{
    for (const Kind kind : {Kind::YesNo, Kind::Pairwise, Kind::Explanation, Kind::GoodBad,
             Kind::Verdict, Kind::Likert, Kind::Similarity, Kind::Own}) {
        const bool isScale = kind == Kind::Likert || kind == Kind::Similarity;
        const StudyAnswers study = studyOf(kind, isScale ? scaleOf(1, 5) : choiceOf({"1", "2"}));
        verifyNothingIsDefined(mainOf(study));
        verifyNothingIsDefined(mainOf(study, Categories::Given));
    }
    QVERIFY(!mainOf(studyOf(Kind::Likert, scaleOf(1, 5))).mean.undefinedBecause.isEmpty());
    QCOMPARE(studyResults({}).everybody.main, qsizetype(-1));
}

void TestStudyResults::aSingleRaterIsUndefined()
{
    StudyAnswers study = pairwise();
    addItem(study, "a", {"1"});
    addItem(study, "b", {"2"});
    verifyNothingIsDefined(mainOf(study));
    QCOMPARE(mainOf(study).majorities.size(), 2);
}

void TestStudyResults::ratersWithoutACommonItemAreUndefined()
{
    StudyAnswers study = pairwise();
    addItem(study, "a", {"1", ""});
    addItem(study, "b", {"", "2"});
    verifyNothingIsDefined(mainOf(study));
}

void TestStudyResults::oneCategoryAloneIsUndefined()
{
    StudyAnswers study = pairwise();
    addItem(study, "a", {"1", "1"});
    addItem(study, "b", {"1", "1"});
    const QuestionResults question = mainOf(study);
    QCOMPARE(*question.agreement->figure("percent_agreement").value, 1.0);
    for (const char* key : {"cohen", "scott", "fleiss", "alpha"}) {
        const Figure& figure = question.agreement->figure(key);
        QVERIFY2(!figure.isDefined() && !figure.undefinedBecause.isEmpty(), key);
    }
    // The other answers that the design offers could have been given.
    QCOMPARE(*question.agreement->figure("ac1").value, 1.0);
}

void TestStudyResults::nothingButTiesHasNoAlignment()
{
    StudyAnswers study = pairwise();
    addItem(study, "a", {"1", "2"}, {{"A_1", 1}, {"A_2", 0}, {"B_1", 1}, {"B_2", 0}});
    const Alignment alignment = *studyResults(study).everybody.alignment;
    QCOMPARE(alignment.tied, qint64(1));
    for (const MetricAlignment& metric : alignment.metrics)
        QVERIFY(!metric.share.isDefined() && !metric.share.undefinedBecause.isEmpty());
    QVERIFY(!alignment.tests.constFirst().p);
}

void TestStudyResults::answersKeepTheirVersion()
{
    StudyAnswers study = pairwise();
    addItem(study, "a", {"1", "2"});
    study.answers[1].version = 2;
    const QMap<int, qint64> versions = studyResults(study).everybody.byVersion;
    QCOMPARE(versions, (QMap<int, qint64>{{1, 1}, {2, 1}}));
}

void TestStudyResults::aTextIsCountedAndNoMore()
{
    Question note;
    note.name = QStringLiteral("note");
    note.kind = Question::Kind::Text;
    StudyAnswers study = studyOf(Kind::Own, note);
    addItem(study, "a", {"fine", "good"});
    const AnswerResults results = studyResults(study).everybody;
    QCOMPARE(results.main, qsizetype(-1));
    QCOMPARE(results.questions.constFirst().answers, qint64(2));
    QCOMPARE(results.questions.constFirst().raters, qint64(2));
    QVERIFY(!results.questions.constFirst().agreement);
}

TANDEM_TEST(TestStudyResults, QCoreApplication)
#include "tst_studyresults.moc"
