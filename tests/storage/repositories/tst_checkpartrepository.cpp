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
        draw(18);
        finishAll();
        const auto seen = checksSeenBy(m_fixture->ada);
        QCOMPARE(seen.items.size(), 2);
        const kgds::CorrectedMetric metric = kgds::correctedMetric(seen.items.at(1).items);
        QCOMPARE(metric.checks, 9);
        QCOMPARE(seen.parts.size(), 1);
        QCOMPARE(seen.parts.first().row.checked, 9);
        QCOMPARE(seen.parts.first().row.byViewer, 9);
        QCOMPARE(seen.parts.first().open.size(), 9); // the extractive outputs
        QCOMPARE(seen.hidden, 0);
        QCOMPARE(seen.known, 3);
        QVERIFY(!seen.parts.first().row.by.isEmpty());
        QCOMPARE(seen.reviewers, 0);
    }

    void whatWasDrawnAndReviewedHasAChance()
    {
        draw(9);
        finishAll();
        const auto judged =
            reviewedJudgements(m_fixture->database(), kVerifier, m_fixture->ada, neverCancelled());
        qsizetype known = 0;
        for (const kgds::ReviewedJudgement& one : *judged) {
            for (const double chance : one.inclusion)
                QCOMPARE(chance, 0.5);
            known += one.inclusion.size();
        }
        QCOMPARE(known, checksSeenBy(m_fixture->ada).parts.first().row.checked);
        QVERIFY(known > 0);
    }

    void whoIsNotDoneLearnsOnlyThatOthersAreAtWork()
    {
        draw(18);
        finishAll();
        for (const PersonId viewer : {m_fixture->ben, m_fixture->lea, PersonId()}) {
            const auto blind = checksSeenBy(viewer);
            // How much is checked says nothing of what was said.
            QCOMPARE(blind.parts.first().row.checked, 9);
            QCOMPARE(blind.parts.first().progress.first().checked, 0);
            QCOMPARE(blind.parts.first().open.size(), 18);
            QCOMPARE(blind.hidden, 3);
            QCOMPARE(blind.known, 0);
            QCOMPARE(blind.reviewers, 1);
        }
        // Ben is at it: his own words count for his progress, and for nobody's scores.
        m_systems->reviewAll(m_judgements.first(), m_fixture->ben);
        const auto own = checksSeenBy(m_fixture->ben);
        QCOMPARE(own.parts.first().row.byViewer, 3);
        QCOMPARE(own.parts.first().open.size(), 15);
        QCOMPARE(own.parts.first().progress.first().checked, 0);
        // All that was drawn of it has his word, but it is not submitted.
        QCOMPARE(own.parts.first().toFinish.size(), 1);
        QCOMPARE(own.parts.first().toFinish.first().judgement, m_judgements.first());
        QVERIFY(JudgementReviewRepository(m_fixture->database())
                    .finish(m_judgements.first(), m_fixture->ben));
        QVERIFY(checksSeenBy(m_fixture->ben).parts.first().toFinish.isEmpty());
    }

    void aFurtherPartCountsWithTheOnesBefore()
    {
        draw(2);
        const auto before =
            drawableChecks(m_fixture->database(), kVerifier, kgds::CheckedKind::Opinions);
        QCOMPARE(before->earlier.size(), 1);
        draw(2, 7);
        const auto checks =
            drawableChecks(m_fixture->database(), kVerifier, kgds::CheckedKind::Opinions);
        QCOMPARE(checks->earlier.size(), 2);
        QCOMPARE(checks->earlier.at(1).design.seed, 7U);
        QSet<qint64> first;
        for (const kgds::DrawnCheck& check : checks->earlier.first().drawn)
            first.insert(check.judgement);
        for (const kgds::DrawnCheck& check : checks->earlier.last().drawn)
            QVERIFY(!first.contains(check.judgement));
        finishAll();
        const auto seen = checksSeenBy(m_fixture->ada);
        QCOMPARE(seen.parts.size(), 2);
        QCOMPARE(seen.parts.first().row.design.seed, 7U); // the latest first
        qint64 checks2 = 0;
        for (const kgds::CorrectedItems& one : seen.items) {
            for (const kgds::JudgedItem& item : one.items)
                checks2 += item.checked ? 1 : 0;
        }
        QCOMPARE(checks2, seen.parts.at(0).row.checked + seen.parts.at(1).row.checked);
    }

    void whenSomethingOfEveryOutputWasDrawnNoFurtherPartIs()
    {
        draw(18);
        const Change change = drawingOfChecks(kVerifier, {.size = 3}, m_fixture->lea);
        const auto prepared = change.prepare(m_fixture->database(), neverCancelled());
        QVERIFY(!prepared);
        QCOMPARE(prepared.error().code, ErrorCode::Refused);
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
        QVERIFY(judged->first().inclusion.isEmpty()); // nothing was drawn
        QCOMPARE(judged->first().system.model, QStringLiteral("m"));
        QVERIFY(
            reviewedJudgements(m_fixture->database(), kVerifier, m_fixture->ben, neverCancelled())
                ->isEmpty());
    }

private:
    /// As the dialog draws, but at once.
    void draw(qsizetype size, quint32 seed = 0)
    {
        SystemFixture::take(drawChecks(
            m_fixture->database(), kVerifier, {.size = size, .seed = seed}, m_fixture->lea));
    }
    /// Ada reviews everything of the abstractive outputs.
    void finishAll()
    {
        for (const SystemJudgementId judgement : std::as_const(m_judgements)) {
            m_systems->reviewAll(judgement, m_fixture->ada);
            SystemFixture::check(
                JudgementReviewRepository(m_fixture->database()).finish(judgement, m_fixture->ada));
        }
    }
    CheckedVerdicts checksSeenBy(PersonId viewer)
    {
        return SystemFixture::take(
            checkedVerdicts(m_fixture->database(), kVerifier, viewer, neverCancelled()));
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<SystemFixture> m_systems;
    std::unique_ptr<CheckPartRepository> m_parts;
    QList<SystemJudgementId> m_judgements;
};

TANDEM_TEST(TestCheckPartRepository, QCoreApplication)
#include "tst_checkpartrepository.moc"
