#include "models/usersum/timelinereport.h"

#include "models/results/reportjson.h"
#include "testmain.h"

#include <QJsonObject>
#include <QTest>

using namespace tandem;
using namespace tandem::usersum;

/// What is told of timelines that were read.
class TestTimelineReport final : public QObject
{
    Q_OBJECT

private slots:
    void everyFateIsTold();
    void whatIsNotThereIsNotTold();
    void cutsAreTold();
};

void TestTimelineReport::everyFateIsTold()
{
    TimelineStatistics s;
    s.rows = 100;
    s.users = 9;
    s.keptUsers = 2;
    s.keptActivities = 40;
    s.shortUsers = 3;
    s.shortActivities = 10;
    s.givenUpUsers = 4;
    s.givenUpActivities = 20;
    s.countedShare = 0.25;
    s.unit = TimeUnit::Milliseconds;
    s.earliest = 1252800000123;
    s.latest = 1252800001000;
    s.tiedUsers = 1;
    s.tiedActivities = 5;
    s.sharedTitles = 2;
    s.sample = SampleFigures{10, 20.0, 30, 7, 3, 4, 1.0, 2.5, 1.29, 4.0};
    s.bad.add(RowProblem::NoUser, QStringLiteral("a.csv"), 7, 30);
    const QList<results::Section> sections = timelineSections(s);
    QCOMPARE(sections.size(), 4);
    const QString notes = sections.first().notes.join(u'\n');
    for (const char* said : {"in milliseconds since 1970 and range from 2009-09-13T00:00:00Z",
             "1 users have simultaneous activities, 5 in total", "2 titles belong to several items",
             "is estimated", "more users could be drawn"})
        QVERIFY2(notes.contains(QLatin1String(said)), said);
    const QJsonObject json = results::reportJson({{}, sections});
    QCOMPARE(json[QLatin1String("sample")][QLatin1String("median")].toDouble(), 20.0);
    QCOMPARE(json[QLatin1String("sample")][QLatin1String("rating_mean")].toDouble(), 2.5);
    const QJsonObject fates = json[QLatin1String("timelines")].toObject();
    QCOMPARE(fates[QLatin1String("kept")][QLatin1String("activities")].toInt(), 40);
    QCOMPARE(fates[QLatin1String("given_up")][QLatin1String("users")].toInt(), 4);
    QVERIFY(!fates[QLatin1String("bad")].toObject().contains(QLatin1String("users")));
    QCOMPARE(
        json[QLatin1String("bad_rows")][QLatin1String("no_user")][QLatin1String("rows")].toInt(),
        30);
    QCOMPARE(json[QLatin1String("log")][QLatin1String("time_unit")].toString(),
        QStringLiteral("milliseconds"));
}

void TestTimelineReport::whatIsNotThereIsNotTold()
{
    const QList<results::Section> sections = timelineSections({});
    QCOMPARE(sections.size(), 2);
    QVERIFY(sections.first().notes.isEmpty());
    QVERIFY(!results::reportJson({{}, sections})[QLatin1String("timelines")].toObject().contains(
        QLatin1String("given_up")));
}

void TestTimelineReport::cutsAreTold()
{
    const QJsonObject json =
        results::reportJson({{}, {splitSection({3, 1, 1, 6, 4})}})[QLatin1String("split")]
            .toObject();
    QCOMPARE(json[QLatin1String("timelines")].toInt(), 3);
    QCOMPARE(json[QLatin1String("moved")].toInt(), 1);
    QCOMPARE(json[QLatin1String("impossible")].toInt(), 1);
    QCOMPARE(json[QLatin1String("past")].toInt(), 6);
    QCOMPARE(json[QLatin1String("future")].toInt(), 4);
}

TANDEM_TEST(TestTimelineReport, QCoreApplication)
#include "tst_timelinereport.moc"
