#include "storage/project/benchmark.h"

#include "opinionfixture.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/samplerepository.h"
#include "testmain.h"

#include <QFile>
#include <QTest>

using namespace tandem;

namespace {

/// The record that the sample has in the benchmark, with whether its opinions are unsettled.
std::pair<std::optional<kgds::SampleRecord>, bool> inBenchmark(Database& database, SampleId sample)
{
    std::pair<std::optional<kgds::SampleRecord>, bool> found;
    ProjectFixture::check(
        forEachBenchmarkSample(database, [&](const BenchmarkSample& one) -> Expected<void> {
            if (one.sample == sample)
                found = {one.record, one.opinionsUnsettled};
            return {};
        }));
    return found;
}

} // namespace

class TestBenchmarkOpinions final : public QObject
{
    Q_OBJECT

private slots:
    void settledOpinionsAreInTheBenchmark();
    void importedOpinionsStayUntilSomebodyWorksOnThem();
};

void TestBenchmarkOpinions::settledOpinionsAreInTheBenchmark()
{
    OpinionFixture fixture;
    ProjectFixture::take(
        RoundRepository(fixture.database())
            .assign(fixture.sample, {fixture.base.ada, fixture.base.ben}, fixture.base.lea));
    fixture.base.close(fixture.sample, QStringLiteral("yyn"), QStringLiteral("yyn"));
    fixture.close();
    auto [open, unsettled] = inBenchmark(fixture.database(), fixture.sample);
    QVERIFY(open && open->opinions.isEmpty());
    QVERIFY(unsettled);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("KGDS.json"));
    QCOMPARE(ProjectFixture::take(exportBenchmark(fixture.database(), path)).opinionsUnsettled, 1);

    ProjectFixture::check(fixture.say(1, OpinionFixture::yes(fixture.base.ben)));
    for (const int number : {2, 3, 4})
        ProjectFixture::check(fixture.say(number, OpinionFixture::yes(fixture.base.ada)));
    ProjectFixture::take(
        RoundRepository(fixture.database()).settle(fixture.round().id, fixture.base.lea));
    const auto [settled, still] = inBenchmark(fixture.database(), fixture.sample);
    QVERIFY(!still);
    QCOMPARE(settled->opinions.size(), 4);
    QVERIFY(settled->opinions.first().contains(QStringLiteral("**Kyle Lowry's**")));
    const auto statistics = ProjectFixture::take(benchmarkFigures(fixture.database())).statistics;
    QCOMPARE(statistics.opinions, 4);
    QCOMPARE(statistics.opinionsWithReferences, 3);
    QCOMPARE(statistics.references, 5);
}

void TestBenchmarkOpinions::importedOpinionsStayUntilSomebodyWorksOnThem()
{
    OpinionFixture fixture;
    kgds::SampleRecord record;
    record.article = {{1, QStringLiteral("A."), kgds::ParagraphLabel::Supporting, {}, {}}};
    record.discussion = {{QStringLiteral("P"), QStringLiteral("I like A."), {}}};
    record.opinions = {QStringLiteral("  P likes **A**  "), QStringLiteral("P likes **A**")};
    const SampleId imported =
        ProjectFixture::take(SampleRecords(fixture.database()).addRecord(record));
    QCOMPARE(inBenchmark(fixture.database(), imported).first->opinions, record.opinions);
    const Round round =
        ProjectFixture::take(RoundRepository(fixture.database())
                                 .assign(imported, {fixture.base.ada, fixture.base.ben},
                                     fixture.base.lea, Step::Opinions));
    auto [open, unsettled] = inBenchmark(fixture.database(), imported);
    QVERIFY(unsettled && open->opinions.isEmpty());
    ProjectFixture::check(
        RoundRepository(fixture.database()).unassign(imported, fixture.base.lea, Step::Opinions));
    QCOMPARE(inBenchmark(fixture.database(), imported).first->opinions, record.opinions);
    QVERIFY(round.id.isValid());
}

TANDEM_TEST(TestBenchmarkOpinions, QCoreApplication)
#include "tst_benchmarkopinions.moc"
