#include "faultydevice.h"
#include "storage/formats/labelsreader.h"
#include "testmain.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

Expected<LabelsFile> read(const QByteArray& bytes, std::optional<RecordLayout> format)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readLabels({buffer, QStringLiteral("f")}, format);
}

} // namespace

class TestLabelsReader final : public QObject
{
    Q_OBJECT

private slots:
    void whatAPipeGivesPieceByPieceIsReadToItsEnd()
    {
        FaultyDevice pipe("1 1 yes\n1 2 no\n1 3 yes\n", 1 << 20, 5);
        QVERIFY(pipe.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
        const auto labels = readLabels({pipe, QStringLiteral("f")});
        QVERIFY2(labels, labels ? "" : qPrintable(labels.error().sentence()));
        QCOMPARE(labels->rows.size(), 3);
    }

    void everyFormatSaysTheSame_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<RecordLayout>("format");
        QTest::newRow("list") << QByteArray(R"([{"sample": 2, "paragraph": 3, "answer": "yes",
            "person": "Ada", "seconds": 1.5, "note": "why"},
            {"sample": 2, "paragraph": 4, "answer": null, "person": "Ada", "unsure": true}])")
                              << RecordLayout::Json;
        QTest::newRow("by sample") << QByteArray(R"({"samples": [{"sample": 2, "answers": {"Ada": [
            {"paragraph": 3, "answer": "yes", "seconds": 1.5, "note": "why"},
            {"paragraph": 4, "answer": "clear", "unsure": true}]}}]})")
                                   << RecordLayout::Json;
        QTest::newRow("lines of JSON")
            << QByteArray("{\"sample\": 2, \"item\": 3, \"answer\": \"yes\", \"person\": \"Ada\", "
                          "\"duration_ms\": 1500, \"note\": \"why\", \"extra\": [1]}\r\n\n"
                          "{\"sample\": 2, \"item\": 4, \"answer\": \"\", \"person\": \"Ada\", "
                          "\"unsure\": 1}")
            << RecordLayout::JsonLines;
        QTest::newRow("csv") << QByteArray("\xEF\xBB\xBFSample,Paragraph,Answer,Person,Unsure,"
                                           "Note,Duration_ms,else\r\n"
                                           "2,3,YES,Ada,false,why,1500,x\r\n2,4,,Ada,true,,,\r\n")
                             << RecordLayout::Csv;
    }

    void everyFormatSaysTheSame()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(RecordLayout, format);
        const auto labels = read(bytes, format);
        QVERIFY2(labels, qPrintable(labels ? QString() : labels.error().sentence()));
        QCOMPARE(labels->rows.size(), 2);
        const LabelRow& first = labels->rows.first();
        QCOMPARE(first.person, QStringLiteral("Ada"));
        QCOMPARE(first.sample, 2);
        QCOMPARE(first.paragraph, 3);
        QVERIFY(first.answer == (Answer{YesNo::Yes, false, QStringLiteral("why")}));
        QCOMPARE(first.durationMs, qint64(1500));
        const LabelRow& second = labels->rows.last();
        QCOMPARE(second.paragraph, 4);
        QVERIFY(second.answer == (Answer{{}, true, {}}));
    }

    void whatExportedAnswersSayOfThemselvesIsRead()
    {
        const auto csv =
            read("step,person,sample,sample_id,sample_title,item,answer,current,pass,"
                 "fact\r\nkey_facts,Ada,1,u-1,One,2,no,false,second,Ships wait.\r\n"
                 "paragraphs,Ada,1,u-1,One,2,no,true,calibration,\r\n1,,1,,,1,no,,,\r\n",
                RecordLayout::Csv);
        QVERIFY(!csv);
        QVERIFY(csv.error().what.contains(QLatin1String("step")));
        const auto jsonl =
            read("{\"step\": \"key_facts\", \"sample\": 1, \"sample_id\": \"u-1\", \"item\": 2, "
                 "\"answer\": \"no\", \"current\": false, \"pass\": \"second\", "
                 "\"fact\": \"Ships wait.\"}\n"
                 "{\"step\": \"paragraphs\", \"sample\": 1, \"item\": 2, \"answer\": \"no\", "
                 "\"current\": true, \"pass\": \"calibration\", \"fact\": \"\"}\n"
                 "{\"sample\": 1, \"item\": 2, \"answer\": \"no\"}\n",
                RecordLayout::JsonLines);
        QVERIFY2(jsonl, jsonl ? "" : qPrintable(jsonl.error().sentence()));
        const LabelRow& fact = jsonl->rows.at(0);
        QCOMPARE(fact.step, std::optional(Step::KeyFacts));
        QVERIFY(!fact.isCurrent && fact.isSecondPass && !fact.isFirstPass);
        QCOMPARE(fact.sampleId, QStringLiteral("u-1"));
        QCOMPARE(fact.fact, QStringLiteral("Ships wait."));
        const LabelRow& paragraph = jsonl->rows.at(1);
        QCOMPARE(paragraph.step, std::optional(Step::Paragraphs));
        QVERIFY(paragraph.isCurrent && paragraph.isFirstPass && !paragraph.isSecondPass);
        QVERIFY(!jsonl->rows.at(2).step && jsonl->rows.at(2).isCurrent);
    }

    void emptyRowsAreCounted()
    {
        const auto csv =
            read("sample,paragraph,answer\n1,1,yes\n,,\n1,2,NA\n,,\n", RecordLayout::Csv);
        QVERIFY(csv);
        QCOMPARE(csv->rows.size(), 2);
        QCOMPARE(csv->emptyRows, qint64(2));
        QVERIFY(!csv->rows.at(1).answer.value);
    }

    void aWordForNothingIsNoAnswerAndOnlyClearTakesOneBack()
    {
        const auto csv = read("sample,paragraph,answer\n1,1,NA\n1,2,\n1,3,None\n1,4,?\n"
                              "1,5,clear\n1,6,yes\u200B\n",
            RecordLayout::Csv);
        QVERIFY2(csv, csv ? "" : qPrintable(csv.error().sentence()));
        for (const LabelRow& row : csv->rows)
            QCOMPARE(row.saysAnswer, row.paragraph > 4);
        QVERIFY(!csv->rows.at(4).answer.value);
        QCOMPARE(csv->rows.at(5).answer.value, std::optional(YesNo::Yes));
        const auto json =
            read(R"([{"sample": 1, "paragraph": 1, "answer": null}])", RecordLayout::Json);
        QVERIFY(json && !json->rows.first().saysAnswer);
    }

    void numbersMayHaveTheDigitsOfAnyScript()
    {
        const auto labels = read("۱ ۲ yes\n1 ３ no\n", std::nullopt);
        QVERIFY(labels);
        QCOMPARE(labels->rows.at(0).sample, 1);
        QCOMPARE(labels->rows.at(0).paragraph, 2);
        QCOMPARE(labels->rows.at(1).paragraph, 3);
    }

    void aRowMayNameNobody()
    {
        const auto json = read(
            R"([{"sample": 1, "paragraph": 1, "answer": "yes", "person": null, "note": null}])",
            RecordLayout::Json);
        QVERIFY(json);
        QVERIFY(json->rows.first().person.isEmpty());
        const auto csv =
            read("sample,paragraph,answer,person,note\n1,1,yes,,\n", RecordLayout::Csv);
        QVERIFY(csv);
        QVERIFY(csv->rows.first().person.isEmpty());
    }

    void linesAreThreeWords()
    {
        const auto labels = read("1 1 yes\n\n  2   3 no \n1 2 clear\n", std::nullopt);
        QVERIFY(labels);
        QCOMPARE(labels->rows.size(), 3);
        QVERIFY(labels->rows.at(1).answer.value == YesNo::No);
        QVERIFY(!labels->rows.at(2).answer.value);
        QVERIFY(labels->rows.at(0).person.isEmpty());
    }

    void theDemosLabelsHaveFourPeople()
    {
        const auto labels = readLabels(QStringLiteral(TANDEM_RESOURCES "/sample/labels.json"));
        QVERIFY(labels);
        QCOMPARE(labels->people.size(), 4);
        QVERIFY(labels->people.first().role == Role::Lead);
        QCOMPARE(labels->rows.size(), 66);
    }

    void whatIsWrongIsSaidWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("format"); // -1: lines
        QTest::addColumn<QString>("place");
        const auto row = [](const QByteArray& name, const QByteArray& bytes,
                             std::optional<RecordLayout> format, const QByteArray& place) {
            QTest::newRow(name.constData())
                << bytes << (format ? int(*format) : -1) << QString::fromLatin1(place);
        };
        row("empty", "", RecordLayout::Json, "f");
        row("blank", " \n", std::nullopt, "f");
        row("cut", "[\n{\"sample\": 1,", RecordLayout::Json, "f, /0 (line 2, byte 15)");
        row("scalar", "{\"samples\": 7}", RecordLayout::Json, "f, /samples (line 1, byte 14)");
        row("no sample", R"([{"paragraph": 1, "answer": "yes"}])", RecordLayout::Json, "f, /0");
        row("sample 0", R"([{"sample": 0, "paragraph": 1, "answer": "yes"}])", RecordLayout::Json,
            "f, /0");
        row("half a paragraph", R"([{"sample": 1, "paragraph": 1.5, "answer": "yes"}])",
            RecordLayout::Json, "f, /0");
        row("no answer", R"([{"sample": 1, "paragraph": 1}])", RecordLayout::Json, "f, /0");
        row("another answer", R"([{"sample": 1, "paragraph": 1, "answer": true}])",
            RecordLayout::Json, "f, /0");
        row("negative time", R"([{"sample": 1, "paragraph": 1, "answer": "yes", "seconds": -1}])",
            RecordLayout::Json, "f, /0");
        row("time beyond numbers",
            R"([{"sample": 1, "paragraph": 1, "answer": "yes", "seconds": 1e300}])",
            RecordLayout::Json, "f, /0");
        row("strange mark", R"([{"sample": 1, "paragraph": 1, "answer": "yes", "unsure": "?"}])",
            RecordLayout::Json, "f, /0");
        row("not a list of rows", R"({"samples": [{"sample": 1, "answers": {"Ada": 1}}]})",
            RecordLayout::Json, "f, /samples/0/answers/Ada");
        row("a role", R"({"people": [{"name": "Ada", "role": "boss"}], "samples": []})",
            RecordLayout::Json, "f, /people/0");
        const auto personRow = [&](const QByteArray& person, int byte) {
            row("the person " + person,
                R"([{"sample": 1, "paragraph": 1, "answer": "yes", "person": )" + person + "}]",
                RecordLayout::Json, "f, /0/person (line 1, byte " + QByteArray::number(byte) + ')');
        };
        personRow("5", 60);
        personRow("true", 62);
        personRow(R"("")", 60);
        personRow(R"({"name": "Ben"})", 59);
        personRow(R"(["Ben"])", 59);
        row("a number as note", R"([{"sample": 1, "paragraph": 1, "answer": "yes", "note": 5}])",
            RecordLayout::Json, "f, /0/note (line 1, byte 58)");
        row("nobody's answers", R"({"samples": [{"sample": 1, "answers": {"": []}}]})",
            RecordLayout::Json, "f, /samples/0/answers/ (line 1, byte 44)");
        row("list in lines", "[1]\n", RecordLayout::JsonLines, "f (line 1, byte 1)");
        row("second line", "{\"sample\":1,\"paragraph\":1,\"answer\":\"no\"}\n{\n",
            RecordLayout::JsonLines, "f (line 2, byte 42)");
        row("too few cells", "sample,paragraph,answer\n1,1\n", RecordLayout::Csv, "f, line 2");
        row("no such column", "sample,answer\n1,yes\n", RecordLayout::Csv, "f, line 1");
        row("two words", "1 1 yes\n1 yes\n", std::nullopt, "f, line 2");
    }

    void whatIsWrongIsSaidWithItsPlace()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, format);
        const auto layout = format < 0 ? std::nullopt : std::optional(RecordLayout(format));
        QFETCH(QString, place);
        const auto labels = read(bytes, layout);
        QVERIFY(!labels);
        QCOMPARE(labels.error().code, ErrorCode::InvalidInput);
        // A document's places go on with line and byte, and with the value.
        QVERIFY2(labels.error().where.startsWith(place), qPrintable(labels.error().where));
        QVERIFY(!labels.error().what.isEmpty());
    }

    void nestingWithoutEndIsRefused()
    {
        QVERIFY(!read(QByteArray(100'000, '['), RecordLayout::Json));
    }

    void theSuffixSaysTheFormat()
    {
        const QTemporaryDir folder;
        const auto rows = [&](const QString& name, const QByteArray& bytes) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly))
                return qsizetype(-1);
            file.write(bytes);
            file.close();
            const auto labels = readLabels(file.fileName());
            return labels ? labels->rows.size() : qsizetype(-2);
        };
        const QByteArray object = R"({"sample": 1, "paragraph": 1, "answer": "yes"})";
        QCOMPARE(rows(QStringLiteral("a.json"), '[' + object + ']'), 1);
        QCOMPARE(rows(QStringLiteral("a.JSONL"), object + '\n' + object), 2);
        QCOMPARE(rows(QStringLiteral("a.csv"), "sample,paragraph,answer\n1,1,no\n"), 1);
        QCOMPARE(rows(QStringLiteral("a"), "1 1 no\n"), 1);
        QCOMPARE(
            readLabels(folder.filePath(QStringLiteral("none"))).error().code, ErrorCode::NotFound);
        QCOMPARE(readLabels(folder.path()).error().code, ErrorCode::Unreadable);
    }
};

TANDEM_TEST(TestLabelsReader, QCoreApplication)
#include "tst_labelsreader.moc"
