#include "projectfixture.h"
#include "storage/project/asof.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/roundwrites.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

/// Consistency control: both sides, decisions, and what becomes of every paragraph.
class TestComparisonRepository : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(3);
        m_comparison = std::make_unique<ComparisonRepository>(m_fixture->database());
        m_sample = m_fixture->samples.first();
        m_round = m_fixture->round(m_sample).id;
    }

    void nothingIsComparedBeforeBothHaveSubmitted()
    {
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("yyynn"));
        m_fixture->submit(m_sample, m_fixture->ada);
        QCOMPARE(m_comparison->compare(m_round).error().code, ErrorCode::Refused);
        QVERIFY(m_comparison->closedSamples()->isEmpty());
        QCOMPARE(m_comparison->compare(RoundId{99}).error().code, ErrorCode::NotFound);
    }

    void bothSidesStandSideBySide()
    {
        m_fixture->answer(m_sample, m_fixture->ada, QStringLiteral("y"), QStringLiteral("a note"));
        m_fixture->close(m_sample, QStringLiteral("-yynn"), QStringLiteral("nyyny"));
        const auto comparison = m_comparison->compare(m_round);
        QVERIFY(comparison);
        QCOMPARE(comparison->items.size(), 5);
        QCOMPARE(comparison->items.at(0).number, 1);
        QCOMPARE(comparison->items.at(0).a.value, YesNo::Yes);
        QCOMPARE(comparison->items.at(0).a.note, QStringLiteral("a note"));
        QCOMPARE(comparison->items.at(0).b.value, YesNo::No);
        QCOMPARE(comparison->items.at(0).timeAMs, 10'000);
        QVERIFY(!comparison->items.at(0).isConsistent());
        QVERIFY(comparison->items.at(1).isConsistent());
        QCOMPARE(outcomeOf(comparison->items.at(0), comparison->rule), Outcome::Boundary);
        QCOMPARE(*m_comparison->closedSamples(), QList<SampleId>{m_sample});
    }

    void nothingIsDecidedUnderTheStrictRule()
    {
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("nyyny"));
        QCOMPARE(decide(m_fixture->lea).error().code, ErrorCode::Refused);
        QVERIFY(!*m_comparison->mayAdjudicate(m_fixture->round(m_sample), m_fixture->lea));
        QCOMPARE(*m_comparison->sidesShown(m_fixture->round(m_sample)), SidesShown::Named);
    }

    void whoMayDecideFollowsTheSetting_data()
    {
        QTest::addColumn<Adjudicator>("adjudicator");
        QTest::addColumn<bool>("third");
        QTest::newRow("a third person") << Adjudicator::ThirdPerson << true;
        QTest::newRow("the pair") << Adjudicator::Pair << false;
    }

    void whoMayDecideFollowsTheSetting()
    {
        QFETCH(const Adjudicator, adjudicator);
        QFETCH(const bool, third);
        m_fixture->setRule(ConsistencyRule::Adjudication, adjudicator);
        QVERIFY(!decide(m_fixture->lea));
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("nyyny"));
        QCOMPARE(decide(m_fixture->lea).has_value(), third);
        QCOMPARE(decide(m_fixture->ada).has_value(), !third);
        QCOMPARE(decide(m_fixture->ben).has_value(), !third);
        QVERIFY(!decide({}));
        const Round round = m_fixture->round(m_sample);
        QCOMPARE(*m_comparison->mayAdjudicate(round, m_fixture->lea), third);
        QCOMPARE(*m_comparison->mayAdjudicate(round, m_fixture->ben), !third);
    }

    void aDecisionNeedsANoteAndAnInconsistentParagraph()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication);
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("nyyny"));
        QCOMPARE(
            decide(m_fixture->lea, 0, QStringLiteral(" \n")).error().code, ErrorCode::InvalidInput);
        QVERIFY(!decide(m_fixture->lea, 0, QString(10'001, u'x')));
        QCOMPARE(decide(m_fixture->lea, 1).error().code, ErrorCode::Refused);
        QVERIFY(decide(m_fixture->lea, 0));
        QVERIFY(decide(m_fixture->lea, 4));
    }

    void theLatestDecisionCountsAndCanBeWithdrawn()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication);
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("nyyny"));
        const ItemId item = m_comparison->compare(m_round)->items.first().item;
        const auto outcome = [&] {
            const auto comparison = m_comparison->compare(m_round);
            return outcomeOf(comparison->items.first(), comparison->rule);
        };
        QVERIFY(!outcome());
        for (const Outcome wanted :
            {Outcome::Supporting, Outcome::Nonsupporting, Outcome::Boundary}) {
            QVERIFY(m_comparison->decide(
                m_round, item, wanted, m_fixture->lea, QStringLiteral(" why ")));
            QCOMPARE(outcome(), wanted);
        }
        QVERIFY(m_comparison->withdrawDecision(m_round, item, m_fixture->lea));
        QVERIFY(!outcome());
        const auto log = ComparisonRepository(m_fixture->database()).decisionLog(m_round);
        QCOMPARE(log->size(), 4);
        QVERIFY(!log->first().outcome);
        QCOMPARE(log->last().outcome, Outcome::Supporting);
        QCOMPARE(log->last().note, QStringLiteral("why"));
        QCOMPARE(log->last().by, m_fixture->lea);
    }

    void aDecisionBroughtBackIsWhoseItWasAndWhen()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication, Adjudicator::Pair);
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("nyyny"));
        const ItemId item = m_comparison->compare(m_round)->items.first().item;
        QVERIFY(decide(m_fixture->ben));
        const auto ofBen = *m_comparison->decision(m_round, item);
        QVERIFY(decide(m_fixture->ada));
        const auto ofAda = *m_comparison->decision(m_round, item);
        QVERIFY(m_comparison->restoreDecision(m_round, *ofBen, m_fixture->ada));
        const auto again = *m_comparison->decision(m_round, item);
        QCOMPARE(again->by, m_fixture->ben);
        QCOMPARE(again->at, ofBen->at);
        QCOMPARE(again->note, ofBen->note);
        QCOMPARE(again->restoredBy, m_fixture->ada);
        QCOMPARE(m_comparison->compare(m_round)->items.first().decision->by, m_fixture->ben);
        // Redone and undone again it is still theirs.
        QVERIFY(m_comparison->restoreDecision(m_round, *ofAda, m_fixture->ada));
        QCOMPARE((*m_comparison->decision(m_round, item))->by, m_fixture->ada);
        QVERIFY(m_comparison->restoreDecision(m_round, *again, m_fixture->ada));
        QCOMPARE((*m_comparison->decision(m_round, item))->by, m_fixture->ben);
        QCOMPARE((*m_comparison->decision(m_round, item))->at, ofBen->at);
        QCOMPARE(m_comparison->decisionLog(m_round)->size(), 5);
        QVERIFY(!m_comparison->restoreDecision(m_round, *ofBen, m_fixture->lea));
    }

    void aTagLeavesTheDecisionToWhoDecided()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication);
        m_fixture->close(m_sample, QStringLiteral("yyyyn"), QStringLiteral("nyyyn"));
        const ItemId item = m_comparison->compare(m_round)->items.first().item;
        QVERIFY(!m_comparison->tagGuideline(m_round, item, true, m_fixture->lea));
        const PersonId cem = ProjectFixture::take(
            PeopleRepository(m_fixture->database()).add(QStringLiteral("Cem"), Role::Annotator))
                                 .id;
        const QString note = QStringLiteral("Rule 3 is silent");
        ProjectFixture::check(m_comparison->decide(m_round, item, Outcome::Boundary, cem, note));
        const DecisionRow decided = **m_comparison->decision(m_round, item);
        QCOMPARE(m_comparison->tagGuideline(m_round, item, true, m_fixture->ada).error().code,
            ErrorCode::Refused);
        ProjectFixture::check(m_comparison->tagGuideline(m_round, item, true, m_fixture->lea));
        const DecisionRow tagged = **m_comparison->decision(m_round, item);
        QVERIFY(tagged.guidelineMustChange);
        QCOMPARE(tagged.by, cem);
        QCOMPARE(tagged.at, decided.at);
        QCOMPARE(m_comparison->decisionLog(m_round)->size(), 1);
        const auto entries = Journal(m_fixture->database()).newest(1, decided.uuid);
        QCOMPARE(entries->first().by, m_fixture->lea);
        // Once it is settled only the lead takes it away, when the guideline has been changed.
        ProjectFixture::take(RoundRepository(m_fixture->database()).settle(m_round, cem));
        QVERIFY(!m_comparison->tagGuideline(m_round, item, false, cem));
        const QDateTime then = QDateTime::currentDateTimeUtc();
        QTRY_VERIFY(QDateTime::currentDateTimeUtc() > then);
        ProjectFixture::check(m_comparison->tagGuideline(m_round, item, false, m_fixture->lea));
        QVERIFY(!(*m_comparison->decision(m_round, item))->guidelineMustChange);
        // That day it was tagged still.
        const auto past = ProjectFixture::take(openAsOf(m_fixture->database(), then));
        QVERIFY((*ComparisonRepository(*past).decision(m_round, item))->guidelineMustChange);
    }

    void aTagIsTakenBackOnlyOfTheSameDecision()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication);
        m_fixture->close(m_sample, QStringLiteral("yyyyn"), QStringLiteral("nyyyn"));
        const ItemId item = m_comparison->compare(m_round)->items.first().item;
        const PersonId lea = m_fixture->lea;
        ProjectFixture::check(
            m_comparison->decide(m_round, item, Outcome::Boundary, lea, QStringLiteral("First")));
        const WriteContext here{m_fixture->database(), {}};
        const auto isTagged = [&] {
            return m_comparison->compare(m_round)->guidelineTags.contains(item);
        };
        Written last = ProjectFixture::take(guidelineTagWrite(m_round, item, true, lea)(here));
        QVERIFY(isTagged());
        for (const bool tagged : {false, true}) {
            last = ProjectFixture::take(last.inverse(here));
            QCOMPARE(isTagged(), tagged);
        }
        ProjectFixture::check(m_comparison->decide(
            m_round, item, Outcome::Supporting, lea, QStringLiteral("Second"), true));
        QCOMPARE(last.inverse(here).error().code, ErrorCode::Refused);
        QVERIFY(isTagged());
        const auto again = guidelineTagWrite(m_round, item, true, lea)(here);
        QVERIFY(again->what.as<NothingChanged>());
    }

    void sidesAreUnnamedUntilAnAdjudicatedSampleIsSettled()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication);
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("nyynn"));
        QCOMPARE(*m_comparison->sidesShown(m_fixture->round(m_sample)), SidesShown::Unnamed);
        QVERIFY(decide(m_fixture->lea));
        QVERIFY(RoundRepository(m_fixture->database()).settle(m_round, m_fixture->lea));
        QCOMPARE(*m_comparison->sidesShown(m_fixture->round(m_sample)), SidesShown::Named);
    }

    void theFunnelAddsUpAtEveryMoment()
    {
        m_fixture->addSample(
            {QStringLiteral("T"), {}, {}, {QStringLiteral("p"), QStringLiteral("q")}, {}}, false);
        kgds::SampleRecord record;
        record.article = {{1, QStringLiteral("x"), kgds::ParagraphLabel::Supporting, {}, {}},
            {2, QStringLiteral("y"), kgds::ParagraphLabel::Nonsupporting, {}, {}}};
        QVERIFY(SampleRecords(m_fixture->database()).addRecord(record));
        QCOMPARE(*m_comparison->funnel(), (Funnel{19, 2, 15, 0, 0, 1, 1}));
        m_fixture->close(m_sample, QStringLiteral("yyynn"), QStringLiteral("nyyny"));
        QCOMPARE(*m_comparison->funnel(), (Funnel{19, 2, 10, 0, 2, 3, 2}));
        QCOMPARE(*m_comparison->funnel(m_sample), (Funnel{5, 0, 0, 0, 2, 2, 1}));
        m_fixture->setRule(ConsistencyRule::Adjudication);
        QCOMPARE(*m_comparison->funnel(), (Funnel{19, 2, 10, 2, 0, 3, 2}));
        QVERIFY(decide(m_fixture->lea));
        QCOMPARE(*m_comparison->funnel(), (Funnel{19, 2, 10, 1, 0, 4, 2}));
        const Funnel funnel = *m_comparison->funnel();
        QCOMPARE(
            funnel.unassigned + funnel.open + funnel.undecided + funnel.boundary + funnel.kept(),
            funnel.all);
    }

private:
    Expected<void> decide(
        PersonId by, int item = 0, const QString& note = QStringLiteral("because"))
    {
        const auto paragraphs = SampleRepository(m_fixture->database()).paragraphs(m_sample);
        return m_comparison->decide(
            m_round, paragraphs->at(item).id, Outcome::Supporting, by, note);
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<ComparisonRepository> m_comparison;
    SampleId m_sample;
    RoundId m_round;
};

TANDEM_TEST(TestComparisonRepository, QCoreApplication)
#include "tst_comparisonrepository.moc"
