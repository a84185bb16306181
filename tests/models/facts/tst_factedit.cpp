#include "models/facts/factedit.h"
#include "models/facts/factintent.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestFactEdit final : public QObject
{
    Q_OBJECT

private slots:
    void textsAreChecked_data();
    void textsAreChecked();
    void factsAreSplitWhereTheyAreCut_data();
    void factsAreSplitWhereTheyAreCut();
    void aCutThatLeavesNothingIsRefused_data();
    void aCutThatLeavesNothingIsRefused();
    void theLikeliestCutIsSuggested_data();
    void theLikeliestCutIsSuggested();
    void neighboursAreMerged_data();
    void neighboursAreMerged();
    void whatIsMeantIsDoneToTheFactsAsTheyStand();
    void whatCannotBeMeantIsRefused();
};

void TestFactEdit::textsAreChecked_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text"); ///< null: refused
    QTest::newRow("blanks around") << QStringLiteral("  A rose.  ") << QStringLiteral("A rose.");
    QTest::newRow("empty") << QStringLiteral(" \t ") << QString();
    QTest::newRow("line break") << QStringLiteral("A\nB") << QString();
    QTest::newRow("line separator") << QStringLiteral("A\u2028B") << QString();
    QTest::newRow("NUL") << QStringLiteral("A%1B").arg(QChar(0)) << QString();
    QTest::newRow("half a character") << QString(QChar(0xd800)) << QString();
    QTest::newRow("longest") << QString(kMaxFactUnits, QLatin1Char('x'))
                             << QString(kMaxFactUnits, QLatin1Char('x'));
    QTest::newRow("too long") << QString(kMaxFactUnits + 1, QLatin1Char('x')) << QString();
    const QString persian = QStringLiteral("آن\u200cها رفتند.");
    QTest::newRow("Persian with a joiner") << persian << persian;
}

void TestFactEdit::textsAreChecked()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    const Expected<QString> checked = checkedFactText(typed);
    QCOMPARE(checked.has_value(), !text.isNull());
    if (checked)
        QCOMPARE(*checked, text);
    else
        QVERIFY(!checked.error().what.isEmpty() && !checked.error().remedy.isEmpty());
}

void TestFactEdit::factsAreSplitWhereTheyAreCut_data()
{
    QTest::addColumn<QString>("fact"); ///< cut at the |
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    const auto row = [](const char* name, const char16_t* fact, const char16_t* first,
                         const char16_t* second) {
        QTest::newRow(name) << QString::fromUtf16(fact) << QString::fromUtf16(first)
                            << QString::fromUtf16(second);
    };
    row("two sentences", u"Ann won. |Ben lost.", u"Ann won.", u"Ben lost.");
    row("semicolon", u"Ann won the race;| Ben lost it.", u"Ann won the race.", u"Ben lost it.");
    row("before the joining word", u"Ann won the race, |and Ben was second.", u"Ann won the race.",
        u"Ben was second.");
    row("after the joining word", u"Ann won the race, and |the prize was small.",
        u"Ann won the race.", u"The prize was small.");
    row("the subject is shared", u"Ann Lee won the race |and was cheered by the crowd.",
        u"Ann Lee won the race.", u"Ann Lee was cheered by the crowd.");
    row("no stop, no capital", u"ann won| ben lost", u"ann won", u"ben lost");
    row("inside a word's blank", u"The game ended | at noon.", u"The game ended.", u"At noon.");
    row("Chinese", u"张三赢了，|但是李四输了。", u"张三赢了。", u"李四输了。");
    row("Persian", u"حسن برنده شد، |اما علی باخت.", u"حسن برنده شد.", u"علی باخت.");
}

void TestFactEdit::factsAreSplitWhereTheyAreCut()
{
    QFETCH(QString, fact);
    QFETCH(QString, first);
    QFETCH(QString, second);
    const qsizetype at = fact.indexOf(QLatin1Char('|'));
    const Expected<FactHalves> halves = splitFact(fact.remove(at, 1), at);
    QVERIFY(halves.has_value());
    QCOMPARE(halves->first, first);
    QCOMPARE(halves->second, second);
}

void TestFactEdit::aCutThatLeavesNothingIsRefused_data()
{
    QTest::addColumn<QString>("fact");
    QTest::addColumn<qsizetype>("at");
    const QString fact = QStringLiteral("Ann won.");
    QTest::newRow("begin") << fact << qsizetype(0);
    QTest::newRow("end") << fact << fact.size();
    QTest::newRow("before the stop") << fact << fact.size() - 1;
    QTest::newRow("before it") << fact << qsizetype(-1);
    QTest::newRow("behind it") << fact << fact.size() + 1;
    QTest::newRow("inside a surrogate pair") << QStringLiteral("a \U0001F600 b") << qsizetype(3);
}

void TestFactEdit::aCutThatLeavesNothingIsRefused()
{
    QFETCH(QString, fact);
    QFETCH(qsizetype, at);
    const Expected<FactHalves> halves = splitFact(fact, at);
    QVERIFY(!halves.has_value());
    QCOMPARE(halves.error().code, ErrorCode::InvalidInput);
}

void TestFactEdit::theLikeliestCutIsSuggested_data()
{
    QTest::addColumn<QString>("fact"); ///< the cut at the |, if there is one
    const auto row = [](const char* name, const char16_t* fact) {
        QTest::newRow(name) << QString::fromUtf16(fact);
    };
    row("a sentence before a clause",
        u"Ann won the race and was cheered by all. |Ben Carter lost the race.");
    row("semicolon", u"Ann won the race; |Ben lost.");
    row("clause", u"Ann won the race and |was cheered by all.");
    row("one claim", u"Ann and Ben won the race.");
    row("abbreviations", u"Sgt. Ann Lee met Mr. Ben Carter Jr. in the U.S. Senate.");
}

void TestFactEdit::theLikeliestCutIsSuggested()
{
    QFETCH(QString, fact);
    const qsizetype at = fact.indexOf(QLatin1Char('|'));
    fact.remove(QLatin1Char('|'));
    QCOMPARE(suggestedSplit(fact).value_or(-1), at);
}

void TestFactEdit::neighboursAreMerged_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("merged");
    QTest::newRow("both with stops") << QStringLiteral("Ann won.") << QStringLiteral("Ben lost.")
                                     << QStringLiteral("Ann won. Ben lost.");
    QTest::newRow("without stops") << QStringLiteral("Ann won") << QStringLiteral("Ben lost")
                                   << QStringLiteral("Ann won. Ben lost.");
    QTest::newRow("equal") << QStringLiteral("Ann won.") << QStringLiteral("ann won")
                           << QStringLiteral("Ann won.");
    QTest::newRow("Chinese") << QStringLiteral("张三赢了") << QStringLiteral("李四输了。")
                             << QStringLiteral("张三赢了。李四输了。");
}

void TestFactEdit::neighboursAreMerged()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(QString, merged);
    const Expected<QString> result = mergedFact(first, second);
    QVERIFY(result.has_value());
    QCOMPARE(*result, merged);
}

namespace {

/// What becomes of the facts "0", "1" ... with these texts; the error's code where it is refused.
Expected<QStringList> after(const QStringList& texts, qsizetype place, const FactIntent& intent)
{
    QList<FactText> facts;
    for (const QString& text : texts)
        facts.append({QString::number(facts.size()), text});
    return intent.change(facts, place).map([&] {
        QStringList changed;
        for (const FactText& fact : std::as_const(facts))
            changed.append(fact.text);
        return changed;
    });
}

} // namespace

void TestFactEdit::whatIsMeantIsDoneToTheFactsAsTheyStand()
{
    const QStringList facts{QStringLiteral("A rose."), QStringLiteral("B fell. C stood still."),
        QStringLiteral("D ran.")};
    const QList<FactText> parts{
        {{}, QStringLiteral("B fell.")}, {QStringLiteral("c"), QStringLiteral("C stood still.")}};
    QCOMPARE(*after(facts, 1, splitInto(parts)),
        (QStringList{facts[0], parts[0].text, parts[1].text, facts[2]}));
    QCOMPARE(*after(facts, 0, mergedWithNext()),
        (QStringList{QStringLiteral("A rose. B fell. C stood still."), facts[2]}));
    QCOMPARE(*after(facts, 0, mergedWith(QStringLiteral("2"), QStringLiteral(" E. "))),
        (QStringList{QStringLiteral("E."), facts[1]}));
    QCOMPARE(*after(facts, 0, changedTo(QStringLiteral("Z."))),
        (QStringList{QStringLiteral("Z."), facts[1], facts[2]}));
    QCOMPARE(*after(facts, 1, takenOut()), (QStringList{facts[0], facts[2]}));
    QCOMPARE(*after(facts, 0, movedTo(2)), (QStringList{facts[1], facts[2], facts[0]}));
    QCOMPARE(*after(facts, 2, movedBy(-1)), (QStringList{facts[0], facts[2], facts[1]}));
    QCOMPARE(*after(facts, 2, movedBy(1)), facts);
}

void TestFactEdit::whatCannotBeMeantIsRefused()
{
    const QStringList facts{QStringLiteral("A."), QStringLiteral("B.")};
    QCOMPARE(after(facts, 1, mergedWithNext()).error().code, ErrorCode::Refused);
    QCOMPARE(after(facts, 0, mergedWith(QStringLiteral("9"), facts[0])).error().code,
        ErrorCode::InvalidInput);
    QCOMPARE(after(facts, 0, changedTo(QString())).error().code, ErrorCode::InvalidInput);
    QCOMPARE(after(facts, 0, splitInto({{{}, facts[0]}})).error().code, ErrorCode::InvalidInput);
    QCOMPARE(after(facts, 0, movedTo(2)).error().code, ErrorCode::NotFound);
    const QString half(kMaxFactUnits / 2 + 1, QLatin1Char('x'));
    QCOMPARE(mergedFact(half, half + half.first(2)).error().code, ErrorCode::TooLarge);
}

TANDEM_TEST(TestFactEdit, QCoreApplication)
#include "tst_factedit.moc"
