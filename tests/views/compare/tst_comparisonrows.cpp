#include "views/compare/comparisonrows.h"

#include "ui/rows/rowsof.h"
#include "views/compare/compareparts.h"
#include "views/compare/figuretext.h"

#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

Person person(qint64 id, const QString& name, const QString& colour)
{
    return {PersonId{id}, {}, name, colour, Role::Annotator, true};
}

QList<Person> people()
{
    return {person(1, QStringLiteral("Ada"), QStringLiteral("#0072b2")),
        person(2, QStringLiteral("Ben"), QStringLiteral("#d98a00")),
        person(3, QStringLiteral("Lea"), QStringLiteral("#2f5bd0"))};
}

ComparedItem item(int number, YesNo a, YesNo b)
{
    ComparedItem out;
    out.item = ItemId{100 + number};
    out.number = number;
    out.text = QStringLiteral("Paragraph %1").arg(number);
    out.a.value = a;
    out.b.value = b;
    out.timeAMs = 1000 * number;
    out.timeBMs = 50'000;
    return out;
}

/// 1 no no, 2 yes no, 3 yes yes, 4 no yes, 5 no no.
Comparison comparison(ConsistencyRule rule)
{
    Comparison out;
    out.round.id = RoundId{7};
    out.round.uuid = QStringLiteral("0b7f4a52-6a36-4c5e-9a59-6d4a6f1d2b11");
    out.round.sample = SampleId{12};
    out.round.pair = {PersonId{1}, PersonId{2}};
    out.round.submittedA = QDateTime::currentDateTimeUtc();
    out.round.submittedB = QDateTime::currentDateTimeUtc();
    out.rule = rule;
    out.items = {item(1, YesNo::No, YesNo::No), item(2, YesNo::Yes, YesNo::No),
        item(3, YesNo::Yes, YesNo::Yes), item(4, YesNo::No, YesNo::Yes),
        item(5, YesNo::No, YesNo::No)};
    out.items[1].a.note = QStringLiteral("Ask about the loss");
    out.items[1].b.note = QStringLiteral("Nothing here");
    return out;
}

ShownComparison shown(ConsistencyRule rule, SidesShown sides)
{
    return showComparison(comparison(rule), sides, people());
}

/// The same answers to facts, of which the last two are from paragraph 9.
Comparison factComparison(ConsistencyRule rule)
{
    Comparison out = comparison(rule);
    out.round.step = Step::KeyFacts;
    for (ComparedItem& item : out.items)
        item.paragraph = item.number > 3 ? 9 : 2;
    return out;
}

QList<int> numbers(const ShownComparison& shown, bool disagreementsFirst)
{
    QList<int> out;
    const QList<ShownItem> items = arrangedItems(shown, disagreementsFirst);
    for (const ShownItem& item : items)
        out.append(item.number);
    return out;
}

/// The rows as they are shown, in the article's order.
struct Rows
{
    explicit Rows(const ShownComparison& comparison)
        : shown(comparison)
        , model(comparisonRows(shown))
    {
        model.setRows(arrangedItems(shown, false));
    }
    QString said(int row, int column) const { return model.cellText(row, column); }
    QString accessible(int row) const
    {
        return model.index(row, ItemTextColumn).data(Qt::AccessibleTextRole).toString();
    }
    QString head(int column) const { return model.headerData(column, Qt::Horizontal).toString(); }

    ShownComparison shown;
    RowsOf<ShownItem> model;
};

/// Everything that any role of any cell and header says.
QStringList everythingSaid(const QAbstractItemModel& model)
{
    QList<int> roles{Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::EditRole};
    for (int role = Qt::UserRole; role < Qt::UserRole + 0x600; ++role)
        roles.append(role);
    QStringList said;
    for (const int role : roles) {
        for (int column = 0; column < model.columnCount(); ++column) {
            said.append(model.headerData(column, Qt::Horizontal, role).toString());
            for (int row = 0; row < model.rowCount(); ++row)
                said.append(model.index(row, column).data(role).toString());
        }
    }
    return said;
}

} // namespace

class TestComparisonRows final : public QObject
{
    Q_OBJECT

private slots:
    void rowsSayWhatBothAnswered();
    void disagreementsComeFirstOrInPlace();
    void theStrictRuleMakesBoundaries();
    void adjudicationLeavesThemUndecidedUntilDecided();
    void aDecisionChangesItsRowAndMovesNothing();
    void unnamedSidesSayNoNameColourOrTime();
    void unnamedSidesStandShuffledTheSameWayEveryTime();
    void aDecisionByOneOfThePairStaysNameless();
    void figuresComeFromTheBlindAnswers();
    void timesThatWereNotMeasuredAreLeftOutOfMedians();
    void anUndefinedKappaSaysWhy();
    void factsAreKeyOnlyWhereBothSaySo();
    void factsSayWhichParagraphTheyAreFrom();
};

void TestComparisonRows::rowsSayWhatBothAnswered()
{
    const Rows rows(shown(ConsistencyRule::Strict, SidesShown::Named));
    QCOMPARE(rows.model.rowCount(), 5);
    const ShownItem& item = *rows.model.rowAt(1);
    QCOMPARE(answerBadge(item.first.answer), BadgeKind::Yes);
    QCOMPARE(answerBadge(item.second.answer), BadgeKind::No);
    QCOMPARE(item.noteCount(), 2);
    QVERIFY(!item.consistent);
    QCOMPARE(item.item, ItemId{102});
    QCOMPARE(rows.said(1, ItemTextColumn), QStringLiteral("Paragraph 2"));
    QCOMPARE(rows.head(FirstColumn), QStringLiteral("Ada"));
    QCOMPARE(rows.shown.second.colour, QStringLiteral("#d98a00"));
    QVERIFY(rows.accessible(1).contains(QStringLiteral("Ada: yes. Ben: no. Outcome: boundary.")));
}

void TestComparisonRows::disagreementsComeFirstOrInPlace()
{
    const ShownComparison strict = shown(ConsistencyRule::Strict, SidesShown::Named);
    QCOMPARE(numbers(strict, true), QList<int>({2, 4, 3, 1, 5}));
    QCOMPARE(numbers(strict, false), QList<int>({1, 2, 3, 4, 5}));
}

void TestComparisonRows::theStrictRuleMakesBoundaries()
{
    Comparison decided = comparison(ConsistencyRule::Strict);
    decided.items[1].decision = Decision{Outcome::Supporting, PersonId{3},
        QStringLiteral("earlier"), QDateTime::currentDateTimeUtc()};
    const ShownComparison strict = showComparison(decided, SidesShown::Named, people());
    QVERIFY(strict.items.at(0).outcome == Outcome::Nonsupporting);
    QVERIFY(strict.items.at(1).outcome == Outcome::Boundary);
    QVERIFY(strict.items.at(2).outcome == Outcome::Supporting);
    QVERIFY(!strict.items.at(1).decision);
    QCOMPARE(strict.count(Outcome::Boundary), 2);
    QCOMPARE(strict.inconsistent(), 2);
}

void TestComparisonRows::adjudicationLeavesThemUndecidedUntilDecided()
{
    Comparison data = comparison(ConsistencyRule::Adjudication);
    const Rows before(showComparison(data, SidesShown::Unnamed, people()));
    QVERIFY(!before.model.rowAt(3)->outcome);
    QCOMPARE(before.said(3, OutcomeColumn), QStringLiteral("undecided"));
    data.items[3].decision = Decision{Outcome::Nonsupporting, PersonId{3},
        QStringLiteral("No need"), QDateTime::currentDateTimeUtc()};
    const ShownComparison after = showComparison(data, SidesShown::Unnamed, people());
    QVERIFY(after.items.at(3).outcome == Outcome::Nonsupporting);
    QCOMPARE(after.items.at(3).decision->by, QStringLiteral("Lea"));
    QCOMPARE(after.count(std::nullopt), 1);
}

void TestComparisonRows::aDecisionChangesItsRowAndMovesNothing()
{
    Comparison data = comparison(ConsistencyRule::Adjudication);
    Rows rows(showComparison(data, SidesShown::Unnamed, people()));
    const QSignalSpy changed(&rows.model, &QAbstractItemModel::dataChanged);
    const QSignalSpy reset(&rows.model, &QAbstractItemModel::modelReset);
    data.items[1].decision = Decision{
        Outcome::Supporting, PersonId{3}, QStringLiteral("Yes"), QDateTime::currentDateTimeUtc()};
    rows.shown = showComparison(data, SidesShown::Unnamed, people());
    rows.model.setRows(arrangedItems(rows.shown, false));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), 1);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(numbers(rows.shown, true), QList<int>({2, 4, 3, 1, 5}));
}

void TestComparisonRows::unnamedSidesSayNoNameColourOrTime()
{
    const ShownComparison unnamed = shown(ConsistencyRule::Adjudication, SidesShown::Unnamed);
    const Rows rows(unnamed);
    for (const QString& said : everythingSaid(rows.model)) {
        for (const Person& one : people().mid(0, 2)) {
            QVERIFY2(!said.contains(one.name), qPrintable(said));
            QVERIFY2(!said.contains(one.colour), qPrintable(said));
        }
    }
    QCOMPARE(rows.head(FirstColumn), QStringLiteral("Side 1"));
    QVERIFY(unnamed.first.colour.isEmpty() && unnamed.second.colour.isEmpty());
    QVERIFY(!unnamed.timeFirst);
    QVERIFY(!unnamed.timeSecond);
    QCOMPARE(unnamed.timeBoth.sumMs, qint64(15'000 + 250'000));
    for (const ShownItem& item : unnamed.items) {
        QVERIFY(!item.first.timeMs);
        QVERIFY(!item.second.timeMs);
    }
}

void TestComparisonRows::unnamedSidesStandShuffledTheSameWayEveryTime()
{
    const Comparison data = comparison(ConsistencyRule::Adjudication);
    const ShownComparison one = showComparison(data, SidesShown::Unnamed, people());
    const ShownComparison two = showComparison(data, SidesShown::Unnamed, people());
    QCOMPARE(one.items == two.items, true);
    for (int i = 0; i < data.items.size(); ++i) {
        const bool swapped = sidesSwapped(data.round.uuid, data.items.at(i).number);
        QCOMPARE(
            one.items.at(i).first.answer == (swapped ? data.items.at(i).b : data.items.at(i).a),
            true);
        QCOMPARE(
            one.items.at(i).second.answer == (swapped ? data.items.at(i).a : data.items.at(i).b),
            true);
    }
}

void TestComparisonRows::aDecisionByOneOfThePairStaysNameless()
{
    Comparison data = comparison(ConsistencyRule::Adjudication);
    data.items[1].decision = Decision{
        Outcome::Boundary, PersonId{1}, QStringLiteral("Unclear"), QDateTime::currentDateTimeUtc()};
    const ShownComparison unnamed = showComparison(data, SidesShown::Unnamed, people());
    QCOMPARE(unnamed.items.at(1).decision->by, QStringLiteral("one of the pair"));
    data.round.settledAt = QDateTime::currentDateTimeUtc();
    const ShownComparison named = showComparison(data, SidesShown::Named, people());
    QCOMPARE(named.items.at(1).decision->by, QStringLiteral("Ada"));
    QVERIFY(named.isSettled());
}

void TestComparisonRows::figuresComeFromTheBlindAnswers()
{
    const ShownComparison named = shown(ConsistencyRule::Strict, SidesShown::Named);
    const ShownComparison unnamed = shown(ConsistencyRule::Adjudication, SidesShown::Unnamed);
    QCOMPARE(*named.agreement.value, 0.6);
    QCOMPARE(named.agreement.n, qint64(5));
    // Ada and Ben say yes twice each: expected 0.4 * 0.4 + 0.6 * 0.6 = 0.52, kappa 0.08 / 0.48.
    QCOMPARE(*named.kappa.kappa.value, 0.08 / 0.48);
    QCOMPARE(*unnamed.kappa.kappa.value, *named.kappa.kappa.value);
    QCOMPARE(unnamed.table.agreed(), named.table.agreed());
    QVERIFY(kappaFormula(named.kappa)
                .contains(QStringLiteral("kappa = (0.600 − 0.520) / (1 − 0.520)")));
    QCOMPARE(named.timeFirst->sumMs, qint64(15'000));
    QCOMPARE(*named.timeFirst->medianMs, qint64(3'000));
}

void TestComparisonRows::timesThatWereNotMeasuredAreLeftOutOfMedians()
{
    Comparison data = comparison(ConsistencyRule::Strict);
    data.items[0].timeAMs = 0;
    data.items[4].timeAMs = 0;
    for (ComparedItem& one : data.items)
        one.timeBMs = 0;
    const ShownComparison shown = showComparison(data, SidesShown::Named, people());
    QCOMPARE(shown.timeFirst->sumMs, qint64(9'000));
    QCOMPARE(*shown.timeFirst->medianMs, qint64(3'000));
    QCOMPARE(shown.timeFirst->unmeasured, 2);
    QVERIFY(!shown.timeSecond->medianMs);
    QCOMPARE(shown.timeBoth.unmeasured, 7);
    QCOMPARE(itemTimeText(0), QStringLiteral("not measured"));
}

void TestComparisonRows::anUndefinedKappaSaysWhy()
{
    Comparison data = comparison(ConsistencyRule::Strict);
    for (ComparedItem& one : data.items)
        one.a.value = one.b.value = YesNo::No;
    const ShownComparison same = showComparison(data, SidesShown::Named, people());
    QVERIFY(!same.kappa.kappa.isDefined());
    QVERIFY(!same.kappa.kappa.undefinedBecause.isEmpty());
    QCOMPARE(kappaFormula(same.kappa), same.kappa.kappa.undefinedBecause);
    QCOMPARE(*same.agreement.value, 1.0);
}

void TestComparisonRows::factsAreKeyOnlyWhereBothSaySo()
{
    const Rows strict(
        showComparison(factComparison(ConsistencyRule::Strict), SidesShown::Named, people()));
    QCOMPARE(strict.said(0, OutcomeColumn), QStringLiteral("not key"));
    QCOMPARE(strict.said(1, OutcomeColumn), QStringLiteral("not key"));
    QCOMPARE(strict.said(2, OutcomeColumn), QStringLiteral("key"));
    // What only one of the two says stands out from what both deny.
    QVERIFY(!strict.model.rowAt(0)->isLostToDifference());
    QVERIFY(strict.model.rowAt(1)->isLostToDifference());
    QCOMPARE(strict.shown.count(Outcome::Key), 1);
    QCOMPARE(strict.shown.count(Outcome::Boundary), 0);

    const Rows adjudicated(
        showComparison(factComparison(ConsistencyRule::Adjudication), SidesShown::Named, people()));
    QCOMPARE(adjudicated.said(1, OutcomeColumn), QStringLiteral("undecided"));
}

void TestComparisonRows::factsSayWhichParagraphTheyAreFrom()
{
    const Rows rows(
        showComparison(factComparison(ConsistencyRule::Strict), SidesShown::Named, people()));
    const ShownItem& last = *rows.model.rowAt(4);
    QVERIFY(sourceOf(last, Step::KeyFacts).contains(QLatin1Char('9')));
    QVERIFY(rows.accessible(4).startsWith(QStringLiteral("Fact 5 of paragraph 9")));
    QVERIFY(sourceOf(last, Step::Paragraphs).isEmpty());
}

TANDEM_TEST(TestComparisonRows, QCoreApplication)
#include "tst_comparisonrows.moc"
