#include "storage/formats/csvreader.h"

#include "models/project/table.h"
#include "storage/formats/csvwriter.h"

#include "testmain.h"

#include <QBuffer>
#include <QTest>

using namespace tandem;

class TestCsvReader final : public QObject
{
    Q_OBJECT

    static QList<QStringList> cellsOf(const QString& text)
    {
        QList<QStringList> cells;
        const auto records = readCsv(text, QStringLiteral("a.csv"));
        for (const CsvRecord& record : records.value_or(QList<CsvRecord>{}))
            cells.append(record.cells);
        return cells;
    }

    static QList<QStringList> tableOf(const QString& text)
    {
        QList<QStringList> cells;
        const auto take = [&](const CsvRecord& record) -> Expected<void> {
            cells.append(record.cells);
            return {};
        };
        return readCsvRecords(text, QStringLiteral("a.csv"), take) ? cells : QList<QStringList>();
    }

private slots:
    void readsPlainAndQuotedCellsWithAnyLineEnd()
    {
        const QList<QStringList> expected{{QStringLiteral("a"), QStringLiteral("b")},
            {QStringLiteral("say \"hi\", twice\nhere"), QString()}};
        const QString text = QStringLiteral("a,b\n\"say \"\"hi\"\", twice\nhere\",");
        QCOMPARE(cellsOf(text), expected);
        QCOMPARE(cellsOf(text + QStringLiteral("\n")), expected);
        QCOMPARE(cellsOf(QStringLiteral("a,b\r\nc,d\r\n")), cellsOf(QStringLiteral("a,b\rc,d\r")));
    }

    void skipsEmptyLinesAndCountsThemAll()
    {
        const auto records = readCsv(QStringLiteral("a\n\n\n\"x\ny\"\nb\n"), QStringLiteral("f"));
        QCOMPARE(records->size(), 3);
        QCOMPARE(records->at(1).line, qint64(4));
        QCOMPARE(records->at(2).line, qint64(6));
    }

    void readsWhatTheWriterWrites()
    {
        const QStringList row{QStringLiteral("plain"), QStringLiteral("with, comma"),
            QStringLiteral("\"quoted\""), QStringLiteral("two\r\nlines"), QString()};
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::ReadWrite));
        CsvWriter writer(buffer, QStringLiteral("f"));
        QVERIFY(writer.writeRow(row));
        QVERIFY(writer.finish());
        QCOMPARE(cellsOf(QString::fromUtf8(buffer.data())), QList<QStringList>{row});
    }

    void whatStandsBetweenCellsIsFoundOut_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const char* text) {
            QTest::newRow(name) << QString::fromUtf8(text);
        };
        row("commas", "a,b,c\n1,x y,3\n4,z,6\n");
        row("semicolons", "a;b;c\r\n1;x y;3\r\n4;z;6\r\n");
        row("tabs", "a\tb\tc\n1\tx y\t3\n4\tz\t6\n");
        row("bars", "a|b|c\n1|x y|3\n4|z|6\n");
        row("said by Excel", "sep=;\r\na;b;c\r\n1;x y;3\r\n4;z;6\r\n");
        row("said in quotes", "\"sep=,\"\na,b,c\n1,x y,3\n4,z,6\n");
        row("rows without a cell", "a,b,c\n,,\n1,x y,3\n , ,\n   \n4,z,6\n,,\n,,\n");
    }

    void whatStandsBetweenCellsIsFoundOut()
    {
        QFETCH(QString, text);
        QCOMPARE(tableOf(text),
            (QList<QStringList>{{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")},
                {QStringLiteral("1"), QStringLiteral("x y"), QStringLiteral("3")},
                {QStringLiteral("4"), QStringLiteral("z"), QStringLiteral("6")}}));
    }

    void signsInTextsAreNoDelimiters()
    {
        QCOMPARE(tableOf(QStringLiteral("id,text\n1,a; b\n2,\"c, d\"\n")).at(1).size(), 2);
        QCOMPARE(tableOf(QStringLiteral("a;b;\"note, optional\"\n1;2;x\n")).at(0).size(), 3);
        QCOMPARE(tableOf(QStringLiteral("a;b\n1,5;2\n")).at(1),
            (QStringList{QStringLiteral("1,5"), QStringLiteral("2")}));
        QCOMPARE(tableOf(QStringLiteral("text\na;b\nc;d\n")).at(1).size(), 1);
    }

    void emptyRowsAreCounted()
    {
        const auto nothing = [](const CsvRecord&) -> Expected<void> { return {}; };
        const auto passedOver =
            readCsvRecords(QStringLiteral("a,b\n1,2\n,\n , \n\n"), QStringLiteral("f"), nothing);
        QCOMPARE(*passedOver, qint64(3));
    }

    void decimalsHaveACommaWhereCellsHaveNone_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("hasComma");
        const auto row = [](const char* name, const char* text, bool hasComma) {
            QTest::newRow(name) << QString::fromUtf8(text) << hasComma;
        };
        row("semicolons", "x;y\n1,5;2\n", true);
        row("thousandths", "x;y\n1,234;2\n", true);
        row("tabs", "x\ty\n1,5\t2\n", true);
        row("perhaps thousands", "x\ty\n1,234\t2\n", false);
        row("points", "x;y\n1.5;2\n", false);
        row("both", "x;y\n1.5;2,5\n", false);
        row("commas", "x,y\n\"1,5\",2\n", false);
    }

    void decimalsHaveACommaWhereCellsHaveNone()
    {
        QFETCH(QString, text);
        QFETCH(bool, hasComma);
        DecimalSign decimals = DecimalSign::Point;
        const auto take = [&](const CsvRecord& row) -> Expected<void> {
            decimals = row.decimals;
            return {};
        };
        QVERIFY(readCsvRecords(text, QStringLiteral("f"), take));
        QCOMPARE(decimals == DecimalSign::Comma, hasComma);
    }

    void aHeaderIsReadFromTheFirstBytes()
    {
        const QStringList header{QStringLiteral("id"), QStringLiteral("é")};
        QCOMPARE(csvHeaderIn(QByteArray("\xEF\xBB\xBFid;\xC3\xA9\n1;\"open")), header);
        QCOMPARE(csvHeaderIn(QByteArray("sep=\t\nid\t \xC3\xA9\n1\t\xC3")), header);
        QByteArray utf16("\xFF\xFE", 2);
        for (const char c : {'a', '\t', 'b', '\n'})
            utf16.append(c).append('\0');
        QCOMPARE(csvHeaderIn(utf16), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
        QVERIFY(csvHeaderIn(QByteArray("PK\x03\x04")).isEmpty());
    }

    void saysWhereAQuoteIsWrong_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        QTest::newRow("never closed") << "a\n\"b\nc\n"
                                      << "f, line 2";
        QTest::newRow("text after it") << "a\nb\n\"c\"d\n"
                                       << "f, line 3";
    }

    void saysWhereAQuoteIsWrong()
    {
        QFETCH(QString, text);
        QFETCH(QString, place);
        const auto records = readCsv(text, QStringLiteral("f"));
        QVERIFY(!records);
        QCOMPARE(records.error().code, ErrorCode::InvalidInput);
        QCOMPARE(records.error().where, place);
    }
};

TANDEM_TEST(TestCsvReader, QCoreApplication)
#include "tst_csvreader.moc"
