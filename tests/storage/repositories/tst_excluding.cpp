#include "projectfixture.h"
#include "storage/check/projectcheck.h"
#include "storage/database/transaction.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/agreementrepository.h"
#include "storage/repositories/caselist.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/overviewrepository.h"
#include "storage/repositories/searchrepository.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

/// What is excluded is out of everything that lists or counts, and comes back whole.
class TestSettingAside : public QObject
{
    Q_OBJECT

private slots:
    void aSampleThatIsExcludedIsInNoListAndNoCount()
    {
        ProjectFixture fixture(4);
        Database& database = fixture.database();
        const SampleId gone = fixture.samples.at(1);
        fixture.close(gone, QStringLiteral("yyyyy"), QStringLiteral("yyyyn"));
        SampleRepository samples(database);
        const QString word = samples.paragraphs(gone)->constFirst().text.section(u' ', 0, 0);
        const qsizetype hits = SearchRepository(database).find(word, 100)->size();
        QVERIFY(SettingAside(database).exclude(gone, QStringLiteral("doubled"), fixture.lea));

        QCOMPARE(*samples.count(), 3);
        QCOMPARE(numbers(*samples.rows(1, 10)), (QList<int>{1, 3, 4}));
        QCOMPARE(numbers(*samples.rows(2, 1)), QList<int>{3});
        QCOMPARE(*samples.placeInUse(4), 3);
        QVERIFY(!samples.filtered({})->contains(gone));
        QCOMPARE(samples.rowAt(2).error().code, ErrorCode::Refused);
        QCOMPARE(samples.row(gone)->state(), SampleState::Excluded);
        QVERIFY(SearchRepository(database).find(word, 100)->size() < hits);
        QVERIFY(AgreementRepository(database).closedRounds({})->isEmpty());
        const auto states = OverviewRepository(database).stateCounts(Step::Paragraphs);
        QVERIFY(!states->contains(SampleState::Excluded));
        QVERIFY(!states->contains(SampleState::Closed));
        QCOMPARE(OverviewRepository(database).progress(0)->at(1).samples, 3);
        QCOMPARE(*RoundRepository(database).load(),
            (QHash<PersonId, int>{{fixture.ada, 3}, {fixture.ben, 3}}));
        int walked = 0;
        QVERIFY(forEachBenchmarkSample(database, [&](const BenchmarkSample&) -> Expected<void> {
            ++walked;
            return {};
        }));
        QCOMPARE(walked, 3);
        int exported = 0;
        QVERIFY(AnswerRepository(database).forExport([&](const ExportedAnswer&) -> Expected<void> {
            ++exported;
            return {};
        }));
        QCOMPARE(exported, 0);
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
    }

    void aSampleThatIsBroughtBackHasItsAnswers()
    {
        ProjectFixture fixture(2);
        Database& database = fixture.database();
        const SampleId sample = fixture.samples.first();
        fixture.close(sample, QStringLiteral("yyyyy"), QStringLiteral("yyyyn"));
        SettingAside setting(database);
        QVERIFY(setting.exclude(sample, QStringLiteral("why"), fixture.lea));
        const auto aside = setting.of(sample);
        QCOMPARE((*aside)->reason, QStringLiteral("why"));
        QCOMPARE((*aside)->by, fixture.lea);
        SampleFilter filter;
        filter.state = SampleState::Excluded;
        QCOMPARE(*SampleRepository(database).filtered(filter), QList<SampleId>{sample});
        QCOMPARE(setting.exclude(sample, {}, fixture.lea).error().code, ErrorCode::Refused);
        QVERIFY(setting.bringBack(sample, fixture.lea));
        QVERIFY(!*setting.of(sample));
        QCOMPARE(setting.bringBack(sample, fixture.lea).error().code, ErrorCode::Refused);
        QCOMPARE(AgreementRepository(database).closedRounds({})->size(), 1);
        QCOMPARE(SampleRepository(database).row(sample)->state(), SampleState::Closed);
        QCOMPARE(
            *database.scalar(QStringLiteral("SELECT count(*) FROM setting_aside")), QVariant(2));
    }

    void onlyALeadSetsAside()
    {
        ProjectFixture fixture(1);
        QVERIFY(
            !SettingAside(fixture.database()).exclude(fixture.samples.first(), {}, fixture.ada));
        QCOMPARE(
            SettingAside(fixture.database()).exclude(SampleId{99}, {}, fixture.lea).error().code,
            ErrorCode::NotFound);
    }

    void theJournalOfSettingAsideIsAppendOnly()
    {
        ProjectFixture fixture(1);
        Database& database = fixture.database();
        QVERIFY(SettingAside(database).exclude(fixture.samples.first(), {}, fixture.lea));
        QVERIFY(!database.run(QStringLiteral("DELETE FROM setting_aside")));
        QVERIFY(!database.run(QStringLiteral("UPDATE setting_aside SET aside = 0")));
        QVERIFY(!database.run(
            QStringLiteral("INSERT OR REPLACE INTO setting_aside SELECT * FROM setting_aside")));
    }

    void aCaseThatIsExcludedIsInNoListAndNoCount()
    {
        ProjectFixture fixture(1);
        Database& database = fixture.database();
        CaseRepository cases(database);
        QList<CaseId> ids;
        for (const char* text : {"One.", "Two."}) {
            expert::TextCase textCase;
            textCase.expected = QLatin1String(text);
            textCase.outputs = {{QStringLiteral("A"), QStringLiteral("Out.")}};
            ids.append(ProjectFixture::take(cases.add(textCase)));
        }
        SettingAside setting(database);
        QVERIFY(setting.exclude(ids.first(), {}, fixture.lea));
        QCOMPARE(*cases.count(), 1);
        QCOMPARE(*cases.ids(), QList<CaseId>{ids.last()});
        QCOMPARE(cases.outputsOf({})->size(), 1);
        QCOMPARE(cases.systems()->constFirst().outputs, 1);
        QCOMPARE(listedCases(database)->size(), 1);
        QVERIFY(setting.bringBack(ids.first(), fixture.lea));
        QCOMPARE(*cases.count(), 2);
    }

private:
    static QList<int> numbers(const QList<SampleRow>& rows)
    {
        QList<int> found;
        for (const SampleRow& row : rows)
            found.append(row.position);
        return found;
    }
};

TANDEM_TEST(TestSettingAside, QCoreApplication)
#include "tst_excluding.moc"
