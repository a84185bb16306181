#include "expertproject.h"
#include "storage/repositories/decisionlist.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <atomic>

using namespace tandem;
using expert::DecisionKind;
using expert::DecisionRef;
using expert::Side;
using expert::Stance;

/// The table of all decisions: what it holds, what its filters leave, and what it keeps from whom.
class TestDecisionList final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        m_made = addExpertProject(m_fixture->database(), 3);
        QList<EvaluationSummary> summaries;
        for (const EvaluationId id : std::as_const(m_made.evaluations))
            summaries.append(
                ProjectFixture::take(EvaluationRepository(m_fixture->database()).summary(id)));
        m_index =
            ProjectFixture::take(readDecisions(m_fixture->database(), summaries, m_cancelled));
    }

    void everyDecisionOfEveryCaseIsThereWithItsWords()
    {
        const auto rows = listed({});
        qsizetype expected = 0;
        for (const EvaluationId id : std::as_const(m_made.evaluations))
            expected += expert::decisionsOf(explanation(id)).size();
        QCOMPARE(rows.size(), expected);
        const expert::Explanation first = explanation(m_made.evaluations.constFirst());
        const auto match = std::find_if(rows.begin(), rows.end(), [&](const ListedDecision& row) {
            return row.evaluation == m_made.evaluations.constFirst() &&
                   row.decision == DecisionRef{DecisionKind::Match, Side::Expected, 0};
        });
        QVERIFY(match != rows.end());
        const expert::ExplainedSide& side = first.side(Side::Expected);
        QCOMPARE(match->aspect, side.aspects.constFirst().title);
        QCOMPARE(match->rationale, side.matches.constFirst().reason);
        QCOMPARE(match->system, kFirstSystem);
    }

    void conditionsHoldAtOnce()
    {
        DecisionFilter filter;
        filter.kind = DecisionKind::Match;
        filter.system = kFirstSystem;
        filter.outcome = DecisionOutcome::No;
        const auto rows = listed(filter);
        qsizetype expected = 0;
        for (qsizetype i = 0; i < m_made.evaluations.size(); i += 2) { // kFirstSystem's
            const expert::Explanation told = explanation(m_made.evaluations.at(i));
            for (const Side of : {Side::Expected, Side::Generated}) {
                for (const expert::AspectMatch& match : told.side(of).matches)
                    expected += match.fault.isEmpty() && !match.matched ? 1 : 0;
            }
        }
        QVERIFY(expected > 0);
        QCOMPARE(rows.size(), expected);
        for (const ListedDecision& row : rows)
            QVERIFY(row.decision.kind == DecisionKind::Match && row.system == kFirstSystem &&
                    row.outcome == DecisionOutcome::No && row.other.isEmpty());
    }

    void aSearchFindsTheRationalesThatHaveEveryWord()
    {
        const QString reason =
            explanation(m_made.evaluations.at(3)).side(Side::Generated).matches.last().reason;
        DecisionFilter filter;
        filter.words = reason;
        const auto rows = listed(filter);
        QVERIFY(!rows.isEmpty());
        const QStringList words = reason.split(QLatin1Char(' '));
        for (const ListedDecision& row : rows) {
            for (const QString& word : words)
                QVERIFY2(
                    row.rationale.contains(word, Qt::CaseInsensitive), qPrintable(row.rationale));
        }
        filter.words = QStringLiteral("unheardofword");
        QVERIFY(listed(filter).isEmpty());
    }

    void reviewersWordsFilterAndComeFirst()
    {
        const DecisionRef doubted{DecisionKind::Match, Side::Generated, 1};
        review(m_fixture->ada, m_made.evaluations.at(4), doubted, Stance::Unsure);
        DecisionFilter filter;
        filter.word = DecisionWord::Unsure;
        const auto unsure = listed(filter);
        QCOMPARE(unsure.size(), 1);
        QCOMPARE(unsure.constFirst().decision, doubted);
        QCOMPARE(unsure.constFirst().evaluation, m_made.evaluations.at(4));
        filter.word = DecisionWord::None;
        QCOMPARE(listed(filter).size(), listed({}).size() - 1);
        filter = {};
        filter.sort = DecisionSort::Word;
        QCOMPARE(listed(filter).constFirst().own, std::optional(Stance::Unsure));
    }

    void whatOthersSaidIsThereOnlyForWhomIsDone()
    {
        const EvaluationId evaluation = m_made.evaluations.constFirst();
        const DecisionRef disputed{DecisionKind::Match, Side::Expected, 0};
        agreeToAll(m_fixture->ada, evaluation);
        agreeToAll(m_fixture->ben, evaluation);
        review(m_fixture->ben, evaluation, disputed, Stance::Unsure);
        finish(m_fixture->ben, evaluation);
        DecisionFilter filter;
        filter.word = DecisionWord::Differ;
        QVERIFY(listed(filter).isEmpty());
        for (const ListedDecision& row : listed({}))
            QVERIFY(row.others.isEmpty() && !row.differs);
        finish(m_fixture->ada, evaluation);
        const auto differing = listed(filter);
        QCOMPARE(differing.size(), 1);
        QCOMPARE(differing.constFirst().decision, disputed);
        QCOMPARE(differing.constFirst().others, {Stance::Unsure});
        QVERIFY(differing.constFirst().differs);
    }

    void aPageHasTheRowsFromItsFirstOne()
    {
        const auto selected = ProjectFixture::take(
            selectDecisions(m_fixture->database(), m_index, {}, m_fixture->ada, m_cancelled));
        const auto all = listed({});
        QCOMPARE(ProjectFixture::take(listedDecisions(m_fixture->database(), selected, 7, 5)),
            all.mid(7, 5));
        QCOMPARE(ProjectFixture::take(
                     listedDecisions(m_fixture->database(), selected, all.size() - 2, 5))
                     .size(),
            2);
    }

    void nothingIsReadOnceItIsCancelled()
    {
        m_cancelled->store(true);
        const auto read = readDecisions(m_fixture->database(), m_index->evaluations, m_cancelled);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Cancelled);
    }

    void cleanup()
    {
        m_cancelled->store(false);
        m_index.reset();
        m_fixture.reset();
    }

private:
    expert::Explanation explanation(EvaluationId id) const
    {
        return ProjectFixture::take(EvaluationRepository(m_fixture->database()).explanation(id));
    }

    /// What Ada sees.
    QList<ListedDecision> listed(const DecisionFilter& filter) const
    {
        const auto selected = ProjectFixture::take(
            selectDecisions(m_fixture->database(), m_index, filter, m_fixture->ada, m_cancelled));
        return ProjectFixture::take(
            listedDecisions(m_fixture->database(), selected, 0, selected.shown.size()));
    }

    void review(
        PersonId person, EvaluationId evaluation, const DecisionRef& decision, Stance stance) const
    {
        ProjectFixture::check(ReviewRepository(m_fixture->database())
                                  .give(evaluation, person, decision, {stance, {}, {}}, 0));
    }

    void agreeToAll(PersonId person, EvaluationId evaluation) const
    {
        for (const DecisionRef& decision : expert::decisionsOf(explanation(evaluation)))
            review(person, evaluation, decision, Stance::Agree);
    }

    void finish(PersonId person, EvaluationId evaluation) const
    {
        ProjectFixture::check(ReviewRepository(m_fixture->database()).finish(evaluation, person));
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    ExpertProject m_made;
    SharedDecisions m_index;
    CancelFlag m_cancelled = std::make_shared<std::atomic_bool>(false);
};

TANDEM_TEST(TestDecisionList, QCoreApplication)
#include "tst_decisionlist.moc"
