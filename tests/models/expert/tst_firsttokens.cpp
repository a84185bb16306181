#include "models/expert/firsttokens.h"

#include "models/text/tokens.h"

#include "testmain.h"

#include <QTest>
#include <QTextBoundaryFinder>

#include <random>

using namespace tandem;
using namespace tandem::expert;

/// The beginning of a text that ExPerT reads.
class TestFirstTokens final : public QObject
{
    Q_OBJECT

private slots:
    void textsAreCutBehindTheirFirstTokens_data();
    void textsAreCutBehindTheirFirstTokens();
    void theCutHoldsAsManyTokensAsItSays();
    void hostileTextsAreCut();
    void theTokenizerHasAName();
};

void TestFirstTokens::textsAreCutBehindTheirFirstTokens_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("most");
    QTest::addColumn<FirstTokens>("cut");
    const auto row = [](const char* name, const char* text, int most, const char* cut, int read,
                         int all) {
        QTest::newRow(name) << QString::fromUtf8(text) << most
                            << FirstTokens{QString::fromUtf8(cut), read, all};
    };
    row("all", " One two. \n", 512, " One two. \n", 3, 3);
    row("just all", "One two. ", 3, "One two. ", 3, 3);
    row("without the stop", "One two. ", 2, "One two", 2, 3);
    row("blanks before", "\n\n One two", 1, "\n\n One", 1, 2);
    row("an apostrophe", "It's 96-101.", 2, "It's 96", 2, 5);
    row("Chinese", "我写了一个工具。", 3, "我写了", 3, 8);
    row("Persian with a joiner", "می‌روم خانه", 1, "می‌روم", 1, 2);
    row("Arabic", "هذا نصٌّ.", 2, "هذا نصٌّ", 2, 3);
    row("a family", "Hi 👩‍👩‍👧 there", 2, "Hi 👩‍👩‍👧", 2, 3);
    row("a combining accent", "cafe\u0301 bar", 1, "cafe\u0301", 1, 2);
    row("none", "One two", 0, "", 0, 2);
    row("below none", "One two", -3, "", 0, 2);
    row("empty", "", 512, "", 0, 0);
    row("blank", " \n ", 512, " \n ", 0, 0);
}

void TestFirstTokens::textsAreCutBehindTheirFirstTokens()
{
    QFETCH(const QString, text);
    QFETCH(const int, most);
    QFETCH(const FirstTokens, cut);
    const FirstTokens made = firstTokens(text, most);
    QCOMPARE(made.text, cut.text);
    QCOMPARE(made.tokensRead, cut.tokensRead);
    QCOMPARE(made.tokensInText, cut.tokensInText);
}

void TestFirstTokens::theCutHoldsAsManyTokensAsItSays()
{
    const QStringList pieces{QStringLiteral("word"), QStringLiteral(" "), QStringLiteral("."),
        QStringLiteral("工具"), QStringLiteral("ひらがな"), QStringLiteral("e\u0301"),
        QStringLiteral("👩‍👩‍👧"), QStringLiteral("🇩🇪"), QStringLiteral("سلام"),
        QStringLiteral("\r\n"), QStringLiteral("3.5"), QStringLiteral("“"), QStringLiteral("—")};
    std::mt19937_64 random(11);
    for (int round = 0; round < 500; ++round) {
        QString text;
        for (int i = 0; i < 30; ++i)
            text += pieces.at(qsizetype(random() % quint64(pieces.size())));
        const int most = int(random() % 40);
        const FirstTokens cut = firstTokens(text, most);
        QVERIFY(text.startsWith(cut.text));
        QCOMPARE(qint64(cut.tokensInText), countTokens(text));
        QCOMPARE(cut.tokensRead, qMin(most, cut.tokensInText));
        QCOMPARE(countTokens(cut.text), qint64(cut.tokensRead));
        QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
        finder.setPosition(cut.text.size());
        QVERIFY(finder.isAtBoundary());
    }
}

void TestFirstTokens::hostileTextsAreCut()
{
    const QString marks = QStringLiteral("e") + QString(1'000'000, QChar(0x301));
    QCOMPARE(firstTokens(marks, 1).text.size(), marks.size());
    const QString halves = QString(1000, QChar(0xd83d)) + QString(1000, QChar(0xde00));
    QVERIFY(firstTokens(halves, 10).tokensRead <= 10);
    const QString words = QStringLiteral("word ").repeated(200'000);
    QCOMPARE(firstTokens(words).text.size(), 512 * 5 - 1);
    QCOMPARE(firstTokens(words).tokensInText, 200'000);
}

void TestFirstTokens::theTokenizerHasAName()
{
    QVERIFY(tokenizerName().contains(QLatin1String("UAX #29")));
}

TANDEM_TEST(TestFirstTokens, QCoreApplication)
#include "tst_firsttokens.moc"
