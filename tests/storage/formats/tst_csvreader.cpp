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
