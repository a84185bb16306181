#include "models/text/plainmarkdown.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestPlainMarkdown final : public QObject
{
    Q_OBJECT

private slots:
    void marksOfEmphasisLinksAndCodeAreGone();
    void linesOfAParagraphAreOne();
    void itemsOfAListStandByThemselves();
    void whatOnlyLooksLikeAMarkStays();
};

void TestPlainMarkdown::marksOfEmphasisLinksAndCodeAreGone()
{
    QCOMPARE(plainParagraphs(QStringLiteral("Choose **Both alike** or *neither*, _never_ `1`.")),
        QStringList{QStringLiteral("Choose Both alike or neither, never 1.")});
    QCOMPARE(plainParagraphs(QStringLiteral("# Task #\n> See [here](https://a.org/b).")),
        QStringList({QStringLiteral("Task"), QStringLiteral("See here (https://a.org/b).")}));
}

void TestPlainMarkdown::linesOfAParagraphAreOne()
{
    QCOMPARE(plainParagraphs(QStringLiteral("Read\nboth.\n\nThen choose.\n")),
        QStringList({QStringLiteral("Read both."), QStringLiteral("Then choose.")}));
    QVERIFY(plainParagraphs(QStringLiteral(" \n\n")).isEmpty());
}

void TestPlainMarkdown::itemsOfAListStandByThemselves()
{
    QCOMPARE(plainParagraphs(QStringLiteral("Look at:\n- what it says\n- how\n1. Read.\n2. Say.")),
        QStringList({QStringLiteral("Look at:"), QStringLiteral("• what it says"),
            QStringLiteral("• how"), QStringLiteral("1. Read."), QStringLiteral("2. Say.")}));
}

void TestPlainMarkdown::whatOnlyLooksLikeAMarkStays()
{
    QCOMPARE(plainParagraphs(QStringLiteral("2 * 3 * 4, items_per_rater and 1\\*")),
        QStringList{QStringLiteral("2 * 3 * 4, items_per_rater and 1*")});
}

TANDEM_TEST(TestPlainMarkdown, QCoreApplication)
#include "tst_plainmarkdown.moc"
