#include "projectfixture.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/journal.h"

#include <QTest>

using namespace tandem;

/// Rounds: who is asked, handing in, closing, settling, reopening.
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
        setAside(m_cem);
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
        QCOMPARE(m_rounds->handIn(before.id, m_fixture->ada).error().code, ErrorCode::Refused);
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

    void handingInNeedsEveryAnswerAndSaysWhichAreMissing()
    {
        const Round round = m_fixture->round(m_sample);
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("y--n-"));
        const auto paragraphs = SampleRepository(m_fixture->database()).paragraphs(m_sample);
        QVERIFY(AnswerRepository(m_fixture->database())
                    .record({round.id, m_fixture->ada, paragraphs->at(3).id, {YesNo::No, true, {}},
                        1}));
        const auto early = m_rounds->handIn(round.id, m_fixture->ada);
        QCOMPARE(early.error().code, ErrorCode::Refused);
        for (const char* number : {"2", "3", "4", "5"})
            QVERIFY2(early.error().remedy.contains(QLatin1String(number)),
                qPrintable(early.error().remedy));
        QVERIFY(!m_fixture->round(m_sample).handedInA);
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("-ynny"));
        const auto done = m_rounds->handIn(round.id, m_fixture->ada);
        QVERIFY(done);
        QCOMPARE(done->state(), RoundState::HandedInByOne);
        QCOMPARE(m_rounds->handIn(round.id, m_fixture->ada)->handedInA, done->handedInA);
        QCOMPARE(m_rounds->handIn(round.id, m_cem).error().code, ErrorCode::Refused);
    }

    void aHandInIsTakenBackUntilTheOtherHasHandedIn()
    {
        const Round round = m_fixture->round(m_sample);
        QVERIFY(!m_rounds->takeBackHandIn(round.id, m_fixture->ada));
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("yyyyy"));
        m_fixture->handIn(m_sample, m_fixture->ada);
        QCOMPARE(m_rounds->takeBackHandIn(round.id, m_fixture->ada)->state(), RoundState::Open);
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("n"));
        m_fixture->handIn(m_sample, m_fixture->ada);
        m_fixture->answer(m_sample, m_fixture->ben, QStringLiteral("nnnnn"));
        m_fixture->handIn(m_sample, m_fixture->ben);
        QCOMPARE(m_fixture->round(m_sample).state(), RoundState::Closed);
        QCOMPARE(
            m_rounds->takeBackHandIn(round.id, m_fixture->ada).error().code, ErrorCode::Refused);
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
        QVERIFY(comparison.decide(round.id, items->items.first().item, Outcome::Supporting,
            m_cem, QStringLiteral("because")));
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

private:
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

    void setAside(PersonId id)
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

QTEST_GUILESS_MAIN(TestRoundRepository)
#include "tst_roundrepository.moc"
