#include "storage/formats/pairsreader.h"

#include "faultydevice.h"
#include "storage/formats/limits.h"
#include "testmain.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using metrics::TextPair;

namespace {

struct Read
{
    QList<TextPair> pairs;
    Expected<qint64> result;
    QString problem() const { return result ? QString() : result.error().sentence(); }
};

Read readFrom(QIODevice& device, const QString& name, const ReadProgress& progress = {})
{
    Read read;
    read.result = readEachPair(
        {device, name},
        [&](TextPair&& pair) -> Expected<void> {
            read.pairs.append(std::move(pair));
            return {};
        },
        progress);
    return read;
}

Read readBytes(const QByteArray& bytes, const QString& name)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readFrom(buffer, name);
}

/// JSON written with single quotes.
QByteArray json(const char* text)
{
    return QByteArray(text).replace('\'', '"');
}

} // namespace

/// Pairs of texts from files as people have them.
class TestPairsReader final : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatSaysTheSame_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        const QByteArray list = json("[{'id':7,'reference':'One, two','candidate':''},\n"
                                     "{'id':'b','system':'heron','reference':'1\\n2',"
                                     "'candidate':'\xE5\x8C\x97','other':[{'x':1}]}]");
        const QByteArray lines = json("{'id':7,'reference':'One, two','candidate':''}\r\n\n"
                                      "{'id':'b','system':'heron','gold':'1\\n2',"
                                      "'prediction':'\xE5\x8C\x97'}");
        const QByteArray csv("ID,Reference,candidate,System,note\r\n"
                             "7,\"One, two\",,,x\r\nb,\"1\n2\",\xE5\x8C\x97,heron,\r\n");
        const QByteArray mark("\xEF\xBB\xBF");
        QTest::newRow("list") << list << "p.json";
        QTest::newRow("list with a mark and any name") << mark + list << "p";
        QTest::newRow("list called lines") << list << "p.jsonl";
        QTest::newRow("lines") << lines << "p.jsonl";
        QTest::newRow("lines with a mark from a pipe") << mark + lines << "standard input";
        QTest::newRow("csv") << csv << "p.csv";
        QTest::newRow("csv with a mark from a pipe") << mark + csv << "standard input";
    }

    void everyFormatSaysTheSame()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        const Read read = readBytes(bytes, name);
        QVERIFY2(read.result, qPrintable(read.problem()));
        QCOMPARE(*read.result, 2);
        const QList<TextPair> expected{{QStringLiteral("7"), {}, QStringLiteral("One, two"),
                                           QLatin1String(""), bytes.contains("\"id\":7")},
            {QStringLiteral("b"), QStringLiteral("heron"), QStringLiteral("1\n2"),
                QStringLiteral("北")}};
        QCOMPARE(read.pairs, expected);
    }

    void otherNamesOfTheTextsAreTaken()
    {
        for (const char* reference : {"reference", "expected", "gold", "target"}) {
            for (const char* candidate : {"candidate", "prediction", "output", "hypothesis"}) {
                const QByteArray line = QByteArray("{\"") + reference + "\":\"a\",\"" + candidate +
                                        "\":\"b\",\"x\":null}";
                const Read read = readBytes(line, QStringLiteral("f.jsonl"));
                QVERIFY2(read.result, qPrintable(read.problem()));
                QCOMPARE(read.pairs.first().reference, QStringLiteral("a"));
                QCOMPARE(read.pairs.first().candidate, QStringLiteral("b"));
            }
        }
        const Read first = readBytes(
            json("{'reference':null,'gold':'g','target':'t','output':'o','candidate':'c'}"),
            QStringLiteral("f.jsonl"));
        QCOMPARE(first.pairs.first().reference, QStringLiteral("g"));
        QCOMPARE(first.pairs.first().candidate, QStringLiteral("c"));
    }

    void aPairWithoutAnIdIsCalledByItsLine()
    {
        const QByteArray pair = json("{'id':null,'reference':'a','candidate':'b'}");
        const Read lines = readBytes(pair + "\n\n" + pair, QStringLiteral("f.jsonl"));
        QCOMPARE(lines.pairs.at(0).id, QStringLiteral("1"));
        QCOMPARE(lines.pairs.at(1).id, QStringLiteral("3"));
        const Read list = readBytes("[" + pair + "," + pair + "]", QStringLiteral("f.json"));
        QCOMPARE(list.pairs.at(1).id, QStringLiteral("2"));
        const Read csv =
            readBytes("reference,candidate\na,b\n\"c\nd\",e\nf,g\n", QStringLiteral("f.csv"));
        QCOMPARE(csv.pairs.at(2).id, QStringLiteral("5"));
    }

    void blanksAroundIdsAndSystemsMakeNoOtherOnes()
    {
        for (const QByteArray& bytes :
            {QByteArray("id,system,reference,candidate\n a2 ,\"wren \",r,c\na2,wren\xC2\xA0,r,d\n"),
                QByteArray(R"({"id":"a2 ","system":"wren","reference":"r","candidate":"c"})"
                           "\n"
                           R"({"id":"a2","system":" wren","reference":"r","candidate":"d"})")}) {
            QBuffer buffer;
            buffer.setData(bytes);
            buffer.open(QIODevice::ReadOnly);
            const Read read = readFrom(buffer,
                bytes.startsWith('{') ? QStringLiteral("f.jsonl") : QStringLiteral("f.csv"));
            QCOMPARE(read.pairs.size(), 1);
            QCOMPARE(read.pairs.first().id, QStringLiteral("a2"));
            QCOMPARE(read.pairs.first().system, QStringLiteral("wren"));
        }
    }

    void anIdMayReturnForAnotherSystemOnly()
    {
        const QByteArray first = json("{'id':1,'system':'a','reference':'','candidate':''}\n");
        const QByteArray other = json("{'id':1,'system':2,'reference':'','candidate':''}\n");
        const QByteArray none = json("{'id':'1','reference':'','candidate':''}\n");
        const Read read = readBytes(first + other + none, QStringLiteral("f.jsonl"));
        QVERIFY2(read.result, qPrintable(read.problem()));
        QCOMPARE(read.pairs.at(1).system, QStringLiteral("2"));
        const Read again =
            readBytes(first + other + none + "\n" + other, QStringLiteral("f.jsonl"));
        QVERIFY(!again.result);
        QVERIFY2(again.problem().contains(QLatin1String("f.jsonl, line 5")),
            qPrintable(again.problem()));
        QVERIFY2(again.problem().contains(QLatin1String("occurs twice (first: f.jsonl, line 2")),
            qPrintable(again.problem()));
    }

    void aNumberOfAnIdStaysAsItIsWritten()
    {
        const QList<QByteArray> numbers{"12345678901234567890123", "12345678901234567890124",
            "-12345678901234567890123", "18446744073709551615", "-9223372036854775808", "-0", "0",
            "1.0", "1.00", "0.1000000000000000055511151231257827", "1e2", "1E+2", "7"};
        QByteArray lines;
        QByteArray list;
        for (const QByteArray& number : numbers) {
            const QByteArray record =
                "{\"id\": " + number + " ,\"reference\":\"\",\"candidate\":\"\"}";
            lines += record + '\n';
            list += (list.isEmpty() ? "[" : ",") + record;
        }
        for (const Read& read : {readBytes(lines, QStringLiteral("f.jsonl")),
                 readBytes(list + "]", QStringLiteral("f.json"))}) {
            QVERIFY2(read.result, qPrintable(read.problem()));
            QCOMPARE(read.pairs.size(), numbers.size());
            for (qsizetype i = 0; i < numbers.size(); ++i) {
                QCOMPARE(read.pairs.at(i).id, QString::fromLatin1(numbers.at(i)));
                QVERIFY(read.pairs.at(i).hasNumberAsId);
            }
        }
        const Read system = readBytes(
            json("{'system':12345678901234567890123,'id':'7','reference':'','candidate':''}"),
            QStringLiteral("f.jsonl"));
        QCOMPARE(system.pairs.first().system, QStringLiteral("12345678901234567890123"));
        QVERIFY(!system.pairs.first().hasNumberAsId);
        const Read twice = readBytes(json("{'id':12345678901234567890123,'gold':'','output':''}\n"
                                          "{'id':12345678901234567890123,'gold':'','output':''}"),
            QStringLiteral("f.jsonl"));
        QVERIFY(twice.problem().contains(QLatin1String("\"12345678901234567890123\" occurs")));
    }

    void anIdThatIsTheNumberOfARecordWithoutOneIsSaidToBeThat()
    {
        const QByteArray texts = json("'reference':'','candidate':''}");
        const QString says =
            QStringLiteral("The record on line %1 has no id; its number, %2, would be its id, but "
                           "the record on line %3 already has that id. Give every record an id");
        const Read before =
            readBytes(json("{'id':'2',") + texts + "\n{" + texts, QStringLiteral("f.jsonl"));
        QVERIFY2(
            before.problem().contains(says.arg(2).arg(2).arg(1)), qPrintable(before.problem()));
        QVERIFY(before.problem().contains(QLatin1String("f.jsonl, line 2:")));
        const Read behind =
            readBytes("{" + texts + "\n\n" + json("{'id':1,") + texts, QStringLiteral("f.jsonl"));
        QVERIFY2(
            behind.problem().contains(says.arg(1).arg(1).arg(3)), qPrintable(behind.problem()));
        QVERIFY(behind.problem().contains(QLatin1String("f.jsonl, line 3:")));
        const Read list = readBytes(
            "[\n\n" + json("{'id':'2',") + texts + ",\n{" + texts + "]", QStringLiteral("f.json"));
        QVERIFY2(list.problem().contains(says.arg(4).arg(2).arg(3)), qPrintable(list.problem()));
        const Read csv =
            readBytes("id,reference,candidate\n3,a,b\n,a,b\n", QStringLiteral("f.csv"));
        QVERIFY2(csv.problem().contains(says.arg(3).arg(3).arg(2)), qPrintable(csv.problem()));
    }

    void textsAreTakenToTheLetter()
    {
        const Read read =
            readBytes(json("{'reference':'\\ufeff a\\u0301\\ud83d\\ude00 ','candidate':'\\t'}"),
                QStringLiteral("f.jsonl"));
        QVERIFY2(read.result, qPrintable(read.problem()));
        QCOMPARE(read.pairs.first().reference,
            QString(QChar(0xFEFF) + QString::fromUtf8(" a\xCC\x81😀 ")));
        QCOMPARE(read.pairs.first().candidate, QStringLiteral("\t"));
    }

    void severalReferencesAreTaken_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::newRow("a list in lines")
            << json(
                   "{'references':['a','','c'],'candidate':'x'}\n{'reference':'a','candidate':'x'}")
            << "f.jsonl";
        QTest::newRow("a list in a list")
            << json("[{'candidate':'x','reference':null,'references':['a','','c']},"
                    "{'gold':'a','references':null,'candidate':'x'}]")
            << "f.json";
        QTest::newRow("numbered keys")
            << json("{'gold':'a','reference2':'','reference3':'c','candidate':'x','reference_id':7}"
                    "\n{'reference':'a','candidate':'x','reference2':null}")
            << "f.jsonl";
    }

    void severalReferencesAreTaken()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        const Read read = readBytes(bytes, name);
        QVERIFY2(read.result, qPrintable(read.problem()));
        QCOMPARE(read.pairs.at(0).reference, QStringLiteral("a"));
        QCOMPARE(read.pairs.at(0).otherReferences, QStringList({QString(), QStringLiteral("c")}));
        QCOMPARE(read.pairs.at(1).reference, QStringLiteral("a"));
        QVERIFY(read.pairs.at(1).otherReferences.isEmpty());
    }

    void columnsOfATableAreMoreReferencesWhereTheyAreFilled()
    {
        const Read read = readBytes("id,Reference,REFERENCE2,reference10,reference url,candidate\n"
                                    "1,a,,c,u,x\n2,,b,,u,x\n3,a,,,u,x\n",
            QStringLiteral("f.csv"));
        QVERIFY2(read.result, qPrintable(read.problem()));
        QCOMPARE(read.pairs.at(0).otherReferences, QStringList{QStringLiteral("c")});
        QCOMPARE(read.pairs.at(1).reference, QString());
        QCOMPARE(read.pairs.at(1).otherReferences, QStringList{QStringLiteral("b")});
        QCOMPARE(read.pairs.at(2).references(), 1);
    }

    void whatIsWrongIsSaidWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("says");
        const QByteArray good = json("{'reference':'a','candidate':'b'}\n");
        const auto row = [](const char* title, const QByteArray& bytes, const char* name,
                             const char* says) {
            QTest::newRow(title) << bytes << QString::fromLatin1(name) << QString::fromLatin1(says);
        };
        row("nothing", "", "f.jsonl", "empty");
        row("only empty lines", "\n\n", "f.jsonl", "No rows found");
        row("empty list", "[]", "f.json", "No rows found");
        row("header alone", "reference,candidate\n", "f.csv", "No rows found");
        row("no candidate", good + json("{'reference':'a'}"), "f.jsonl", "line 2");
        row("no reference", json("{'candidate':'a'}"), "f.jsonl", "\"reference\" is required");
        row("both", json("{'expected':'a','references':['b'],'candidate':''}"), "f.jsonl",
            "Give \"expected\" or \"references\", not both");
        row("no references", json("{'references':[],'candidate':''}"), "f.jsonl", "/references");
        row("a text for references", json("{'references':'a','candidate':''}"), "f.jsonl",
            "Expected a list");
        row("a number among references", json("{'references':['a',3],'candidate':''}"), "f.jsonl",
            "/references/1");
        row("a number as the second", json("{'reference':'','reference2':3,'candidate':''}"),
            "f.jsonl", "/reference2");
        row("references in a table", "references,candidate\na,b\n", "f.csv", "reference");
        const QByteArray references = "'a'" + QByteArray(",'a'").repeated(kMostReferences);
        row("too many references",
            json(QByteArray("{'references':[" + references + "],'candidate':''}").constData()),
            "f.jsonl", "more than 100 references");
        row("no candidate in a list", "[" + good + "," + json("{'reference':'a'}]"), "f.json",
            "/1");
        row("number for a text", good + json("{'reference':3,'candidate':''}"), "f.jsonl",
            "/reference (line 2");
        row("list for an id", json("{'id':[],'reference':'','candidate':''}"), "f.jsonl", "/id");
        row("truth for a system", json("{'system':true,'reference':'','candidate':''}"), "f.jsonl",
            "/system");
        row("a text in a line", good + json("'a'"), "f.jsonl", "line 2");
        row("a list in a line", good + "[]", "f.jsonl", "line 2");
        row("two records in a line", json("{'reference':'','candidate':''}{}"), "f.jsonl",
            "line 1");
        row("a key twice", json("{'reference':'','reference':'','candidate':''}"), "f.jsonl",
            "twice");
        QByteArray many("{'reference':''");
        for (int i = 0; i < 40; ++i)
            many += ",'k" + QByteArray::number(i) + "':" + QByteArray::number(i);
        row("a key twice among many", json(QByteArray(many + ",'k3':0}").constData()), "f.jsonl",
            "/k3");
        row("a late key twice", json(QByteArray(many + ",'k30':0}").constData()), "f.jsonl",
            "/k30");
        const QByteArray longKey = "'" + QByteArray(100, 'k') + "':0";
        row("a long key twice", json(QByteArray("{" + longKey + "," + longKey + "}").constData()),
            "f.jsonl", "twice");
        row("an object that is none", json("{'pairs':[]}"), "f.json", "required");
        row("list in list", "[[]]", "f.json", "/0");
        row("cut off", good + json("{'reference':'a"), "f.jsonl", "line 2");
        row("cut off in a key", good + json("{'reference':'b','cand"), "f.jsonl",
            "f.jsonl (line 2, byte 56): The file ends too early");
        row("a line ends in a key", good + json("{'reference':'b','cand\n") + good, "f.jsonl",
            "f.jsonl (line 2, byte 56): Line 2 ends within a text, before its record is complete.");
        row("a line ends in a text", good + json("{'reference':'b\n") + good, "f.jsonl",
            "f.jsonl, /reference (line 2, byte 49): Line 2 ends within a text");
        row("a line ends behind a key", good + json("{'reference':\n") + good, "f.jsonl",
            "f.jsonl, /reference (line 2, byte 47): Line 2 ends before its record is complete.");
        row("a record over several lines", json("{\n'reference':'b',\n'candidate':''\n}\n"),
            "f.jsonl",
            "f.jsonl (line 1, byte 1): Line 1 ends before its record is complete. Each record must "
            "be on a single line");
        row("invalid UTF-8", good + json("{'reference':'\xff','candidate':''}"), "f.jsonl",
            "UTF-8");
        row("half a surrogate", json("{'reference':'\\ud800','candidate':''}"), "f.jsonl",
            "surrogate");
        row("NUL in a text", json("{'reference':'\\u0000','candidate':''}"), "f.jsonl", "NUL");
        row("NUL byte", QByteArray("{\"reference\":\"\0\"", 16), "f.jsonl", "line 1");
        row("UTF-16", QByteArray("\xFF\xFE{\0", 4), "f.jsonl", "UTF-16");
        row("lists in lists", QByteArray(10'000, '['), "f.json", "a list");
        row("deep in a key that is ignored",
            json("{'reference':'','candidate':'','x':") + QByteArray(10'000, '['), "f.jsonl",
            "nested");
        row("a number beyond all", json("{'id':1e999,'reference':'','candidate':''}"), "f.jsonl",
            "too large");
        row("no such columns", "a,b\n1,2\n", "f.csv", "line 1");
        row("a column twice", "reference,candidate,reference\n1,2,3\n", "f.csv", "twice");
        row("too few cells", "reference,candidate\n1,2\n3\n", "f.csv", "line 3");
        row("open quote", "reference,candidate\n1,\"2\n", "f.csv", "line 2");
        row("a picture", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), "f.png", "f.png");
    }

    void whatIsWrongIsSaidWithItsPlace()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QFETCH(QString, says);
        const Read read = readBytes(bytes, name);
        QVERIFY(!read.result);
        QVERIFY2(read.problem().contains(name), qPrintable(read.problem()));
        QVERIFY2(read.problem().contains(says), qPrintable(read.problem()));
        QVERIFY2(!read.problem().contains(u'\n'), qPrintable(read.problem()));
    }

    void aLineAndATextHaveABound()
    {
        const QByteArray text(qsizetype(limits::maxTextBytes + 1), 'a');
        const Read longText = readBytes(
            "{\"candidate\":\"\",\"reference\":\"" + text + "\"}", QStringLiteral("f.jsonl"));
        QVERIFY(!longText.result);
        QCOMPARE(longText.result.error().code, ErrorCode::TooLarge);
        const Read longLine = readBytes(
            QByteArray(qsizetype(limits::maxItemBytes + 1), ' '), QStringLiteral("f.jsonl"));
        QVERIFY(!longLine.result);
        QCOMPARE(longLine.result.error().code, ErrorCode::TooLarge);
        QVERIFY2(longLine.problem().contains(QLatin1String("each record on its own line")),
            qPrintable(longLine.problem()));
    }

    void aTableHoldsAllOfAFileOrNothing()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("pairs.jsonl"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 100; ++i)
            file.write(json("{'reference':'aaaaaaaaaa','candidate':'b'}\n"));
        file.close();
        const auto table = readPairs(path);
        QVERIFY(table);
        QCOMPARE(table->pairs.size(), 100);
        QCOMPARE(table->source, QStringLiteral("pairs.jsonl"));
        QVERIFY(table->columns.isEmpty());
        const auto tooLarge = readPairs(path, {}, 20'000);
        QVERIFY(!tooLarge);
        QCOMPARE(tooLarge.error().code, ErrorCode::TooLarge);
        QVERIFY(tooLarge.error().sentence().contains(path));
        const auto missing = readPairs(folder.filePath(QStringLiteral("none.jsonl")));
        QVERIFY(!missing);
        QCOMPARE(missing.error().code, ErrorCode::NotFound);
    }

    void aDeviceThatFailsIsNoEndOfTheFile()
    {
        FaultyDevice device(json("{'reference':'','candidate':''}\n").repeated(10), 100, 7);
        device.open(QIODevice::ReadOnly);
        const Read read = readFrom(device, QStringLiteral("f.jsonl"));
        QVERIFY(!read.result);
        QCOMPARE(read.result.error().code, ErrorCode::Unreadable);
    }

    void readingEndsWhenTheSinkOrTheProgressSaysSo()
    {
        const QByteArray bytes = json("{'reference':'','candidate':''}\n").repeated(10);
        QBuffer buffer;
        buffer.setData(bytes);
        buffer.open(QIODevice::ReadOnly);
        int taken = 0;
        const auto refused =
            readEachPair({buffer, QStringLiteral("f")}, [&](TextPair&&) -> Expected<void> {
                if (++taken == 3)
                    return failure(ErrorCode::DiskFull, QStringLiteral("No room."));
                return {};
            });
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::DiskFull);
        QCOMPARE(refused.error().what, QStringLiteral("No room."));
        QCOMPARE(taken, 3);
        buffer.seek(0);
        const Read cancelled = readFrom(buffer, QStringLiteral("f"), [](qint64) { return false; });
        QVERIFY(!cancelled.result);
        QCOMPARE(cancelled.result.error().code, ErrorCode::Cancelled);
    }
};

TANDEM_TEST(TestPairsReader, QCoreApplication)
#include "tst_pairsreader.moc"
