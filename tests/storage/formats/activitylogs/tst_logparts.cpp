#include "storage/formats/activitylogs/lineencoding.h"
#include "storage/formats/activitylogs/pythonliteral.h"
#include "storage/formats/activitylogs/writtennumber.h"
#include "storage/formats/sha256.h"

#include "testmain.h"

#include <QCryptographicHash>
#include <QTest>

#include <random>

using namespace tandem;

/// What the readers of logs are made of.
class TestLogParts final : public QObject
{
    Q_OBJECT

private slots:
    void literalsOfPythonBecomeJson_data();
    void literalsOfPythonBecomeJson();
    void whatIsNoLiteralIsNone();
    void numbersAreWhatTheyAreWritten();
    void asciiIsToldFromTheRest();
    void checksumsAreThoseOfOthers();
};

void TestLogParts::literalsOfPythonBecomeJson_data()
{
    QTest::addColumn<QByteArray>("literal");
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char* literal, const char* json) {
        QTest::newRow(literal) << QByteArray(literal) << QByteArray(json);
    };
    row("{'a': 'b'}", R"({"a":"b"})");
    row("{'a': True, 'b': False, 'c': None}", R"({"a":true,"b":false,"c":null})");
    row("[1, 2.5, -3, 1e5, 12L, nan]", "[1,2.5,-3,1e5,12,null]");
    row("('a', ('b',), ())", R"(["a",["b"],[]])");
    row("{'a': [1, 2,],}", R"({"a":[1,2]})");
    row("[u'a', U\"b\"]", R"(["a","b"])");
    row(R"(["it's", 'say "hi"', 'it\'s', "\""])", R"(["it's","say \"hi\"","it's","\""])");
    row(R"(['\n\t\r\\', '\x41\xe9', '\u00e9', '\101', '\0'])",
        "[\"\\n\\t\\r\\\\\",\"A\xC3\xA9\",\"\xC3\xA9\",\"A\",\"\\u0000\"]");
    row(R"(['\U0001F600', '\ud83d\ude00', '\q'])",
        "[\"\xF0\x9F\x98\x80\",\"\\ud83d\\ude00\",\"\\\\q\"]");
    row("['True, {None: 1}']", R"(["True, {None: 1}"])");
}

void TestLogParts::literalsOfPythonBecomeJson()
{
    QFETCH(QByteArray, literal);
    QFETCH(QByteArray, json);
    const auto made = jsonOfPythonLiteral(literal);
    QVERIFY(made);
    QCOMPARE(*made, json);
}

void TestLogParts::whatIsNoLiteralIsNone()
{
    for (const char* text : {"{'a", "['\\", "['\\x4", "['\\xzz']", "['\\U00110000']", "[b'a']",
             "{'a': <x>}", "[1 # two\n]"})
        QVERIFY2(!jsonOfPythonLiteral(text), text);
}

void TestLogParts::numbersAreWhatTheyAreWritten()
{
    for (const char* text : {"0", "5", "3.5", "0.1", ".5", "4.", "99999999", "-1.5", "1e3",
             "123456.789012345", "0.123456"}) {
        const auto number = readNumber(text);
        QVERIFY2(number, text);
        QCOMPARE(*number, QByteArray(text).toDouble());
    }
    for (const char* text : {"", ".", "x", "1x", "1.2.3", " 1", "nan", "inf", "1e999", "1,5"})
        QVERIFY2(!readNumber(text), text);
}

void TestLogParts::asciiIsToldFromTheRest()
{
    const QByteArray plain = "0123456789abcdefghi";
    for (qsizetype size = 0; size <= plain.size(); ++size) {
        QVERIFY(isPlainAscii(QByteArrayView(plain).first(size)));
        for (qsizetype at = 0; at < size; ++at) {
            for (const char c : {'\0', '\x80', '\xFF'}) {
                QByteArray changed = plain.first(size);
                changed[at] = c;
                QVERIFY(!isPlainAscii(changed));
                QVERIFY(!isSoundUtf8(changed));
            }
        }
    }
    QVERIFY(isSoundUtf8("caf\xC3\xA9 au lait"));
    QCOMPARE(fromLatin1("caf\xE9"), QByteArray("caf\xC3\xA9"));
    QCOMPARE(utf8Beginning("caf\xC3\xA9", 4), std::string_view("caf"));
    QCOMPARE(utf8Beginning("caf\xC3\xA9", 5), std::string_view("caf\xC3\xA9"));
}

void TestLogParts::checksumsAreThoseOfOthers()
{
    std::mt19937 random(3);
    QByteArray bytes;
    Sha256 sum;
    for (int i = 0; i < 50; ++i) {
        const QByteArray part(qsizetype(random() % 3000), char(i));
        bytes += part;
        sum.add(part);
    }
    QCOMPARE(sum.hex(), QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    QCOMPARE(Sha256().hex(), QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495"
                                        "991b7852b855"));
}

TANDEM_TEST(TestLogParts, QCoreApplication)
#include "tst_logparts.moc"
