#include "models/people/assignment.h"

#include "testmain.h"

#include <QMap>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

using namespace tandem;

namespace {

QList<PersonId> someone(int people)
{
    QList<PersonId> list;
    for (int i = 1; i <= people; ++i)
        list.append(PersonId{i * 10});
    return list;
}

QHash<PersonId, int> loadsAfter(const QList<Pair>& pairs, QHash<PersonId, int> loads = {})
{
    for (const Pair& pair : pairs) {
        ++loads[pair.a];
        ++loads[pair.b];
    }
    return loads;
}

/// Greatest minus smallest load, of everybody in `people`.
int spread(const QHash<PersonId, int>& loads, const QList<PersonId>& people)
{
    int least = loads.value(people.first());
    int most = least;
    for (const PersonId person : people) {
        least = std::min(least, loads.value(person));
        most = std::max(most, loads.value(person));
    }
    return most - least;
}

/// Greatest minus smallest number of samples that any two of `people` share.
int meetingSpread(const QList<Pair>& pairs, const QList<PersonId>& people)
{
    QMap<std::pair<qint64, qint64>, int> met;
    for (const Pair& pair : pairs)
        ++met[std::minmax(pair.a.value, pair.b.value)];
    int least = std::numeric_limits<int>::max();
    int most = 0;
    for (qsizetype i = 0; i < people.size(); ++i) {
        for (qsizetype j = i + 1; j < people.size(); ++j) {
            const int times = met.value(std::minmax(people.at(i).value, people.at(j).value));
            least = std::min(least, times);
            most = std::max(most, times);
        }
    }
    return most - least;
}

/// The greatest difference between being A and being B that anybody has.
int sideSpread(const QList<Pair>& pairs)
{
    QHash<PersonId, int> balance;
    for (const Pair& pair : pairs) {
        ++balance[pair.a];
        --balance[pair.b];
    }
    int worst = 0;
    for (const int difference : std::as_const(balance))
        worst = std::max(worst, std::abs(difference));
    return worst;
}

} // namespace

class TestAssignment final : public QObject
{
    Q_OBJECT

private slots:
    void everySampleGetsTwoDifferentPeople();
    void equalStartsStayWithinOne_data();
    void equalStartsStayWithinOne();
    void unequalLoadsAreEvenedOut();
    void whoHasMostWaitsUntilTheOthersCaughtUp();
    void aNewcomerWorksWithEverybody();
    void theSeedDecidesAlone();
    void repeatedNamesCountOnce();
    void fewerThanTwoPeopleAreRefused();
    void aNegativeNumberOfSamplesIsAnError();
    void noSamplesNeedNoPairs();
    void tenThousandSamplesAreAssigned();
    void eachParticipantBeginsAboutEquallyOften();
    void theBeginnerIsTheGeneratorsAlone();
    void turnsAlternateFromTheBeginner();
};

void TestAssignment::everySampleGetsTwoDifferentPeople()
{
    const QList<PersonId> people = someone(5);
    const auto pairs = balancedPairs(37, people, {}, 1);
    QVERIFY(pairs);
    QCOMPARE(pairs->size(), 37);
    for (const Pair& pair : std::as_const(*pairs)) {
        QVERIFY(pair.a != pair.b);
        QVERIFY(people.contains(pair.a) && people.contains(pair.b));
    }
}

void TestAssignment::equalStartsStayWithinOne_data()
{
    QTest::addColumn<int>("people");
    for (const int people : {2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20})
        QTest::addRow("%d people", people) << people;
}

void TestAssignment::equalStartsStayWithinOne()
{
    QFETCH(int, people);
    const QList<PersonId> everyone = someone(people);
    for (const int samples : {1, 2, 3, 7, 10, 21, 45, 100, 333}) {
        for (quint32 seed = 0; seed < 20; ++seed) {
            const auto pairs = balancedPairs(samples, everyone, {}, seed);
            QVERIFY(pairs);
            QVERIFY(spread(loadsAfter(*pairs), everyone) <= 1);
            QVERIFY(sideSpread(*pairs) <= 1);
            const int meetings = meetingSpread(*pairs, everyone);
            QVERIFY2(meetings <= 1,
                qPrintable(QStringLiteral("%1 samples, seed %2: couples differ by %3")
                               .arg(samples)
                               .arg(seed)
                               .arg(meetings)));
        }
    }
}

void TestAssignment::unequalLoadsAreEvenedOut()
{
    const QList<PersonId> people = someone(6);
    QHash<PersonId, int> before;
    for (qsizetype i = 0; i < people.size(); ++i)
        before.insert(people.at(i), int(i) * 3);
    for (quint32 seed = 0; seed < 50; ++seed) {
        int last = spread(before, people);
        for (const int samples : {3, 6, 12, 24, 48}) {
            const auto pairs = balancedPairs(samples, people, before, seed);
            QVERIFY(pairs);
            const int now = spread(loadsAfter(*pairs, before), people);
            QVERIFY(now <= last);
            QVERIFY(sideSpread(*pairs) <= 1);
            last = now;
        }
        QVERIFY(last <= 1);
    }
}

void TestAssignment::whoHasMostWaitsUntilTheOthersCaughtUp()
{
    const QList<PersonId> people = someone(4);
    const PersonId busy = people.first();
    const auto pairs = balancedPairs(15, people, {{busy, 10}}, 3);
    QVERIFY(pairs);
    for (const Pair& pair : std::as_const(*pairs))
        QVERIFY(!pair.contains(busy));
}

void TestAssignment::aNewcomerWorksWithEverybody()
{
    const QList<PersonId> people = someone(5);
    QHash<PersonId, int> before;
    for (const PersonId person : people.first(4))
        before.insert(person, 100);
    const PersonId newcomer = people.last();
    const auto pairs = balancedPairs(40, people, before, 8);
    QVERIFY(pairs);
    QHash<PersonId, int> with;
    for (const Pair& pair : std::as_const(*pairs)) {
        QVERIFY(pair.contains(newcomer));
        ++with[pair.a == newcomer ? pair.b : pair.a];
    }
    for (const PersonId person : people.first(4))
        QCOMPARE(with.value(person), 10);
}

void TestAssignment::theSeedDecidesAlone()
{
    const QList<PersonId> people = someone(7);
    const auto pairs = balancedPairs(50, people, {}, 42);
    QVERIFY(*pairs == *balancedPairs(50, people, {}, 42));
    QVERIFY(*pairs != *balancedPairs(50, people, {}, 43));
}

void TestAssignment::repeatedNamesCountOnce()
{
    const QList<PersonId> people = someone(3);
    QVERIFY(*balancedPairs(9, people + people, {}, 5) == *balancedPairs(9, people, {}, 5));
}

void TestAssignment::fewerThanTwoPeopleAreRefused()
{
    for (const QList<PersonId>& people : {someone(0), someone(1), someone(1) + someone(1)}) {
        const auto pairs = balancedPairs(3, people, {}, 1);
        QVERIFY(!pairs);
        QCOMPARE(pairs.error().code, ErrorCode::Refused);
        QVERIFY(!pairs.error().what.isEmpty());
        QVERIFY(!pairs.error().remedy.isEmpty());
    }
}

void TestAssignment::aNegativeNumberOfSamplesIsAnError()
{
    const auto pairs = balancedPairs(-1, someone(3), {}, 1);
    QVERIFY(!pairs);
    QCOMPARE(pairs.error().code, ErrorCode::InvalidInput);
}

void TestAssignment::noSamplesNeedNoPairs()
{
    const auto pairs = balancedPairs(0, someone(2), {}, 1);
    QVERIFY(pairs);
    QVERIFY(pairs->isEmpty());
}

void TestAssignment::tenThousandSamplesAreAssigned()
{
    const QList<PersonId> people = someone(30);
    const auto pairs = balancedPairs(10'000, people, {{people.last(), 400}}, 9);
    QVERIFY(pairs);
    QCOMPARE(pairs->size(), 10'000);
    QVERIFY(spread(loadsAfter(*pairs, {{people.last(), 400}}), people) <= 1);
    QVERIFY(sideSpread(*pairs) <= 1);
}

void TestAssignment::eachParticipantBeginsAboutEquallyOften()
{
    std::mt19937 random(2024);
    QList<int> begun(3, 0);
    for (int i = 0; i < 30'000; ++i) {
        const int beginner = drawBeginner(3, random);
        QVERIFY(beginner >= 0 && beginner < 3);
        ++begun[beginner];
    }
    // Six standard deviations around 10,000.
    for (const int times : std::as_const(begun))
        QVERIFY2(std::abs(times - 10'000) < 490, qPrintable(QString::number(times)));
}

void TestAssignment::theBeginnerIsTheGeneratorsAlone()
{
    std::mt19937 one(5);
    std::mt19937 other(5);
    for (int i = 0; i < 100; ++i)
        QCOMPARE(drawBeginner(2, one), drawBeginner(2, other));
    QCOMPARE(drawBeginner(1, one), 0);
}

void TestAssignment::turnsAlternateFromTheBeginner()
{
    QCOMPARE(alternate(2, 1, 0), 1);
    QCOMPARE(alternate(2, 1, 1), 0);
    QCOMPARE(alternate(2, 1, 2), 1);
    QCOMPARE(alternate(3, 2, 1), 0);
    QCOMPARE(alternate(1, 0, 9), 0);
}

TANDEM_TEST(TestAssignment, QCoreApplication)
#include "tst_assignment.moc"
