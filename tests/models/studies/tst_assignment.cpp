#include "models/studies/assignment.h"

#include "models/studies/itemgroups.h"
#include "models/studies/templates.h"
#include "testmain.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace tandem::studies;

namespace {

Item madeItem(int number, ItemKind kind, const QString& group = {}, bool hasSides = true)
{
    Item item;
    item.name = QStringLiteral("i%1").arg(number);
    item.kind = kind;
    item.group = group;
    item.fields = {{QStringLiteral("output"), QStringLiteral("A"), hasSides ? 1 : 0, {}},
        {QStringLiteral("output"), QStringLiteral("B"), hasSides ? 2 : 0, {}}};
    return item;
}

/// Two practice items, rated ones in groups of this size, check items; mixed in their order.
QList<Item> madeItems(int rated, int checks = 0, int groupSize = 1)
{
    QList<Item> items;
    for (int i = 0; i < rated; ++i) {
        const QString group = groupSize > 1 ? QStringLiteral("g%1").arg(i / groupSize) : QString();
        items.append(madeItem(i, ItemKind::Rated, group));
    }
    for (int i = 0; i < checks; ++i)
        items.insert(std::min<qsizetype>(items.size(), 3 * i), madeItem(1000 + i, ItemKind::Check));
    items.insert(items.size() / 2, madeItem(2000, ItemKind::Practice));
    items.append(madeItem(2001, ItemKind::Practice));
    return items;
}

Design madeDesign(int ratersPerItem, int itemsPerRater, quint32 seed)
{
    Design design = designTemplate(Kind::Pairwise);
    design.ratersPerItem = ratersPerItem;
    design.itemsPerRater = itemsPerRater;
    design.seed = seed;
    return design;
}

qsizetype countOf(const QList<Turn>& turns, const QList<Item>& items, ItemKind kind)
{
    return std::count_if(turns.begin(), turns.end(),
        [&](const Turn& turn) { return items.at(turn.item).kind == kind; });
}

/// How many raters have each item, and how many of them swapped.
struct Times
{
    QList<int> assigned;
    QList<int> swapped;
};

Times timesOf(const QList<QList<Turn>>& turnsOfRaters, qsizetype items)
{
    Times times{QList<int>(items, 0), QList<int>(items, 0)};
    for (const QList<Turn>& turns : turnsOfRaters) {
        for (const Turn& turn : turns) {
            ++times.assigned[turn.item];
            times.swapped[turn.item] += turn.swapped ? 1 : 0;
        }
    }
    return times;
}

bool isEven(int swapped, int all, int giveOrTake = 1)
{
    return std::abs(2 * swapped - all) <= giveOrTake;
}

/// How often a rater is right who foresees each next side in one way.
struct Foresight
{
    double right = 0;
    double all = 0;

    void add(bool isRight) { add(isRight ? 1.0 : 0.0); }
    void add(double chance)
    {
        right += chance;
        ++all;
    }
    double share() const { return right / all; }
    bool isNear(double chance) const { return std::abs(share() - chance) < 0.04; }
};

/// What somebody might foresee sides from who sees them one by one.
struct Foresights
{
    Foresight oppositeOfLast;   ///< at any place
    Foresight oppositeInPair;   ///< at each second place
    Foresight likeTheOneBefore; ///< the last but one
    Foresight rarerSide;        ///< at the last place, of those before it

    void addRater(const QList<bool>& sides)
    {
        for (qsizetype i = 1; i < sides.size(); ++i) {
            oppositeOfLast.add(sides.at(i) != sides.at(i - 1));
            if (i % 2 == 1)
                oppositeInPair.add(sides.at(i) != sides.at(i - 1));
            if (i > 1)
                likeTheOneBefore.add(sides.at(i) == sides.at(i - 2));
        }
        const auto swapped = std::count(sides.begin(), sides.end() - 1, true);
        if (2 * swapped == sides.size() - 1)
            rarerSide.add(0.5);
        else
            rarerSide.add(sides.constLast() == (2 * swapped < sides.size() - 1));
    }
};

/// The sides of a rater's items of a kind in the order in which they are seen.
QList<bool> sidesOf(const QList<Turn>& turns, const QList<Item>& items, ItemKind kind)
{
    QList<bool> sides;
    for (const Turn& turn : turns) {
        if (items.at(turn.item).kind == kind)
            sides.append(turn.swapped);
    }
    return sides;
}

/// The items of each group stand one behind the other.
bool keepsGroupsTogether(const QList<Turn>& turns, const QList<Item>& items)
{
    QSet<QString> ended;
    QString open;
    for (const Turn& turn : turns) {
        const QString& group = items.at(turn.item).group;
        if (group == open)
            continue;
        if (!group.isEmpty() && ended.contains(group))
            return false;
        ended.insert(open);
        open = group;
    }
    return true;
}

qsizetype largestGroup(const QList<Item>& items)
{
    qsizetype largest = 0;
    for (const ItemGroup& group : itemGroups(items, ItemKind::Rated))
        largest = std::max(largest, group.size());
    return largest;
}

/// What holds of every assignment, whatever its sizes.
void checkAlways(
    const QList<QList<Turn>>& turnsOfRaters, const QList<Item>& items, const Design& design)
{
    const Times times = timesOf(turnsOfRaters, items.size());
    qsizetype least = items.size();
    qsizetype most = 0;
    for (const QList<Turn>& turns : turnsOfRaters) {
        QSet<qsizetype> seen;
        int swapped = 0;
        for (qsizetype i = 0; i < turns.size(); ++i) {
            QCOMPARE(turns.at(i).position, int(i) + 1);
            seen.insert(turns.at(i).item);
            QCOMPARE(items.at(turns.at(i).item).kind == ItemKind::Practice, i < 2);
            swapped += items.at(turns.at(i).item).kind == ItemKind::Rated && turns.at(i).swapped;
        }
        QCOMPARE(seen.size(), turns.size());
        QVERIFY(keepsGroupsTogether(turns, items));
        const qsizetype rated = countOf(turns, items, ItemKind::Rated);
        QVERIFY(design.itemsPerRater == 0 || rated <= design.itemsPerRater);
        QVERIFY(isEven(swapped, int(rated), 2));
        least = std::min(least, rated);
        most = std::max(most, rated);
    }
    QVERIFY2(most - least <= largestGroup(items),
        qPrintable(QStringLiteral("%1 to %2").arg(least).arg(most)));
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (items.at(i).kind == ItemKind::Rated)
            QVERIFY(times.assigned.at(i) <= design.ratersPerItem);
        else
            QCOMPARE(times.assigned.at(i), int(turnsOfRaters.size()));
        QVERIFY(isEven(times.swapped.at(i), times.assigned.at(i)));
    }
}

/// How many raters the rated items have, least and most.
std::pair<int, int> ratersOfItems(const QList<QList<Turn>>& turns, const QList<Item>& items)
{
    const Times times = timesOf(turns, items.size());
    std::pair<int, int> range{1 << 30, 0};
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (items.at(i).kind == ItemKind::Rated)
            range = {std::min(range.first, times.assigned.at(i)),
                std::max(range.second, times.assigned.at(i))};
    }
    return range;
}

} // namespace

class TestStudyAssignment final : public QObject
{
    Q_OBJECT

private slots:
    void everyItemGoesToItsRatersBothWaysRound_data();
    void everyItemGoesToItsRatersBothWaysRound();
    void tooLittleRoomIsSharedEvenly_data();
    void tooLittleRoomIsSharedEvenly();
    void studiesWithNextToNothingWork();
    void aGroupLargerThanWhatARaterMayHaveIsLeftOut();
    void aStudyIsRepeatedFromItsSeed();
    void otherSeedsGiveOtherTurns();
    void anOrderIsKeptWhereNothingIsShuffled();
    void sidesStayWhereTheyAreNotBalanced();
    void whatIsJudgedAloneStandsFarFromOthersOfItsGroup();
    void checkItemsAreSpread();
    void oneRaterMoreGetsWhatLacksMost();
    void newcomersFillAStudyEvenly_data();
    void newcomersFillAStudyEvenly();
    void newcomersAreTurnedRoundSoThatItIsEven();
    void noRaterCanForeseeTheNextSide_data();
    void noRaterCanForeseeTheNextSide();
    void noNewcomerCanForeseeTheNextSide();
};

void TestStudyAssignment::everyItemGoesToItsRatersBothWaysRound_data()
{
    QTest::addColumn<int>("rated");
    QTest::addColumn<int>("groupSize");
    QTest::addColumn<int>("raters");
    QTest::addColumn<int>("ratersPerItem");
    for (const int rated : {1, 2, 7, 36, 100}) {
        for (const int groupSize : {1, 3, 6}) {
            for (const int raters : {1, 2, 3, 5, 17}) {
                for (const int ratersPerItem : {1, 2, 3, 6})
                    QTest::addRow("%d items by %d, %d raters, %d each", rated, groupSize, raters,
                        ratersPerItem)
                        << rated << groupSize << raters << ratersPerItem;
            }
        }
    }
}

void TestStudyAssignment::everyItemGoesToItsRatersBothWaysRound()
{
    QFETCH(int, rated);
    QFETCH(int, groupSize);
    QFETCH(int, raters);
    QFETCH(int, ratersPerItem);
    const QList<Item> items = madeItems(rated, 3, groupSize);
    for (quint32 seed = 0; seed < 10; ++seed) {
        const Design design = madeDesign(ratersPerItem, 0, seed);
        const QList<QList<Turn>> turns = assignedTurns(items, design, raters);
        QCOMPARE(turns.size(), raters);
        checkAlways(turns, items, design);
        const int wanted = std::min(raters, ratersPerItem);
        QCOMPARE(ratersOfItems(turns, items), std::pair(wanted, wanted));
    }
}

void TestStudyAssignment::tooLittleRoomIsSharedEvenly_data()
{
    QTest::addColumn<int>("rated");
    QTest::addColumn<int>("groupSize");
    QTest::addColumn<int>("raters");
    QTest::addColumn<int>("itemsPerRater");
    for (const int rated : {12, 30, 101}) {
        for (const int groupSize : {1, 3, 6}) {
            for (const int raters : {1, 4, 11}) {
                for (const int itemsPerRater : {1, 6, 10, 25})
                    QTest::addRow("%d items by %d, %d raters, %d for each", rated, groupSize,
                        raters, itemsPerRater)
                        << rated << groupSize << raters << itemsPerRater;
            }
        }
    }
}

void TestStudyAssignment::tooLittleRoomIsSharedEvenly()
{
    QFETCH(int, rated);
    QFETCH(int, groupSize);
    QFETCH(int, raters);
    QFETCH(int, itemsPerRater);
    const QList<Item> items = madeItems(rated, 2, groupSize);
    for (quint32 seed = 0; seed < 10; ++seed) {
        const Design design = madeDesign(3, itemsPerRater, seed);
        const QList<QList<Turn>> turns = assignedTurns(items, design, raters);
        checkAlways(turns, items, design);
        if (groupSize > itemsPerRater)
            continue;
        const auto [least, most] = ratersOfItems(turns, items);
        QVERIFY2(most - least <= 1, qPrintable(QStringLiteral("%1 to %2").arg(least).arg(most)));
        // Of single items no room is left that could be filled.
        qsizetype given = 0;
        for (const QList<Turn>& ofRater : turns)
            given += countOf(ofRater, items, ItemKind::Rated);
        if (groupSize == 1)
            QCOMPARE(given,
                std::min(rated * std::min(3, raters), raters * std::min(itemsPerRater, rated)));
    }
}

void TestStudyAssignment::studiesWithNextToNothingWork()
{
    const Design design = madeDesign(3, 0, 1);
    QCOMPARE(assignedTurns({}, design, 2), QList<QList<Turn>>({{}, {}}));
    const QList<Item> checksAlone{madeItem(0, ItemKind::Check), madeItem(1, ItemKind::Check)};
    QCOMPARE(assignedTurns(checksAlone, design, 1).constFirst().size(), 2);
    const QList<Item> hugeGroup = madeItems(500, 5, 500);
    const QList<QList<Turn>> turns = assignedTurns(hugeGroup, design, 4);
    checkAlways(turns, hugeGroup, design);
    QCOMPARE(ratersOfItems(turns, hugeGroup), std::pair(3, 3));
    QCOMPARE(nextRatersTurns({}, design, {}, {}, 0), QList<Turn>());
}

void TestStudyAssignment::aGroupLargerThanWhatARaterMayHaveIsLeftOut()
{
    QList<Item> items = madeItems(8, 0, 4);
    items.append(madeItem(8, ItemKind::Rated));
    const Design design = madeDesign(2, 3, 5);
    const QList<QList<Turn>> turns = assignedTurns(items, design, 3);
    const Times times = timesOf(turns, items.size());
    QCOMPARE(times.assigned.constFirst(), 0);
    QCOMPARE(times.assigned.constLast(), 2);
}

void TestStudyAssignment::aStudyIsRepeatedFromItsSeed()
{
    const QList<Item> items{madeItem(0, ItemKind::Practice), madeItem(1, ItemKind::Rated),
        madeItem(2, ItemKind::Rated, QStringLiteral("g")), madeItem(3, ItemKind::Check),
        madeItem(4, ItemKind::Rated, QStringLiteral("g")), madeItem(5, ItemKind::Rated, {}, false)};
    const QList<QList<Turn>> turns = assignedTurns(items, madeDesign(2, 0, 20260), 3);
    QString written;
    for (const QList<Turn>& ofRater : turns) {
        for (const Turn& turn : ofRater)
            written += QString::number(turn.item) + QLatin1String(turn.swapped ? "s " : " ");
        written += QStringLiteral("| ");
    }
    QCOMPARE(written, QStringLiteral("0s 5 2 4s 3 | 0s 1 2s 4 3s | 0 5 3s 1s | "));
}

void TestStudyAssignment::otherSeedsGiveOtherTurns()
{
    const QList<Item> items = madeItems(20, 2);
    QVERIFY(assignedTurns(items, madeDesign(2, 0, 1), 4) !=
            assignedTurns(items, madeDesign(2, 0, 2), 4));
    const QList<QList<Turn>> turns = assignedTurns(items, madeDesign(4, 0, 1), 4);
    QVERIFY(turns.at(0) != turns.at(1));
}

void TestStudyAssignment::anOrderIsKeptWhereNothingIsShuffled()
{
    const QList<Item> items = madeItems(30, 4, 3);
    Design design = madeDesign(2, 0, 9);
    design.shuffles = false;
    for (const QList<Turn>& turns : assignedTurns(items, design, 5)) {
        qsizetype lastRated = -1;
        qsizetype lastCheck = -1;
        for (const Turn& turn : turns) {
            if (items.at(turn.item).kind == ItemKind::Practice)
                continue;
            qsizetype& last = items.at(turn.item).kind == ItemKind::Check ? lastCheck : lastRated;
            QVERIFY(turn.item > last);
            last = turn.item;
        }
    }
}

void TestStudyAssignment::sidesStayWhereTheyAreNotBalanced()
{
    const QList<Item> items = madeItems(10, 1);
    Design design = madeDesign(2, 0, 3);
    design.balancesSides = false;
    for (const QList<Turn>& turns :
        assignedTurns(items, design, 3) + QList<QList<Turn>>{nextRatersTurns(items, design,
                                              QList<int>(13, 1), QList<int>(13, 0), 3)}) {
        QVERIFY(std::none_of(
            turns.begin(), turns.end(), [](const Turn& turn) { return turn.swapped; }));
    }
}

void TestStudyAssignment::whatIsJudgedAloneStandsFarFromOthersOfItsGroup()
{
    const QList<Item> items = madeItems(12, 0, 3);
    Design design = madeDesign(2, 0, 5);
    const auto neighbours = [&] {
        int inARow = 0;
        for (const QList<Turn>& turns : assignedTurns(items, design, 3)) {
            QSet<qsizetype> seen;
            for (qsizetype i = 0; i < turns.size(); ++i) {
                seen.insert(turns.at(i).item);
                const QString group = items.at(turns.at(i).item).group;
                inARow +=
                    i > 0 && !group.isEmpty() && group == items.at(turns.at(i - 1).item).group;
            }
            if (seen.size() != turns.size())
                return -1; // an item twice
        }
        return inARow;
    };
    QVERIFY(neighbours() > 0);
    design.kind = Kind::GoodBad;
    for (design.seed = 0; design.seed < 50; ++design.seed)
        QCOMPARE(neighbours(), 0);
}

void TestStudyAssignment::checkItemsAreSpread()
{
    const QList<Item> items = madeItems(40, 4);
    for (quint32 seed = 0; seed < 20; ++seed) {
        for (const QList<Turn>& turns : assignedTurns(items, madeDesign(1, 0, seed), 1)) {
            QList<int> inStretch(4, 0);
            for (qsizetype i = 2; i < turns.size(); ++i) {
                if (items.at(turns.at(i).item).kind == ItemKind::Check)
                    ++inStretch[(i - 2) / 11];
            }
            QCOMPARE(inStretch, QList<int>(4, 1));
            QCOMPARE(items.at(turns.at(2).item).kind, ItemKind::Rated);
        }
    }
}

void TestStudyAssignment::oneRaterMoreGetsWhatLacksMost()
{
    QList<Item> items;
    for (int i = 0; i < 6; ++i)
        items.append(madeItem(i, ItemKind::Rated, i < 2 ? QStringLiteral("g") : QString()));
    items.append(madeItem(6, ItemKind::Check));
    const QList<int> times{2, 3, 3, 0, 1, 4, 9};
    const auto itemsFor = [&](int itemsPerRater) {
        QList<qsizetype> places;
        for (const Turn& turn :
            nextRatersTurns(items, madeDesign(3, itemsPerRater, 4), times, QList<int>(7, 0), 5))
            places.append(turn.item);
        std::sort(places.begin(), places.end());
        return places;
    };
    QCOMPARE(itemsFor(0), QList<qsizetype>({0, 1, 3, 4, 6}));
    QCOMPARE(itemsFor(1), QList<qsizetype>({3, 6}));
    QCOMPARE(itemsFor(3), QList<qsizetype>({3, 4, 6})); // the group does not fit any more
    QCOMPARE(itemsFor(4), QList<qsizetype>({0, 1, 3, 4, 6}));
    const Design done = madeDesign(1, 0, 4);
    QCOMPARE(nextRatersTurns(items, done, QList<int>(7, 1), QList<int>(7, 0), 5).size(), 1);
}

void TestStudyAssignment::newcomersFillAStudyEvenly_data()
{
    QTest::addColumn<int>("groupSize");
    QTest::addColumn<int>("itemsPerRater");
    QTest::newRow("single items") << 1 << 7;
    QTest::newRow("groups") << 6 << 12;
    QTest::newRow("all for each") << 1 << 0;
}

void TestStudyAssignment::newcomersFillAStudyEvenly()
{
    QFETCH(int, groupSize);
    QFETCH(int, itemsPerRater);
    const QList<Item> items = madeItems(48, 2, groupSize);
    const Design design = madeDesign(3, itemsPerRater, 11);
    QList<QList<Turn>> turns;
    for (int rater = 0; rater < 60; ++rater) {
        const Times times = timesOf(turns, items.size());
        turns.append(nextRatersTurns(items, design, times.assigned, times.swapped, rater));
        const auto [least, most] = ratersOfItems(turns, items);
        QVERIFY(most - least <= 1);
        QVERIFY(keepsGroupsTogether(turns.constLast(), items));
        QCOMPARE(turns.constLast().at(1).position, 2);
    }
    QCOMPARE(ratersOfItems(turns, items), std::pair(3, 3));
    const Times times = timesOf(turns, items.size());
    for (qsizetype i = 0; i < items.size(); ++i)
        QVERIFY(isEven(times.swapped.at(i), times.assigned.at(i)));
    QCOMPARE(countOf(turns.constLast(), items, ItemKind::Rated), 0);
    QCOMPARE(turns.constLast().size(), 4);
}

void TestStudyAssignment::newcomersAreTurnedRoundSoThatItIsEven()
{
    const QList<Item> items = madeItems(20);
    const Design design = madeDesign(9, 0, 2);
    QList<int> times(items.size(), 4);
    QList<int> swapped(items.size(), 2);
    const auto swappedAmong = [&] {
        const QList<Turn> turns = nextRatersTurns(items, design, times, swapped, 0);
        return std::count_if(
            turns.begin() + 2, turns.end(), [](const Turn& turn) { return turn.swapped; });
    };
    QVERIFY(isEven(int(swappedAmong()), 20, 2));
    swapped.fill(1);
    QCOMPARE(swappedAmong(), 20);
    swapped.fill(3);
    QCOMPARE(swappedAmong(), 0);
}

void TestStudyAssignment::noRaterCanForeseeTheNextSide_data()
{
    QTest::addColumn<int>("raters");
    QTest::addColumn<int>("ratersPerItem");
    QTest::addColumn<int>("itemsPerRater");
    QTest::addColumn<bool>("shuffles");
    QTest::newRow("everybody has all") << 4 << 4 << 0 << true;
    QTest::newRow("everybody has all, in one order") << 2 << 2 << 0 << false;
    QTest::newRow("one alone") << 1 << 1 << 0 << true;
    QTest::newRow("an odd number of items") << 3 << 2 << 15 << true;
    QTest::newRow("each has some") << 6 << 3 << 12 << true;
}

void TestStudyAssignment::noRaterCanForeseeTheNextSide()
{
    QFETCH(int, raters);
    QFETCH(int, ratersPerItem);
    QFETCH(int, itemsPerRater);
    QFETCH(bool, shuffles);
    const QList<Item> items = madeItems(24, 3);
    Foresights rated;
    Foresight practice;
    for (quint32 seed = 1; seed <= 600; ++seed) {
        Design design = madeDesign(ratersPerItem, itemsPerRater, seed);
        design.shuffles = shuffles;
        const QList<QList<Turn>> turns = assignedTurns(items, design, raters);
        checkAlways(turns, items, design);
        for (const QList<Turn>& ofRater : turns) {
            const QList<bool> sides = sidesOf(ofRater, items, ItemKind::Rated);
            rated.addRater(sides);
            const QList<bool> before = sidesOf(ofRater, items, ItemKind::Practice);
            practice.add(before.at(0) != before.at(1));
        }
    }
    // Even sides alternate a little more often than a coin does: n of 2n - 1 times.
    QVERIFY2(rated.oppositeOfLast.isNear(0.52),
        qPrintable(QString::number(rated.oppositeOfLast.share())));
    QVERIFY2(rated.oppositeInPair.isNear(0.52),
        qPrintable(QString::number(rated.oppositeInPair.share())));
    QVERIFY2(rated.likeTheOneBefore.isNear(0.49),
        qPrintable(QString::number(rated.likeTheOneBefore.share())));
    QVERIFY2(rated.rarerSide.share() < 0.85, qPrintable(QString::number(rated.rarerSide.share())));
    QVERIFY2(practice.share() < 0.65, qPrintable(QString::number(practice.share())));
}

void TestStudyAssignment::noNewcomerCanForeseeTheNextSide()
{
    const QList<Item> items = madeItems(24, 3);
    Foresights rated;
    for (quint32 seed = 1; seed <= 600; ++seed) {
        const Design design = madeDesign(4, 0, seed);
        QList<QList<Turn>> turns;
        for (int rater = 0; rater < 4; ++rater) {
            const Times times = timesOf(turns, items.size());
            turns.append(nextRatersTurns(items, design, times.assigned, times.swapped, rater));
            rated.addRater(sidesOf(turns.constLast(), items, ItemKind::Rated));
        }
        checkAlways(turns, items, design);
    }
    QVERIFY2(rated.oppositeOfLast.isNear(0.52),
        qPrintable(QString::number(rated.oppositeOfLast.share())));
    QVERIFY2(rated.likeTheOneBefore.isNear(0.49),
        qPrintable(QString::number(rated.likeTheOneBefore.share())));
    QVERIFY2(rated.rarerSide.share() < 0.85, qPrintable(QString::number(rated.rarerSide.share())));
}

TANDEM_TEST(TestStudyAssignment, QCoreApplication)
#include "tst_assignment.moc"
