#include "models/agreement/agreementgroups.h"

#include "referenceratings.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace tandem;

namespace {

const PersonId kAnn{1};
const PersonId kBo{2};
const PersonId kCy{3};
const PersonId kDee{4};

QList<Person> people()
{
    QList<Person> list;
    for (const auto& [id, name] :
        {std::pair{kAnn, QStringLiteral("Ann")}, std::pair{kBo, QStringLiteral("Bo")},
            std::pair{kCy, QStringLiteral("Cy")}, std::pair{kDee, QStringLiteral("Dee")}}) {
        Person person;
        person.id = id;
        person.name = name;
        list.append(person);
    }
    return list;
}

std::optional<YesNo> answer(QChar letter)
{
    if (letter == QLatin1Char('y'))
        return YesNo::Yes;
    if (letter == QLatin1Char('n'))
        return YesNo::No;
    return std::nullopt;
}

/// A closed round; what A and B said is written as one letter for each item: y, n, or - for
/// nothing. The items are those of its sample.
RatedRound round(int id, Pair pair, const char* ofA, const char* ofB, int sample = 0)
{
    RatedRound made;
    made.id = RoundId{id};
    made.uuid = QStringLiteral("round-%1").arg(id);
    made.samplePosition = sample == 0 ? id : sample;
    made.sample = SampleId{made.samplePosition};
    made.sampleTitle = QStringLiteral("Sample %1").arg(made.samplePosition);
    made.pair = pair;
    made.closedAt = QDateTime(QDate(2026, 1, 1), QTime(12, 0), Qt::UTC).addDays(id);
    const QString a = QString::fromLatin1(ofA);
    const QString b = QString::fromLatin1(ofB);
    for (int i = 0; i < int(a.size()); ++i) {
        RatedItem item;
        item.item = ItemId{made.sample.value * 1000 + i};
        item.number = i + 1;
        item.text = QStringLiteral("Item %1").arg(i + 1);
        item.a = answer(a.at(i));
        item.b = answer(b.at(i));
        made.items.append(item);
    }
    return made;
}

QList<AgreementRow> rows(const QList<RatedRound>& rounds, AgreementGrouping grouping)
{
    return agreementRows(rounds, grouping, people());
}

AgreementRow overall(const QList<RatedRound>& rounds)
{
    return rows(rounds, AgreementGrouping::Overall).first();
}

QStringList labels(const QList<AgreementRow>& list)
{
    QStringList found;
    for (const AgreementRow& row : list)
        found.append(row.label);
    return found;
}

ContingencyTable table2x2(qint64 noNo, qint64 noYes, qint64 yesNo, qint64 yesYes)
{
    ContingencyTable table(2);
    table.add(0, 0, noNo);
    table.add(0, 1, noYes);
    table.add(1, 0, yesNo);
    table.add(1, 1, yesYes);
    return table;
}

bool near(double actual, double expected)
{
    return std::abs(actual - expected) <= 1e-12;
}

} // namespace

class TestAgreementGroups final : public QObject
{
    Q_OBJECT

private slots:
    void noRoundsMakeNoGroups();
    void oneRoundHasItsTableAndEveryFigure();
    void roundsArePooledAndNotAveraged();
    void kappaIsForOnePairOnly();
    void thePairIsTheSameWhicheverOfThemIsA();
    void aPersonIsComparedWithEveryPartner();
    void aPersonWithOnePartnerHasKappa();
    void itemsOfSeveralPairsAreOneItemWithMoreRaters();
    void whoJudgesAgainMakesAnItemOfItsOwn();
    void unknownItemsAreNeverPutTogether();
    void stepsAreDifferentItems();
    void exclusionsSayWhyAndAddUp();
    void aRoundWithoutAnswersSaysWhyThereAreNoFigures();
    void secondPassesStayApartFromBlindOnes();
    void domainsComeByNameAndThoseWithoutOneLast();
    void monthsAndWeeksComeInOrder();
    void roundsComeInTheOrderOfSamples();
    void theOrderOfRoundsChangesNothing();
    void everyGroupingCountsEveryItem();
    void whoIsNotKnownIsSaidToBe();
    void oneRoundWithUnnamedSidesLeavesTheTableUnnamed();
};

void TestAgreementGroups::noRoundsMakeNoGroups()
{
    QVERIFY(rows({}, AgreementGrouping::Overall).isEmpty());
    QVERIFY(rows({}, AgreementGrouping::ByPerson).isEmpty());
}

void TestAgreementGroups::oneRoundHasItsTableAndEveryFigure()
{
    const AgreementRow row = overall({round(1, {kAnn, kBo}, "yyynn", "yynny")});
    QCOMPARE(row.table, table2x2(1, 1, 1, 2));
    QCOMPARE(row.percent.n, 5);
    QVERIFY(near(*row.percent.value, 0.6));
    QVERIFY(near(*row.kappa.kappa.value, *cohenKappa(row.table).kappa.value));
    QVERIFY(near(*row.ac1.figure.value, *gwetAc1(row.table).figure.value));
    const RatingMatrix ratings = {{1, 1, 1, 0, 0}, {1, 1, 0, 0, 1}};
    QVERIFY(near(*row.alpha.figure.value, *krippendorffAlpha(ratings, 2).figure.value));
    QCOMPARE(row.rowPerson, kAnn);
    QCOMPARE(row.columnPerson, kBo);
    QCOMPARE(row.rounds, QList<RoundId>{RoundId{1}});
    QCOMPARE(row.steps, QList<Step>{Step::Paragraphs});
    QVERIFY(row.blind);
}

void TestAgreementGroups::roundsArePooledAndNotAveraged()
{
    const AgreementRow row =
        overall({round(1, {kAnn, kBo}, "yn", "ny"), round(2, {kAnn, kBo}, "yyyynnnn", "yyyynnnn")});
    QCOMPARE(row.table, table2x2(4, 1, 1, 4));
    QVERIFY(near(*row.percent.value, 0.8));
    QVERIFY(near(*row.kappa.kappa.value, 0.6));
    QVERIFY(near(*row.ac1.figure.value, 0.6));
    QCOMPARE(row.alpha.figure.n, 10);
}

void TestAgreementGroups::kappaIsForOnePairOnly()
{
    const AgreementRow row =
        overall({round(1, {kAnn, kBo}, "yyn", "yyn"), round(2, {kAnn, kCy}, "ynn", "yyn")});
    QVERIFY(!row.kappa.kappa.isDefined());
    QVERIFY(!row.kappa.kappa.undefinedBecause.isEmpty());
    QCOMPARE(row.kappa.kappa.n, 6);
    QCOMPARE(row.pairs.size(), 2);
    QVERIFY(!row.rowPerson.isValid());
    QVERIFY(!row.columnPerson.isValid());
    QVERIFY(row.ac1.figure.isDefined());
    QVERIFY(row.alpha.figure.isDefined());
    QVERIFY(row.percent.isDefined());
}

void TestAgreementGroups::thePairIsTheSameWhicheverOfThemIsA()
{
    const QList<RatedRound> rounds = {
        round(1, {kBo, kAnn}, "yyn", "ynn"), round(2, {kAnn, kBo}, "nny", "yny")};
    const auto list = rows(rounds, AgreementGrouping::ByPair);
    QCOMPARE(list.size(), 1);
    const AgreementRow& row = list.first();
    QCOMPARE(row.label, QStringLiteral("Ann and Bo"));
    QCOMPARE(row.pairs, (QList<Pair>{{kBo, kAnn}}));
    QCOMPARE(row.rowPerson, kBo);
    // Bo said yes where Ann said no both times that they differ.
    QCOMPARE(row.table, table2x2(2, 0, 2, 2));
    QVERIFY(row.kappa.kappa.isDefined());
}

void TestAgreementGroups::aPersonIsComparedWithEveryPartner()
{
    const QList<RatedRound> rounds = {
        round(1, {kAnn, kBo}, "yyn", "ynn"), round(2, {kCy, kAnn}, "nny", "yny")};
    const auto list = rows(rounds, AgreementGrouping::ByPerson);
    QCOMPARE(labels(list),
        (QStringList{QStringLiteral("Ann"), QStringLiteral("Bo"), QStringLiteral("Cy")}));
    const AgreementRow& ann = list.first();
    QCOMPARE(ann.rowPerson, kAnn);
    QVERIFY(!ann.columnPerson.isValid());
    // Her partners said no where she said yes, once each.
    QCOMPARE(ann.table, table2x2(2, 0, 2, 2));
    QCOMPARE(ann.ac1.figure.n, 6);
    QVERIFY(!ann.kappa.kappa.isDefined());
    QVERIFY(ann.alpha.figure.isDefined());
    QCOMPARE(list.at(1).table, table2x2(1, 1, 0, 1));
    QCOMPARE(list.at(2).rowPerson, kCy);
    QCOMPARE(list.at(2).table, table2x2(1, 1, 0, 1));
}

void TestAgreementGroups::aPersonWithOnePartnerHasKappa()
{
    const auto list = rows({round(1, {kAnn, kBo}, "yyn", "ynn")}, AgreementGrouping::ByPerson);
    QCOMPARE(list.size(), 2);
    QVERIFY(list.at(1).kappa.kappa.isDefined());
    QCOMPARE(list.at(1).rowPerson, kBo);
    QCOMPARE(list.at(1).columnPerson, kAnn);
    QVERIFY(near(*list.at(0).kappa.kappa.value, *list.at(1).kappa.kappa.value));
}

void TestAgreementGroups::itemsOfSeveralPairsAreOneItemWithMoreRaters()
{
    const QList<RatedRound> rounds = {
        round(1, {kAnn, kBo}, "yyn", "ynn", 7), round(2, {kCy, kDee}, "yyy", "yny", 7)};
    const AgreementRow row = overall(rounds);
    QCOMPARE(row.table.n(), 6);
    QCOMPARE(row.items.comparable(), 3);
    const RatingMatrix four = {{1, 1, 0}, {1, 0, 0}, {1, 1, 1}, {1, 0, 1}};
    QCOMPARE(row.items, ratingCounts(four, 2));
    QVERIFY(near(*row.alpha.figure.value, *krippendorffAlpha(four, 2).figure.value));
    QCOMPARE(row.alpha.figure.n, 3);
}

void TestAgreementGroups::whoJudgesAgainMakesAnItemOfItsOwn()
{
    const QList<RatedRound> rounds = {
        round(1, {kAnn, kBo}, "yn", "nn", 7), round(2, {kAnn, kCy}, "yn", "yn", 7)};
    const AgreementRow row = overall(rounds);
    QCOMPARE(row.items.comparable(), 4);
    QCOMPARE(row.table.n(), 4);
}

void TestAgreementGroups::unknownItemsAreNeverPutTogether()
{
    QList<RatedRound> rounds = {
        round(1, {kAnn, kBo}, "yn", "nn", 7), round(2, {kCy, kDee}, "yn", "yn", 7)};
    for (RatedRound& each : rounds) {
        for (RatedItem& item : each.items)
            item.item = ItemId{};
    }
    QCOMPARE(overall(rounds).items.comparable(), 4);
}

void TestAgreementGroups::stepsAreDifferentItems()
{
    QList<RatedRound> rounds = {
        round(1, {kAnn, kBo}, "yn", "nn", 7), round(2, {kCy, kDee}, "yn", "yn", 7)};
    rounds[0].step = Step::KeyFacts;
    const AgreementRow row = overall(rounds);
    QCOMPARE(row.items.comparable(), 4);
    QCOMPARE(row.steps, (QList<Step>{Step::Paragraphs, Step::KeyFacts}));
    const auto bySteps = rows(rounds, AgreementGrouping::ByStep);
    QCOMPARE(
        labels(bySteps), (QStringList{QStringLiteral("Paragraphs"), QStringLiteral("Key facts")}));
    QCOMPARE(bySteps.first().rounds, QList<RoundId>{RoundId{2}});
}

void TestAgreementGroups::exclusionsSayWhyAndAddUp()
{
    RatedRound one = round(1, {kAnn, kBo}, "yn-y-y", "y-ny-n");
    one.items[3].unsure = true;
    const AgreementRow row = overall({one});
    QCOMPARE(row.table.n(), 2);
    QCOMPARE(row.table.excluded(), 4);
    QCOMPARE(row.excluded.size(), 4);
    QCOMPARE(row.excludedFor(AgreementExclusion::AnsweredByOne), 2);
    QCOMPARE(row.excludedFor(AgreementExclusion::AnsweredByNone), 1);
    QCOMPARE(row.excludedFor(AgreementExclusion::MarkedUnsure), 1);
    QCOMPARE(row.excluded.at(2).number, 4);
    QCOMPARE(row.excluded.at(2).text, QStringLiteral("Item 4"));
    QCOMPARE(row.excluded.at(2).round, RoundId{1});
    QCOMPARE(row.ac1.excluded(), 4);
    QCOMPARE(row.alpha.excluded(), 4);
    for (const auto reason : {AgreementExclusion::AnsweredByOne, AgreementExclusion::AnsweredByNone,
             AgreementExclusion::MarkedUnsure})
        QVERIFY(!agreementExclusionText(reason).isEmpty());
}

void TestAgreementGroups::aRoundWithoutAnswersSaysWhyThereAreNoFigures()
{
    const AgreementRow row = overall({round(1, {kAnn, kBo}, "-y", "--")});
    for (const Figure& figure : {row.percent, row.kappa.kappa, row.ac1.figure, row.alpha.figure}) {
        QVERIFY(!figure.isDefined());
        QVERIFY(!figure.undefinedBecause.isEmpty());
        QCOMPARE(figure.n, 0);
    }
}

void TestAgreementGroups::secondPassesStayApartFromBlindOnes()
{
    QList<RatedRound> rounds = {round(1, {kAnn, kBo}, "yynn", "ynny", 7),
        round(2, {kAnn, kBo}, "yynn", "yynn", 7), round(3, {kAnn, kBo}, "yn", "yn")};
    rounds[0].kind = RatedRound::Kind::CalibrationBlind;
    rounds[1].kind = RatedRound::Kind::CalibrationSecond;
    for (const auto grouping : {AgreementGrouping::Overall, AgreementGrouping::ByPair,
             AgreementGrouping::ByMonth, AgreementGrouping::ByDomain, AgreementGrouping::ByStep}) {
        const auto list = rows(rounds, grouping);
        QCOMPARE(list.size(), 2);
        QVERIFY(list.at(0).blind);
        QVERIFY(!list.at(1).blind);
        QVERIFY(list.at(0).label != list.at(1).label);
        QVERIFY(list.at(1).label.endsWith(list.at(0).label)); // what is cut keeps the difference
        QCOMPARE(list.at(0).key, list.at(1).key);
        QCOMPARE(list.at(0).table, table2x2(2, 1, 1, 2));
        QCOMPARE(list.at(1).table, table2x2(2, 0, 0, 2));
    }
    QCOMPARE(rows(rounds, AgreementGrouping::ByPerson).size(), 4);
}

void TestAgreementGroups::domainsComeByNameAndThoseWithoutOneLast()
{
    QList<RatedRound> rounds = {round(1, {kAnn, kBo}, "y", "y"), round(2, {kAnn, kBo}, "y", "n"),
        round(3, {kAnn, kBo}, "n", "n"), round(4, {kAnn, kBo}, "n", "y")};
    rounds[1].domain = QStringLiteral("sports");
    rounds[2].domain = QStringLiteral("finance ");
    rounds[3].domain = QStringLiteral("finance");
    const auto list = rows(rounds, AgreementGrouping::ByDomain);
    QCOMPARE(labels(list), (QStringList{QStringLiteral("finance"), QStringLiteral("sports"),
                               QStringLiteral("No domain")}));
    QCOMPARE(list.first().table.n(), 2);
}

void TestAgreementGroups::monthsAndWeeksComeInOrder()
{
    QList<RatedRound> rounds = {round(1, {kAnn, kBo}, "y", "y"), round(2, {kAnn, kBo}, "y", "n"),
        round(3, {kAnn, kBo}, "n", "n"), round(4, {kAnn, kBo}, "n", "n")};
    rounds[0].closedAt = QDateTime(QDate(2026, 2, 1), QTime(0, 30), Qt::OffsetFromUTC, 3600);
    rounds[1].closedAt = QDateTime(QDate(2026, 1, 1), QTime(12, 0), Qt::UTC);
    rounds[2].closedAt = QDateTime(QDate(2025, 12, 30), QTime(12, 0), Qt::UTC);
    rounds[3].closedAt = {};
    QCOMPARE(labels(rows(rounds, AgreementGrouping::ByMonth)),
        (QStringList{
            QStringLiteral("2025-12"), QStringLiteral("2026-01"), QStringLiteral("No date")}));
    // The last days of 2025 belong to the first week of 2026.
    const auto weeks = rows(rounds, AgreementGrouping::ByWeek);
    QCOMPARE(labels(weeks), (QStringList{QStringLiteral("2026-W01"), QStringLiteral("2026-W05"),
                                QStringLiteral("No date")}));
    QCOMPARE(weeks.first().table.n(), 2);
}

void TestAgreementGroups::roundsComeInTheOrderOfSamples()
{
    QList<RatedRound> rounds = {round(1, {kAnn, kBo}, "y", "y", 12),
        round(2, {kAnn, kBo}, "y", "n", 3), round(3, {kAnn, kBo}, "n", "n", 3)};
    rounds[1].step = Step::KeyFacts;
    rounds[2].sampleTitle = QStringLiteral("Up by %1 %2 points");
    QCOMPARE(labels(rows(rounds, AgreementGrouping::ByRound)),
        (QStringList{QStringLiteral("3. Up by %1 %2 points (Paragraphs)"),
            QStringLiteral("3. Sample 3 (Key facts)"),
            QStringLiteral("12. Sample 12 (Paragraphs)")}));
}

void TestAgreementGroups::theOrderOfRoundsChangesNothing()
{
    QList<RatedRound> rounds = {round(1, {kAnn, kBo}, "ynyn", "yyyn", 7),
        round(2, {kAnn, kCy}, "ynyn", "yyyy", 7), round(3, {kCy, kDee}, "nnyn", "ynyn", 7),
        round(4, {kBo, kAnn}, "ynyy", "yynn")};
    const AgreementRow first = overall(rounds);
    std::mt19937 random(3);
    for (int i = 0; i < 20; ++i) {
        std::shuffle(rounds.begin(), rounds.end(), random);
        const AgreementRow row = overall(rounds);
        QCOMPARE(row.table, first.table);
        QCOMPARE(row.items, first.items);
        QCOMPARE(row.rounds, first.rounds);
        QCOMPARE(*row.alpha.figure.value, *first.alpha.figure.value);
    }
}

void TestAgreementGroups::everyGroupingCountsEveryItem()
{
    const QList<RatedRound> rounds = {round(1, {kAnn, kBo}, "yny-", "yyyn"),
        round(2, {kCy, kBo}, "ynyn", "yy-y"), round(3, {kCy, kDee}, "nn", "yn")};
    for (const auto grouping : {AgreementGrouping::Overall, AgreementGrouping::ByStep,
             AgreementGrouping::ByRound, AgreementGrouping::ByPair, AgreementGrouping::ByPerson,
             AgreementGrouping::ByDomain, AgreementGrouping::ByMonth, AgreementGrouping::ByWeek}) {
        qint64 compared = 0;
        qint64 excluded = 0;
        for (const AgreementRow& row : rows(rounds, grouping)) {
            compared += row.table.n();
            excluded += row.table.excluded();
            QCOMPARE(row.table.excluded(), qint64(row.excluded.size()));
            QCOMPARE(row.items.unrated(), row.table.excluded());
        }
        const int times = grouping == AgreementGrouping::ByPerson ? 2 : 1;
        QCOMPARE(compared, 8 * times);
        QCOMPARE(excluded, 2 * times);
    }
}

void TestAgreementGroups::whoIsNotKnownIsSaidToBe()
{
    const auto list = agreementRows(
        {round(1, {kAnn, PersonId{99}}, "y", "n")}, AgreementGrouping::ByPair, people());
    QVERIFY(list.first().label.contains(QStringLiteral("Ann")));
    QVERIFY(list.first().label.contains(QStringLiteral("Unknown person")));
}

void TestAgreementGroups::oneRoundWithUnnamedSidesLeavesTheTableUnnamed()
{
    QList<RatedRound> rounds{
        round(1, {kAnn, kBo}, "yyn", "ynn"), round(2, {kAnn, kBo}, "yyn", "ynn")};
    QVERIFY(overall(rounds).tableIsNamed());
    rounds[1].sidesNamed = false;
    QVERIFY(!overall(rounds).tableIsNamed());
    const QList<AgreementRow> apart = rows(rounds, AgreementGrouping::ByRound);
    QVERIFY(apart.at(0).tableIsNamed());
    QVERIFY(!apart.at(1).tableIsNamed());
    rounds[1] = round(2, {kAnn, kCy}, "yyn", "ynn");
    QVERIFY(overall(rounds).sidesNamed);
    QVERIFY(!overall(rounds).tableIsNamed());
    QVERIFY(rows(rounds, AgreementGrouping::ByPerson).first().tableIsNamed());
}

TANDEM_TEST(TestAgreementGroups, QCoreApplication)
#include "tst_agreementgroups.moc"
