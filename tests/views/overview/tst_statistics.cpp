#include "models/kgds/statisticsreport.h"
#include "models/results/reporttable.h"
#include "projectfixture.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/overviewrepository.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"
#include "views/overview/articlenumber.h"
#include "views/overview/statisticsfigures.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace tandem;

namespace {

/// The published benchmark where it is at hand.
QString publishedBenchmark()
{
    const QString path = QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json");
    return QFile::exists(path) ? path : QString();
}

} // namespace

class TestStatistics final : public QObject
{
    Q_OBJECT

private slots:
    void theStatisticsAreThoseOfAnExport();
    void whatIsLeftOutIsNamedWithItsReason();
    void everyFigureHasAsManyItemsBehindItAsItSays();
    void opinionsAreCountedForEachSample();
    void openRoundsChangeNothing();
    void dashesStandWhereThereIsNothing();
    void indicesOfTheBenchmarkLeadToTheArticle();
};

void TestStatistics::theStatisticsAreThoseOfAnExport()
{
    ProjectFixture fixture;
    fixture.close(fixture.samples.at(0), QStringLiteral("yynnn"), QStringLiteral("ynnnn"));
    const auto result = ProjectFixture::take(benchmarkFigures(fixture.database(), {}));
    QCOMPARE(result.statistics.paragraphs, 4);
    QCOMPARE(result.statistics.supporting, 1);
}

void TestStatistics::whatIsLeftOutIsNamedWithItsReason()
{
    ProjectFixture fixture(4);
    fixture.close(fixture.samples.at(0), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    fixture.close(fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("nnnnn"));
    ProjectFixture::check(
        RoundRepository(fixture.database()).unassign(fixture.samples.at(2), fixture.lea));
    const auto result = ProjectFixture::take(benchmarkFigures(fixture.database(), {}));
    QCOMPARE(result.leftOut.size(), 3);
    QVERIFY(result.leftOut.at(0).why == LeftOut::NothingKept);
    QVERIFY(result.leftOut.at(1).why == LeftOut::Unassigned);
    QVERIFY(result.leftOut.at(2).why == LeftOut::Open);
    const QString text = leftOutSummary(result);
    QVERIFY(text.contains(QLatin1String("open round")));
    QVERIFY(leftOutSummary({}).contains(QLatin1String("No sample")));
}

void TestStatistics::everyFigureHasAsManyItemsBehindItAsItSays()
{
    if (publishedBenchmark().isEmpty())
        QSKIP("The published benchmark is not here");
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("k.tandem"));
    ProjectFixture::take(importFiles({publishedBenchmark()}, path));
    const auto database = ProjectFixture::take(openProjectFile(path, Database::Mode::ReadOnly));
    const auto result = ProjectFixture::take(benchmarkFigures(*database, {}));
    QCOMPARE(result.statistics.samples, 100);
    QVERIFY(result.leftOut.isEmpty());
    for (const kgds::StatisticRow& row : kgds::rows(result.statistics)) {
        // Means and references count something else than the items that lead to them.
        if (row.decimals > 0 || row.key == QLatin1String("references"))
            continue;
        const auto items =
            ProjectFixture::take(OverviewRepository(*database).itemsBehind(row.drillDown, 100'000));
        QVERIFY2(items.size() == qsizetype(row.value.value_or(-1)), qPrintable(row.key));
    }
}

void TestStatistics::opinionsAreCountedForEachSample()
{
    ProjectFixture fixture(1);
    kgds::SampleRecord record;
    record.article = {{1, QStringLiteral("A."), kgds::ParagraphLabel::Supporting, {}, {}}};
    record.discussion = {{QStringLiteral("P"), QStringLiteral("I like A."), {}}};
    record.opinions = {QStringLiteral("P likes **A** and **B**."), QStringLiteral("P sleeps.")};
    const SampleId imported =
        ProjectFixture::take(SampleRecords(fixture.database()).addRecord(record));
    const auto read = [&] {
        return ProjectFixture::take(benchmarkFigures(fixture.database(), {}));
    };
    QCOMPARE(read().samples.size(), 1);
    const SampleFigures sample = read().samples.first();
    const kgds::BenchmarkStatistics& counted = sample.statistics;
    QCOMPARE(sample.sample, imported);
    QCOMPARE(counted.opinions, 2);
    QCOMPARE(counted.opinionsWithReferences, 1);
    QCOMPARE(counted.references, 2);
    ProjectFixture::take(
        RoundRepository(fixture.database())
            .assign(imported, {fixture.ada, fixture.ben}, fixture.lea, Step::Opinions));
    QVERIFY(read().samples.first().opinionsUnsettled);
    QVERIFY(leftOutSummary(read()).contains(QStringLiteral("no opinions yet")));
}

void TestStatistics::openRoundsChangeNothing()
{
    ProjectFixture fixture;
    const auto before = ProjectFixture::take(benchmarkFigures(fixture.database(), {}));
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yyyyy"));
    fixture.answer(fixture.samples.at(0), fixture.ben, QStringLiteral("yyyyy"));
    fixture.submit(fixture.samples.at(0), fixture.ada);
    const auto after = ProjectFixture::take(benchmarkFigures(fixture.database(), {}));
    QCOMPARE(after.statistics, before.statistics);
    QCOMPARE(after.leftOut.size(), before.leftOut.size());
}

void TestStatistics::dashesStandWhereThereIsNothing()
{
    const Table table = tableOf(statisticsSection({}), results::Outlet::Window);
    QCOMPARE(table.rows.last().at(1), QString(QChar(0x2013))); // a mean over no samples
    QCOMPARE(table.rows.first().at(1), QStringLiteral("0"));
}

void TestStatistics::indicesOfTheBenchmarkLeadToTheArticle()
{
    ProjectFixture fixture;
    const SampleId sample = fixture.samples.at(0);
    fixture.close(sample, QStringLiteral("yynny"), QStringLiteral("ynyny"));
    // Paragraphs 2 and 3 are boundary, so that 4 is the second that is kept.
    QCOMPARE(ProjectFixture::take(articleNumber(fixture.database(), sample, 2)), 4);
    QCOMPARE(ProjectFixture::take(articleNumber(fixture.database(), sample, 3)), 5);
    QCOMPARE(ProjectFixture::take(articleNumber(fixture.database(), sample, 4)), 0);
    QCOMPARE(ProjectFixture::take(articleNumber(fixture.database(), fixture.samples.at(1), 1)), 0);
}

TANDEM_TEST(TestStatistics, QApplication)
#include "tst_statistics.moc"
