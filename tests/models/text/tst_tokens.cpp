#include "models/text/tokens.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestTokens final : public QObject
{
    Q_OBJECT

private slots:
    void countsWordsAndPunctuation_data();
    void countsWordsAndPunctuation();
    void tokensOfPartsAddUp();
};

void TestTokens::countsWordsAndPunctuation_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("tokens");
    QTest::newRow("empty") << QString() << 0;
    QTest::newRow("white space") << QStringLiteral(u" \t\n\u00a0 ") << 0;
    QTest::newRow("one word") << QStringLiteral("word") << 1;
    QTest::newRow("words") << QStringLiteral("two  words") << 2;
    QTest::newRow("full stop") << QStringLiteral("They lost.") << 3;
    QTest::newRow("apostrophe and dash") << QStringLiteral("It's 96-101.") << 5;
    QTest::newRow("typographic apostrophe") << QStringLiteral(u"don\u2019t") << 1;
    QTest::newRow("number with separators") << QStringLiteral("1,437.5") << 1;
    QTest::newRow("accents") << QStringLiteral(u"caf\u00e9 nai\u0308ve") << 2;
    QTest::newRow("Chinese, a token each") << QStringLiteral(u"\u4f60\u597d") << 2;
    QTest::newRow("emoji") << QStringLiteral(u"well \U0001F600") << 2;
    QTest::newRow("NUL is nothing") << QStringLiteral("a\0b").left(1) + QChar(0) << 1;
}

void TestTokens::countsWordsAndPunctuation()
{
    QFETCH(QString, text);
    QFETCH(int, tokens);
    QCOMPARE(countTokens(text), tokens);
}

void TestTokens::tokensOfPartsAddUp()
{
    const QString a = QStringLiteral("The 76ers (again) collapsed;");
    const QString b = QStringLiteral("\"nobody\" knows why.");
    QCOMPARE(countTokens(QString(a + QLatin1Char('\n') + b)), countTokens(a) + countTokens(b));
}

TANDEM_TEST(TestTokens, QCoreApplication)
#include "tst_tokens.moc"
