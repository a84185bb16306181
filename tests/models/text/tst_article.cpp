#include "models/text/article.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestArticle final : public QObject
{
    Q_OBJECT

private slots:
    void paragraphsAreSetApartByBlankLines_data();
    void paragraphsAreSetApartByBlankLines();
    void foldingKeepsOneParagraph();
    void titlesAreCutAtAWord();
    void titlesNeverSplitASurrogatePair();
};

void TestArticle::paragraphsAreSetApartByBlankLines_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("paragraphs");
    const QStringList two{QStringLiteral("one 1"), QStringLiteral("two")};
    QTest::newRow("LF") << QStringLiteral("one\n1\n\ntwo") << two;
    QTest::newRow("CRLF") << QStringLiteral("one\r\n1\r\n\r\ntwo\r\n") << two;
    QTest::newRow("CR") << QStringLiteral("one\r1\r\rtwo\r") << two;
    QTest::newRow("blanks around") << QStringLiteral("\n\n  one \n 1\t\n \t \n\n\n two  \n") << two;
    QTest::newRow("empty") << QString() << QStringList();
    QTest::newRow("only blanks") << QStringLiteral(" \n\t\r\n") << QStringList();
    const QStringList three{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
    QTest::newRow("paragraph separator") << QStringLiteral("a\u2029b\u2029c\u2029") << three;
    QTest::newRow("paragraph separator beside a blank line")
        << QStringLiteral("a\u2029\n\nb\n\u2029c") << three;
    QTest::newRow("line separators") << QStringLiteral("a\u2028\u2028b\u2028\u2028c") << three;
    QTest::newRow("one line separator") << QStringLiteral("one\u20281\u2028\u2028two") << two;
    QTest::newRow("next line") << QStringLiteral("a\u0085\u0085b\u0085\u0085c") << three;
    QTest::newRow("vertical tab") << QStringLiteral("one\v1\v\vtwo") << two;
    QTest::newRow("form feed") << QStringLiteral("a\n\fb\fc") << three;
    QTest::newRow("zero-width spaces alone in a line")
        << QStringLiteral("a\n\u200b\nb\n \u200b \nc") << three;
    QTest::newRow("byte order marks alone in a line")
        << QStringLiteral("a\n\ufeff\nb\r\n\ufeff\r\nc") << three;
    QTest::newRow("nothing to be seen")
        << QStringLiteral("\u200b\n\n\ufeff\u2029") << QStringList();
    QTest::newRow("invisible marks within a line stay")
        << QStringLiteral("\u200ba\u200c") << QStringList{QStringLiteral("\u200ba\u200c")};
    QTest::newRow("inner blanks stay")
        << QStringLiteral("a  b") << QStringList{QStringLiteral("a  b")};
}

void TestArticle::paragraphsAreSetApartByBlankLines()
{
    QFETCH(QString, text);
    QFETCH(QStringList, paragraphs);
    QCOMPARE(splitParagraphs(text), paragraphs);
}

void TestArticle::foldingKeepsOneParagraph()
{
    QCOMPARE(foldLines(QStringLiteral(" a\r\n\r\n b \rc\n")), QStringLiteral("a b c"));
    QCOMPARE(foldLines(QStringLiteral(" \n ")), QString());
    QCOMPARE(foldLines(QStringLiteral("a\u2029\u200b\u2028b\u0085")), QStringLiteral("a b"));
    QCOMPARE(foldLines(QStringLiteral("\u200b")), QString());
}

void TestArticle::titlesAreCutAtAWord()
{
    QCOMPARE(titleFrom(QStringLiteral(" A short  one\n")), QStringLiteral("A short one"));
    const QString sixty(60, QLatin1Char('x'));
    QCOMPARE(titleFrom(sixty), sixty);
    const QString words = QStringLiteral("word ").repeated(20);
    const QString title = titleFrom(words);
    QVERIFY(title.size() <= 60);
    QVERIFY(title.endsWith(QStringLiteral("word\u2026")));
    QCOMPARE(
        titleFrom(QString(61, QLatin1Char('x'))), QString(59, QLatin1Char('x')) + QChar(0x2026));
}

void TestArticle::titlesNeverSplitASurrogatePair()
{
    const QString emoji = QStringLiteral("\U0001F600");
    for (const QString& lead : {QString(), QStringLiteral("x")}) {
        const QString title = titleFrom(lead + emoji.repeated(40));
        QVERIFY(title.size() <= 60);
        QVERIFY(title.isValidUtf16());
        QVERIFY(title.endsWith(QChar(0x2026)));
    }
}

TANDEM_TEST(TestArticle, QCoreApplication)
#include "tst_article.moc"
