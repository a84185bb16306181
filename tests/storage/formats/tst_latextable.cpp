#include "storage/formats/latextable.h"

#include "testmain.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

/// A table with so many columns of figures, and rows.
Table figures(int columns, int rows)
{
    Table table{QStringLiteral("Scores & figures"), {QStringLiteral("system")}, {}};
    for (int column = 1; column < columns; ++column)
        table.header.append(QStringLiteral("style recall %1").arg(column));
    for (int row = 0; row < rows; ++row) {
        QStringList cells{QStringLiteral("a system with a name_%1").arg(row)};
        for (int column = 1; column < columns; ++column)
            cells.append(QStringLiteral("0.%1 [0.10, 0.90]").arg(1000 + column));
        table.rows.append(cells);
    }
    return table;
}

Table withLongTexts()
{
    Table table = figures(3, 4);
    table.header.append({QStringLiteral("question"), QStringLiteral("remark")});
    for (QStringList& row : table.rows)
        row.append({QStringLiteral("Is this fact a key fact for the discussion? ").repeated(3),
            QStringLiteral("κ ≥ 0.6 ± 0.1 × 2 − 1 → α, ρ, τ; 50% & more_of {it} ~ <x>")});
    return table;
}

/// As "metrics" writes it of pairs with long names.
Table withLongRows()
{
    Table table = figures(3, 60);
    for (int row = 0; row < 60; ++row)
        table.rows[row].first() = QStringLiteral("pair%1. ").arg(row) +
                                  QStringLiteral("a pair with a name that goes on ").repeated(6);
    return table;
}

/// The numbers of the columns that stand in each part.
QList<int> columnsOfParts(const QString& latex)
{
    QList<int> counts;
    for (const QString& line : latex.split(u'\n')) {
        if (line.startsWith(QLatin1String("system")))
            counts.append(int(line.count(QLatin1String(" & "))) + 1);
    }
    return counts;
}

} // namespace

class TestLatexTable final : public QObject
{
    Q_OBJECT

private slots:
    void everySpecialCharacterIsEscaped();
    void theTableHasBooktabsRules();
    void aRowThatBeginsWithABracketIsNoArgument();
    void aWideTableIsSetInPartsWithItsFirstColumn();
    void aWideTableOfFewRowsIsTurned();
    void aTableWithALabelCanBeReferredTo();
    void everyPartNamesItsRowsInFull();
    void namesOfMeasuresStandInEveryPart();
    void namesThatTellRowsApartStandInEveryPart();
    void figuresHaveMinusSigns();
    void longHeadingsAreWrappedBeforeATableIsSetInParts();
    void aLongTableIsSetInParts();
    void rowsOfManyLinesFillAPartSooner();
    void longTextsAreWrapped();
    void aTableThatIsWiderThanAColumnTakesBoth();
    void severalTablesNameTheirPackagesOnce();
    void everyTableCompilesAndFitsThePage_data();
    void everyTableCompilesAndFitsThePage();
};

void TestLatexTable::everySpecialCharacterIsEscaped()
{
    QCOMPARE(latexEscaped(QStringLiteral("\\{}$&#%_^~<>|\nx é")),
        QStringLiteral("\\textbackslash{}\\{\\}\\$\\&\\#\\%\\_\\textasciicircum{}\\textasciitilde{}"
                       "\\textless{}\\textgreater{}\\textbar{} x é"));
}

void TestLatexTable::theTableHasBooktabsRules()
{
    const Table table{QStringLiteral("R&D"), {QStringLiteral("name"), QStringLiteral("n")},
        {{QStringLiteral("key_facts"), QStringLiteral("1,638")}, {QStringLiteral("none")}}};
    QCOMPARE(latexTable(table), QStringLiteral(R"(% needs \usepackage{booktabs}
\begin{table}[ht]
\centering
\caption{R\&D}
\begin{tabular}{lr}
\toprule
name & n \\
\midrule
key\_facts & 1,638 \\
none &  \\
\bottomrule
\end{tabular}
\end{table}
)"));
    QVERIFY(!latexTable(Table{{}, {QStringLiteral("a")}, {}}).contains(QStringLiteral("caption")));
}

void TestLatexTable::aRowThatBeginsWithABracketIsNoArgument()
{
    const Table table{{}, {QStringLiteral("a")}, {{QStringLiteral("[1]")}, {QStringLiteral("*")}}};
    QVERIFY(latexTable(table).contains(QStringLiteral("\n{}[1] \\\\\n{}* \\\\\n")));
}

void TestLatexTable::aWideTableIsSetInPartsWithItsFirstColumn()
{
    QCOMPARE(columnsOfParts(latexTable(figures(2, 2))), QList<int>{2});
    const QString wide = latexTable(figures(12, 8));
    const QList<int> parts = columnsOfParts(wide);
    QVERIFY(parts.size() > 1);
    // Each column once, the first one in every part.
    int columns = 1;
    for (const int part : parts)
        columns += part - 1;
    QCOMPARE(columns, 12);
    QCOMPARE(wide.count(QStringLiteral("name\\_0")), parts.size());
    QVERIFY(wide.contains(QStringLiteral("Scores \\& figures (1/%1)").arg(parts.size())));
    QCOMPARE(wide.count(QStringLiteral("booktabs")), 1);
}

void TestLatexTable::aWideTableOfFewRowsIsTurned()
{
    Table table = figures(10, 2);
    table.rows[0][0] = QStringLiteral("alder");
    table.rows[1][0] = QStringLiteral("birch");
    const QString text = latexTable(table);
    QCOMPARE(text.count(QStringLiteral("\\begin{tabular}")), 1);
    QVERIFY2(
        text.contains(QStringLiteral("\\begin{tabular}{lrr}\n\\toprule\n & alder & birch \\\\\n")),
        qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral(
                 "style recall 9 & 0.1009 [0.10, 0.90] & 0.1009 [0.10, 0.90] \\\\\n")),
        qPrintable(text));
    // Texts are no figures: they keep their columns.
    table.rows[0][4] = QStringLiteral("some words");
    QVERIFY(latexTable(table).contains(QStringLiteral("system & style recall 1 & ")));
}

void TestLatexTable::aTableWithALabelCanBeReferredTo()
{
    Table table{QStringLiteral("Scores"), {QStringLiteral("a")}, {{QStringLiteral("1")}}};
    const QString key = QStringLiteral("system_scores");
    QVERIFY(latexTable(table, key)
                .contains(QStringLiteral("\\caption{Scores}\n\\label{tab:system-scores}\n")));
    QVERIFY(!latexTable(table).contains(QStringLiteral("label")));
    table.caption.clear(); // it would refer to nothing
    QVERIFY(!latexTable(table, key).contains(QStringLiteral("label")));
    // Every part has its own.
    const QString text = latexTable(figures(2, 90), QStringLiteral("s"));
    QVERIFY(text.contains(QStringLiteral("\\label{tab:s-1}")));
    QVERIFY(text.contains(QStringLiteral("\\label{tab:s-3}")));
}

void TestLatexTable::everyPartNamesItsRowsInFull()
{
    Table table = figures(12, 2);
    table.header[1] = QStringLiteral("against");
    for (QStringList& row : table.rows) {
        row[0] = QStringLiteral("heron");
        row[1] = QStringLiteral("kestrel");
    }
    const QString text = latexTable(table);
    const qsizetype parts = columnsOfParts(text).size();
    QVERIFY(parts > 1);
    QCOMPARE(text.count(QStringLiteral("system & against & ")), parts);
    QCOMPARE(text.count(QStringLiteral("heron & kestrel & ")), 2 * parts);
}

void TestLatexTable::namesOfMeasuresStandInEveryPart()
{
    Table table = figures(8, 2);
    table.header[0] = QStringLiteral("Summarizer");
    table.header[1] = QStringLiteral("Score");
    for (QStringList& row : table.rows) {
        row[0] = QStringLiteral("mine");
        row[1] = QStringLiteral("METEOR (stems)");
    }
    const QString text = latexTable(table);
    const auto parts = text.count(QStringLiteral("\\begin{tabular}"));
    QVERIFY(parts > 1);
    QCOMPARE(text.count(QStringLiteral("mine & METEOR (stems) & ")), 2 * parts);
}

void TestLatexTable::namesThatTellRowsApartStandInEveryPart()
{
    Table table = figures(9, 2);
    const QStringList names{QStringLiteral("hierarchical, revised"),
        QStringLiteral("other: hierarchical"), QStringLiteral("Predicted share")};
    for (QStringList& row : table.rows) {
        for (int name = 0; name < 3; ++name)
            row[name] = names.at(name);
    }
    table.rows[1][2] = QStringLiteral("QM");
    const QString text = latexTable(table);
    const auto parts = text.count(QStringLiteral("\\begin{tabular}"));
    QVERIFY(parts > 1);
    QCOMPARE(text.count(names.join(QStringLiteral(" & "))), parts);
}

void TestLatexTable::figuresHaveMinusSigns()
{
    const Table table{{}, {QStringLiteral("a-b"), QStringLiteral("c")},
        {{QStringLiteral("gpt-4 -5"), QStringLiteral("-0.12 [-0.31, 0.05]")}}};
    const QString text = latexTable(table);
    QVERIFY2(text.contains(
                 QStringLiteral("gpt-4 -5 & \\ensuremath{-}0.12 [\\ensuremath{-}0.31, 0.05] ")),
        qPrintable(text));
}

void TestLatexTable::longHeadingsAreWrappedBeforeATableIsSetInParts()
{
    Table table = figures(9, 1);
    for (QString& heading : table.header)
        heading = QStringLiteral("recall of style");
    for (QString& cell : table.rows.first())
        cell = QStringLiteral("0.123");
    const QString text = latexTable(table);
    QCOMPARE(text.count(QStringLiteral("\\begin{table*}")), 1);
    QVERIFY2(text.contains(QStringLiteral("\\shortstack[r]{recall\\\\of\\\\style}")) ||
                 text.contains(QStringLiteral("\\shortstack[r]{recall\\\\of style}")),
        qPrintable(text));
}

void TestLatexTable::aLongTableIsSetInParts()
{
    const QString text = latexTable(figures(2, 90));
    QCOMPARE(columnsOfParts(text), (QList<int>{2, 2, 2}));
    for (int row = 0; row < 90; ++row)
        QCOMPARE(text.count(QStringLiteral("name\\_%1 ").arg(row)), 1);
}

void TestLatexTable::rowsOfManyLinesFillAPartSooner()
{
    const QString text = latexTable(withLongRows());
    QVERIFY(columnsOfParts(text).size() > 4);
    for (int row = 0; row < 60; ++row)
        QCOMPARE(text.count(QStringLiteral("pair%1. ").arg(row)), 1);
    // A row that is longer than any page stands in a part of its own.
    Table endless = withLongRows();
    for (QStringList& row : endless.rows)
        row.first() = QStringLiteral("an endless name ").repeated(400);
    QCOMPARE(columnsOfParts(latexTable(endless)).size(), 60);
}

void TestLatexTable::longTextsAreWrapped()
{
    const QString text = latexTable(withLongTexts());
    QVERIFY(text.contains(QLatin1String("p{")));
    QCOMPARE(columnsOfParts(text).first(), 3);
}

void TestLatexTable::aTableThatIsWiderThanAColumnTakesBoth()
{
    const Table narrow{QStringLiteral("n"), {QStringLiteral("a"), QStringLiteral("b")},
        {{QStringLiteral("heron"), QStringLiteral("0.5")}}};
    QVERIFY(latexTable(narrow).startsWith(
        QLatin1String("% needs \\usepackage{booktabs}\n\\begin{table}[ht]\n")));
    const QString wide = latexTable(figures(4, 2));
    QVERIFY2(wide.contains(QLatin1String("\\begin{table*}[t]\n")), qPrintable(wide));
    QCOMPARE(
        wide.count(QLatin1String("\\begin{table*}")), wide.count(QLatin1String("\\end{table*}")));
}

void TestLatexTable::severalTablesNameTheirPackagesOnce()
{
    const QString all =
        withPackagesOnce(latexTable(figures(2, 2)) + u'\n' + latexTable(withLongTexts()));
    QCOMPARE(all.count(QLatin1String("% needs")), 1);
    QVERIFY(all.startsWith(QLatin1String("% needs \\usepackage{array,booktabs}\n")));
    QCOMPARE(withPackagesOnce(QStringLiteral("% a note\n")), QStringLiteral("% a note\n"));
}

void TestLatexTable::everyTableCompilesAndFitsThePage_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("one column") << QByteArray();
    QTest::newRow("two columns") << QByteArray("[twocolumn]");
}

void TestLatexTable::everyTableCompilesAndFitsThePage()
{
    QFETCH(QByteArray, options);
    const QString program = QStandardPaths::findExecutable(QStringLiteral("pdflatex"));
    if (program.isEmpty())
        QSKIP("pdflatex is not installed.");
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("t.tex")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\\documentclass" + options +
               "{article}\n\\usepackage[T1]{fontenc}\n\\usepackage{array,booktabs}\n"
               "\\begin{document}\n");
    for (const Table& table : {figures(2, 2), figures(5, 3), figures(12, 4), figures(3, 90),
             withLongTexts(), withLongRows()})
        file.write(latexTable(table).toUtf8() + "\\clearpage\n");
    file.write("\\end{document}\n");
    file.close();
    QProcess latex;
    latex.setWorkingDirectory(folder.path());
    latex.start(program, {QStringLiteral("-interaction=batchmode"),
                             QStringLiteral("-halt-on-error"), QStringLiteral("t.tex")});
    QVERIFY(latex.waitForFinished(120'000));
    QFile log(folder.filePath(QStringLiteral("t.log")));
    QVERIFY(log.open(QIODevice::ReadOnly));
    const QString said = QString::fromUtf8(log.readAll());
    if (said.contains(QLatin1String("booktabs.sty' not found")))
        QSKIP("LaTeX's booktabs is not installed.");
    QVERIFY2(latex.exitCode() == 0, qPrintable(said.right(2000)));
    QVERIFY2(!said.contains(QLatin1String("Overfull")), qPrintable(said.right(4000)));
    QVERIFY2(!said.contains(QLatin1String("Float too large")), qPrintable(said.right(4000)));
}

TANDEM_TEST(TestLatexTable, QCoreApplication)
#include "tst_latextable.moc"
