#include "models/text/worddifference.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

/// In which words two versions of a text differ.
class TestWordDifference : public QObject
{
    Q_OBJECT

private slots:
    void differencesAreFound_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QStringList>("removed");
        QTest::addColumn<QStringList>("added");
        const auto row = [](const char* name, const char* before, const char* after,
                             const QStringList& removed, const QStringList& added) {
            QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(after) << removed
                                << added;
        };
        row("equal", "reads crime", "reads crime", {}, {});
        row("other blanks", "reads  crime", "reads\ncrime ", {}, {});
        row("nothing before", "", "reads crime", {}, {QStringLiteral("reads crime")});
        row("nothing after", "reads crime", "", {QStringLiteral("reads crime")}, {});
        row("one word", "reads crime often", "reads poetry often", {QStringLiteral("crime")},
            {QStringLiteral("poetry")});
        row("two places", "a b c d e", "a x c d y e", {QStringLiteral("b")},
            {QStringLiteral("x"), QStringLiteral("y")});
        row("moved", "a b c", "c a b", {QStringLiteral("c")}, {QStringLiteral("c")});
        row("neighbours are one", "a b c d", "a d", {QStringLiteral("b c")}, {});
        row("letters count", "The end.", "the end.", {QStringLiteral("The")},
            {QStringLiteral("the")});
    }
    void differencesAreFound()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        const WordDifference difference = wordDifference(before, after);
        QTEST(wordsIn(before, difference.removed), "removed");
        QTEST(wordsIn(after, difference.added), "added");
    }

    void longTextsDifferFromTheFirstDifferenceToTheLast()
    {
        QStringList before{QStringLiteral("first")};
        QStringList after = before;
        for (int i = 0; i < 3000; ++i) {
            before.append(QStringLiteral("a%1").arg(i));
            after.append(QStringLiteral("b%1").arg(i));
        }
        before.append(QStringLiteral("last"));
        after.append(QStringLiteral("last"));
        const QString one = before.join(QLatin1Char(' '));
        const WordDifference difference = wordDifference(one, after.join(QLatin1Char(' ')));
        QCOMPARE(difference.removed.size(), 1);
        QCOMPARE(difference.added.size(), 1);
        QCOMPARE(difference.removed.first().start, 6);
        QCOMPARE(difference.removed.first().end(), one.size() - 5);
    }

private:
    static QStringList wordsIn(const QString& text, const QList<Utf16Span>& spans)
    {
        QStringList words;
        for (const Utf16Span& span : spans)
            words.append(text.mid(span.start, span.length));
        return words;
    }
};

TANDEM_TEST(TestWordDifference, QCoreApplication)
#include "tst_worddifference.moc"
