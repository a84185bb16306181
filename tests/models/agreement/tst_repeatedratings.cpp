#include "models/agreement/repeatedratings.h"

#include "testmain.h"

#include <QTest>

#include <random>

using namespace tandem;

namespace {

/// Up to 6 raters of up to 20 items in up to 5 categories, some missing.
RatingTable someTable(std::mt19937& random)
{
    RatingTable table;
    const int categories = 2 + int(random() % 4);
    for (int i = 0; i < categories; ++i) {
        table.categories.append(QString::number(i));
        table.values.append(i * i);
    }
    table.hasOrder = random() % 2 == 0;
    table.orderIsGiven = random() % 2 == 0;
    const int raters = 1 + int(random() % 6);
    for (int i = 0; i < raters; ++i)
        table.raters.append(QString::number(i));
    const int items = 1 + int(random() % 20);
    for (int item = 0; item < items; ++item) {
        table.items.append(QString::number(item));
        for (int rater = 0; rater < raters; ++rater) {
            if (random() % 3 != 0)
                table.given.append({item, rater, int(random() % unsigned(categories))});
        }
    }
    return table;
}

/// The same with each item as often as `times` says.
RatingTable repeated(const RatingTable& table, const QList<int>& times)
{
    RatingTable all = table;
    all.items.clear();
    all.given.clear();
    for (int item = 0; item < times.size(); ++item) {
        for (int i = 0; i < times.at(item); ++i) {
            for (GivenRating rating : table.given) {
                if (rating.item != item)
                    continue;
                rating.item = int(all.items.size());
                all.given.append(rating);
            }
            all.items.append(QString());
        }
    }
    return all;
}

void compare(const RatingsAgreement& one, const RatingsAgreement& other)
{
    QCOMPARE(one.items, other.items);
    QCOMPARE(one.raters, other.raters);
    QCOMPARE(one.ratings, other.ratings);
    QCOMPARE(one.missing, other.missing);
    QCOMPARE(one.ratedOnce, other.ratedOnce);
    QCOMPARE(one.unrated, other.unrated);
    QCOMPARE(one.pairsApart, other.pairsApart);
    // Intervals of these come from the table alone; they stand last.
    for (const AgreementStatistic& more : other.statistics.mid(one.statistics.size())) {
        const QLatin1String key(more.key);
        QVERIFY2(
            key.startsWith(QLatin1String("icc_")) || key == QLatin1String("kendall_w"), more.key);
    }
    for (qsizetype i = 0; i < one.statistics.size(); ++i) {
        const Figure& figure = one.statistics.at(i).figure;
        const Figure& wanted = other.statistics.at(i).figure;
        // To the last digit: the same seed gives the same intervals, however they are counted.
        QVERIFY2(figure.value == wanted.value, one.statistics.at(i).key);
        QCOMPARE(figure.n, wanted.n);
        QCOMPARE(figure.undefinedBecause, wanted.undefinedBecause);
    }
}

} // namespace

class TestRepeatedRatings final : public QObject
{
    Q_OBJECT

private slots:
    void eachItemOnceIsTheTableItself();
    void itemsThatStandThereSeveralTimesCountSoOften();
    void nothingDrawnIsUndefined();
};

void TestRepeatedRatings::eachItemOnceIsTheTableItself()
{
    std::mt19937 random(1);
    for (int i = 0; i < 100; ++i) {
        const RatingTable table = someTable(random);
        RepeatedRatings ratings(table);
        compare(ratings.agreement(QList<int>(table.items.size(), 1), Alphas::OfEveryScale),
            ratingsAgreement(table, Alphas::OfEveryScale));
    }
}

void TestRepeatedRatings::itemsThatStandThereSeveralTimesCountSoOften()
{
    std::mt19937 random(2);
    for (int i = 0; i < 100; ++i) {
        const RatingTable table = someTable(random);
        RepeatedRatings ratings(table);
        for (int draw = 0; draw < 5; ++draw) {
            QList<int> times;
            for (qsizetype item = 0; item < table.items.size(); ++item)
                times.append(int(random() % 3));
            compare(ratings.agreement(times, Alphas::OfEveryScale),
                ratingsAgreement(repeated(table, times), Alphas::OfEveryScale));
        }
    }
}

void TestRepeatedRatings::nothingDrawnIsUndefined()
{
    std::mt19937 random(3);
    const RatingTable table = someTable(random);
    RepeatedRatings ratings(table);
    const RatingsAgreement none =
        ratings.agreement(QList<int>(table.items.size(), 0), Alphas::OfScale);
    QCOMPARE(none.ratings, qint64(0));
    QVERIFY(!none.figure("fleiss").isDefined());
}

TANDEM_TEST(TestRepeatedRatings, QCoreApplication)
#include "tst_repeatedratings.moc"
