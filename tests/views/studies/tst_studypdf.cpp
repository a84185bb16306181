#include "views/studies/studypdf.h"

#include "models/studies/templates.h"

#include "madestudy.h"
#include "testmain.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using namespace tandem::studies;

namespace {

StudyReport reportWith(int items)
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2", "tie"}));
    study.design.title = QStringLiteral("Which summary is better?");
    study.design.seed = 4711;
    study.design.instructions = QStringLiteral("Read both.");
    for (int i = 0; i < items; ++i)
        addItem(study, QStringLiteral("item %1").arg(i), {"1", i % 2 ? "1" : "2", "2"},
            {{"bleu_1", 1}, {"bleu_2", 0}, {"expert_1", 0}, {"expert_2", i % 3 ? 1.0 : 0.0}});
    for (int i = 0; i < 70; ++i)
        study.raters.append({QStringLiteral("rater %1").arg(i)});
    StudyReport report;
    report.description.design = study.design;
    report.description.happened = {QStringLiteral("Rater r4 was replaced.")};
    report.results = *withBootstrap(studyResults(study), study, {50, 3});
    return report;
}

/// The words of a PDF; empty where no program is there that reads them.
QString wordsOf(const QString& path)
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (program.isEmpty())
        return {};
    QProcess process;
    process.start(program, {QStringLiteral("-layout"), path, QStringLiteral("-")});
    return process.waitForFinished() ? QString::fromUtf8(process.readAllStandardOutput())
                                     : QString();
}

} // namespace

class TestStudyPdf final : public QObject
{
    Q_OBJECT

private slots:
    void aReportIsWrittenWithAllItsParts();
    void aLongTableHasItsHeadOnEveryPage();
    void aStudyWithoutAnswersHasAPdf();
    void whatCannotBeWrittenIsRefused();
};

void TestStudyPdf::aReportIsWrittenWithAllItsParts()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("r.pdf"));
    QVERIFY(writeStudyPdf(path, reportWith(8), Qt::LeftToRight));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(5) == "%PDF-");
    const QString words = wordsOf(path);
    if (words.isEmpty())
        QSKIP("pdftotext is not installed.");
    for (const char* part : {"Which summary is better?", "4711", "Read both.", "was replaced",
             "Agreement", "bleu", "expert", "Page 1"})
        QVERIFY2(words.contains(QLatin1String(part)), part);
}

void TestStudyPdf::aLongTableHasItsHeadOnEveryPage()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("r.pdf"));
    QVERIFY(writeStudyPdf(path, reportWith(8), Qt::RightToLeft));
    const QString words = wordsOf(path);
    if (words.isEmpty())
        QSKIP("pdftotext is not installed.");
    QVERIFY(words.contains(QLatin1String("rater 69")));
    QVERIFY(words.count(QLatin1String("Straight-lining")) >= 2);
}

void TestStudyPdf::aStudyWithoutAnswersHasAPdf()
{
    const QTemporaryDir folder;
    for (const Kind kind : {Kind::YesNo, Kind::Pairwise, Kind::Explanation, Kind::Similarity,
             Kind::GoodBad, Kind::Verdict, Kind::Likert, Kind::Own}) {
        StudyAnswers study;
        study.design = designTemplate(kind);
        StudyReport report;
        report.description.design = study.design;
        report.results = studyResults(study);
        QVERIFY(writeStudyPdf(folder.filePath(QStringLiteral("e.pdf")), report, Qt::LeftToRight));
    }
}

void TestStudyPdf::whatCannotBeWrittenIsRefused()
{
    const auto refused =
        writeStudyPdf(QStringLiteral("/nowhere/at/all/r.pdf"), reportWith(1), Qt::LeftToRight);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::NotWritable);
}

TANDEM_TEST(TestStudyPdf, QApplication)
#include "tst_studypdf.moc"
