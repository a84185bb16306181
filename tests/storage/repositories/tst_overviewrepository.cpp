#include "opinionfixture.h"
#include "projectfixture.h"
#include "storage/database/transaction.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/opinioneventjson.h"
#include "storage/repositories/overviewrepository.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"

#include <QFile>
#include <QTest>

using namespace tandem;

using Items = kgds::DrillDown::Items;

/// What the lead looks at: states, progress, times, and the items behind each figure.
class TestOverviewRepository : public QObject
{
    Q_OBJECT

private slots:
    void statesAreThoseOfTheRows()
    {
        ProjectFixture fixture(4);
        fixture.addSample({QStringLiteral("T"), {}, {}, {QStringLiteral("p")}, {}}, false);
        QVERIFY(SampleRecords(fixture.database()).addRecord({}));
        fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yyyyy"));
        fixture.submit(fixture.samples.at(0), fixture.ada);
        fixture.close(fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        fixture.close(fixture.samples.at(2), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        QVERIFY(RoundRepository(fixture.database())
                    .settle(fixture.round(fixture.samples.at(2)).id, fixture.lea));
        const auto counts = OverviewRepository(fixture.database()).stateCounts();
        QHash<SampleState, int> expected;
        const auto rows = SampleRepository(fixture.database()).rows(1, 100);
        for (const SampleRow& row : *rows)
            ++expected[row.state()];
        QCOMPARE(*counts, expected);
        QCOMPARE(counts->size(), 6);
    }

    void progressCountsWhatIsCompleteInActiveRounds()
    {
        ProjectFixture fixture(2);
        fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yyyyy"), {}, 3000);
        fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("n"), {}, 1500);
        fixture.submit(fixture.samples.at(0), fixture.ada);
        fixture.answer(fixture.samples.at(1), fixture.ada, QStringLiteral("yn"), {}, 1000);
        const auto progress = OverviewRepository(fixture.database()).progress(36.0);
        QVERIFY(progress);
        QCOMPARE(progress->size(), 3);
        QCOMPARE(progress->at(0), (PersonProgress{fixture.lea, 0, 0, 0, 0, 0, 0.0}));
        const PersonProgress ada = progress->at(1);
        QCOMPARE(ada.samples, 2);
        QCOMPARE(ada.submitted, 1);
        QCOMPARE(ada.items, 10);
        QCOMPARE(ada.answered, 7);
        QCOMPARE(ada.activeMs, 18'500);
        QCOMPARE(ada.cost, 0.185);
        QCOMPARE(progress->at(2).answered, 0);
    }

    void samplesAreCountedOnceWhateverIsAskedAboutThem()
    {
        ProjectFixture fixture(1);
        fixture.close(fixture.samples.at(0), QStringLiteral("yyynn"), QStringLiteral("yyynn"));
        const auto paragraphs =
            SampleRepository(fixture.database()).paragraphs(fixture.samples.at(0));
        for (int i = 1; i <= 2; ++i)
            ProjectFixture::take(fixture.database().insert(
                QStringLiteral(
                    "INSERT INTO atomic_fact (uuid, sample_id, paragraph_id, supporting,"
                    " position, text, origin, created_at) VALUES (?, ?, ?, 1, ?, ?, 1, 0)"),
                {QStringLiteral("fact-%1").arg(i), fixture.samples.at(0).value,
                    paragraphs->first().id.value, i, QStringLiteral("Fact.")}));
        QVERIFY(RoundRepository(fixture.database())
                    .assign(fixture.samples.at(0), {fixture.ada, fixture.ben}, fixture.lea,
                        Step::KeyFacts));
        const PersonProgress ada = OverviewRepository(fixture.database()).progress(0.0)->at(1);
        QCOMPARE(ada.samples, 1);
        QCOMPARE(ada.rounds, 2);
        QCOMPARE(ada.submitted, 1);
        QCOMPARE(ada.paragraphs, 5);
        QCOMPARE(ada.items, 7);
    }

    void timeIsKeptPerSampleAndPersonAlsoOfWithdrawnRounds()
    {
        ProjectFixture fixture(2);
        fixture.answer(fixture.samples.at(1), fixture.ada, QStringLiteral("yyy"), {}, 1000);
        QVERIFY(RoundRepository(fixture.database()).unassign(fixture.samples.at(1), fixture.lea));
        QVERIFY(RoundRepository(fixture.database())
                    .assign(fixture.samples.at(1), {fixture.ben, fixture.lea}, fixture.lea));
        fixture.answer(fixture.samples.at(1), fixture.ben, QStringLiteral("y"), {}, 700);
        const auto times = OverviewRepository(fixture.database()).sampleTimes();
        QCOMPARE(times->size(), 2);
        QCOMPARE(times->at(0).position, 2);
        QCOMPARE(times->at(0).person, fixture.ada);
        QCOMPARE(times->at(0).activeMs, 3000);
        QCOMPARE(times->at(0).items, 3);
        QCOMPARE(times->at(1).person, fixture.ben);
        QCOMPARE(times->at(1).activeMs, 700);
    }

    void workStoredWithoutATimeIsCountedAsNotMeasured()
    {
        ProjectFixture fixture(1);
        const SampleId sample = fixture.samples.at(0);
        fixture.answer(sample, fixture.ada, QStringLiteral("yyyyy"), {}, 0);
        fixture.answer(sample, fixture.ada, QStringLiteral("nn"), {}, 1500);
        fixture.answer(sample, fixture.ada, QStringLiteral("y"), {}, 0);
        fixture.answer(sample, fixture.ben, QStringLiteral("yyy"), {}, 0);
        OverviewRepository overview(fixture.database());
        const auto progress = overview.progress(36.0);
        QCOMPARE(progress->at(1).activeMs, 3000);
        QCOMPARE(progress->at(1).cost, 0.03);
        QCOMPARE(progress->at(1).unmeasured, 3);
        QCOMPARE(progress->at(2).activeMs, 0);
        QCOMPARE(progress->at(2).unmeasured, 3);
        QCOMPARE(overview.progress(36.0, Step::KeyFacts)->at(1).unmeasured, 0);
        const auto times = overview.sampleTimes();
        QCOMPARE(times->at(0).items, 5);
        QCOMPARE(times->at(0).timed, 2);
        QCOMPARE(times->at(0).unmeasured, 3);
        QCOMPARE(times->at(1).timed, 0);
    }

    void aCheckThatIsUndoneAndRedoneStaysMeasured()
    {
        OpinionFixture fixture;
        fixture.close();
        const RoundId round = fixture.round().id;
        const OpinionThread thread =
            ProjectFixture::take(fixture.checks().opinions(round)).constFirst().thread;
        const OpinionEvent check =
            OpinionCheck{true, true, true, true, {}, {}, fixture.base.ben, {}};
        const OpinionEvent back = OpinionWithdrawal{opinionEventKind(check), fixture.base.ben, {}};
        const auto say = [&](const OpinionEvent& event, qint64 ms) {
            ProjectFixture::check(fixture.checks().say(round, thread.uuid, event, ms));
        };
        const auto ben = [&] {
            return OverviewRepository(fixture.database()).progress(0.0, Step::Opinions)->at(2);
        };
        const qint64 before = ben().activeMs;
        say(check, 4'000);
        say(back, 0);
        say(check, 0);
        QCOMPARE(ben().activeMs, before + 4'000);
        QCOMPARE(ben().unmeasured, 0);
    }

    void theItemsBehindEachFigureAreAsManyAsItSays()
    {
        const QString path = QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json");
        if (!QFile::exists(path))
            QSKIP("The published benchmark is not here.");
        const QTemporaryDir folder;
        const QString project = folder.filePath(QStringLiteral("k.tandem"));
        QVERIFY(importFiles({path}, project));
        const auto database = openProjectFile(project, Database::Mode::ReadOnly);
        const auto figures = benchmarkFigures(**database);
        QVERIFY(figures);
        OverviewRepository overview(**database);
        int counted = 0;
        for (const kgds::StatisticRow& row : kgds::rows(figures->statistics)) {
            if (row.decimals > 0 || row.key == QLatin1String("references"))
                continue;
            const auto items = overview.itemsBehind(row.drillDown, 100'000);
            QVERIFY(items);
            QCOMPARE(double(items->size()), row.value.value_or(-1));
            ++counted;
        }
        QVERIFY(counted >= 15);
        QCOMPARE(
            overview
                .itemsBehind(
                    {Items::SupportingFacts, kgds::oneOf(kgds::FactType::KeyBackSupporting)}, 7)
                ->size(),
            7);
        const auto opinions = overview.itemsBehind({Items::Opinions}, 1);
        QCOMPARE(opinions->first().samplePosition, 1);
        QCOMPARE(opinions->first().number, 1);
        QVERIFY(!opinions->first().text.isEmpty());
    }

    void answersOfOpenRoundsGiveNothingAway()
    {
        ProjectFixture fixture(1);
        fixture.answer(fixture.samples.first(), fixture.ada, QStringLiteral("yyyyy"));
        OverviewRepository overview(fixture.database());
        const auto before = overview.itemsBehind(
            {Items::Paragraphs, kgds::oneOf(kgds::ParagraphLabel::Supporting)}, 100);
        QCOMPARE(before->size(), 0);
        fixture.submit(fixture.samples.first(), fixture.ada);
        QCOMPARE(overview.itemsBehind({Items::Paragraphs}, 100)->size(), 0);
        QCOMPARE(benchmarkFigures(fixture.database())->statistics.paragraphs, 0);
    }
};

TANDEM_TEST(TestOverviewRepository, QCoreApplication)
#include "tst_overviewrepository.moc"
