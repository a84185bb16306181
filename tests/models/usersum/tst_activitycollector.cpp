#include "models/usersum/activitycollector.h"

#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace tandem;
using namespace tandem::usersum;

namespace {

struct MadeRow
{
    std::string user;
    std::string item;
    qint64 time = 0; // seconds
    std::string title = {};
    std::string text = {};
    std::string categories = {};
};

ActivityCollector::Sample collected(const QList<MadeRow>& rows, const SampleChoice& choice)
{
    ActivityCollector collector(choice);
    for (const MadeRow& made : rows) {
        ActivityRow row;
        row.user = made.user;
        row.item = made.item;
        row.title = made.title;
        row.text = made.text;
        row.categories = made.categories;
        row.time = made.time * 1000;
        row.rating = 3.5;
        if (!collector.add(row))
            return {};
    }
    return collector.finish(TimeUnit::Seconds);
}

QList<MadeRow> rowsOfUsers(int users, int activities)
{
    QList<MadeRow> rows;
    for (int user = 0; user < users; ++user) {
        for (int i = 0; i < activities; ++i)
            rows.append({"u" + std::to_string(user), "i" + std::to_string(i), 1000 + i});
    }
    return rows;
}

QStringList usersOf(const ActivityCollector::Sample& sample)
{
    QStringList users;
    for (const Timeline& timeline : sample.timelines)
        users.append(timeline.user);
    return users;
}

QStringList itemsOf(const Timeline& timeline)
{
    QStringList items;
    for (const Activity& activity : timeline.activities)
        items.append(activity.item);
    return items;
}

/// Each row is in one of the counts.
qint64 accounted(const TimelineStatistics& s)
{
    return s.keptActivities + s.shortActivities + s.cutActivities + s.duplicates +
           s.notDrawnActivities + s.givenUpActivities;
}

ActivityRow oneRow(const std::string& user, const std::string& item, qint64 seconds)
{
    ActivityRow row;
    row.user = user;
    row.item = item;
    row.time = seconds * 1000;
    return row;
}

/// Some users with as many activities, among many of one.
class FewAmongMany final
{
public:
    FewAmongMany(int heavy, int activities, int light)
        : m_heavy(heavy)
        , m_activities(activities)
        , m_light(light)
    {
    }

    qint64 rows() const { return qint64(m_heavy) * m_activities + m_light; }
    bool giveTo(ActivityCollector& collector) const
    {
        for (int user = 0; user < m_heavy; ++user) {
            for (int i = 0; i < m_activities; ++i) {
                if (!collector.add(
                        oneRow("heavy" + std::to_string(user), "i" + std::to_string(i), 1000 + i)))
                    return false;
            }
        }
        for (int user = 0; user < m_light; ++user) {
            if (!collector.add(oneRow("light" + std::to_string(user), "i", 1000)))
                return false;
        }
        return true;
    }

private:
    int m_heavy;
    int m_activities;
    int m_light;
};

SampleChoice choiceOf(int fewest, int most, qint64 users, quint64 seed = 1)
{
    SampleChoice choice;
    choice.bounds = {fewest, most};
    choice.users = users;
    choice.seed = seed;
    return choice;
}

} // namespace

/// Drawing users from a stream of activities.
class TestActivityCollector final : public QObject
{
    Q_OBJECT

private slots:
    void timelinesAreInOrderWhateverTheOrderOfTheRows();
    void equalTimesAreInTheOrderOfTheItemsKeys();
    void fewerActivitiesThanAskedForAreLeftOut();
    void theLatestActivitiesStay_data();
    void theLatestActivitiesStay();
    void theSameTwiceCountsOnce();
    void whichOfTheSameStaysDoesNotHangOnTheOrder();
    void whoIsShortWithoutWhatIsThereTwiceIsLeftOut();
    void titlesAreThoseOfTheItemsKey();
    void categoriesAreThoseOfTheRowAndTitlesTheFirstInTime();
    void samplesDependOnTheSeedAndNotOnTheOrder();
    void smallerSamplesAreTheBeginningOfLargerOnes();
    void sampleIsTheSameInLittleMemory();
    void whatMemoryDoesNotAllowIsSaid();
    void usersBeyondCountingAreEstimated();
    void nobodyWhoHasEnoughIsLostAmongManyWhoHaveNot();
    void secondPassesDrawWhatOneWouldHaveDrawn();
};

void TestActivityCollector::timelinesAreInOrderWhateverTheOrderOfTheRows()
{
    QList<MadeRow> rows = rowsOfUsers(3, 20);
    const auto sorted = collected(rows, choiceOf(1, 200, 0));
    std::mt19937_64 random(7);
    std::shuffle(rows.begin(), rows.end(), random);
    const auto shuffled = collected(rows, choiceOf(1, 200, 0));
    QCOMPARE(shuffled.timelines, sorted.timelines);
    QCOMPARE(sorted.timelines.size(), 3);
    const Activity& first = sorted.timelines.first().activities.first();
    QCOMPARE(first.time, 1'000'000);
    QCOMPARE(first.item, QStringLiteral("i0"));
    QCOMPARE(first.rating, std::optional(3.5));
}

void TestActivityCollector::equalTimesAreInTheOrderOfTheItemsKeys()
{
    const auto sample = collected(
        {{"u", "b", 5}, {"u", "a", 5}, {"u", "c", 4}, {"u", "10", 5}}, choiceOf(1, 200, 0));
    QCOMPARE(itemsOf(sample.timelines.first()),
        QStringList(
            {QStringLiteral("c"), QStringLiteral("10"), QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(tiedActivities(sample.timelines.first()), 3);
}

void TestActivityCollector::fewerActivitiesThanAskedForAreLeftOut()
{
    QList<MadeRow> rows = rowsOfUsers(1, 50);
    for (int i = 0; i < 49; ++i)
        rows.append({"short", "i" + std::to_string(i), 1000 + i});
    const auto sample = collected(rows, {});
    QCOMPARE(usersOf(sample), QStringList{QStringLiteral("u0")});
    QCOMPARE(sample.statistics.users, 2);
    QCOMPARE(sample.statistics.keptUsers, 1);
    QCOMPARE(sample.statistics.keptActivities, 50);
    QCOMPARE(sample.statistics.shortUsers, 1);
    QCOMPARE(sample.statistics.shortActivities, 49);
    QCOMPARE(accounted(sample.statistics), 99);
}

void TestActivityCollector::theLatestActivitiesStay_data()
{
    QTest::addColumn<int>("activities");
    QTest::newRow("as many as are kept") << 200;
    QTest::newRow("one more") << 201;
    QTest::newRow("twice as many") << 400;
    QTest::newRow("many") << 5000;
}

void TestActivityCollector::theLatestActivitiesStay()
{
    QFETCH(int, activities);
    QList<MadeRow> rows = rowsOfUsers(1, activities);
    std::mt19937_64 random(9);
    std::shuffle(rows.begin(), rows.end(), random);
    const auto sample = collected(rows, {});
    const QList<Activity>& kept = sample.timelines.first().activities;
    QCOMPARE(kept.size(), 200);
    for (int i = 0; i < 200; ++i)
        QCOMPARE(kept.at(i).time, (1000 + activities - 200 + i) * qint64(1000));
    QCOMPARE(sample.statistics.cutActivities, activities - 200);
    QCOMPARE(accounted(sample.statistics), activities);
}

void TestActivityCollector::theSameTwiceCountsOnce()
{
    const auto sample = collected(
        {{"u", "a", 5}, {"u", "a", 5}, {"u", "a", 6}, {"v", "a", 5}}, choiceOf(1, 200, 0));
    QCOMPARE(sample.statistics.duplicates, 1);
    QCOMPARE(sample.statistics.keptActivities, 3);
    QCOMPARE(accounted(sample.statistics), 4);
}

void TestActivityCollector::whichOfTheSameStaysDoesNotHangOnTheOrder()
{
    QList<MadeRow> rows{{"u", "a", 5, "Title\nof two", "short"},
        {"u", "a", 5, "Other", "longer text"}, {"u", "a", 5, "", "LONGER TEXT"}};
    std::sort(rows.begin(), rows.end(),
        [](const MadeRow& a, const MadeRow& b) { return a.text < b.text; });
    do {
        const auto sample = collected(rows, choiceOf(1, 200, 0));
        const QList<Activity>& all = sample.timelines.first().activities;
        QCOMPARE(all.size(), 1);
        QCOMPARE(all.first().text, QStringLiteral("LONGER TEXT"));
        QCOMPARE(all.first().title, QStringLiteral("Other"));
    } while (std::next_permutation(rows.begin(), rows.end(),
        [](const MadeRow& a, const MadeRow& b) { return a.text < b.text; }));
    QCOMPARE(collected({{"u", "a", 5, "Title\n of two"}}, choiceOf(1, 200, 0))
                 .timelines.first()
                 .activities.first()
                 .title,
        QStringLiteral("Title of two"));
}

void TestActivityCollector::whoIsShortWithoutWhatIsThereTwiceIsLeftOut()
{
    QList<MadeRow> rows = rowsOfUsers(1, 30);
    rows += rowsOfUsers(1, 30);
    const auto sample = collected(rows, {});
    QVERIFY(sample.timelines.isEmpty());
    QCOMPARE(sample.statistics.shortUsers, 1);
    QCOMPARE(sample.statistics.shortActivities, 30);
    QCOMPARE(sample.statistics.duplicates, 30);
    QCOMPARE(accounted(sample.statistics), 60);
}

void TestActivityCollector::titlesAreThoseOfTheItemsKey()
{
    auto sample = collected(
        {{"u", "1", 5, "Hamlet"}, {"u", "2", 6, "Hamlet"}, {"u", "1", 7, ""}, {"u", "3", 8}},
        choiceOf(1, 200, 0));
    QVERIFY(settleItems(sample.statistics, sample.timelines).isEmpty());
    const QList<Activity>& all = sample.timelines.first().activities;
    QCOMPARE(all.at(0).title, QStringLiteral("Hamlet"));
    QCOMPARE(all.at(2).title, QStringLiteral("Hamlet"));
    describeSample(sample.statistics, sample.timelines);
    QCOMPARE(sample.statistics.items, 3);
    QCOMPARE(sample.statistics.untitledItems, 1);
    QCOMPARE(sample.statistics.sharedTitles, 1);
}

void TestActivityCollector::categoriesAreThoseOfTheRowAndTitlesTheFirstInTime()
{
    QList<MadeRow> rows{{"u", "1", 5, "Zoe", {}, "Z"}, {"u", "1", 6, "Ann", {}, "A"},
        {"v", "1", 7, {}, {}, "B"}, {"v", "1", 8, "Bea"}, {"v", "2", 9, "Other", {}, "B"}};
    const auto isBefore = [](const MadeRow& a, const MadeRow& b) { return a.time < b.time; };
    do {
        auto sample = collected(rows, choiceOf(1, 200, 0));
        QCOMPARE(
            settleItems(sample.statistics, sample.timelines), QStringList{QStringLiteral("Zoe")});
        QCOMPARE(sample.statistics.severalTitles, 1);
        QCOMPARE(sample.statistics.severalCategories, 1);
        QStringList told;
        for (const Timeline& timeline : std::as_const(sample.timelines)) {
            for (const Activity& activity : timeline.activities)
                told.append(activity.title + u' ' + activity.categories.join(u','));
        }
        told.sort();
        // Who says nothing of categories means those that the item has.
        QCOMPARE(
            told, (QStringList{QStringLiteral("Other B"), QStringLiteral("Zoe A"),
                      QStringLiteral("Zoe B"), QStringLiteral("Zoe Z"), QStringLiteral("Zoe Z")}));
    } while (std::next_permutation(rows.begin(), rows.end(), isBefore));
}

void TestActivityCollector::samplesDependOnTheSeedAndNotOnTheOrder()
{
    QList<MadeRow> rows = rowsOfUsers(100, 3);
    const QStringList one = usersOf(collected(rows, choiceOf(1, 9, 10, 1)));
    const QStringList two = usersOf(collected(rows, choiceOf(1, 9, 10, 2)));
    std::reverse(rows.begin(), rows.end());
    QCOMPARE(usersOf(collected(rows, choiceOf(1, 9, 10, 1))), one);
    QCOMPARE(one.size(), 10);
    QVERIFY(one != two);
    // The same on every machine and in every release.
    QCOMPARE(one.first(3).join(u' '), QStringLiteral("u33 u73 u70"));
}

void TestActivityCollector::smallerSamplesAreTheBeginningOfLargerOnes()
{
    const QList<MadeRow> rows = rowsOfUsers(100, 3);
    const QStringList few = usersOf(collected(rows, choiceOf(1, 9, 10)));
    const auto many = collected(rows, choiceOf(1, 9, 60));
    QCOMPARE(usersOf(many).first(10), few);
    QCOMPARE(many.statistics.notDrawnUsers, 40);
    QCOMPARE(many.statistics.notDrawnActivities, 120);
}

void TestActivityCollector::sampleIsTheSameInLittleMemory()
{
    QList<MadeRow> rows = rowsOfUsers(2000, 60);
    std::mt19937_64 random(3);
    std::shuffle(rows.begin(), rows.end(), random);
    SampleChoice choice = choiceOf(50, 200, 20);
    const auto ample = collected(rows, choice);
    choice.memoryBytes = 1 << 20; // for some 250 of these users
    const auto scarce = collected(rows, choice);
    QCOMPARE(scarce.timelines, ample.timelines);
    QCOMPARE(scarce.statistics.users, 2000);
    QCOMPARE(scarce.statistics.notDrawnUsers, 1980);
    QVERIFY(!scarce.statistics.isCutByMemory());
    QCOMPARE(accounted(scarce.statistics), rows.size());
}

void TestActivityCollector::whatMemoryDoesNotAllowIsSaid()
{
    QList<MadeRow> rows = rowsOfUsers(2000, 60);
    std::mt19937_64 random(3);
    std::shuffle(rows.begin(), rows.end(), random);
    SampleChoice choice = choiceOf(50, 200, 1500);
    choice.memoryBytes = 1 << 20;
    const auto sample = collected(rows, choice);
    QVERIFY(sample.statistics.isCutByMemory());
    QVERIFY(sample.timelines.size() > 50);
    QVERIFY(sample.timelines.size() < 1000);
    QCOMPARE(sample.statistics.givenUpUsers, 2000 - sample.timelines.size());
    QCOMPARE(accounted(sample.statistics), rows.size());
}

void TestActivityCollector::usersBeyondCountingAreEstimated()
{
    constexpr int users = 100'000;
    SampleChoice choice = choiceOf(1, 200, 10);
    choice.memoryBytes = 1 << 20;
    ActivityCollector collector(choice);
    for (int i = 0; i < users; ++i) {
        const std::string user = "u" + std::to_string(i);
        ActivityRow row;
        row.user = user;
        row.item = "i";
        row.time = 1000;
        QVERIFY(collector.add(row));
    }
    const auto sample = collector.finish(TimeUnit::Seconds);
    QCOMPARE(sample.timelines.size(), 10);
    QVERIFY(sample.statistics.countedShare < 0.2);
    QVERIFY(std::abs(double(sample.statistics.users - users)) < users * 0.05);
    QCOMPARE(accounted(sample.statistics), users);
}

void TestActivityCollector::nobodyWhoHasEnoughIsLostAmongManyWhoHaveNot()
{
    const FewAmongMany log(12, 60, 100'000);
    SampleChoice choice = choiceOf(50, 200, 0);
    choice.memoryBytes = 1 << 20; // counts some 10,000 users
    ActivityCollector first(choice);
    QVERIFY(log.giveTo(first));
    QVERIFY(first.finish(TimeUnit::Seconds).statistics.isCutByMemory());
    ActivityCollector second(choice, first.longUsers());
    QVERIFY(log.giveTo(second));
    const auto sample = second.finish(TimeUnit::Seconds);
    const TimelineStatistics& s = sample.statistics;
    QCOMPARE(sample.timelines.size(), 12);
    QVERIFY(!s.isCutByMemory());
    QCOMPARE(s.keptActivities, 12 * 60);
    QCOMPARE(s.shortActivities, 100'000);
    QCOMPARE(accounted(s), log.rows());
    QVERIFY(std::abs(double(s.shortUsers - 100'000)) < 5'000.0);
    QCOMPARE(s.users, s.shortUsers + 12);
}

void TestActivityCollector::secondPassesDrawWhatOneWouldHaveDrawn()
{
    const FewAmongMany log(40, 55, 60'000);
    SampleChoice choice = choiceOf(50, 200, 30, 7);
    ActivityCollector ample(choice);
    QVERIFY(log.giveTo(ample));
    const auto expected = ample.finish(TimeUnit::Seconds);
    choice.memoryBytes = 1 << 20;
    ActivityCollector first(choice);
    QVERIFY(log.giveTo(first));
    ActivityCollector second(choice, first.longUsers());
    QVERIFY(log.giveTo(second));
    const auto sample = second.finish(TimeUnit::Seconds);
    QCOMPARE(sample.timelines, expected.timelines);
    QCOMPARE(sample.statistics.notDrawnUsers, 10);
    QCOMPARE(sample.statistics.notDrawnActivities, 550);
    QCOMPARE(sample.statistics.shortActivities, 60'000);
}

TANDEM_TEST(TestActivityCollector, QCoreApplication)
#include "tst_activitycollector.moc"
