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
    void tablesRulesAndTagsAreGone();
    void addressesOfLinksAreLeftOutWhereTheyTell();
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

void TestPlainMarkdown::tablesRulesAndTagsAreGone()
{
    QCOMPARE(plainParagraphs(QStringLiteral("Taste\n=====\n| What | How |\n|:---|---:|\n"
                                            "| **Crime** | much |\n\n---\nNot ~~war~~.\n* * *\n"
                                            "```text\nNoir\n```")),
        QStringList({QStringLiteral("Taste"), QStringLiteral("What, How"),
            QStringLiteral("Crime, much"), QStringLiteral("Not war."), QStringLiteral("Noir")}));
    QCOMPARE(plainParagraphs(QStringLiteral("<p class=\"a\">Likes <b>crime</b>.<br/>And"
                                            "<!-- by gpt\n4 --> noir.</p>")),
        QStringList{QStringLiteral("Likes crime. And noir.")});
    const QString title = QStringLiteral("Likes <Alien> and <Heat>, a < b.");
    QCOMPARE(plainParagraphs(title), QStringList{title}); // titles are no elements of HTML
}

void TestPlainMarkdown::addressesOfLinksAreLeftOutWhereTheyTell()
{
    const QString linked = QStringLiteral(
        "See [Heat](https://a.org/b), [Alien][1] <https://a.org>.\n\n[1]: https://a.org");
    QCOMPARE(plainParagraphs(linked, LinkAddresses::LeftOut),
        QStringList{QStringLiteral("See Heat, Alien .")});
    QCOMPARE(plainParagraphs(linked),
        QStringList{QStringLiteral("See Heat (https://a.org/b), Alien https://a.org.")});
}

void TestPlainMarkdown::whatOnlyLooksLikeAMarkStays()
{
    QCOMPARE(plainParagraphs(QStringLiteral("a < b and c > d | e, I <3 it - so -- a~b [x]")),
        QStringList{QStringLiteral("a < b and c > d | e, I <3 it - so -- a~b [x]")});
    QCOMPARE(plainParagraphs(QStringLiteral("2 * 3 * 4, items_per_rater and 1\\*")),
        QStringList{QStringLiteral("2 * 3 * 4, items_per_rater and 1*")});
}

TANDEM_TEST(TestPlainMarkdown, QCoreApplication)
#include "tst_plainmarkdown.moc"
