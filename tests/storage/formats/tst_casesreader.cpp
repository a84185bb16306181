#include "storage/formats/casesreader.h"

#include "storage/formats/limits.h"

#include "testmain.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

struct Read
{
    QList<expert::TextCase> cases;
    QStringList places;
    Expected<qint64> result;
    QString problem() const { return result ? QString() : result.error().sentence(); }
};

Read readBytes(const QByteArray& bytes, CasesFormat format)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    Read read;
    read.result = readCases({buffer, QStringLiteral("f")}, format,
        [&](expert::TextCase&& textCase, const QString& place) -> Expected<void> {
            read.cases.append(std::move(textCase));
            read.places.append(place);
            return {};
        });
    return read;
}

/// JSON written with single quotes.
QByteArray json(const char* text)
{
    return QByteArray(text).replace('\'', '"');
}

} // namespace

/// Cases from files as people have them.
class TestCasesReader final : public QObject
{
    Q_OBJECT

private slots:
    void casesOfATableAreHandedOverWhileItIsRead()
    {
        QByteArray table("reference,note\n");
        for (int i = 0; i < 1'000; ++i)
            table += "r,n\n";
        const Read read = readBytes(table + "\"never closed", CasesFormat::Csv);
        QVERIFY(!read.result);
        QCOMPARE(read.cases.size(), 1'000);
    }

    void aCaseMayHaveThousandsOfOutputs()
    {
        QByteArray outputs;
        for (int i = 0; i < 80'000; ++i)
            outputs += QByteArray(i == 0 ? "" : ",") + "{\"system\":\"s" + QByteArray::number(i) +
                       "\",\"output\":\"o\"}";
        const QByteArray before("{\"reference\":\"r\",\"outputs\":[");
        const Read read = readBytes(before + outputs + "]}", CasesFormat::Json);
        QVERIFY2(read.result, qPrintable(read.problem()));
        QCOMPARE(read.cases.first().outputs.size(), 80'000);
        const Read twice = readBytes(
            before + outputs + ",{\"system\":\"s7\",\"output\":\"o\"}]}", CasesFormat::Json);
        QVERIFY2(twice.problem().contains(QLatin1String("\"s7\" has two outputs")),
            qPrintable(twice.problem()));
    }

    void aRecordOfTooManyValuesIsTooLarge()
    {
        const QByteArray values = QByteArray("[],").repeated(qsizetype(limits::maxValues));
        const Read read =
            readBytes("{\"reference\":\"r\",\"profile\":[" + values + "[]]}", CasesFormat::Json);
        QVERIFY(!read.result);
        QCOMPARE(read.result.error().code, ErrorCode::TooLarge);
    }

    void everyFormatSaysTheSame_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<CasesFormat>("format");
        QTest::newRow("list") << json("\xEF\xBB\xBF[{'id':7,'input':'Ask','output':'Made',"
                                      "'reference':'Written','system':' B ','other':[{'x':1}],"
                                      "'profile':[{'title':'T','abstract':'Old'},'Older']},"
                                      "{'input':null,'reference':'Written, too'}]")
                              << CasesFormat::Json;
        QTest::newRow("lines") << json("{'id':'7','prompt':'Ask','generated':'Made','expected':"
                                       "'Written','model':'B','profile':[{'summary':'T',"
                                       "'reviewText':'Old','overall':5},{'text':'Older'}]}\r\n\n"
                                       "{'reference':'Written, too'}")
                               << CasesFormat::JsonLines;
        QTest::newRow("pairs") << json("[{'id':7,'input':'Ask','candidate':'Made','gold':'Written',"
                                       "'system':'B','profile':[{'title':'T','text':'Old'},"
                                       "'Older']},{'reference':'Written, too'}]")
                               << CasesFormat::Json;
        QTest::newRow("csv") << QByteArray(
                                    "\xEF\xBB\xBFID,Input,output,Reference,system,profile,note\r\n"
                                    "7,Ask,Made,Written,B,\"[{\"\"title\"\":\"\"T\"\",\"\"text\"\":"
                                    "\"\"Old\"\"},\"\"Older\"\"]\",x\r\n"
                                    ",,,\"Written, too\",,,\r\n")
                             << CasesFormat::Csv;
    }

    void everyFormatSaysTheSame()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(CasesFormat, format);
        const Read read = readBytes(bytes, format);
        QVERIFY2(read.result, qPrintable(read.problem()));
        QCOMPARE(*read.result, qint64(2));
        QCOMPARE(read.cases.size(), 2);
        expert::TextCase first;
        first.name = QStringLiteral("7");
        first.prompt = QStringLiteral("Ask");
        first.expected = QStringLiteral("Written");
        first.profile = {
            {QStringLiteral("T"), QStringLiteral("Old")}, {{}, QStringLiteral("Older")}};
        first.outputs = {{QStringLiteral("B"), QStringLiteral("Made")}};
        QVERIFY(read.cases.at(0) == first);
        QCOMPARE(read.cases.at(1).expected, QStringLiteral("Written, too"));
        QVERIFY(read.cases.at(1).outputs.isEmpty());
        QVERIFY(read.places.at(0).startsWith(QLatin1String("f, line")));
    }

    void severalSystemsStandInOneRecordOrInSeveral()
    {
        const Read map =
            readBytes(json("[{'input':'q','reference':'r','outputs':{'A':'one','B':'two'}}]"),
                CasesFormat::Json);
        const Read list = readBytes(json("[{'input':'q','reference':'r','outputs':[{'system':'A',"
                                         "'output':'one'},{'system':'B','text':'two'}]}]"),
            CasesFormat::Json);
        const QList<expert::SystemOutput> both{{QStringLiteral("A"), QStringLiteral("one")},
            {QStringLiteral("B"), QStringLiteral("two")}};
        QVERIFY2(map.result, qPrintable(map.problem()));
        QVERIFY2(list.result, qPrintable(list.problem()));
        QVERIFY(map.cases.at(0).outputs == both);
        QVERIFY(list.cases.at(0).outputs == both);
        const Read rows = readBytes(json("{'input':'q','reference':'r','system':'A','output':'1'}\n"
                                         "{'input':'q','reference':'r','system':'B','output':'2'}"),
            CasesFormat::JsonLines);
        QCOMPARE(rows.cases.size(), 2);
    }

    void inLongLampTheOutputIsWhatThePersonWrote_data()
    {
        QTest::addColumn<QByteArray>("record");
        QTest::addColumn<QString>("name");
        QTest::newRow("abstracts") << json("{'name':'Ada','input':'Write','output':'The abstract',"
                                           "'profile':[{'id':'1','title':'T','abstract':'A',"
                                           "'year':2001}]}")
                                   << QStringLiteral("Ada");
        QTest::newRow("reviews") << json("{'reviewerId':'A1','input':'Write','output':"
                                         "'The abstract','profile':[{'asin':'1','summary':'T',"
                                         "'reviewText':'A','overall':'5.0'}]}")
                                 << QStringLiteral("A1");
        QTest::newRow("topics") << json("{'author':'u','input':'Write','output':'The abstract',"
                                        "'profile':[{'summary':'T','content':'A'}]}")
                                << QStringLiteral("u");
    }

    void inLongLampTheOutputIsWhatThePersonWrote()
    {
        QFETCH(QByteArray, record);
        QFETCH(QString, name);
        const Read read = readBytes(record, CasesFormat::JsonLines);
        QVERIFY2(read.result, qPrintable(read.problem()));
        const expert::TextCase& textCase = read.cases.at(0);
        QCOMPARE(textCase.name, name);
        QCOMPARE(textCase.expected, QStringLiteral("The abstract"));
        QVERIFY(textCase.outputs.isEmpty());
        QCOMPARE(textCase.profile.size(), 1);
        QCOMPARE(textCase.profile.at(0).title, QStringLiteral("T"));
        QCOMPARE(textCase.profile.at(0).text, QStringLiteral("A"));
    }

    void anyScriptSurvives()
    {
        const QString text =
            QStringLiteral("مرحبا 世界 👩‍👩‍👧 <script>\n\t\\ \" end");
        const QByteArray line =
            "{\"reference\":\"\\u0645\\u0631\\u062d\\u0628\\u0627 \\u4e16\\u754c "
            "\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x91\xA7 "
            "<script>\\n\\t\\\\ \\\" end\"}";
        const Read read = readBytes(line, CasesFormat::JsonLines);
        QVERIFY2(read.result, qPrintable(read.problem()));
        QCOMPARE(read.cases.at(0).expected, text);
    }

    void oddRecordsGiveWhatTheyAlwaysGave_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<CasesFormat>("format");
        QTest::addColumn<QByteArray>("told");
        const auto row = [](const char* name, const char* bytes, CasesFormat format,
                             const char* told) {
            QTest::newRow(name) << json(bytes) << format << QByteArray(told);
        };
        row("numbers as names",
            "[{'id':7.50,'reference':'r'},{'id':12345678901234567890,'reference':'r'},"
            "{'id':-0,'reference':'r'},{'id':1e3,'reference':' r\\n'}]",
            CasesFormat::Json, "7.5||r|;|1.23456789012346e+19||r|;|0||r|;|1000|| r\n|;");
        row("systems in the order of their names",
            "{'reference':'r','outputs':{'b':'1','\u00e9':'2','B':'3','b':'4','a  c ':''}}",
            CasesFormat::JsonLines, "||r|B:3|a c:|b:4|\xC3\xA9:2|;");
        row("profile as a text, empty texts, null",
            "[{'reference':'r','name':' a  b ','system':null,'model':'M','output':'',"
            "'profile':'[{\\\"body\\\":\\\"x\\\"}]'},"
            "{'reference':'\ufeffr','profile':[{'text':''},{'email':null,'abstract':'y'},' ']}]",
            CasesFormat::Json, "a b||r|=x|M:|;|||r|=y|;");
        row("a table",
            "\xEF\xBB\xBF Id ,ReviewerId,answer,OUTPUTS\r\n"
            "1,x,\"a\nb\",\"{\"\"S\"\":\"\"T\"\"}\"\r\n,y,c, \r\n",
            CasesFormat::Csv, "1||a\nb|S:T|;|y||c|;");
    }

    void oddRecordsGiveWhatTheyAlwaysGave()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(CasesFormat, format);
        QFETCH(QByteArray, told);
        const Read read = readBytes(bytes, format);
        QVERIFY2(read.result, qPrintable(read.problem()));
        QStringList words;
        for (const expert::TextCase& textCase : read.cases) {
            words += {textCase.name, textCase.prompt, textCase.expected};
            for (const expert::ProfileDocument& document : textCase.profile)
                words += document.title + u'=' + document.text;
            for (const expert::SystemOutput& output : textCase.outputs)
                words += output.system + u':' + output.text;
            words += QStringLiteral(";");
        }
        QCOMPARE(words.join(u'|').toUtf8(), told);
    }

    void whatIsWrongIsSaidWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<CasesFormat>("format");
        QTest::addColumn<QString>("place");
        QTest::newRow("no expected text")
            << json("[{'input':'q','reference':'r'},\n{'input':'q','output':'o'}]")
            << CasesFormat::Json << QStringLiteral("f, /1 (line 2");
        QTest::newRow("number for a text")
            << json("{'reference':'r'}\n{'reference':5}") << CasesFormat::JsonLines
            << QStringLiteral("f, /reference (line 2");
        QTest::newRow("list for a text") << json("[{'reference':'r','input':['q']}]")
                                         << CasesFormat::Json << QStringLiteral("f, /0/input");
        QTest::newRow("profile of numbers") << json("[{'reference':'r','profile':[1]}]")
                                            << CasesFormat::Json << QStringLiteral("/0/profile/0");
        QTest::newRow("profile of another kind")
            << json("[{'reference':'r','profile':[{'text':'a'},{'word':'b'}]}]")
            << CasesFormat::Json << QStringLiteral("/0/profile/1");
        QTest::newRow("name is a list")
            << json("[{'reference':'r','id':[]}]") << CasesFormat::Json << QStringLiteral("/0/id");
        QTest::newRow("output of a system is null")
            << json("[{'reference':'r','outputs':{'A/B':null}}]") << CasesFormat::Json
            << QStringLiteral("/0/outputs/A~1B");
        QTest::newRow("a system twice") << json("[{'reference':'r','outputs':{'A':'1',' A':'2'}}]")
                                        << CasesFormat::Json << QStringLiteral("/0/outputs");
        QTest::newRow("a key twice") << json("[{'reference':'r','reference':'s'}]")
                                     << CasesFormat::Json << QStringLiteral("f, /0/reference");
        QTest::newRow("cut off") << json("[{'reference':'r'},{'reference':'") << CasesFormat::Json
                                 << QStringLiteral("f, /1");
        QTest::newRow("cut off line") << json("{'reference':'r'}\n{'referen")
                                      << CasesFormat::JsonLines << QStringLiteral("line 2");
        QTest::newRow("plain value") << QByteArray("7") << CasesFormat::Json << QStringLiteral("f");
        QTest::newRow("list of texts")
            << json("['a']") << CasesFormat::Json << QStringLiteral("f, /0");
        QTest::newRow("list in a line")
            << json("[{'reference':'r'}]") << CasesFormat::JsonLines << QStringLiteral("f (line 1");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE[\0]\0", 6) << CasesFormat::Json
                                << QStringLiteral("f");
        QTest::newRow("half a pair") << json("[{'reference':'\\ud83d'}]") << CasesFormat::Json
                                     << QStringLiteral("f, /0/reference");
        QTest::newRow("no case") << QByteArray("[]") << CasesFormat::Json << QStringLiteral("f");
        QTest::newRow("deep") << QByteArray("[{\"other\":" + QByteArray(100, '[') + "1")
                              << CasesFormat::Json << QStringLiteral("/0/other");
        QTest::newRow("other columns")
            << QByteArray("a,b\n1,2\n") << CasesFormat::Csv << QStringLiteral("f, line 1");
        QTest::newRow("a column twice") << QByteArray("input,input,reference\n1,2,3\n")
                                        << CasesFormat::Csv << QStringLiteral("f, line 1");
        QTest::newRow("a cell too many") << QByteArray("input,reference\n1,2\n1,2,3\n")
                                         << CasesFormat::Csv << QStringLiteral("f, line 3");
        QTest::newRow("empty cell") << QByteArray("input,reference\n1,2\n1,\n") << CasesFormat::Csv
                                    << QStringLiteral("f, line 3");
        QTest::newRow("profile that is no JSON")
            << QByteArray("reference,profile\n1,words\n") << CasesFormat::Csv
            << QStringLiteral("f, line 2, profile");
        QTest::newRow("result") << QByteArray("{}") << CasesFormat::Result << QStringLiteral("f");
    }

    void whatIsWrongIsSaidWithItsPlace()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(CasesFormat, format);
        QFETCH(QString, place);
        const Read read = readBytes(bytes, format);
        QVERIFY(!read.result);
        QVERIFY2(read.result.error().where.contains(place), qPrintable(read.problem()));
        QVERIFY(!read.result.error().what.isEmpty());
        QVERIFY(!read.result.error().remedy.isEmpty() ||
                read.result.error().code == ErrorCode::Cancelled);
    }

    void aTextBeyondTheBoundIsRefused()
    {
        const QByteArray huge =
            "[{\"reference\":\"" + QByteArray(limits::maxTextBytes + 2, 'x') + "\"}]";
        const Read read = readBytes(huge, CasesFormat::Json);
        QVERIFY(!read.result);
        QVERIFY(read.result.error().code == ErrorCode::TooLarge);
    }

    void anObjectOfCountlessKeysIsRefused()
    {
        QByteArray record = "[{\"reference\":\"r\",\"outputs\":{";
        for (int i = 0; i < 10'001; ++i)
            record += (i > 0 ? ",\"" : "\"") + QByteArray::number(i) + "\":\"x\"";
        QVERIFY(!readBytes(record + "}}]", CasesFormat::Json).result);
    }

    void theSinksErrorAndTheWishToStopEndTheReading()
    {
        QBuffer buffer;
        buffer.setData(json("{'reference':'r'}\n{'reference':'s'}"));
        buffer.open(QIODevice::ReadOnly);
        const auto refused = readCases({buffer, QStringLiteral("f")}, CasesFormat::JsonLines,
            [](expert::TextCase&&, const QString& place) -> Expected<void> {
                return failure(ErrorCode::Refused, QStringLiteral("no"), place);
            });
        QVERIFY(!refused);
        QCOMPARE(refused.error().where, QStringLiteral("f, line 1"));
        buffer.seek(0);
        const auto stopped = readCases(
            {buffer, QStringLiteral("f")}, CasesFormat::JsonLines,
            [](expert::TextCase&&, const QString&) -> Expected<void> { return {}; },
            [](qint64) { return false; });
        QVERIFY(!stopped);
        QVERIFY(stopped.error().code == ErrorCode::Cancelled);
    }

    void theKindOfAFileIsSeenFromItsBeginning_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<CasesFormat>("format");
        const auto row = [](const char* name, const QByteArray& bytes, CasesFormat format) {
            QTest::newRow(name) << QString::fromLatin1(name) << bytes << format;
        };
        row("a.json", json("\n [{'input':'q'}]"), CasesFormat::Json);
        row("b.json", json("{'input':'q',\n'reference':'r'}"), CasesFormat::Json);
        row("c.json", json("{'input':'q'}\n{'input':'r'}"), CasesFormat::JsonLines);
        row("d.jsonl", json("{'input':'q'}"), CasesFormat::JsonLines);
        row("e.json", json("{'average_scores':{},'per_query_scores':[]}"), CasesFormat::Result);
        row("f.json", json("{'per_query_explanations':["), CasesFormat::Result);
        row("g.csv", "a;b\n", CasesFormat::Csv);
        row("h.txt", "\xEF\xBB\xBF\"Input\",reference\nq,r\n", CasesFormat::Csv);
    }

    void theKindOfAFileIsSeenFromItsBeginning()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(CasesFormat, format);
        const auto seen = casesFormatOf(write(name, bytes));
        QVERIFY2(seen, qPrintable(seen ? QString() : seen.error().sentence()));
        QVERIFY(*seen == format);
    }

    void whatIsNoFileOfCasesIsRefused()
    {
        QVERIFY(!casesFormatOf(write(QStringLiteral("a.txt"), "Some words.\n")));
        QVERIFY(!casesFormatOf(write(QStringLiteral("b.json"), "")));
        QVERIFY(casesFormatOf(m_folder.filePath(QStringLiteral("missing"))).error().code ==
                ErrorCode::NotFound);
        const auto sink = [](expert::TextCase&&, const QString&) -> Expected<void> { return {}; };
        QVERIFY(!readCases(write(QStringLiteral("c.json"), "\xFF\xFE[\0]\0"), sink));
        QVERIFY(
            *readCases(write(QStringLiteral("d.json"), json("[{'reference':'r'}]")), sink) == 1);
    }

private:
    QString write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

TANDEM_TEST(TestCasesReader, QCoreApplication)
#include "tst_casesreader.moc"
