#include "models/llm/replyparser.h"

#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

using namespace tandem;
using namespace tandem::llm;

class TestReplyParser final : public QObject
{
    Q_OBJECT

private slots:
    void strictJsonIsReadAsItIs_data();
    void strictJsonIsReadAsItIs();
    void carelessJsonIsMended_data();
    void carelessJsonIsMended();
    void whatCannotBeReadForCertainIsRefused_data();
    void whatCannotBeReadForCertainIsRefused();
    void everyCutOffReplyIsRefused_data();
    void everyCutOffReplyIsRefused();
    void nestingIsBounded_data();
    void nestingIsBounded();
    void sizeIsBounded();
    void hostileRepetitionsEnd_data();
    void hostileRepetitionsEnd();
    void anyCharactersAreBorne();
    void mendedJsonReadsStrictlyAfterwards();
    void errorsNameThePlace();
};

namespace {

QJsonValue json(const char* text)
{
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray(text));
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

QString utf8(const char* text)
{
    return QString::fromUtf8(text);
}

} // namespace

void TestReplyParser::strictJsonIsReadAsItIs_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {R"({"facts":["a","b"]})", R"([1,2,{"a":null}])", "{}", "[]",
             " \n {\"a\": \"`` ``` [1] {\"}\n ", R"({"a":"// no comment /* none */ 'x',}"})",
             R"({"a":"\ud83d\ude00 \u00e9 \\ \" \/"})", R"({"a":-1.5e3,"b":[true,false]})",
             "{\"a\":\"\xd8\xb3\xd9\x84\xd8\xa7\xd9\x85 \xe4\xbd\xa0\"}"})
        QTest::newRow(text) << utf8(text);
}

void TestReplyParser::strictJsonIsReadAsItIs()
{
    QFETCH(QString, text);
    const auto parsed = parseReply(text);
    QVERIFY(parsed);
    QCOMPARE(parsed->leniency, Leniency::Strict);
    QCOMPARE(parsed->value, json(text.toUtf8().constData()));
}

void TestReplyParser::carelessJsonIsMended_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << utf8(text) << utf8(expected);
    };
    row("fence", "```json\n{\"a\": 1}\n```", R"({"a":1})");
    row("fence without a language", "```\n[\"a\"]\n```\n", R"(["a"])");
    row("fence without an end", "```json\n{\"a\": 1}", R"({"a":1})");
    row("fence with tildes", "~~~\n{\"a\": 1}\n~~~", R"({"a":1})");
    row("CRLF", "```json\r\n{\"a\":\r\n1}\r\n```\r\n", R"({"a":1})");
    row("prose before", "Sure! Here it is: {\"a\": 1}", R"({"a":1})");
    row("prose after", "{\"a\": 1}\nI hope this helps.", R"({"a":1})");
    row("prose with a comma after", "{\"a\": 1}, which is all.", R"({"a":1})");
    row("apostrophes in prose", "Here's what's asked: {\"a\": 1}, that's it", R"({"a":1})");
    row("brackets in prose", "As [see above] and {x} say: {\"a\": 1} (cf. [note])", R"({"a":1})");
    row("citation before", "As said in [1] and [2, 3]: {\"a\": 1}", R"({"a":1})");
    row("empty ones in prose", "Not {} or [] but {\"a\": 1}", R"({"a":1})");
    row("check boxes", "- [ ] no\n- [x] {\"a\": 1}", R"({"a":1})");
    row("a set in prose", "The set {\"a\", \"b\"} gives {\"c\": 1}", R"({"c":1})");
    row("link in prose", "See [the page](https://example.org/{id}). {\"a\": 1}", R"({"a":1})");
    row("pattern before the answer", "Form: {\"facts\": [...]}\nAnswer: {\"facts\": [\"a\"]}",
        R"({"facts":["a"]})");
    row("the same twice", "{\"a\": 1}\nAgain:\n```json\n{\"a\": 1}\n```", R"({"a":1})");
    row("doubled braces", "{{\"a\": 1}}", R"({"a":1})");
    row("a bracket too many", "{\"a\": [1]}]}", R"({"a":[1]})");
    row("only an empty list in a fence", "```\n[]\n```", "[]");
    row("only numbers", "Result: [1, 2]", "[1,2]");
    row("thoughts", "<think>Maybe {\"a\": 2}? No.</think>\n{\"a\": 1}", R"({"a":1})");
    row("thoughts without a beginning", "Maybe [1]...\n</think>\n{\"a\": 1}", R"({"a":1})");
    row("thoughts in another tag", "<thinking>[1] or {\"a\": 2}?</thinking>{\"a\": 1}",
        R"({"a":1})");
    row("reasons before it", " <Reasoning>{\"a\": 2}</reasoning>\n{\"a\": 1}", R"({"a":1})");
    row("byte order mark in a fence", "\xef\xbb\xbf```\n{\"a\": 1}\n```", R"({"a":1})");
    row("no-break space", "{\"a\":\xc2\xa0\x31,}", R"({"a":1})");
    row("trailing commas", "{\"a\": [1, 2,], \"b\": {\"c\": 1,},}", R"({"a":[1,2],"b":{"c":1}})");
    row("trailing comma before a comment", "[\"a\", // last\n]", R"(["a"])");
    row("single quotes", "{'a': 'b \"c\" d'}", R"({"a":"b \"c\" d"})");
    row("apostrophe in single quotes", "{'a': 'It's Peter's'}", R"({"a":"It's Peter's"})");
    row("escaped single quote", R"({'a': 'It\'s'})", R"({"a":"It's"})");
    row("escaped single quote in double quotes", R"({"a": "It\'s"})", R"({"a":"It's"})");
    row("mixed quotes", "{'a': \"it's\", \"b\": 'x'}", R"({"a":"it's","b":"x"})");
    row("raw newline", "{\"a\": \"x\ny\r\n\tz\"}", R"({"a":"x\ny\r\n\tz"})");
    row("raw control character", "{\"a\": \"x\x01y\"}", R"({"a":"x\u0001y"})");
    row("line comment", "{\n// first\n\"a\": 1 // one\n}", R"({"a":1})");
    row("block comment", "{/* a */\"a\": /* b\n */ 1}", R"({"a":1})");
    row("address in a string", "{\"a\": \"https://x.org/*\",}", R"({"a":"https://x.org/*"})");
    row("Python literals", "{'a': True, 'b': [False, None]}", R"({"a":true,"b":[false,null]})");
    row("unknown escapes", R"({"a": "x\_y \d C:\dir"})", R"({"a":"x\\_y \\d C:\\dir"})");
    row("half a unicode escape", R"({"a": "\u12"})", R"({"a":"\\u12"})");
    row("unicode escapes stay", R"({"a": "\u00e9\ud83d\ude00",})", R"({"a":"é😀"})");
    row("numbers", "[0, -1, 2.5, 1e3, 1E-2, \"x\",]", R"([0,-1,2.5,1000,0.01,"x"])");
    row("fence in a string", "```\n{\"a\": \"```\"}\n```", R"({"a":"```"})");
    row("right to left", "\xd8\xa8\xd9\x84\xd9\x87: {'a': '\xd8\xb3',}", "{\"a\":\"\xd8\xb3\"}");
}

void TestReplyParser::carelessJsonIsMended()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const auto parsed = parseReply(text);
    QVERIFY2(parsed, parsed ? "" : qPrintable(parsed.error().sentence()));
    QCOMPARE(parsed->leniency, Leniency::Repaired);
    QCOMPARE(parsed->value, json(expected.toUtf8().constData()));
}

void TestReplyParser::whatCannotBeReadForCertainIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* text, const char* says) {
        QTest::newRow(name) << utf8(text) << utf8(says);
    };
    row("nothing", "", "empty");
    row("blanks", " \n\t", "empty");
    row("prose", "I cannot answer that.", "no JSON");
    row("a word", "true", "no JSON");
    row("a string", "\"facts\"", "no JSON");
    row("a number", "12", "no JSON");
    row("brackets of prose", "[see {there}] (and [here])", "no JSON");
    row("only a pattern", "{\"facts\": [\"a\", ...]}", "no JSON");
    row("two answers", "{\"a\": 1}\n{\"a\": 2}", "more than one");
    row("lines of JSON", "{\"n\": \"1\"}\n{\"n\": \"2\"}\n{\"n\": \"3\"}", "more than one");
    row("lists side by side", "\"a\": [\"x\"], \"b\": [\"y\"]}", "too early");
    row("closed too early", "{\"a\": [\"x\"]}, \"b\": [\"y\"]}", "too early");
    row("missing comma", "{\"a\": [\"x\" \"y\"], \"b\": {\"c\": 1}}", "invalid JSON");
    row("missing colon", "{\"a\": {\"b\" 1}}", "invalid JSON");
    row("missing bracket within", "{\"a\": [\"x\", \"b\": 1}", "invalid JSON");
    row("wrong bracket", "{\"a\": [\"x\"}}", "invalid JSON");
    row("two commas", "[\"x\",, \"y\"]", "invalid JSON");
    row("unquoted word", "{\"a\": yes}", "invalid JSON");
    row("not a number", "{\"a\": NaN}", "invalid JSON");
    row("leading zero", "{\"a\": 012}", "invalid JSON");
    row("dot without digits", "{\"a\": 1.}", "invalid JSON");
    row("quote in a string", "{\"a\": \"he said \"no\" to it\"}", "invalid JSON");
    row("broken, then another", "{\"a\": [\"x\" \"y\"]}\n{\"a\": [\"x\"]}", "invalid JSON");
    row("cut off in a string", "{\"facts\": [\"a\", \"b", "cut off");
    row("cut off behind a comma", "```json\n{\"facts\": [\"a\",", "cut off");
    row("cut off in a comment", "{\"a\": 1 /* and", "cut off");
    row("cut off in thoughts", "<think>Maybe {\"a\": 1}", "cut off");
    row("cut off in other thoughts", "<thought>Maybe {\"a\": 1}</think>", "cut off");
    row("whole, then cut off", "{\"a\": 1}\n{\"b\": ", "cut off");
    row("cut off escape", "{\"a\": \"\\", "cut off");
}

void TestReplyParser::whatCannotBeReadForCertainIsRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, says);
    const auto parsed = parseReply(text);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::InvalidInput);
    QVERIFY2(parsed.error().what.contains(says), qPrintable(parsed.error().what));
    QVERIFY(!parsed.error().remedy.isEmpty());
}

void TestReplyParser::everyCutOffReplyIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("strict") << utf8(
        R"({"facts":["a \" b","\u00e9"],"n":[1.5e+3,true,null],"o":{}})");
    QTest::newRow("careless") << utf8(
        "{'facts': ['It's', 'b',], // c\n\"n\": [None, -1e5,], /* d */ 'o': {},}");
}

void TestReplyParser::everyCutOffReplyIsRefused()
{
    QFETCH(QString, text);
    QVERIFY(parseReply(text));
    for (qsizetype length = 0; length < text.size(); ++length)
        QVERIFY2(!parseReply(text.first(length)), qPrintable(text.first(length)));
}

void TestReplyParser::nestingIsBounded_data()
{
    QTest::addColumn<int>("levels");
    QTest::addColumn<QString>("inside");
    QTest::addColumn<bool>("read");
    QTest::newRow("64 strict") << 64 << QStringLiteral("1") << true;
    QTest::newRow("65 strict") << 65 << QStringLiteral("1") << false;
    QTest::newRow("64 careless") << 64 << QStringLiteral("1,") << true;
    QTest::newRow("65 careless") << 65 << QStringLiteral("1,") << false;
    QTest::newRow("5000") << 5000 << QStringLiteral("1") << false;
}

void TestReplyParser::nestingIsBounded()
{
    QFETCH(int, levels);
    QFETCH(QString, inside);
    QFETCH(bool, read);
    const QString text =
        QString(levels, QLatin1Char('[')) + inside + QString(levels, QLatin1Char(']'));
    const auto parsed = parseReply(text);
    QCOMPARE(bool(parsed), read);
    if (!read)
        QVERIFY(parsed.error().what.contains(QStringLiteral("64")));
    // Brackets in strings are no levels.
    const QString quoted = QStringLiteral("[\"%1\"]").arg(QString(levels, QLatin1Char('[')));
    QVERIFY(parseReply(quoted));
}

void TestReplyParser::sizeIsBounded()
{
    constexpr qsizetype limit = 8 * 1024 * 1024;
    const QString frame = QStringLiteral("[\"%1\"]");
    QVERIFY(parseReply(frame.arg(QString(limit - 4, QLatin1Char('x')))));
    const auto larger = parseReply(frame.arg(QString(limit - 3, QLatin1Char('x'))));
    QVERIFY(!larger);
    QVERIFY(larger.error().what.contains(QStringLiteral("8 MiB")));
    // What counts are bytes.
    QVERIFY(!parseReply(frame.arg(QString(limit / 2, QChar(0x4e00)))));
}

void TestReplyParser::hostileRepetitionsEnd_data()
{
    // Each would take hours if a part of it were read again from every bracket.
    QTest::addColumn<QString>("piece");
    for (const char* piece : {"[", "{", "[]", "{}", "[1]", "[1],", "{\"a\":", "[\"", "['", "['a",
             "['\\", "[/*", "[//", "[a", "{\"a\"", "{\"a\",", "\"", "'", "\\", "[-", "[1 ",
             "{'a':1}", "[\n", "</think>", "[tru", "[...", "[\"a\"]\n", "[[1],", "{{", "[0"})
        QTest::newRow(piece) << utf8(piece);
}

void TestReplyParser::hostileRepetitionsEnd()
{
    QFETCH(QString, piece);
    const QString text = piece.repeated(1'000'000 / piece.size());
    const auto parsed = parseReply(text);
    if (!parsed)
        QCOMPARE(parsed.error().code, ErrorCode::InvalidInput);
}

void TestReplyParser::anyCharactersAreBorne()
{
    QRandomGenerator random(7);
    const QString alphabet = utf8("{{[[]]}}\"\"'':,,\\/*\n\t 01e.-utnfaTFN\xc3\xa9");
    int read = 0;
    for (int round = 0; round < 20'000; ++round) {
        QString text;
        const int length = random.bounded(40);
        for (int i = 0; i < length; ++i)
            text += random.bounded(50) == 0 ? QChar(char16_t(random.bounded(0x10000)))
                                            : alphabet.at(random.bounded(int(alphabet.size())));
        const auto parsed = parseReply(text);
        if (parsed) {
            ++read;
            QVERIFY(parsed->value.isObject() || parsed->value.isArray());
        } else {
            QVERIFY(!parsed.error().what.isEmpty());
        }
    }
    QVERIFY(read > 0);
}

void TestReplyParser::mendedJsonReadsStrictlyAfterwards()
{
    const auto mended = parseReply(utf8("Here: {'a': ['x\ny', True,], /* c */ 'b': {'c': 1.5}}"));
    QVERIFY(mended);
    const QByteArray written =
        QJsonDocument(mended->value.toObject()).toJson(QJsonDocument::Compact);
    const auto again = parseReply(QString::fromUtf8(written));
    QVERIFY(again);
    QCOMPARE(again->leniency, Leniency::Strict);
    QCOMPARE(again->value, mended->value);
}

void TestReplyParser::errorsNameThePlace()
{
    const auto broken = parseReply(utf8("Here:\n{\"a\": [\"x\"\n  \"y\"]}"));
    QVERIFY(!broken);
    QCOMPARE(broken.error().where, QStringLiteral("the reply, line 3, column 3"));
    const auto first = parseReply(utf8("{\"a\": \"x\" \"y\"}"));
    QVERIFY(!first);
    QCOMPARE(first.error().where, QStringLiteral("the reply, line 1, column 11"));
}

TANDEM_TEST(TestReplyParser, QCoreApplication)
#include "tst_replyparser.moc"
