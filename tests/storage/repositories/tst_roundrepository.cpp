#include "models/agreement/agreement.h"
#include "projectfixture.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/roundwrites.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

/// Rounds: who is asked, submitting, closing, settling, reopening.
class TestRoundRepository : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        m_sample = m_fixture->samples.first();
        m_rounds = std::make_unique<RoundRepository>(m_fixture->database());
        m_cem = ProjectFixture::take(
            PeopleRepository(m_fixture->database()).add(QStringLiteral("Cem"), Role::Annotator))
                    .id;
    }

    void assigningIsJournalledAndAnswersTheQuestionWho()
    {
        const Round round = m_fixture->round(m_sample);
        QCOMPARE(round.state(), RoundState::Open);
        QCOMPARE(round.pair, (Pair{m_fixture->ada, m_fixture->ben}));
        QCOMPARE(events(round), QStringList{QStringLiteral("assigned")});
        const auto load = m_rounds->load();
        QCOMPARE(load->value(m_fixture->ada), 1);
        QCOMPARE(load->value(m_cem), 0);
    }

    void assigningTheSamePairAgainChangesNothing()
    {
        const Round before = m_fixture->round(m_sample);
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("yy"));
        const auto again = m_rounds->assign(m_sample, before.pair, m_fixture->lea);
        QCOMPARE(again->id, before.id);
        const auto turned =
            m_rounds->assign(m_sample, {before.pair.b, before.pair.a}, m_fixture->lea);
        QCOMPARE(turned->id, before.id);
        QCOMPARE(turned->pair, before.pair);
        QCOMPARE(events(before).size(), 1);
    }

    void assignmentsThatMakeNoSenseAreRefused()
    {
        const PersonId ada = m_fixture->ada;
        const PersonId lea = m_fixture->lea;
        QCOMPARE(m_rounds->assign(m_sample, {ada, ada}, lea).error().code, ErrorCode::InvalidInput);
        QCOMPARE(m_rounds->assign(m_sample, {ada, m_cem}, ada).error().code, ErrorCode::Refused);
        QCOMPARE(
            m_rounds->assign(m_sample, {ada, PersonId{99}}, lea).error().code, ErrorCode::NotFound);
        QCOMPARE(
            m_rounds->assign(SampleId{99}, {ada, m_cem}, lea).error().code, ErrorCode::NotFound);
        exclude(m_cem);
        QCOMPARE(m_rounds->assign(m_sample, {ada, m_cem}, lea).error().code, ErrorCode::Refused);
        QCOMPARE(m_fixture->round(m_sample).pair, (Pair{ada, m_fixture->ben}));
    }

    void assigningAnotherPairWithdrawsTheRoundAndKeepsItsJournal()
    {
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("yn"));
        const Round before = m_fixture->round(m_sample);
        const auto after = m_rounds->assign(m_sample, {m_cem, m_fixture->ben}, m_fixture->lea);
        QVERIFY(after);
        QVERIFY(after->id != before.id);
        QVERIFY(m_rounds->byId(before.id)->withdrawn);
        QCOMPARE(events(before).first(), QStringLiteral("withdrawn"));
        QCOMPARE(AnswerRepository(m_fixture->database()).own(before.id, m_fixture->ada)->size(), 2);
        QCOMPARE(AnswerRepository(m_fixture->database()).own(after->id, m_cem)->size(), 0);
        QCOMPARE(SampleRepository(m_fixture->database()).row(m_sample)->answeredA, 0);
        QCOMPARE(m_rounds->submit(before.id, m_fixture->ada).error().code, ErrorCode::Refused);
    }

    void anAssignmentTakenBackComesBackWithItsAnswers()
    {
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("yn"));
        const Round first = m_fixture->round(m_sample);
        const auto second = m_rounds->assign(m_sample, {m_cem, m_fixture->ben}, m_fixture->lea);
        QCOMPARE(m_rounds->reinstate(first.id, m_fixture->ada).error().code, ErrorCode::Refused);
        const auto back = m_rounds->reinstate(first.id, m_fixture->lea);
        QVERIFY(back);
        QCOMPARE(m_fixture->round(m_sample).id, first.id);
        QVERIFY(m_rounds->byId(second->id)->withdrawn);
        QCOMPARE(SampleRepository(m_fixture->database()).row(m_sample)->answeredA, 2);
        QCOMPARE(events(first).first(), QStringLiteral("reinstated"));
    }

    void anAssignmentFromBeforeAChangeOfTheDiscussionDoesNotComeBack()
    {
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("yn"));
        const Round first = m_fixture->round(m_sample);
        QVERIFY(m_rounds->unassign(m_sample, m_fixture->lea));
        QVERIFY(SampleRepository(m_fixture->database())
                    .setDiscussion(m_sample, {{QStringLiteral("A"), QStringLiteral("b"), {}}},
                        m_fixture->lea));
        QCOMPARE(m_rounds->reinstate(first.id, m_fixture->lea).error().code, ErrorCode::Refused);
        QVERIFY(!*m_rounds->active(m_sample));
    }

    void anAssignmentFromBeforeAChangeOfTheFactsDoesNotComeBack()
    {
        m_fixture->askAboutFacts(m_sample);
        const Step step = Step::KeyFacts;
        const Round first = **m_rounds->active(m_sample, step);
        // What was written in the same millisecond counts as written after.
        QTest::qSleep(2);
        QVERIFY(m_rounds->unassign(m_sample, m_fixture->lea, step));
        const auto back = m_rounds->reinstate(first.id, m_fixture->lea);
        QVERIFY2(back, back ? "" : qPrintable(back.error().sentence()));
        QVERIFY(m_rounds->unassign(m_sample, m_fixture->lea, step));
        const auto items = itemsOf(m_fixture->database(), m_sample, step);
        QVERIFY(FactEdits(m_fixture->database())
                    .change(FactId{items->first().id.value},
                        changedTo(QStringLiteral("Ships sail.")), m_fixture->lea));
        QCOMPARE(m_rounds->reinstate(first.id, m_fixture->lea).error().code, ErrorCode::Refused);
        QVERIFY(!*m_rounds->active(m_sample, step));
    }

    void submittingNeedsEveryAnswerAndSaysWhichAreMissing()
    {
        const Round round = m_fixture->round(m_sample);
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("y--n-"));
        const auto paragraphs = SampleRepository(m_fixture->database()).paragraphs(m_sample);
        QVERIFY(AnswerRepository(m_fixture->database())
                    .record({round.id, m_fixture->ada, paragraphs->at(3).id, {YesNo::No, true, {}},
                        1}));
        const auto early = m_rounds->submit(round.id, m_fixture->ada);
        QCOMPARE(early.error().code, ErrorCode::Refused);
        for (const char* number : {"2", "3", "4", "5"})
            QVERIFY2(early.error().remedy.contains(QLatin1String(number)),
                qPrintable(early.error().remedy));
        QVERIFY(!m_fixture->round(m_sample).submittedA);
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("-ynny"));
        const auto done = m_rounds->submit(round.id, m_fixture->ada);
        QVERIFY(done);
        QCOMPARE(done->state(), RoundState::SubmittedByOne);
        QCOMPARE(m_rounds->submit(round.id, m_fixture->ada)->submittedA, done->submittedA);
        QCOMPARE(m_rounds->submit(round.id, m_cem).error().code, ErrorCode::Refused);
    }

    void aSubmissionIsTakenBackUntilTheOtherHasSubmitted()
    {
        const Round round = m_fixture->round(m_sample);
        QVERIFY(!m_rounds->withdrawSubmission(round.id, m_fixture->ada));
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("yyyyy"));
        m_fixture->submit(m_sample, m_fixture->ada);
        QCOMPARE(m_rounds->withdrawSubmission(round.id, m_fixture->ada)->state(), RoundState::Open);
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("n"));
        m_fixture->submit(m_sample, m_fixture->ada);
        m_fixture->answer(m_sample, m_fixture->ben, QStringLiteral("nnnnn"));
        m_fixture->submit(m_sample, m_fixture->ben);
        QCOMPARE(m_fixture->round(m_sample).state(), RoundState::Closed);
        QCOMPARE(m_rounds->withdrawSubmission(round.id, m_fixture->ada).error().code,
            ErrorCode::Refused);
        QCOMPARE(
            events(round), (QStringList{QStringLiteral("handed in"), QStringLiteral("handed in"),
                               QStringLiteral("hand-in taken back"), QStringLiteral("handed in"),
                               QStringLiteral("assigned")}));
    }

    void aClosedRoundKeepsItsPair()
    {
        m_fixture->close(m_sample, QStringLiteral("yyyyy"), QStringLiteral("nnnnn"));
        QCOMPARE(m_rounds->assign(m_sample, {m_cem, m_fixture->ben}, m_fixture->lea).error().code,
            ErrorCode::Refused);
        QCOMPARE(m_rounds->unassign(m_sample, m_fixture->lea).error().code, ErrorCode::Refused);
        QCOMPARE(m_fixture->round(m_sample).state(), RoundState::Closed);
    }

    void settlingFreezesTheOutcomeWhateverTheRuleBecomes()
    {
        const Round round = m_fixture->round(m_sample);
        QVERIFY(!m_rounds->settle(round.id, m_fixture->lea));
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("yynnn"));
        const auto settled = m_rounds->settle(round.id, m_fixture->lea);
        QVERIFY(settled);
        QCOMPARE(settled->state(), RoundState::Settled);
        QCOMPARE(m_rounds->settle(round.id, m_fixture->ada)->settledAt, settled->settledAt);

        ComparisonRepository comparison(m_fixture->database());
        const Funnel before = *comparison.funnel();
        QCOMPARE(before.boundary, 1);
        m_fixture->setRule(ConsistencyRule::Adjudication);
        QCOMPARE(comparison.compare(round.id)->rule, ConsistencyRule::Strict);
        QCOMPARE(*comparison.funnel(), before);
    }

    void settlingWaitsForEveryDecision()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication);
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("nyynn"));
        const Round round = m_fixture->round(m_sample);
        const auto early = m_rounds->settle(round.id, m_fixture->lea);
        QCOMPARE(early.error().code, ErrorCode::Refused);
        QVERIFY(early.error().remedy.contains(QLatin1Char('1')));
        ComparisonRepository comparison(m_fixture->database());
        const auto items = comparison.compare(round.id);
        QVERIFY(comparison.decide(round.id, items->items.first().item, Outcome::Supporting, m_cem,
            QStringLiteral("because")));
        QVERIFY(m_rounds->settle(round.id, m_fixture->lea));
        QVERIFY(!comparison.withdrawDecision(round.id, items->items.first().item, m_cem));
    }

    void reopeningLosesNothingAndIsJournalled()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication);
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("nyynn"));
        const Round round = m_fixture->round(m_sample);
        ComparisonRepository comparison(m_fixture->database());
        const ItemId first = comparison.compare(round.id)->items.first().item;
        QVERIFY(comparison.decide(
            round.id, first, Outcome::Supporting, m_cem, QStringLiteral("because")));
        QVERIFY(!m_rounds->reopen(round.id, m_fixture->lea, QStringLiteral("why")));
        QVERIFY(m_rounds->settle(round.id, m_fixture->lea));
        const auto before = rowCounts();

        QCOMPARE(m_rounds->reopen(round.id, m_fixture->ada, QStringLiteral("I want")).error().code,
            ErrorCode::Refused);
        QVERIFY(!m_rounds->reopen(round.id, m_fixture->lea, QStringLiteral(" \n")));
        QVERIFY(!m_rounds->reopen(round.id, m_fixture->lea, QString(10'001, u'x')));
        const auto reopened =
            m_rounds->reopen(round.id, m_fixture->lea, QStringLiteral(" A doubt. "));
        QVERIFY(reopened);
        QCOMPARE(reopened->state(), RoundState::Closed);
        QCOMPARE(rowCounts(), before);
        const auto compared = comparison.compare(round.id);
        QCOMPARE(compared->items.first().decision->outcome, Outcome::Supporting);
        const auto entry = Journal(m_fixture->database()).newest(1, round.uuid);
        QCOMPARE(entry->first().event, QStringLiteral("reopened"));
        QCOMPARE(entry->first().by, m_fixture->lea);
        QCOMPARE(entry->first().detail.value(QLatin1String("reason")).toString(),
            QStringLiteral("A doubt."));
        QVERIFY(m_rounds->settle(round.id, m_fixture->lea));
    }

    void balancedAssignmentSharesTheWorkEvenly()
    {
        for (int i = 0; i < 12; ++i)
            m_fixture->addSample({QStringLiteral("T"), {}, {}, {QStringLiteral("p")}, {}}, false);
        const auto done = m_rounds->assignBalanced({}, {}, m_fixture->lea, 7);
        QVERIFY(done);
        QCOMPARE(*done, 12);
        const auto load = m_rounds->load();
        for (const PersonId person : {m_fixture->ada, m_fixture->ben, m_cem})
            QVERIFY(qAbs(load->value(person) * 3 - 26) <= 3);
        QVERIFY(!load->contains(m_fixture->lea));
        QCOMPARE(*m_rounds->assignBalanced({}, {}, m_fixture->lea, 7), 0);
        QCOMPARE(m_rounds->assignBalanced({}, {}, m_fixture->ada, 7).has_value(), true);
    }

    void balancedAssignmentNeedsTwoPeopleAndALead()
    {
        m_fixture->addSample({QStringLiteral("T"), {}, {}, {QStringLiteral("p")}, {}}, false);
        QVERIFY(!m_rounds->assignBalanced({}, {m_cem}, m_fixture->lea, 1));
        QVERIFY(!m_rounds->assignBalanced({}, {}, m_fixture->ada, 1));
        QVERIFY(!m_rounds->assignBalanced({}, {m_cem, m_cem}, m_fixture->lea, 1));
    }

    void aCalibrationKeepsItsBlindAnswersAndGivesBothAgreements()
    {
        const Round first = calibrated(QStringLiteral("yyynn"), QStringLiteral("ynyyn"));
        QVERIFY(first.calibration);
        QVERIFY(first.isBlind());
        const auto before = rowCounts();
        const auto second = m_rounds->labelAgain(first.id, m_fixture->ada);
        QVERIFY(second);
        QCOMPARE(second->repeats, first.id);
        QCOMPARE(second->pair, first.pair);
        QVERIFY(!second->isBlind());
        QVERIFY(!second->calibration);
        QCOMPARE(m_fixture->round(first.sample).id, second->id);
        QCOMPARE(rowCounts(), before);
        QCOMPARE(events(first).first(), QStringLiteral("revealed"));

        m_fixture->close(first.sample, QStringLiteral("yyyyn"), QStringLiteral("yyyyn"));
        QCOMPARE(*agreement(first.id).value, 0.6);
        QCOMPARE(agreement(first.id).n, 5);
        QCOMPARE(*agreement(second->id).value, 1.0);
        const auto blind = ComparisonRepository(m_fixture->database()).compare(first.id);
        QCOMPARE(blind->items.at(1).a.value, YesNo::Yes);
        QCOMPARE(blind->items.at(1).b.value, YesNo::No);
        QVERIFY(m_rounds->settle(second->id, m_fixture->lea));
        QVERIFY(!m_rounds->byId(first.id)->settledAt);
    }

    void theSecondPassIsAnsweredWithoutSeeingEachOther()
    {
        const Round first = calibrated(QStringLiteral("yyynn"), QStringLiteral("ynyyn"));
        const auto second = m_rounds->labelAgain(first.id, m_fixture->lea);
        QVERIFY(second);
        m_fixture->answer(first.sample, m_fixture->ada, QStringLiteral("yyyyn"));
        m_fixture->submit(first.sample, m_fixture->ada);
        AnswerRepository answers(m_fixture->database());
        QCOMPARE(answers.own(second->id, m_fixture->ben)->size(), 0);
        QVERIFY(!answers.ofClosedRound(second->id, m_fixture->ada));
        QVERIFY(!ComparisonRepository(m_fixture->database()).compare(second->id));
        QVERIFY(ComparisonRepository(m_fixture->database()).compare(first.id));
        // Nobody answers in the first pass any more.
        const auto paragraphs = SampleRepository(m_fixture->database()).paragraphs(first.sample);
        QCOMPARE(
            answers
                .record({first.id, m_fixture->ada, paragraphs->at(0).id, {YesNo::No, false, {}}, 1})
                .error()
                .code,
            ErrorCode::Refused);
        // What was asked about stays what it was.
        QVERIFY(!SampleRepository(m_fixture->database())
                     .setDiscussion(first.sample, {{QStringLiteral("A"), QStringLiteral("b"), {}}},
                         m_fixture->lea));
    }

    void undoingASettlementNeverReopensSomebodyElses()
    {
        m_fixture->close(m_sample, QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        const RoundId round = m_fixture->round(m_sample).id;
        const WriteContext here{m_fixture->database(), {}};
        const Written settled = ProjectFixture::take(settleWrite(round, m_fixture->lea)(here));
        // Another lead pressed the key as well: nothing was done, so there is nothing to be undone.
        const Written again = ProjectFixture::take(settleWrite(round, m_fixture->lea)(here));
        QVERIFY(again.what.as<NothingChanged>());
        QVERIFY(!again.inverse);
        // Settled anew since, by somebody else.
        const QDateTime first = *m_rounds->byId(round)->settledAt;
        QVERIFY(m_rounds->reopen(round, m_fixture->lea, QStringLiteral("Look again")));
        QTRY_VERIFY(QDateTime::currentDateTimeUtc() > first);
        QVERIFY(m_rounds->settle(round, m_fixture->ada));
        const auto undone = settled.inverse(here);
        QVERIFY(!undone);
        QCOMPARE(undone.error().code, ErrorCode::Refused);
        QVERIFY(m_rounds->byId(round)->settledAt);
    }

    void aSettlementIsUndoneAndRedone()
    {
        m_fixture->close(m_sample, QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        const RoundId round = m_fixture->round(m_sample).id;
        const WriteContext here{m_fixture->database(), {}};
        Written last = ProjectFixture::take(settleWrite(round, m_fixture->lea)(here));
        for (const bool isSettled : {false, true, false}) {
            last = ProjectFixture::take(last.inverse(here));
            QCOMPARE(m_rounds->byId(round)->settledAt.has_value(), isSettled);
        }
    }

    void onlyAClosedUnsettledCalibrationIsLabelledAgainAndOnlyOnce()
    {
        const Round ordinary = m_fixture->round(m_sample);
        m_fixture->close(m_sample, QStringLiteral("yyyyy"), QStringLiteral("yyyyn"));
        QVERIFY(!m_rounds->labelAgain(ordinary.id, m_fixture->lea));

        const SampleId loose = looseSample();
        const auto open =
            m_rounds->calibrate(loose, {m_fixture->ada, m_fixture->ben}, m_fixture->lea);
        QVERIFY(open);
        QVERIFY(!m_rounds->labelAgain(open->id, m_fixture->lea));
        m_fixture->close(loose, QStringLiteral("yyyyy"), QStringLiteral("yyyyn"));
        QCOMPARE(m_rounds->labelAgain(open->id, m_cem).error().code, ErrorCode::Refused);
        const auto second = m_rounds->labelAgain(open->id, m_fixture->ben);
        QVERIFY(second);
        QVERIFY(!m_rounds->labelAgain(open->id, m_fixture->lea));
        m_fixture->close(loose, QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        QVERIFY(!m_rounds->labelAgain(second->id, m_fixture->lea));

        const Round settled = calibrated(QStringLiteral("yyyyy"), QStringLiteral("yyyyn"));
        QVERIFY(m_rounds->settle(settled.id, m_fixture->lea));
        QCOMPARE(m_rounds->labelAgain(settled.id, m_fixture->lea).error().code, ErrorCode::Refused);
    }

    void aCalibrationBeginsWhereNobodyLabels()
    {
        const Pair pair{m_fixture->ada, m_cem};
        QCOMPARE(
            m_rounds->calibrate(m_sample, pair, m_fixture->lea).error().code, ErrorCode::Refused);
        const SampleId loose = looseSample();
        QCOMPARE(m_rounds->calibrate(loose, pair, m_fixture->ada).error().code, ErrorCode::Refused);
        QCOMPARE(m_rounds->calibrate(loose, pair, m_fixture->lea, Step::Opinions).error().code,
            ErrorCode::Refused);
        QCOMPARE(m_rounds->calibrate(loose, pair, m_fixture->lea, Step::KeyFacts).error().code,
            ErrorCode::Refused);
        QVERIFY(m_rounds->calibrate(loose, pair, m_fixture->lea));
    }

    void keyFactsAreAssignedOnceThereAreSome()
    {
        const Pair pair{m_fixture->ada, m_fixture->ben};
        const auto early = m_rounds->assign(m_sample, pair, m_fixture->lea, Step::KeyFacts);
        QCOMPARE(early.error().code, ErrorCode::Refused);
        QVERIFY(!early.error().remedy.isEmpty());
        QCOMPARE(*m_rounds->assignBalanced({}, {}, m_fixture->lea, 7, Step::KeyFacts), 0);
        m_fixture->askAboutFacts(m_sample);
        const Round round = m_fixture->round(m_sample, Step::KeyFacts);
        QCOMPARE(round.state(), RoundState::Open);
        QVERIFY(round.id != m_fixture->round(m_sample).id);
    }

    void answersAboutFactsAreThoseThatWereAskedFor()
    {
        m_fixture->askAboutFacts(m_sample);
        const Round round = m_fixture->round(m_sample, Step::KeyFacts);
        FactRepository facts(m_fixture->database());
        const auto rows = facts.facts(m_sample);
        QCOMPARE(rows->size(), 3);
        QVERIFY(FactEdits(m_fixture->database()).remove(rows->at(1).id, m_fixture->lea));
        AnswerRepository answers(m_fixture->database());
        const auto record = [&](ItemId item) {
            return answers.record({round.id, m_fixture->ada, item, {YesNo::Yes, false, {}}, 1'000});
        };
        QVERIFY(!record(rows->at(1).id));
        QVERIFY(!record(ItemId{1'000}));
        QVERIFY(record(rows->at(0).id));
        // Once somebody has answered, what is asked about is fixed, in a second pass too.
        QVERIFY(!FactEdits(m_fixture->database()).remove(rows->at(2).id, m_fixture->lea));
        const auto early = m_rounds->submit(round.id, m_fixture->ada);
        QCOMPARE(early.error().code, ErrorCode::Refused);
        QVERIFY2(early.error().remedy.contains(QLatin1Char('2')), qPrintable(early.error().remedy));
    }

    void onlyWhatBothCallKeyIsKey()
    {
        m_fixture->askAboutFacts(m_sample);
        m_fixture->close(m_sample, QStringLiteral("yyn"), QStringLiteral("ynn"), Step::KeyFacts);
        const Round round = m_fixture->round(m_sample, Step::KeyFacts);
        const auto compared = ComparisonRepository(m_fixture->database()).compare(round.id);
        QCOMPARE(compared->items.size(), 3);
        QList<Outcome> outcomes;
        for (const ComparedItem& item : compared->items)
            outcomes.append(*outcomeOf(item, compared->rule, Step::KeyFacts));
        QCOMPARE(outcomes, (QList<Outcome>{Outcome::Key, Outcome::NonKey, Outcome::NonKey}));
        QCOMPARE(compared->items.at(2).paragraph, 2);
        QVERIFY(m_rounds->settle(round.id, m_fixture->lea));
        // The paragraphs' outcome is what these facts stand on.
        const Round paragraphs = m_fixture->round(m_sample);
        QVERIFY(m_rounds->settle(paragraphs.id, m_fixture->lea));
        QCOMPARE(
            m_rounds->reopen(paragraphs.id, m_fixture->lea, QStringLiteral("why")).error().code,
            ErrorCode::Refused);
    }

    void factsStayFixedBetweenThePassesOfACalibration()
    {
        m_fixture->askAboutFacts(m_sample);
        QVERIFY(m_rounds->unassign(m_sample, m_fixture->lea, Step::KeyFacts));
        const auto first = m_rounds->calibrate(
            m_sample, {m_fixture->ada, m_fixture->ben}, m_fixture->lea, Step::KeyFacts);
        QVERIFY(first);
        m_fixture->close(m_sample, QStringLiteral("yyn"), QStringLiteral("ynn"), Step::KeyFacts);
        QVERIFY(m_rounds->labelAgain(first->id, m_fixture->ada));
        FactRepository facts(m_fixture->database());
        QVERIFY(!FactEdits(m_fixture->database())
                     .remove(facts.facts(m_sample)->at(0).id, m_fixture->lea));
    }

private:
    SampleId looseSample()
    {
        ArticleText text;
        text.title = QStringLiteral("Loose");
        for (int i = 0; i < ProjectFixture::paragraphsPerSample; ++i)
            text.paragraphs.append(QStringLiteral("Something."));
        text.discussion = {{QStringLiteral("Person 1"), QStringLiteral("Yes.")}};
        return m_fixture->addSample(text, false);
    }

    /// A calibration of Ada and Ben on a sample of its own, submitted by both.
    Round calibrated(const QString& ada, const QString& ben)
    {
        const SampleId sample = looseSample();
        const Round made = ProjectFixture::take(
            m_rounds->calibrate(sample, {m_fixture->ada, m_fixture->ben}, m_fixture->lea));
        m_fixture->close(sample, ada, ben);
        return *m_rounds->byId(made.id);
    }

    Figure agreement(RoundId round)
    {
        const auto compared = ComparisonRepository(m_fixture->database()).compare(round);
        return percentAgreement(ContingencyTable::fromComparedItems(compared->items));
    }

    QStringList events(const Round& round)
    {
        const auto entries = Journal(m_fixture->database()).newest(50, round.uuid);
        QStringList names;
        for (const JournalEntry& entry : *entries)
            names.append(entry.event);
        return names;
    }

    QList<qint64> rowCounts()
    {
        QList<qint64> counts;
        for (const char* table : {"answer", "decision"})
            counts.append(
                m_fixture->database()
                    .scalar(QStringLiteral("SELECT count(*) FROM %1").arg(QLatin1String(table)))
                    ->toLongLong());
        return counts;
    }

    void exclude(PersonId id)
    {
        PeopleRepository people(m_fixture->database());
        Person person = *people.byId(id);
        person.active = false;
        ProjectFixture::check(people.update(person));
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<RoundRepository> m_rounds;
    SampleId m_sample;
    PersonId m_cem;
};

TANDEM_TEST(TestRoundRepository, QCoreApplication)
#include "tst_roundrepository.moc"
