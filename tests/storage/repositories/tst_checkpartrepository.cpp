#include "storage/repositories/checkpartrepository.h"

#include "models/kgds/correctedmetric.h"
#include "storage/project/checkedsystems.h"
#include "systemfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using kgds::JudgementDecision;

namespace {

const QString kVerifier = QStringLiteral("verifier");

CancelFlag neverCancelled()
{
    return std::make_shared<std::atomic_bool>(false);
}

} // namespace

/// What was drawn to be checked, and what of it people checked.
class TestCheckPartRepository : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(3);
        m_systems = std::make_unique<SystemFixture>(*m_fixture);
        m_judgements.clear();
        for (const SampleId sample : m_fixture->samples) {
            m_judgements.append(m_systems->addJudged(sample, QStringLiteral("m")));
            m_systems->addExtractive(sample, QStringLiteral("m"));
        }
        m_parts = std::make_unique<CheckPartRepository>(m_fixture->database());
    }

    void candidatesAreOfCompleteJudgements()
    {
        const auto opinions = m_parts->candidates(kVerifier, kgds::CheckedKind::Opinions);
        QCOMPARE(opinions->size(), 18);
        const auto facts = m_parts->candidates(kVerifier, kgds::CheckedKind::KeyFacts);
        QCOMPARE(facts->size(), 12);
        QCOMPARE(facts->first().text, QStringLiteral("The strike entered its second week."));
        QVERIFY(
            m_parts->candidates(QStringLiteral("nobody"), kgds::CheckedKind::Opinions)->isEmpty());
    }

    void aPartIsKeptAsItWasDrawn()
    {
        const kgds::CheckDesign design{kgds::CheckedKind::KeyFacts,
            kgds::CheckStrata::VerdictAndSystem, kgds::CheckAllocation::Equal, 6, 4'000'000'000U};
        const auto candidates = m_parts->candidates(kVerifier, design.kind);
        const QList<kgds::DrawnCheck> drawn = kgds::drawnChecks(*candidates, design);
        const auto id = m_parts->add(kVerifier, design, m_fixture->lea, drawn);
        QVERIFY(id);
        const auto part = m_parts->byId(*id);
        QVERIFY(part->design == design);
        QCOMPARE(part->items, drawn.size());
        QCOMPARE(part->by, m_fixture->lea);
        QCOMPARE(part->verifier, kVerifier);
        const auto kept = m_parts->drawn(*id);
        QCOMPARE(kept->size(), drawn.size());
        for (const kgds::DrawnCheck& check : *kept)
            QVERIFY(drawn.contains(check));
        QCOMPARE(m_parts->all()->size(), 1);
        qsizetype items = 0;
        const auto judgements = m_parts->judgementsOf(*id);
        for (const DrawnJudgement& judgement : *judgements) {
            items += judgement.items;
            QCOMPARE(m_parts->drawnOf(judgement.judgement)->size(), judgement.items);
        }
        QCOMPARE(items, drawn.size());
    }

    void whatCannotBeCheckedIsRefused()
    {
        QCOMPARE(
            m_parts->add(kVerifier, {}, m_fixture->lea, {}).error().code, ErrorCode::InvalidInput);
        const kgds::DrawnCheck check{
            m_judgements.first().value, JudgementDecision::ofOpinion(0), {}, 1.0};
        QCOMPARE(m_parts->add(kVerifier, {}, m_fixture->lea, {check, check}).error().code,
            ErrorCode::InvalidInput);
        QCOMPARE(m_parts->add(QStringLiteral("other"), {}, m_fixture->lea, {check}).error().code,
            ErrorCode::NotFound);
    }

    void checksBecomeItemsOfCorrectedScores()
    {
        kgds::CheckDesign design;
        design.size = 18;
        const auto candidates = m_parts->candidates(kVerifier, design.kind);
        const auto id =
            m_parts->add(kVerifier, design, m_fixture->lea, kgds::drawnChecks(*candidates, design));
        for (const SystemJudgementId judgement : std::as_const(m_judgements)) {
            m_systems->reviewAll(judgement, m_fixture->ada);
            QVERIFY(
                JudgementReviewRepository(m_fixture->database()).finish(judgement, m_fixture->ada));
        }
        const auto seen = checkedPart(m_fixture->database(), *id, m_fixture->ada, neverCancelled());
        QCOMPARE(seen->systems.size(), 2);
        const kgds::CorrectedMetric metric = kgds::correctedMetric(seen->systems.at(1).items);
        QCOMPARE(metric.checks, 9);
        QCOMPARE(seen->progress.first().checked, 9);
        QCOMPARE(seen->hidden, 0);
        // Ben is not done with them: he may not know.
        const auto blind =
            checkedPart(m_fixture->database(), *id, m_fixture->ben, neverCancelled());
        QCOMPARE(blind->progress.first().checked, 0);
        QCOMPARE(blind->hidden, 3);
    }

    void peoplesVerdictsAreReadWithTheJudgements()
    {
        m_systems->reviewAll(m_judgements.first(), m_fixture->ada);
        QVERIFY(JudgementReviewRepository(m_fixture->database())
                    .finish(m_judgements.first(), m_fixture->ada));
        const auto judged =
            reviewedJudgements(m_fixture->database(), kVerifier, m_fixture->ada, neverCancelled());
        QCOMPARE(judged->size(), 1);
        QCOMPARE(judged->first().people.size(), 1);
        QCOMPARE(judged->first().system.model, QStringLiteral("m"));
        QVERIFY(
            reviewedJudgements(m_fixture->database(), kVerifier, m_fixture->ben, neverCancelled())
                ->isEmpty());
    }

private:
    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<SystemFixture> m_systems;
    std::unique_ptr<CheckPartRepository> m_parts;
    QList<SystemJudgementId> m_judgements;
};

TANDEM_TEST(TestCheckPartRepository, QCoreApplication)
#include "tst_checkpartrepository.moc"
