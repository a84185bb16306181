#include "models/usersum/segment.h"

#include "testmain.h"

#include <QDateTime>
#include <QTest>

using namespace tandem;
using namespace tandem::usersum;

namespace {

/// `count` activities, one an hour, from a day on.
void add(QList<Activity>& activities, const QDate& day, int count)
{
    const qint64 start = QDateTime(day, QTime(0, 0), Qt::UTC).toMSecsSinceEpoch();
    for (int i = 0; i < count; ++i)
        activities.append(
            {start + i * 3'600'000, QString::number(activities.size()), {}, {}, {}, {}});
}

QList<qsizetype> sizesOf(const QList<Segment>& segments)
{
    QList<qsizetype> sizes;
    qsizetype next = 0;
    for (const Segment& segment : segments) {
        // Nothing is left out, nothing is there twice.
        if (segment.first != next)
            return {};
        next += segment.count;
        sizes.append(segment.count);
    }
    return sizes;
}

} // namespace

/// Pasts cut into intervals of time.
class TestSegment final : public QObject
{
    Q_OBJECT

private slots:
    void intervalsWithFewActivitiesAreJoined()
    {
        QList<Activity> activities;
        add(activities, QDate(2020, 1, 5), 6);
        add(activities, QDate(2020, 2, 5), 6);
        add(activities, QDate(2020, 3, 5), 12);
        add(activities, QDate(2020, 4, 5), 10);
        const SegmentRule rule{SegmentUnit::Month, 10, 50};
        QCOMPARE(sizesOf(segmentsOf(activities, activities.size(), rule)),
            QList<qsizetype>({12, 12, 10}));
    }

    void whatIsLeftAtTheEndJoinsTheLastSegment()
    {
        QList<Activity> activities;
        add(activities, QDate(2020, 1, 5), 10);
        add(activities, QDate(2021, 1, 5), 9);
        const SegmentRule rule{SegmentUnit::Year, 10, 50};
        QCOMPARE(sizesOf(segmentsOf(activities, 19, rule)), QList<qsizetype>({19}));
        QCOMPARE(sizesOf(segmentsOf(activities, 12, rule)), QList<qsizetype>({12}));
    }

    void largeIntervalsAreCutIntoEqualParts()
    {
        QList<Activity> activities;
        add(activities, QDate(2020, 1, 5), 130);
        const SegmentRule rule{SegmentUnit::Quarter, 10, 50};
        QCOMPARE(sizesOf(segmentsOf(activities, 130, rule)), QList<qsizetype>({43, 43, 44}));
    }

    void nothingIsCutInsideATie()
    {
        QList<Activity> activities;
        add(activities, QDate(2020, 1, 5), 60);
        for (qsizetype i = 20; i < 45; ++i)
            activities[i].time = activities.at(20).time;
        const SegmentRule rule{SegmentUnit::Month, 10, 30};
        QCOMPARE(sizesOf(segmentsOf(activities, 60, rule)), QList<qsizetype>({45, 15}));
        for (Activity& activity : activities)
            activity.time = 0;
        QCOMPARE(sizesOf(segmentsOf(activities, 60, rule)), QList<qsizetype>({60}));
    }

    void fewActivitiesAreOneSegmentAndNoneAreNone()
    {
        QList<Activity> activities;
        add(activities, QDate(2020, 1, 5), 3);
        QCOMPARE(sizesOf(segmentsOf(activities, 3, {})), QList<qsizetype>({3}));
        QVERIFY(segmentsOf(activities, 0, {}).isEmpty());
    }

    void aRangeIsToldByItsDays()
    {
        QList<Activity> activities;
        add(activities, QDate(2020, 1, 5), 2);
        add(activities, QDate(2020, 3, 7), 1);
        QCOMPARE(timeRangeText(activities, {0, 3}), QStringLiteral("2020-01-05 to 2020-03-07"));
        QCOMPARE(timeRangeText(activities, {0, 2}), QStringLiteral("2020-01-05"));
    }

    void rulesThatCannotBeKeptAreRefused()
    {
        QVERIFY(checkSegments({}));
        QVERIFY(!checkSegments({SegmentUnit::Month, 0, 10}));
        QVERIFY(!checkSegments({SegmentUnit::Month, 10, 19}));
    }
};

TANDEM_TEST(TestSegment, QCoreApplication)
#include "tst_segment.moc"
