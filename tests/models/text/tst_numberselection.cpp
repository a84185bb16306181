#include "models/text/numberselection.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestNumberSelection final : public QObject
{
    Q_OBJECT

private slots:
    void numbersAndRangesAreRead()
    {
        QCOMPARE(numbersIn(QStringLiteral("3")), std::optional(std::set<int>{3}));
        QCOMPARE(numbersIn(QStringLiteral(" 1-3, 7 ,2")), std::optional(std::set<int>{1, 2, 3, 7}));
    }

    void whatIsNoSelectionIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "a", "0", "4-2", "1,,2", "1-", "-3", "1-99999999999"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void whatIsNoSelectionIsRefused()
    {
        QFETCH(QString, text);
        QVERIFY(!numbersIn(text));
    }

    void numbersBeyondTheLastAreRefused()
    {
        QVERIFY(numbersIn(QStringLiteral("1-9"), 9));
        QVERIFY(!numbersIn(QStringLiteral("1-10"), 9));
    }

    void aSelectionIsWrittenShortly()
    {
        QCOMPARE(selectionOf({}), QString());
        QCOMPARE(selectionOf({7, 1, 2, 3}), QStringLiteral("1-3, 7"));
        QCOMPARE(numbersIn(selectionOf({5, 6, 9})), std::optional(std::set<int>{5, 6, 9}));
    }
};

TANDEM_TEST(TestNumberSelection, QCoreApplication)
#include "tst_numberselection.moc"
