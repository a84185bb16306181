#include "projectfixture.h"
#include "testmain.h"
#include "ui/rows/rowsof.h"
#include "views/overview/timerows.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

SampleTime time(int sample, int person, qint64 seconds, int items)
{
    return {SampleId{sample}, sample, QStringLiteral("Sample %1").arg(sample), PersonId{person},
        seconds * 1000, items, items};
}

Person personOf(PersonId id)
{
    Person person;
    person.id = id;
    person.name = id.value == 1 ? QStringLiteral("Ada") : QStringLiteral("Ben");
    person.colour = QStringLiteral("#0072b2");
    return person;
}

enum Column { Number, Title, PersonColumn, Items, Time, PerItem };

QStringList column(const RowsModel& rows, int of)
{
    QStringList texts;
    for (int row = 0; row < rows.rowCount(); ++row)
        texts += rows.cellText(row, of);
    return texts;
}

} // namespace

class TestTimeTables final : public QObject
{
    Q_OBJECT

private slots:
    void timesAreSortedByAnyColumn();
    void newTimesKeepOrderAndRows();
    void summariesHaveTotalsAndMedians();
    void withoutTimesThereIsNoMedian();
    void timesThatWereNotMeasuredAreNoZeros();
    void timesOfParagraphsAreHiddenWhileTheRoundIsOpen();
    void timesOfParagraphsWaitWhileSidesAreUnnamed();
};

void TestTimeTables::timesAreSortedByAnyColumn()
{
    RowsOf<SampleTime> model(timeRows(&personOf));
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({time(1, 1, 50, 5), time(1, 2, 10, 5), time(2, 1, 30, 2)});
    model.sort(Time, Qt::DescendingOrder);
    QCOMPARE(column(model, Time),
        (QStringList{QStringLiteral("0:50"), QStringLiteral("0:30"), QStringLiteral("0:10")}));
    model.sort(PerItem, Qt::AscendingOrder);
    QCOMPARE(column(model, PerItem),
        (QStringList{QStringLiteral("0:02"), QStringLiteral("0:10"), QStringLiteral("0:15")}));
    model.sort(PersonColumn, Qt::AscendingOrder);
    QCOMPARE(column(model, PersonColumn).constLast(), QStringLiteral("Ben"));
    model.sort(Number, Qt::DescendingOrder);
    QCOMPARE(column(model, Number).constFirst(), QStringLiteral("2"));
}

void TestTimeTables::newTimesKeepOrderAndRows()
{
    RowsOf<SampleTime> model(timeRows(&personOf));
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({time(1, 1, 50, 5), time(2, 1, 30, 2)});
    model.sort(Time, Qt::AscendingOrder);
    const QPersistentModelIndex first = model.index(0, Number);
    QCOMPARE(first.data().toString(), QStringLiteral("2"));
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setRows({time(1, 1, 50, 5), time(2, 1, 60, 3), time(3, 2, 1, 1)});
    QCOMPARE(column(model, Number),
        (QStringList{QStringLiteral("3"), QStringLiteral("1"), QStringLiteral("2")}));
    QCOMPARE(first.row(), 2); // moved with its time
    model.setRows({time(3, 2, 1, 1)});
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(!first.isValid());
    QCOMPARE(resets.size(), 0);
}

void TestTimeTables::summariesHaveTotalsAndMedians()
{
    const QList<TimeSummary> summaries =
        summarize({time(1, 1, 10, 5), time(2, 1, 30, 5), time(3, 1, 20, 5), time(1, 2, 7, 1),
                      time(2, 2, 0, 0)},
            {PersonId{2}, PersonId{1}, PersonId{3}});
    QCOMPARE(summaries.size(), 3);
    QCOMPARE(summaries.at(0).person, PersonId{2});
    QCOMPARE(summaries.at(0).samples, 1);
    QCOMPARE(summaries.at(1).activeMs, 60'000);
    QCOMPARE(summaries.at(1).medianMs.value_or(0), 20'000);
    QVERIFY(!summaries.at(2).person.isValid());
    QCOMPARE(summaries.at(2).samples, 4);
    QCOMPARE(summaries.at(2).items, 16);
}

void TestTimeTables::withoutTimesThereIsNoMedian()
{
    const QList<TimeSummary> summaries = summarize({}, {PersonId{1}});
    QCOMPARE(summaries.size(), 1);
    QVERIFY(!summaries.at(0).medianMs);
}

void TestTimeTables::timesThatWereNotMeasuredAreNoZeros()
{
    SampleTime none = time(1, 1, 0, 5);
    none.timed = 0;
    none.unmeasured = 5;
    SampleTime some = time(2, 1, 30, 5);
    some.timed = 3;
    some.unmeasured = 2;
    const QList<SampleTime> times{none, some, time(3, 1, 20, 5)};
    RowsOf<SampleTime> model(timeRows(&personOf));
    model.setRows(times);
    QCOMPARE(
        column(model, Time), (QStringList{QStringLiteral("not measured"),
                                 QStringLiteral("0:30 (2 not measured)"), QStringLiteral("0:20")}));
    QCOMPARE(column(model, PerItem),
        (QStringList{QStringLiteral("–"), QStringLiteral("0:10"), QStringLiteral("0:04")}));
    const TimeSummary ada = summarize(times, {PersonId{1}}).first();
    QCOMPARE(ada.activeMs, 50'000);
    QCOMPARE(ada.unmeasured, 7);
    QCOMPARE(ada.timed, 8);
    QCOMPARE(ada.medianMs.value_or(0), 20'000); // of the sample whose every item has a time
    const Table table = timeTable(times, [](PersonId) { return QStringLiteral("Ada"); });
    QCOMPARE(table.rows.at(0).mid(4), (QStringList{QString(), QStringLiteral("5")}));
    QCOMPARE(table.rows.at(1).mid(4), (QStringList{QStringLiteral("30.0"), QStringLiteral("2")}));
}

void TestTimeTables::timesOfParagraphsAreHiddenWhileTheRoundIsOpen()
{
    ProjectFixture fixture;
    const SampleId sample = fixture.samples.at(0);
    fixture.answer(sample, fixture.ada, QStringLiteral("yyyyy"));
    fixture.submit(sample, fixture.ada);
    auto times = ProjectFixture::take(readItemTimes(fixture.database(), sample));
    QVERIFY(times.items.isEmpty());
    QVERIFY(!times.hiddenBecause.isEmpty());
    fixture.answer(sample, fixture.ben, QStringLiteral("nnnnn"), {}, 4'000);
    fixture.submit(sample, fixture.ben);
    times = ProjectFixture::take(readItemTimes(fixture.database(), sample));
    QCOMPARE(times.items.size(), 5);
    QCOMPARE(times.items.at(0).msA, 10'000);
    QCOMPARE(times.items.at(0).msB, 4'000);
}

void TestTimeTables::timesOfParagraphsWaitWhileSidesAreUnnamed()
{
    ProjectFixture fixture;
    fixture.setRule(ConsistencyRule::Adjudication);
    const SampleId sample = fixture.samples.at(0);
    fixture.close(sample, QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    auto times = ProjectFixture::take(readItemTimes(fixture.database(), sample));
    QVERIFY(times.items.isEmpty());
    ProjectFixture::take(
        RoundRepository(fixture.database()).settle(fixture.round(sample).id, fixture.lea));
    times = ProjectFixture::take(readItemTimes(fixture.database(), sample));
    QCOMPARE(times.items.size(), 5);
}

TANDEM_TEST(TestTimeTables, QCoreApplication)
#include "tst_timetables.moc"
