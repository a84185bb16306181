#include "storage/repositories/caselist.h"

#include "expertproject.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestCaseList final : public QObject
{
    Q_OBJECT

private slots:
    void casesStandInTheirOrderWithOutputsAndEvaluations()
    {
        ProjectFixture fixture(0);
        const ExpertProject made = addExpertProject(fixture.database(), 3);
        expert::TextCase bare;
        bare.name = QStringLiteral("bare");
        bare.prompt = QStringLiteral("Write about it.");
        bare.expected = QStringLiteral("one  two\nthree 東京 four");
        bare.profile = {{QString(), QStringLiteral("earlier")}};
        ProjectFixture::take(CaseRepository(fixture.database()).add(bare));

        const auto cases = ProjectFixture::take(listedCases(fixture.database()));
        QCOMPARE(cases.size(), 4);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(cases.at(i).id, made.cases.at(i));
            QCOMPARE(cases.at(i).position, i + 1);
            QCOMPARE(cases.at(i).outputs.size(), 2);
            QCOMPARE(cases.at(i).outputs.first().system, kFirstSystem);
            QCOMPARE(cases.at(i).outputs.first().id, made.outputs.at(2 * i));
            QCOMPARE(cases.at(i).evaluations(), 2);
            QCOMPARE(cases.at(i).newest, made.evaluations.at(2 * i + 1));
            QVERIFY(cases.at(i).expectedWords > 10);
        }
        const ListedCase& last = cases.last();
        QCOMPARE(last.name, bare.name);
        QCOMPARE(last.expectedWords, 6);
        QCOMPARE(last.profile, 1);
        QVERIFY(last.outputs.isEmpty());
        QVERIFY(!last.newest.isValid());
        QCOMPARE(last.evaluations(), 0);
    }

    void evaluationsUnderWayDoNotCount()
    {
        ProjectFixture fixture(0);
        const RunId run = addExpertRun(fixture.database());
        expert::TextCase one = sixBySixCase();
        const CaseId id = ProjectFixture::take(CaseRepository(fixture.database()).add(one));
        const auto outputs = ProjectFixture::take(CaseRepository(fixture.database()).outputs(id));
        ProjectFixture::take(
            EvaluationRepository(fixture.database()).begin(outputs.first().id, run));
        const auto cases = ProjectFixture::take(listedCases(fixture.database()));
        QCOMPARE(cases.first().evaluations(), 0);
        QVERIFY(!cases.first().newest.isValid());
    }
};

TANDEM_TEST(TestCaseList, QCoreApplication)
#include "tst_caselist.moc"
