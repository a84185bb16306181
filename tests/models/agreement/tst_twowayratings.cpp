#include "models/agreement/ratingsreport.h"
#include "models/agreement/twowayratings.h"

#include "madevalues.h"
#include "testmain.h"

#include <QTest>

#include <cstring>

using namespace tandem;

namespace {

QJsonObject twoWayValues()
{
    QFile file(QStringLiteral(TANDEM_TEST_DATA "/ratings/twoway.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

QList<QList<double>> ratingRows(const QJsonValue& rows)
{
    QList<QList<double>> all;
    for (const QJsonValue& row : rows.toArray()) {
        QList<double> numbers;
        for (const QJsonValue& one : row.toArray())
            numbers.append(one.isNull() ? kNaN : one.toDouble());
        all.append(numbers);
    }
    return all;
}

QList<int> timesIn(const QJsonValue& list)
{
    QList<int> times;
    for (const QJsonValue& one : list.toArray())
        times.append(one.toInt());
    return times;
}

RatingScale scaleNamed(const QString& name)
{
    return name == QLatin1String("ordinal")    ? RatingScale::Ordinal
           : name == QLatin1String("interval") ? RatingScale::Interval
           : name == QLatin1String("ratio")    ? RatingScale::Ratio
                                               : RatingScale::Nominal;
}

/// A rater knows what an item is with a chance of their own, and guesses else; of two values, each
/// item is rated by `each` of the raters.
RatingTable drawnRatings(std::mt19937_64& random, int items, int raters, int each)
{
    QList<double> skills;
    for (int rater = 0; rater < raters; ++rater)
        skills.append(0.5 + 0.5 * made::chance(random));
    QList<QList<double>> rows;
    for (int item = 0; item < items; ++item) {
        const double is = double(random() % 2);
        QList<double> row;
        for (int rater = 0; rater < raters; ++rater) {
            const bool rates = (rater + raters - item * each % raters) % raters < each;
            const double said = made::chance(random) < skills.at(rater) ? is : double(random() % 2);
            row.append(rates ? said : kNaN);
        }
        rows.append(row);
    }
    return made::tableOf(rows, RatingScale::Nominal);
}

} // namespace

/// Agreement where items and raters are drawn.
class TestTwoWayRatings final : public QObject
{
    Q_OBJECT

private slots:
    void drawnTablesAgree();
    void onceEachTheyAreTheUsualCoefficients();
    void intervalsAreWiderThanThoseForTheseRaters();
    void fewRatersHaveNone();
    void theSameSeedGivesTheSame();
    void itCanBeStopped();
    void intervalsHoldAtFiftyItems_data();
    void intervalsHoldAtFiftyItems();
};

void TestTwoWayRatings::drawnTablesAgree()
{
    const QJsonObject values = twoWayValues();
    const QList<QList<double>> rows = ratingRows(values[QLatin1String("ratings")]);
    const QJsonArray all = values[QLatin1String("agreement")].toArray();
    QCOMPARE(all.size(), 20);
    for (const QJsonValue& one : all) {
        const RatingTable table =
            made::tableOf(rows, scaleNamed(one[QLatin1String("scale")].toString()));
        const TwoWayValues found = TwoWayRatings(table).values(
            timesIn(one[QLatin1String("items")]), timesIn(one[QLatin1String("raters")]));
        for (std::size_t i = 0; i < found.size(); ++i) {
            const double wanted =
                one[QLatin1String("expected")][QLatin1String(kTwoWayStatistics[i])].toDouble();
            QVERIFY(found[i]);
            QVERIFY2(made::near(*found[i], wanted, 1e-9), kTwoWayStatistics[i]);
        }
    }
}

void TestTwoWayRatings::onceEachTheyAreTheUsualCoefficients()
{
    std::mt19937_64 random(3);
    for (const RatingScale scale :
        {RatingScale::Nominal, RatingScale::Ordinal, RatingScale::Interval, RatingScale::Ratio}) {
        RatingTable table =
            made::tableOf(ratingRows(twoWayValues()[QLatin1String("ratings")]), scale);
        const RatingsAgreement usual = ratingsAgreement(table);
        const TwoWayValues found = TwoWayRatings(table).values(
            QList<int>(table.items.size(), 1), QList<int>(table.raters.size(), 1));
        for (std::size_t i = 0; i < found.size(); ++i)
            QVERIFY2(made::near(*found[i], *usual.figure(kTwoWayStatistics[i]).value, 1e-9),
                kTwoWayStatistics[i]);
    }
}

void TestTwoWayRatings::intervalsAreWiderThanThoseForTheseRaters()
{
    std::mt19937_64 random(4);
    const RatingTable table = drawnRatings(random, 60, 8, 8);
    RatingsAgreement agreement = ratingsAgreement(table);
    const RatingsAgreement usual = agreement;
    QVERIFY(setTwoWayIntervals(agreement, table, {}));
    const auto width = [](const Figure& figure) {
        return figure.interval->high - figure.interval->low;
    };
    for (const char* key : kTwoWayStatistics) {
        QCOMPARE(*agreement.figure(key).value, *usual.figure(key).value);
        QVERIFY2(width(agreement.figure(key)) > width(usual.figure(key)), key);
    }
    // What has no such interval has none, and says so.
    for (const AgreementStatistic& one : agreement.statistics) {
        QVERIFY(!one.largeSample);
        QVERIFY2(
            !one.figure.isDefined() || one.figure.interval || !one.intervalNote.isEmpty(), one.key);
    }
    const results::Report report = ratingsReport(agreement);
    QVERIFY(std::any_of(
        report.sections.cbegin(), report.sections.cend(), [](const results::Section& section) {
            return !section.notes.filter(QStringLiteral("wider than need be")).isEmpty();
        }));
}

void TestTwoWayRatings::fewRatersHaveNone()
{
    std::mt19937_64 random(5);
    for (const RatingTable& table :
        {drawnRatings(random, 50, 5, 5), drawnRatings(random, 9, 8, 8)}) {
        RatingsAgreement agreement = ratingsAgreement(table);
        QVERIFY(setTwoWayIntervals(agreement, table, {}));
        QVERIFY(!agreement.figure("alpha").interval);
        const auto found = std::find_if(agreement.statistics.cbegin(), agreement.statistics.cend(),
            [](const auto& one) { return std::strcmp(one.key, "alpha") == 0; });
        QVERIFY2(found->intervalNote.contains(QLatin1String("6 raters and 10 items")),
            qPrintable(found->intervalNote));
    }
}

void TestTwoWayRatings::theSameSeedGivesTheSame()
{
    std::mt19937_64 random(6);
    const RatingTable table = drawnRatings(random, 30, 7, 7);
    const auto lowOf = [&](quint64 seed) {
        RatingsAgreement agreement = ratingsAgreement(table);
        TwoWayOptions options;
        options.resamples = 100;
        options.seed = seed;
        setTwoWayIntervals(agreement, table, options);
        return agreement.figure("alpha").interval->low;
    };
    QCOMPARE(lowOf(1), lowOf(1));
    QVERIFY(lowOf(1) != lowOf(2));
}

void TestTwoWayRatings::itCanBeStopped()
{
    std::mt19937_64 random(6);
    const RatingTable table = drawnRatings(random, 30, 7, 7);
    RatingsAgreement agreement = ratingsAgreement(table);
    TwoWayOptions options;
    options.goesOn = [] { return false; };
    QVERIFY(!setTwoWayIntervals(agreement, table, options));
}

void TestTwoWayRatings::intervalsHoldAtFiftyItems_data()
{
    QTest::addColumn<int>("raters");
    QTest::addColumn<int>("each");
    QTest::addColumn<double>("least");
    QTest::newRow("6 raters of all items") << 6 << 6 << 0.93;
    QTest::newRow("10 raters of all items") << 10 << 10 << 0.93;
    QTest::newRow("12 raters of all items") << 12 << 12 << 0.93;
    QTest::newRow("12 raters, 3 of each item") << 12 << 3 << 0.93;
}

/// What docs/measures.md says; TANDEM_SIMULATIONS=2000 gives its figures. A rater's skill is
/// uniform between 0.5 and 1, so that two agree on what they know with 0.75 squared: that is alpha,
/// and agreement is half of it more than one half.
void TestTwoWayRatings::intervalsHoldAtFiftyItems()
{
    QFETCH(int, raters);
    QFETCH(int, each);
    QFETCH(double, least);
    const int tables = made::simulations(100);
    std::mt19937_64 random(8);
    const double alpha = 0.75 * 0.75;
    const std::array wanted{0.5 + alpha / 2.0, alpha, alpha, alpha, alpha};
    std::array<int, 5> held{};
    std::array<int, 5> usual{};
    for (int i = 0; i < tables; ++i) {
        const RatingTable table = drawnRatings(random, 50, raters, each);
        RatingsAgreement agreement = ratingsAgreement(table);
        for (std::size_t s = 0; s < wanted.size(); ++s) {
            const Interval interval = *agreement.figure(kTwoWayStatistics[s]).interval;
            usual[s] += interval.low <= wanted[s] && wanted[s] <= interval.high ? 1 : 0;
        }
        TwoWayOptions options;
        options.resamples = 300;
        options.seed = quint64(i);
        setTwoWayIntervals(agreement, table, options);
        for (std::size_t s = 0; s < wanted.size(); ++s) {
            const Interval interval = *agreement.figure(kTwoWayStatistics[s]).interval;
            held[s] += interval.low <= wanted[s] && wanted[s] <= interval.high ? 1 : 0;
        }
    }
    for (std::size_t s = 0; s < wanted.size(); ++s) {
        qInfo("%s: %.1f %% (for these raters: %.1f %%)", kTwoWayStatistics[s],
            100.0 * held[s] / tables, 100.0 * usual[s] / tables);
        QVERIFY(made::isAtLeast(double(held[s]) / tables, least, tables));
    }
}

TANDEM_TEST(TestTwoWayRatings, QCoreApplication)
#include "tst_twowayratings.moc"
