#include "storage/studyreport/studyreport.h"

#include "models/studies/templates.h"

#include "madestudy.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace tandem;
using namespace tandem::studies;

namespace {

/// A study whose texts try to be markup.
StudyReport someReport(const MadeText& metric = "A")
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2", "tie"}));
    study.design.title = QStringLiteral("Which <b>summary</b> | is better");
    study.design.seed = 4711;
    study.design.instructions = QStringLiteral("Read *both*.\n\nThen choose.");
    study.design.exclusions.leastAnswered = 0.5;
    const QString first = metric.text + QStringLiteral("_1");
    const QString second = metric.text + QStringLiteral("_2");
    addItem(study, "a", {"1", "1", "2"}, {{first, 1}, {second, 0}, {"B_1", 0}, {"B_2", 1}});
    addItem(study, "b", {"2", "2", "1"}, {{first, 1}, {second, 0}, {"B_1", 0}, {"B_2", 1}});
    study.raters[2].assigned = 9;
    StudyReport report;
    report.description.design = study.design;
    report.description.versions = {{1, {}, study.design}, {2, {}, study.design}};
    report.notes = {QStringLiteral("These two names differ.")};
    report.description.happened = {QStringLiteral("Rater r4 was replaced.")};
    report.results = *withBootstrap(studyResults(study), study, {50, 3});
    return report;
}

} // namespace

class TestStudyReport final : public QObject
{
    Q_OBJECT

private slots:
    void everyFormSaysWhatTheStudyWas();
    void aPageIsWellFormedAndNeedsNothing();
    void textsAreNeverMarkup();
    void metricsAreDrawnWithTheirIntervals();
    void systemsAreDrawnWithTheirIntervals();
    void instructionsStandThereWithoutTheirMarks();
    void whatRatersWroteStandsInTheReport();
    void everybodysFiguresStandBesideThoseThatCount();
    void latexIsTablesWithComments();
    void theEndingSaysTheForm();
    void aStudyWithoutAnswersHasAReport();
};

void TestStudyReport::everyFormSaysWhatTheStudyWas()
{
    const StudyReport report = someReport();
    for (const QString& text :
        {studyReportMarkdown(report), studyReportLatex(report), studyReportHtml(report)}) {
        for (const char* part :
            {"4711", "Bootstrap resamples", "Then choose.", "Rater r4 was replaced.",
                "These two names differ.", "too few answers", "Fleiss", "Tandem "}) {
            const QString wanted = QString::fromLatin1(part);
            QVERIFY2(text.contains(wanted) || text.contains(QString(wanted).remove(u'\\')), part);
        }
    }
}

void TestStudyReport::aPageIsWellFormedAndNeedsNothing()
{
    const QString html = studyReportHtml(someReport());
    QXmlStreamReader reader(html);
    while (!reader.atEnd())
        reader.readNext();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(!html.contains(QLatin1String("<script")));
    QVERIFY(!html.contains(QLatin1String("src=")));
    QVERIFY(!html.contains(QLatin1String("url(")));
}

void TestStudyReport::textsAreNeverMarkup()
{
    const StudyReport report = someReport("</td><script>alert(1)</script>");
    const QString html = studyReportHtml(report);
    QVERIFY(!html.contains(QLatin1String("<script")));
    QVERIFY(!html.contains(QLatin1String("<b>summary")));
    QVERIFY(html.contains(QLatin1String("&lt;b&gt;summary")));
    QVERIFY(studyReportMarkdown(report).contains(QLatin1String("\\<b\\>summary\\</b\\> \\|")) ||
            studyReportMarkdown(report).contains(QLatin1String("\\<b\\>summary")));
}

void TestStudyReport::metricsAreDrawnWithTheirIntervals()
{
    const QString html = studyReportHtml(someReport());
    // Two metrics, of those who count and of everybody.
    QCOMPARE(html.count(QLatin1String("class=\"bar\"/>")), 4);
    QCOMPARE(html.count(QLatin1String("class=\"ends\"")), 4);
    StudyReport without = someReport();
    without.results.kept->alignment->metrics.clear();
    without.results.everybody.alignment->metrics.clear();
    QVERIFY(!studyReportHtml(without).contains(QLatin1String("<svg")));
}

void TestStudyReport::systemsAreDrawnWithTheirIntervals()
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2", "tie"}));
    for (int i = 0; i < 6; ++i) {
        ItemSource& source = addItem(study, QString::number(i), {i % 3 ? "1" : "2", "1"}).source;
        source.systems[0] = QStringLiteral("heron");
        source.systems[1] = QStringLiteral("kestrel");
    }
    StudyReport report;
    report.description.design = study.design;
    report.results = *withBootstrap(studyResults(study), study, {50, 3});
    const QString html = studyReportHtml(report);
    QCOMPARE(html.count(QLatin1String("class=\"bar\"/>")), 2);
    QCOMPARE(html.count(QLatin1String("class=\"ends\"")), 2);
    QVERIFY(html.contains(QLatin1String("aria-label=\"Systems\"")));
    QVERIFY(studyReportMarkdown(report).contains(QLatin1String("| heron | 0.833 \\[")));
}

void TestStudyReport::instructionsStandThereWithoutTheirMarks()
{
    const StudyReport report = someReport();
    QVERIFY(studyReportHtml(report).contains(QLatin1String("Read both.")));
    QVERIFY(!studyReportMarkdown(report).contains(QLatin1String("\\*both")));
}

void TestStudyReport::whatRatersWroteStandsInTheReport()
{
    StudyReport report = someReport();
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2"}));
    Question why;
    why.name = QStringLiteral("why");
    why.text = QStringLiteral("Why is it better?");
    why.kind = Question::Kind::Text;
    study.design.questions.append(why);
    addItem(study, "a", {"1", "2"});
    RatedAnswer said = study.answers.constFirst();
    said.question = why.name;
    said.value = QStringLiteral("It is <shorter>.");
    study.answers.append(said);
    report.results = studyResults(study);
    const QString html = studyReportHtml(report);
    for (const char* part : {"Text answers (Why is it better?)", "It is &lt;shorter&gt;.",
             "1 answer(s), 1 rater(s), on 1 item(s)."})
        QVERIFY2(
            html.contains(QLatin1String(part)) ||
                html.contains(QString::fromLatin1(part).replace(u'\'', QStringLiteral("&#39;"))),
            part);
    const QJsonObject texts =
        QJsonDocument::fromJson(studyReportJson(report))
            .object()[QLatin1String("results")][QLatin1String("questions")][QLatin1String("why")]
            .toObject();
    QCOMPARE(texts.value(QLatin1String("texts")).toArray().size(), 1);
}

void TestStudyReport::everybodysFiguresStandBesideThoseThatCount()
{
    const QString markdown = studyReportMarkdown(someReport());
    QVERIFY(markdown.contains(QLatin1String("## Agreement\n")));
    QVERIFY(markdown.contains(QLatin1String("## Agreement (all raters)\n")));
    QVERIFY(markdown.contains(QLatin1String("answered less than 50 percent of their items")));
}

void TestStudyReport::latexIsTablesWithComments()
{
    const QString latex = studyReportLatex(someReport());
    for (const QString& line : latex.split(u'\n')) {
        const bool isComment = line.isEmpty() || line.startsWith(u'%');
        const bool isTable = line.startsWith(u'\\') || line.contains(QLatin1String("\\\\"));
        QVERIFY2(isComment || isTable, qPrintable(line));
    }
    QCOMPARE(
        latex.count(QLatin1String("\\begin{table}")), latex.count(QLatin1String("\\end{table}")));
}

void TestStudyReport::theEndingSaysTheForm()
{
    const QTemporaryDir folder;
    const StudyReport report = someReport();
    for (const char* ending : {"md", "tex", "html", "HTM", "json"}) {
        const QString path = folder.filePath(QStringLiteral("r.") + QLatin1String(ending));
        QVERIFY2(writeStudyReport(path, report), ending);
        QVERIFY2(QFile(path).size() > 500, ending);
    }
    const QJsonObject json = QJsonDocument::fromJson(studyReportJson(report)).object();
    QVERIFY(json.value(QLatin1String("results")).toObject().contains(QLatin1String("agreement")));
    QVERIFY(json.value(QLatin1String("study")).toObject().contains(QLatin1String("questions")));
    const auto refused = writeStudyReport(folder.filePath(QStringLiteral("r.docx")), report);
    QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("r.docx"))));
}

void TestStudyReport::aStudyWithoutAnswersHasAReport()
{
    for (const Kind kind : {Kind::YesNo, Kind::Pairwise, Kind::Explanation, Kind::Similarity,
             Kind::GoodBad, Kind::Verdict, Kind::Likert, Kind::Own}) {
        StudyAnswers study;
        study.design = designTemplate(kind);
        StudyReport report;
        report.description.design = study.design;
        report.results = studyResults(study);
        QVERIFY(studyReportHtml(report).contains(QLatin1String("</html>")));
        QVERIFY(!studyReportMarkdown(report).isEmpty());
        QVERIFY(!studyReportLatex(report).isEmpty());
    }
}

TANDEM_TEST(TestStudyReport, QCoreApplication)
#include "tst_studyreport.moc"
