#include "storage/project/systemremoval.h"

#include "storage/database/rows.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/unattributederrorrepository.h"
#include "systemfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

const QString kModel = QStringLiteral("heron");

/// Everything that the tables about systems hold.
QStringList contents(Database& database)
{
    QStringList rows;
    for (const char* table :
        {"kgds_output", "kgds_judgement", "kgds_feedback", "kgds_loose_error"}) {
        const auto columns = ProjectFixture::take(valuesOf<QString>(database,
            QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(QLatin1String(table))));
        ProjectFixture::check(eachRow(database,
            QStringLiteral("SELECT * FROM %1 ORDER BY id").arg(QLatin1String(table)), {},
            [&](Statement& row) {
                QStringList values{QLatin1String(table)};
                for (qsizetype i = 0; i < columns.size(); ++i)
                    values += row.isNull(int(i)) ? QStringLiteral("NULL") : row.text(int(i));
                rows += values.join(u'|');
            }));
    }
    return rows;
}

} // namespace

/// Outputs are taken out of a project again, with what was said of them.
class TestSystemRemoval final : public QObject
{
    Q_OBJECT

private slots:
    void outputsGoWithTheirVerdicts()
    {
        ProjectFixture fixture;
        addSystems(fixture);
        const auto told = ProjectFixture::take(outputsToRemove(fixture.database(), {kModel}));
        QCOMPARE(told.outputs, 2);
        QCOMPARE(told.verdicts, 3);
        QCOMPARE(
            told.verifiers, (QStringList{QStringLiteral("chooser"), QStringLiteral("verifier")}));
        const auto removed = ProjectFixture::take(removeOutputs(fixture.database(), {kModel}));
        QCOMPARE(removed.outputs, 2);
        const auto systems =
            ProjectFixture::take(SystemOutputRepository(fixture.database()).systems());
        QCOMPARE(systems.size(), 1);
        QCOMPARE(systems.first().model, QStringLiteral("stork"));
        QVERIFY(ProjectFixture::take(
            UnattributedErrorRepository(fixture.database()).of(QStringLiteral("verifier")))
                    .empty());
        const auto nothing = removeOutputs(fixture.database(), {kModel});
        QCOMPARE(nothing.error().code, ErrorCode::NotFound);
    }

    void onlyWhatIsMeantGoes()
    {
        ProjectFixture fixture;
        addSystems(fixture);
        const auto removed = ProjectFixture::take(
            removeOutputs(fixture.database(), {kModel, kgds::Pattern::Abstractive}));
        QCOMPARE(removed.outputs, 1);
        const OutputsMeant elsewhere{kModel, {}, {}, {SampleId{4711}}};
        QCOMPARE(removeOutputs(fixture.database(), elsewhere).error().code, ErrorCode::NotFound);
        const OutputsMeant other{kModel, {}, kgds::Paradigm::SelfReflection};
        QCOMPARE(removeOutputs(fixture.database(), other).error().code, ErrorCode::NotFound);
        QCOMPARE(
            ProjectFixture::take(SystemOutputRepository(fixture.database()).systems()).size(), 2);
    }

    void whatPeopleHaveCheckedStaysAndIsNamed()
    {
        ProjectFixture fixture;
        addSystems(fixture);
        const auto judgement = ProjectFixture::take(valueOf<SystemJudgementId>(
            fixture.database(), QStringLiteral("SELECT min(id) FROM kgds_judgement")));
        SystemFixture(fixture).reviewAll(judgement, fixture.ada);
        const QStringList before = contents(fixture.database());
        const auto refused = removeOutputs(fixture.database(), {kModel});
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY2(refused.error().sentence().contains(QLatin1String("heron (ABS-AOS")),
            qPrintable(refused.error().sentence()));
        QVERIFY(refused.error().sentence().contains(QLatin1String("sample 1")));
        QCOMPARE(contents(fixture.database()), before);
    }

    void aRemovalIsUndoneAsItWas()
    {
        ProjectFixture fixture;
        addSystems(fixture);
        const QStringList before = contents(fixture.database());
        const Change change = removingOutputs({kModel});
        QVERIFY(change.text.contains(kModel));
        const WriteContext context{fixture.database(), {}};
        const Written removed = ProjectFixture::take(change.write(context));
        const QStringList after = contents(fixture.database());
        QVERIFY(after.size() < before.size());
        const Written back = ProjectFixture::take(removed.inverse(context));
        QCOMPARE(contents(fixture.database()), before);
        const Written again = ProjectFixture::take(back.inverse(context));
        QCOMPARE(contents(fixture.database()), after);
        ProjectFixture::take(again.inverse(context));
        QCOMPARE(contents(fixture.database()), before);
    }

private:
    /// A judged output of each pattern of one model, and one of another.
    static void addSystems(ProjectFixture& fixture)
    {
        const SampleId sample = fixture.samples.first();
        const kgds::SystemRef chosen = SystemFixture::system(kModel, kgds::Pattern::Extractive);
        SystemFixture systems(fixture);
        systems.addJudged(sample, kModel);
        systems.addExtractive(sample, kModel);
        systems.addJudged(sample, QStringLiteral("stork"));
        Feedback feedback;
        feedback.output =
            *ProjectFixture::take(SystemOutputRepository(fixture.database()).find(sample, chosen));
        feedback.judge = QStringLiteral("chooser");
        feedback.choice = FeedbackChoice::Experts;
        ProjectFixture::take(SystemJudgementRepository(fixture.database()).addFeedback(feedback));
        ProjectFixture::take(
            UnattributedErrorRepository(fixture.database())
                .add(chosen, QStringLiteral("verifier"), {}, {kgds::ErrorType::Misattribution}));
    }
};

TANDEM_TEST(TestSystemRemoval, QCoreApplication)
#include "tst_systemremoval.moc"
