#include "storage/formats/csvcells.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

/// The cells, each with "|" behind it.
QByteArray joined(const CsvCells& cells)
{
    QByteArray all;
    for (const std::string_view cell : cells.cells())
        all += QByteArray(cell.data(), qsizetype(cell.size())) + '|';
    return all;
}

} // namespace

/// Lines of CSV, taken apart one by one.
class TestCsvCells final : public QObject
{
    Q_OBJECT

private slots:
    void linesComeApart_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("cells");
        const auto row = [](const char* name, const char* line, const char* cells) {
            QTest::newRow(name) << QByteArray(line) << QByteArray(cells);
        };
        row("plain", "1,2,3", "1|2|3|");
        row("with CR", "1,2\r", "1|2|");
        row("one", "a", "a|");
        row("nothing", "", "|");
        row("empty cells", ",,", "|||");
        row("quoted comma", "11,\"American President, The (1995)\",Comedy|Drama",
            "11|American President, The (1995)|Comedy|Drama|");
        row("quotes in quotes", "\"a \"\"b\"\"\",\"\",\"c\"", "a \"b\"||c|");
        row("many quoted", "\"aaaaaaaaaaaaaaaaaaaaaaaa\",\"bbbbbbbbbbbbbbbbbbbbbbbbbb\",\"c\"\"c\"",
            "aaaaaaaaaaaaaaaaaaaaaaaa|bbbbbbbbbbbbbbbbbbbbbbbbbb|c\"c|");
        row("a quote inside", "5\" disk,x", "5\" disk|x|");
        row("a comma at the end", "\"a\",", "a||");
    }
    void linesComeApart()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, cells);
        CsvCells split;
        QCOMPARE(int(split.split(line)), int(CsvCells::Split::Done));
        QCOMPARE(joined(split), cells);
    }

    void otherSignsMayStandBetweenCells()
    {
        CsvCells split;
        QCOMPARE(int(split.split("a\t\"b\tc\"\t1,5", '\t')), int(CsvCells::Split::Done));
        QCOMPARE(joined(split), QByteArray("a|b\tc|1,5|"));
    }

    void whatIsWrongIsToldApart()
    {
        CsvCells split;
        QCOMPARE(int(split.split("a,\"b")), int(CsvCells::Split::OpenQuote));
        QCOMPARE(int(split.split("a,\"")), int(CsvCells::Split::OpenQuote));
        QCOMPARE(int(split.split("a,\"b\"\"")), int(CsvCells::Split::OpenQuote));
        QCOMPARE(int(split.split("\"b\"c,a")), int(CsvCells::Split::TextAfterQuote));
        QCOMPARE(int(split.split(QByteArray(20'000, ','))), int(CsvCells::Split::TooMany));
    }
};

TANDEM_TEST(TestCsvCells, QCoreApplication)
#include "tst_csvcells.moc"
