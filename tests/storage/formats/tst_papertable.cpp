#include "storage/formats/papertable.h"

#include "models/kgds/systemtables.h"
#include "storage/formats/tableoutput.h"
#include "testmain.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using namespace tandem::kgds;

namespace {

const QString kSpecial = QStringLiteral("[v1]_50% & {co}");
const QString kKestrel = QStringLiteral("kestrel");

ScoredSystem scored(const QString& model, double value, Pattern pattern,
    Paradigm paradigm = Paradigm::StructuredPrompt)
{
    ScoredSystem made;
    made.system = {model, paradigm, pattern};
    for (qint64 sample = 1; sample <= 3; ++sample) {
        SampleScore score;
        score.recall = score.precision = score.f1 = score.opinionRecall = score.overall = value;
        score.uncovered = 2;
        score.errors = {1, 0, 1, 0, 0};
        made.samples.insert(sample, score);
    }
    return made;
}

QList<ScoredSystem> systems()
{
    return {scored(kSpecial, 0.8, Pattern::Extractive), scored(kKestrel, 0.5, Pattern::Extractive),
        scored(kSpecial, 0.75, Pattern::Extractive, Paradigm::SelfReflection),
        scored(kKestrel, 0.6, Pattern::Abstractive),
        scored(QStringLiteral("swift"), 0.4, Pattern::Abstractive, Paradigm::SelfReflection)};
}

PublishedRow published()
{
    PublishedRow row;
    row.model = QStringLiteral("GPT-4o");
    row.values.insert(QStringLiteral("bsp_f1"), 0.9812);
    row.changes.insert(QStringLiteral("bsp_f1"), 0.0127);
    return row;
}

QList<results::Section> tables()
{
    return systemTablesReport(systems(), {published()},
        {{QStringLiteral("a"), QStringLiteral("A & b"), 1.0}}, QStringLiteral("USD"))
        .sections;
}

/// The line of the table whose first cell is this.
QString lineOf(const QString& text, const QString& first)
{
    for (const QString& line : text.split(u'\n')) {
        if (line.startsWith(first))
            return line;
    }
    return {};
}

/// Braces that no backslash escapes.
int openBraces(const QString& text)
{
    int open = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i) == u'\\')
            ++i;
        else if (text.at(i) == u'{')
            ++open;
        else if (text.at(i) == u'}')
            --open;
    }
    return open;
}

} // namespace

class TestPaperTable final : public QObject
{
    Q_OBJECT

private slots:
    void scoresOfBothPatternsAreOneTable()
    {
        const QString text = sectionsLatex(tables());
        QCOMPARE(text.count(QStringLiteral("\\begin{table*}")), 2); // and that of errors
        QCOMPARE(text.count(QStringLiteral("\\begin{table}")), 1);  // that of costs
        const QString scores = text.left(text.indexOf(QStringLiteral("\\end{table*}")));
        QVERIFY(scores.contains(QStringLiteral("& \\multicolumn{5}{c}{EBS-AOS} & "
                                               "\\multicolumn{5}{c}{ABS-AOS}")));
        QVERIFY(scores.contains(QStringLiteral("\\cmidrule(lr){2-6}\\cmidrule(lr){7-11}")));
        // A model is one row, with what it has of either pattern.
        const QString kestrel = lineOf(scores, kKestrel);
        QCOMPARE(kestrel.count(QStringLiteral(" & ")), 10);
        QVERIFY2(kestrel.contains(QStringLiteral("\\underline{50.00}")), qPrintable(kestrel));
        QVERIFY2(kestrel.contains(QStringLiteral("\\textbf{60.00}")), qPrintable(kestrel));
        const QString special = lineOf(scores, QStringLiteral("{}[v1]\\_50\\% \\& \\{co\\}"));
        QCOMPARE(special.count(QStringLiteral(" & ")), 10);
        QVERIFY2(special.contains(
                     QStringLiteral("\\textbf{80.00}\\,{\\tiny \\ensuremath{\\downarrow} 5.00}")),
            qPrintable(special));
        QVERIFY(special.contains(QStringLiteral("& --")));
    }

    void rowsStandByHowTheSystemsWereAsked()
    {
        const QString text = sectionsLatex(tables());
        const auto structured = text.indexOf(QStringLiteral("\\emph{structured prompt}"));
        const auto reflecting = text.indexOf(QStringLiteral("\\emph{self-reflection}"));
        const auto others = text.indexOf(QStringLiteral("\\emph{as published}"));
        QVERIFY(0 < structured && structured < text.indexOf(kKestrel));
        QVERIFY(reflecting < text.indexOf(QStringLiteral("swift")));
        QVERIFY(others < text.indexOf(QStringLiteral("GPT-4o")));
        QVERIFY(structured < reflecting && reflecting < others);
        // Others compete with nobody.
        QVERIFY(lineOf(text, QStringLiteral("GPT-4o"))
                    .contains(QStringLiteral(" & 98.12\\,{\\tiny \\ensuremath{\\uparrow} 1.27}")));
    }

    void everyBraceIsClosedAndEveryRowHasAllColumns()
    {
        const QString text = sectionsLatex(tables());
        QCOMPARE(openBraces(text), 0);
        for (const QString& environment : {QStringLiteral("table*"), QStringLiteral("tabular")})
            QCOMPARE(text.count(QStringLiteral("\\begin{%1}").arg(environment)),
                text.count(QStringLiteral("\\end{%1}").arg(environment)));
    }

    void manyRowsAreSetInParts()
    {
        QList<ScoredSystem> many;
        for (int i = 0; i < 50; ++i)
            many.append(scored(QStringLiteral("m%1").arg(i), 0.5, Pattern::Extractive));
        const QString text = sectionsLatex(
            {scoreTableSection(scoreTableMeans(many, Pattern::Extractive), Pattern::Extractive)});
        QCOMPARE(text.count(QStringLiteral("\\begin{table*}")), 2);
        QVERIFY(text.contains(QStringLiteral("(2)}")));
    }

    void notesStandBelowATable()
    {
        results::Section section =
            results::notesOf({QStringLiteral("p by Holm, 5 %."), QStringLiteral("Exact.")});
        section.in = results::kEverywhere;
        section.columns.append(results::Column{QStringLiteral("a"), QStringLiteral("A")});
        section.rows.append(results::Row{{results::Cell(1)}});
        const QString text = sectionsLatex({section});
        QVERIFY2(text.contains(QStringLiteral("p by Holm, 5 \\%. Exact.}\n\\end{table}")),
            qPrintable(text));
        QCOMPARE(openBraces(text), 0);
        section.in = results::kPrograms;
        QVERIFY(sectionsLatex({section}).isEmpty());
        QVERIFY(sectionsMarkdown({section}).isEmpty());
    }

    void theShortFormHasNeitherIntervalsNorNotes()
    {
        results::Section section = results::notesOf({QStringLiteral("A note.")});
        section.in = results::kEverywhere;
        section.columns = {results::Column{QStringLiteral("a"), QStringLiteral("A")}.withInterval(
                               results::IntervalStyle::Range),
            results::Column{QStringLiteral("b"), QStringLiteral("Interval")}.withInterval(
                results::IntervalStyle::Only)};
        const Figure figure = Figure::defined(0.5, 9, Interval{0.25, 0.75});
        section.rows.append(results::Row{{results::Cell(figure), results::Cell(figure)}});
        const QString full = sectionsLatex({section});
        QVERIFY2(full.contains(QLatin1String("[0.250, 0.750]")) &&
                     full.contains(QLatin1String("A note")),
            qPrintable(full));
        const QString little = sectionsLatex({section}, LatexForm::Short);
        QVERIFY2(little.contains(QLatin1String("\n0.500 \\\\\n")), qPrintable(little));
        QVERIFY(
            !little.contains(QLatin1String("0.250")) && !little.contains(QLatin1String("A note")));

        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.short.tex"));
        QVERIFY(writeSection(path, section, TableFormat::Latex));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("0.250"));
    }

    void severalTablesNameTheirPackagesOnce()
    {
        const QString text = sectionsLatex(tables());
        QCOMPARE(text.count(QLatin1String("% needs")), 1);
        QVERIFY2(
            text.startsWith(QLatin1String("% needs \\usepackage{")), qPrintable(text.left(60)));
    }

    void theTablesCompile()
    {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("pdflatex"));
        if (program.isEmpty())
            QSKIP("pdflatex is not installed.");
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("t.tex")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\\documentclass{article}\n\\usepackage[T1]{fontenc}\n"
                   "\\usepackage{array,booktabs,graphicx}\n\\begin{document}\n" +
                   sectionsLatex(tables()).toUtf8() + "\\end{document}\n");
        file.close();
        QProcess latex;
        latex.setWorkingDirectory(folder.path());
        latex.start(program, {QStringLiteral("-interaction=batchmode"),
                                 QStringLiteral("-halt-on-error"), QStringLiteral("t.tex")});
        QVERIFY(latex.waitForFinished(120'000));
        QCOMPARE(latex.exitCode(), 0);
    }

    void markdownSetsOffBestAndSecondAndHasTheNotes()
    {
        const QString text = sectionsMarkdown(tables());
        const QString special = lineOf(text, QStringLiteral("| \\[v1\\]\\_50% \\& {co} |"));
        QVERIFY2(special.contains(QStringLiteral("| **80.00")), qPrintable(special));
        QVERIFY2(lineOf(text, QStringLiteral("| kestrel")).contains(QStringLiteral("| <u>50.00")),
            qPrintable(text));
        QVERIFY(!lineOf(text, QStringLiteral("| GPT-4o (published)")).contains(u'*'));
        QVERIFY(text.contains(
            QStringLiteral("percentage points, self-reflection minus structured prompt")));
    }

    void aMeanOfOneSampleIsNotSetOff()
    {
        ScoredSystem once = scored(kKestrel, 1.0, Pattern::Extractive);
        once.samples.remove(2);
        once.samples.remove(3);
        const QList<results::Section> sections = systemTablesReport(
            {scored(QStringLiteral("swift"), 0.8, Pattern::Extractive), once}, {}, {}, {})
                                                     .sections;
        const QString latex = sectionsLatex(sections);
        QVERIFY(latex.contains(QStringLiteral("Means of a single sample are not ranked")));
        QVERIFY2(lineOf(latex, QStringLiteral("swift")).contains(QStringLiteral("\\textbf{80.00}")),
            qPrintable(latex));
        QVERIFY(!lineOf(latex, kKestrel).contains(u'\\' + QStringLiteral("textbf")));
        QVERIFY(!lineOf(sectionsMarkdown(sections), QStringLiteral("| kestrel"))
                     .contains(QStringLiteral("**")));
    }

    void severalTablesGoIntoOneFileButNotIntoOneCsv()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.json"));
        QVERIFY(writeSections(path, tables(), TableFormat::Json));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
        QVERIFY(
            json.value(QStringLiteral("scores")).toObject().contains(QStringLiteral("abs-aos")));
        QVERIFY(json.contains(QStringLiteral("costs")));
        QVERIFY(
            !writeSections(folder.filePath(QStringLiteral("t.csv")), tables(), TableFormat::Csv));
        QVERIFY(writeSections(
            folder.filePath(QStringLiteral("t.csv")), tables().first(1), TableFormat::Csv));
    }
};

TANDEM_TEST(TestPaperTable, QCoreApplication)
#include "tst_papertable.moc"
