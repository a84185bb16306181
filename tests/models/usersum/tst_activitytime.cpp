#include "models/usersum/activitytime.h"

#include "testmain.h"

#include <QDateTime>
#include <QTest>

using namespace tandem;
using namespace tandem::usersum;

/// Times as logs of activities write them.
class TestActivityTime final : public QObject
{
    Q_OBJECT

private slots:
    void timesAreReadWithTheirUnit_data();
    void timesAreReadWithTheirUnit();
    void whatIsNoTimeIsToldFromWhatIsOutOfRange_data();
    void whatIsNoTimeIsToldFromWhatIsOutOfRange();
    void mixturesNameTheFirstOfEachUnit();
};

void TestActivityTime::timesAreReadWithTheirUnit_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("unit");
    QTest::addColumn<QString>("time"); // in UTC
    const auto row = [](const char* text, TimeUnit unit, const char* time) {
        QTest::newRow(text) << QByteArray(text) << int(unit) << QString::fromLatin1(time);
    };
    row("1147880044", TimeUnit::Seconds, "2006-05-17T15:34:04.000Z");
    row("1147880044.25", TimeUnit::Seconds, "2006-05-17T15:34:04.250Z");
    row("1.147880044e9", TimeUnit::Seconds, "2006-05-17T15:34:04.000Z");
    row("1", TimeUnit::Seconds, "1970-01-01T00:00:01.000Z");
    row("4102444800", TimeUnit::Seconds, "2100-01-01T00:00:00.000Z");
    row("1588687728923", TimeUnit::Milliseconds, "2020-05-05T14:08:48.923Z");
    row("1588687728923.0", TimeUnit::Milliseconds, "2020-05-05T14:08:48.923Z");
    row("100000000000", TimeUnit::Milliseconds, "1973-03-03T09:46:40.000Z");
    row("2011-09-14", TimeUnit::Local, "2011-09-14T00:00:00.000Z");
    row("2018-07-07 22:09:11", TimeUnit::Local, "2018-07-07T22:09:11.000Z");
    row("2018-07-07T22:09", TimeUnit::Local, "2018-07-07T22:09:00.000Z");
    row("2018-07-07T22:09:11.5", TimeUnit::Local, "2018-07-07T22:09:11.500Z");
    row("2018-07-07T22:09:11.123456Z", TimeUnit::Zoned, "2018-07-07T22:09:11.123Z");
    row("2018-07-07T22:09:11+02:00", TimeUnit::Zoned, "2018-07-07T20:09:11.000Z");
    row("2018-07-07T22:09:11-0730", TimeUnit::Zoned, "2018-07-08T05:39:11.000Z");
    row("2018-07-07 22:09:11 UTC", TimeUnit::Zoned, "2018-07-07T22:09:11.000Z");
    row("2016-02-29", TimeUnit::Local, "2016-02-29T00:00:00.000Z");
}

void TestActivityTime::timesAreReadWithTheirUnit()
{
    QFETCH(QByteArray, text);
    QFETCH(int, unit);
    QFETCH(QString, time);
    const auto read = readWrittenTime({text.constData(), std::size_t(text.size())});
    QVERIFY(read);
    QCOMPARE(int(read->unit), unit);
    QCOMPARE(
        QDateTime::fromMSecsSinceEpoch(read->milliseconds(), Qt::UTC).toString(Qt::ISODateWithMs),
        time);
}

void TestActivityTime::whatIsNoTimeIsToldFromWhatIsOutOfRange_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("problem");
    const auto row = [](const char* text, TimeProblem problem) {
        QTest::newRow(*text ? text : "nothing") << QByteArray(text) << int(problem);
    };
    for (const char* text : {"", "yesterday", "12:30", "20180707x", "2018-13-01", "2018-02-30",
             "2018-07-07T25:00", "2018-07-07T22", "2018-07-07x", "2018-07-07T22:09:11 CET",
             "2018-07-07T22:09:11+99", "1147880044s", "nan", "inf", "09 13, 2009", "-", "0x12"})
        row(text, TimeProblem::NotATime);
    for (const char* text : {"0", "0.0", "-1", "4102444801", "99999999999", "4102444800001",
             "1588687728923000", "99999999999999999999", "1e300", "1969-12-31", "1970-01-01",
             "2100-01-02", "9999-01-01"})
        row(text, TimeProblem::OutOfRange);
}

void TestActivityTime::whatIsNoTimeIsToldFromWhatIsOutOfRange()
{
    QFETCH(QByteArray, text);
    QFETCH(int, problem);
    const auto read = readWrittenTime({text.constData(), std::size_t(text.size())});
    QVERIFY(!read);
    QCOMPARE(int(read.error()), problem);
}

void TestActivityTime::mixturesNameTheFirstOfEachUnit()
{
    TimesSeen seen;
    QVERIFY(!seen.unit());
    seen.add(TimeUnit::Milliseconds, QStringLiteral("a.csv"), 2);
    seen.add(TimeUnit::Milliseconds, QStringLiteral("a.csv"), 3);
    QVERIFY(!seen.areMixed());
    QCOMPARE(int(*seen.unit()), int(TimeUnit::Milliseconds));
    seen.add(TimeUnit::Seconds, QStringLiteral("a.csv"), 7);
    seen.add(TimeUnit::Seconds, QStringLiteral("a.csv"), 8);
    QVERIFY(seen.areMixed());
    const Error mixture = seen.mixture();
    QVERIFY(mixture.what.contains(QStringLiteral("line 2 in milliseconds")));
    QVERIFY(mixture.what.contains(QStringLiteral("line 7 in seconds")));
    QCOMPARE(mixture.where, QStringLiteral("a.csv"));
}

TANDEM_TEST(TestActivityTime, QCoreApplication)
#include "tst_activitytime.moc"
