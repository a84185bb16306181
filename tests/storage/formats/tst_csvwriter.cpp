#include "storage/formats/csvwriter.h"

#include "faultydevice.h"
#include "testmain.h"

#include <QBuffer>
#include <QTest>

using namespace tandem;

class TestCsvWriter final : public QObject
{
    Q_OBJECT

private slots:
    void cellsAreQuotedWhereTheyMustBe_data();
    void cellsAreQuotedWhereTheyMustBe();
    void rowsEndAsAsked();
    void aRowOfOneEmptyCellIsNoEmptyLine();
    void halfASurrogatePairIsRefused();
    void formulasAreQuotedOnRequest();
    void failedWritesAreReported();
};

void TestCsvWriter::cellsAreQuotedWhereTheyMustBe_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    const auto row = [](const char* name, const QString& text, const QString& cell) {
        QTest::newRow(name) << text << cell;
    };
    row("plain", QStringLiteral("a b"), QStringLiteral("a b"));
    row("comma", QStringLiteral("a,b"), QStringLiteral("\"a,b\""));
    row("quote", QStringLiteral("a \"b\""), QStringLiteral("\"a \"\"b\"\"\""));
    row("line break", QStringLiteral("a\nb"), QStringLiteral("\"a\nb\""));
    row("CR", QStringLiteral("a\rb"), QStringLiteral("\"a\rb\""));
    row("formula", QStringLiteral("=1+1"), QStringLiteral("=1+1"));
    row("empty", QString(), QString());
    row("other scripts", QStringLiteral("汉字، فارسی"), QStringLiteral("汉字، فارسی"));
}

void TestCsvWriter::cellsAreQuotedWhereTheyMustBe()
{
    QFETCH(QString, text);
    QFETCH(QString, cell);
    QCOMPARE(csvCell(text), cell);
}

void TestCsvWriter::formulasAreQuotedOnRequest()
{
    for (const char* formula : {"=1+1", "+a", "-cmd", "@SUM(A1)", "\t=1", "\r=1"})
        QCOMPARE(withoutFormula(QLatin1String(formula)), u'\'' + QLatin1String(formula));
    for (const char* plain : {"", "a=b", "-0.5", "+1e3", "1-2", "'", "'quoted'", "'-1"}) {
        QCOMPARE(withoutFormula(QLatin1String(plain)), QLatin1String(plain));
        QCOMPARE(withFormula(QLatin1String(plain)), QLatin1String(plain));
    }
    for (const char* formula : {"=1+1", "'=1+1", "''@a", "\n"})
        QCOMPARE(withFormula(withoutFormula(QLatin1String(formula))), QString::fromLatin1(formula));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    CsvWriter writer(buffer, QStringLiteral("t.csv"), LineEnd::Lf, Formulas::Quoted);
    QVERIFY(writer.writeRow({QStringLiteral("=A1,B1"), QStringLiteral("-1")}));
    QCOMPARE(buffer.data(), QByteArray("\"'=A1,B1\",-1\n"));
}

void TestCsvWriter::rowsEndAsAsked()
{
    const Table table{QStringLiteral("caption"), {QStringLiteral("a"), QStringLiteral("b")},
        {{QStringLiteral("1"), QStringLiteral("é")}, {QString(), QString()}}};
    for (const auto& [lineEnd, expected] :
        {std::pair{LineEnd::Lf, QByteArray("a,b\n1,\xC3\xA9\n,\n")},
            {LineEnd::CrLf, "a,b\r\n1,\xC3\xA9\r\n,\r\n"}}) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        CsvWriter writer(buffer, QStringLiteral("t.csv"), lineEnd);
        QVERIFY(writer.write(table));
        QVERIFY(writer.finish());
        QCOMPARE(buffer.data(), expected);
    }
}

void TestCsvWriter::aRowOfOneEmptyCellIsNoEmptyLine()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    CsvWriter writer(buffer, QStringLiteral("t.csv"), LineEnd::Lf);
    QVERIFY(writer.writeRow({QString()}));
    QCOMPARE(buffer.data(), QByteArray("\"\"\n"));
}

void TestCsvWriter::halfASurrogatePairIsRefused()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    CsvWriter writer(buffer, QStringLiteral("t.csv"));
    QVERIFY(writer.writeRow({QStringLiteral("a")}));
    const auto done = writer.writeRow({QString(QChar(0xDC00))});
    QVERIFY(!done);
    QCOMPARE(done.error().where, QStringLiteral("t.csv, row 2"));
}

void TestCsvWriter::failedWritesAreReported()
{
    FaultyDevice device({}, 3);
    QVERIFY(device.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    CsvWriter writer(device, QStringLiteral("t.csv"));
    const auto done = writer.writeRow({QStringLiteral("abc"), QStringLiteral("d")});
    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::NotWritable);
    QCOMPARE(done.error().where, QStringLiteral("t.csv"));
}

TANDEM_TEST(TestCsvWriter, QCoreApplication)
#include "tst_csvwriter.moc"
