#include "models/project/table.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestTable final : public QObject
{
    Q_OBJECT

private slots:
    void columnsOfNumbersAreRecognised_data();
    void columnsOfNumbersAreRecognised();
    void raggedRowsArePadded();
};

void TestTable::columnsOfNumbersAreRecognised_data()
{
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<bool>("numeric");
    const auto row = [](const char* name, const QString& cells, bool numeric) {
        QTest::newRow(name) << cells.split(QLatin1Char(';')) << numeric;
    };
    row("whole", QStringLiteral("1;22;1,437;12345"), true);
    row("decimals, signs, percent", QStringLiteral("0.5;-1.25;+3;84.7 %;\u22120.1"), true);
    row("with gaps", QStringLiteral("1;;\u2013;-"), true);
    row("very small", QStringLiteral("1.6e-05;-2e\u221207;0.3"), true);
    row("gaps alone", QStringLiteral(";\u2014"), false);
    row("text", QStringLiteral("1;two"), false);
    row("date", QStringLiteral("2024-01-01"), false);
    row("bad grouping", QStringLiteral("1,4"), false);
}

void TestTable::columnsOfNumbersAreRecognised()
{
    QFETCH(QStringList, cells);
    QFETCH(bool, numeric);
    Table table;
    for (const QString& cell : cells)
        table.rows.append({QStringLiteral("name"), cell});
    QCOMPARE(isNumericColumn(table, 1), numeric);
    QVERIFY(!isNumericColumn(table, 0));
}

void TestTable::raggedRowsArePadded()
{
    const Table table{{}, {QStringLiteral("a")}, {{}, {QStringLiteral("1"), QStringLiteral("2")}}};
    QCOMPARE(columnCount(table), 2);
    QCOMPARE(cellAt(table.rows.at(0), 1), QString());
    QCOMPARE(cellAt(table.rows.at(1), 1), QStringLiteral("2"));
    QCOMPARE(columnCount(Table{}), 0);
}

TANDEM_TEST(TestTable, QCoreApplication)
#include "tst_table.moc"
