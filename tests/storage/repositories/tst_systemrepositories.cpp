#include "projectfixture.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/loneverdicts.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/unattributederrorrepository.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using kgds::Conclusion;
using kgds::ErrorType;
using kgds::FactType;
using kgds::ParagraphLabel;

namespace {

kgds::SampleRecord ferryRecord()
{
    kgds::SampleRecord record;
    for (int index = 1; index <= 4; ++index)
        record.article.append({.index = index,
            .text = QStringLiteral("Paragraph %1.").arg(index),
            .label = index <= 2 ? ParagraphLabel::Supporting : ParagraphLabel::Nonsupporting});
    record.discussion = {{.participant = QStringLiteral("Ann"), .text = QStringLiteral("It is.")}};
    record.opinions = {QStringLiteral("Ann likes **the ferry**."), QStringLiteral("Ben does not.")};
    record.supportingFacts = {
        {.paragraphIndex = 1,
            .facts = {{.text = QStringLiteral("A ferry."), .type = FactType::KeyBackSupporting},
                {.text = QStringLiteral("It was late."), .type = FactType::KeyBackSupporting}}},
        {.paragraphIndex = 2, .facts = {}}};
    record.nonsupportingFacts = {{.paragraphIndex = 3,
        .facts = {{.text = QStringLiteral("A train."), .type = FactType::BackNonsupporting}}}};
    return record;
}

NewSystemOutput extracted(SampleId sample, GoldId gold)
{
    NewSystemOutput made;
    made.sample = sample;
    made.gold = gold;
    made.system = {
        QStringLiteral("small"), kgds::Paradigm::StructuredPrompt, kgds::Pattern::Extractive};
    made.output.paragraphs = {
        kgds::paragraphName(1), kgds::paragraphName(3), kgds::paragraphName(9)};
    made.output.opinions = QStringLiteral("Ann likes it.");
    return made;
}

NewSystemOutput written(SampleId sample, GoldId gold)
{
    NewSystemOutput made;
    made.sample = sample;
    made.gold = gold;
    made.system = {
        QStringLiteral("small"), kgds::Paradigm::SelfReflection, kgds::Pattern::Abstractive};
    made.output.background = QStringLiteral("A ferry was late.");
    made.output.opinions = QStringLiteral("Ann likes it.");
    return made;
}

kgds::SystemJudgement someVerdicts()
{
    return {{{Conclusion::Knowable, Conclusion::Unknowable}, {}, {Conclusion::None}},
        {Conclusion::Knowable, Conclusion::Unknowable}, {std::nullopt, ErrorType::Misattribution}};
}

} // namespace

/// What systems made of samples and what judges say of it, in a project file.
class TestSystemRepositories : public QObject
{
    Q_OBJECT

private slots:
    void aRecordIsKeptOnceAndReadBackAsItWas()
    {
        ProjectFixture fixture(2);
        GoldRepository golds(fixture.database());
        const kgds::SampleRecord record = ferryRecord();
        const GoldId gold = take(golds.keep(fixture.samples.first(), record));
        QCOMPARE(take(golds.keep(fixture.samples.first(), record)), gold);
        QVERIFY(take(golds.record(gold)) == record);
        kgds::SampleRecord changed = record;
        changed.opinions.removeLast();
        QCOMPARE(take(golds.find(fixture.samples.first(), changed)), std::nullopt);
        QVERIFY(take(golds.keep(fixture.samples.first(), changed)) != gold);
        QVERIFY(take(golds.keep(fixture.samples.last(), record)) != gold);
    }

    void aRecordIsNeitherChangedNorTakenAway()
    {
        ProjectFixture fixture;
        take(GoldRepository(fixture.database()).keep(fixture.samples.first(), ferryRecord()));
        QVERIFY(!fixture.database().run(QStringLiteral("UPDATE kgds_gold SET record = '[]'")));
        QVERIFY(!fixture.database().run(QStringLiteral("DELETE FROM kgds_gold")));
    }

    void anOutputIsReadBackAsTheSystemMadeIt()
    {
        ProjectFixture fixture;
        const GoldId gold = keepFerry(fixture);
        SystemOutputRepository outputs(fixture.database());
        const NewSystemOutput made = extracted(fixture.samples.first(), gold);
        const SystemOutputId id = take(outputs.add(made));
        const StoredSystemOutput stored = take(outputs.byId(id));
        QVERIFY(stored.made.output == made.output);
        QVERIFY(stored.made.system == made.system);
        QCOMPARE(take(outputs.add(made)), id);
    }

    void choosingParagraphsIsScoredWithoutAJudge()
    {
        ProjectFixture fixture;
        const GoldId gold = keepFerry(fixture);
        SystemOutputRepository outputs(fixture.database());
        take(outputs.add(extracted(fixture.samples.first(), gold)));
        take(outputs.add(written(fixture.samples.first(), gold)));
        const QList<SystemOutputRow> rows = take(outputs.list());
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.first().score.recall, std::optional(0.5));
        QCOMPARE(rows.first().score.precision, std::optional(1.0 / 3.0));
        QCOMPARE(rows.first().score.retrieved, std::optional(0.5));
        QCOMPARE(rows.first().score.unknownParagraphs, 1);
        QCOMPARE(rows.last().score.recall, std::nullopt);
        QVERIFY(rows.first().isBenchmarkLatest);
    }

    void anotherOutputOfTheSameSystemIsRefused()
    {
        ProjectFixture fixture;
        const GoldId gold = keepFerry(fixture);
        SystemOutputRepository outputs(fixture.database());
        NewSystemOutput made = extracted(fixture.samples.first(), gold);
        take(outputs.add(made));
        made.output.opinions = QStringLiteral("Something else.");
        const auto again = outputs.add(made);
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::Refused);
        made.system.model = QStringLiteral("  ");
        QCOMPARE(outputs.add(made).error().code, ErrorCode::InvalidInput);
    }

    void verdictsComeInOneByOneAndAreScoredOnceAllAreThere()
    {
        ProjectFixture fixture;
        const SystemOutputId output = addWritten(fixture);
        SystemJudgementRepository judgements(fixture.database());
        const QString judge = QStringLiteral("judge");
        const SystemJudgementId id = take(judgements.begin(output, judge, {}));
        QCOMPARE(take(judgements.begin(output, judge, {})), id);
        ProjectFixture::check(
            judgements.setFacts(id, 0, {Conclusion::Knowable, Conclusion::Unknowable},
                {QStringLiteral("It says so."), QString()}));
        ProjectFixture::check(judgements.setOpinions(
            id, {Conclusion::Knowable, Conclusion::Unknowable}, {{}, QStringLiteral("Nothing.")}));
        ProjectFixture::check(
            judgements.setError(id, 1, ErrorType::Misattribution, QStringLiteral("Ann.")));
        QVERIFY(take(judgements.scores(judge)).isEmpty());
        ProjectFixture::check(judgements.complete(id));
        const StoredJudgement stored = take(judgements.byId(id));
        QVERIFY(stored.judgement == someVerdicts());
        QCOMPARE(stored.explanations.errors, QStringList({QString(), QStringLiteral("Ann.")}));
        const QList<JudgedOutputRow> rows = take(judgements.scores(judge));
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.first().score.recall, std::optional(0.5));
        QCOMPARE(rows.first().score.opinionRecall, std::optional(0.5));
        QCOMPARE(rows.first().score.unansweredFacts, 1);
        QCOMPARE(rows.first().score.errors.at(0), 1);
        QVERIFY(take(judgements.isAsComputed(id)));
    }

    void verdictsThatDoNotFitTheSampleAreRefused()
    {
        ProjectFixture fixture;
        const SystemOutputId output = addWritten(fixture);
        SystemJudgementRepository judgements(fixture.database());
        const SystemJudgementId id = take(judgements.begin(output, QStringLiteral("judge"), {}));
        QVERIFY(!judgements.setFacts(id, 3, {}, {}));
        QVERIFY(!judgements.setFacts(id, 0, {Conclusion::Knowable}, {}));
        QVERIFY(!judgements.setOpinions(id, {Conclusion::Knowable}, {}));
        QVERIFY(!judgements.setError(id, 2, ErrorType::Misattribution, {}));
        kgds::SystemJudgement incomplete = someVerdicts();
        incomplete.facts.removeLast();
        QVERIFY(!judgements.addImported(
            output, QStringLiteral("other"), QStringLiteral("a.tar"), incomplete, {}));
        QVERIFY(!judgements.begin(output, {}, {}));
    }

    void oneParagraphWithoutFactsIsNotNone()
    {
        ProjectFixture fixture;
        kgds::SampleRecord record = ferryRecord();
        record.supportingFacts = {{.paragraphIndex = 1, .facts = {}}};
        record.nonsupportingFacts.clear();
        const GoldId gold =
            take(GoldRepository(fixture.database()).keep(fixture.samples.first(), record));
        const SystemOutputId output = take(
            SystemOutputRepository(fixture.database()).add(written(fixture.samples.first(), gold)));
        kgds::SystemJudgement judgement = someVerdicts();
        judgement.facts = {{}};
        SystemJudgementRepository judgements(fixture.database());
        const SystemJudgementId id = take(judgements.addImported(
            output, QStringLiteral("judge"), QStringLiteral("a.tar"), judgement, {}));
        QVERIFY(take(judgements.byId(id)).judgement == judgement);
        QVERIFY(take(judgements.isAsComputed(id)));
    }

    void anImportedJudgementIsThereOnceAndNeverOverwritten()
    {
        ProjectFixture fixture;
        const SystemOutputId output = addWritten(fixture);
        SystemJudgementRepository judgements(fixture.database());
        const QString judge = QStringLiteral("imported");
        const auto add = [&](const kgds::SystemJudgement& judgement) {
            return judgements.addImported(output, judge, QStringLiteral("a.tar"), judgement, {});
        };
        const SystemJudgementId id = take(add(someVerdicts()));
        QCOMPARE(take(add(someVerdicts())), id);
        kgds::SystemJudgement other = someVerdicts();
        other.opinions.first() = Conclusion::Unknowable;
        QCOMPARE(add(other).error().code, ErrorCode::Refused);
        QCOMPARE(take(judgements.verifiers()).first().complete, 1);
    }

    void whatPeopleHaveCheckedStays()
    {
        ProjectFixture fixture;
        const SystemOutputId output = addWritten(fixture);
        SystemJudgementRepository judgements(fixture.database());
        const SystemJudgementId id = take(judgements.addImported(
            output, QStringLiteral("judge"), QStringLiteral("a.tar"), someVerdicts(), {}));
        ProjectFixture::check(fixture.database().run(
            QStringLiteral("INSERT INTO verdict VALUES (1, 'u', 1, ?, ?, 'O1', 0, '', '', 5, 5)"),
            {id, fixture.ada}));
        QVERIFY(!judgements.setOpinions(id, {Conclusion::None, Conclusion::None}, {}));
        QVERIFY(!fixture.database().run(QStringLiteral("UPDATE kgds_judgement SET opinions = ''")));
        QVERIFY(!fixture.database().run(QStringLiteral("DELETE FROM kgds_judgement")));
        QVERIFY(!SystemOutputRepository(fixture.database()).remove(output));
        QVERIFY(!fixture.database().run(
            QStringLiteral("INSERT INTO verdict VALUES (2, 'v', 1, 99, ?, 'O1', 0, '', '', 5, 5)"),
            {fixture.ada}));
    }

    void anOutputThatNobodyCheckedIsTakenAwayWithItsJudgements()
    {
        ProjectFixture fixture;
        const SystemOutputId output = addWritten(fixture);
        SystemJudgementRepository judgements(fixture.database());
        take(judgements.addImported(
            output, QStringLiteral("judge"), QStringLiteral("a.tar"), someVerdicts(), {}));
        const kgds::SystemRef system =
            take(SystemOutputRepository(fixture.database()).byId(output)).made.system;
        UnattributedErrorRepository errors(fixture.database());
        take(errors.add(system, QStringLiteral("judge"), QStringLiteral("a.tar"),
            {kgds::ErrorType::Misattribution}));
        ProjectFixture::check(SystemOutputRepository(fixture.database()).remove(output));
        QVERIFY(take(SystemOutputRepository(fixture.database()).list()).isEmpty());
        QVERIFY(take(judgements.verifiers()).isEmpty());
        QVERIFY(take(errors.of(QStringLiteral("judge"))).empty());
    }

    void aJudgeChoosesOnceInEachOrder()
    {
        ProjectFixture fixture;
        const GoldId gold = keepFerry(fixture);
        const SystemOutputId output = take(SystemOutputRepository(fixture.database())
                                               .add(extracted(fixture.samples.first(), gold)));
        SystemJudgementRepository judgements(fixture.database());
        Feedback feedback;
        feedback.output = output;
        feedback.judge = QStringLiteral("small");
        take(judgements.addFeedback(feedback));
        feedback.choice = FeedbackChoice::Experts;
        take(judgements.addFeedback(feedback));
        QVERIFY(!judgements.addFeedback(feedback));
        feedback.expertsFirst = false;
        take(judgements.addFeedback(feedback));
        const QList<Feedback> all = take(judgements.feedbackOn(output));
        QCOMPARE(all.size(), 2);
        QVERIFY(all.first().expertsFirst);
        const QList<LoneVerdict> by =
            take(loneVerdictsBy(fixture.database(), QStringLiteral("small")));
        QCOMPARE(by.size(), 2);
        QCOMPARE(by.first().way, 0); // the experts' first
        QCOMPARE(by.first().answer, int(FeedbackChoice::Experts));
        QVERIFY(take(loneVerdictsBy(fixture.database(), QStringLiteral("other"))).isEmpty());
    }

private:
    template <typename T>
    static T take(Expected<T> result)
    {
        return ProjectFixture::take(std::move(result));
    }
    static GoldId keepFerry(ProjectFixture& fixture)
    {
        return take(
            GoldRepository(fixture.database()).keep(fixture.samples.first(), ferryRecord()));
    }
    static SystemOutputId addWritten(ProjectFixture& fixture)
    {
        return take(SystemOutputRepository(fixture.database())
                        .add(written(fixture.samples.first(), keepFerry(fixture))));
    }
};

TANDEM_TEST(TestSystemRepositories, QCoreApplication)
#include "tst_systemrepositories.moc"
