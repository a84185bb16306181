#include "../formats/kgdssamples.h"
#include "models/rounds/statename.h"
#include "projectfixture.h"
#include "storage/database/transaction.h"
#include "storage/formats/kgdsreader.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/overviewrepository.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/samplesteps.h"
#include "storage/repositories/searchrepository.h"
#include "testmain.h"

#include <QFile>
#include <QTest>

using namespace tandem;

namespace {

kgds::SampleRecord completeRecord()
{
    using namespace kgds;
    SampleRecord record;
    record.article = {{1, QStringLiteral("Prices rose."), ParagraphLabel::Supporting, R"({"id":1})",
                          R"({"b":2})"},
        {2, QStringLiteral("Nobody knew \"why\".\n**So** they say. 汉字"),
            ParagraphLabel::Nonsupporting, {}, {}}};
    record.discussion = {{QStringLiteral("Ann"), QStringLiteral("They rose."), R"({"t":null})"},
        {QStringLiteral("Bob"), QStringLiteral(""), {}}};
    record.opinions = {QStringLiteral("Ann thinks that **prices** rose."), QStringLiteral("x")};
    record.supportingFacts = {{1,
        {{QStringLiteral("Prices rose."), FactType::KeyBackSupporting, R"({"f":[]})"},
            {QStringLiteral("Prices rose."), FactType::IntraRepetitive, {}}},
        R"({"g":1})"}};
    record.nonsupportingFacts = {
        {2, {{QStringLiteral("a"), FactType::Masked5, {}}}, {}}, {1, {}, {}}};
    record.extra = R"({"source":"here","n":[1,2.50]})";
    return record;
}

} // namespace

/// Samples going in and coming out, their lists, and changes of a discussion.
class TestSampleRepository : public QObject
{
    Q_OBJECT

private slots:
    void aRecordComesBackAsItWas()
    {
        ProjectFixture fixture(0);
        SampleRepository samples(fixture.database());
        const auto id = SampleRecords(fixture.database()).addRecord(completeRecord());
        QVERIFY(id);
        QCOMPARE(*SampleRecords(fixture.database()).record(*id), completeRecord());
        const auto empty = SampleRecords(fixture.database()).addRecord({});
        QVERIFY(empty);
        QCOMPARE(*SampleRecords(fixture.database()).record(*empty), kgds::SampleRecord());
        QCOMPARE(samples.row(*empty)->state(), SampleState::Imported);
    }

    void whateverTextsARecordHasComeBackAsTheyWere()
    {
        ProjectFixture fixture(0);
        SampleRepository samples(fixture.database());
        KgdsSamples made(20);
        Transaction transaction(fixture.database());
        QVERIFY(transaction.begin());
        for (int i = 0; i < 300; ++i) {
            const kgds::SampleRecord record = made.next();
            const auto id = SampleRecords(fixture.database()).addRecord(record);
            QVERIFY2(id, id ? "" : qPrintable(id.error().detail));
            const auto back = SampleRecords(fixture.database()).record(*id);
            QVERIFY(back);
            QCOMPARE(back->article, record.article);
            QCOMPARE(back->discussion, record.discussion);
            QCOMPARE(*back, record);
        }
    }

    void everySampleOfTheBenchmarkComesBackAsItWas()
    {
        const QString path = QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json");
        if (!QFile::exists(path))
            QSKIP("The published benchmark is not here.");
        ProjectFixture fixture(0);
        SampleRepository samples(fixture.database());
        Transaction transaction(fixture.database());
        QVERIFY(transaction.begin());
        const auto count =
            kgds::readKgds(path, [&](kgds::SampleRecord&& record, qint64) -> Expected<void> {
                const auto id = SampleRecords(fixture.database()).addRecord(record);
                if (!id)
                    return failure(id.error());
                if (*SampleRecords(fixture.database()).record(*id) != record)
                    return failure(ErrorCode::Database, QStringLiteral("A sample differs."));
                return {};
            });
        QVERIFY2(count, count ? "" : qPrintable(count.error().sentence()));
        QVERIFY(transaction.commit());
        QCOMPARE(*samples.count(), 100);
    }

    void anArticleWithoutATitleGetsOne()
    {
        ProjectFixture fixture(0);
        const auto id = SampleRecords(fixture.database())
                            .addArticle({{}, QStringLiteral("sports"), QStringLiteral("a.txt"),
                                {QStringLiteral("First words."), QStringLiteral("More.")}, {}});
        const auto row = SampleRepository(fixture.database()).row(*id);
        QCOMPARE(row->title, QStringLiteral("First words."));
        QCOMPARE(row->domain, QStringLiteral("sports"));
        QCOMPARE(row->paragraphs, 2);
        QCOMPARE(row->state(), SampleState::WaitingForDiscussion);
        QCOMPARE(*SampleRepository(fixture.database()).domains(), {QStringLiteral("sports")});
    }

    void rowsAreReadByPositionAndById()
    {
        ProjectFixture fixture(5);
        SampleRepository samples(fixture.database());
        QCOMPARE(*samples.count(), 5);
        const auto middle = samples.rows(2, 3);
        QCOMPARE(middle->size(), 3);
        QCOMPARE(middle->at(0).position, 2);
        QCOMPARE(middle->at(2).title, QStringLiteral("Sample 4"));
        QCOMPARE(samples.rows(5, 10)->size(), 1);
        QCOMPARE(samples.rows(6, 10)->size(), 0);
        const auto picked =
            samples.rows({fixture.samples.at(4), SampleId{999}, fixture.samples.at(0)});
        QCOMPARE(picked->size(), 2);
        QCOMPARE(picked->at(0).position, 5);
        QCOMPARE(samples.rowAt(3)->id, fixture.samples.at(2));
        QCOMPARE(samples.rowAt(0).error().code, ErrorCode::NotFound);
        QCOMPARE(samples.row(SampleId{999}).error().code, ErrorCode::NotFound);
    }

    void rowsCountCompleteAnswersOnly()
    {
        ProjectFixture fixture(1);
        const SampleId sample = fixture.samples.first();
        fixture.answer(sample, fixture.ada, QStringLiteral("yn--y"));
        fixture.answer(sample, fixture.ada, QStringLiteral("nn"));
        const auto paragraphs = *SampleRepository(fixture.database()).paragraphs(sample);
        AnswerRepository answers(fixture.database());
        const RoundId round = fixture.round(sample).id;
        QVERIFY(
            answers.record({round, fixture.ada, paragraphs.at(1).id, {YesNo::Yes, true, {}}, 5}));
        QVERIFY(answers.record({round, fixture.ada, paragraphs.at(4).id, {}, 5}));
        const auto row = SampleRepository(fixture.database()).row(sample);
        QCOMPARE(row->answeredA, 1);
        QCOMPARE(row->answeredB, 0);
        QCOMPARE(row->answeredBy(fixture.ada), 1);
        QCOMPARE(row->answeredBy(fixture.lea), 0);
        QCOMPARE(row->state(), SampleState::Open);
    }

    void theNextOpenSampleGoesRoundTheEnd()
    {
        ProjectFixture fixture(4);
        SampleRepository samples(fixture.database());
        const auto next = [&](int from, bool forward) {
            const SampleId id = *samples.nextOpenFor(fixture.ada, from, forward);
            return id.isValid() ? samples.row(id)->position : 0;
        };
        QCOMPARE(next(1, true), 2);
        QCOMPARE(next(4, true), 1);
        QCOMPARE(next(1, false), 4);
        fixture.answer(fixture.samples.at(1), fixture.ada, QStringLiteral("yyyyy"));
        fixture.submit(fixture.samples.at(1), fixture.ada);
        QCOMPARE(next(1, true), 3);
        QCOMPARE(next(3, false), 1);
        QVERIFY(!samples.nextOpenFor(fixture.lea, 1, true)->isValid());
        for (const SampleId sample : {fixture.samples.at(2), fixture.samples.at(3)})
            QVERIFY(RoundRepository(fixture.database()).unassign(sample, fixture.lea));
        QCOMPARE(next(1, true), 0);
    }

    void anAssignedSampleWithoutADiscussionWaitsForItAndIsNobodysNext()
    {
        ProjectFixture fixture(1);
        ArticleText silent;
        silent.paragraphs = {QStringLiteral("One.")};
        const SampleId waiting = fixture.addSample(silent, true);
        fixture.addSample(silent, true);
        SampleRepository samples(fixture.database());
        QCOMPARE(*samples.nextOpenFor(fixture.ada, 2, true), fixture.samples.at(0));
        QCOMPARE(*samples.nextOpenFor(fixture.ada, 3, false), fixture.samples.at(0));
        // A row and a filter say the same.
        QCOMPARE(samples.row(waiting)->state(), SampleState::WaitingForDiscussion);
        QCOMPARE(samples.filtered({.state = SampleState::WaitingForDiscussion})->size(), 2);
        QCOMPARE(*samples.filtered({.state = SampleState::Open}), {fixture.samples.at(0)});
    }

    void aDiscussionIsReplacedWithItsSearchIndexAndJournalled()
    {
        ProjectFixture fixture(1);
        const SampleId sample = fixture.samples.first();
        SampleRepository samples(fixture.database());
        SearchRepository search(fixture.database());
        QCOMPARE(search.find(QStringLiteral("liked"), 9)->size(), 1);
        const QList<kgds::UtteranceRecord> discussion{
            {QStringLiteral("Kim"), QStringLiteral("Marvellous harbour."), {}},
            {QStringLiteral("Lou"), QStringLiteral("Dreadful."), {}},
            {QStringLiteral("Kim"), QStringLiteral("Why?"), {}}};
        QVERIFY(samples.setDiscussion(sample, discussion, fixture.lea));
        QCOMPARE(*samples.discussion(sample), discussion);
        QCOMPARE(search.find(QStringLiteral("liked"), 9)->size(), 0);
        QCOMPARE(search.find(QStringLiteral("harbour"), 9)->first().number, 1);
        QCOMPARE(Journal(fixture.database()).newest(1)->first().event,
            QStringLiteral("discussion changed"));
        QVERIFY(samples.setDiscussion(sample, {}, fixture.lea));
        QCOMPARE(samples.discussion(sample)->size(), 0);
        QCOMPARE(search.find(QStringLiteral("harbour"), 9)->size(), 0);
    }

    void aDiscussionIsFrozenByTheFirstAnswer()
    {
        ProjectFixture fixture(1);
        const SampleId sample = fixture.samples.first();
        SampleRepository samples(fixture.database());
        const auto before = *samples.discussion(sample);
        fixture.answer(sample, fixture.ben, QStringLiteral("--y"));
        const auto changed = samples.setDiscussion(
            sample, {{QStringLiteral("A"), QStringLiteral("b"), {}}}, fixture.lea);
        QCOMPARE(changed.error().code, ErrorCode::Refused);
        QVERIFY(!changed.error().remedy.isEmpty());
        QCOMPARE(*samples.discussion(sample), before);
        QVERIFY(RoundRepository(fixture.database()).unassign(sample, fixture.lea));
        QVERIFY(samples.setDiscussion(
            sample, {{QStringLiteral("A"), QStringLiteral("b"), {}}}, fixture.lea));
    }

    void aDiscussionOutOfBoundsIsRefused()
    {
        ProjectFixture fixture(1);
        const SampleId sample = fixture.samples.first();
        SampleRepository samples(fixture.database());
        const auto before = *samples.discussion(sample);
        const kgds::UtteranceRecord fine{QStringLiteral("A"), QStringLiteral("b"), {}};
        QVERIFY(
            !samples.setDiscussion(sample, QList<kgds::UtteranceRecord>(501, fine), fixture.lea));
        QVERIFY(!samples.setDiscussion(
            sample, {{QStringLiteral(" "), QStringLiteral("b"), {}}}, fixture.lea));
        QVERIFY(!samples.setDiscussion(
            sample, {{QStringLiteral("A"), QStringLiteral("\n "), {}}}, fixture.lea));
        QVERIFY(!samples.setDiscussion(
            sample, {{QStringLiteral("A"), QString(100'001, u'x'), {}}}, fixture.lea));
        QVERIFY(!samples.setDiscussion(SampleId{99}, {fine}, fixture.lea));
        QCOMPARE(*samples.discussion(sample), before);
        QVERIFY(
            samples.setDiscussion(sample, QList<kgds::UtteranceRecord>(500, fine), fixture.lea));
    }

    void filtersPickByWordsStatePersonAndDomain()
    {
        ProjectFixture fixture(3);
        fixture.addSample(
            {QStringLiteral("Harbour news"), QStringLiteral("world"), {},
                {QStringLiteral("Ships came.")}, {{QStringLiteral("A"), QStringLiteral("Sure.")}}},
            false);
        fixture.close(fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("nnnnn"));
        SampleRepository samples(fixture.database());
        const auto picked = [&](const SampleFilter& filter) {
            QList<int> positions;
            const auto ids = samples.filtered(filter);
            for (const SampleId id : *ids)
                positions.append(samples.row(id)->position);
            return positions;
        };
        QCOMPARE(picked({}), (QList<int>{1, 2, 3, 4}));
        QCOMPARE(picked({QStringLiteral("ship"), {}, {}, {}}), (QList<int>{4}));
        QCOMPARE(picked({QStringLiteral("HARB"), {}, {}, {}}), (QList<int>{4}));
        QCOMPARE(picked({QStringLiteral("sample 2"), {}, {}, {}}), (QList<int>{2}));
        QCOMPARE(picked({QStringLiteral("nowhere"), {}, {}, {}}), QList<int>());
        QCOMPARE(picked({QStringLiteral("?!"), {}, {}, {}}), QList<int>());
        QCOMPARE(picked({{}, SampleState::Closed, {}, {}}), (QList<int>{2}));
        QCOMPARE(picked({{}, SampleState::Unassigned, {}, {}}), (QList<int>{4}));
        QCOMPARE(picked({{}, SampleState::Open, fixture.ben, {}}), (QList<int>{1, 3}));
        QCOMPARE(picked({{}, {}, fixture.lea, {}}), QList<int>());
        QCOMPARE(picked({{}, {}, {}, QStringLiteral("world")}), (QList<int>{4}));
        QCOMPARE(picked({.onlyClosed = true}), (QList<int>{2}));
    }

    void aSampleWithADifferenceToDecideAwaitsAdjudication()
    {
        ProjectFixture fixture;
        const SampleId sample = fixture.samples.at(0);
        fixture.close(sample, QStringLiteral("yyynn"), QStringLiteral("yynnn"));
        fixture.close(fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        const auto state = [&] { return stateEverywhere(fixture, sample); };
        QCOMPARE(state(), SampleState::Closed); // strict: nothing is decided
        fixture.setRule(ConsistencyRule::Adjudication);
        QCOMPARE(state(), SampleState::AwaitingAdjudication);
        QCOMPARE(stateEverywhere(fixture, fixture.samples.at(1)), SampleState::Closed);
        const RoundId round = fixture.round(sample).id;
        const ItemId third =
            ProjectFixture::take(itemsOf(fixture.database(), sample, Step::Paragraphs)).at(2).id;
        ComparisonRepository comparison(fixture.database());
        QVERIFY(comparison.decide(
            round, third, Outcome::Supporting, fixture.lea, QStringLiteral("Why"), false));
        QCOMPARE(state(), SampleState::Closed);
        QVERIFY(comparison.withdrawDecision(round, third, fixture.lea));
        QCOMPARE(state(), SampleState::AwaitingAdjudication);
        QVERIFY(comparison.decide(
            round, third, Outcome::Boundary, fixture.lea, QStringLiteral("Why"), false));
        QVERIFY(RoundRepository(fixture.database()).settle(round, fixture.lea));
        QCOMPARE(state(), SampleState::Settled);
        // Programs read the state that they know.
        QCOMPARE(stateKey(SampleState::AwaitingAdjudication), QStringLiteral("closed"));
    }

    void factsWaitForParagraphsUntilTheseAreDecided()
    {
        ProjectFixture fixture;
        fixture.setRule(ConsistencyRule::Adjudication);
        const SampleId sample = fixture.samples.at(0);
        const auto state = [&] { return stateEverywhere(fixture, sample, Step::KeyFacts); };
        QCOMPARE(state(), SampleState::WaitingForParagraphs);
        fixture.close(sample, QStringLiteral("yyynn"), QStringLiteral("yynnn"));
        QCOMPARE(state(), SampleState::WaitingForParagraphs);
        const ItemId third =
            ProjectFixture::take(itemsOf(fixture.database(), sample, Step::Paragraphs)).at(2).id;
        QVERIFY(ComparisonRepository(fixture.database())
                    .decide(fixture.round(sample).id, third, Outcome::Supporting, fixture.lea,
                        QStringLiteral("Why"), false));
        QCOMPARE(state(), SampleState::WaitingForFacts);
        fixture.addFacts(sample, 1, {QStringLiteral("Ships wait.")});
        QCOMPARE(state(), SampleState::Unassigned);
        ProjectFixture::take(
            RoundRepository(fixture.database())
                .assign(sample, {fixture.ada, fixture.ben}, fixture.lea, Step::KeyFacts));
        fixture.close(sample, QStringLiteral("y"), QStringLiteral("n"), Step::KeyFacts);
        QCOMPARE(state(), SampleState::AwaitingAdjudication);
    }

private:
    /// The sample's state; the same in its row, in a filter, in the counts and beside other steps.
    static SampleState stateEverywhere(
        ProjectFixture& fixture, SampleId sample, Step step = Step::Paragraphs)
    {
        Database& database = fixture.database();
        SampleRepository samples(database);
        const SampleRow row = ProjectFixture::take(samples.row(sample, step));
        const auto found =
            ProjectFixture::take(samples.filtered({.state = row.state(), .step = step}));
        const auto counts = ProjectFixture::take(OverviewRepository(database).stateCounts(step));
        const auto steps = ProjectFixture::take(sampleSteps(database, {row})).value(sample);
        if (!found.contains(sample) || counts.value(row.state()) != int(found.size()) ||
            steps.undecided.at(size_t(step)) != row.undecided ||
            (step == Step::KeyFacts && steps.sidesKnown == row.paragraphsOpen))
            qFatal("The states differ.");
        return row.state();
    }
};

TANDEM_TEST(TestSampleRepository, QCoreApplication)
#include "tst_samplerepository.moc"
