#include "storage/formats/publishedrowsreader.h"

#include "testmain.h"

#include <QBuffer>
#include <QFile>
#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::kgds;

namespace {

Expected<QList<PublishedRow>> readBytes(const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readPublishedRows({buffer, QStringLiteral("t.csv")});
}

bool isNear(double value, double expected)
{
    return std::abs(value - expected) < 1e-12;
}

} // namespace

/// Rows of somebody else's tables.
class TestPublishedRowsReader final : public QObject
{
    Q_OBJECT

private slots:
    void percentagesBecomeShares();
    void whatIsNoTableIsRefusedByLine_data();
    void whatIsNoTableIsRefusedByLine();
    void bothTablesOfAModelAreOneRow();
    void theTablesOfThePaperAreReadInPlace();
};

void TestPublishedRowsReader::percentagesBecomeShares()
{
    const auto rows =
        readBytes("\xEF\xBB\xBFModel,BSP_R,BSP_R_reflection_change,om_abs,year\r\n"
                  "heron 1,62.5,-1.25,,2024\r\n\"kestrel\",NA,\xE2\x80\x93,100,x\r\n");
    QVERIFY2(rows, rows ? "" : qPrintable(rows.error().sentence()));
    QCOMPARE(rows->size(), 2);
    QCOMPARE(rows->at(0).model, QStringLiteral("heron 1"));
    QVERIFY(isNear(rows->at(0).values.value(QStringLiteral("bsp_r")), 0.625));
    QVERIFY(isNear(rows->at(0).changes.value(QStringLiteral("bsp_r")), -0.0125));
    QCOMPARE(rows->at(0).values.size(), 1);
    QCOMPARE(rows->at(1).values.keys(), QStringList{QStringLiteral("om_abs")});
    QVERIFY(rows->at(1).changes.isEmpty());
}

void TestPublishedRowsReader::whatIsNoTableIsRefusedByLine_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("part");
    QTest::newRow("nothing") << QByteArray() << "t.csv";
    QTest::newRow("no model") << QByteArray("name,BSP_R\na,1\n") << "line 1";
    QTest::newRow("no known column") << QByteArray("model,x\na,1\n") << "line 1";
    QTest::newRow("a header alone") << QByteArray("model,BSP_R\n") << "t.csv";
    QTest::newRow("a word") << QByteArray("model,BSP_R\na,many\n") << "\"many\"";
    QTest::newRow("too much") << QByteArray("model,BSP_R\na,100.1\n") << "line 2";
    QTest::newRow("below nothing") << QByteArray("model,BSP_R\na,-1\n") << "line 2";
    QTest::newRow("no number") << QByteArray("model,BSP_R\na,inf\n") << "line 2";
    QTest::newRow("a change beyond all")
        << QByteArray("model,BSP_R_reflection_change\na,-101\n") << "line 2";
    QTest::newRow("a model without a name") << QByteArray("model,BSP_R\n ,1\n") << "line 2";
    QTest::newRow("a model twice") << QByteArray("model,BSP_R\na,1\nb,1\na,2\n") << "line 4";
    QTest::newRow("a column twice") << QByteArray("model,BSP_R,bsp_r\na,1,2\n") << "bsp_r";
    QTest::newRow("too few cells") << QByteArray("model,BSP_R\na\n") << "line 2";
    QTest::newRow("bytes") << QByteArray("model,BSP_R\na,\xff\xfe\x00\n", 19) << "t.csv";
    QByteArray many("model,BSP_R\n");
    for (int i = 0; i <= 1000; ++i)
        many += 'm' + QByteArray::number(i) + ",1\n";
    QTest::newRow("too many models") << many << "1,000";
}

void TestPublishedRowsReader::whatIsNoTableIsRefusedByLine()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, part);
    const auto rows = readBytes(bytes);
    QVERIFY(!rows);
    QVERIFY2(rows.error().sentence().contains(part), qPrintable(rows.error().sentence()));
}

void TestPublishedRowsReader::bothTablesOfAModelAreOneRow()
{
    const auto scores = readBytes("model,BSP_R,BSP_P\na,50,60\nb,1,2\n");
    const auto errors = readBytes("model,OM_EBS\na,25\nc,3\n");
    QVERIFY(scores && errors);
    const auto both = mergedRows(*scores, *errors, QStringLiteral("errors.csv"));
    QVERIFY(both);
    QCOMPARE(both->size(), 3);
    QCOMPARE(both->at(0).values.size(), 3);
    QVERIFY(mergedRows(*both, *scores, QString()));

    const auto other = readBytes("model,BSP_R\na,51\n");
    const auto refused = mergedRows(*both, *other, QStringLiteral("other.csv"));
    QVERIFY(!refused);
    QVERIFY(refused.error().sentence().contains(QLatin1String("\"a\"")));
}

void TestPublishedRowsReader::theTablesOfThePaperAreReadInPlace()
{
    const QString folder = QStringLiteral(TANDEM_SHARED "/data/kgds/");
    if (!QFile::exists(folder + QStringLiteral("table1.csv")))
        QSKIP("The tables of the KGDS paper are not on this machine.");
    const auto scores = readPublishedRows(QString(folder + QStringLiteral("table1.csv")));
    const auto errors = readPublishedRows(QString(folder + QStringLiteral("table2.csv")));
    QVERIFY2(scores, scores ? "" : qPrintable(scores.error().sentence()));
    QVERIFY2(errors, errors ? "" : qPrintable(errors.error().sentence()));
    const auto both = mergedRows(*scores, *errors, QString());
    QVERIFY(both);
    QCOMPARE(both->size(), scores->size());
    for (const PublishedRow& row : *both) {
        QCOMPARE(row.values.size(), qsizetype(2 * (kTableMetrics.size() + kErrorOrder.size())));
        QCOMPARE(row.changes.size(), row.values.size());
    }
}

TANDEM_TEST(TestPublishedRowsReader, QCoreApplication)
#include "tst_publishedrowsreader.moc"
