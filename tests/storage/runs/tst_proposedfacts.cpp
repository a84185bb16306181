#include "storage/runs/proposedfacts.h"

#include "runfixture.h"
#include "storage/database/uuid.h"
#include "storage/repositories/factedits.h"
#include "testmain.h"

#include "models/facts/factintent.h"

using namespace tandem;

/// What became of facts that a model proposed.
class TestProposedFacts final : public QObject
{
    Q_OBJECT

    static qint64 of(const ProposedFacts& facts, ProposalFate fate)
    {
        return facts.facts.at(std::size_t(fate));
    }

    /// The draw that leaves out the first sample and not the others.
    static quint32 seedThatDrawsTheFirst(RunFixture& f)
    {
        const auto isDrawn = [&](SampleId sample, quint32 seed) {
            const QString uuid =
                ProjectFixture::take(SampleRepository(f.project.database()).uuid(sample));
            return isHeldOut(uuid, 0.5, seed);
        };
        for (quint32 seed = 0;; ++seed) {
            const auto& samples = f.project.samples;
            if (isDrawn(samples.at(0), seed) && !isDrawn(samples.at(1), seed) &&
                !isDrawn(samples.at(2), seed))
                return seed;
        }
    }

private slots:
    void whatPeopleMakeOfProposalsIsCounted()
    {
        RunFixture f(1);
        f.work(f.decompose());
        Database& database = f.project.database();
        FactEdits edits(database);
        const auto facts =
            ProjectFixture::take(FactRepository(database).facts(f.project.samples.first()));
        QCOMPARE(facts.size(), 5);
        const PersonId lea = f.project.lea;
        ProjectFixture::check(
            edits.change(facts.at(0).id, changedTo(QStringLiteral("Reworded.")), lea));
        ProjectFixture::check(edits.change(facts.at(1).id,
            splitInto({{newUuid(), QStringLiteral("One half.")},
                {newUuid(), QStringLiteral("Other half.")}}),
            lea));
        ProjectFixture::check(edits.remove(facts.at(2).id, lea));
        // Changed and changed back is as it was proposed.
        ProjectFixture::check(
            edits.change(facts.at(3).id, changedTo(QStringLiteral("For a while.")), lea));
        ProjectFixture::check(edits.change(facts.at(3).id, changedTo(facts.at(3).text), lea));
        const auto models = ProjectFixture::take(proposedFacts(database));
        QCOMPARE(models.size(), 1);
        QCOMPARE(models.first().model, f.endpoint.model);
        QCOMPARE(models.first().proposed(), 5);
        QCOMPARE(of(models.first(), ProposalFate::Kept), 2);
        QCOMPARE(of(models.first(), ProposalFate::Reworded), 1);
        QCOMPARE(of(models.first(), ProposalFate::Split), 1);
        QCOMPARE(of(models.first(), ProposalFate::Dropped), 1);
        QCOMPARE(models.first().parts, 1);
    }

    void whatAnotherRunReplacedIsNoProposal()
    {
        RunFixture f(1);
        f.work(f.decompose());
        RunPlan again = f.plan(RunKindId::Decompose);
        again.options.replace = true;
        again.endpoint.model = QStringLiteral("other");
        f.work(f.make(again));
        const auto models = ProjectFixture::take(proposedFacts(f.project.database()));
        QCOMPARE(models.size(), 1);
        QCOMPARE(models.first().model, QStringLiteral("other"));
        QCOMPARE(models.first().proposed(), 5);
    }

    void aDrawnSampleIsLeftOutAndCompared()
    {
        RunFixture f;
        RunPlan plan = f.plan(RunKindId::Decompose);
        plan.options.heldOut = 0.5;
        plan.options.drawSeed = seedThatDrawsTheFirst(f);
        f.work(f.make(plan));
        Database& database = f.project.database();
        const SampleId drawn = f.project.samples.first();
        QCOMPARE(ProjectFixture::take(FactRepository(database).facts(drawn)).size(), 0);
        const auto paragraphs = ProjectFixture::take(SampleRepository(database).paragraphs(drawn));
        (void)ProjectFixture::take(FactEdits(database).add(
            paragraphs.first().id, QStringLiteral("By hand."), 0, f.project.lea));
        for (const SampleId sample : std::as_const(f.project.samples))
            (void)ProjectFixture::take(RoundRepository(database).assign(
                sample, {f.project.ada, f.project.ben}, f.project.lea, Step::KeyFacts));
        f.project.close(
            f.project.samples.at(1), QStringLiteral("yy"), QStringLiteral("yn"), Step::KeyFacts);
        const auto samples = ProjectFixture::take(sampleProposals(database));
        QCOMPARE(samples.size(), 3);
        QVERIFY(samples.at(0).isHeldOut && !samples.at(0).isProposed);
        QVERIFY(!samples.at(1).isHeldOut && samples.at(1).isProposed);
        QCOMPARE(samples.at(0).facts, 1);
        QCOMPARE(samples.at(1).facts, 2);
        QVERIFY(!samples.at(0).keyFacts && !samples.at(2).keyFacts);
        QCOMPARE(*samples.at(1).keyFacts, 1);
        QCOMPARE(*samples.at(1).agreement, 0.5);
    }
};

TANDEM_TEST(TestProposedFacts, QCoreApplication)
#include "tst_proposedfacts.moc"
