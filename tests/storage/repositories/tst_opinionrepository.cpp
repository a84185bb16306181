#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinionrepository.h"

#include "opinionfixture.h"
#include "storage/database/statement.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/opinioneventjson.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestOpinionRepository final : public QObject
{
    Q_OBJECT

private slots:
    void eachUtteranceHasItsAuthor();
    void onlyTheAuthorWritesAboutAnUtterance();
    void everyVersionStaysAndTheLatestCounts();
    void theClockSetBackDoesNotLoseAVersion();
    void whileTheRoundIsOpenOnlyTheAuthorReads();
    void workThatDoesNotFitItsTextsIsRefused();
    void anOpinionStandsInOneUtteranceOnly();
    void theLeadGivesAnUtteranceToTheOtherBeforeAnybodyWrote();
    void theRoundClosesWithOpinionsInTheOrderOfUtterances();
    void thePartnerChecksTheAuthorAnswersAndTheRoundSettles();
    void onlyWhoseTurnItIsMaySaySomething();
    void disputedOpinionsAreDecidedWhereTheProjectAdjudicates();
    void aReopenedRoundKeepsWhatWasSaid();
    void figuresStandOnTheFirstChecks();
    void foreignEventsAreReadStrictly_data();
    void foreignEventsAreReadStrictly();
    void eventsComeBackAsTheyWere();
};

void TestOpinionRepository::eachUtteranceHasItsAuthor()
{
    OpinionFixture fixture;
    const auto authors = ProjectFixture::take(fixture.repository().authors(fixture.round().id));
    QCOMPARE(authors.size(), 4);
    QCOMPARE(authors.value(1), fixture.base.ada);
    QCOMPARE(authors.value(2), fixture.base.ben);
    QCOMPARE(authors.value(3), fixture.base.ada);
}

void TestOpinionRepository::onlyTheAuthorWritesAboutAnUtterance()
{
    OpinionFixture fixture;
    const RoundId round = fixture.round().id;
    OpinionRepository repository = fixture.repository();
    const auto other = repository.record({round, fixture.base.ben, 1, OpinionFixture::none(), 0});
    QVERIFY(!other && other.error().code == ErrorCode::Refused);
    const auto lead = repository.record({round, fixture.base.lea, 1, OpinionFixture::none(), 0});
    QVERIFY(!lead && lead.error().code == ErrorCode::Refused);
    const auto nowhere = repository.record({round, fixture.base.ada, 9, OpinionFixture::none(), 0});
    QVERIFY(!nowhere);
    fixture.write(fixture.base.ada, 1, OpinionFixture::none());
    fixture.write(fixture.base.ada, 3, OpinionFixture::none());
    fixture.submit(fixture.base.ada);
    const auto late = repository.record({round, fixture.base.ada, 1, OpinionFixture::none(), 0});
    QVERIFY(!late && late.error().code == ErrorCode::Refused);
}

void TestOpinionRepository::everyVersionStaysAndTheLatestCounts()
{
    OpinionFixture fixture;
    const UtteranceWork first = fixture.work(1, {QStringLiteral("Person 1 thinks A.")});
    fixture.write(fixture.base.ada, 1, first, 4'000);
    fixture.write(fixture.base.ada, 1, OpinionFixture::none(), 1'000);
    fixture.write(fixture.base.ada, 1, first, 0);
    const auto own =
        ProjectFixture::take(fixture.repository().own(fixture.round().id, fixture.base.ada));
    QCOMPARE(own.size(), 1);
    QVERIFY(own.value(1) == first);
    const auto rows = ProjectFixture::take(fixture.database().scalar(
        QStringLiteral("SELECT count(*) || '/' || sum(duration_ms) FROM opinion_work")));
    QCOMPARE(rows.toString(), QStringLiteral("3/5000"));
    const auto changed =
        fixture.database().run(QStringLiteral("UPDATE opinion_work SET complete = 0"));
    QVERIFY(!changed);
}

void TestOpinionRepository::theClockSetBackDoesNotLoseAVersion()
{
    OpinionFixture fixture;
    fixture.write(fixture.base.ada, 1, OpinionFixture::none());
    // A version from a packet, made where the clock was ahead by a day.
    ProjectFixture::check(fixture.database().run(QStringLiteral(
        "INSERT INTO opinion_work (uuid, round_id, person_id, utterance_position, work, complete,"
        " at, duration_ms) SELECT 'ahead', round_id, person_id, utterance_position, work, complete,"
        " at + 86400000, 0 FROM opinion_work")));
    const UtteranceWork latest = fixture.work(1, {QStringLiteral("Person 1 thinks B.")});
    fixture.write(fixture.base.ada, 1, latest);
    const auto own =
        ProjectFixture::take(fixture.repository().own(fixture.round().id, fixture.base.ada));
    QVERIFY(own.value(1) == latest);
}

void TestOpinionRepository::whileTheRoundIsOpenOnlyTheAuthorReads()
{
    OpinionFixture fixture;
    const RoundId round = fixture.round().id;
    OpinionRepository repository = fixture.repository();
    fixture.write(fixture.base.ada, 1, fixture.work(1, {QStringLiteral("Person 1: secret.")}));
    fixture.write(fixture.base.ada, 3, OpinionFixture::none());
    fixture.submit(fixture.base.ada);
    QVERIFY(ProjectFixture::take(repository.own(round, fixture.base.ben)).isEmpty());
    QVERIFY(ProjectFixture::take(repository.own(round, fixture.base.lea)).isEmpty());
    for (const auto& refused :
        {repository.ofClosedRound(round).has_value(), fixture.checks().opinions(round).has_value(),
            fixture.checks().waiting(round).has_value(),
            fixture.checks().figures(round).has_value(),
            fixture.checks().settled(round).has_value()})
        QVERIFY(!refused);
    QCOMPARE(ProjectFixture::take(fixture.checks().figures()).opinions, 0);
    const auto settled = RoundRepository(fixture.database()).settle(round, fixture.base.lea);
    QVERIFY(!settled && settled.error().code == ErrorCode::Refused);
    const UtteranceWork written = ProjectFixture::take(repository.own(round, fixture.base.ada))[1];
    const auto early = fixture.checks().say(round, written.opinions.first().atoms.first().uuid,
        OpinionFixture::yes(fixture.base.ben), 0);
    QVERIFY(!early && early.error().code == ErrorCode::Refused);
}

void TestOpinionRepository::workThatDoesNotFitItsTextsIsRefused()
{
    OpinionFixture fixture;
    UtteranceWork work = fixture.work(1, {QStringLiteral("Person 1 thinks A.")});
    work.opinions.first().span.length = 10'000;
    const auto recorded =
        fixture.repository().record({fixture.round().id, fixture.base.ada, 1, work, 0});
    QVERIFY(!recorded);
    QVERIFY(recorded.error().where.contains(QStringLiteral("utterance 1")));
}

void TestOpinionRepository::anOpinionStandsInOneUtteranceOnly()
{
    OpinionFixture fixture;
    const UtteranceWork first = fixture.work(1, {QStringLiteral("Person 1 thinks A.")});
    fixture.write(fixture.base.ada, 1, first);
    UtteranceWork copy = fixture.work(3, {QStringLiteral("Person 1 thinks A.")});
    copy.opinions.first().atoms = first.opinions.first().atoms;
    const auto recorded =
        fixture.repository().record({fixture.round().id, fixture.base.ada, 3, copy, 0});
    QVERIFY(!recorded && recorded.error().code == ErrorCode::InvalidInput);
}

void TestOpinionRepository::theLeadGivesAnUtteranceToTheOtherBeforeAnybodyWrote()
{
    OpinionFixture fixture;
    const RoundId round = fixture.round().id;
    OpinionRepository repository = fixture.repository();
    QVERIFY(!repository.reassign(round, 3, fixture.base.ben, fixture.base.ada));
    QVERIFY(!repository.reassign(round, 3, fixture.base.lea, fixture.base.lea));
    QVERIFY(!repository.reassign(round, 9, fixture.base.ben, fixture.base.lea));
    ProjectFixture::check(repository.reassign(round, 3, fixture.base.ben, fixture.base.lea));
    QCOMPARE(ProjectFixture::take(repository.authors(round)).value(3), fixture.base.ben);
    const auto noted = ProjectFixture::take(Journal(fixture.database()).newest(1));
    QCOMPARE(noted.first().event, QStringLiteral("utterance given"));
    fixture.write(fixture.base.ben, 3, OpinionFixture::none());
    const auto late = repository.reassign(round, 3, fixture.base.ada, fixture.base.lea);
    QVERIFY(!late && late.error().code == ErrorCode::Refused);
}

void TestOpinionRepository::theRoundClosesWithOpinionsInTheOrderOfUtterances()
{
    OpinionFixture fixture;
    fixture.close();
    const QList<PlacedOpinion> opinions = fixture.opinions();
    QCOMPARE(opinions.size(), 4);
    QCOMPARE(opinions.at(0).utterance, 1);
    QCOMPARE(opinions.at(2).utterance, 2);
    QCOMPARE(opinions.at(2).atom, 1);
    QCOMPARE(opinions.at(3).number, 4);
    QCOMPARE(opinions.at(0).thread.author, fixture.base.ada);
    QCOMPARE(opinions.at(0).thread.checker, fixture.base.ben);
    QCOMPARE(opinions.at(3).thread.checker, fixture.base.ada);
    const auto waiting = ProjectFixture::take(fixture.checks().waiting(fixture.round().id));
    QCOMPARE(waiting.numbers, (QList<int>{1, 2, 3, 4}));
}

void TestOpinionRepository::thePartnerChecksTheAuthorAnswersAndTheRoundSettles()
{
    OpinionFixture fixture;
    fixture.close();
    const PersonId ada = fixture.base.ada;
    const PersonId ben = fixture.base.ben;
    RoundRepository rounds(fixture.database());
    ProjectFixture::check(fixture.say(1, OpinionFixture::yes(ben)));
    const QString better = QStringLiteral("Person 2 thinks that **Tyrese Maxey** was stripped.");
    ProjectFixture::check(fixture.say(2, OpinionFixture::wrongReference(ada, better)));
    ProjectFixture::check(fixture.say(2, OpinionResponse{ResponseKind::Accept, {}, {}, ben, {}}));
    ProjectFixture::check(fixture.say(3, OpinionFixture::wrongReference(ada, {})));
    const auto early = rounds.settle(fixture.round().id, ada);
    QVERIFY(!early && early.error().code == ErrorCode::Refused);
    QVERIFY(early.error().remedy.contains(QStringLiteral("3, 4")));
    ProjectFixture::check(fixture.say(
        3, OpinionResponse{ResponseKind::Defend, {}, QStringLiteral("It did."), ben, {}}));
    ProjectFixture::check(fixture.say(4, OpinionFixture::yes(ada)));
    ProjectFixture::take(rounds.settle(fixture.round().id, ada));
    const QStringList kept = ProjectFixture::take(fixture.checks().settled(fixture.round().id));
    // Under the strict rule what stays disputed is out.
    QCOMPARE(kept.size(), 3);
    QCOMPARE(kept.at(1), better);
    const auto after = fixture.say(3, OpinionFixture::yes(ada));
    QVERIFY(!after && after.error().code == ErrorCode::Refused);
}

void TestOpinionRepository::onlyWhoseTurnItIsMaySaySomething()
{
    OpinionFixture fixture;
    fixture.close();
    QVERIFY(!fixture.say(1, OpinionFixture::yes(fixture.base.ada)));
    QVERIFY(!fixture.say(1, OpinionFixture::yes(fixture.base.lea)));
    QVERIFY(!fixture.say(1, OpinionResponse{ResponseKind::Defend, {}, {}, fixture.base.ada, {}}));
    const auto nowhere = fixture.checks().say(fixture.round().id,
        QStringLiteral("0190a7b2-0000-7000-8000-000000000000"),
        OpinionFixture::yes(fixture.base.ben), 0);
    QVERIFY(!nowhere && nowhere.error().code == ErrorCode::NotFound);
    ProjectFixture::check(fixture.say(1, OpinionFixture::yes(fixture.base.ben)));
    QVERIFY(!fixture.say(1, OpinionFixture::yes(fixture.base.ben)));
    const auto changed = fixture.database().run(QStringLiteral("DELETE FROM opinion_event"));
    QVERIFY(!changed);
}

void TestOpinionRepository::disputedOpinionsAreDecidedWhereTheProjectAdjudicates()
{
    OpinionFixture fixture;
    fixture.base.setRule(ConsistencyRule::Adjudication, Adjudicator::ThirdPerson);
    fixture.close();
    const PersonId ada = fixture.base.ada;
    const PersonId ben = fixture.base.ben;
    for (const int number : {2, 3, 4})
        ProjectFixture::check(fixture.say(number, OpinionFixture::yes(ada)));
    ProjectFixture::check(fixture.say(1, OpinionFixture::wrongReference(ben, {})));
    ProjectFixture::check(fixture.say(1, OpinionResponse{ResponseKind::Defend, {}, {}, ada, {}}));
    const auto early = RoundRepository(fixture.database()).settle(fixture.round().id, ada);
    QVERIFY(!early);
    OpinionDecision decision{OpinionVerdict::KeepChanged,
        QStringLiteral("Person 1 blames **Kyle Lowry**."), QStringLiteral("Clear enough."), ben,
        {}};
    const auto partner = fixture.say(1, decision);
    QVERIFY(!partner && partner.error().code == ErrorCode::Refused);
    decision.by = fixture.base.lea;
    ProjectFixture::check(fixture.say(1, decision));
    ProjectFixture::take(RoundRepository(fixture.database()).settle(fixture.round().id, ada));
    QCOMPARE(
        ProjectFixture::take(fixture.checks().settled(fixture.round().id)).first(), decision.text);
}

void TestOpinionRepository::aReopenedRoundKeepsWhatWasSaid()
{
    OpinionFixture fixture;
    fixture.close();
    const RoundId round = fixture.round().id;
    RoundRepository rounds(fixture.database());
    ProjectFixture::check(fixture.say(1, OpinionFixture::yes(fixture.base.ben)));
    ProjectFixture::check(fixture.say(2, OpinionFixture::wrongReference(fixture.base.ada, {})));
    ProjectFixture::check(
        fixture.say(2, OpinionResponse{ResponseKind::Defend, {}, {}, fixture.base.ben, {}}));
    for (const int number : {3, 4})
        ProjectFixture::check(fixture.say(number, OpinionFixture::yes(fixture.base.ada)));
    ProjectFixture::take(rounds.settle(round, fixture.base.lea));
    QVERIFY(!rounds.reopen(round, fixture.base.ada, QStringLiteral("Please")));
    ProjectFixture::take(rounds.reopen(round, fixture.base.lea, QStringLiteral("Ada gives in")));
    QVERIFY(!fixture.checks().settled(round));
    ProjectFixture::check(fixture.say(2, OpinionFixture::yes(fixture.base.ada)));
    ProjectFixture::take(rounds.settle(round, fixture.base.lea));
    QCOMPARE(ProjectFixture::take(fixture.checks().settled(round)).size(), 4);
}

void TestOpinionRepository::figuresStandOnTheFirstChecks()
{
    OpinionFixture fixture;
    fixture.close();
    ProjectFixture::check(fixture.say(1, OpinionFixture::yes(fixture.base.ben)));
    ProjectFixture::check(fixture.say(2, OpinionFixture::wrongReference(fixture.base.ada, {})));
    const OpinionFigures sample =
        ProjectFixture::take(fixture.checks().figures(fixture.round().id));
    QCOMPARE(sample.opinions, 4);
    QCOMPARE(sample.checked, 2);
    QCOMPARE(sample.allYes.value.value(), 0.5);
    QCOMPARE(ProjectFixture::take(fixture.checks().figures()).checked, 2);
}

void TestOpinionRepository::foreignEventsAreReadStrictly_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("no JSON") << 0 << QByteArray("{");
    QTest::newRow("a list") << 0 << QByteArray("[]");
    QTest::newRow("nothing") << 0 << QByteArray("{}");
    QTest::newRow("no kind") << 7 << QByteArray("{}");
    QTest::newRow("a word for a truth")
        << 0
        << QByteArray(R"({"faithful":"yes","references":true,"atomic":true,)"
                      R"("independent":true,"suggestion":"","note":""})");
    QTest::newRow("an unknown key")
        << 1 << QByteArray(R"({"response":"accept","text":"","note":"","x":1})");
    QTest::newRow("an unknown word")
        << 2 << QByteArray(R"({"verdict":"maybe","text":"","note":""})");
    QTest::newRow("too large") << 1 << QByteArray(100'000, ' ');
}

void TestOpinionRepository::foreignEventsAreReadStrictly()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, json);
    QVERIFY(!opinionEventFromJson(kind, json, PersonId{1}, {}));
}

void TestOpinionRepository::eventsComeBackAsTheyWere()
{
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000, Qt::UTC);
    const PersonId by{3};
    const QList<OpinionEvent> events{
        OpinionCheck{true, false, true, false, QString::fromUtf8("متن **روشن**"),
            QStringLiteral("line\nline"), by, at},
        OpinionResponse{ResponseKind::Change, QStringLiteral("A \"quoted\" \\ text"), {}, by, at},
        OpinionDecision{OpinionVerdict::Drop, {}, QStringLiteral("**"), by, at}};
    for (const OpinionEvent& event : events) {
        const auto back = ProjectFixture::take(
            opinionEventFromJson(opinionEventKind(event), opinionEventToJson(event), by, at));
        QVERIFY(back == event);
    }
}

TANDEM_TEST(TestOpinionRepository, QCoreApplication)
#include "tst_opinionrepository.moc"
