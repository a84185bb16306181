#include "models/llm/keyblot.h"

#include "testmain.h"

#include <QTest>

using namespace tandem::llm;

namespace {

const QString kKey = QStringLiteral("sk-abc/12345");

} // namespace

/// A key that a server sends back is in nothing that is kept.
class TestKeyBlot final : public QObject
{
    Q_OBJECT

private slots:
    void theKeyIsBlottedOutHoweverItIsWritten_data()
    {
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<QByteArray>("kept");
        const auto row = [](const char* name, const QByteArray& sent, const QByteArray& kept) {
            QTest::newRow(name) << sent << kept;
        };
        row("nothing", "", "");
        row("no key", "{\"a\": \"\\u0073k-other\"}", "{\"a\": \"\\u0073k-other\"}");
        row("plain", "you sent sk-abc/12345.", "you sent ***.");
        row("twice", "sk-abc/12345sk-abc/12345", "******");
        row("one escape", "{\"m\": \"\\u0073k-abc/12345\"}", "{\"m\": \"***\"}");
        row("all escapes",
            "\"\\u0073\\u006B\\u002d\\u0061\\u0062\\u0063\\u002f\\u0031\\u0032\\u0033\\u0034\\u0035"
            "\"",
            "\"***\"");
        row("an escaped slash", "\"sk-abc\\/12345\"", "\"***\"");
        row("JSON within JSON", "\"{\\\"k\\\": \\\"\\\\u0073k-abc\\\\/12345\\\"}\"",
            "\"{\\\"k\\\": \\\"***\\\"}\"");
        row("after a backslash of its own", "\\\\sk-abc/12345", "***");
        row("cut off", "sk-abc/1234\\u003", "sk-abc/1234\\u003");
        row("begun twice", "sk-sk-abc/12345", "sk-***");
    }

    void theKeyIsBlottedOutHoweverItIsWritten()
    {
        QFETCH(QByteArray, sent);
        QFETCH(const QByteArray, kept);
        blotOutKey(sent, kKey);
        QCOMPARE(sent, kept);
    }

    void aTextPutTogetherIsLookedAtToo()
    {
        QString text = QStringLiteral("Ä sk-abc/12345 \\u0073k-abc/12345 😀");
        blotOutKey(text, kKey);
        QCOMPARE(text, QStringLiteral("Ä *** *** 😀"));
    }

    void aPlaceHolderIsNoSecret_data()
    {
        QTest::addColumn<QString>("key");
        for (const char* key : {"x", "none", "max", "token", "EMPTY", "no-key", "1234567", "a1"})
            QTest::newRow(key) << QString::fromUtf8(key);
    }

    void aPlaceHolderIsNoSecret()
    {
        QFETCH(const QString, key);
        const QByteArray words = "none of max_tokens, x or no-key may be EMPTY: 1234567 a1";
        QByteArray sent = words;
        blotOutKey(sent, key);
        QCOMPARE(sent, words);
    }

    void aShortKeyGoesWhereItStandsAlone()
    {
        QByteArray sent(R"({"m":"k9Zq2, K9ZQ2 not xk9Zq2 or k9Zq23"})");
        blotOutKey(sent, QStringLiteral("k9Zq2"));
        QCOMPARE(sent, QByteArray(R"({"m":"***, *** not xk9Zq2 or k9Zq23"})"));
    }

    void aLetterBeyondAsciiIsFoundInEveryWriting_data()
    {
        QTest::addColumn<QByteArray>("sent");
        const auto row = [](const char* name, const QByteArray& key) {
            QTest::newRow(name) << "{\"m\": \"" + key + "\"}";
        };
        row("UTF-8", "schl\xc3\xbcssel-9");
        row("escaped", "schl\\u00FCssel-9");
        row("escaped as a part of JSON within JSON", "schl\\\\u00fcssel-9");
        row("the bytes escaped", "schl\\u00c3\\u00bcssel-9");
        row("Latin-1", "schl\xfcssel-9");
        row("taken for Latin-1", "schl\xc3\x83\xc2\xbcssel-9");
        row("in an address", "schl%C3%bcssel%2D9");
        row("Latin-1 in an address", "schl%FCssel-9");
    }

    void aLetterBeyondAsciiIsFoundInEveryWriting()
    {
        QFETCH(QByteArray, sent);
        blotOutKey(sent, QStringLiteral("schl\u00fcssel-9"));
        QCOMPARE(sent, QByteArray("{\"m\": \"***\"}"));
    }

    void aCharacterOfTwoUnitsIsFoundToo()
    {
        QByteArray sent("\\ud83d\\ude00-secret \xf0\x9f\x98\x80-secret");
        blotOutKey(sent, QStringLiteral("\U0001f600-secret"));
        QCOMPARE(sent, QByteArray("*** ***"));
    }

    void anEscapedLetterUIsItself()
    {
        QByteArray sent(R"("sk-secret-\u0075-99")");
        blotOutKey(sent, QStringLiteral("sk-secret-u-99"));
        QCOMPARE(sent, QByteArray(R"("***")"));
    }
};

TANDEM_TEST(TestKeyBlot, QCoreApplication)
#include "tst_keyblot.moc"
