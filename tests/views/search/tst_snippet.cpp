#include "views/search/searchresults.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

QStringList marked(const Snippet& snippet)
{
    QStringList words;
    for (const Utf16Span& span : snippet.found)
        words.append(snippet.text.mid(span.start, span.length));
    return words;
}

} // namespace

class TestSnippet : public QObject
{
    Q_OBJECT

private slots:
    void everyWordIsMarkedInOrder();
    void overlappingWordsAreMarkedOnce();
    void aLongTextIsCutAroundTheFirstWord();
    void linesAndControlsBecomeBlanks();
    void whatIsNotFoundShowsTheBeginning();
    void pairsAreNeverCut();
    void aHugeTextIsBounded();
};

void TestSnippet::everyWordIsMarkedInOrder()
{
    const Snippet snippet = snippetOf(
        QStringLiteral("The free throw missed; two Free throws."), QStringLiteral("throw free"));
    QCOMPARE(marked(snippet), (QStringList{QStringLiteral("free"), QStringLiteral("throw"),
                                  QStringLiteral("Free"), QStringLiteral("throw")}));
    QCOMPARE(snippet.text, QStringLiteral("The free throw missed; two Free throws."));
}

void TestSnippet::overlappingWordsAreMarkedOnce()
{
    const Snippet snippet =
        snippetOf(QStringLiteral("ferries"), QStringLiteral("fer ferri ferries"));
    QCOMPARE(marked(snippet), QStringList{QStringLiteral("ferries")});
}

void TestSnippet::aLongTextIsCutAroundTheFirstWord()
{
    const QString text = QStringLiteral("blah ").repeated(200) + QStringLiteral("needle in it ") +
                         QStringLiteral("blah ").repeated(200);
    const Snippet snippet = snippetOf(text, QStringLiteral("needle"));
    QCOMPARE(marked(snippet), QStringList{QStringLiteral("needle")});
    QVERIFY(snippet.text.size() < 260);
    QVERIFY(snippet.found.first().start < 60);
    QVERIFY(snippet.text.startsWith(QStringLiteral("… blah")));
    QVERIFY(snippet.text.endsWith(QStringLiteral("…")));
}

void TestSnippet::linesAndControlsBecomeBlanks()
{
    const Snippet snippet = snippetOf(QStringLiteral("one\ntwo\x1b three"), QStringLiteral("two"));
    QCOMPARE(snippet.text, QStringLiteral("one two  three"));
    QCOMPARE(marked(snippet), QStringList{QStringLiteral("two")});
}

void TestSnippet::whatIsNotFoundShowsTheBeginning()
{
    const Snippet snippet = snippetOf(QStringLiteral("Zoë left."), QStringLiteral("xyz"));
    QCOMPARE(snippet.text, QStringLiteral("Zoë left."));
    QVERIFY(snippet.found.isEmpty());
    QCOMPARE(snippetOf({}, QStringLiteral("a")).text, QString());
}

void TestSnippet::pairsAreNeverCut()
{
    const QString text = QStringLiteral("\U0001F937").repeated(300) + QStringLiteral(" end");
    for (qsizetype units = 1; units < 20; ++units) {
        for (const QString& words : {QStringLiteral("end"), QStringLiteral("none")}) {
            const QString cut = snippetOf(text, words, units).text;
            for (qsizetype i = 0; i < cut.size(); ++i) {
                if (cut.at(i).isHighSurrogate())
                    QVERIFY(i + 1 < cut.size() && cut.at(++i).isLowSurrogate());
                else
                    QVERIFY(!cut.at(i).isLowSurrogate());
            }
        }
    }
}

void TestSnippet::aHugeTextIsBounded()
{
    const Snippet snippet = snippetOf(QString(1 << 20, u'x'), QStringLiteral("x"));
    QVERIFY(snippet.text.size() < 260);
    QCOMPARE(snippet.found.size(), 1);
}

TANDEM_TEST(TestSnippet, QCoreApplication)
#include "tst_snippet.moc"
