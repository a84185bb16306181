#include "models/text/occurrences.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

QStringList found(const QString& text, const QString& words)
{
    QStringList parts;
    for (const Utf16Span& span : occurrences(text, words))
        parts += text.mid(span.start, span.length);
    return parts;
}

QString wordIn(const QString& text, qsizetype at)
{
    const Utf16Span span = wordAt(text, at);
    return text.mid(span.start, span.length);
}

} // namespace

class OccurrencesTest final : public QObject
{
    Q_OBJECT

private slots:
    void findsWhereAWordBeginsWhateverTheCase_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const char* text, const char* words,
                             const QStringList& expected) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(words) << expected;
        };
        row("plural", "his free throws, Free Throw", "free throw",
            {QStringLiteral("free throw"), QStringLiteral("Free Throw")});
        row("not inside a word", "throw the row", "row", {QStringLiteral("row")});
        row("any white space", "free\n  throw", " free throw ", {QStringLiteral("free\n  throw")});
        row("no overlap", "aa aa aa aa", "aa aa",
            {QStringLiteral("aa aa"), QStringLiteral("aa aa")});
        row("blank", "anything", "  ", {});
        row("empty text", "", "a", {});
        row("after a hyphen", "three-pointer", "point", {QStringLiteral("point")});
        row("not after an apostrophe", "Lowry's s", "s", {QStringLiteral("s")});
        row("in quotes", "'free' throw", "free", {QStringLiteral("free")});
        row("punctuation", "101-96 (101-96)", "101-96",
            {QStringLiteral("101-96"), QStringLiteral("101-96")});
        row("Persian", "باران و باران‌ها", "باران",
            {QStringLiteral("باران"), QStringLiteral("باران")});
        row("Han anywhere", "码头工人在码头", "码头",
            {QStringLiteral("码头"), QStringLiteral("码头")});
        row("combining mark goes along", "cafe\u0301 cafe", "cafe",
            {QString::fromUtf8("cafe\u0301"), QStringLiteral("cafe")});
        row("emoji", "a 😀 b😀", "😀", {QString::fromUtf8("😀"), QString::fromUtf8("😀")});
        row("Cyrillic case", "Порт и порты", "порт",
            {QString::fromUtf8("Порт"), QString::fromUtf8("порт")});
    }

    void findsWhereAWordBeginsWhateverTheCase()
    {
        QFETCH(QString, text);
        QFETCH(QString, words);
        QFETCH(QStringList, expected);
        QCOMPARE(found(text, words), expected);
    }

    void neverSplitsASurrogatePair()
    {
        const QString smile = QString::fromUtf8("😀");
        const QString text = QStringLiteral("x ") + smile + QStringLiteral(" y");
        QVERIFY(occurrences(text, QString(smile[0])).isEmpty());
        QVERIFY(occurrences(text, QString(smile[1])).isEmpty());
    }

    void aLongTextIsSearchedToItsEnd()
    {
        const QString text = QStringLiteral("word ").repeated(200'000) + QStringLiteral("needle");
        const QList<Utf16Span> spans = occurrences(text, QStringLiteral("needle"));
        QCOMPARE(spans.size(), 1);
        QCOMPARE(spans.first().start, 1'000'000);
    }

    void theWordUnderAPositionIsFound()
    {
        const QString text = QStringLiteral("The harbour's gate, closed.");
        QCOMPARE(wordIn(text, 0), QStringLiteral("The"));
        QCOMPARE(wordIn(text, 2), QStringLiteral("The"));
        QCOMPARE(wordIn(text, 3), QStringLiteral("The"));
        QCOMPARE(wordIn(text, 6), QStringLiteral("harbour's"));
        QCOMPARE(wordIn(text, text.size()), QString());
        QCOMPARE(wordIn(text, text.size() - 1), QStringLiteral("closed"));
        QCOMPARE(wordIn(text, -1), QString());
        QCOMPARE(wordIn(text, 99), QString());
        QCOMPARE(wordIn(QStringLiteral("  "), 1), QString());
        QCOMPARE(wordIn(QString(), 0), QString());
    }

    void halfAWordIsTakenWhole_data()
    {
        QTest::addColumn<QString>("selected"); ///< between [ and ]
        QTest::addColumn<QString>("whole");
        QTest::newRow("inside") << "a qu[ie]t b"
                                << "a [quiet] b";
        QTest::newRow("two halves") << "qui[et harb]our"
                                    << "[quiet harbour]";
        QTest::newRow("whole already") << "a [quiet] b"
                                       << "a [quiet] b";
        QTest::newRow("nothing selected") << "qu[]iet"
                                          << "qu[]iet";
        QTest::newRow("an apostrophe is a bound") << "[he]'s late"
                                                  << "[he]'s late";
        QTest::newRow("a sign") << "it[,] no"
                                << "it[,] no";
        QTest::newRow("Chinese") << QString::fromUtf8("他[赢]了") << QString::fromUtf8("他[赢]了");
        QTest::newRow("Persian") << QString::fromUtf8("او می\u200cآ[ید]")
                                 << QString::fromUtf8("او [می\u200cآید]");
    }
    void halfAWordIsTakenWhole()
    {
        QFETCH(QString, selected);
        QFETCH(QString, whole);
        QString text = selected;
        text.remove(QLatin1Char('[')).remove(QLatin1Char(']'));
        const qsizetype start = selected.indexOf(QLatin1Char('['));
        const qsizetype end = selected.indexOf(QLatin1Char(']')) - 1;
        const Utf16Span grown = wholeWords(text, {start, end - start});
        text.insert(grown.end(), QLatin1Char(']'));
        text.insert(grown.start, QLatin1Char('['));
        QCOMPARE(text, whole);
    }

    void theWordIsFoundFarInsideALongText()
    {
        const QString text = QStringLiteral("quiet harbour ").repeated(50'000);
        QCOMPARE(wordIn(text, 350'008), QStringLiteral("harbour"));
        const QString smiles = QString::fromUtf8("😀").repeated(1'000);
        for (const qsizetype at : {255, 256, 257, 1001}) {
            const Utf16Span span = wordAt(smiles, at);
            QVERIFY(span.start % 2 == 0 && span.length % 2 == 0);
        }
    }
};

TANDEM_TEST(OccurrencesTest, QCoreApplication)
#include "tst_occurrences.moc"
