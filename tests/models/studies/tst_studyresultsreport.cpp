#include "models/results/reportjson.h"
#include "models/results/reporttable.h"
#include "models/studies/studydocument.h"
#include "models/studies/studyresultsreport.h"

#include "madestudy.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>
#include <QScopeGuard>
#include <QTest>

using namespace tandem;
using namespace tandem::studies;

namespace {

StudyAnswers pairwise()
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2", "tie"}));
    addItem(study, "a", {"1", "1", "2"}, {{"A_1", 0.9}, {"A_2", 0.1}, {"B_1", 2}, {"B_2", 1}});
    addItem(study, "b", {"2", "2", "2"}, {{"A_1", 0.5}, {"A_2", 0.5}, {"B_1", 1}, {"B_2", 2}});
    addItem(study, "c", {"1", "tie", "2"}, {{"A_1", 0.1}, {"A_2", 0.4}, {"B_1", 2}, {"B_2", 1}});
    return study;
}

QJsonObject jsonOf(const StudyResults& results)
{
    return results::reportJson(studyResultsReport(results));
}

QJsonObject at(const QJsonObject& object, const char* key)
{
    return object.value(QLatin1String(key)).toObject();
}

} // namespace

class TestStudyResultsReport final : public QObject
{
    Q_OBJECT

private slots:
    void pairwiseJsonIsAsDocumented();
    void mostVotesForATieAreCalledTiedWhereverTheyAreNamed();
    void goodBadJsonIsAsDocumented();
    void likertJsonIsAsDocumented();
    void figuresSayWhichIntervalTheyHave();
    void everybodysFiguresStandBeside();
    void otherQuestionsStandByTheirNames();
    void undefinedFiguresSayWhyToPeople();
    void everyKindHasAReportWithoutAnswers();
    void ofNoAnswersASentenceIsLeftForPeople();
    void systemsHaveTheirTests();
    void theWindowAloneWritesTheDigitsOfItsLanguage();
};

void TestStudyResultsReport::pairwiseJsonIsAsDocumented()
{
    const QJsonObject json = jsonOf(studyResults(pairwise()));
    const QJsonArray majority = json.value(QLatin1String("majority")).toArray();
    QCOMPARE(majority.size(), 3);
    QCOMPARE(
        majority.at(0).toObject().value(QLatin1String("item")), QJsonValue(QStringLiteral("a")));
    QCOMPARE(majority.at(0).toObject().value(QLatin1String("choice")), QJsonValue(1));
    QCOMPARE(majority.at(1).toObject().value(QLatin1String("choice")), QJsonValue(2));
    QCOMPARE(majority.at(2).toObject().value(QLatin1String("choice")),
        QJsonValue(QStringLiteral("tied")));
    QVERIFY(at(at(json, "agreement"), "alpha").contains(QLatin1String("value")));
    const QJsonObject metric = at(at(json, "alignment"), "A");
    QCOMPARE(metric.value(QLatin1String("share")), QJsonValue(0.75));
    QCOMPARE(metric.value(QLatin1String("metric_ties")), QJsonValue(1));
    QCOMPARE(metric.value(QLatin1String("n")), QJsonValue(2));
    QCOMPARE(metric.value(QLatin1String("ci")).toArray().size(), 2);
    QCOMPARE(metric.value(QLatin1String("interval")), QJsonValue(QStringLiteral("wilson")));
    const QJsonObject test = json.value(QLatin1String("tests")).toArray().at(0).toObject();
    QCOMPARE(test.value(QLatin1String("a")), QJsonValue(QStringLiteral("A")));
    QCOMPARE(test.value(QLatin1String("b")), QJsonValue(QStringLiteral("B")));
    QCOMPARE(test.value(QLatin1String("p")), QJsonValue(1.0));
    QCOMPARE(test.value(QLatin1String("p_holm")), QJsonValue(1.0));
    QCOMPARE(test.value(QLatin1String("method")), QJsonValue(QStringLiteral("exact_sign_flip")));
}

void TestStudyResultsReport::mostVotesForATieAreCalledTiedWhereverTheyAreNamed()
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2", "tie"}));
    addItem(study, "a", {"1", "1", "2"});
    addItem(study, "b", {"tie", "tie", "2"});
    const results::Report report = studyResultsReport(studyResults(study));
    QStringList notes;
    for (const results::Section& section : report.sections)
        notes += section.notes;
    QVERIFY(notes.filter(QStringLiteral("No item is tied.")).isEmpty());
    QCOMPARE(notes.filter(QStringLiteral("no majority for a side: b.")).size(), 1);
    QCOMPARE(jsonOf(studyResults(study))
                 .value(QLatin1String("majority"))
                 .toArray()
                 .at(1)
                 .toObject()
                 .value(QLatin1String("choice")),
        QJsonValue(QStringLiteral("tied")));
}

void TestStudyResultsReport::theWindowAloneWritesTheDigitsOfItsLanguage()
{
    const auto reset = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
    QLocale::setDefault(QLocale(QLocale::Persian, QLocale::Iran));
    StudyResults results = studyResults(pairwise());
    results.bootstrap = BootstrapOptions{.resamples = 1000, .seed = 20260};
    const auto told = [&](results::Outlet outlet) {
        const results::Report report = studyResultsReport(results, outlet);
        QString text = report.lines.join(u'\n');
        for (const results::Section& section : report.sections) {
            if (section.key == QLatin1String("basis"))
                text += u'\n' + results::tableOf(section, outlet).rows.constFirst().join(u'\t');
        }
        return text;
    };
    const QString window = told(results::Outlet::Window);
    QVERIFY2(window.contains(QStringLiteral("۱۰۰۰ resamples")) &&
                 window.contains(QStringLiteral("seed ۲۰۲۶۰")) &&
                 window.contains(QStringLiteral("۱: ۹")),
        qPrintable(window));
    const QString paper = told(results::Outlet::Readers);
    QVERIFY2(paper.contains(QStringLiteral("1000 resamples")) &&
                 paper.contains(QStringLiteral("seed 20260")) &&
                 paper.contains(QStringLiteral("1: 9")),
        qPrintable(paper));
}

void TestStudyResultsReport::goodBadJsonIsAsDocumented()
{
    StudyAnswers study = studyOf(Kind::GoodBad, choiceOf({"good", "bad"}));
    addItem(study, "a", {"good"}, {{"Q", 1}});
    addItem(study, "b", {"bad"}, {{"Q", 1}});
    addItem(study, "c", {"bad"}, {{"Q", 0}});
    const QJsonObject score = at(at(jsonOf(studyResults(study)), "scores"), "Q");
    QCOMPARE(score.value(QLatin1String("maa")), QJsonValue(2.0 / 3.0));
    QCOMPARE(
        at(score, "confusion"), (QJsonObject{{QStringLiteral("tp"), 1}, {QStringLiteral("fp"), 1},
                                    {QStringLiteral("fn"), 0}, {QStringLiteral("tn"), 1}}));
    for (const char* key : {"pearson", "spearman", "kendall"}) {
        QVERIFY2(at(score, key).contains(QLatin1String("value")), key);
        QVERIFY2(at(score, key).contains(QLatin1String("p")), key);
    }
}

void TestStudyResultsReport::likertJsonIsAsDocumented()
{
    StudyAnswers study = studyOf(Kind::Likert, scaleOf(1, 5));
    addItem(study, "a", {"1", "2"});
    addItem(study, "b", {"5", "4"});
    const QJsonObject json = jsonOf(studyResults(study));
    QCOMPARE(at(json, "mean").value(QLatin1String("value")), QJsonValue(3.0));
    QVERIFY(at(json, "mean").contains(QLatin1String("low")));
    QCOMPARE(at(json, "mean").value(QLatin1String("interval")),
        QJsonValue(QStringLiteral("student_t_logit")));
    QVERIFY(at(at(json, "agreement"), "alpha_ordinal").contains(QLatin1String("value")));
    QCOMPARE(json.value(QLatin1String("means")).toArray().size(), 2);
}

void TestStudyResultsReport::figuresSayWhichIntervalTheyHave()
{
    const StudyAnswers study = pairwise();
    const StudyResults results = studyResults(study);
    const QJsonObject before = at(at(jsonOf(results), "agreement"), "percent_agreement");
    QCOMPARE(before.value(QLatin1String("interval")), QJsonValue(QStringLiteral("korn_graubard")));
    QVERIFY(at(before, "large_sample").value(QLatin1String("low")) !=
            before.value(QLatin1String("low")));
    const QJsonObject json = jsonOf(*withBootstrap(results, study, {200, 1}));
    const QJsonObject after = at(at(json, "agreement"), "percent_agreement");
    QCOMPARE(after, before);
    const QJsonObject ofAll = at(at(json, "agreement"), "percent_agreement_all_raters");
    QCOMPARE(ofAll.value(QLatin1String("interval")), QJsonValue(QStringLiteral("clopper_pearson")));
    // Of so few items nothing is drawn.
    const QJsonObject light = at(at(json, "agreement"), "light");
    QVERIFY(light.contains(QLatin1String("interval_note")) ||
            light.contains(QLatin1String("undefined")));
    QVERIFY(!light.contains(QLatin1String("interval")));
    QCOMPARE(
        at(json, "bootstrap").value(QLatin1String("over")), QJsonValue(QStringLiteral("items")));
}

void TestStudyResultsReport::everybodysFiguresStandBeside()
{
    StudyAnswers study = pairwise();
    study.design.exclusions.leastAnswered = 0.5;
    study.raters[2].assigned = 10;
    const QJsonObject json = jsonOf(studyResults(study));
    QCOMPARE(json.value(QLatin1String("raters")), QJsonValue(2));
    QCOMPARE(at(json, "without_exclusions").value(QLatin1String("raters")), QJsonValue(3));
    QVERIFY(at(at(json, "without_exclusions"), "alignment").contains(QLatin1String("A")));
    const QJsonObject rater = json.value(QLatin1String("rater_figures")).toArray().at(2).toObject();
    QCOMPARE(rater.value(QLatin1String("excluded_by")).toArray().at(0),
        QJsonValue(QStringLiteral("few_answered")));
    StudyDescription description;
    description.design = study.design;
    const QString text =
        results::consoleText(studyDescriptionReport(description, studyResults(study)));
    QVERIFY2(text.contains(QLatin1String(
                 "Raters who answered less than 50 percent of their items are excluded.")),
        qPrintable(text));
}

void TestStudyResultsReport::otherQuestionsStandByTheirNames()
{
    StudyAnswers study = pairwise();
    study.design.questions.append(scaleOf(1, 5, "quality"));
    const QJsonObject json = jsonOf(studyResults(study));
    const QJsonObject quality = at(at(json, "questions"), "quality");
    QVERIFY(at(quality, "mean").contains(QLatin1String("undefined")));
    QVERIFY(quality.contains(QLatin1String("agreement")));
}

void TestStudyResultsReport::undefinedFiguresSayWhyToPeople()
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2"}));
    addItem(study, "a", {"1"});
    const QString text = results::consoleText(studyResultsReport(studyResults(study)));
    QVERIFY2(text.contains(QLatin1String("There is only one rater")), qPrintable(text));
}

void TestStudyResultsReport::everyKindHasAReportWithoutAnswers()
{
    for (int kind = 0; kind <= int(Kind::Own); ++kind) {
        for (const Question& question : {choiceOf({"1", "2"}), scaleOf(1, 6)}) {
            const StudyAnswers study = studyOf(static_cast<Kind>(kind), question);
            const StudyResults results = *withBootstrap(studyResults(study), study, {10, 1});
            QVERIFY(!jsonOf(results).isEmpty());
            QVERIFY(!results::consoleText(studyResultsReport(results)).isEmpty());
        }
    }
}

void TestStudyResultsReport::ofNoAnswersASentenceIsLeftForPeople()
{
    StudyAnswers study = pairwise();
    study.design.exclusions.leastAnswered = 0.5;
    for (Rater& rater : study.raters)
        rater.assigned = 100;
    const results::Report report = studyResultsReport(studyResults(study));
    const QString text = results::consoleText(report);
    QVERIFY2(text.contains(QLatin1String("The rules exclude every rater with an answer")),
        qPrintable(text));
    // Everybody's agreement stands there once, and of those who count nothing.
    QVERIFY2(text.contains(QLatin1String("\nAgreement (all raters)\n")), qPrintable(text));
    QVERIFY2(!text.contains(QLatin1String("\nAgreement\n")), qPrintable(text));
    QVERIFY2(!text.contains(QLatin1String("No one answered")), qPrintable(text));
    const QJsonObject json = results::reportJson(report);
    QVERIFY(json.contains(QLatin1String("agreement")));
    QVERIFY(at(json, "without_exclusions").contains(QLatin1String("agreement")));

    StudyAnswers alsoAsked = pairwise();
    alsoAsked.design.questions.append(scaleOf(1, 5, "quality"));
    const QString one = results::consoleText(studyResultsReport(studyResults(alsoAsked)));
    QVERIFY2(one.contains(QLatin1String("No included rater answered: quality.")), qPrintable(one));
    QVERIFY2(one.contains(QLatin1String("\nAgreement\n")), qPrintable(one));
    QVERIFY2(!one.contains(QLatin1String("Agreement (quality")), qPrintable(one));
}

void TestStudyResultsReport::systemsHaveTheirTests()
{
    StudyAnswers study = pairwise();
    for (StudyItem& item : study.items) {
        item.source.systems[0] = QStringLiteral("heron");
        item.source.systems[1] = QStringLiteral("kestrel");
    }
    const results::Report report = studyResultsReport(studyResults(study));
    const QJsonObject test =
        results::reportJson(report).value(QLatin1String("system_tests")).toArray().at(0).toObject();
    QCOMPARE(test.value(QLatin1String("a")), QJsonValue(QStringLiteral("heron")));
    QCOMPARE(test.value(QLatin1String("won")), QJsonValue(3));
    QCOMPARE(test.value(QLatin1String("items")), QJsonValue(3));
    for (const char* p : {"p_items", "p_raters", "p", "p_holm"})
        QVERIFY2(test.value(QLatin1String(p)).isDouble(), p);
    QVERIFY(results::consoleText(report).contains(QLatin1String("With fewer than 6")));
}

TANDEM_TEST(TestStudyResultsReport, QCoreApplication)
#include "tst_studyresultsreport.moc"
