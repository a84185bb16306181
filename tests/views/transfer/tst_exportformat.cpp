#include "views/transfer/exportdialog.h"

#include "testmain.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

class TestExportFormat : public QObject
{
    Q_OBJECT

private slots:
    void theReportSaysWhatWasLeftOutAndWhy();
    void fileNamesAreSafe();
    void eachFormatHasANameOfItsOwn();
    void whereAFormatWentIsRememberedForItsProject();
};

void TestExportFormat::theReportSaysWhatWasLeftOutAndWhy()
{
    ExportReport report;
    report.samples = 98;
    QVERIFY(benchmarkSentence(report).startsWith(QStringLiteral("98 sample")));
    QVERIFY(!benchmarkSentence(report).contains(QStringLiteral("not included")));
    report.leftOutOpen = 1;
    report.leftOutUndecided = 1;
    QVERIFY(benchmarkSentence(report).contains(QStringLiteral("2 sample(s) excluded: 1 open")));
    QVERIFY(benchmarkSentence(report).contains(QStringLiteral("1 undecided")));
    QVERIFY(!benchmarkSentence(report).contains(QStringLiteral("assigned")));
    report.factsLeftOut = 12;
    QVERIFY(benchmarkSentence(report).contains(QStringLiteral("12 fact")));
    QVERIFY(answersSentence({}).contains(QStringLiteral("No round")));
    QVERIFY(answersSentence({7, 0}).startsWith(QStringLiteral("7 answer")));
    QVERIFY(answersSentence({0, 2}).contains(QStringLiteral("2 round")));
}

void TestExportFormat::fileNamesAreSafe()
{
    QCOMPARE(exportFileName(ExportFormat::Benchmark, QStringLiteral("News 2024")),
        QStringLiteral("News 2024.KGDS.json"));
    QCOMPARE(exportFileName(ExportFormat::AnswersCsv, QStringLiteral("../a/b:c\"\n")),
        QStringLiteral("_a_b_c_.answers.csv"));
    QCOMPARE(
        exportFileName(ExportFormat::StatisticsLatex, QString()), QStringLiteral("statistics.tex"));
}

void TestExportFormat::eachFormatHasANameOfItsOwn()
{
    QStringList names;
    QStringList titles;
    const auto formats = exportFormats();
    for (const ExportFormat format : formats) {
        names.append(exportFormatName(format));
        titles.append(exportTitle(format));
        QVERIFY(!exportDescription(format).isEmpty());
        QVERIFY(exportFilter(format).contains(QStringLiteral("(*.")));
    }
    QCOMPARE(names.removeDuplicates(), 0);
    QCOMPARE(titles.removeDuplicates(), 0);
    QCOMPARE(names.size(), 10);
}

void TestExportFormat::whereAFormatWentIsRememberedForItsProject()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    const QString first = QStringLiteral("project-1");
    const QString name = QStringLiteral("n.json");
    const auto remembered = [&](ExportFormat format, const QString& project) {
        return rememberedExportPath(settings, format, project, QStringLiteral("/home"), name);
    };
    QCOMPARE(remembered(ExportFormat::Benchmark, first), QStringLiteral("/home/n.json"));
    const QString went = folder.filePath(QStringLiteral("out.json"));
    rememberExportPath(settings, ExportFormat::Benchmark, first, went);
    QCOMPARE(remembered(ExportFormat::Benchmark, first), went);
    // Another project is never offered the file, which it would replace.
    QCOMPARE(remembered(ExportFormat::Benchmark, QStringLiteral("project-2")),
        QStringLiteral("/home/n.json"));
    QCOMPARE(remembered(ExportFormat::AnswersCsv, first), QStringLiteral("/home/n.json"));
}

TANDEM_TEST(TestExportFormat, QCoreApplication)
#include "tst_exportformat.moc"
