#include "views/compare/comparisonmodel.h"

#include "views/compare/comparisonorder.h"
#include "views/compare/differencepanel.h"
#include "views/compare/figuretext.h"

#include "testmain.h"

#include <QAbstractItemModelTester>
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
    out.round.handedInA = QDateTime::currentDateTimeUtc();
    out.round.handedInB = QDateTime::currentDateTimeUtc();
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

QList<int> numbers(const QAbstractItemModel& model)
{
    QList<int> out;
    for (int row = 0; row < model.rowCount(); ++row)
        out.append(model.index(row, 0).data(ComparisonModel::NumberRole).toInt());
    return out;
}

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

class TestComparisonModel final : public QObject
{
    Q_OBJECT

private slots:
    void rolesSayWhatBothAnswered();
    void theModelKeepsItsPromises();
    void disagreementsComeFirstOrInPlace();
    void theStrictRuleMakesBoundaries();
    void adjudicationLeavesThemUndecidedUntilDecided();
    void aDecisionChangesItsRowAndMovesNothing();
    void anotherRoundResetsTheModel();
    void unnamedSidesSayNoNameColourOrTime();
    void unnamedSidesStandShuffledTheSameWayEveryTime();
    void aDecisionByOneOfThePairStaysNameless();
    void figuresComeFromTheBlindAnswers();
    void timesThatWereNotMeasuredAreLeftOutOfMedians();
    void anUndefinedKappaSaysWhy();
    void factsAreKeyOnlyWhereBothSaySo();
    void factsSayWhichParagraphTheyAreFrom();
};

void TestComparisonModel::rolesSayWhatBothAnswered()
{
    ComparisonModel model;
    model.setComparison(shown(ConsistencyRule::Strict, SidesShown::Named));
    QCOMPARE(model.rowCount(), 5);
    const QModelIndex first = model.index(1, ComparisonModel::FirstColumn);
    const QModelIndex second = model.index(1, ComparisonModel::SecondColumn);
    QCOMPARE(first.data(ComparisonModel::AnswerRole).toInt(), 1);
    QCOMPARE(second.data(ComparisonModel::AnswerRole).toInt(), 0);
    QVERIFY(
        !model.index(1, ComparisonModel::TextColumn).data(ComparisonModel::AnswerRole).isValid());
    QCOMPARE(first.data(ComparisonModel::NoteCountRole).toInt(), 2);
    QCOMPARE(first.data(ComparisonModel::ConsistentRole).toBool(), false);
    QCOMPARE(first.data(ComparisonModel::ItemRole).toLongLong(), 102);
    QCOMPARE(model.index(1, ComparisonModel::TextColumn).data().toString(),
        QStringLiteral("Paragraph 2"));
    QCOMPARE(model.headerData(ComparisonModel::FirstColumn, Qt::Horizontal).toString(),
        QStringLiteral("Ada"));
    QCOMPARE(
        model.headerData(ComparisonModel::SecondColumn, Qt::Horizontal, ComparisonModel::ColourRole)
            .toString(),
        QStringLiteral("#d98a00"));
    QVERIFY(model.index(1, ComparisonModel::TextColumn)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("Ada: yes. Ben: no. Outcome: boundary.")));
}

void TestComparisonModel::theModelKeepsItsPromises()
{
    ComparisonModel model;
    ComparisonOrder order;
    order.setSourceModel(&model);
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester orderTester(
        &order, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setComparison(shown(ConsistencyRule::Adjudication, SidesShown::Unnamed));
    model.setComparison(shown(ConsistencyRule::Strict, SidesShown::Named));
    order.setDisagreementsFirst(false);
    model.setComparison({});
    QCOMPARE(order.rowCount(), 0);
}

void TestComparisonModel::disagreementsComeFirstOrInPlace()
{
    ComparisonModel model;
    ComparisonOrder order;
    order.setSourceModel(&model);
    model.setComparison(shown(ConsistencyRule::Strict, SidesShown::Named));
    QCOMPARE(numbers(order), QList<int>({2, 4, 3, 1, 5}));
    order.setDisagreementsFirst(false);
    QCOMPARE(numbers(order), QList<int>({1, 2, 3, 4, 5}));
    order.setDisagreementsFirst(true);
    QCOMPARE(numbers(order), QList<int>({2, 4, 3, 1, 5}));
}

void TestComparisonModel::theStrictRuleMakesBoundaries()
{
    ComparisonModel model;
    Comparison decided = comparison(ConsistencyRule::Strict);
    decided.items[1].decision = Decision{Outcome::Supporting, PersonId{3},
        QStringLiteral("earlier"), QDateTime::currentDateTimeUtc()};
    model.setComparison(showComparison(decided, SidesShown::Named, people()));
    const auto outcome = [&model](int row) {
        return model.index(row, ComparisonModel::OutcomeColumn)
            .data(ComparisonModel::OutcomeRole)
            .toInt();
    };
    QCOMPARE(outcome(0), static_cast<int>(Outcome::Nonsupporting));
    QCOMPARE(outcome(1), static_cast<int>(Outcome::Boundary));
    QCOMPARE(outcome(2), static_cast<int>(Outcome::Supporting));
    QVERIFY(!model.index(1, 0).data(ComparisonModel::DecidedRole).toBool());
    QCOMPARE(model.comparison().count(Outcome::Boundary), 2);
    QCOMPARE(model.comparison().inconsistent(), 2);
}

void TestComparisonModel::adjudicationLeavesThemUndecidedUntilDecided()
{
    Comparison data = comparison(ConsistencyRule::Adjudication);
    ComparisonModel model;
    model.setComparison(showComparison(data, SidesShown::Unnamed, people()));
    const QModelIndex outcome = model.index(3, ComparisonModel::OutcomeColumn);
    QCOMPARE(outcome.data(ComparisonModel::OutcomeRole).toInt(), -1);
    QCOMPARE(outcome.data().toString(), QStringLiteral("undecided"));
    data.items[3].decision = Decision{Outcome::Nonsupporting, PersonId{3},
        QStringLiteral("No need"), QDateTime::currentDateTimeUtc()};
    model.setComparison(showComparison(data, SidesShown::Unnamed, people()));
    QCOMPARE(outcome.data(ComparisonModel::OutcomeRole).toInt(),
        static_cast<int>(Outcome::Nonsupporting));
    QVERIFY(outcome.data(ComparisonModel::DecidedRole).toBool());
    QCOMPARE(model.item(3).decision->by, QStringLiteral("Lea"));
    QCOMPARE(model.comparison().count(std::nullopt), 1);
}

void TestComparisonModel::aDecisionChangesItsRowAndMovesNothing()
{
    Comparison data = comparison(ConsistencyRule::Adjudication);
    ComparisonModel model;
    ComparisonOrder order;
    order.setSourceModel(&model);
    model.setComparison(showComparison(data, SidesShown::Unnamed, people()));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    data.items[1].decision = Decision{
        Outcome::Supporting, PersonId{3}, QStringLiteral("Yes"), QDateTime::currentDateTimeUtc()};
    model.setComparison(showComparison(data, SidesShown::Unnamed, people()));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), 1);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(numbers(order), QList<int>({2, 4, 3, 1, 5}));
}

void TestComparisonModel::anotherRoundResetsTheModel()
{
    ComparisonModel model;
    model.setComparison(shown(ConsistencyRule::Strict, SidesShown::Named));
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    Comparison other = comparison(ConsistencyRule::Strict);
    other.round.id = RoundId{8};
    model.setComparison(showComparison(other, SidesShown::Named, people()));
    QCOMPARE(reset.size(), 1);
}

void TestComparisonModel::unnamedSidesSayNoNameColourOrTime()
{
    ComparisonModel model;
    const ShownComparison unnamed = shown(ConsistencyRule::Adjudication, SidesShown::Unnamed);
    model.setComparison(unnamed);
    for (const QString& said : everythingSaid(model)) {
        for (const Person& one : people().mid(0, 2)) {
            QVERIFY2(!said.contains(one.name), qPrintable(said));
            QVERIFY2(!said.contains(one.colour), qPrintable(said));
        }
    }
    QCOMPARE(model.headerData(ComparisonModel::FirstColumn, Qt::Horizontal).toString(),
        QStringLiteral("Side 1"));
    QVERIFY(!unnamed.timeFirst);
    QVERIFY(!unnamed.timeSecond);
    QCOMPARE(unnamed.timeBoth.sumMs, qint64(15'000 + 250'000));
    for (const ShownItem& item : unnamed.items) {
        QVERIFY(!item.first.timeMs);
        QVERIFY(!item.second.timeMs);
    }
}

void TestComparisonModel::unnamedSidesStandShuffledTheSameWayEveryTime()
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

void TestComparisonModel::aDecisionByOneOfThePairStaysNameless()
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

void TestComparisonModel::figuresComeFromTheBlindAnswers()
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

void TestComparisonModel::timesThatWereNotMeasuredAreLeftOutOfMedians()
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

void TestComparisonModel::anUndefinedKappaSaysWhy()
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

void TestComparisonModel::factsAreKeyOnlyWhereBothSaySo()
{
    ComparisonModel model;
    model.setComparison(
        showComparison(factComparison(ConsistencyRule::Strict), SidesShown::Named, people()));
    const auto said = [&model](int row) {
        return model.index(row, ComparisonModel::OutcomeColumn).data().toString();
    };
    QCOMPARE(said(0), QStringLiteral("not key"));
    QCOMPARE(said(1), QStringLiteral("not key"));
    QCOMPARE(said(2), QStringLiteral("key"));
    // What only one of the two says stands out from what both deny.
    QVERIFY(!model.index(0, 0).data(ComparisonModel::DisputedRole).toBool());
    QVERIFY(model.index(1, 0).data(ComparisonModel::DisputedRole).toBool());
    QCOMPARE(model.comparison().count(Outcome::Key), 1);
    QCOMPARE(model.comparison().count(Outcome::Boundary), 0);

    model.setComparison(
        showComparison(factComparison(ConsistencyRule::Adjudication), SidesShown::Named, people()));
    QCOMPARE(said(1), QStringLiteral("undecided"));
}

void TestComparisonModel::factsSayWhichParagraphTheyAreFrom()
{
    ComparisonModel model;
    model.setComparison(
        showComparison(factComparison(ConsistencyRule::Strict), SidesShown::Named, people()));
    const QModelIndex last = model.index(4, ComparisonModel::TextColumn);
    QVERIFY(last.data(ComparisonModel::SourceRole).toString().contains(QLatin1Char('9')));
    QVERIFY(last.data(Qt::AccessibleTextRole)
                .toString()
                .startsWith(QStringLiteral("Fact 5 of paragraph 9")));
    model.setComparison(shown(ConsistencyRule::Strict, SidesShown::Named));
    QVERIFY(model.index(4, 0).data(ComparisonModel::SourceRole).toString().isEmpty());
}

TANDEM_TEST(TestComparisonModel, QCoreApplication)
#include "tst_comparisonmodel.moc"
