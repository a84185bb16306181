#include "models/expert/casefilter.h"

#include "testmain.h"

#include <QTest>

using namespace tandem::expert;

using V = LinkVerdict;

/// What people type into the filter of the inspector, and what is made of it.
class TestCaseFilter final : public QObject
{
    Q_OBJECT

private slots:
    void freeWordsAreKept();
    void numbersAreCompared_data();
    void numbersAreCompared();
    void conditionsStandBesideWords();
    void patternsAreOfOneAspect_data();
    void patternsAreOfOneAspect();
    void keysAndFlagsAreRead();
    void theDifferenceOfTwoSystemsIsRead();
    void formerWordsAreStillRead();
    void quotedKeywordsAreWords();
    void whatMakesNoSenseIsSaid_data();
    void whatMakesNoSenseIsSaid();
    void digitsOfOtherScriptsCount();
    void conditionsCanBeTakenApart();
};

void TestCaseFilter::freeWordsAreKept()
{
    const TypedFilter typed = caseFilterFrom(QStringLiteral(" border  control,GUI "));
    QCOMPARE(typed.filter.words, QStringLiteral("border control GUI"));
    QVERIFY(typed.problems.isEmpty());
    QVERIFY(!typed.filter.isEmpty());
    QVERIFY(caseFilterFrom(QStringLiteral("  , ")).filter.isEmpty());
    // "score" without a sign is a word like any other.
    QCOMPARE(caseFilterFrom(QStringLiteral("score")).filter.words, QStringLiteral("score"));
}

void TestCaseFilter::numbersAreCompared_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("inside");
    QTest::addColumn<double>("outside");
    QTest::newRow("less") << QStringLiteral("score < 0.3") << 0.29 << 0.3;
    QTest::newRow("no blanks") << QStringLiteral("score<0.3") << 0.29 << 0.3;
    QTest::newRow("at most") << QStringLiteral("Recall <= .5") << 0.5 << 0.51;
    QTest::newRow("typographic") << QStringLiteral("precision ≥ 0.5") << 0.5 << 0.49;
    QTest::newRow("more") << QStringLiteral("unparsable > 0") << 1.0 << 0.0;
    QTest::newRow("former word") << QStringLiteral("faults > 0") << 1.0 << 0.0;
    QTest::newRow("as shown") << QStringLiteral("score = 0.33") << 1.0 / 3.0 << 0.32;
}

void TestCaseFilter::numbersAreCompared()
{
    QFETCH(QString, text);
    QFETCH(double, inside);
    QFETCH(double, outside);
    const TypedFilter typed = caseFilterFrom(text);
    QCOMPARE(typed.problems, QStringList());
    QCOMPARE(typed.filter.figures.size(), 1);
    QVERIFY(typed.filter.figures.first().holdsFor(inside));
    QVERIFY(!typed.filter.figures.first().holdsFor(outside));
}

void TestCaseFilter::conditionsStandBesideWords()
{
    const TypedFilter typed =
        caseFilterFrom(QStringLiteral("border score < 0.3 mode:style, system:B wall"));
    QCOMPARE(typed.filter.words, QStringLiteral("border wall"));
    QCOMPARE(typed.filter.mode, std::optional(Mode::StyleOnly));
    QCOMPARE(typed.filter.systems, QStringList{QStringLiteral("B")});
    QCOMPARE(typed.filter.figures.size(), 1);
}

void TestCaseFilter::patternsAreOfOneAspect_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QSet<LinkVerdict>>("verdicts");
    QTest::newRow("matched, style no")
        << QStringLiteral("matched, style no") << QSet<V>{V::ContentOnly, V::Neither};
    QTest::newRow("all said") << QStringLiteral("matched, content yes, style no")
                              << QSet<V>{V::ContentOnly};
    QTest::newRow("both") << QStringLiteral("content and style") << QSet<V>{V::Both};
    QTest::newRow("only") << QStringLiteral("Style only") << QSet<V>{V::StyleOnly};
    QTest::newRow("neither") << QStringLiteral("neither") << QSet<V>{V::Neither};
    QTest::newRow("unmatched") << QStringLiteral("unmatched") << QSet<V>{V::Unmatched};
}

void TestCaseFilter::patternsAreOfOneAspect()
{
    QFETCH(QString, text);
    QFETCH(QSet<LinkVerdict>, verdicts);
    const TypedFilter typed = caseFilterFrom(text);
    QVERIFY(typed.filter.verdicts.has_value());
    QCOMPARE(*typed.filter.verdicts, verdicts);
    QVERIFY(typed.filter.words.isEmpty());
    QVERIFY(typed.problems.isEmpty());
}

void TestCaseFilter::keysAndFlagsAreRead()
{
    const TypedFilter typed =
        caseFilterFrom(QStringLiteral("unparsable, repaired, absent, disputed, undecided, "
                                      "disagreed, side:precision, in:rationales x, "
                                      "system:\"gemma 2b\" system:A"));
    const CaseFilter& filter = typed.filter;
    QVERIFY(filter.faulty && filter.remarked && filter.absent && filter.disputed &&
            filter.undecided && filter.disagreed);
    QCOMPARE(filter.side, std::optional(Side::Generated));
    QVERIFY(filter.where == CaseWords::Rationales);
    QCOMPARE(filter.systems, (QStringList{QStringLiteral("gemma 2b"), QStringLiteral("A")}));
    QCOMPARE(filter.words, QStringLiteral("x"));
    QVERIFY(typed.problems.isEmpty());
}

void TestCaseFilter::formerWordsAreStillRead()
{
    const TypedFilter typed = caseFilterFrom(QStringLiteral("faults, remarks, remarks >= 2"));
    QVERIFY(typed.filter.faulty && typed.filter.remarked);
    QCOMPARE(typed.filter.figures.size(), 1);
    QVERIFY(typed.filter.figures.first().figure == CaseFigure::Remarks);
    QVERIFY(typed.filter.words.isEmpty() && typed.problems.isEmpty());
}

void TestCaseFilter::theDifferenceOfTwoSystemsIsRead()
{
    const TypedFilter typed = caseFilterFrom(QStringLiteral("diff(A, \"gemma 2b\") > 0.2"));
    QCOMPARE(typed.problems, QStringList());
    QCOMPARE(typed.filter.figures.size(), 1);
    const FigureCondition& condition = typed.filter.figures.first();
    QVERIFY(condition.figure == CaseFigure::Difference);
    QCOMPARE(condition.first, QStringLiteral("A"));
    QCOMPARE(condition.second, QStringLiteral("gemma 2b"));
    QVERIFY(condition.holdsFor(0.3) && !condition.holdsFor(0.2));
}

void TestCaseFilter::quotedKeywordsAreWords()
{
    const TypedFilter typed = caseFilterFrom(QStringLiteral("\"unparsable\" \"score < 0.3\""));
    QCOMPARE(typed.filter.words, QStringLiteral("unparsable score < 0.3"));
    QVERIFY(!typed.filter.faulty && typed.filter.figures.isEmpty());
    QVERIFY(typed.problems.isEmpty());
}

void TestCaseFilter::whatMakesNoSenseIsSaid_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("no number") << QStringLiteral("score <");
    QTest::newRow("not a number") << QStringLiteral("score < many");
    QTest::newRow("unknown figure") << QStringLiteral("length > 3");
    QTest::newRow("unknown mode") << QStringLiteral("mode:gloss");
    QTest::newRow("unknown key") << QStringLiteral("colour:red");
    QTest::newRow("sign alone") << QStringLiteral("< 3");
    QTest::newRow("one system") << QStringLiteral("diff(A) > 0.1");
    QTest::newRow("impossible") << QStringLiteral("unmatched, style yes");
}

void TestCaseFilter::whatMakesNoSenseIsSaid()
{
    QFETCH(QString, text);
    const TypedFilter typed = caseFilterFrom(text + QStringLiteral(", border"));
    QCOMPARE(typed.problems.size(), 1);
    QCOMPARE(typed.filter.words, QStringLiteral("border"));
    QVERIFY(typed.filter.figures.isEmpty());
    // What is open at the end takes the rest with it.
    QCOMPARE(caseFilterFrom(QStringLiteral("diff(A,B")).problems.size(), 1);
}

void TestCaseFilter::digitsOfOtherScriptsCount()
{
    const TypedFilter typed = caseFilterFrom(QStringLiteral("score < ۰٫۳"));
    QCOMPARE(typed.filter.figures.size(), 1);
    QCOMPARE(typed.filter.figures.first().value, 0.3);
}

void TestCaseFilter::conditionsCanBeTakenApart()
{
    QCOMPARE(conditionsOf(QStringLiteral(" score < 0.3, diff(A,B) > 0.1 ,, \"a, b\" ")),
        (QStringList{QStringLiteral("score < 0.3"), QStringLiteral("diff(A,B) > 0.1"),
            QStringLiteral("\"a, b\"")}));
    QCOMPARE(quotedName(QStringLiteral("B")), QStringLiteral("B"));
    QCOMPARE(quotedName(QStringLiteral("gemma 2b")), QStringLiteral("\"gemma 2b\""));
}

TANDEM_TEST(TestCaseFilter, QCoreApplication)
#include "tst_casefilter.moc"
