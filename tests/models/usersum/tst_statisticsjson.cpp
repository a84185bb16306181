#include "models/usersum/timelinestatistics.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::usersum;

namespace {

TimelineStatistics someStatistics()
{
    TimelineStatistics statistics;
    statistics.rows = 5'000'000'000;
    statistics.users = 9;
    statistics.keptUsers = 2;
    statistics.sharedTitles = 3;
    statistics.severalTitles = 2;
    statistics.severalCategories = 1;
    statistics.countedShare = 0.25;
    statistics.unit = TimeUnit::Zoned;
    statistics.sample = SampleFigures{10, 20.5, 30, 7, 3, 4, 1.0, 2.5, 1.0 / 3.0, 4.0};
    statistics.earliest = 1'252'800'000'123;
    statistics.latest = 1'252'800'001'000;
    for (qint64 line = 1; line <= 7; ++line)
        statistics.bad.add(RowProblem::NoUser, QStringLiteral("a.csv"), line);
    statistics.bad.add(RowProblem::TooLong, QStringLiteral("b.csv"), 4, 30);
    return statistics;
}

} // namespace

/// What a project keeps of how a log was read.
class TestStatisticsJson final : public QObject
{
    Q_OBJECT

private slots:
    void statisticsComeBackAsTheyWere()
    {
        const TimelineStatistics before = someStatistics();
        const auto after = statisticsIn(statisticsJson(before));
        QVERIFY(after);
        QCOMPARE(statisticsJson(*after), statisticsJson(before));
        QCOMPARE(after->rows, before.rows);
        QCOMPARE(after->unit, before.unit);
        QCOMPARE(after->countedShare, before.countedShare);
        QVERIFY(after->bad == before.bad);
        QCOMPARE(after->sample, before.sample);
    }

    void badRowsKeepTheirPlaces()
    {
        const auto bad = badRowsIn(badRowsJson(someStatistics().bad));
        QVERIFY(bad);
        QCOMPARE(bad->of(RowProblem::NoUser).rows, 7);
        QCOMPARE(bad->of(RowProblem::NoUser).places.size(), BadRows::placesNamed);
        QCOMPARE(bad->of(RowProblem::TooLong).places.first(), QStringLiteral("b.csv, line 4"));
        QCOMPARE(badRowsIn({})->total(), 0);
    }

    void somethingElseIsNotRead()
    {
        const QJsonObject sound = statisticsJson(someStatistics());
        const auto with = [&](const char* key, const QJsonValue& value) {
            QJsonObject altered = sound;
            altered.insert(QLatin1String(key), value);
            return statisticsIn(altered);
        };
        QVERIFY(with("users", 3));
        QVERIFY(!with("users", -1));
        QVERIFY(!with("users", 0.5));
        QVERIFY(!with("users", QStringLiteral("many")));
        QVERIFY(!with("counted_share", 0));
        QVERIFY(!with("sample", QJsonObject()));
        QVERIFY(!with("unit", QStringLiteral("fortnights")));
        QVERIFY(!with("bad", QJsonObject{{QStringLiteral("odd"), 1}}));
        QVERIFY(!with("bad",
            QJsonObject{{QStringLiteral("no_user"), QJsonObject{{QStringLiteral("rows"), 0}}}}));
        QVERIFY(statisticsIn({}));
    }
};

TANDEM_TEST(TestStatisticsJson, QCoreApplication)
#include "tst_statisticsjson.moc"
