#include "storage/formats/readerstable.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestLatexTable final : public QObject
{
    Q_OBJECT

private slots:
    void everySpecialCharacterIsEscaped();
    void theTableHasBooktabsRules();
    void aRowThatBeginsWithABracketIsNoArgument();
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

TANDEM_TEST(TestLatexTable, QCoreApplication)
#include "tst_latextable.moc"
