#include "storage/formats/readerstable.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestMarkdownTable final : public QObject
{
    Q_OBJECT

private slots:
    void charactersWithAMeaningAreEscaped();
    void theTableIsAPipeTable();
};

void TestMarkdownTable::charactersWithAMeaningAreEscaped()
{
    QCOMPARE(markdownEscaped(QStringLiteral("a|b\\c*d_e`f[g]<h>~i&j\nk\r\nl")),
        QStringLiteral("a\\|b\\\\c\\*d\\_e\\`f\\[g\\]\\<h\\>\\~i\\&j k l"));
}

void TestMarkdownTable::theTableIsAPipeTable()
{
    const Table table{QStringLiteral("R|D"), {QStringLiteral("name"), QStringLiteral("n")},
        {{QStringLiteral("facts"), QStringLiteral("12")}, {QStringLiteral("none")}}};
    QCOMPARE(markdownTable(table),
        QStringLiteral("**R\\|D**\n\n| name | n |\n| --- | ---: |\n| facts | 12 |\n| none |  |\n"));
}

TANDEM_TEST(TestMarkdownTable, QCoreApplication)
#include "tst_markdowntable.moc"
