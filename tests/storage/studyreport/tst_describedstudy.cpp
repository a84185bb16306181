#include "storage/studyreport/describedstudy.h"

#include "models/studies/designchanges.h"
#include "models/studies/studyresults.h"
#include "storage/studyreport/studyreport.h"

#include "studyfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestDescribedStudy final : public QObject
{
    Q_OBJECT

private slots:
    void anOpenStudyHasNoReport();
    void whatHappenedIsNamed();
    void aLeadWhoRatesIsNamedAsNotBlind();
    void versionsStandWithTheirAnswers();
    void whatRatersSawIsNamedAndWhatTheyDidNot();
    void namesAreNotGivenUnlessAskedFor();
    void systemsMetricsAndFilesAreNamed();
    void figuresLeadToTheirAnswers();
};

namespace {

/// Whether any of the sentences has all of these words.
bool says(const QStringList& sentences, std::initializer_list<const char*> words)
{
    return std::any_of(sentences.cbegin(), sentences.cend(), [&](const QString& sentence) {
        return std::all_of(words.begin(), words.end(),
            [&](const char* word) { return sentence.contains(QString::fromUtf8(word)); });
    });
}

studies::StudyDescription described(StudyFixture& study)
{
    return StudyFixture::take(describedStudy(study.database(), study.study));
}

} // namespace

void TestDescribedStudy::anOpenStudyHasNoReport()
{
    StudyFixture study;
    study.answerAll(study.raters.at(0));
    const auto refused = describedStudy(study.database(), study.study);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Refused);
}

void TestDescribedStudy::aLeadWhoRatesIsNamedAsNotBlind()
{
    StudyFixture study(2, 2);
    StudyRaterRepository raters(study.database());
    StudyFixture::take(raters.add(
        study.study, {{.name = QStringLiteral("Lea"), .person = study.lea()}}, study.lea()));
    study.answerAll(study.raters.at(0));
    study.answerAll(study.raters.at(1));
    study.close();
    const QStringList happened = described(study).happened;
    QVERIFY2(says(happened, {"Not blind", "R3"}), qPrintable(happened.join(u'\n')));
}

void TestDescribedStudy::whatHappenedIsNamed()
{
    StudyFixture study(3, 3);
    StudyRaterRepository raters(study.database());
    study.answerAll(study.raters.at(0));
    study.answerAll(study.raters.at(1));
    StudyFixture::take(raters.replace(study.raters.at(2), {.name = QStringLiteral("Eve")},
        QStringLiteral("fell ill"), study.lea()));
    ProjectFixture::check(
        raters.extend(study.study, 3, QStringLiteral("too many ties"), study.lea()));
    studies::Submission told;
    told.events = {StudyFixture::event(studies::RaterEvent::Kind::Withdrawn, 90'000)};
    StudyFixture::take(study.keep(study.raters.at(1), told));
    ProjectFixture::check(
        StudyRepository(study.database())
            .close(study.study, study.lea(), EarlyEnd{QStringLiteral("no money")}));
    const QStringList happened = described(study).happened;
    QVERIFY2(
        says(happened, {"R3 was replaced by R4", "fell ill"}), qPrintable(happened.join(u'\n')));
    QVERIFY(says(happened, {"changed to 3", "before: 2", "too many ties"}));
    QVERIFY(says(happened, {"ended early", "no money"}));
    QVERIFY(says(happened, {"R2 withdrew", "2 answer"}));
    QVERIFY(says(happened, {"released"}));
    QVERIFY(says(happened, {"3 item", "added"}));
    QVERIFY(says(happened, {"The study was closed."}));
}

void TestDescribedStudy::versionsStandWithTheirAnswers()
{
    StudyFixture study;
    study.answerAll(study.raters.at(0));
    studies::Design design = StudyFixture::design();
    design.instructions = QStringLiteral("Read both twice.");
    StudyFixture::take(
        StudyRepository(study.database()).changeDesign(study.study, design, study.lea()));
    study.answerAll(study.raters.at(1));
    study.close();
    StudyReport report{described(study), studies::studyResults(StudyFixture::take(
                                             StudyGate(study.database()).answers(study.study)))};
    QCOMPARE(report.description.versions.size(), 2);
    const QString markdown = studyReportMarkdown(report);
    QVERIFY2(markdown.contains(QLatin1String("## Design versions")), qPrintable(markdown));
    const auto line = std::find_if(report.description.versions.cbegin(),
        report.description.versions.cend(), [](const auto& one) { return one.number == 2; });
    QCOMPARE(studies::changedParts(report.description.versions.first().design, line->design),
        QStringList{QStringLiteral("instructions")});
    QVERIFY(markdown.contains(QLatin1String("| instructions | 3 | 3 |")));
    QVERIFY(markdown.contains(QLatin1String("1: 3, 2: 3")));
}

void TestDescribedStudy::whatRatersSawIsNamedAndWhatTheyDidNot()
{
    StudyFixture study;
    studies::Design design = StudyFixture::design();
    design.instructions = QStringLiteral("Read both twice.");
    design.fields = {{QStringLiteral("output"), QStringLiteral("Text"), true}};
    StudyFixture::take(
        StudyRepository(study.database()).changeDesign(study.study, design, study.lea()));
    for (const RaterId rater : std::as_const(study.raters))
        study.answerAll(rater);
    study.close();
    StudyReport report{described(study), studies::studyResults(StudyFixture::take(
                                             StudyGate(study.database()).answers(study.study)))};
    report.description.design.consent = QStringLiteral("Answers are kept *for good*.");
    const QString markdown = studyReportMarkdown(report);
    for (const char* line :
        {"## Item fields", "| output | Text | marked | 2 | 3 |", "| reference | not shown |",
            "## Instructions", "Read both twice.", "## Consent", "Answers are kept for good."})
        QVERIFY2(markdown.contains(QLatin1String(line)), qPrintable(markdown));
    report.description.fields.clear();
    QVERIFY2(studyReportMarkdown(report).contains(QLatin1String("| output | Text | marked |\n")),
        "what the design shows is said where items are not known");
}

void TestDescribedStudy::namesAreNotGivenUnlessAskedFor()
{
    StudyFixture study;
    for (const RaterId rater : std::as_const(study.raters))
        study.answerAll(rater);
    study.close();
    QCOMPARE(described(study).raters.first().name, QStringLiteral("R1"));
    QCOMPARE(StudyFixture::take(describedStudy(study.database(), study.study, RaterNames::Real))
                 .raters.first()
                 .name,
        QStringLiteral("Ann"));
    QCOMPARE(described(study).raters.first().longestGapMs, 1000);
}

void TestDescribedStudy::systemsMetricsAndFilesAreNamed()
{
    StudyFixture study;
    for (const RaterId rater : std::as_const(study.raters))
        study.answerAll(rater);
    study.close();
    const QStringList origins = described(study).origins;
    QVERIFY2(says(origins, {"3 item", "file"}), qPrintable(origins.join(u'\n')));
    QVERIFY(says(origins, {"alpha, beta"}));
    QVERIFY(says(origins, {"bleu"}));
    QVERIFY(!says(origins, {"bleu_1"}));
}

void TestDescribedStudy::figuresLeadToTheirAnswers()
{
    StudyFixture study;
    for (const RaterId rater : std::as_const(study.raters))
        study.answerAll(rater);
    study.close();
    StudyReport report;
    report.description = described(study);
    report.answers = std::make_shared<const studies::StudyAnswers>(
        StudyFixture::take(StudyGate(study.database()).answers(study.study)));
    report.results = studies::studyResults(*report.answers);
    const QString html = studyReportHtml(report);
    for (const char* part : {"<a href=\"#data-0\">", "id=\"data-0\"", "R1: ", "item 2"})
        QVERIFY2(html.contains(QLatin1String(part)), part);
    report.answers.reset();
    QVERIFY(!studyReportHtml(report).contains(QLatin1String("data-0")));
}

TANDEM_TEST(TestDescribedStudy, QCoreApplication)
#include "tst_describedstudy.moc"
