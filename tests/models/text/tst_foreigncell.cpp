#include "models/text/foreigncell.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

/// What cells of foreign tables say.
class TestForeignCell final : public QObject
{
    Q_OBJECT

private slots:
    void numbersMayHaveTheDigitsOfAnyScript()
    {
        for (const QString& four :
            {QStringLiteral("4"), QStringLiteral("۴"), QStringLiteral("٤"), QStringLiteral("４"),
                QStringLiteral("४"), QStringLiteral("𞥔"), QStringLiteral(" 4.0 ")}) {
            QCOMPARE(foreignNumber(four), std::optional(4.0));
            QCOMPARE(withPlainNumber(four), QStringLiteral("4"));
        }
        QCOMPARE(foreignNumber(QStringLiteral("۳٫۵")), std::optional(3.5));
        QCOMPARE(foreignNumber(QStringLiteral("−３．５")), std::optional(-3.5));
        QCOMPARE(asciiDigits(QStringLiteral("سطح ۴")), QStringLiteral("سطح 4"));
    }

    void whatIsNoNumberIsNone()
    {
        for (const QString& text : {QStringLiteral("1,5"), QStringLiteral("1,000"),
                 QStringLiteral("inf"), QStringLiteral("nan"), QStringLiteral("four"), QString()})
            QVERIFY2(!foreignNumber(text), qPrintable(text));
    }

    void aCommaStandsBeforeDecimalsOnlyWhereItIsSaid()
    {
        QCOMPARE(foreignNumber(QStringLiteral("1,5"), DecimalSign::Comma), std::optional(1.5));
        QCOMPARE(foreignNumber(QStringLiteral("2"), DecimalSign::Comma), std::optional(2.0));
        for (const QString& text :
            {QStringLiteral("1.234,5"), QStringLiteral("1.5"), QStringLiteral("1,234,567")})
            QVERIFY2(!foreignNumber(text, DecimalSign::Comma), qPrintable(text));
    }

    void wordsForAMissingValueAreKnown()
    {
        for (const char* word : {"", " ", "NA", "na", "N/A", "n/a", "#N/A", "NaN", "nan", "null",
                 "NULL", "None", "-", ".", "?", " None "})
            QVERIFY2(meansMissing(QLatin1String(word)), word);
        for (const char* word : {"none", "no", "0", "naan", "--", "not given"})
            QVERIFY2(!meansMissing(QLatin1String(word)), word);
        QVERIFY(meansNoNumber(QStringLiteral("none")));
        QVERIFY(meansNoNumber(QStringLiteral("–")));
    }

    void marksThatShowNothingAreNoPartOfWhatACellSays()
    {
        for (const char16_t mark : {u'\u200B', u'\uFEFF', u'\u2060', u'\u200E', u'\u00A0'}) {
            const QString around = QChar(mark) + QStringLiteral(" no ") + QChar(mark);
            QCOMPARE(withoutOuterBlanks(around), QStringLiteral("no"));
            QCOMPARE(comparedId(around), QStringLiteral("no"));
            QCOMPARE(comparedName(around), QStringLiteral("no"));
            QVERIFY(meansMissing(QChar(mark) + QStringLiteral("NA")));
            QVERIFY(meansMissing(QString(QChar(mark))));
            QCOMPARE(foreignNumber(QStringLiteral("3") + QChar(mark)), std::optional(3.0));
        }
        const QString within = QStringLiteral("می\u200Cرود");
        QCOMPARE(withoutOuterBlanks(within), within);
    }

    void namesAndIdsCompareWithoutWhatOneDoesNotSee()
    {
        QCOMPARE(comparedName(QStringLiteral(" ADA  Lovelace ")),
            comparedName(QStringLiteral("Ada Lovelace")));
        const QString composed = QStringLiteral("Zo\u00eb");
        const QString decomposed = QStringLiteral("Zoe\u0308");
        QCOMPARE(comparedName(composed), comparedName(decomposed));
        QCOMPARE(comparedId(composed), comparedId(decomposed + u' '));
        QCOMPARE(comparedId(QStringLiteral("۱۷")), comparedId(QStringLiteral("17")));
        QVERIFY(comparedId(QStringLiteral("a1")) != comparedId(QStringLiteral("A1")));
        QCOMPARE(comparedRater(QStringLiteral(" Ada  L")), comparedRater(QStringLiteral("Ada L")));
        QVERIFY(comparedRater(QStringLiteral("ada")) != comparedRater(QStringLiteral("Ada")));
        QVERIFY(comparedId(QStringLiteral("007")) != comparedId(QStringLiteral("7")));
    }
};

TANDEM_TEST(TestForeignCell, QCoreApplication)
#include "tst_foreigncell.moc"
