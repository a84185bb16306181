#include "storage/formats/outputrecordsreader.h"

#include "storage/formats/kgdsoutputswriter.h"
#include "storage/formats/limits.h"
#include "testmain.h"

#include <QBuffer>
#include <QTest>

using namespace tandem;
using namespace tandem::kgds;

namespace {

struct Read
{
    QList<OutputRecord> records;
    Expected<qint64> result;
    QString problem() const { return result ? QString() : result.error().sentence(); }
};

/// Samples 1 to 3; the second and the third have the same title.
QList<qint64> meant(const QString& word)
{
    if (word == QLatin1String("The bridge"))
        return {1};
    if (word == QLatin1String("0190f5c2-1111-7222-8333-444455556666"))
        return {3};
    if (word == QLatin1String("Rain"))
        return {2, 3};
    const int number = word.toInt();
    return number >= 1 && number <= 3 ? QList<qint64>{number} : QList<qint64>();
}

Read readBytes(const QByteArray& bytes, const char* name, const ReadProgress& progress = {})
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    Read read;
    read.result = readOutputRecords(
        {buffer, QLatin1String(name)}, meant,
        [&](OutputRecord&& record) -> Expected<void> {
            read.records.append(std::move(record));
            return {};
        },
        progress);
    return read;
}

/// JSON written with single quotes.
QByteArray json(const char* text)
{
    return QByteArray(text).replace('\'', '"');
}

QStringList named(const QList<int>& indexes)
{
    QStringList names;
    for (const int index : indexes)
        names.append(paragraphName(index));
    return names;
}

QByteArray written(const QList<OutputRecord>& records, RecordLayout layout)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    OutputRecordsWriter writer(buffer, QStringLiteral("out"), layout);
    bool isWritten = writer.open().has_value();
    for (const OutputRecord& record : records)
        isWritten = isWritten && writer.write(record);
    return isWritten && writer.finish() ? buffer.data() : QByteArray();
}

} // namespace

/// Outputs of systems from files as people have them.
class TestOutputRecords final : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatSaysTheSame_data();
    void everyFormatSaysTheSame();
    void paragraphsAreNumbersOrNames_data();
    void paragraphsAreNumbersOrNames();
    void thePatternIsThatOfTheFieldThatIsThere();
    void whatIsNoOutputIsRefusedByNameAndPlace_data();
    void whatIsNoOutputIsRefusedByNameAndPlace();
    void aSecondOutputNamesTheLineOfTheFirst();
    void whatIsBeyondTheBoundsIsRefused();
    void readingCanBeCancelled();
    void whatIsWrittenReadsAsTheSameAgain_data();
    void whatIsWrittenReadsAsTheSameAgain();
    void linesKeepVerdictsWithTheirExplanations();
    void aTableNamesItsSamplesAsLinesDo();
    void aSamplesIdCountsBeforeItsNumber();
    void halfACharacterIsNotWritten();
};

void TestOutputRecords::everyFormatSaysTheSame_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    const QByteArray first = json("{'sample':1,'model':'heron','paragraphs':[3,1],"
                                  "'opinion':'Ann, glad.','more':[1]}");
    const QByteArray second =
        json("{'sample':'The bridge','model':' heron ','pattern':'ABS-AOS',"
             "'paradigm':'self-reflection','background':'It\\nis shut.','opinion':''}");
    const QByteArray csv("Sample,MODEL,pattern,paradigm,background,paragraphs,opinion,note\r\n"
                         "1,heron,,,,3 1,\"Ann, glad.\",x\r\n"
                         "The bridge,heron,abs-aos,self-reflection,\"It\nis shut.\",,,\r\n");
    const QByteArray mark("\xEF\xBB\xBF");
    QTest::newRow("list") << '[' + first + ',' + second + ']' << "o.json";
    QTest::newRow("lines") << first + "\r\n\n" + second << "o.jsonl";
    QTest::newRow("lines with a mark from a pipe") << mark + first + '\n' + second << "input";
    QTest::newRow("csv") << csv << "o.csv";
    QTest::newRow("csv with a mark from a pipe") << mark + csv << "input";
}

void TestOutputRecords::everyFormatSaysTheSame()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, name);
    const Read read = readBytes(bytes, name.toLatin1().constData());
    QVERIFY2(read.result, qPrintable(read.problem()));
    QCOMPARE(*read.result, 2);
    QCOMPARE(read.records.at(0).sample, 1);
    const SystemRef heron{QStringLiteral("heron"), Paradigm::StructuredPrompt, Pattern::Extractive};
    QCOMPARE(read.records.at(0).system, heron);
    QCOMPARE(read.records.at(0).output,
        (SystemOutput{named({3, 1}), QString(), QStringLiteral("Ann, glad.")}));
    QCOMPARE(read.records.at(1).sample, 1);
    QCOMPARE(read.records.at(1).system.paradigm, Paradigm::SelfReflection);
    QCOMPARE(read.records.at(1).system.pattern, Pattern::Abstractive);
    QCOMPARE(read.records.at(1).output.background, QStringLiteral("It\nis shut."));
    QVERIFY(read.records.at(1).output.opinions.isEmpty());
}

void TestOutputRecords::paragraphsAreNumbersOrNames_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("numbers") << json("[1,16]") << QByteArray("1 16") << named({1, 16});
    QTest::newRow("texts of digits")
        << json("['1',' 16 ']") << QByteArray("1, 16") << named({1, 16});
    QTest::newRow("whole numbers with decimals")
        << json("[1.0]") << QByteArray("1.0") << named({1});
    QTest::newRow("published names")
        << json("['<Paragraph_1>','<Paragraph_16>']") << QByteArray("<Paragraph_1>;<Paragraph_16>")
        << named({1, 16});
    QTest::newRow("ranges") << json("[1,'3-5','16\u201317']")
                            << QByteArray("1 3-5,16\xE2\x80\x93"
                                          "17")
                            << named({1, 3, 4, 5, 16, 17});
    QTest::newRow("what runs backwards is a name")
        << json("['3-1']") << QByteArray("3-1") << QStringList{QStringLiteral("3-1")};
    QTest::newRow("names like ranges") << json("[{'name':'1-3'}]") << json("[{'name':'1-3'}]")
                                       << QStringList{QStringLiteral("1-3")};
    QTest::newRow("what the article lacks is kept, twice too")
        << json("[99,0,-2,99]") << QByteArray("99\t0  -2,,99") << named({99, 0, -2, 99});
    QTest::newRow("other names") << json("['Paragraph 3','x']") << json("['Paragraph 3','x']")
                                 << QStringList{QStringLiteral("Paragraph 3"), QStringLiteral("x")};
    QTest::newRow("names of digits")
        << json("[{'name':'7'}]") << json("[{'name':'7'}]") << QStringList{QStringLiteral("7")};
    QTest::newRow("none") << json("[]") << QByteArray() << QStringList();
}

void TestOutputRecords::paragraphsAreNumbersOrNames()
{
    QFETCH(QByteArray, list);
    QFETCH(QByteArray, cell);
    QFETCH(QStringList, names);
    const Read lines =
        readBytes(R"({"sample":1,"model":"m","opinion":"o","paragraphs":)" + list + '}', "o.jsonl");
    QVERIFY2(lines.result, qPrintable(lines.problem()));
    QCOMPARE(lines.records.first().output.paragraphs, names);
    cell.replace("\"", "\"\"");
    const Read table = readBytes(
        "sample,model,pattern,paragraphs,opinion\n1,m,ebs-aos,\"" + cell + "\",o\n", "o.csv");
    QVERIFY2(table.result, qPrintable(table.problem()));
    QCOMPARE(table.records.first().output.paragraphs, names);
}

void TestOutputRecords::thePatternIsThatOfTheFieldThatIsThere()
{
    const Read read = readBytes("sample,model,background,paragraphs,opinion\n"
                                "1,m,,2,o\n1,m,It is shut.,,o\n",
        "o.csv");
    QVERIFY2(read.result, qPrintable(read.problem()));
    QCOMPARE(read.records.at(0).system.pattern, Pattern::Extractive);
    QCOMPARE(read.records.at(1).system.pattern, Pattern::Abstractive);
}

void TestOutputRecords::whatIsNoOutputIsRefusedByNameAndPlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("part");
    const auto line = [](const char* name, const char* text, const char* part) {
        QTest::newRow(name) << json(text) << "o.jsonl" << part;
    };
    line("no sample", "{'model':'m','paragraphs':[1],'opinion':''}", "sample");
    line("no such sample", "{'sample':4,'model':'m','paragraphs':[1],'opinion':''}", "\"4\"");
    line("a title of two samples", "{'sample':'Rain','model':'m','paragraphs':[1],'opinion':''}",
        "\"Rain\"");
    line("a sample of another type", "{'sample':[1],'model':'m','paragraphs':[1],'opinion':''}",
        "/sample");
    line("no model", "{'sample':1,'paragraphs':[1],'opinion':''}", "model");
    line("a blank model", "{'sample':1,'model':' ','paragraphs':[1],'opinion':''}", "/model");
    line("a model that steers a terminal",
        "{'sample':1,'model':'a\\u001b[2J','paragraphs':[1],'opinion':''}", "/model");
    line("no opinion", "{'sample':1,'model':'m','paragraphs':[1]}", "opinion");
    line("an opinion of another type", "{'sample':1,'model':'m','paragraphs':[1],'opinion':[]}",
        "/opinion");
    line(
        "neither background nor paragraphs", "{'sample':1,'model':'m','opinion':''}", "paragraphs");
    line("both", "{'sample':1,'model':'m','paragraphs':[1],'background':'b','opinion':''}",
        "paragraphs");
    line("the other pattern's field",
        "{'sample':1,'model':'m','pattern':'abs-aos','paragraphs':[1],'opinion':''}", "ABS-AOS");
    line("no such pattern", "{'sample':1,'model':'m','pattern':'ebs','paragraphs':[1]}", "ebs-aos");
    line("no such paradigm",
        "{'sample':1,'model':'m','paradigm':'chain','paragraphs':[1],'opinion':''}",
        "self-reflection");
    line("a paragraph that is no whole number",
        "{'sample':1,'model':'m','paragraphs':[1.5],'opinion':''}", "/paragraphs/0");
    line("a paragraph without a name", "{'sample':1,'model':'m','paragraphs':[' '],'opinion':''}",
        "/paragraphs/0");
    line("paragraphs that are no list", "{'sample':1,'model':'m','paragraphs':'1','opinion':''}",
        "/paragraphs");
    const auto judged = [&](const char* name, const char* verdicts, const char* part) {
        QTest::newRow(name)
            << json("{'sample':1,'model':'m','background':'b','opinion':'','verdicts':") +
                   json(verdicts) + '}'
            << "o.jsonl" << part;
    };
    judged("verdicts that are no object", "[]", "/verdicts");
    judged("a verdict that is no object", "{'facts':[1]}", "/verdicts/facts/0");
    judged("no such conclusion", "{'facts':[{'conclusion':'maybe'}]}", "unknowable");
    judged("no such error", "{'opinions':[{'conclusion':'unknowable','error':'x'}]}", "iric");
    judged("an error of what is covered", "{'opinions':[{'conclusion':'knowable','error':'om'}]}",
        "/verdicts/opinions/0/error");
    line("facts of a choice of paragraphs",
        "{'sample':1,'model':'m','paragraphs':[1],'opinion':'','verdicts':{'facts':[{}]}}",
        "abs-aos");
    line("a key twice", "{'sample':1,'sample':2,'model':'m','paragraphs':[1],'opinion':''}",
        "sample");
    line("no object", "[1]", "line 1");
    line("cut off", "{'sample':1,'model':'m'", "line 1");
    QTest::newRow("nothing") << QByteArray() << "o.jsonl"
                             << "o.jsonl";
    QTest::newRow("no record") << QByteArray("[]") << "o.json"
                               << "o.json";
    QTest::newRow("a table without the columns") << QByteArray("sample,model\n1,m\n") << "o.csv"
                                                 << "opinion";
    QTest::newRow("a header alone") << QByteArray("sample,model,background,opinion\n") << "o.csv"
                                    << "o.csv";
    for (const char* date : {"5-Mar", "03-May", "Mar-05", "2026-03-05", "05.03.2026"})
        QTest::newRow(date) << "sample,model,paragraphs,opinion\n1,m," + QByteArray(date) + ",x\n"
                            << "o.csv"
                            << "a date";
    QTest::newRow("too few cells")
        << QByteArray("sample,model,background,opinion\n1,m\n") << "o.csv"
        << "line 2";
    QTest::newRow("a list in a cell that is none")
        << QByteArray("sample,model,paragraphs,opinion\n1,m,\"[1,\",o\n") << "o.csv"
        << "paragraphs";
}

void TestOutputRecords::whatIsNoOutputIsRefusedByNameAndPlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, name);
    QFETCH(QString, part);
    const Read read = readBytes(bytes, name.toLatin1().constData());
    QVERIFY(!read.result);
    QCOMPARE(read.result.error().code, ErrorCode::InvalidInput);
    QVERIFY2(read.problem().contains(part), qPrintable(read.problem()));
}

void TestOutputRecords::aSecondOutputNamesTheLineOfTheFirst()
{
    const QByteArray line = json("{'sample':1,'model':'m','paragraphs':[1],'opinion':'o'}\n");
    const QByteArray other =
        json("{'sample':1,'model':'m','paragraphs':[1],'opinion':'o','paradigm':"
             "'self-reflection'}\n");
    QVERIFY(readBytes(line + other, "o.jsonl").result);
    const Read read = readBytes(line + other + line, "o.jsonl");
    QVERIFY(!read.result);
    QVERIFY2(read.problem().contains(QLatin1String("first: o.jsonl, line 1")),
        qPrintable(read.problem()));
    QVERIFY2(read.result.error().where.contains(QLatin1String("line 3")),
        qPrintable(read.result.error().where));
}

void TestOutputRecords::whatIsBeyondTheBoundsIsRefused()
{
    QByteArray systems;
    for (int i = 0; i <= 500; ++i)
        systems += json("{'sample':1,'model':'m%1','paragraphs':[1],'opinion':''}\n")
                       .replace("%1", QByteArray::number(i));
    const Read many = readBytes(systems, "o.jsonl");
    QVERIFY(!many.result);
    QCOMPARE(many.result.error().code, ErrorCode::TooLarge);
    QByteArray list = "1";
    list += QByteArray(",1").repeated(int(limits::maxParagraphs));
    const Read named = readBytes(
        R"({"sample":1,"model":"m","opinion":"","paragraphs":[)" + list + "]}", "o.jsonl");
    QVERIFY(!named.result);
    QCOMPARE(named.result.error().code, ErrorCode::TooLarge);
    for (const char* ranges : {"0-999999", "1-99999 1-99999"}) {
        const Read ranged = readBytes(
            "sample,model,paragraphs,opinion\n1,m," + QByteArray(ranges) + ",o\n", "o.csv");
        QVERIFY(!ranged.result);
        QCOMPARE(ranged.result.error().code, ErrorCode::TooLarge);
    }
    const Read model = readBytes(
        R"({"sample":1,"opinion":"","paragraphs":[1],"model":")" + QByteArray(201, 'm') + "\"}",
        "o.jsonl");
    QVERIFY(!model.result);
}

void TestOutputRecords::readingCanBeCancelled()
{
    const Read read = readBytes(json("{'sample':1,'model':'m','paragraphs':[1],'opinion':'o'}\n"),
        "o.jsonl", [](qint64) { return false; });
    QVERIFY(!read.result);
    QCOMPARE(read.result.error().code, ErrorCode::Cancelled);
}

void TestOutputRecords::whatIsWrittenReadsAsTheSameAgain_data()
{
    QTest::addColumn<int>("layout");
    QTest::newRow("lines") << int(RecordLayout::JsonLines);
    QTest::newRow("table") << int(RecordLayout::Csv);
}

void TestOutputRecords::whatIsWrittenReadsAsTheSameAgain()
{
    QFETCH(int, layout);
    const SystemRef chosen{
        QStringLiteral("h, \"one\""), Paradigm::SelfReflection, Pattern::Extractive};
    const SystemRef text{QStringLiteral("=1+1"), Paradigm::StructuredPrompt, Pattern::Abstractive};
    const QList<OutputRecord> records{
        {1, chosen, {named({3, 99, 1}), {}, QStringLiteral("a\r\nb, \"c\"\t\u5317")}, {}},
        {2, chosen,
            {{QStringLiteral("16"), QString(), QStringLiteral("Paragraph 3, 4"),
                 QStringLiteral("<Paragraph_-1>"), QStringLiteral("[x]")},
                {}, QStringLiteral(" ")},
            {}},
        {3, chosen, {}, {}},
        {1, text, {{}, QStringLiteral("\n"), {}}, {}},
        {2, text, {}, {}},
    };
    const RecordLayout as = RecordLayout(layout);
    const QByteArray bytes = written(records, as);
    QVERIFY(!bytes.isEmpty());
    const Read read = readBytes(bytes, as == RecordLayout::Csv ? "o.csv" : "o.jsonl");
    QVERIFY2(read.result, qPrintable(read.problem()));
    QCOMPARE(read.records.size(), records.size());
    for (qsizetype i = 0; i < records.size(); ++i) {
        QCOMPARE(read.records.at(i).sample, records.at(i).sample);
        QCOMPARE(read.records.at(i).system, records.at(i).system);
        QCOMPARE(read.records.at(i).output, records.at(i).output);
    }
    QCOMPARE(written(read.records, as), bytes);
}

void TestOutputRecords::linesKeepVerdictsWithTheirExplanations()
{
    using enum Conclusion;
    const SystemRef text{QStringLiteral("m"), Paradigm::StructuredPrompt, Pattern::Abstractive};
    RecordedVerdicts verdicts;
    verdicts.verifier = QStringLiteral("Judge L");
    verdicts.facts = {
        {QStringLiteral("The bridge is shut."), Knowable, QStringLiteral("Says \"shut\".")},
        {QStringLiteral("It is old."), None}};
    verdicts.opinions = {{QStringLiteral("Ann is **glad**."), Unknowable, QStringLiteral("No.\n"),
        ErrorType::UnclarifiedReference, QStringLiteral("\"it\"")}};
    const OutputRecord record{1, text, {{}, QStringLiteral("b"), QStringLiteral("o")}, {}, verdicts,
        QStringLiteral("0190f5c2-1111-7222-8333-444455556666")};
    const QByteArray bytes = written({record}, RecordLayout::JsonLines);
    const Read read = readBytes(bytes, "o.jsonl");
    QVERIFY2(read.result, qPrintable(read.problem()));
    QVERIFY(read.records.first().verdicts == verdicts);
    QVERIFY(bytes.contains("0190f5c2-1111-7222-8333-444455556666"));
    // A table has no place for them.
    QVERIFY(!written({record}, RecordLayout::Csv).contains("Judge L"));
}

void TestOutputRecords::aTableNamesItsSamplesAsLinesDo()
{
    OutputRecord record;
    record.sample = 1;
    record.system = {QStringLiteral("m"), Paradigm::StructuredPrompt, Pattern::Extractive};
    record.output = {named({1}), {}, QStringLiteral("o")};
    record.id = QStringLiteral("0190f5c2-1111-7222-8333-444455556666");
    record.title = QStringLiteral("Rain, \"again\"");
    const QByteArray bytes = written({record}, RecordLayout::Csv);
    QVERIFY(bytes.startsWith("sample,id,title,model,"));
    QVERIFY(bytes.contains(record.id.toUtf8()));
    QVERIFY(bytes.contains("\"Rain, \"\"again\"\"\""));
}

void TestOutputRecords::aSamplesIdCountsBeforeItsNumber()
{
    const Read known = readBytes(json("{'sample':1,'id':'0190f5c2-1111-7222-8333-444455556666',"
                                      "'model':'m','paragraphs':[1],'opinion':'o'}\n"),
        "o.jsonl");
    QVERIFY2(known.result, qPrintable(known.problem()));
    QCOMPARE(known.records.first().sample, 3);
    const Read foreign = readBytes(json("{'sample':1,'id':'0190f5c2-9999-7222-8333-444455556666',"
                                        "'model':'m','paragraphs':[1],'opinion':'o'}\n"),
        "o.jsonl");
    QVERIFY(!foreign.result);
    QCOMPARE(foreign.result.error().code, ErrorCode::InvalidInput);
    QVERIFY2(foreign.problem().contains(QLatin1String("0190f5c2-9999-7222-8333-444455556666")),
        qPrintable(foreign.problem()));
    const auto titled = [](const char* title) {
        return readBytes(json("{'sample':2,'id':'0190f5c2-9999-7222-8333-444455556666','title':'") +
                             title + json("','model':'m','paragraphs':[1],'opinion':'o'}\n"),
            "o.jsonl");
    };
    QCOMPARE(titled("The bridge").records.first().sample, 1);
    for (const char* other : {"Rain", "Snow", "3", ""})
        QVERIFY(!titled(other).result);
    const Read number = readBytes(
        json("{'sample':1,'id':2,'model':'m','paragraphs':[1],'opinion':'o'}\n"), "o.jsonl");
    QCOMPARE(number.records.first().sample, 1);
}

void TestOutputRecords::halfACharacterIsNotWritten()
{
    const SystemRef system{QStringLiteral("m"), Paradigm::StructuredPrompt, Pattern::Extractive};
    const QString half(QChar(0xD800));
    for (const RecordLayout layout : {RecordLayout::JsonLines, RecordLayout::Csv}) {
        QVERIFY(written({{1, system, {{}, {}, half}, {}}}, layout).isEmpty());
        QVERIFY(written({{1, system, {{half}, {}, {}}, {}}}, layout).isEmpty());
    }
}

TANDEM_TEST(TestOutputRecords, QCoreApplication)
#include "tst_outputrecords.moc"
