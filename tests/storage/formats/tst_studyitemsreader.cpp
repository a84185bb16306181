#include "storage/formats/studyitemsreader.h"

#include "models/studies/itemcheck.h"
#include "testmain.h"

#include <QBuffer>
#include <QTest>

using namespace tandem;
using studies::Field;
using studies::ItemKind;
using studies::StudyItem;

namespace {

Expected<QList<StudyItem>> readItems(const QByteArray& bytes, const QString& name)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readStudyItems({buffer, name});
}

/// JSON written with single quotes, as one record of JSONL.
Expected<QList<StudyItem>> readLine(const char* text)
{
    return readItems(QByteArray(text).replace('\'', '"'), QStringLiteral("items.jsonl"));
}

QString problemOf(const Expected<QList<StudyItem>>& read)
{
    return read ? QString() : read.error().sentence();
}

Field field(const char* name, const char* text, int side = 0)
{
    return {QLatin1String(name), QLatin1String(text), side, {}};
}

} // namespace

/// Items of studies from files as people have them.
class TestStudyItemsReader final : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatSaysTheSame_data();
    void everyFormatSaysTheSame();
    void practiceAndCheckItemsAreKnown();
    void textsHaveMarksCountedInCharacters();
    void anEmptyCellIsNoFieldButAnEmptySideIs();
    void itemsWithoutNamesAreNumbered();
    void namesOfFieldsQuestionsAndMetricsKeepTheirCase();
    void whatIsNoItemIsRefusedWithItsPlace_data();
    void whatIsNoItemIsRefusedWithItsPlace();
    void whatIsNoFileOfItemsIsRefused_data();
    void whatIsNoFileOfItemsIsRefused();
    void sizesAreBounded();
    void aFileThatIsNotThereIsSaidSo();
};

void TestStudyItemsReader::everyFormatSaysTheSame_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    const QByteArray csv("Item,group,Stratum,heading,reference,output_1,output_2,system_1,system_2,"
                         "score_bleu_1,score_bleu_2,score_length\n"
                         "a,g,easy,Case 1,\"R, with comma\",One,Two,heron,wren,0.25,1,NA\n"
                         "b,g,hard,,R,Three,Four,wren,heron,,2,-3e2\n");
    const QByteArray lines(
        R"({"item": "a", "group": "g", "stratum": "easy", "heading": "Case 1",)"
        R"( "reference": "R, with comma", "output_1": "One", "output_2": "Two",)"
        R"( "system_1": "heron", "system_2": "wren", "score_bleu_1": 0.25, "score_bleu_2": "1"})"
        "\n\n"
        R"({"id": "b", "group": "g", "stratum": "hard", "reference": "R", "output_1": "Three",)"
        R"( "output_2": {"text": "Four"}, "system": "wren", "system_2": "heron",)"
        R"( "score_bleu_1": null, "score_bleu_2": 2, "score_length": -300})");
    QTest::newRow("CSV") << csv << QStringLiteral("items.csv");
    QTest::newRow("CSV with CRLF and a mark")
        << "\xef\xbb\xbf" + QByteArray(csv).replace("\n", "\r\n") << QStringLiteral("items.csv");
    QTest::newRow("CSV of no name") << csv << QStringLiteral("items");
    QTest::newRow("JSONL") << lines << QStringLiteral("items.jsonl");
    QTest::newRow("JSONL of no name") << lines << QStringLiteral("standard input");
    QTest::newRow("a list") << "[" + QByteArray(lines).replace("\n\n", ",\n") + "]"
                            << QStringLiteral("items.json");
}

void TestStudyItemsReader::everyFormatSaysTheSame()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, name);
    const auto items = readItems(bytes, name);
    QVERIFY2(items.has_value(), qPrintable(problemOf(items)));
    QCOMPARE(items->size(), 2);
    const StudyItem& first = items->at(0);
    QCOMPARE(first.item, (studies::Item{QStringLiteral("a"), QStringLiteral("g"),
                             QStringLiteral("Case 1"), ItemKind::Rated,
                             {field("reference", "R, with comma"), field("output", "One", 1),
                                 field("output", "Two", 2)}}));
    QCOMPARE(first.source.stratum, QStringLiteral("easy"));
    QCOMPARE(first.source.systems[0], QStringLiteral("heron"));
    QCOMPARE(first.source.systems[1], QStringLiteral("wren"));
    QCOMPARE(first.source.scores,
        (QHash<QString, double>{{QStringLiteral("bleu_1"), 0.25}, {QStringLiteral("bleu_2"), 1}}));
    const StudyItem& second = items->at(1);
    QCOMPARE(second.item.name, QStringLiteral("b"));
    QCOMPARE(second.item.text, QString());
    QCOMPARE(second.item.fields.at(2), field("output", "Four", 2));
    QCOMPARE(second.source.systems[0], QStringLiteral("wren"));
    QCOMPARE(second.source.scores,
        (QHash<QString, double>{{QStringLiteral("bleu_2"), 2}, {QStringLiteral("length"), -300}}));
}

void TestStudyItemsReader::practiceAndCheckItemsAreKnown()
{
    const auto items = readItems("item,kind,text,known_rating,known_note\n"
                                 "a,practice,One,,\n"
                                 "b,Check,Two, 5 ,\n"
                                 "c,,Three,,\n",
        QStringLiteral("items.csv"));
    QVERIFY2(items.has_value(), qPrintable(problemOf(items)));
    QCOMPARE(items->at(0).item.kind, ItemKind::Practice);
    QCOMPARE(items->at(1).item.kind, ItemKind::Check);
    QCOMPARE(items->at(1).source.known,
        (QHash<QString, QString>{{QStringLiteral("rating"), QStringLiteral("5")}}));
    QCOMPARE(items->at(2).item.kind, ItemKind::Rated);
    QVERIFY(items->at(2).source.known.isEmpty());
    QCOMPARE(readLine("{'item': 7, 'kind': 'check', 'text': 'x', 'known_rating': 5}")
                 .value()
                 .constFirst()
                 .source.known.value(QStringLiteral("rating")),
        QStringLiteral("5"));
}

void TestStudyItemsReader::textsHaveMarksCountedInCharacters()
{
    const auto items = readItems(
        R"({"text": {"text": "a\ud83d\ude00b\ud83d\ude01", "marks": [[0, 1], [1, 1], [2, 2]]}})",
        QStringLiteral("items.jsonl"));
    QVERIFY2(items.has_value(), qPrintable(problemOf(items)));
    const Field& marked = items->constFirst().item.fields.constFirst();
    QCOMPARE(marked.text.size(), 6);
    QCOMPARE(marked.marks, QList<Utf16Span>({{0, 1}, {1, 2}, {3, 3}}));
}

void TestStudyItemsReader::anEmptyCellIsNoFieldButAnEmptySideIs()
{
    const auto items = readItems("reference,output_1,output_2,note_1,note_2\n"
                                 ",,Two,,\n",
        QStringLiteral("items.csv"));
    QVERIFY2(items.has_value(), qPrintable(problemOf(items)));
    QCOMPARE(items->constFirst().item.fields,
        QList<Field>({field("output", "", 1), field("output", "Two", 2)}));
}

void TestStudyItemsReader::itemsWithoutNamesAreNumbered()
{
    const auto items = readItems("text\nOne\nTwo\n", QStringLiteral("items.csv"));
    QCOMPARE(items->at(0).item.name, QStringLiteral("1"));
    QCOMPARE(items->at(1).item.name, QStringLiteral("2"));
    QVERIFY(!readItems("item,text\n2,One\n,Two\n", QStringLiteral("items.csv")));
}

void TestStudyItemsReader::namesOfFieldsQuestionsAndMetricsKeepTheirCase()
{
    const auto items = readItems(
        "ITEM,Kind,Text,KNOWN_isGood,Score_BLEU\na,check,One,yes,1\n", QStringLiteral("items.csv"));
    QVERIFY2(items.has_value(), qPrintable(problemOf(items)));
    const StudyItem& item = items->constFirst();
    QCOMPARE(item.item.name, QStringLiteral("a"));
    QCOMPARE(item.item.fields, QList<Field>({field("Text", "One")}));
    QCOMPARE(item.source.known.keys(), QStringList(QStringLiteral("isGood")));
    QCOMPARE(item.source.scores.keys(), QStringList(QStringLiteral("BLEU")));
}

void TestStudyItemsReader::whatIsNoItemIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("where");
    const auto row = [](const char* line, const char* where) {
        QTest::newRow(line) << QByteArray(line).replace('\'', '"') << QString::fromLatin1(where);
    };
    row("{'item': ['a']}", "/item");
    row("{'item': true}", "/item");
    row("{'group': {}}", "/group");
    row("{'kind': 'test'}", "/kind");
    row("{'kind': 1}", "/kind");
    row("{'system_1': []}", "/system_1");
    row("{'a b': 'x'}", "/a b");
    row("{'_1': 'x'}", "/_1");
    row("{'text': true}", "/text");
    row("{'text': ['x']}", "/text");
    row("{'text': {'marks': []}}", "");
    row("{'text': {'text': 1.5, 'marks': 'x'}}", "/text/marks");
    row("{'text': {'text': 'abc', 'marks': [[0]]}}", "/text/marks/0");
    row("{'text': {'text': 'abc', 'marks': [{'a': 0, 'b': 1}]}}", "/text/marks/0");
    row("{'text': {'text': 'abc', 'marks': [[0, 1], [0, 4]]}}", "/text/marks/1");
    row("{'text': {'text': 'abc', 'marks': [[-1, 1]]}}", "/text/marks/0");
    row("{'text': {'text': 'abc', 'marks': [[0, 0]]}}", "/text/marks/0");
    row("{'text': {'text': 'abc', 'marks': [[0.5, 1]]}}", "/text/marks/0");
    row("{'text': {'text': 'abc', 'marks': [[1e300, 1e300]]}}", "/text/marks/0");
    row("{'text': {'text': 'abc', 'marks': [['0', '1']]}}", "/text/marks/0");
    row("{'score_': 1}", "/score_");
    row("{'score_a': 'high'}", "/score_a");
    row("{'score_a': [1]}", "/score_a");
    row("{'known_': 'yes'}", "/known_");
    row("{'known_a': {}}", "/known_a");
    row("{'text': 'a', 'text': 'b'}", "");
    row("['text']", "");
}

void TestStudyItemsReader::whatIsNoItemIsRefusedWithItsPlace()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, where);
    const auto read = readItems("{\"text\": \"good\"}\n" + line, QStringLiteral("items.jsonl"));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY(!read.error().what.isEmpty());
    QVERIFY2(read.error().where.startsWith(QStringLiteral("items.jsonl")) &&
                 read.error().where.contains(where) &&
                 read.error().where.contains(QStringLiteral("line 2")),
        qPrintable(read.error().where));
}

void TestStudyItemsReader::whatIsNoFileOfItemsIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    const QString csv = QStringLiteral("items.csv");
    const QString json = QStringLiteral("items.json");
    QTest::newRow("nothing") << QByteArray() << csv;
    QTest::newRow("nothing of JSONL") << QByteArray(" \n\n") << QStringLiteral("items.jsonl");
    QTest::newRow("an empty list") << QByteArray("[]") << json;
    QTest::newRow("a header alone") << QByteArray("item,text\n") << csv;
    QTest::newRow("too few cells") << QByteArray("item,text\na\n") << csv;
    QTest::newRow("a column twice") << QByteArray("item,text,text\na,b,c\n") << csv;
    QTest::newRow("a name in two cases") << QByteArray("item,Item\na,b\n") << csv;
    QTest::newRow("a column that is no name") << QByteArray("item,my text\na,b\n") << csv;
    QTest::newRow("a name twice") << QByteArray("item,text\na,b\na,c\n") << csv;
    QTest::newRow("cut off") << QByteArray("[{\"item\": \"a\"") << json;
    QTest::newRow("deep") << "{\"text\": " + QByteArray(1000, '[') << json;
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe{\0}\0", 6) << json;
    QTest::newRow("NUL") << QByteArray("{\"text\": \"\0\"}", 13) << json;
}

void TestStudyItemsReader::whatIsNoFileOfItemsIsRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, name);
    const auto read = readItems(bytes, name);
    QVERIFY(!read);
    QVERIFY(!read.error().what.isEmpty());
    QVERIFY2(read.error().where.startsWith(name), qPrintable(read.error().where));
}

void TestStudyItemsReader::sizesAreBounded()
{
    const auto isTooLarge = [](const QByteArray& line) {
        const auto read = readItems(line, QStringLiteral("items.jsonl"));
        return !read && read.error().code == ErrorCode::TooLarge;
    };
    const QByteArray longName(studies::kMostItemNameLength + 1, 'x');
    QVERIFY(isTooLarge("{\"item\": \"" + longName + "\"}"));
    const QByteArray longText(studies::kMostFieldLength + 1, 'x');
    QVERIFY(isTooLarge("{\"text\": \"" + longText + "\"}"));
    QVERIFY(!isTooLarge("{\"text\": \"" + longText.chopped(1) + "\"}"));
    QByteArray fields("{\"f\": 0");
    QByteArray scores(fields);
    for (qsizetype i = 0; i < studies::kMostFieldsOfItem; ++i)
        fields += ", \"f" + QByteArray::number(i) + "\": \"x\"";
    for (qsizetype i = 0; i <= studies::kMostScoresOfItem; ++i)
        scores += ", \"score_m" + QByteArray::number(i) + "\": 1";
    QVERIFY(isTooLarge(fields + "}"));
    QVERIFY(isTooLarge(scores + "}"));
    QByteArray marks("{\"text\": {\"text\": \"abc\", \"marks\": [[0, 1]");
    for (qsizetype i = 0; i < studies::kMostMarks; ++i)
        marks += ", [0, 1]";
    QVERIFY(isTooLarge(marks + "]}}"));
    QByteArray many("text\n");
    for (qsizetype i = 0; i <= studies::kMostStudyItems; ++i)
        many += "x\n";
    const auto read = readItems(many, QStringLiteral("items.csv"));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::TooLarge);
}

void TestStudyItemsReader::aFileThatIsNotThereIsSaidSo()
{
    QVERIFY(!readStudyItems(QStringLiteral("/nowhere/items.csv")));
    QCOMPARE(
        readStudyItems(QStringLiteral("/nowhere/items.csv")).error().code, ErrorCode::NotFound);
}

TANDEM_TEST(TestStudyItemsReader, QCoreApplication)
#include "tst_studyitemsreader.moc"
